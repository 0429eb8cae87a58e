"""The unmodified discord.py against a playground: a small bot for each test."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands, asset, gateway, http

from playground.server import Playground

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030806000000b9eade8100000011494441"
    "54789c63f8cfc0f01f8419301800a1790bf54dc49a070000000049454e44ae426082"
)
"""A picture of 2 by 3 pixels."""
HEARTBEAT_ENDS_S = 5.0


class SmallBot(discord.Client):
    """A client that knows only the guild, with a command tree that it syncs."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.tree = app_commands.CommandTree(self)
        self.resumed = asyncio.Event()
        self.on_error_seen: list[BaseException] = []

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed.set()


class ShardedBot(SmallBot, discord.AutoShardedClient):
    """The same on shards, two unless Discord is asked; they identify without the usual pause."""

    def __init__(self, *, shard_count: int | None = 2) -> None:
        super().__init__(shard_count=shard_count)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        del shard_id, initial


@asynccontextmanager
async def connected(
    running: Playground, bot: SmallBot, *, token: str | None = None
) -> AsyncIterator[SmallBot]:
    """Connect a bot to a playground and wait until it is ready."""
    saved = http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY, asset.Asset.BASE
    http.Route.BASE = f"{running.base}/api/v10"
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
        f"{running.base.replace('http', 'ws', 1)}/gateway/"
    )
    asset.Asset.BASE = f"{running.base}/cdn"  # pyright: ignore[reportAttributeAccessIssue] - declared as the literal of the real CDN
    task = asyncio.create_task(bot.start(token or running.token))
    ready = asyncio.create_task(_ready(bot))
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            ready.cancel()
            task.result()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        await _heartbeats_ended()
        (
            http.Route.BASE,
            gateway.DiscordWebSocket.DEFAULT_GATEWAY,
            asset.Asset.BASE,
        ) = saved


async def _heartbeats_ended() -> None:
    """Wait for discord.py's threads, one of which may be about to hand its beat to this loop."""
    for thread in threading.enumerate():
        if thread.name.startswith("keep-alive-handler"):
            await asyncio.to_thread(thread.join, HEARTBEAT_ENDS_S)


async def _ready(bot: SmallBot) -> None:
    while not bot.is_ready():
        await bot.wait_for("ready", timeout=10)


Answer = Callable[[discord.Interaction[Any]], Awaitable[None]]


def command(bot: SmallBot, name: str, answer: Answer) -> None:
    """Give a bot a command without options."""

    async def run(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction)

    bot.tree.add_command(
        app_commands.Command(name=name, description="A command of the test.", callback=run)
    )
