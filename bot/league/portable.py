"""A server's league taken elsewhere: all that cannot be computed, as rows and back, checked.

Ratings, tables and statistics are not in it: they follow. The columns are `bot.league.columns`';
whether a record is what it says, and what is there already, is told by whoever keeps it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Final

from bot.league import keeping
from bot.league.columns import (
    ACHIEVEMENT,
    BROKEN_OFF,
    KIND,
    KINDS,
    LEAGUE,
    MATCH,
    MOMENT,
    NAMES,
    SEASON,
    SEAT,
    VERSION,
    Kind,
    wrong,
)
from bot.league.located import Form, Row, Scalar, located, written
from bot.league.results import BrokenOff, SeatResult
from bot.league.seasons import Mark
from bot.league.sheets import Sheet
from bot.league.sheets import read as read_sheet
from games.core.sheet import DealScore
from games.core.statistics import SeatMatch

FEWEST_SEATS: Final = 2
_MOST: Final = 10**9


AHEAD_S: Final = 60
"""By how many seconds the clock of another computer may be ahead of this one's."""


@dataclass(frozen=True, slots=True)
class Granted:
    """What a member has achieved, and when."""

    member: int
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class PortableMatch:
    """A match that has ended.

    Attributes:
        number: its table's where it was played.
        game, rules_version, options, preset: what was played.
        opened_at, ended_at, voided_at: seconds since 1970.
        is_casual: whether its host wanted no rating.
        ended_by: why it ended, as the game says.
        lines: of its record.
        deals: what every deal brought, as `bot.league.sheets` writes it.
        record: as `games.core.record` reads it; ``None``: it does not come along.
        seats: in seat order, at least two.
        row: where it stands in the file.
    """

    number: int
    game: str
    rules_version: int
    options: str
    preset: str
    opened_at: int
    ended_at: int
    ended_by: str | None
    voided_at: int | None
    lines: int
    deals: str | None = field(repr=False)
    record: str | None = field(repr=False)
    seats: tuple[SeatResult, ...]
    is_casual: bool = False
    row: Row = field(default=Row(0, 0, {}), repr=False, compare=False)

    @property
    def key(self) -> tuple[str, int, int]:
        """What tells a match from every other one of its server, wherever it is kept."""
        return self.game, self.ended_at, self.number


@dataclass(frozen=True, slots=True)
class PortableLeague:
    """All of a server's league that cannot be computed; `marks` are those made by hand."""

    guild: int
    marks: tuple[Mark, ...] = ()
    granted: tuple[Granted, ...] = ()
    matches: tuple[PortableMatch, ...] = ()
    broken_off: tuple[BrokenOff, ...] = ()


def text_of(league: PortableLeague, form: Form) -> str:
    """Return a league as the content of a file."""
    return written(_rows(league), form, NAMES)


def league_of(text: str, form: Form, now: int) -> PortableLeague:
    """Return the league that the content of a file holds.

    Args:
        text: the content.
        form: in which it is written.
        now: seconds since 1970; whatever is said to have happened later is refused.

    Raises:
        Malformed: something is wrong, with the line and column of the first place.
    """
    reading = _Reading(now)
    for row in located(text, form, NAMES):
        reading.take(row)
    return reading.league(text)


def _rows(league: PortableLeague) -> Iterator[Mapping[str, Scalar]]:
    yield LEAGUE.written({"version": VERSION, "guild": league.guild})
    for mark in sorted(league.marks):
        yield SEASON.written({"at": mark.at, "opens": mark.is_opening})
    for each in league.granted:
        values = {"member": each.member, "name": each.name, "granted_at": each.at}
        yield ACHIEVEMENT.written(values)
    for match in league.matches:
        values = {name: getattr(match, name, None) for name in MATCH.columns}
        filled = {name: value for name, value in values.items() if value != ""}
        yield MATCH.written(filled | {"match": match.number})
        for number, seat in enumerate(match.seats):
            values = {name: getattr(seat, name, None) for name in SEAT.columns}
            yield SEAT.written(
                values
                | {
                    "match": match.number,
                    "seat": number,
                    "level": seat.level or None,
                    "left": seat.has_left,
                }
            )
    for broken in league.broken_off:
        values = {name: getattr(broken, name, None) for name in BROKEN_OFF.columns}
        members = " ".join(map(str, broken.members)) or None
        yield BROKEN_OFF.written(values | {"match": broken.number, "members": members})


