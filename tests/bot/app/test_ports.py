"""What comes from Discord, and what becomes of it where the network fails."""

import aiohttp
import discord
import pytest

from bot.app.ports import DiscordNames


async def test_a_name_that_the_network_does_not_bring_is_not_known(
    monkeypatch: pytest.MonkeyPatch,
):
    async def fail(_: int) -> discord.User:
        raise aiohttp.ClientConnectionError

    client = discord.Client(intents=discord.Intents.none())
    monkeypatch.setattr(client, "fetch_user", fail)
    assert await DiscordNames(client)(7, 101) is None
