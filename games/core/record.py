"""Records: a match as text, read, written and replayed; nothing is ever shuffled here."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from games.core.actions import Action, action_types, parse_action
from games.core.errors import GameError, IllegalAction, NotationError, OptionError, Refusal
from games.core.events import Event
from games.core.game import Game, State
from games.registry import find_game

_MAX_DIGITS: Final = 6
"""Longest whole number in a record."""
_MAX_SENTENCE: Final = 400
"""Longest sentence about a record, in characters."""
_SHORT: Final = 32
"""Longest line that is remembered once it was read, in characters."""


class RecordError(GameError):
    """A record is wrong at one line.

    Attributes:
        line: 1-based line of the text.
        key: ``notation``, ``options`` or the key of the refusal.
        section: paragraph of the rules, if a rule was broken.
        sentence: what is wrong, cut off where it repeats endless text of the record.
        refusal: the refusal, if a rule was broken.
    """

    def __init__(self, line: int, cause: GameError) -> None:
        refusal = cause.refusal if isinstance(cause, IllegalAction) else None
        self.line = line
        self.refusal: Refusal | None = refusal
        self.key = (
            refusal.key if refusal else "options" if isinstance(cause, OptionError) else "notation"
        )
        self.section = refusal.section if refusal else None
        self.sentence = _cut(refusal.sentence if refusal else str(cause))
        paragraph = f" (§ {self.section})" if self.section else ""
        super().__init__(f"line {line}: {self.key}: {self.sentence}{paragraph}")


@dataclass(frozen=True, slots=True)
class Header:
    """What a match is played under.

    Attributes:
        slug, rules_version: which game.
        seats: how many.
        options: spellings of what differs from the default, in the order of the game's list.
        dealer: first dealer; 0 where the game's header names none.
    """

    slug: str
    rules_version: int
    seats: int
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    dealer: int = 0

    def game(self) -> Game[Any, Any, Any]:
        """Return the game under these house rules (raises `NotationError`, `OptionError`)."""
        return find_game(self.slug, self.rules_version).under(self.options)

    def lines(self) -> list[str]:
        """Return the header's lines, each in its one spelling."""
        lines = [f"game {self.slug} {self.rules_version}", f"seats {self.seats}"]
        if self.options:
            pairs = " ".join(f"{key}={value}" for key, value in self.options.items())
            lines.append(f"options {pairs}")
        if self.game().names_dealer:
            lines.append(f"dealer {self.dealer}")
        return lines


@dataclass(frozen=True, slots=True)
class Line:
    """One action of a match; `seat` is ``None`` for chance."""

    seat: int | None
    action: Action

    def __str__(self) -> str:
        return str(self.action) if self.seat is None else f"{self.seat} {self.action}"


@dataclass(slots=True)
class Match:
    """A replayed match.

    Attributes:
        number: how many lines after the header were applied.
        events: all that happened, in order.
    """

    header: Header
    game: Game[Any, Any, Any]
    state: State
    lines: list[Line] = field(default_factory=list[Line], repr=False)
    events: list[Event] = field(default_factory=list[Event], repr=False)

    @property
    def number(self) -> int:
        """How many lines after the header were applied."""
        return len(self.lines)

    @classmethod
    def begin(cls, header: Header) -> Match:
        """Return the match before its first line (raises `NotationError`, `OptionError`)."""
        game = header.game()
        return cls(header, game, game.start(header.seats, header.dealer))

    def play(self, text: str) -> list[Event]:
        """Apply one line ``[seat] action`` and return what happened.

        Raises:
            NotationError: the line cannot be read.
            IllegalAction: the action is refused; nothing has changed.
        """
        return self.add(read_line(self.game, self.header.seats, text))

    def add(self, line: Line) -> list[Event]:
        """Apply one line and return what happened (raises `IllegalAction`, nothing has changed)."""
        events = self.game.apply(self.state, line.seat, line.action)
        self.lines.append(line)
        self.events.extend(events)
        return events

    def text(self) -> str:
        """Return the record of the match so far, each line in its one spelling."""
        return "\n".join([*self.header.lines(), *map(str, self.lines)]) + "\n"


