"""What stands in the file of a server's league: every kind of row and every column, once.

Export, import, checks and docs/privacy.md follow from it. A change of what is here is a new
`VERSION`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from bot.errors import Sentence
from bot.league.located import Cell, Malformed, Row, Scalar

VERSION: Final = 1
KIND: Final = "kind"
"""The column that says which kind a row is of."""
_MOST: Final = 2**63 - 1
_SOON: Final = 4_102_444_800
"""1 January 2100."""


class Unfit(ValueError):
    """A value is not what its column holds; the sentence ends one that names both."""

    def __init__(self, german: str, english: str) -> None:
        super().__init__(english)
        self.german, self.english = german, english


class Value(Protocol):
    """What the values of a column are."""

    def read(self, text: str) -> Any:
        """Return the value of a text that is not empty (raises `Unfit`)."""
        ...

    def written(self, value: Any) -> Scalar:
        """Return the value as JSON holds it."""
        ...


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number; `is_long`: it may have more than 53 bits, which in JSON is a text."""

    low: int
    high: int
    is_long: bool = False

    def read(self, text: str) -> int:
        """Return the number."""
        if not re.fullmatch(r"-?(0|[1-9][0-9]{0,19})", text) or not (
            self.low <= int(text) <= self.high
        ):
            raise Unfit(
                f"keine ganze Zahl von {self.low} bis {self.high}",
                f"no whole number from {self.low} to {self.high}",
            )
        return int(text)

    def written(self, value: int) -> Scalar:
        """Return the number, as text if it may be long."""
        return str(value) if self.is_long else value


@dataclass(frozen=True, slots=True)
class YesNo:
    """A truth: true or false in JSON, 1 or 0 in CSV."""

    def read(self, text: str) -> bool:
        """Return the truth."""
        if text not in {"0", "1"}:
            raise Unfit("weder 0 noch 1 (false, true)", "neither 0 nor 1 (false, true)")
        return text == "1"

    def written(self, value: Any) -> Scalar:
        """Return the truth."""
        return value


@dataclass(frozen=True, slots=True)
class Words:
    """A text of a pattern."""

    pattern: str
    longest: int = 100

    def read(self, text: str) -> str:
        """Return the text."""
        if len(text) > self.longest or not re.fullmatch(self.pattern, text):
            raise Unfit(
                f"kein Text, der hier stehen darf (höchstens {self.longest} Zeichen)",
                f"no text that may stand here (at most {self.longest} characters)",
            )
        return text

    def written(self, value: str) -> Scalar:
        """Return the text."""
        return value


