"""The real discord.py in threads, kicked and invited again, without rights, on a dead line."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from playground import world
from playground.server import Playground
from tests.people import Member
from tests.playground.bots import ShardedBot, SmallBot, command, connected
from tests.playground.raw import CHANNEL, order

Interaction = discord.Interaction[Any]
Session = aiohttp.ClientSession


async def answer(interaction: Interaction) -> None:
    await interaction.response.send_message("ja")


def room(bot: SmallBot) -> discord.TextChannel:
    channel = bot.get_channel(int(CHANNEL))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_thread_through_its_whole_life(playground: Playground, session: Session) -> None:
    bot = SmallBot()
    async with connected(playground, bot):
        message = await room(bot).send("Wer spielt mit?")
        thread = await message.create_thread(name="Tisch 1", auto_archive_duration=60)
        await thread.add_user(discord.Object(int(world.PEOPLE[1].id)))
        said = await thread.send("Los!")
        assert {member.id for member in await thread.fetch_members()} == {
            int(world.BOT_ID),
            int(world.PEOPLE[1].id),
        }
        await order(session, playground, "thread", thread=str(thread.id), archived=True)
        with pytest.raises(discord.HTTPException) as refused:
            await said.edit(content="Weiter!")
        assert refused.value.code == 50083
        thread = await thread.edit(archived=False, name="Tisch 1, weiter")
        await said.edit(content="Weiter!")
        await thread.edit(locked=True, archived=True)
        assert [item.id async for item in room(bot).archived_threads()] == [thread.id]
        await thread.delete()
        with pytest.raises(discord.NotFound):
            await bot.fetch_channel(thread.id)


async def test_private_thread_and_its_events(playground: Playground) -> None:
    bot = SmallBot()
    async with connected(playground, bot):
        joined = asyncio.create_task(bot.wait_for("thread_create", timeout=5))
        await asyncio.sleep(0)
        thread = await room(bot).create_thread(name="leise", invitable=False)
        assert (await joined).id == thread.id
        assert thread.is_private()
        found = bot.get_channel(thread.id)
        assert isinstance(found, discord.Thread)


async def test_command_in_a_thread(playground: Playground, anna: Member) -> None:
    bot = SmallBot()
    seen: list[Any] = []

    async def where(interaction: Interaction) -> None:
        seen.append(interaction.channel)
        await interaction.response.send_message("hier")

    command(bot, "frage", where)
    async with connected(playground, bot):
        thread = await room(bot).create_thread(
            name="Tisch 1", type=discord.ChannelType.public_thread
        )
        anna.channel = str(thread.id)
        outcome = await anna.command("frage")
    assert isinstance(seen[0], discord.Thread)
    assert outcome.message is not None
    assert outcome.message["channel_id"] == str(thread.id)


async def test_kicked_and_invited_again(
    playground: Playground, session: Session, anna: Member
) -> None:
    bot = SmallBot()
    command(bot, "frage", answer)
    async with connected(playground, bot):
        for path, event in (("remove", "guild_remove"), ("return", "guild_join")):
            told = asyncio.create_task(bot.wait_for(event, timeout=5))
            await asyncio.sleep(0)
            await order(session, playground, path, bot=True)
            assert (await told).id == int(world.GUILD_ID)
        await anna.command("frage")


async def test_outage_of_the_guild(playground: Playground, session: Session) -> None:
    bot = SmallBot()
    async with connected(playground, bot):
        for is_out, event in ((True, "guild_unavailable"), (False, "guild_available")):
            told = asyncio.create_task(bot.wait_for(event, timeout=5))
            await asyncio.sleep(0)
            await order(session, playground, "guild", unavailable=is_out)
            await told


async def test_dead_line_is_noticed_and_resumed(
    playground: Playground, session: Session, anna: Member
) -> None:
    bot = SmallBot(heartbeat_timeout=0.3)
    command(bot, "frage", answer)
    await order(session, playground, "gateway", action="heartbeat", seconds=0.4)
    async with connected(playground, bot):
        await order(session, playground, "gateway", action="silence")
        outcome = await anna.command("frage")
        await asyncio.wait_for(bot.resumed.wait(), 5)
    assert outcome.kind == "message"


async def test_forgotten_session_is_identified_anew(
    playground: Playground, session: Session, anna: Member
) -> None:
    bot = SmallBot()

    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here otherwise."""

    bot.before_identify_hook = at_once
    command(bot, "frage", answer)
    async with connected(playground, bot):
        await order(session, playground, "gateway", action="forget")
        await order(session, playground, "gateway", action="abort")
        await anna.wait(lambda: _online(anna) == [False, True])
        await anna.command("frage")
    assert not bot.resumed.is_set()


def _online(anna: Member) -> list[bool]:
    return [frame["online"] for frame in anna.frames if frame["event"] == "bot"][-2:]


async def test_library_takes_as_many_shards_as_are_required(
    playground: Playground, session: Session, anna: Member
) -> None:
    await order(session, playground, "gateway", action="shards", count=2)
    bot = ShardedBot(shard_count=None)
    command(bot, "frage", answer)
    async with connected(playground, bot):
        assert sorted(bot.shards) == [0, 1]
        await order(session, playground, "gateway", action="abort", shard=0)
        await anna.command("frage")


async def test_shared_and_global_limits_are_waited_out(
    playground: Playground, session: Session
) -> None:
    bot = SmallBot()
    async with connected(playground, bot):
        for scope in ("shared", "global"):
            fault = {"route": "/channels/*", "status": 429, "scope": scope, "retry_after": 0.02}
            await order(session, playground, "faults", **fault)
            await room(bot).send("trotzdem")
    refused = [e for e in playground.transcript.entries if e.get("status") == 429]
    assert len(refused) == 2