def read_line(game: Game[Any, Any, Any], seats: int, text: str) -> Line:
    """Read one line after the header (raises `NotationError`)."""
    types = game.spec.actions
    return _read_short(types, seats, text) if len(text) <= _SHORT else _read(types, seats, text)


def _read(types: tuple[type[Action], ...], seats: int, text: str) -> Line:
    by_verb = action_types(types)
    first, _, rest = text.partition(" ")
    if first.isdigit():
        seat = _whole(first, "a seat")
        if seat >= seats:
            raise NotationError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        action = parse_action(rest, by_verb)
        if action.is_chance:
            raise NotationError(f"{action.verb!r} belongs to no seat")
        return Line(seat, action)
    action = parse_action(text, by_verb)
    if not action.is_chance:
        raise NotationError(f"{action.verb!r} needs the seat that does it before it")
    return Line(None, action)


# Lines never change, and matches repeat them.
_read_short = lru_cache(1 << 13)(_read)


def replay(text: str) -> Match:
    """Read a whole record and apply every line.

    Raises:
        RecordError: with the line, for anything that is wrong.
    """
    source = list(_content(text))
    header, used = _read_header(source)
    try:
        match = Match.begin(header)
    except GameError as error:
        about_seats = isinstance(error, OptionError) and error.key == "seats"
        raise RecordError(source[1 if about_seats else used - 1][0], error) from error
    for at, content in source[used:]:
        try:
            match.play(content)
        except GameError as error:
            raise RecordError(at, error) from error
    return match


def _content(text: str) -> Iterable[tuple[int, str]]:
    """Return the 1-based number and the content of each line that holds more than a comment.

    Only LF or CR LF ends a line: a comment may hold whatever else Unicode calls a line break.
    """
    is_nfc = unicodedata.is_normalized("NFC", text)
    for at, line in enumerate(text.split("\n"), start=1):
        if not (is_nfc or unicodedata.is_normalized("NFC", line)):
            raise RecordError(at, NotationError("the record is not Unicode NFC"))
        content, comment, _ = line.removesuffix("\r").partition("#")
        if comment:
            content = content.rstrip(" ")
        if content.strip(" "):
            yield at, content


def _read_header(source: list[tuple[int, str]]) -> tuple[Header, int]:
    """Return the header and how many content lines it took."""
    at = source[0][0] if source else 1
    try:
        slug, version = _two(_field(source, 0, "game"), "game <slug> <rules version>")
        at = source[0][0]
        spec = find_game(slug, _whole(version, "the rules version")).spec
        at = source[1][0] if len(source) > 1 else at
        seats = _whole(_field(source, 1, "seats"), "the number of seats")
        used = 2
        options: dict[str, str] = {}
        if len(source) > used and source[used][1].startswith("options "):
            at = source[used][0]
            text = source[used][1].removeprefix("options ")
            if text != " ".join(text.split()):
                raise NotationError("options are separated by one space")
            options = spec.options.from_text(text).pairs()
            used += 1
        dealer = 0
        if find_game(slug, spec.rules_version).under(options).names_dealer:
            at = source[used][0] if len(source) > used else at
            dealer = _whole(_field(source, used, "dealer"), "the dealer")
            used += 1
        return Header(slug, spec.rules_version, seats, options, dealer), used
    except GameError as error:
        raise RecordError(at, error) from error


def _field(source: list[tuple[int, str]], index: int, name: str) -> str:
    content = source[index][1] if index < len(source) else ""
    if not content.startswith(f"{name} "):
        raise NotationError(f"the header's line {index + 1} must be '{name} …', not {content!r}")
    return content.removeprefix(f"{name} ")


def _two(text: str, shape: str) -> tuple[str, str]:
    parts = text.split(" ")
    if len(parts) != 2:
        raise NotationError(f"expected '{shape}'")
    return parts[0], parts[1]


def _whole(text: str, what: str) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) <= _MAX_DIGITS
    if not is_number or (len(text) > 1 and text[0] == "0"):
        raise NotationError(f"{what} must be a whole number, not {text!r}")
    return int(text)


def _cut(sentence: str) -> str:
    return sentence if len(sentence) <= _MAX_SENTENCE else f"{sentence[: _MAX_SENTENCE - 1]}…"
