"""Rows W1 and W2: how well the Wertung finds the order of true strength, and how fast it rates.

Members with strengths drawn at random play at random tables; how a match ends depends on strength
and luck, with the places that the games give: all different, ties, or one loser and the rest first.
The reference is Elo over all pairs of a match, with whichever K of several does best.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from statistics import fmean, median
from typing import Final

from benchmarks.rows import Figure, at_least, at_most, row
from bot.league.ledger import Ledger
from bot.league.results import MatchResult, SeatResult
from bot.league.seasons import Calendar

SEEDS: Final = 8
SIZES: Final = ((20, 200), (60, 600), (60, 3_000), (200, 4_000))
"""Members and matches of each league."""
ELO_K: Final = (4, 8, 16, 24, 32, 48, 64)
BEGIN: Final = 1_767_225_600
"""1 January 2026."""
STEP_S: Final = 1_800
RATED: Final = 1_000


@dataclass(frozen=True, slots=True)
class History:
    """A league that was drawn: everybody's true strength, and the matches in order."""

    strengths: dict[int, float]
    matches: tuple[MatchResult, ...]


@cache
def history(members: int, matches: int, seed: int) -> History:
    """Draw a league: strengths and a day's form have the same deviation."""
    rng = Random(f"{members} {matches} {seed}")
    strengths = {member: rng.gauss(0, 1) for member in range(1, members + 1)}
    often = {member: 1 / (1 + 9 * rng.random()) for member in strengths}
    found: list[MatchResult] = []
    for number in range(1, matches + 1):
        there = _there(rng, often, rng.randint(2, 6))
        places = _places(rng, [strengths[member] + rng.gauss(0, 1) for member in there])
        seats = tuple(
            SeatResult(member, None, place, 0) for member, place in zip(there, places, strict=True)
        )
        found.append(MatchResult(number, BEGIN + STEP_S * number, seats))
    return History(strengths, tuple(found))


def elo(matches: Sequence[MatchResult], k: float) -> dict[int, float]:
    """Return ratings by Elo over all pairs of each match, each weighed by 1 / (seats − 1)."""
    ratings: dict[int, float] = {}
    for match in matches:
        seats = [(each.member, each.place) for each in match.seats if each.member is not None]
        before = {member: ratings.get(member, 1500.0) for member, _ in seats}
        for member, place in seats:
            gained = 0.0
            for other, theirs in seats:
                if other != member:
                    expected = 1 / (1 + 10 ** ((before[other] - before[member]) / 400))
                    gained += (place < theirs) + 0.5 * (place == theirs) - expected
            ratings[member] = before[member] + k * gained / (len(seats) - 1)
    return ratings


def wertung(matches: Sequence[MatchResult]) -> dict[int, float]:
    """Return the means of the league's own ratings."""
    ledger = Ledger(Calendar())
    for match in matches:
        ledger.add(match)
    return {member: strength.rating.mu for member, strength in ledger.strengths.items()}


def spearman(found: dict[int, float], truth: dict[int, float]) -> float:
    """Return the rank correlation of those who have played; no two are equal."""
    members = sorted(found)
    ours, theirs = _ranks(found, members), _ranks(truth, members)
    count = len(members)
    squares = sum((ours[member] - theirs[member]) ** 2 for member in members)
    return 1 - 6 * squares / (count * (count * count - 1))


def _there(rng: Random, often: dict[int, float], seats: int) -> list[int]:
    """Draw who plays, by how often each does."""
    keys = {member: rng.random() ** (1 / weight) for member, weight in often.items()}
    return sorted(keys, key=lambda member: -keys[member])[:seats]


def _places(rng: Random, form: Sequence[float]) -> list[int]:
    """Return places by the form of the day, in one of the ways in which games give them."""
    order = sorted(range(len(form)), key=lambda seat: -form[seat])
    way = rng.choice(("all differ", "two tie", "one loses"))
    if way == "one loses":
        return [len(form) if seat == order[-1] else 1 for seat in range(len(form))]
    places = [0] * len(form)
    for place, seat in enumerate(order, start=1):
        places[seat] = place
    if way == "two tie":
        better = rng.randrange(len(order) - 1)
        places[order[better + 1]] = places[order[better]]
    return places


def _ranks(values: dict[int, float], members: Sequence[int]) -> dict[int, int]:
    ordered = sorted(members, key=lambda member: values[member])
    return {member: rank for rank, member in enumerate(ordered)}


def _leagues(members: int, matches: int) -> Iterator[History]:
    return (history(members, matches, seed) for seed in range(SEEDS))


def _against_elo(members: int, matches: int) -> Figure:
    leagues = list(_leagues(members, matches))
    ours = fmean(spearman(wertung(each.matches), each.strengths) for each in leagues)
    by_k = {
        k: fmean(spearman(elo(each.matches, k), each.strengths) for each in leagues) for k in ELO_K
    }
    best = max(by_k, key=lambda k: by_k[k])
    note = f"the best of K = {', '.join(map(str, ELO_K))} is {best}; {SEEDS} seeds"
    return Figure(ours, by_k[best], ours / by_k[best], "", note)


def _declare(members: int, matches: int) -> None:
    what = f"rank correlation with true strength, {members} members, {matches:,} matches"
    row("W1", what, "Elo over pairs, its best K", at_least(1))(
        partial(_against_elo, members, matches)
    )


for each in SIZES:
    _declare(*each)


@row("W2", "1,000 matches rated from nothing, CPU", "the goal in ms", at_most(1))
def rated() -> Figure:
    matches = history(60, RATED, 0).matches
    taken: list[float] = []
    for _ in range(5):
        begin = time.process_time()
        wertung(matches)
        taken.append((time.process_time() - begin) * 1e3)
    return Figure(median(taken), 1e3, median(taken) / 1e3, "ms", "with the database: W4")
