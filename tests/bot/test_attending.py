"""Looking after a bot from the command line: one that plays, one at rest, and none."""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest

from bot import attending
from bot.errors import CannotRun, ExitCode
from bot.league.located import Form
from bot.league.portable import PortableLeague, PortableMatch, text_of
from bot.league.results import SeatResult
from bot.store import Store
from bot.views.operating import Figures
from tests.e2e.house import ANNA, House, lobby_of


@pytest.fixture
def folder() -> Iterator[Path]:
    # Of its own, since the name of a socket has at most about a hundred characters.
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def league(folder: Path) -> Path:
    """Write a league of one match into a file."""
    seats = (SeatResult(101, None, 1, 7), SeatResult(102, None, 2, 3))
    match = PortableMatch(5, "romme", 1, "", "standard", 100, 200, None, None, 9, None, None, seats)
    file = folder / "league.csv"
    file.write_text(text_of(PortableLeague(8, matches=(match,)), Form.CSV), "utf-8")
    return file


async def test_a_bot_that_plays_tells_its_figures_and_makes_a_backup(folder: Path) -> None:
    async with House.open(folder / "tables.sqlite") as house:
        await lobby_of(await house.member(ANNA))
        said = await attending.status(folder / "tables.sqlite")
        done = await attending.backup(folder / "tables.sqlite", folder / "copy.sqlite")
        rebuilt = await attending.rebuild(folder / "tables.sqlite")
        brought = await attending.bring(folder / "tables.sqlite", league(folder))
        taken = await attending.export(folder / "tables.sqlite", 8, folder / "taken.json")
        await house.stop_bot()
        with pytest.raises(CannotRun):
            await attending.status(folder / "tables.sqlite")
    assert [" ".join(line.split()) for line in said.en.splitlines()][2:5] == [
        "1 servers",
        "1 lobbies",
        "0 running matches",
    ]
    assert "offene Tische" in said.de
    assert "0 matches in 0 leagues" in rebuilt.en
    assert "of server 8: 1 matches (0 were there already)" in brought.en
    assert "1 matches to" in taken.en
    assert str((folder / "copy.sqlite").stat().st_size) in done.en
    copy = await Store.at(folder / "copy.sqlite")
    assert len(await copy.read_open()) == 1
    await copy.close()


def test_every_figure_has_words() -> None:
    assert [name for name, *_ in attending.WORDS] == [field.name for field in fields(Figures)]


async def test_a_bot_at_rest_is_backed_up_as_well(folder: Path) -> None:
    store = await Store.at(folder / "tables.sqlite")
    await store.close()
    said = await attending.backup(folder / "tables.sqlite", folder / "copy.sqlite")
    assert "Gesichert und geprüft" in said.de


async def test_the_league_of_a_bot_at_rest_is_moved_as_well(folder: Path) -> None:
    with pytest.raises(CannotRun, match="There is no database"):
        await attending.export(folder / "tables.sqlite", 8, folder / "taken.csv")
    brought = await attending.bring(folder / "tables.sqlite", league(folder))
    assert "Server 8" in brought.de.replace("Servers", "Server")
    rebuilt = await attending.rebuild(folder / "tables.sqlite")
    assert "1 Partien in 1 Ligen" in rebuilt.de
    taken = await attending.export(folder / "tables.sqlite", 8, folder / "taken.csv")
    assert "Discord-IDs" in taken.de
    again = await attending.bring(folder / "tables.sqlite", folder / "taken.csv")
    assert "0 matches (1 were there already)" in again.en


async def test_who_imports_reads_when_the_league_could_not_be_computed(folder: Path) -> None:
    file = folder / "tables.sqlite"
    await (await Store.at(file)).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(
            "CREATE TRIGGER full BEFORE INSERT ON ratings "
            "BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
        )
    brought = await attending.bring(file, league(folder))
    assert "1 matches (0 were there already)" in brought.en
    assert "“python -m bot league rebuild” once there is room again" in brought.en
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DROP TRIGGER full")
    assert "1 Partien in 1 Ligen" in (await attending.rebuild(file)).de
    assert "once there is room" not in (await attending.bring(file, league(folder))).en


async def test_without_a_bot_there_are_no_figures(folder: Path) -> None:
    with pytest.raises(CannotRun, match="No running bot answers") as caught:
        await attending.status(folder / "tables.sqlite")
    assert caught.value.code is ExitCode.UNAVAILABLE
