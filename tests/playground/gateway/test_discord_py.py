"""The real discord.py through dropped sockets, invalid sessions, lost and doubled events, 429."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from playground.server import Playground
from tests.people import Member
from tests.playground.bots import ShardedBot, SmallBot, command, connected
from tests.playground.raw import ANNA, CHANNEL

Interaction = discord.Interaction[Any]


async def answer(interaction: Interaction) -> None:
    await interaction.response.send_message("ja")


async def order(anna: Member, path: str, **fields: Any) -> None:
    await anna._post(f"/control/{path}", fields)


async def online(anna: Member, wanted: bool) -> None:
    def last() -> bool:
        seen = [frame["online"] for frame in anna.frames if frame["event"] == "bot"]
        return bool(seen) and seen[-1] is wanted

    await anna.wait(last)


async def test_command_given_while_the_socket_is_gone_is_answered_after_the_resume(
    playground: Playground, anna: Member
) -> None:
    bot = SmallBot()
    command(bot, "frage", answer)
    async with connected(playground, bot):
        await order(anna, "gateway", action="close", code=4000)
        outcome = await anna.command("frage")
        await asyncio.wait_for(bot.resumed.wait(), 5)
    assert outcome.kind == "message"


async def test_reconnect_on_request(playground: Playground, anna: Member) -> None:
    bot = SmallBot()
    command(bot, "frage", answer)
    async with connected(playground, bot):
        await order(anna, "gateway", action="reconnect")
        await asyncio.wait_for(bot.resumed.wait(), 5)
        await anna.command("frage")


async def test_resumable_invalid_session_is_resumed(playground: Playground, anna: Member) -> None:
    bot = SmallBot()
    command(bot, "frage", answer)
    async with connected(playground, bot):
        await order(anna, "gateway", action="invalid_session", resumable=True)
        await asyncio.wait_for(bot.resumed.wait(), 5)
        await anna.command("frage")


async def test_invalid_session_identifies_anew(playground: Playground, anna: Member) -> None:
    bot = SmallBot()

    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here otherwise."""

    bot.before_identify_hook = at_once
    command(bot, "frage", answer)
    async with connected(playground, bot):
        await order(anna, "gateway", action="invalid_session", resumable=False)
        await online(anna, False)
        await online(anna, True)
        await anna.command("frage")
    assert not bot.resumed.is_set()


async def test_two_shards_share_the_work(playground: Playground, anna: Member) -> None:
    bot = ShardedBot()
    command(bot, "frage", answer)
    async with connected(playground, bot):
        await anna.command("frage")
        await bot.get_partial_messageable(int(CHANNEL)).send("auch")
        assert sorted(bot.shards) == [0, 1]
    events = [e for e in playground.transcript.entries if e.get("type") == "INTERACTION_CREATE"]
    assert len(events) == 1


async def test_wrong_token_is_a_failed_login(playground: Playground) -> None:
    with pytest.raises(discord.LoginFailure):
        async with connected(playground, SmallBot(), token="falsch"):
            pass


async def test_privileged_intents_are_not_granted(playground: Playground) -> None:
    bot = SmallBot(discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with connected(playground, bot):
            pass


async def test_lost_event_fails_for_the_member(still_playground: Playground) -> None:
    bot = SmallBot()
    command(bot, "frage", answer)
    async with (
        aiohttp.ClientSession() as session,
        connected(still_playground, bot),
        Member(session, still_playground.base, ANNA, CHANNEL) as anna,
    ):
        await order(anna, "faults", event="lost", route="INTERACTION_CREATE")
        acting = asyncio.create_task(anna.command("frage", may_fail=True))
        await anna.wait(lambda: [f for f in anna.frames if f["event"] == "interaction"])
        await order(anna, "clock", advance_s=3.5)
        assert (await acting).status == "failed"
        assert (await anna.command("frage")).kind == "message"
    numbers = [
        e["s"] for e in still_playground.transcript.entries if e["dir"] == "event" and e["s"]
    ]
    assert numbers == [1, 2, 3, 4]


async def test_doubled_event_is_answered_once(playground: Playground, anna: Member) -> None:
    bot = SmallBot()
    codes: list[int] = []
    both = asyncio.Event()

    async def show(interaction: Interaction) -> None:
        try:
            await interaction.response.send_message("ja")
        except discord.HTTPException as error:
            codes.append(error.code)
            both.set()

    command(bot, "frage", show)
    async with connected(playground, bot):
        await order(anna, "faults", event="double", route="INTERACTION_CREATE")
        await anna.command("frage")
        await asyncio.wait_for(both.wait(), 5)
    assert codes == [40060]
    assert len(await anna.see()) == 1


@pytest.mark.parametrize("scope", ["user", "shared", "global"])
async def test_429_on_order_is_waited_out(playground: Playground, anna: Member, scope: str) -> None:
    bot = SmallBot()
    command(bot, "frage", answer)
    async with connected(playground, bot):
        for route in ("/interactions/*", "/channels/*/messages"):
            await order(
                anna,
                "faults",
                method="POST",
                route=route,
                status=429,
                retry_after=0.01,
                scope=scope,
            )
        await anna.command("frage")
        await bot.get_partial_messageable(int(CHANNEL)).send("auch")
    assert [message["content"] for message in await anna.see()] == ["ja", "auch"]


async def test_429_without_via_is_taken_for_a_ban(playground: Playground, anna: Member) -> None:
    bot = SmallBot()
    async with connected(playground, bot):
        await order(anna, "faults", route="/channels/*", status=429, scope="cloudflare")
        with pytest.raises(discord.HTTPException) as error:
            await bot.get_partial_messageable(int(CHANNEL)).send("auch")
    assert error.value.status == 429


async def test_server_errors_on_order(playground: Playground, anna: Member) -> None:
    bot = SmallBot()
    async with connected(playground, bot):
        await order(anna, "faults", route="/channels/*", status=503, code=7)
        with pytest.raises(discord.DiscordServerError) as error:
            await bot.get_partial_messageable(int(CHANNEL)).send("auch")
        await bot.get_partial_messageable(int(CHANNEL)).send("nun")
    assert (error.value.status, error.value.code) == (503, 7)
    assert len(await anna.see()) == 1


async def test_answer_that_gets_lost_leaves_the_message(
    playground: Playground, anna: Member
) -> None:
    """The bot cannot know whether it was posted: the connection went after the work was done."""
    bot = SmallBot()
    async with connected(playground, bot):
        await order(anna, "faults", route="/channels/*", drop="after")
        await order(anna, "faults", route="/channels/*", status=400)
        with pytest.raises(Exception, match=r"Server disconnected|fault on order"):
            await bot.get_partial_messageable(int(CHANNEL)).send("einmal")
    assert len(await anna.see()) == 1


async def test_sixth_message_in_five_seconds_waits_for_the_window(
    playground: Playground, anna: Member
) -> None:
    bot = SmallBot()
    async with connected(playground, bot):
        channel = bot.get_partial_messageable(int(CHANNEL))
        for number in range(4):
            await channel.send(str(number))
        sixth = asyncio.create_task(channel.send("4"))
        await anna.wait(lambda: len(anna.messages()) == 5)
        playground.clock.advance(5)
        sixth.cancel()
        await asyncio.gather(sixth, return_exceptions=True)
    limited = [e for e in playground.transcript.entries if e.get("status") == 429]
    assert limited == []
    headers = [
        entry["headers"]["X-RateLimit-Remaining"]
        for entry in playground.transcript.entries
        if "X-RateLimit-Remaining" in entry.get("headers", {})
    ]
    assert headers == ["4", "3", "2", "1", "0"]
