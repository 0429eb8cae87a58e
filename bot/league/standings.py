"""The league table of one server and game: matches, wins, average place, points; no ratings yet.

A rating would be one more column of `Row`, computed from the same ordered results.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.league.results import MatchResult


@dataclass(frozen=True, slots=True)
class Row:
    """One person's line.

    Attributes:
        rank: from 1; rows that are equal in all that orders them share the better one.
        member: Discord id.
        matches: how many ended.
        wins: how many of them on place 1, shared or not.
        average_place: mean of the places.
        points: sum of the final totals, minus points in games where the fewest win.
    """

    rank: int
    member: int
    matches: int
    wins: int
    average_place: float
    points: int


@dataclass(frozen=True, slots=True)
class Standings:
    """Both tables of a server and game.

    Attributes:
        rated: matches with at least two people, best first.
        training: matches with exactly one person.
    """

    rated: tuple[Row, ...]
    training: tuple[Row, ...]


@dataclass(slots=True)
class _Sums:
    matches: int = 0
    wins: int = 0
    places: int = 0
    points: int = 0


@dataclass(slots=True)
class _Ledger:
    by_member: dict[int, _Sums] = field(default_factory=dict[int, _Sums])

    def add(self, match: MatchResult) -> None:
        for seat in match.seats:
            if seat.member is None:
                continue
            sums = self.by_member.setdefault(seat.member, _Sums())
            sums.matches += 1
            # Whoever left comes last: what a computer player brought about is not his.
            place = len(match.seats) if seat.has_left else seat.place
            sums.wins += place == 1
            sums.places += place
            sums.points += seat.score

    def rows(self, *, fewest_wins: bool) -> tuple[Row, ...]:
        """Return the rows ordered by average place, matches, wins, points a match."""

        def order(sums: _Sums) -> tuple[float, int, int, float]:
            points = sums.points / sums.matches
            return (
                sums.places / sums.matches,
                -sums.matches,
                -sums.wins,
                points if fewest_wins else -points,
            )

        ordered = sorted(self.by_member.items(), key=lambda item: (order(item[1]), item[0]))
        rows: list[Row] = []
        for index, (member, sums) in enumerate(ordered):
            is_tie = index > 0 and order(ordered[index - 1][1]) == order(sums)
            rank = rows[-1].rank if is_tie else index + 1
            average = sums.places / sums.matches
            rows.append(Row(rank, member, sums.matches, sums.wins, average, sums.points))
        return tuple(rows)


def standings(results: Iterable[MatchResult], *, fewest_wins: bool) -> Standings:
    """Return the league table.

    Args:
        results: every ended match of one server and game, in any order.
        fewest_wins: whether low scores are good; decides the last tie.
    """
    rated, training = _Ledger(), _Ledger()
    for match in results:
        (training if match.is_training else rated).add(match)
    return Standings(rated.rows(fewest_wins=fewest_wins), training.rows(fewest_wins=fewest_wins))
