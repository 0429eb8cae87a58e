from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from bot.league.counting import Unrated
from bot.league.ledger import Kind, Period, Span, Sums
from bot.league.results import MatchResult
from bot.league.seasons import quarter_of
from bot.league.tables import champions, ranked
from bot.store import Store
from bot.store.league import standings
from bot.store.league.standings import read_champions, read_rows
from tests.bot.league.matches import ANNA, BEN, CEM, DAY, DORA, EVA, NOVEMBER, match, seat
from tests.bot.session.parlour import PLACE, Parlour
from tests.bot.store.league.histories import (
    GUILD,
    memory,
    played_by,
    rebuilt,
    write_match,
    write_matches,
)

EVER = Period(Kind.RATED, Span.EVER, 0)
SEASON = Period(Kind.RATED, Span.SEASON, quarter_of(NOVEMBER)[0])
NOW = NOVEMBER + 5 * DAY
HISTORY = [
    match((ANNA, 1), (BEN, 2), (CEM, 3), table=1),
    match((ANNA, 2), (BEN, 1), table=2, at=NOVEMBER + DAY),
    match((ANNA, 1), ("schwer", 2), table=3, at=NOVEMBER + 2 * DAY),
    match((ANNA, 1), seat(BEN, 2, came_late=True), table=4, at=NOVEMBER + 3 * DAY),
]


@pytest.fixture
async def played(store: Store, file: Path) -> AsyncIterator[Store]:
    await store.close()
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        write_matches(connection, HISTORY)
        elsewhere = [match((ANNA, 1), (BEN, 2), table=9, at=NOVEMBER)]
        write_matches(connection, elsewhere, game="chess")
    engine.dispose()
    again = await Store.at(file)
    yield again
    await again.close()


async def test_a_table_sums_up_what_counts(played: Store):
    rows = ranked(await played.book.rows(GUILD, "toy", SEASON, NOW))
    shown = [(row.member, row.sums.matches, row.sums.wins, row.others) for row in rows]
    assert shown == [(BEN, 2, 1, 2), (ANNA, 2, 1, 2), (CEM, 1, 0, 2)]
    assert rows[0].rating is not None
    assert rows[0].rated == 2
    assert await played.book.rows(8, "toy", SEASON, NOW) == ()


async def test_training_and_all_games_have_tables_of_their_own(played: Store):
    training = await played.book.rows(GUILD, "toy", EVER._replace(kind=Kind.TRAINING), NOW)
    assert [(row.member, row.sums.matches) for row in training] == [(ANNA, 1)]
    every = ranked(await played.book.rows(GUILD, None, EVER, NOW))
    assert [(row.member, row.sums.matches, row.rating) for row in every] == [
        (ANNA, 3, None),
        (BEN, 3, None),
        (CEM, 1, None),
    ]


async def test_a_match_tells_changes_and_ranks_of_its_people(played: Store):
    news = await played.book.news(2)
    assert news is not None
    assert news.reason is None
    told = {each.member: (each.place, each.rank_before, each.rank) for each in news.seats}
    assert told == {ANNA: (2, 1, 2), BEN: (1, 2, 1)}
    assert [(each.change or 0) > 0 for each in news.seats] == [False, True]
    assert all(each.is_provisional and not each.is_listed for each in news.seats)
    late = await played.book.news(4)
    assert late is not None
    assert late.reason is Unrated.CAME_LATE
    assert [(each.change, each.rank) for each in late.seats] == [(None, None)] * 2
    assert await played.book.news(99) is None


async def test_a_member_finds_all_of_his_matches(played: Store):
    found = await played_by(played, GUILD, ANNA, "toy")
    assert [(each.table, each.place, each.reason) for each in found] == [
        (1, 1, None),
        (2, 2, None),
        (3, 1, Unrated.TRAINING),
        (4, 1, Unrated.CAME_LATE),
    ]
    assert found[0].others == ((BEN, 2), (CEM, 3))
    assert found[2].levels == (("schwer", 2),)
    assert len(await played_by(played, GUILD, ANNA)) == 5


async def test_seasons_that_have_ended_have_champions(played: Store):
    later = NOVEMBER + 100 * DAY
    assert await played.book.champions(GUILD, NOW) == {}
    won = await played.book.champions(GUILD, later)
    (ended,) = won["toy"]
    assert (ended.season.year, ended.season.quarter) == (2026, 4)
    assert (ended.rows, ended.members) == ((), 3)  # nobody has played ten matches
    season = await played.book.season(GUILD, later)
    assert season is not None
    assert season.year == 2027


@pytest.mark.parametrize("first", [0, 10])
def test_a_champion_is_the_first_in_his_table_who_is_listed(
    first: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(standings, "FIRST", first)
    lonely, four = (EVA, 106), (ANNA, BEN, CEM, DORA)
    history: list[MatchResult] = []
    for day in range(12):  # EVA has the best average, against one person
        at = NOVEMBER + day * DAY
        history.append(match((lonely[0], 1), (lonely[1], 2), table=2 * day + 1, at=at))
        seats = zip(four, (1, 1, 3, 4) if day % 2 else (1, 2, 3, 4), strict=True)
        history.append(match(*seats, table=2 * day + 2, at=at))
    with memory().begin() as connection:
        for each in history:
            write_match(connection, each)
        rebuilt(connection)
        later = NOVEMBER + 100 * DAY
        (ended,) = read_champions(connection, GUILD, later)["toy"]
        table = ranked(read_rows(connection, GUILD, "toy", SEASON, later))
        assert [row.member for row in ended.rows] == [ANNA]
        assert [row.sums for row in ended.rows] == [row.sums for row in champions(table)]
        assert ended.members == len(table) == 6


async def test_matches_of_the_same_people_are_counted(played: Store):
    two = frozenset({ANNA, BEN})
    assert await played.book.rated_together(GUILD, "toy", two, NOW + 7 * DAY) == []
    monday = NOVEMBER + DAY
    found = await played.book.rated_together(GUILD, "toy", two, monday)
    assert found == [monday]
    assert await played.book.rated_together(GUILD, "toy", frozenset(), monday) == []


async def test_the_sheet_of_a_match_that_was_played_is_kept(store: Store):
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN))
    (own,) = await played_by(store, PLACE.guild, ANNA)
    assert own.sheet
    assert "first-match" in await store.book.achieved(PLACE.guild, ANNA)
    news = await store.book.news(1)
    assert news is not None
    assert "first-match" in news.seats[0].achieved


async def test_every_period_with_matches_is_found_newest_first(played: Store):
    months = Period(Kind.RATED, Span.MONTH, 0)
    assert await played.book.starts(GUILD, "toy", months) == [NOVEMBER]
    assert await played.book.starts(GUILD, None, SEASON) == [SEASON.start]
    assert await played.book.starts(GUILD, "romme", SEASON) == []
    assert (await played.book.calendar(GUILD)).season_at(NOVEMBER) is not None


async def test_what_came_lately_is_what_a_period_has_gained(played: Store):
    gained = await played.book.gained(GUILD, "toy", SEASON, NOVEMBER + DAY)
    assert gained == {ANNA: Sums(1, 0, 0.0), BEN: Sums(1, 1, 100.0)}
    assert await played.book.gained(GUILD, "toy", EVER, NOW) == {}
    summer = SEASON._replace(start=SEASON.start - 90 * DAY)
    assert await played.book.gained(GUILD, "toy", summer, 0) == {}
