"""kill -9 of the real bot, twenty times in four games: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.kill.bot_process import ANSWER_BEFORE_SAVE
from tests.kill.checker import clicks_of, complaints
from tests.kill.house import House, Shown, open_house
from tests.schema import documents
from tests.schema.oracle import problems

pytestmark = pytest.mark.kill

KILLS = 4
"""In one round: when nothing happens, before and after a save, and at any instant."""


@pytest.mark.parametrize(
    ("game", "options", "rounds"),
    [
        ("rommé", {}, 2),
        ("tausendundeins", {}, 1),
        ("krass-kariert", {"chips": 5}, 1),
        ("großes-los", {"runden": 10}, 1),
    ],
)
async def test_kills_lose_and_double_nothing(
    game: str, options: dict[str, int], rounds: int, tmp_path: Path
):
    chance = Random(game)
    async with open_house(tmp_path) as house:
        await house.start_bot()
        await house.sit_down(game, **options)
        shown = await house.look(0)
        for _ in range(rounds):
            shown = await kill_when_nothing_happens(house, shown)
            shown = await kill_before_the_save(house, shown)
            shown = await kill_between_save_and_answer(house, shown)
            shown = await kill_at_a_random_instant(house, shown, chance)
        await house.play_until(2)
    assert check(house) == []
    played = [each for each in clicks_of(house.transcript).values() if each.is_acknowledged_change]
    assert len(played) >= KILLS * rounds
    assert "ERROR" not in house.log
    assert not_as_discord(house) == []


async def test_a_build_that_answers_before_it_saves_is_found(tmp_path: Path):
    async with open_house(tmp_path) as house:
        await house.start_bot()
        await house.sit_down()
        await house.kill_bot()
        await house.start_bot(ANSWER_BEFORE_SAVE)
        await house.play_until(1)
        await house.kill_bot()
        assert any("acknowledged and lost" in each for each in check(house))
        await house.start_bot()
        await house.play_until(2)
    assert any("acknowledged and lost" in each for each in check(house))


def not_as_discord(house: House) -> list[str]:
    """Return what of all that was sent does not fit Discord's schemas, where they lie beside."""
    lines = house.transcript.read_text("utf-8").splitlines()
    entries = [json.loads(line) for line in lines]
    return problems(entries, refused_too=False) if documents.AVAILABLE else []


def check(house: House) -> list[str]:
    """Return what the checker finds in the files as the dead process left them."""
    with copied(house) as database:
        return complaints(database, house.transcript)


def newest_click(house: House) -> tuple[int, int]:
    """Return the first and the last line of the record that the newest saved play has written."""
    newest = "SELECT first, last FROM clicks WHERE first NOT NULL ORDER BY last DESC LIMIT 1"
    with copied(house) as database, closing(sqlite3.connect(database)) as connection:
        first, last = connection.execute(newest).fetchone()
    return first, last


@contextmanager
def copied(house: House) -> Iterator[Path]:
    """Copy the database as it stands in its files."""
    with tempfile.TemporaryDirectory() as folder:
        for file in house.database.parent.glob(f"{house.database.name}*"):
            if file.is_file():  # a socket stands there too
                shutil.copy(file, folder)
        yield Path(folder) / house.database.name


async def restart(house: House, failpoint: str = "") -> Shown:
    assert check(house) == []
    since = len(house.members[0].frames)
    await house.start_bot(failpoint)
    return await house.look(since)


async def kill_when_nothing_happens(house: House, before: Shown) -> Shown:
    await house.kill_bot()
    shown = await restart(house, "before-save")
    assert shown == before
    return shown


async def kill_before_the_save(house: House, before: Shown) -> Shown:
    click = asyncio.create_task(house.press_into_the_void())
    await house.bot_has_ended()
    click.cancel()
    await asyncio.gather(click, return_exceptions=True)
    shown = await restart(house, "after-save")
    assert shown == before
    return shown


async def kill_between_save_and_answer(house: House, before: Shown) -> Shown:
    click = asyncio.create_task(house.press_into_the_void())
    await house.bot_has_ended()
    click.cancel()
    await asyncio.gather(click, return_exceptions=True)
    saved = newest_click(house)
    shown = await restart(house)
    # One click may be several lines, such as three melds: all of them, and no other's, are shown.
    assert saved == (before.number + 1, shown.number)
    assert shown != before
    return shown


async def kill_at_a_random_instant(house: House, before: Shown, chance: Random) -> Shown:
    await house.play_until(2)
    evening = asyncio.create_task(house.everybody_plays())
    await asyncio.sleep(chance.uniform(0.1, 1.0))
    assert not evening.done()  # somebody is clicking at the instant of the kill
    await house.kill_bot()
    evening.cancel()
    await asyncio.gather(
        evening, return_exceptions=True
    )  # nobody of them may go on after the restart
    shown = await restart(house)
    assert shown.number >= before.number + 2
    return shown