def _broken_off(row: Row, values: Mapping[str, Any]) -> BrokenOff:
    given = {name: values[name] for name in BROKEN_OFF.columns if name != "match"}
    given["members"] = tuple(sorted(set(map(int, (values["members"] or "").split()))))
    _check_order(row, given["opened_at"], given["ended_at"])
    return BrokenOff(values["match"], **given)


def _check_order(row: Row, opened_at: int, ended_at: int) -> None:
    if ended_at < opened_at:
        raise wrong(
            row.cells["ended_at"],
            "Die Partie endet, bevor sie beginnt.",
            "The match ends before it begins.",
        )


class _Reading:
    """Takes rows in their order, and refuses what cannot follow on those before."""

    def __init__(self, now: int) -> None:
        self._now = now
        self._guild: int | None = None
        self._marks: dict[int, Mark] = {}
        self._granted: dict[tuple[int, str], Granted] = {}
        self._matches: dict[tuple[str, int, int], PortableMatch] = {}
        self._broken_off: dict[tuple[str, int, int], BrokenOff] = {}
        self._open: PortableMatch | None = None

    def take(self, row: Row) -> None:
        """Take the next row (raises `Malformed`)."""
        name = row.cells.get(KIND)
        kind = None if name is None else KINDS.get(name.text)
        if kind is None:
            kinds = ", ".join(KINDS)
            raise wrong(
                name or row,
                f"„{KIND}“ sagt, von welcher Art eine Zeile ist: {kinds}.",
                f"“{KIND}” says which kind a row is of: {kinds}.",
            )
        if (kind is LEAGUE) == (self._guild is not None):
            raise wrong(
                row,
                f"Die erste Zeile muss von der Art „{LEAGUE.name}“ sein, und keine andere.",
                f"The first row must be of the kind “{LEAGUE.name}”, and no other.",
            )
        values = kind.read(row)
        self._check_moments(kind, row, values)
        if kind is SEAT:
            self._take_seat(row, values)
            return
        self._close()
        if kind is LEAGUE:
            self._take_league(row, values)
        elif kind is SEASON:
            _once(row, values["at"], self._marks)
            self._marks[values["at"]] = Mark(values["at"], values["opens"])
        elif kind is ACHIEVEMENT:
            granted = Granted(values["member"], values["name"], values["granted_at"])
            _once(row, (granted.member, granted.name), self._granted)
            self._granted[granted.member, granted.name] = granted
        elif kind is BROKEN_OFF:
            broken = _broken_off(row, values)
            _once(row, broken.key, self._broken_off)
            self._broken_off[broken.key] = broken
        else:
            self._take_match(row, values)

    def _check_moments(self, kind: Kind, row: Row, values: Mapping[str, Any]) -> None:
        """Refuse what has not happened yet: all that ends before it would be late then."""
        for name, column in kind.columns.items():
            at = values[name]
            if column.value is MOMENT and at is not None and at > self._now + AHEAD_S:
                raise wrong(
                    row.cells[name],
                    f"„{name}“ liegt in der Zukunft ({_date(at)}). Geht die Uhr dieses Rechners "
                    "richtig, ist die Datei falsch.",
                    f"“{name}” lies in the future ({_date(at)}). If the clock of this computer is "
                    "right, the file is wrong.",
                )

    def league(self, text: str) -> PortableLeague:
        """Return what was taken, if it is whole (raises `Malformed`)."""
        self._close()
        if self._guild is None:
            end = Row(text.count("\n") + 1, 1, {})
            raise wrong(end, "In der Datei steht keine Liga.", "There is no league in the file.")
        return PortableLeague(
            self._guild,
            tuple(sorted(self._marks.values())),
            tuple(self._granted.values()),
            tuple(self._matches.values()),
            tuple(self._broken_off.values()),
        )

    def _take_league(self, row: Row, values: Mapping[str, Any]) -> None:
        if values["version"] != VERSION:
            raise wrong(
                row.cells["version"],
                f"Dieses Programm kennt Fassung {VERSION} solcher Dateien, nicht "
                f"{values['version']}; bitte Stammtisch aktualisieren.",
                f"This program knows version {VERSION} of such files, not {values['version']}; "
                "please update Stammtisch.",
            )
        self._guild = values["guild"]

    def _take_match(self, row: Row, values: Mapping[str, Any]) -> None:
        given = {name: value for name, value in values.items() if name != "match"}
        given |= {name: given[name] or "" for name in ("options", "preset")}
        given["is_casual"] = bool(given["is_casual"])
        match = PortableMatch(values["match"], seats=(), row=row, **given)
        _once(row, match.key, self._matches)
        _check_order(row, match.opened_at, match.ended_at)
        self._open = match

    def _take_seat(self, row: Row, values: Mapping[str, Any]) -> None:
        match = self._open
        if match is None or values["match"] != match.number or values["seat"] != len(match.seats):
            raise wrong(
                row,
                "Die Plätze einer Partie stehen unter ihr, von 0 an und ohne Lücke.",
                "The seats of a match stand below it, from 0 on and without a gap.",
            )
        self._open = replace(match, seats=(*match.seats, _seat(row, values, match)))

    def _close(self) -> None:
        """Keep the match whose seats were read."""
        match, self._open = self._open, None
        if match is None:
            return
        _check(match)
        self._matches[match.key] = match


