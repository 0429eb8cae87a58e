"""A league of every earlier version, with matches that have ended, goes on under this one."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.league.ports import Decided
from bot.session.deletion import Deleted
from bot.store import Store
from tests.bot.session.parlour import ANNA, BEN, CEM, DORA, PLACE, Parlour, done
from tests.bot.store.league.test_transfer import play_on
from tests.bot.store.test_migrations import EARLIER, as_of
from tests.databases import put_empty_database
from tests.toy.game import toy_registered

Content: TypeAlias = dict[str, list[tuple[object, ...]]]

FACTS = ("departures", "voids", "season_marks", "ghosts", "origins", "achievements")
PROJECTIONS = ("match_log", "rating_log", "ratings", "season_rows", "season_meetings", "sheets")
LEAVING = "0004"
"""Since when a member's seat may be held by a computer player for him."""
LEAGUE = "0006"
"""Since when there is a league, and what it needs to know is noted."""


def execute(file: Path, *statements: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA foreign_keys=ON")
        return [row for sql in statements for row in connection.execute(sql).fetchall()]


def content(file: Path) -> Content:
    return {
        name: sorted(execute(file, f"SELECT * FROM {name}"), key=repr)
        for name in (*FACTS, *PROJECTIONS)
    }


async def play(file: Path) -> None:
    """Play a match to its end, one that is left, one that is void, and delete a member."""
    put_empty_database(file)
    store = await Store.at(file)
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN, DORA))
    left = await parlour.play_lowest(await parlour.match(ANNA, BEN, CEM))
    done(await parlour.tables.give_up(parlour.click(CEM), left.id))
    await play_on(parlour, left.id)
    void = await parlour.play_out(await parlour.match(BEN, ANNA))
    assert await store.league.void(PLACE.guild, void.id, 2_000) is Decided.DONE
    assert await store.league.mark_season(PLACE.guild, 3_000, is_opening=False) is Decided.DONE
    assert isinstance(await store.forget_member(DORA), Deleted)
    await store.close()


@pytest.fixture(scope="module")
def today(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of this version; made once, since it is the same for every earlier one."""
    file = tmp_path_factory.mktemp("today") / "today.sqlite"
    with toy_registered():
        asyncio.run(play(file))
    assert all(execute(file, f"SELECT count(*) FROM {name}") != [(0,)] for name in FACTS[:4])
    return file


async def opened(file: Path) -> Content:
    """Open a database, let it come up to date by itself, and return what its league is."""
    store = await Store.at(file)
    if store._refreshing is not None:
        await store._refreshing
    found = content(file)
    await store.league.rebuild()
    assert content(file) == found
    await store.close()
    return found


@pytest.fixture(scope="module")
def expected(today: Path) -> dict[bool, Content]:
    """What a league comes to without what was noted for it; without leaving at all, if so."""
    found: dict[bool, Content] = {}
    with toy_registered():
        for without_leaving in (True, False):
            file = today.with_name(f"expected-{without_leaving}.sqlite")
            cut_down(today, file, LEAVING if not without_leaving else "0001")
            found[without_leaving] = asyncio.run(opened(file))
    return found


def cut_down(today: Path, file: Path, revision: str) -> None:
    """Copy today's database without what a revision could not hold."""
    shutil.copy(today, file)
    if revision < LEAVING:
        execute(file, "DELETE FROM tables WHERE id IN (SELECT table_id FROM departures)")
    if revision < LEAGUE:
        execute(file, *(f"DELETE FROM {name}" for name in (*FACTS, *PROJECTIONS)))


@pytest.mark.parametrize("revision", EARLIER)
async def test_a_league_of_every_earlier_version_goes_on(
    revision: str, today: Path, expected: dict[bool, Content], tmp_path: Path
):
    source, old = tmp_path / "source.sqlite", tmp_path / "old.sqlite"
    cut_down(today, source, revision)
    as_of(revision, old, source)
    found, now = await opened(old), content(today)
    assert found == (now if revision >= LEAGUE else expected[revision < LEAVING])
    assert len(found["sheets"]) == len(found["match_log"]) == (2 if revision < LEAVING else 3)
    assert set(found["sheets"]) <= set(now["sheets"])
