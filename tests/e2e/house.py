"""A playground with the real bot beside it in this process, and members who come in."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import aiohttp

from bot.app import Ports, StammtischClient, build_client
from bot.session import Done, Table, TableId
from bot.settings import Secret, Settings
from bot.views.clock import Clock
from playground import server, world
from playground.clock import Clock as DiscordClock
from tests import emoji_art
from tests.databases import put_empty_database
from tests.e2e.history import History
from tests.messages import components, has
from tests.people import PATIENCE_S, Member
from tests.schema import documents
from tests.schema.oracle import problems

Json = dict[str, Any]

ANNA, BEN, CEM, DORA = (person.id for person in world.PEOPLE[:4])
CHANNEL, OTHER_CHANNEL = (channel.id for channel in world.CHANNELS)
HURRY = 40.0
"""How much faster the bot's pauses pass than the clock on the wall; answers are not hurried."""


class Secrets:
    """32 bytes for each shuffle: the given ones first, then always the same sequence."""

    def __init__(self, first: Sequence[bytes] = ()) -> None:
        self._numbers = itertools.chain(first, (n.to_bytes(32, "big") for n in itertools.count(1)))

    def __call__(self) -> bytes:
        return next(self._numbers)


async def hurried(seconds: float) -> None:
    """Wait a fraction of the time."""
    await asyncio.sleep(seconds / HURRY)


class House:
    """One playground and one bot that can be stopped and started again on the same database."""

    def __init__(self, running: server.Playground, http: aiohttp.ClientSession, file: Path) -> None:
        self.playground = running
        self.http = http
        self._stack = AsyncExitStack()
        self.settings = Settings(
            discord_token=Secret(running.token), discord_base=running.base, database=file
        )
        self.ports = Ports(
            secret=Secrets(),
            clock=Clock(time.monotonic, hurried),
            guild_ready_timeout_s=0.05,
            emoji_art=emoji_art.NONE,
            think_s=30.0,  # what is slow here is the machine
        )
        self.bot: StammtischClient | None = None
        self.history = History()
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._telling: set[asyncio.Task[None]] = set()

    def ports_with(self, secret: Secrets) -> Ports:
        """Return the ports with other chance."""
        return replace(self.ports, secret=secret)

    async def start_bot(self) -> StammtischClient:
        """Start the bot and wait until it has shown its tables."""
        bot = self.bot = build_client(self.settings, self.ports)
        self._task = asyncio.create_task(bot.start(self.playground.token))
        ready = asyncio.create_task(self._ready(bot))
        await asyncio.wait({self._task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            ready.cancel()
            await self._task
        bot.desk.tables.on_change(self._heard)
        await bot.desk.boards.settle()
        return bot

    async def stop_bot(self) -> None:
        """Stop the bot as SIGTERM does."""
        if self.bot is not None and self._task is not None:
            await self.bot.close()
            await self._task
            self.bot = self._task = None

    async def member(self, member_id: str, channel: str = CHANNEL) -> Member:
        """Let a member come in; he leaves with the house."""
        member = Member(self.http, self.playground.base, member_id, channel)
        return await self._stack.enter_async_context(member)

    async def close(self) -> None:
        """Let everybody go and the bot end."""
        await self._stack.aclose()
        await self.stop_bot()

    async def table_now(self, number: int = 1) -> Table:
        """Return a table of the bot as it stands, also a closed one."""
        assert self.bot is not None
        table = await self.bot.desk.tables.find(TableId(number))
        assert table is not None
        return table

    async def changed(self, table: Table) -> None:
        """Wait until a table is no longer as given."""
        async with asyncio.timeout(PATIENCE_S), self._news:
            while (await self.table_now(table.id)).revision == table.revision:
                await self._news.wait()

    def _heard(self, done: Done) -> None:
        self.history.add(done.table, self.playground.transcript.count)
        task = asyncio.get_running_loop().create_task(self._tell())
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def settle(self) -> None:
        """Wait until every public message shows its table's newest state."""
        assert self.bot is not None
        await self.bot.desk.boards.settle()

    async def order(self, path: str, **fields: Any) -> None:
        """Order something of the playground: rights, faults, time."""
        async with self.http.post(self.playground.base + path, json=fields) as response:
            assert response.status == 200, await response.text()

    async def file(self, url: str) -> bytes:
        """Download a picture."""
        async with self.http.get(url) as response:
            assert response.status == 200
            return await response.read()

    def uploads(self) -> list[bytes]:
        """Return every file that the bot has sent."""
        return self.playground.core.files.contents()

    def requests(self) -> list[Json]:
        """Return what the bot asked of Discord, oldest first."""
        entries = self.playground.transcript.entries
        return [entry for entry in entries if entry["dir"] == "request"]

    def check_schemas(self) -> None:
        """Judge everything sent and received by Discord's own schemas, where they lie beside."""
        if documents.AVAILABLE:
            found = problems(self.playground.transcript.entries)
            assert not found, "\n".join(found[:20])

    @staticmethod
    async def _ready(bot: StammtischClient) -> None:
        # discord.py knows no event before the login to wait for, so its own is polled by the loop.
        while bot.application_id is None:
            await asyncio.sleep(0)
        await bot.wait_until_ready()
        await asyncio.sleep(0)

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        file: Path,
        change: Callable[[Self], object] = lambda house: None,
        *,
        time_runs: bool = False,
    ) -> AsyncIterator[Self]:
        """Open a house with a running bot; all that was sent is judged at the end.

        Discord's time stands still until a test moves it, so that no busy machine is too slow to
        answer; with `time_runs` a click whose answer is lost fails after three seconds.
        """
        put_empty_database(file)
        clock = DiscordClock(running=time_runs)
        running = await server.start(port=0, clock=clock, limits_enforced=False)
        async with aiohttp.ClientSession() as http:
            house = cls(running, http, file)
            change(house)
            try:
                await house.start_bot()
                yield house
                house.check_schemas()
            finally:
                await house.close()
                await running.stop()


async def lobby_of(
    host: Member, *others: Member, computers: int = 0, game: str = "rommé", **options: Any
) -> Json:
    """Open a table, let the others and computers sit down; return its public message."""
    await host.command(f"{game} start", **options)
    message = await public(host, "Mitspielen")
    for member in others:
        await member.press(await public(member, "Mitspielen"), "Mitspielen")
    for _ in range(computers):
        await host.press(message, "Computer dazu")
    seats = 1 + len(others) + computers
    return await host.wait_for_message(lambda m: not m["ephemeral"] and f"{seats} von" in str(m))


async def match_of(
    host: Member, *others: Member, computers: int = 0, game: str = "rommé", **options: Any
) -> Json:
    """Open a table and start its match; return the public message as the host sees it."""
    message = await lobby_of(host, *others, computers=computers, game=game, **options)
    await host.press(message, "Starten")
    return await public(host, "Meine Karten")


async def public(member: Member, button: str) -> Json:
    """Wait for the newest public message with a button that can be pressed."""
    return await member.wait_for_message(lambda m: not m["ephemeral"] and has(m, button))


def custom_ids(message: Json) -> list[str]:
    """Return the ids of everything to click in a message."""
    return [part["custom_id"] for part in components(message) if "custom_id" in part]


def control(message: Json, name: str) -> Json | None:
    """Return the button of a control, such as ``draw-stock``, if the message has it."""
    return next(
        (part for part in components(message) if f":{name}:" in part.get("custom_id", "")), None
    )
