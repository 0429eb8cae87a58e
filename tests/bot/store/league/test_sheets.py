"""Score sheets are replayed out of records: of matches older than they, and for new statistics."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.league.editions import edition_of
from bot.store import Store
from games.core.statistics import Fold, Statistic, final_score
from tests.bot.session.parlour import ANNA, BEN, Parlour
from tests.toy.game import Toy


def execute(file: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(sql).fetchall()


SHEETS = "SELECT * FROM sheets ORDER BY table_id"


async def played(store: Store) -> None:
    parlour = Parlour(store)
    for _ in range(2):
        await parlour.play_out(await parlour.match(ANNA, BEN))


async def reopened(store: Store, file: Path, *statements: str) -> Store:
    await store.close()
    for sql in statements:
        execute(file, sql)
    return await Store.at(file)


async def test_sheets_that_are_missing_are_written_out_of_records(store: Store, file: Path):
    await played(store)
    before = execute(file, SHEETS)
    again = await reopened(store, file, "DELETE FROM sheets WHERE table_id = 1")
    rebuilt = await again.league.rebuild()
    assert rebuilt.sheets in {0, 1}  # unless the start has done it already, beside everything else
    assert execute(file, SHEETS) == before
    assert (await again.league.rebuild()).sheets == 0
    await again.close()


async def test_a_new_statistic_applies_to_old_matches(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
):
    await played(store)
    before, edition = execute(file, SHEETS), edition_of("toy")
    new = Statistic("score", Fold.SUM, final_score)
    monkeypatch.setattr(Toy, "spec", replace(Toy.spec, statistics=(new,)))
    assert edition_of("toy") != edition
    execute(file, "UPDATE sheets SET deals = '[]'")
    assert (await store.league.rebuild()).sheets == 2
    assert execute(file, SHEETS) == [(*row[:2], edition_of("toy")) for row in before]


async def test_the_start_brings_sheets_up_to_date_by_itself(store: Store, file: Path):
    await played(store)
    before = execute(file, SHEETS)
    again = await reopened(store, file, "UPDATE sheets SET deals = '[]', edition = NULL")
    assert again._refreshing is not None
    await again._refreshing
    assert execute(file, SHEETS) == before
    await again.close()


async def test_what_an_early_end_leaves_out_the_next_start_goes_on_with(store: Store, file: Path):
    await played(store)
    before = execute(file, SHEETS)
    ended = await reopened(store, file, "DELETE FROM sheets")
    again = await reopened(ended, file)
    assert again._refreshing is not None
    await again._refreshing
    assert execute(file, SHEETS) == before
    await again.close()


async def test_a_record_that_is_damaged_costs_its_own_sheet_only(store: Store, file: Path):
    await played(store)
    before = execute(file, SHEETS)
    damage = "UPDATE lines SET action = 'put 99' WHERE table_id = 1 AND number = 3"
    again = await reopened(store, file, "DELETE FROM sheets", damage)
    await again.league.rebuild()
    assert execute(file, SHEETS) == before[1:]
    await again.close()


def test_a_game_that_is_not_known_has_no_edition():
    assert edition_of("chess") == ""
