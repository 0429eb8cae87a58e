"""Rows B1 and B2: the bot's part of a click, and a click to its answer over real sockets.

A click is the worst ordinary one: a move of Rommé that is saved and answered with the redrawn hand.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import aiohttp
import discord
from discord import ui
from discord.gateway import DiscordWebSocket

from benchmarks.rows import Figure, at_most, compare, row
from bot.app import Ports, StammtischClient, build_client
from bot.app.discord_base import point_at
from bot.session import Table, TableId
from bot.settings import Secret, Settings
from bot.views.clicks import Clicks
from bot.views.following import Following
from bot.views.hand import Hand, hand_screen
from bot.views.reply import Reply
from bot.views.screen import Picture
from cards_art.alt import hand_alt
from cards_art.look import Look
from cards_art.render import draw_hand
from games.core.shuffle import Shuffler
from games.registry import find_game
from playground import server, world
from tests.messages import has
from tests.people import Member

CLICKS = 60
"""Clicks of one round."""
ANNA, CHANNEL = world.PEOPLE[0].id, world.CHANNELS[0].id

Json = dict[str, Any]


class Room:
    """A playground with our bot, and Anna's hand at the beginning of a turn with a meld to lay."""

    def __init__(self, running: server.Playground, bot: StammtischClient, anna: Member) -> None:
        self.running = running
        self.bot = bot
        self.anna = anna
        self.hand_id = ""

    @property
    def hand(self) -> Json:
        message = self.anna.message(self.hand_id)
        assert message is not None
        return message

    async def deal(self) -> None:
        """Open a table, start its match, draw a card."""
        await self.anna.command("rommé start")
        lobby = await self._public("Mitspielen")
        await self.anna.press(lobby, "Computer dazu")
        await self.anna.press(await self._public("Starten"), "Starten")
        answer = await self.anna.click(await self._public("Meine Karten"), "Meine Karten")
        assert answer.message is not None
        self.hand_id = answer.message["id"]
        await self.anna.wait(lambda: has(self.hand, _control("draw-stock")))
        await self._press("draw-stock")

    async def clicks(self, number: int) -> list[float]:
        """Lay the suggestion and take it back, again and again; return the seconds of each."""
        point_at(self.running.base)
        seconds: list[float] = []
        for _ in range(number // 2):
            seconds.append(await self._press("suggest"))
            every = has(self.hand, _control("takeback-all"))
            seconds.append(await self._press("takeback-all" if every else "takeback"))
        return seconds

    async def table(self) -> Table:
        table = await self.bot.desk.tables.find(TableId(1))
        assert table is not None
        return table

    async def _press(self, name: str) -> float:
        begin = time.perf_counter()
        await self.anna.click(self.hand, _control(name))
        return time.perf_counter() - begin

    async def _public(self, button: str) -> Json:
        return await self.anna.wait_for_message(lambda m: not m["ephemeral"] and has(m, button))


def _control(name: str) -> Callable[[Json], bool]:
    return lambda part: f":{name}:" in part["custom_id"]


@asynccontextmanager
async def _room(folder: Path) -> AsyncIterator[Room]:
    running = await server.start(port=0, limits_enforced=False)
    settings = Settings(
        discord_token=Secret(running.token),
        discord_base=running.base,
        database=folder / "tables.sqlite",
        computer_pace_ms=0,
    )
    secrets = iter([_LOT, _secret_with_a_meld()])
    ports = Ports(
        secret=lambda: next(secrets, bytes(32)), guild_ready_timeout_s=0.05, paints_apart=True
    )
    bot = build_client(settings, ports)
    async with _connected(running, bot) as anna:
        room = Room(running, bot, anna)
        await room.deal()
        yield room


_LOT = bytes(31) + b"\x01"
"""Draws seat 1 of two as the first dealer, so that seat 0 begins."""


def _secret_with_a_meld() -> bytes:
    """Return a secret whose deal lets seat 0 lay a first meld at once, whatever it draws."""
    game = find_game("romme").under({})
    for seed in range(10_000):
        secret = seed.to_bytes(32, "little")
        state: Any = game.start(2, 1)
        game.apply(state, None, game.chance(state, Shuffler(secret)))
        game.apply(state, 0, game.parse("draw stock"))
        menu = game.menu(game.view(state, 0), 0, game.legal_actions(state, 0))
        if any(each.key == "romme-control-suggest" and each.plays for each in menu.controls):
            return secret
    raise AssertionError("no deal with a meld")


@asynccontextmanager
async def _connected(running: server.Playground, bot: discord.Client) -> AsyncIterator[Member]:
    """Run a bot beside its playground, and let Anna in once it is ready."""
    task = asyncio.create_task(bot.start(running.token))
    try:
        # discord.py has no event for the login to wait for.
        while bot.application_id is None and not task.done():  # noqa: ASYNC110
            await asyncio.sleep(0)
        await bot.wait_until_ready()
        async with (
            aiohttp.ClientSession() as http,
            Member(http, running.base, ANNA, CHANNEL) as anna,
        ):
            yield anna
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        await running.stop()


class PlainBot(discord.Client):
    """discord.py as it comes: a button in a view, answered with an empty deferral."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()


@asynccontextmanager
async def _plain_room() -> AsyncIterator[tuple[server.Playground, Member, Json]]:
    running = await server.start(port=0, limits_enforced=False)
    point_at(running.base)
    bot = PlainBot()
    async with _connected(running, bot) as anna:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow[Any](ui.Button[Any](custom_id="x", label="x")))
        view.stop()
        await bot.get_partial_messageable(int(CHANNEL)).send(view=view)
        message = await anna.wait_for_message(lambda m: has(m, "x"))
        yield running, anna, message


@row(
    "B2",
    "a saved move to its answer with the redrawn hand (p50)",
    "discord.py's empty deferral",
    at_most(4),
)
def click_to_answer() -> Figure:
    with _runner() as run, tempfile.TemporaryDirectory(dir=".") as folder:

        async def measure() -> tuple[list[float], list[float]]:
            ours: list[float] = []
            theirs: list[float] = []
            async with _room(Path(folder)) as room, _plain_room() as (running, anna, message):
                await room.clicks(10)
                for _ in range(7):
                    ours.append(statistics.median(await room.clicks(CLICKS)))
                    point_at(running.base)
                    theirs.append(statistics.median(await _deferrals(anna, message)))
            return ours, theirs

        ours, theirs = run(measure())
    return Figure(
        statistics.median(ours) * 1e3,
        statistics.median(theirs) * 1e3,
        statistics.median(our / their for our, their in zip(ours, theirs, strict=True)),
        "ms",
        "picture and alt text of the hand included",
    )


async def _deferrals(anna: Member, message: Json) -> list[float]:
    seconds: list[float] = []
    for _ in range(CLICKS):
        begin = time.perf_counter()
        await anna.press(message, "x")
        seconds.append(time.perf_counter() - begin)
    return seconds


@contextmanager
def _runner() -> Iterator[Callable[[Coroutine[Any, Any, Any]], Any]]:
    with asyncio.Runner() as runner:
        yield runner.run


@row(
    "B1",
    "routing, look-up and checks of a click",
    "discord.py: frame to a View's button",
    at_most(1),
)
def routing() -> Figure:
    with _clicks() as clicks:
        return compare(clicks.routed, clicks.to_a_view, "µs")


@row(
    "B1",
    "the answer built: the hand with all it offers",
    "discord.py: frame to a View's button",
    at_most(4),
)
def answer_built() -> Figure:
    with _clicks() as clicks:
        return compare(
            clicks.built,
            clicks.to_a_view,
            "µs",
            "the game's menu and the alt text included, the picture not (I3)",
        )


class _Clicks:
    """Our part of a click and discord.py's, in one loop, without sockets."""

    number = 300

    def __init__(self, run: Callable[[Coroutine[Any, Any, Any]], Any], room: Room) -> None:
        self._run = run
        self._room = room
        desk = room.bot.desk
        self._desk = desk
        self._clicks = Clicks(desk, Following(desk), lambda *_: None)
        self._table = run(room.table())
        events = [
            e for e in room.running.transcript.entries if e.get("type") == "INTERACTION_CREATE"
        ]
        self._event = events[-1]["data"]
        self._client = room.bot

    def routed(self, _: int) -> float:
        return self._run(self._routed())

    def built(self, _: int) -> float:
        return self._run(self._built())

    def to_a_view(self, _: int) -> float:
        return self._run(self._to_a_view())

    async def _routed(self) -> float:
        interaction = self._interaction()
        begin = time.process_time()
        for _ in range(self.number):
            assert await self._clicks.read(Reply(interaction)) is not None
        return (time.process_time() - begin) / self.number * 1e6

    async def _built(self) -> float:
        table = self._table
        people = self._desk.people(table)
        voice = self._desk.voice_for(self._interaction())
        match = table.match
        assert match is not None
        picture = draw_hand(Hand(table, match, 0).scene, Look(), voice.say)
        begin = time.process_time()
        for _ in range(self.number):
            speaking, plain = people.speaking(voice), people.plain(voice)
            # A match of its own each time: it remembers what it was asked for.
            hand = Hand(table, replace(match), 0).cleaned()
            drawn = Picture(picture, hand_alt(hand.scene, plain.aloud.say))
            hand_screen(hand, speaking, plain, drawn, ()).layout()
        return (time.process_time() - begin) / self.number * 1e6

    async def _to_a_view(self) -> float:
        pressed = asyncio.Event()

        class Press(ui.Button[Any]):
            async def callback(self, _: discord.Interaction[Any]) -> None:
                pressed.set()

        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow[Any](Press(custom_id=self._event["data"]["custom_id"])))
        ours = self._client._connection  # noqa: SLF001
        state = discord.Client(intents=discord.Intents(guilds=True))._connection  # noqa: SLF001
        state.user, state._guilds = ours.user, ours._guilds  # noqa: SLF001
        state.store_view(view, int(self._event["message"]["id"]))
        socket = DiscordWebSocket(cast(Any, None), loop=asyncio.get_running_loop())
        socket.shard_id = None
        socket._discord_parsers = state.parsers  # noqa: SLF001
        frame = json.dumps({"op": 0, "t": "INTERACTION_CREATE", "s": 1, "d": self._event})
        begin = time.process_time()
        for _ in range(self.number):
            pressed.clear()
            await socket.received_message(frame)
            await pressed.wait()
        seconds = time.process_time() - begin
        view.stop()
        return seconds / self.number * 1e6

    def _interaction(self) -> discord.Interaction[Any]:
        return discord.Interaction(data=self._event, state=self._client._connection)  # noqa: SLF001


@contextmanager
def _clicks() -> Iterator[_Clicks]:
    with _runner() as run, tempfile.TemporaryDirectory(dir=".") as folder:
        opened = _room(Path(folder))
        room = run(opened.__aenter__())
        try:
            yield _Clicks(run, room)
        finally:
            run(opened.__aexit__(None, None, None))
