"""The public message of a table: lobby, running match, end. Pure but for the finished picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.session import Closing, Match, Status, Table, Tempo
from bot.texts import Key, Voice, relative_time
from bot.views.house_rules import preset_name, rule_lines, score_name
from bot.views.ids import ClickId, Verb
from bot.views.people import People, level_name, offered_levels
from bot.views.screen import Item, Picture, PublicScreen, box, button, rows, text
from games.core.text import Text
from games.registry import find_game

EVENTS_SHOWN: Final = 8
"""How many of the last events stand under the table: enough for what a deal came to."""

_SUCCESS: Final = discord.ButtonStyle.success
_PRIMARY: Final = discord.ButtonStyle.primary


def lobby_screen(
    table: Table,
    people: People,
    voice: Voice,
    card: Picture | None = None,
    *,
    rated: Sequence[str] = (),
) -> PublicScreen:
    """Return the message of a table that has not begun.

    Args:
        table: the table.
        people: who sits there.
        voice: everybody's.
        card: its picture; without it the message has the words alone.
        rated: whether the match will be rated, see `bot.views.lobby.rated_lines`.
    """
    speaking = people.speaking(voice)
    rules = table.rules
    title = f"## {voice('lobby-title', game=rules.spec.title)}"
    about = [
        voice("lobby-preset", preset=preset_name(voice, rules.slug, rules.preset)),
        *rule_lines(voice, rules),
        voice("lobby-tempo", tempo=tempo_name(voice, table.tempo)),
        *([voice("lobby-lenient")] if table.is_lenient and not table.is_casual else []),
        *_invitations(table, voice),
    ]
    host = table.seat_of(table.host)
    taken = len(table.seating)
    seats = [
        f"**{voice('lobby-seats', count=taken, max=rules.spec.max_seats)}**",
        *(
            speaking(
                "lobby-seat-host" if seat == host else "lobby-seat",
                place=seat + 1,
                seat=speaking.seat(seat),
            )
            for seat in range(taken)
        ),
    ]
    missing = rules.spec.min_seats - taken
    if missing > 0:
        state = [voice("lobby-needs", missing=missing)]
    else:
        about += _suggestion(table, taken, voice)
        state = [voice("lobby-ready", host=f"<@{table.host}>")]
    state += rated
    return PublicScreen(
        [
            box(
                text(title),
                None if card is None else card.gallery(),
                text("\n".join(about)),
                text("\n".join(seats)),
                text("\n".join(state)),
                *_lobby_rows(table, voice, can_start=missing <= 0),
            )
        ],
        [] if card is None else [card],
    )


def tempo_name(voice: Voice, tempo: Tempo) -> str:
    """Return how long people may think, in words."""
    return voice("lobby-tempo-name", tempo=tempo.name.lower())


def _invitations(table: Table, voice: Voice) -> list[str]:
    """Return what a private table says of itself."""
    if table.guests is None:
        return []
    missing = [f"<@{guest}>" for guest in table.guests if guest not in table.people]
    invited = [voice("lobby-invited", members=", ".join(missing))] if missing else []
    return [voice("lobby-private"), *invited]


def _suggestion(table: Table, seats: int, voice: Voice) -> list[str]:
    """Return the line with a preset that suits as many seats, if there is one."""
    rules = table.rules
    suggested = find_game(rules.slug, rules.version).under(rules.options).suggested_preset(seats)
    if suggested is None:
        return []
    name = preset_name(voice, rules.slug, suggested)
    return [voice("lobby-suggestion", preset=name, count=seats)]


def _lobby_rows(table: Table, voice: Voice, *, can_start: bool) -> list[ui.ActionRow[Any]]:
    def of(verb: Verb) -> ClickId:
        return ClickId(verb, table.id)

    shown = [
        ui.ActionRow(
            button(of(Verb.JOIN), voice("button-join"), _PRIMARY),
            button(of(Verb.LEAVE), voice("button-leave")),
            button(of(Verb.RULES), voice("button-rules")),
        ),
        ui.ActionRow(
            button(of(Verb.ADD_COMPUTER), voice("button-add-computer")),
            button(of(Verb.REMOVE_COMPUTER), voice("button-remove-computer")),
        ),
        ui.ActionRow(
            button(of(Verb.HOUSE), voice("button-house")),
            button(of(Verb.PANEL), voice("button-host")),
            button(of(Verb.START), voice("button-start"), _SUCCESS, disabled=not can_start),
        ),
    ]
    levels = offered_levels(table.rules.spec)
    if len(levels) > 1:
        shown.insert(-1, ui.ActionRow(_level_menu(table, levels, voice)))
    return shown


def _level_menu(table: Table, levels: Sequence[str], voice: Voice) -> ui.Select[Any]:
    # With the revision in its id: the next computer player may be of the same level.
    menu = ClickId(Verb.LEVEL, table.id, table.revision)
    options = [
        discord.SelectOption(label=level_name(voice, level), value=level) for level in levels
    ]
    return ui.Select(custom_id=str(menu), placeholder=voice("menu-level"), options=options)


def match_screen(
    table: Table,
    match: Match,
    people: People,
    voice: Voice,
    picture: Picture | None,
    as_text: str,
    sheet: Picture | None = None,
    time: str | None = None,
    *,
    league: Sequence[str] = (),
) -> PublicScreen:
    """Return the message of a table whose match has begun.

    Args:
        table: the table.
        match: its match.
        people: who sits there.
        voice: everybody's.
        picture: of the public scene; without it the text view stands there.
        as_text: the text view, needed only without a picture.
        sheet: the score sheet, once the match is over.
        time: the line about the time of whoever is due.
        league: lines about what the match has changed, once it is over.
    """
    headline = match.scene(None).table.headline
    speaking = people.speaking(voice)
    title = voice(_TITLES.get(table.status, "table-title"), game=table.rules.spec.title)
    shown: Item
    if picture is None:
        shown = text(as_text)
        lines = [voice("table-no-picture")]
    else:
        shown = picture.gallery()
        lines = [f"### {speaking.say(headline)}"]
    if table.status is Status.ABORTED:
        # Whose turn it was says nothing any more.
        why = [f"### {line}" for line in _closing_lines(table, voice)]
        lines = [*why, voice("closed-unrated")]
    lines += [f"-# {line}" for line in told_lines(match, speaking, headline)]
    if time is not None:
        lines.append(time)
    if table.status is Status.OVER:
        lines += [*place_lines(match, table.rules.slug, speaking), *league]
    below = rows(_match_buttons(table, match, voice))
    scores = None if sheet is None else sheet.gallery()
    frame = box(text(f"## {title}"), shown, text("\n".join(lines)), scores, *below)
    return PublicScreen([frame], [each for each in (picture, sheet) if each is not None])


def told_lines(match: Match, voice: Voice, headline: Text | None = None) -> list[str]:
    """Return the last events in words, oldest first, without what the headline says anyway.

    Args:
        match: the match.
        voice: calls the seats.
        headline: of the public scene, if it is at hand.
    """
    said = voice.say(headline or match.scene(None).table.headline)
    told = [voice.say(event.text()) for event in match.events_for(None, EVENTS_SHOWN)]
    return [line for line in told if line != said]


def time_line(table: Table, moment_of: Callable[[int], int], voice: Voice) -> str | None:
    """Return until when whoever is due may think, and above it until when a pause lasts.

    Discord counts the seconds down by itself in everybody's own time zone.

    Args:
        table: whose time it is.
        moment_of: from playing time to seconds since 1970.
        voice: calls the seats.
    """
    deadline = table.deadline
    if deadline is None:
        return None
    until = relative_time(moment_of(deadline))
    seats = ", ".join(voice.seat(seat) for seat in table.people_due)
    line = f"⏳ {voice('table-until', seats=seats, time=until)}"
    if table.paused_until is None:
        return line
    # Nothing redraws the table when the pause is over: what stands there must then be true too.
    return f"⏸ {_pause(table, relative_time(moment_of(table.paused_until)), voice)}\n{line}"


def _pause(table: Table, time: str, voice: Voice) -> str:
    """Return whose pause lasts until when."""
    if table.paused_by is None:  # begun by an older version of the program
        return voice("table-paused", time=time)
    return voice("table-paused-by", seat=voice.seat(table.paused_by), time=time)


_TITLES: Final[dict[Status, Key]] = {
    Status.OVER: "table-over-title",
    Status.ABORTED: "table-closed-title",
}


def place_lines(match: Match, slug: str, voice: Voice) -> list[str]:
    """Return a line for each seat of a match that is over, best place first."""
    result = match.result
    if result is None:
        return []
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    return [
        voice(
            "table-place",
            place=result.places[seat],
            seat=voice.seat(seat),
            score=score_name(voice, slug, result.scores[seat]),
        )
        for seat in order
    ]


def _match_buttons(table: Table, match: Match, voice: Voice) -> list[ui.Button[Any]]:
    def of(verb: Verb) -> ClickId:
        # Without the number of lines: whoever presses while a move arrives has an older message
        # before him, and Discord refuses an id that the newest one no longer has.
        return ClickId(verb, table.id)

    buttons: list[ui.Button[Any]] = []
    if table.status is Status.RUNNING:
        buttons.append(button(of(Verb.HAND), voice("button-hand"), _SUCCESS))
    if table.status is Status.OVER:
        buttons.append(button(of(Verb.AGAIN), voice("button-again"), _SUCCESS))
    if match.sheet:
        buttons.append(button(of(Verb.SCORES), voice("button-scores")))
    buttons.append(button(of(Verb.TEXT), voice("button-text")))
    if table.status is Status.RUNNING:
        return [*buttons, button(of(Verb.MORE), voice("button-more"))]
    return [
        *buttons,
        button(of(Verb.RECORD), voice("button-record")),
        button(of(Verb.REPORT), voice("button-report")),
    ]


def closed_screen(table: Table, voice: Voice) -> PublicScreen:
    """Return the message of a lobby that was closed."""
    title = voice("lobby-closed-title", game=table.rules.spec.title)
    return notice_screen([f"## {title}", *_closing_lines(table, voice)])


def _closing_lines(table: Table, voice: Voice) -> list[str]:
    """Return why a table was closed."""
    return [] if table.closing is None else [voice(CLOSINGS[table.closing])]


CLOSINGS: Final[dict[Closing, Key]] = {
    Closing.HOST: "closing-host",
    Closing.ADMIN: "closing-admin",
    Closing.VOTE: "closing-vote",
    Closing.EMPTY: "closing-empty",
    Closing.ABANDONED: "closing-abandoned",
    Closing.IDLE: "closing-idle",
    Closing.LOST: "closing-lost",
}


def moved_screen(table: Table, message: int, voice: Voice) -> PublicScreen:
    """Return what an old message says once the table stands in a newer one."""
    place = table.place
    link = f"https://discord.com/channels/{place.guild}/{place.channel}/{message}"
    return notice_screen([voice("table-moved", game=table.rules.spec.title, link=link)])


def notice_screen(lines: Iterable[str]) -> PublicScreen:
    """Return a public message of a few lines without buttons."""
    return PublicScreen([box(text("\n".join(lines)))])
