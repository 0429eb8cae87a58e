"""One click on a button, menu or form of ours as it was read, and what is said of its outcome."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from bot.session import Click, Declined, Done, MemberId, Outcome, Person, Table
from bot.texts import Voice
from bot.views.house_rules import refusal_line
from bot.views.ids import ClickId
from bot.views.reply import Reply


@dataclass(frozen=True, slots=True)
class Clicked:
    """One click on a button or menu of ours, or a form sent in.

    Attributes:
        values: what was chosen in the menu or typed into the form, in order.
        click: who and which, for the session.
        voice: the member's own.
        since_s: when it arrived, by the desk's clock.
    """

    reply: Reply
    id: ClickId
    values: tuple[str, ...]
    table: Table
    click: Click
    voice: Voice
    since_s: float

    @property
    def value(self) -> str:
        """The first value; empty if there is none."""
        return self.values[0] if self.values else ""


Handler: TypeAlias = Callable[[Clicked], Awaitable[None]]


def values_of(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the values of a menu, or of a form's fields in order, from an interaction's data."""
    chosen = data.get("values")
    if chosen is not None:
        return tuple(map(str, chosen))
    return tuple(_typed(cast(list[Mapping[str, Any]], data.get("components", []))))


def _typed(components: list[Mapping[str, Any]]) -> Iterator[str]:
    for component in components:
        field = component.get("component", component)
        if "value" in field:
            yield str(field["value"])


def back_line(table: Table, member: MemberId, voice: Voice) -> str:
    """Return what a member reads who has taken his seat back: also whether that counts as leaving.

    Args:
        table: as it stands now.
        member: who is back.
        voice: his own.
    """
    seat = table.seat_of(member)
    held = None if seat is None else table.seating[seat]
    if isinstance(held, Person) and held.has_left:
        return voice("answer-back-left")
    return voice("answer-back-forgiven" if table.is_lenient else "answer-back")


def outcome_lines(outcome: Outcome, voice: Voice, slug: str = "") -> list[str]:
    """Return what to say about an outcome; nothing if the click was taken.

    Args:
        outcome: what became of a click or command.
        voice: the member's own.
        slug: the game whose house rules were to be set, if any were.
    """
    if isinstance(outcome, Done):
        return []
    lines = [_mentioning(outcome.table, voice).say(outcome.text)]
    if isinstance(outcome, Declined) and outcome.detail is not None:
        lines.append(refusal_line(voice, slug, outcome.detail))
    return lines


def _mentioning(table: Table | None, voice: Voice) -> Voice:
    """Return the voice that calls the members at a table by mentions, which ping nobody."""

    def call(seat: int) -> str:
        held = table.seating[seat] if table is not None and seat < len(table.seating) else None
        return f"<@{held.member}>" if isinstance(held, Person) else voice.seat(seat)

    return voice.named(call)
