"""Starting, failing to start and ending, against the playground over real sockets."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import Ports, build_client, run
from bot.errors import CannotRun, ExitCode
from bot.settings import Secret, Settings
from playground import server
from tests.bot.app.test_painters import get_ready
from tests.e2e.house import ANNA, House, match_of
from tests.messages import text_of
from tests.watched import Watched

PORTS = Ports(guild_ready_timeout_s=0.05)


@pytest.fixture
async def running() -> AsyncIterator[server.Playground]:
    running = await server.start(port=0, limits_enforced=False)
    yield running
    await running.stop()


@pytest.fixture
def settings(running: server.Playground, tmp_path: Path) -> Settings:
    return Settings(
        discord_token=Secret(running.token),
        discord_base=running.base,
        database=tmp_path / "tables.sqlite",
        health_file=tmp_path / "health",
    )


async def reason(settings: Settings) -> CannotRun:
    with pytest.raises(CannotRun) as caught:
        await run(settings, PORTS)
    return caught.value


async def test_without_a_token_it_says_so(settings: Settings):
    error = await reason(replace(settings, discord_token=None))
    assert error.code is ExitCode.CONFIGURATION
    assert "DISCORD_TOKEN" in error.text("de")


async def test_a_wrong_token_is_a_sentence_and_a_matter_of_configuration(settings: Settings):
    error = await reason(replace(settings, discord_token=Secret("aaa.bbb.ccc")))
    assert error.code is ExitCode.CONFIGURATION
    assert "Discord nimmt das Token nicht an" in error.text("de")


async def test_a_discord_that_is_not_there_is_unavailable(settings: Settings):
    error = await reason(replace(settings, discord_base="http://127.0.0.1:9"))
    assert error.code is ExitCode.UNAVAILABLE
    assert "cannot be reached" in error.text("en")


async def test_a_second_process_on_the_same_file_is_refused(settings: Settings):
    first = build_client(settings, PORTS)
    assert settings.discord_token is not None
    task = asyncio.create_task(first.start(settings.discord_token.reveal()))
    while not first.is_ready():
        await asyncio.sleep(0)
    error = await reason(settings)
    assert error.code is ExitCode.TEMPORARY
    await first.close()
    await task


async def test_what_is_closed_stays_closed_however_often_it_is_closed(settings: Settings):
    client = build_client(settings, PORTS)
    assert settings.discord_token is not None
    task = asyncio.create_task(client.start(settings.discord_token.reveal()))
    while not client.is_ready():
        await asyncio.sleep(0)
    await client.close()
    await task
    settings.database.unlink()
    await client.close()
    assert not settings.database.exists()


async def test_pictures_are_painted_in_processes_that_end_with_the_bot(settings: Settings):
    client = build_client(settings, replace(PORTS, paints_apart=True))
    assert settings.discord_token is not None
    task = asyncio.create_task(client.start(settings.discord_token.reveal()))
    while not client.is_ready():
        await asyncio.sleep(0)
    assert client._painters is not None
    assert client._warming is not None
    await client._warming
    await asyncio.to_thread(get_ready, client._painters)
    with ExitStack() as stack:
        ending = [stack.enter_context(Watched(pid)) for pid in client._painters.idle]
        assert len(ending) == settings.picture_workers
        await client.close()
        for watched in ending:
            watched.wait()
    await task


def test_so_they_are_unless_a_test_says_otherwise(settings: Settings):
    assert build_client(settings)._painters is not None


async def test_cancelling_ends_it_in_order_and_frees_the_file(settings: Settings):
    for _ in range(2):
        task = asyncio.create_task(run(settings, PORTS))
        while not settings.health_file.exists() and not task.done():
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        settings.health_file.unlink(missing_ok=True)


async def test_a_token_that_is_taken_away_ends_the_process_with_a_sentence(
    running: server.Playground, settings: Settings
):
    task = asyncio.create_task(run(settings, PORTS))
    while not settings.health_file.exists() and not task.done():
        await asyncio.sleep(0)
    for session in running.core.gateway.sessions:
        assert session.socket is not None
        session.socket.end(4004)
    with pytest.raises(CannotRun) as caught:
        await task
    assert caught.value.code is ExitCode.UNAVAILABLE
    assert "4004" in caught.value.text("de")


async def test_a_fault_of_ours_is_answered_with_a_sentence(tmp_path: Path):
    async with House.open(tmp_path / "tables.sqlite") as house:
        anna = await house.member(ANNA)
        assert house.bot is not None
        # Reading the ranking fails in a way that nobody foresaw.
        store = house.bot._store
        assert store is not None
        shown = await anna.command("rommé rangliste")
        assert shown.message is not None
        async with store._engine.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE season_rows")
        answer = await anna.command("rommé rangliste")
        assert answer.message is not None
        assert answer.message["ephemeral"]
        assert "Da ist etwas schiefgegangen" in text_of(answer.message)
        # What was saved before the fault stands, so nobody is told that nothing was done.
        assert "sieh nach, ob es trotzdem gilt" in text_of(answer.message)
        # A click that is acknowledged first, since it may take longer, is not left without a word.
        said = await anna.forge(shown.message["id"], "ranking:0:1:0:romme.rsa:")
        assert said.message is not None
        assert said.message["id"] == shown.message["id"]
        assert "Da ist etwas schiefgegangen" in text_of(said.message)


async def test_a_damaged_table_is_set_aside_and_told_of_where_it_stands(tmp_path: Path):
    file = tmp_path / "tables.sqlite"
    async with House.open(file) as house:
        anna = await house.member(ANNA)
        await match_of(anna, computers=1)
        await house.stop_bot()
        with closing(sqlite3.connect(file)) as damaged, damaged:
            damaged.execute("UPDATE lines SET action = 'draw pile' WHERE number = 1")
        await house.start_bot()
        told = await anna.wait_for_message(lambda m: "beschädigt" in text_of(m))
        assert not told["ephemeral"]
        again = await anna.command("rommé start")
        assert again.message is not None
        assert "Der Tisch ist offen." in text_of(again.message)
