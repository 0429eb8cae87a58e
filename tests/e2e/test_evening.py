"""A whole evening: whatever goes wrong, nothing is stuck and every match ends."""

import asyncio
import logging
from pathlib import Path

import discord
import discord.backoff
import pytest

from tests.e2e.evening import MEMBERS, Evening
from tests.e2e.faults import house_with_watch, start_thread
from tests.e2e.house import CHANNEL, OTHER_CHANNEL


async def no_pause(*_: object, **__: object) -> None:
    await asyncio.sleep(0)


async def an_evening(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, troubles: int
) -> Evening:
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.02)
    monkeypatch.setattr(discord.Client, "before_identify_hook", no_pause)
    file = folder / "tables.sqlite"
    async with house_with_watch(file, time_runs=True) as (house, watch):
        anna = await house.member(MEMBERS[7])
        thread = await start_thread(house, anna, "Nebentisch")
        evening = Evening(house, watch, seed=troubles)
        trouble = asyncio.create_task(evening.trouble(troubles))
        async with asyncio.timeout(600):
            await asyncio.gather(
                evening.match(CHANNEL, "rommé", MEMBERS[:3], variante="kurz"),
                evening.match(OTHER_CHANNEL, "krass-kariert", MEMBERS[3:5], variante="kurz"),
                evening.match(thread, "tausendundeins", MEMBERS[5:8], variante="kurz"),
            )
            await evening.match(OTHER_CHANNEL, "großes-los", MEMBERS[2:6])
            await trouble
        await house.settle()
    errors = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert [each.getMessage() for each in errors if each.name != "discord.client"] == []
    return evening


async def test_an_evening_with_every_kind_of_trouble_ends_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    evening = await an_evening(tmp_path, monkeypatch, caplog, troubles=9)
    assert evening.ended.total() == 4
    assert len(evening.troubles) == 9


@pytest.mark.soak
async def test_a_long_evening_with_trouble_all_the_time_ends_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    evening = await an_evening(tmp_path, monkeypatch, caplog, troubles=200)
    assert evening.ended.total() == 4
