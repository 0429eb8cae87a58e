"""A match out of its record's text alone, for whoever has no table of it, as an import has not."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bot.session.sheet import Sheet, continued
from games.core import record
from games.core.errors import GameError
from games.core.game import Result, Seat
from games.core.record import Header, RecordError

_HEADER: Final = ("game ", "seats ", "options ", "dealer ")


@dataclass(frozen=True, slots=True)
class Replay:
    """A match as its record tells it.

    Attributes:
        header: what it was played under.
        lines: seat and notation of every line.
        sheet: what every deal brought.
        result: ``None`` if the record ends before the match.
    """

    header: Header
    lines: tuple[tuple[Seat | None, str], ...] = field(repr=False)
    sheet: Sheet = field(repr=False)
    result: Result | None


def replayed(text: str) -> Replay:
    """Replay a record without comments (raises `RecordError`)."""
    source = text.splitlines()
    length = next(
        (at for at, line in enumerate(source) if not line.startswith(_HEADER)), len(source)
    )
    match = record.replay("\n".join(source[:length]))
    sheet: Sheet = ()
    for number, line in enumerate(source[length:], length + 1):
        try:
            match.play(line)
        except GameError as error:
            raise RecordError(number, error) from error
        sheet = continued(sheet, match.game, match.state)
    lines = tuple((line.seat, str(line.action)) for line in match.lines)
    return Replay(match.header, lines, sheet, match.game.result(match.state))