def _seat(row: Row, values: Mapping[str, Any], match: PortableMatch) -> SeatResult:
    member, level, has_left = values["member"], values["level"], values["left"]
    left_at, came_back = values["left_at"], bool(values["came_back"])
    is_gone = has_left and not came_back
    if is_gone and member is not None and member < 0:
        level = level or ""
    if (
        member == 0
        or is_gone != (member is not None and level is not None)
        or (came_back and (member is None or not has_left))
    ):
        raise wrong(
            row,
            "„member“, „level“, „left“ und „came_back“ passen nicht zusammen: Bei einem Menschen "
            "steht eine Stufe nur, wenn er gegangen ist, und zurück kommt nur, wer gegangen war.",
            "“member”, “level”, “left” and “came_back” do not fit: with a person there is a level "
            "only if he has left, and only who had left comes back.",
        )
    if (left_at is not None and not (is_gone and left_at <= match.lines)) or (
        values["left_in_first_deal"] and left_at is None
    ):
        raise wrong(
            row.cells.get("left_at", row),
            "Nur wer gegangen ist, ging nach einer Zeile des Protokolls; so viele hat es nicht, "
            "oder sie fehlt.",
            "Only who has left did so after a line of the record; it has not so many, or the "
            "line is missing.",
        )
    return SeatResult(
        member,
        level,
        values["place"],
        values["score"],
        values["came_late"],
        left_at,
        values["left_in_first_deal"],
        came_back,
    )


def _check(match: PortableMatch) -> None:
    """Refuse a match whose parts do not fit (raises `Malformed`)."""
    seats = len(match.seats)
    people = [seat.member for seat in match.seats if seat.member is not None]
    if seats < FEWEST_SEATS or max(seat.place for seat in match.seats) > seats:
        raise wrong(
            match.row,
            f"Partie {match.number} hat {seats} Plätze; es müssen zwei sein, und kein Rang höher.",
            f"Match {match.number} has {seats} seats; there must be two, and no place above.",
        )
    if len(set(people)) < len(people):
        raise wrong(
            match.row,
            f"In Partie {match.number} sitzt jemand zweimal.",
            f"Somebody sits twice in match {match.number}.",
        )
    if match.deals is not None and not _is_sheet(match.deals, match):
        raise wrong(
            match.row.cells["deals"],
            f"Der Anschreibezettel von Partie {match.number} ist nicht zu lesen.",
            f"The score sheet of match {match.number} cannot be read.",
        )


def _is_sheet(text: str, match: PortableMatch) -> bool:
    """Return whether a text is a score sheet that the game's statistics can count."""
    try:
        sheet = read_sheet(text)
        return all(_is_deal(deal, len(match.seats)) for deal in sheet) and all(
            _is_small(number) for number in _counted(match, sheet)
        )
    except (ValueError, TypeError, LookupError, RecursionError):
        return False


def _is_deal(deal: DealScore, seats: int) -> bool:
    return (
        len(deal.points) == len(deal.totals) == seats
        and all(map(_is_small, (deal.deal, deal.dealer, *deal.totals)))
        and all(each is None or _is_small(each) for each in deal.points)
    )


def _is_small(number: object) -> bool:
    """Return whether it is a whole number with which one can count on: JSON's have no end."""
    return type(number) is int and abs(number) <= _MOST


def _counted(match: PortableMatch, sheet: Sheet) -> Iterator[int]:
    """Yield what statistics count in a sheet whose deals are ones."""
    statistics = keeping.declared().get(match.game, ()) if sheet else ()
    for number, seat in enumerate(match.seats):
        played = SeatMatch(number, seat.score, sheet)
        for statistic in statistics:
            yield from statistic.numbers(played)


def _date(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _once(row: Row, key: Any, known: Iterable[Any]) -> None:
    """Refuse a row that stands in the file twice (raises `Malformed`)."""
    if key in known:
        raise wrong(row, "Das steht schon weiter oben.", "This stands further above already.")
