"""A league's file on the disk: who may read it, and a sentence for all that can be wrong."""

import os
from pathlib import Path

import pytest

from bot.errors import CannotRun
from bot.store import Store
from bot.store.league.files import export_file, import_file
from tests.bot.league.matches import ANNA, BEN, NOW
from tests.bot.session.parlour import PLACE, Parlour

OWNER_ALONE = 0o600


def state(file: Path) -> os.stat_result:
    return file.stat()


def write(file: Path, content: str) -> Path:
    file.write_text(content, "utf-8")
    return file


async def test_a_league_is_written_for_its_owner_alone_and_read_again(store: Store, tmp_path: Path):
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN, preset="kurz"))
    for ending in ("json", "csv"):
        file = tmp_path / f"league.{ending}"
        written = await export_file(store.league, PLACE.guild, file)
        assert (written.matches, written.bytes) == (1, state(file).st_size)
        assert state(file).st_mode & 0o777 == OWNER_ALONE
        assert (await import_file(store.league, file, NOW)).known == 1
        with pytest.raises(CannotRun, match="overwrites nothing"):
            await export_file(store.league, PLACE.guild, file)
    with pytest.raises(CannotRun, match="cannot be written: No such file"):
        await export_file(store.league, PLACE.guild, tmp_path / "none" / "league.json")


async def test_what_cannot_be_written_or_read_is_a_sentence(store: Store, tmp_path: Path):
    for guild in (8, 2**64):
        with pytest.raises(CannotRun, match=f"No match of the server {guild}"):
            await export_file(store.league, guild, tmp_path / "league.json")
    with pytest.raises(CannotRun, match=r"must end in \.json or \.csv"):
        await export_file(store.league, 8, tmp_path / "league.xlsx")
    with pytest.raises(CannotRun, match="cannot be read: No such file"):
        await import_file(store.league, tmp_path / "league.json", NOW)
    wrong = write(tmp_path / "league.csv", "kind,version\nleague,x\n")
    with pytest.raises(CannotRun, match=r"Line 2, column 2: .*“x”.* Nothing is changed") as caught:
        await import_file(store.league, wrong, NOW)
    assert "Zeile 2, Spalte 2" in caught.value.text("de")


async def test_a_database_that_gives_or_takes_nothing_is_a_sentence(store: Store, tmp_path: Path):
    file = write(tmp_path / "league.csv", "kind,version,guild\nleague,1,7\n")
    assert (await import_file(store.league, file, NOW)).matches == 0
    await store.close()
    with pytest.raises(CannotRun, match="The database cannot be read"):
        await export_file(store.league, 7, tmp_path / "taken.csv")
    with pytest.raises(CannotRun, match=r"cannot be saved .*Nothing is changed"):
        await import_file(store.league, file, NOW)
