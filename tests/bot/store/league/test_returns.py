"""What the league makes of who left and came back, played through the session and the store."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.session import Table
from bot.session.deletion import Deleted
from bot.store import Store
from tests.bot.session.parlour import ANNA, BEN, CEM, Parlour, done, timed_lobby
from tests.bot.session.test_returning import returned


async def ended(store: Store, *, is_lenient: bool) -> tuple[Table, int]:
    """Play a match that somebody leaves and comes back to; returns who."""
    parlour = Parlour(store)
    lobby = await timed_lobby(parlour, ANNA, BEN, CEM)
    click = parlour.click(ANNA)
    done(await parlour.tables.change_leniency(click, lobby.id, is_lenient=is_lenient))
    table = done(await parlour.tables.start(parlour.click(ANNA), lobby.id)).table
    table, slow = await returned(parlour, table)
    return await parlour.play_out(table), slow


def rows(file: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


async def test_who_left_and_came_back_is_last_and_the_end_tells_why(store: Store):
    table, slow = await ended(store, is_lenient=False)
    news = await store.book.news(table.id)
    assert news is not None
    assert news.reason is None
    assert {each.member for each in news.seats if each.has_left} == {slow}
    assert {each.member for each in news.seats if each.place == 3} == {slow}
    career = (await store.book.resume(table.place.guild, slow, None, 1)).every
    assert (career.matches, career.reliability) == (1, 0)


async def test_where_the_table_agreed_who_came_back_has_the_place_he_played_for(store: Store):
    table, _ = await ended(store, is_lenient=True)
    news = await store.book.news(table.id)
    assert news is not None
    assert table.match is not None
    assert table.match.result is not None
    assert tuple(each.place for each in news.seats) == table.match.result.places
    assert not any(each.has_left for each in news.seats)


async def test_the_others_stay_rated_as_they_were_when_who_came_back_is_deleted(
    store: Store, file: Path
):
    _, slow = await ended(store, is_lenient=False)
    others = f"SELECT member, mu, sigma FROM ratings WHERE member > 0 AND member <> {slow}"
    before = rows(file, others)
    assert isinstance(await store.forget_member(slow), Deleted)
    await store.league.rebuild()
    assert rows(file, others) == before != []
    assert rows(file, "SELECT place FROM rating_log WHERE member < 0") == [(3,)]
