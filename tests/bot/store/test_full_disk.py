"""A disk that takes nothing more: it is told, nothing is changed, and with room it goes on."""

import asyncio
from dataclasses import replace
from pathlib import Path

from bot.session import Click, Declined, Done, Outcome, Reason
from bot.session.ports import NotSaved
from bot.store import Store
from tests.bot.session.parlour import ANNA, BEN, CEM, PLACE, Parlour
from tests.bot.store.test_store import next_line, rows


async def test_a_full_disk_is_told_and_changes_nothing(store: Store, file: Path):
    parlour = Parlour(store)
    table = await parlour.match(ANNA, BEN)
    await fill(parlour, store, file)
    assert table.match is not None
    action = str(table.match.legal(0)[0])
    outcome = await parlour.tables.play(parlour.click(ANNA), table.id, 1, [action])
    assert outcome == Declined(Reason.NOT_SAVED, table)
    assert await parlour.tables.open(parlour.click(CEM), replace(PLACE, channel=71), "toy") == (
        Declined(Reason.NOT_SAVED)
    )
    assert rows(file, "SELECT max(number) FROM lines") == [(1,)]
    await make_room(store)
    again = await parlour.tables.play(parlour.click(ANNA), table.id, 1, [action])
    assert isinstance(again, Done)


async def test_a_full_disk_is_told_to_everybody_who_waits(store: Store, file: Path):
    parlour = Parlour(store)
    tables = [await parlour.match(ANNA, BEN, channel=channel) for channel in range(3)]
    await fill(parlour, store, file)
    changes = [
        next_line(table, Click(100 + at, ANNA), "put " + "1" * 9000)
        for at, table in enumerate(tables)
    ]
    assert await asyncio.gather(*map(store.save, changes)) == [NotSaved()] * 3


async def fill(parlour: Parlour, store: Store, file: Path) -> None:
    """Let the database grow no further, as on a full disk, and use up what room it has."""
    table = await parlour.lobby(ANNA, channel=99)
    (pages,) = rows(file, "PRAGMA page_count")[0]
    async with store._engine.connect() as connection:  # there is no other way in
        await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    outcome: Outcome = Done(table, None)
    while isinstance(outcome, Done):
        is_alone = len(outcome.table.seating) == 1
        change = parlour.tables.add_computer if is_alone else parlour.tables.remove_computer
        outcome = await change(parlour.click(ANNA), table.id)


async def make_room(store: Store) -> None:
    async with store._engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA max_page_count=1000000")