@dataclass(frozen=True, slots=True)
class Column:
    """One value of a row.

    Attributes:
        value: what it is.
        is_needed: whether it may not be empty.
    """

    value: Value
    is_needed: bool = True


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of row: its name in the column `KIND`, and its columns in order."""

    name: str
    columns: Mapping[str, Column] = field(repr=False)

    def read(self, row: Row) -> dict[str, Any]:
        """Return the value of every column, ``None`` where it is empty (raises `Malformed`)."""
        for name, cell in row.cells.items():
            if name != KIND and name not in self.columns:
                raise wrong(
                    cell,
                    f"„{name[:40]}“ gehört nicht in eine Zeile der Art „{self.name}“.",
                    f"“{name[:40]}” does not belong into a row of the kind “{self.name}”.",
                )
        return {name: _value(row, name, column) for name, column in self.columns.items()}

    def written(self, values: Mapping[str, Any]) -> dict[str, Scalar]:
        """Return a row of what is not ``None``."""
        written: dict[str, Scalar] = {KIND: self.name}
        for name, column in self.columns.items():
            value = values.get(name)
            if value is not None:
                written[name] = column.value.written(value)
        return written


def wrong(place: Cell | Row, german: str, english: str) -> Malformed:
    """Return the error about a place of a file."""
    return Malformed(place.line, place.column, Sentence(german, english))


def _value(row: Row, name: str, column: Column) -> Any:
    cell = row.cells.get(name)
    if cell is None:
        if column.is_needed:
            raise wrong(row, f"In dieser Zeile fehlt „{name}“.", f"This row lacks “{name}”.")
        return None
    try:
        return column.value.read(cell.text)
    except Unfit as error:
        said = cell.text[:40]
        raise wrong(
            cell,
            f"„{said}“ ist als „{name}“ {error.german}.",
            f"As “{name}”, “{said}” is {error.english}.",
        ) from None


MOMENT: Final = Whole(0, _SOON)
_NUMBER: Final = Whole(1, _MOST, is_long=True)
_COUNT: Final = Whole(0, 10**9)
_SLUG: Final = Words(r"[a-z0-9_]+")
_NAME: Final = Words(r"[a-z0-9-]+")
_SEAT: Final = Whole(0, 31)

LEAGUE: Final = Kind("league", {"version": Column(Whole(1, 10**6)), "guild": Column(_NUMBER)})
"""The first row: the version of the form, and whose league it is."""
SEASON: Final = Kind("season", {"at": Column(MOMENT), "opens": Column(YesNo())})
"""When an administrator opened a season by hand, or closed one."""
ACHIEVEMENT: Final = Kind(
    "achievement",
    {"member": Column(_NUMBER), "name": Column(_NAME), "granted_at": Column(MOMENT)},
)
"""What a member has achieved, and when."""
MATCH: Final = Kind(
    "match",
    {
        "match": Column(_NUMBER),
        "game": Column(_SLUG),
        "rules_version": Column(Whole(1, 10**6)),
        "options": Column(Words(r"[\w=,.+ -]+", 2_000), is_needed=False),
        "preset": Column(_NAME, is_needed=False),
        "opened_at": Column(MOMENT),
        "ended_at": Column(MOMENT),
        "ended_by": Column(_NAME, is_needed=False),
        "voided_at": Column(MOMENT, is_needed=False),
        "is_casual": Column(YesNo(), is_needed=False),
        "lines": Column(_COUNT),
        "deals": Column(Words(r"[\s\S]+", 1 << 20), is_needed=False),
        "record": Column(Words(r"[\s\S]+", 1 << 22), is_needed=False),
    },
)
"""A match that has ended: its number where it was played, when and under which rules, whether it is
void, how many lines its record has, what every deal brought (as JSON), and the record itself."""
SEAT: Final = Kind(
    "seat",
    {
        "match": Column(_NUMBER),
        "seat": Column(_SEAT),
        "member": Column(Whole(-_MOST, _MOST, is_long=True), is_needed=False),
        "level": Column(_NAME, is_needed=False),
        "left": Column(YesNo()),
        "place": Column(Whole(1, 32)),
        "score": Column(Whole(-(10**9), 10**9)),
        "came_late": Column(YesNo()),
        "left_at": Column(_COUNT, is_needed=False),
        "left_in_first_deal": Column(YesNo()),
        "came_back": Column(YesNo(), is_needed=False),
    },
)
"""How one seat of the match above it ended. The member is negative if he was deleted, empty for a
computer player, whose level stands beside it; at a seat that was left it is that of the one that
played on. Who had left and came back counts as having left, and nobody played on for him."""
BROKEN_OFF: Final = Kind(
    "broken_off",
    {
        "match": Column(_NUMBER),
        "game": Column(_SLUG),
        "rules_version": Column(Whole(1, 10**6)),
        "opened_at": Column(MOMENT),
        "ended_at": Column(MOMENT),
        "ended_by": Column(_NAME),
        "lines": Column(Whole(1, 10**9)),
        "members": Column(Words(r"[1-9][0-9]{0,18}( [1-9][0-9]{0,18})*", 1_000), is_needed=False),
    },
)
"""A match without a result, which counts nowhere: why it was broken off (by vote, an administrator
or a fault, for example), and the ids of its members, deleted ones apart."""
KINDS: Final = {kind.name: kind for kind in (LEAGUE, SEASON, ACHIEVEMENT, MATCH, SEAT, BROKEN_OFF)}
NAMES: Final = tuple(
    dict.fromkeys([KIND, *(name for kind in KINDS.values() for name in kind.columns)])
)
"""Every column of all kinds, in the order of CSV."""
