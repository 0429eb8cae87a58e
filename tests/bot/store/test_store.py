import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import CannotRun
from bot.session import (
    Click,
    Closing,
    Person,
    Status,
    Table,
    TableId,
)
from bot.session.chain import chained
from bot.session.ports import Change, Moved, NotSaved, Repeated, Saved
from bot.session.tables import Tables
from bot.store import Store
from tests.bot.session.parlour import ANNA, BEN, CEM, Parlour, done


def rows(file: Path, sql: str) -> list[tuple[object, ...]]:
    """Read the database as another program would."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


def write(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA ignore_check_constraints = 1")  # as a damaged disk does
        connection.execute(sql)


def next_line(table: Table, click: Click | None, action: str = "put 1") -> Change:
    """Return a change by one line that no rule has looked at: the store knows none."""
    assert table.match is not None
    lines, head = chained(table.match.head, table.number, [(0, action)])
    match = replace(table.match, number=table.number + 1, head=head)
    return Change(table, replace(table, revision=table.revision + 1, match=match), lines, click)


async def restarted(store: Store, file: Path) -> tuple[Store, Parlour]:
    await store.close()
    again = await Store.at(file)
    return again, Parlour(again, clicks=10_000)


async def test_a_match_is_kept_line_by_line(store: Store, file: Path):
    parlour = Parlour(store)
    table = await parlour.play_lowest(await parlour.match(ANNA, BEN))
    number, head = rows(file, "SELECT number, head FROM tables")[0]
    assert table.match is not None
    assert (number, head) == (2, table.match.head)
    lines = rows(file, "SELECT number, seat, previous FROM lines ORDER BY number")
    assert [line[:2] for line in lines] == [(1, None), (2, 0)]
    assert rows(file, "SELECT length(previous) FROM lines") == [(32,), (32,)]


async def test_a_click_is_kept_with_the_lines_it_made(store: Store, file: Path):
    parlour = Parlour(store)
    await parlour.play_lowest(await parlour.match(ANNA, BEN))
    clicks = rows(file, "SELECT id, table_id, first, last FROM clicks ORDER BY id")
    assert clicks == [(1, 1, None, None), (2, 1, None, None), (3, 1, 1, 1), (4, 1, 2, 2)]


async def test_seats_join_a_person_in_one_place(store: Store, file: Path):
    parlour = Parlour(store)
    table = await parlour.lobby(ANNA, BEN, CEM)
    done(await parlour.tables.leave(parlour.click(BEN), table.id))
    done(await parlour.tables.add_computer(parlour.click(ANNA), table.id))
    seats = rows(file, "SELECT seat, member, level FROM seats ORDER BY seat")
    assert seats == [(0, ANNA, None), (1, CEM, None), (2, None, "random")]


async def test_the_result_comes_with_the_last_line(store: Store, file: Path):
    parlour = Parlour(store)
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    assert table.match is not None
    assert table.match.result is not None
    kept = rows(file, "SELECT place, score FROM results ORDER BY seat")
    result = table.match.result
    assert kept == list(zip(result.places, result.scores, strict=True))
    assert rows(file, "SELECT status, reason FROM tables") == [("over", "deals-played")]


async def test_a_message_that_could_not_be_noted_is_noted_with_the_next_change(
    store: Store, file: Path
):
    parlour = Parlour(store)
    table = await parlour.lobby(ANNA)
    full = "BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
    write(file, f"CREATE TRIGGER full_disk BEFORE UPDATE ON tables {full}")
    assert not await parlour.tables.note_message(table.id, 7)
    write(file, "DROP TRIGGER full_disk")
    done(await parlour.tables.join(parlour.click(BEN), table.id))
    again, other = await restarted(store, file)
    await other.tables.load()
    assert [each.message for each in other.tables.open_tables()] == [7]
    await again.close()


async def test_open_tables_come_back_after_a_restart(store: Store, file: Path):
    parlour = Parlour(store)
    lobby = await parlour.lobby(ANNA, BEN, channel=71)
    table = await parlour.play_lowest(await parlour.match(CEM, ANNA, channel=72))
    over = await parlour.play_out(await parlour.match(ANNA, BEN, channel=73, preset="kurz"))
    assert await parlour.tables.note_message(table.id, 2**63 - 1)
    again, other = await restarted(store, file)
    loaded = await other.tables.load()
    assert loaded.damaged == ()
    assert loaded.tables[0] == lobby
    match, before = loaded.tables[1].match, table.match
    assert match is not None
    assert before is not None
    assert (match.secret_state, match.head) == (before.secret_state, before.head)
    assert loaded.tables[1].message == 2**63 - 1
    found = await other.tables.find(over.id)
    assert found is not None
    assert (found.status, found.number) == (Status.OVER, over.number)
    assert await other.tables.find(TableId(99)) is None
    await again.close()


async def test_house_rules_changed_in_the_lobby_hold_after_a_restart(store: Store, file: Path):
    parlour = Parlour(store)
    lobby = await parlour.lobby(ANNA, BEN, channel=71)
    running = await parlour.lobby(CEM, BEN, channel=72)
    for table, host in ((lobby, ANNA), (running, CEM)):
        changed = {"preset": "kurz", "options": {"deals": "3"}}
        done(await parlour.tables.change_rules(parlour.click(host), table.id, **changed))
    done(await parlour.tables.start(parlour.click(CEM), running.id))
    again, other = await restarted(store, file)
    loaded = await other.tables.load()
    assert loaded.damaged == ()
    assert [(t.rules.options, t.rules.preset) for t in loaded.tables] == [
        ({"deals": "3"}, "kurz")
    ] * 2
    assert [table.status for table in loaded.tables] == [Status.LOBBY, Status.RUNNING]
    await again.close()


async def test_invitations_and_a_thread_of_its_own_hold_after_a_restart(store: Store, file: Path):
    parlour = Parlour(store)
    table = await parlour.lobby(ANNA)
    done(await parlour.tables.invite(parlour.click(ANNA), table.id, [CEM, BEN]))
    moved = await parlour.tables.move_to_thread(parlour.click(ANNA), table.id, 71)
    await store.close()
    again = await Store.at(file)
    later = Parlour(again, clicks=100)
    assert (await later.tables.load()).tables == (done(moved).table,)
    assert await later.tables.newest_in(71) == done(moved).table
    assert await later.tables.newest_in(table.place.channel) is None
    await again.close()


async def test_a_match_that_was_broken_off_is_read_with_its_reason(store: Store):
    parlour = Parlour(store)
    table = await parlour.match(ANNA, BEN)
    for member in (ANNA, BEN):
        await parlour.tables.abort(parlour.click(member), table.id)
    found = await Parlour(store).tables.find(table.id)
    assert found is not None
    assert (found.status, found.closing) == (Status.ABORTED, Closing.VOTE)


async def test_a_table_moves_from_where_it_stands_only(store: Store):
    table = await Parlour(store).match(ANNA, BEN)
    assert await store.save(next_line(table, Click(50, ANNA))) == Saved(table.id)
    assert await store.save(next_line(table, Click(51, ANNA))) == Moved()
    assert await store.save(next_line(table, None)) == Moved()


async def test_a_click_is_taken_once(store: Store, file: Path):
    table = await Parlour(store).match(ANNA, BEN)
    change = next_line(table, Click(50, ANNA))
    assert await store.save(change) == Saved(table.id)
    assert await store.save(change) == Repeated(table.id)
    later = next_line(change.after, Click(50, ANNA))
    assert await store.save(later) == Repeated(table.id)
    assert rows(file, "SELECT max(number) FROM lines") == [(2,)]


async def test_a_line_number_is_given_once(store: Store, file: Path):
    table = await Parlour(store).match(ANNA, BEN)
    write(file, "INSERT INTO lines VALUES (1, 2, 0, 'put 0', x'00')")
    assert await store.save(next_line(table, Click(50, ANNA))) == Moved()
    assert rows(file, "SELECT count(*) FROM clicks WHERE id = 50") == [(0,)]


async def test_an_opening_click_is_taken_once(store: Store):
    parlour = Parlour(store)
    table = await parlour.lobby(ANNA)
    assert await store.open(table, Click(1, ANNA)) == Repeated(table.id)


async def test_the_database_too_knows_one_open_table_a_channel(store: Store, file: Path):
    parlour = Parlour(store)
    table = await parlour.lobby(ANNA)
    assert await store.open(replace(table, host=BEN), Click(60, BEN)) == Moved()
    assert rows(file, "SELECT count(*) FROM tables") == [(1,)]


async def test_what_waits_becomes_one_transaction(store: Store, file: Path):
    parlour = Parlour(store)
    matches = [await parlour.match(ANNA, BEN, channel=channel) for channel in range(64)]
    before = rows(file, "PRAGMA data_version")
    with closing(sqlite3.connect(file)) as watcher:
        (start,) = watcher.execute("PRAGMA data_version").fetchone()
        results = await asyncio.gather(
            *(store.save(next_line(table, Click(1000 + at, ANNA)))
              for at, table in enumerate(matches))
        )  # fmt: skip
        (end,) = watcher.execute("PRAGMA data_version").fetchone()
    assert before
    assert start != end
    assert results == [Saved(table.id) for table in matches]
    assert rows(file, "SELECT count(*) FROM lines WHERE number = 2") == [(64,)]


async def test_a_conflict_in_a_batch_costs_itself_only(store: Store, file: Path):
    parlour = Parlour(store)
    tables = [await parlour.match(ANNA, BEN, channel=channel) for channel in range(5)]
    moved = next_line(tables[1], Click(70, ANNA))
    assert await store.save(moved) == Saved(tables[1].id)
    changes = [next_line(table, Click(80 + at, ANNA)) for at, table in enumerate(tables)]
    changes[3] = next_line(tables[3], Click(70, ANNA))
    results = await asyncio.gather(*map(store.save, changes))
    assert results == [
        Saved(tables[0].id),
        Moved(),
        Saved(tables[2].id),
        Repeated(tables[1].id),
        Saved(tables[4].id),
    ]
    lines = rows(file, "SELECT table_id, max(number) FROM lines GROUP BY table_id")
    assert [number for _, number in lines] == [2, 2, 2, 1, 2]


async def test_the_same_click_racing_on_one_table_is_taken_once(store: Store, file: Path):
    table = await Parlour(store).match(ANNA, BEN)
    change = next_line(table, Click(90, ANNA))
    results = await asyncio.gather(*(store.save(change) for _ in range(8)))
    assert results.count(Saved(table.id)) == 1
    assert results.count(Repeated(table.id)) == 7
    assert rows(file, "SELECT count(*) FROM lines") == [(2,)]


async def test_64_tables_play_at_once(store: Store, file: Path):
    parlour = Parlour(store)

    async def play(channel: int) -> Table:
        table = await parlour.match(ANNA, BEN, channel=channel, preset="kurz")
        return await parlour.play_out(table)

    tables = await asyncio.gather(*map(play, range(64)))
    assert {table.status for table in tables} == {Status.OVER}
    assert rows(file, "SELECT count(*) FROM lines") == [(64 * 7,)]
    assert rows(file, "SELECT count(*) FROM match_log") == [(64,)]


async def test_a_lock_that_another_program_holds_is_told(store: Store, file: Path):
    table = await Parlour(store).match(ANNA, BEN)
    change = next_line(table, Click(50, ANNA))
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await store.save(change) == NotSaved()
    assert await store.save(change) == Saved(table.id)


async def test_a_closed_store_saves_nothing(file: Path):
    store = await Store.at(file)
    table = await Parlour(store).match(ANNA, BEN)
    waiting = asyncio.create_task(store.save(next_line(table, Click(50, ANNA))))
    await asyncio.sleep(0)
    await store.close()
    assert await waiting == Saved(table.id)
    assert await store.save(next_line(table, Click(51, ANNA))) == NotSaved()


async def test_whatever_the_driver_raises_nobody_waits_for_ever(store: Store):
    table = await Parlour(store).match(ANNA, BEN)
    too_large = next_line(table, Click(2**70, ANNA))  # the driver's OverflowError is none of SQL's
    assert await store.save(too_large) == NotSaved()
    assert await store.save(next_line(table, Click(50, ANNA))) == Saved(table.id)


async def test_errors_never_print_cards(store: Store, file: Path, caplog):
    table = await Parlour(store).match(ANNA, BEN)
    change = next_line(table, Click(50, ANNA), "put secret")
    write(file, "DROP TABLE lines")
    assert await store.save(change) == NotSaved()
    write(file, "DROP TABLE tables")
    assert not await store.set_aside(table.id)
    assert "no such table" in caplog.text
    assert "secret" not in caplog.text
    assert "secret" not in repr(change)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE lines SET action = 'put 5' WHERE table_id = 1 AND number = 2",
        "UPDATE lines SET action = x'ff' WHERE table_id = 1 AND number = 2",
        "UPDATE lines SET action = CAST(x'ff' AS TEXT) WHERE table_id = 1 AND number = 2",
        "DELETE FROM lines WHERE table_id = 1 AND number = 1",
        "UPDATE tables SET head = NULL WHERE id = 1",
        "UPDATE tables SET options = CAST(x'ff' AS TEXT) WHERE id = 1",
        "UPDATE tables SET status = 'run' WHERE id = 1",
        "DELETE FROM seats WHERE table_id = 1 AND seat = 1",
    ],
)
async def test_a_damaged_table_is_set_aside_and_the_others_go_on(
    store: Store, file: Path, damage: str
):
    parlour = Parlour(store)
    await parlour.play_lowest(await parlour.match(ANNA, BEN))
    await parlour.match(ANNA, BEN, channel=71)
    write(file, damage)
    again, other = await restarted(store, file)
    loaded = await other.tables.load()
    assert [each.table for each in loaded.damaged] == [1]
    assert [each.id for each in loaded.tables] == [2]
    assert rows(file, "SELECT CAST(status AS TEXT) FROM tables WHERE id = 1") == [("damaged",)]
    assert await other.tables.find(TableId(1)) is None
    assert (await other.play_out(loaded.tables[0])).status is Status.OVER
    await again.close()


async def test_a_list_of_tables_that_cannot_be_read_ends_the_start(store: Store, file: Path):
    write(file, "DROP TABLE seats")
    write(file, "DROP TABLE tables")
    with pytest.raises(CannotRun, match="cannot be opened: no such table"):
        await Parlour(store).tables.load()


async def test_a_number_of_a_table_is_never_given_again(store: Store, file: Path):
    parlour = Parlour(store)
    table = await parlour.lobby(ANNA)
    done(await parlour.tables.abort(parlour.click(ANNA), table.id))
    write(file, "DELETE FROM tables")
    assert (await parlour.lobby(BEN)).id == table.id + 1
    assert (await parlour.lobby(BEN, channel=71)).seating == (Person(BEN),)


async def test_the_session_takes_the_store_as_its_storage(store: Store):
    assert isinstance(Parlour(store).tables, Tables)


async def test_its_size_counts_what_waits_beside_the_file(store: Store):
    before = store.size()
    await Parlour(store).lobby(ANNA)
    assert store.size() > before
