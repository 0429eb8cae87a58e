"""Rows P1–P3: how strong the computer players are, and how long the strongest thinks.

P1 is *mittel* against players that move at random. P2 is each level at one seat against the level
below at all others. At two seats it must win 55 % of the deals, odds of 11 to 9. At more seats the
same odds against each of the others make the matching share: 11 / (11 + 9 · (seats − 1)) of what is
won, 9 / (9 + 11 · (seats − 1)) of what is lost. The share is divided by par, that of a seat if all
played alike, since in Krass Kariert several may pay for a deal or nobody: at two seats the quotient
is at least 1.10, of three at least 1.14, and of four that lose at most 0.857.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from benchmarks import rows
from benchmarks.contests import WANTED, Contest, Counted, EvenPlayer, Standing, held
from benchmarks.rows import Figure, Goal, at_least, at_most, row
from games.core.players import RandomPlayer
from games.core.record import Match
from games.grosses_los.events import DealLost
from games.krass_kariert.events import ChipMissing, ChipPaid, DealStarted

LEVELS: Final = ("leicht", "mittel", "schwer")
ODDS: Final = 11 / 9
"""Of a level against one of the level below: 55 to 45."""
SECONDS: Final = {"leicht": 8.0, "mittel": 8.0, "schwer": 30.0}
"""Time of a contest of a level with the one below in `make bench`, unless it is ``--whole``."""
THOUGHT_MS: Final = 250
"""Most processor time of a move of *schwer*."""


def fewest_points(match: Match, seat: int) -> Counted:
    """Count a deal of Rommé as won by who has fewer points than every other."""
    scores = match.game.scores(match.state)
    winners = [each for each, score in enumerate(scores) if score == min(scores)]
    return Counted(1, float(winners == [seat]), float(len(winners) == 1))


def matches_won(match: Match, seat: int) -> Counted:
    """Count a match as won; a first place that is shared counts by its share."""
    result = match.game.result(match.state)
    assert result is not None
    winners = [each for each, place in enumerate(result.places) if place == 1]
    return Counted(1, (seat in winners) / len(winners), 1)


def deals_paid(match: Match, seat: int) -> Counted:
    """Count the deals of Krass Kariert in which a seat had to pay a chip."""
    deals = sum(type(event) is DealStarted for event in match.events)
    payers = [e.seat for e in match.events if isinstance(e, ChipPaid | ChipMissing)]
    return Counted(deals, payers.count(seat), len(payers))


def deals_lost(match: Match, seat: int) -> Counted:
    """Count the deals of Großes Los that a seat lost."""
    losers = [event.seat for event in match.events if type(event) is DealLost]
    return Counted(len(losers), losers.count(seat), len(losers))


@dataclass(frozen=True, slots=True)
class Discipline:
    """What of a game is counted, and how good *mittel* is to be against chance.

    Attributes:
        title: of the game and its preset.
        slug, options, seats, counts: see `benchmarks.contests.Contest`.
        what: is counted, in the plural.
        random: the level that moves at random.
        goal: share of it for *mittel* against random players.
        is_loss: whether what is counted is bad.
    """

    title: str
    slug: str
    options: str
    seats: int
    counts: Callable[[Match, int], Counted]
    what: str
    random: str
    goal: Goal
    is_loss: bool = False

    def contest(self, level: str, others: str, seconds: float | None) -> Contest:
        """Return the contest of a level against another."""
        return Contest(self.slug, self.options, self.seats, level, others, self.counts, seconds)

    def matching(self) -> Goal:
        """Return what share / par must be if the odds against each other player are 11 to 9."""
        others = self.seats - 1
        if self.is_loss:
            return at_most(round(self.seats / (1 + ODDS * others), 3))
        return at_least(round(self.seats * ODDS / (ODDS + others), 3))


# Rommé's own random player makes the safe move in 40 % of its choices: even choice would stage and
# take back almost without end.
DISCIPLINES: Final = (
    Discipline(
        "Rommé",
        "romme",
        "spiele=1",
        2,
        fewest_points,
        "deals with fewer points",
        RandomPlayer.level,
        at_least(0.95),
    ),
    Discipline(
        "Tausendundeins",
        "tausendundeins",
        "",
        3,
        matches_won,
        "matches won",
        EvenPlayer.level,
        at_least(0.80),
    ),
    Discipline(
        "Krass Kariert",
        "krass_kariert",
        "",
        4,
        deals_paid,
        "deals paid for",
        EvenPlayer.level,
        at_most(0.06),
        is_loss=True,
    ),
    Discipline(
        "Großes Los",
        "grosses_los",
        "runden=1",
        4,
        deals_lost,
        "deals lost",
        EvenPlayer.level,
        at_most(0.12),
        is_loss=True,
    ),
    Discipline(
        "Großes Los, Taktik",
        "grosses_los",
        "runden=1 abwerfen=eine",
        4,
        deals_lost,
        "deals lost",
        EvenPlayer.level,
        at_most(0.05),
        is_loss=True,
    ),
)


def _against_random(discipline: Discipline) -> Figure:
    standing = held(discipline.contest(LEVELS[1], discipline.random, None))
    return Figure(
        standing.own,
        standing.units,
        standing.share,
        _units(discipline),
        f"standard error {standing.standard_error:.1%}",
    )


def _against_level(discipline: Discipline, level: str, below: str) -> Figure:
    standing = held(_contest(discipline, level, below))
    return Figure(
        standing.share * 100,
        standing.par * 100,
        standing.share / standing.par,
        "%",
        f"{_played(discipline, standing)}; standard error of the ratio "
        f"{standing.standard_error / standing.par:.3f}",
    )


def _thoughts(discipline: Discipline) -> Figure:
    standing = held(_contest(discipline, LEVELS[2], LEVELS[1]))
    return Figure(
        standing.slowest,
        THOUGHT_MS,
        standing.slowest / THOUGHT_MS,
        "ms",
        f"p99 {standing.p99:.0f} ms; {len(standing.thinking):,} moves in "
        f"{_played(discipline, standing)}",
    )


def _contest(discipline: Discipline, level: str, below: str) -> Contest:
    return discipline.contest(level, below, None if rows.is_whole else SECONDS[level])


def _played(discipline: Discipline, standing: Standing) -> str:
    """Return how many deals or matches a contest had, and whether that is all that is wanted."""
    units = f"{standing.units:,} {_units(discipline)}"
    return units if standing.units >= WANTED else f"{units} of {WANTED:,} (--whole plays all)"


def _units(discipline: Discipline) -> str:
    return discipline.what.split(" ", 1)[0]


def _declare(discipline: Discipline) -> None:
    """Declare every row of a discipline."""
    title, what, seats = discipline.title, discipline.what, discipline.seats
    easy, middling, hard = LEVELS
    at = f"{title}, {seats} seats"
    row("P1", f"{at}: {what} by {middling}", "random players", discipline.goal)(
        partial(_against_random, discipline)
    )
    for level, below, against in (
        (easy, discipline.random, "random players"),
        (middling, easy, easy),
        (hard, middling, middling),
    ):
        row("P2", f"{at}: {what} by {level} / par", against, discipline.matching())(
            partial(_against_level, discipline, level, below)
        )
    row("P3", f"{at}: the longest thought of {hard}, CPU", f"{THOUGHT_MS} ms", at_most(1))(
        partial(_thoughts, discipline)
    )


for each in DISCIPLINES:
    _declare(each)
