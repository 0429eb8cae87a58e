"""A league is built in parts: what comes between two of them, and what an early end leaves."""

import sqlite3
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import TypeVar

import pytest
from sqlalchemy import Connection

from bot.store.league import changes, rebuilding
from bot.store.league.changes import ALL, Change, packed
from bot.store.league.schema import careers, encounters, ratings, season_meetings, season_rows
from bot.store.league.taking import find_missing, find_outdated, take_match
from tests.bot.league.matches import ANNA, BEN, CEM, DAY, DORA, NOVEMBER, match
from tests.bot.store.league.histories import (
    GUILD,
    HeldHands,
    memory,
    projections,
    rebuilt,
    write_match,
    write_matches,
)

T = TypeVar("T")
HISTORY = [
    match((ANNA, 1), (BEN, 2), (CEM, 3), table=1),
    match((BEN, 1), (ANNA, 2), table=3, at=NOVEMBER + DAY),
    match((DORA, 1), (CEM, 2), table=5, at=NOVEMBER + 2 * DAY),
]


class Stopped(Exception):
    """The process has ended."""


class Between(HeldHands):
    """Lets something happen after so many parts."""

    def __init__(self, connection: Connection, after: int, happens: Callable[[], None]) -> None:
        super().__init__(connection)
        self._left = after
        self._happens = happens

    async def ask(self, work: Callable[[Connection], T]) -> T:
        done = await super().ask(work)
        self._count()
        return done

    async def touch(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done = await super().touch(work)
        self._count()
        return done

    def _count(self) -> None:
        self._left -= 1
        if self._left == 0:
            self._happens()


def stop() -> None:
    raise Stopped


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every part as small as can be."""
    for name in ("MATCHES", "MEMBERS", "ROWS", "HELD"):
        monkeypatch.setattr(rebuilding, name, 1)
    monkeypatch.setattr(changes, "WEIGHT", 1)


def a_league(connection: Connection) -> None:
    for each in HISTORY:
        write_match(connection, each, game="toy" if each.table < 5 else "zupfen")


def build(hands: HeldHands, end: type[Exception]) -> None:
    coroutine = rebuilding.rebuild(hands, GUILD)
    with pytest.raises(end):
        coroutine.send(None)


@pytest.mark.parametrize("after", [2, 5, 20])
@pytest.mark.parametrize("at", [NOVEMBER + 3 * DAY, NOVEMBER + 60])
def test_matches_that_end_between_two_parts_are_taken_afterwards(after: int, at: int):
    later = [
        match((ANNA, 1), (CEM, 2), table=2, at=at),
        match((BEN, 1), (CEM, 2), table=9, at=at + 1),
    ]
    with memory().begin() as connection:
        a_league(connection)
        write = partial(write_matches, connection, later)
        build(Between(connection, after, write), StopIteration)
        for each in later:
            if take_match(connection, each.table) is not None:
                rebuilt(connection)
        assert find_missing(connection) == {}
        taken = projections(connection)
        assert len(taken["match_log"]) == len(HISTORY) + len(later)
        rebuilt(connection)
        assert projections(connection) == taken


@pytest.mark.parametrize("after", [1, 9, 40])
def test_what_was_half_built_is_built_by_the_next_match(after: int):
    with memory().begin() as connection:
        a_league(connection)
        build(Between(connection, after, stop), Stopped)
        assert find_outdated(connection) == [GUILD]
        assert take_match(connection, 1) == GUILD
        rebuilt(connection)
        assert find_outdated(connection) == []
        found = projections(connection)
    with memory().begin() as connection:
        a_league(connection)
        rebuilt(connection)
        assert projections(connection) == found


def test_nothing_is_left_of_what_is_not_there_any_more():
    with memory().begin() as connection:
        a_league(connection)
        rebuilt(connection)
        before = projections(connection)
        for member in (1, 102, 2**62):
            own = {"guild": GUILD, "member": member}
            period = {**own, "kind": "rated", "span": "season", "start": 3, "game": "toy"}
            rating = {**own, "game": "chess", "mu": 1, "sigma": 1, "matches": 1, "as_of": 1}
            career = {**own, "game": "chess", "edition": "", "last_at": 1, "last_table": 1}
            met = {**own, "game": "toy", "other": 5, "matches": 1, "ahead": 1, "behind": 0}
            connection.execute(ratings.insert().values(rating))
            connection.execute(season_rows.insert().values(**period, matches=1, wins=1, points=1))
            connection.execute(season_meetings.insert().values(**period, other=5))
            connection.execute(careers.insert().values(**career, sums=""))
            connection.execute(encounters.insert().values(met))
        assert projections(connection) != before
        rebuilt(connection)
        assert projections(connection) == before


@pytest.mark.parametrize("members", [[], [5], [5, 7, 900]])
def test_spans_of_members_cover_every_number(members: list[int]):
    spans = list(rebuilding._spans(members))
    assert [one for _, some in spans for one in some] == members
    assert (spans[0][0][0], spans[-1][0][1]) == ALL
    assert all(before[1] + 1 == after[0] for (before, _), (after, _) in pairwise(spans))


def test_many_changes_are_cut_and_few_are_written_at_once(monkeypatch: pytest.MonkeyPatch):
    long = ("x" * 450,)
    some = [Change(ratings, [(1,)], [(1,), (2,)]), Change(careers, (), [long])]
    assert packed([]) == [[]]
    monkeypatch.setattr(changes, "WEIGHT", 100)
    assert packed(some) == [some]
    monkeypatch.setattr(changes, "WEIGHT", 2)
    assert packed(some) == [
        [Change(ratings, [(1,)], ())],
        [Change(ratings, (), [(1,), (2,)])],
        [Change(careers, (), [long])],
    ]
