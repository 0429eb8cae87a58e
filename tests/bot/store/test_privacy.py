"""A deleted member is nowhere in the files any more, and the others' tables stay as they were."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.preferences import Preferences
from bot.session import Status
from bot.store import Store, privacy
from tests.bot.session.parlour import ANNA, BEN, PLACE, Parlour, done

MEMBER = 1_234_567_890_123_456_789


def forms(member: int) -> Iterator[bytes]:
    yield str(member).encode()
    yield member.to_bytes(8, "big")
    yield member.to_bytes(8, "little")


def traces(folder: Path, member: int) -> list[str]:
    """Return every file of a folder in which an id stands in any of its forms."""
    return [
        file.name
        for file in sorted(folder.iterdir())
        if file.is_file() and any(form in file.read_bytes() for form in forms(member))
    ]


def rows(file: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


async def played(store: Store) -> Parlour:
    parlour = Parlour(store)
    for _ in range(2):
        await parlour.play_out(await parlour.match(MEMBER, ANNA, BEN))
    await parlour.play_out(await parlour.match(ANNA, MEMBER))
    table = await parlour.match(MEMBER, ANNA, BEN)
    done(await parlour.tables.give_up(parlour.click(MEMBER), table.id))
    for _ in range(2):
        await parlour.settle()
    assert await Preferences(store).change_member(MEMBER, {"view": "text"})
    return parlour


async def finish(parlour: Parlour) -> None:
    (table,) = parlour.tables.open_tables()
    for member in (ANNA, BEN):
        done(await parlour.tables.abort(parlour.click(member), table.id))


async def test_the_id_is_found_before_and_nowhere_after(store: Store, file: Path):
    parlour = await played(store)
    await finish(parlour)
    assert traces(file.parent, MEMBER)
    assert await privacy.forget_member(store._engine, MEMBER)
    assert traces(file.parent, MEMBER) == []
    await store.close()
    assert traces(file.parent, MEMBER) == []


async def test_the_others_keep_their_ratings_also_when_all_is_built_anew(store: Store, file: Path):
    parlour = await played(store)
    await finish(parlour)
    own = f"WHERE member IN ({ANNA}, {BEN}) ORDER BY member"
    before = rows(file, f"SELECT member, mu, sigma, matches FROM ratings {own}")
    await privacy.forget_member(store._engine, MEMBER)
    after = rows(file, "SELECT * FROM ratings ORDER BY member")
    assert rows(file, f"SELECT member, mu, sigma, matches FROM ratings {own}") == before
    await store.league.rebuild()
    assert rows(file, "SELECT * FROM ratings ORDER BY member") == after
    table = await store.book.played(PLACE.guild, ANNA)
    assert all(other != MEMBER for each in table for other, _ in each.others)


async def test_his_seats_are_anonymous_and_the_matches_still_verify(store: Store):
    parlour = await played(store)
    await finish(parlour)
    touched = await privacy.forget_member(store._engine, MEMBER)
    later = Parlour(store, clicks=1_000)
    found = [await later.tables.find(table) for table in touched]  # pyright: ignore[reportArgumentType]  # ids are whole numbers
    assert [table.status for table in found if table is not None] == [
        *[Status.OVER] * 3,
        Status.ABORTED,
    ]
    assert all(MEMBER not in table.people for table in found if table is not None)


async def test_while_a_table_is_open_nothing_is_removed(store: Store):
    parlour = await played(store)
    (table,) = parlour.tables.open_tables()
    assert await privacy.open_tables_of(store._engine, MEMBER) == [table.id]
    assert await privacy.forget_member(store._engine, MEMBER) == ()
    assert len(await store.book.played(PLACE.guild, MEMBER)) == 3


async def test_an_invitation_counts_as_well(store: Store):
    parlour = Parlour(store)
    table = await parlour.lobby(ANNA)
    done(await parlour.tables.invite(parlour.click(ANNA), table.id, [MEMBER]))
    assert await privacy.open_tables_of(store._engine, MEMBER) == [table.id]
    assert await privacy.open_tables_of(store._engine, MEMBER // 10) == []


async def test_a_server_goes_with_all_that_was_played_on_it(store: Store, file: Path):
    parlour = await played(store)
    await finish(parlour)
    await privacy.note_left(store._engine, PLACE.guild, 100)
    await privacy.note_left(store._engine, PLACE.guild, 500)
    assert await privacy.left_before(store._engine, 100) == []
    assert await privacy.left_before(store._engine, 101) == [PLACE.guild]
    await privacy.forget_guild(store._engine, PLACE.guild)
    for table in ("tables", "lines", "seats", "ratings", "rating_log", "guilds_left", "sheets"):
        assert rows(file, f"SELECT count(*) FROM {table}") == [(0,)]


async def test_a_server_left_is_forgotten_after_30_days(store: Store, file: Path):
    parlour = await played(store)
    day = 86_400
    assert await privacy.purge(store._engine, [PLACE.guild], 0) == []
    assert await privacy.purge(store._engine, [], day) == []
    assert await privacy.purge(store._engine, [], 40 * day) == []  # a table is still open
    await finish(parlour)
    assert await privacy.purge(store._engine, [], 31 * day) == []
    assert await privacy.purge(store._engine, [], 31 * day + 1) == [PLACE.guild]
    assert rows(file, "SELECT count(*) FROM tables") == [(0,)]


async def test_an_export_holds_all_rows_of_a_member(store: Store):
    await played(store)
    kept = await store.export_of(MEMBER)
    assert kept["member"] == str(MEMBER)
    assert {name: len(kept[name]) for name in ("seats", "results", "ratings", "settings")} == {
        "seats": 4,
        "results": 3,
        "ratings": 1,
        "settings": 1,
    }


async def test_a_server_that_takes_the_bot_back_keeps_everything(store: Store):
    await privacy.note_left(store._engine, PLACE.guild, 100)
    await privacy.note_back(store._engine, PLACE.guild)
    assert await privacy.left_before(store._engine, 10_000) == []
