"""*Mehr* at a running table: what a member may do there besides playing. Pure.

What a click does is `table_clicks`; whether it is taken is the session's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.session import Away, Computer, MemberId, Person, Status, Table, Tempo
from bot.texts import Key, Voice
from bot.views import limits
from bot.views.host_panel import host_menu
from bot.views.ids import SURE, UNDO, ClickId, Verb
from bot.views.nudges import due_members
from bot.views.people import People
from bot.views.screen import Item, PrivateScreen, box, button, rows, text

_DANGER: Final = discord.ButtonStyle.danger
_PRIMARY: Final = discord.ButtonStyle.primary
_ASKED: Final[dict[Verb, tuple[Key, Key]]] = {
    Verb.GIVE_UP: ("more-give-up-sure", "more-give-up-yes"),
    Verb.END: ("more-end-sure", "more-close-yes"),
    Verb.CLOSE: ("more-close-sure", "more-close-yes"),
    Verb.STOP: ("practice-stop-sure", "practice-stop-yes"),
}
"""What is asked twice: the question, and the button that says yes."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who opens the menu.

    Attributes:
        is_admin: whether he manages the server.
    """

    member: MemberId
    is_admin: bool


def table_menu(
    table: Table,
    viewer: Viewer,
    people: People,
    voice: Voice,
    *,
    is_paused: bool,
    said: Sequence[str] = (),
) -> PrivateScreen:
    """Return the menu of a running table.

    Args:
        table: the table.
        viewer: for whom.
        people: who sits there.
        voice: the member's.
        is_paused: whether a pause lasts.
        said: sentences about what just happened.
    """
    lines = [
        *(f"**{each}**" for each in said),
        f"## {voice('more-title', game=table.rules.spec.title)}",
        *_votes(table, voice),
    ]
    seats = _free_seats(table, viewer.member)
    if seats:
        lines.append(voice(_why_no_seat(table, viewer.member) or "more-take-over-about"))
    buttons = _own_buttons(table, viewer, voice, is_paused=is_paused)
    if not _why_no_seat(table, viewer.member):
        buttons += _seat_buttons(table, seats, people, voice)
    files = [
        button(_id(table, Verb.RECORD), voice("button-record")),
        button(_id(table, Verb.REPORT), voice("button-report")),
    ]
    menus: list[Item] = []
    if viewer.member == table.host and len(table.people) > 1:
        menus.append(ui.ActionRow(host_menu(table, people, voice)))
    shown = [*menus, *rows(buttons), *rows(files)]
    return PrivateScreen([box(text("\n".join(lines)), *shown)])


def sure_screen(table: Table, verb: Verb, voice: Voice) -> PrivateScreen:
    """Return the question whether somebody means it: to give up, or to end a match."""
    question, yes = _ASKED[verb]
    back = Verb.HAND if table.is_practice else Verb.MORE
    buttons = [
        button(ClickId(verb, table.id, detail=SURE), voice(yes), _DANGER),
        button(_id(table, back), voice("more-back")),
    ]
    return PrivateScreen([box(text(voice(question)), *rows(buttons))])


def ends_at_once(table: Table, member: MemberId) -> bool:
    """Whether a member's wish to break the match off needs nobody else's."""
    return table.people == (member,)


def voted_screen(
    table: Table, said: Sequence[str], voice: Voice, *, is_admin: bool
) -> PrivateScreen:
    """Return what is said of a vote; who manages the server need not wait for the others."""
    items: list[Item] = [text("\n".join(said))]
    if is_admin and table.status is Status.RUNNING:
        items += rows([button(_id(table, Verb.CLOSE), voice("more-close"), _DANGER)])
    return PrivateScreen(items)


def _id(table: Table, verb: Verb, *, undoes: bool = False) -> ClickId:
    # What is asked for stands in the id: a second click must not undo the first.
    return ClickId(verb, table.id, detail=UNDO if undoes else "")


def _votes(table: Table, voice: Voice) -> list[str]:
    """Return the line that says who would like to break off, and who still has to agree."""
    persons = [each for each in table.seating if isinstance(each, Person)]
    wanting = [f"<@{each.member}>" for each in persons if each.wants_end]
    if not wanting:
        return []
    missing = [f"<@{each.member}>" for each in persons if not each.wants_end]
    return [voice("more-votes", wanting=", ".join(wanting), missing=", ".join(missing))]


def _own_buttons(
    table: Table, viewer: Viewer, voice: Voice, *, is_paused: bool
) -> list[ui.Button[Any]]:
    seat = table.seat_of(viewer.member)
    buttons: list[ui.Button[Any]] = []
    if seat is not None:
        held = table.seating[seat]
        wants_end = isinstance(held, Person) and held.wants_end
        if table.tempo is not Tempo.NONE and table.is_awaited:
            pause = voice("more-go-on" if is_paused else "more-pause")
            buttons.append(button(_id(table, Verb.PAUSE, undoes=is_paused), pause))
        if any(member != viewer.member for member in due_members(table)):
            buttons.append(button(_id(table, Verb.NUDGE), voice("more-nudge"), _PRIMARY))
        end = voice("more-not-end" if wants_end else "more-end")
        buttons.append(button(_id(table, Verb.END, undoes=wants_end), end))
    if seat is not None or _may_come_back(table, viewer.member):
        buttons.append(button(_id(table, Verb.GIVE_UP), voice("more-give-up"), _DANGER))
    if viewer.is_admin:
        buttons.append(button(_id(table, Verb.CLOSE), voice("more-close"), _DANGER))
    return buttons


def _may_come_back(table: Table, member: MemberId) -> bool:
    """Whether a computer player holds a seat for this member, who has not given up for good."""
    seat = table.away_seat_of(member)
    held = None if seat is None else table.seating[seat]
    return isinstance(held, Away) and not held.gave_up


def _free_seats(table: Table, member: MemberId) -> list[int]:
    """Return the seats of computer players, for a member who has none himself."""
    if table.seat_of(member) is not None or table.away_seat_of(member) is not None:
        return []
    return [seat for seat, each in enumerate(table.seating) if isinstance(each, Computer)]


def _why_no_seat(table: Table, member: MemberId) -> Key | None:
    """Return the sentence that says why nobody, or not this member, takes a seat over."""
    if not table.admits(member):
        return "session-not-invited"
    is_last = table.match is not None and table.match.is_last_deal
    return "session-last-deal" if is_last else None


def _seat_buttons(
    table: Table, seats: Sequence[int], people: People, voice: Voice
) -> list[ui.Button[Any]]:
    plain = people.plain(voice)
    return [
        button(
            ClickId(Verb.TAKE_OVER, table.id, page=seat),
            limits.clip(voice("more-take-over", name=plain.seat(seat)), limits.LABEL),
            _PRIMARY,
        )
        for seat in seats
    ]
