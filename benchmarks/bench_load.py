"""Rows L1 and L2: hundreds of tables in one process, and a restart with a thousand.

They run for minutes, so only by name or with ``--whole``. Of L1 all is real up to discord.py's
requests, which are answered at once: Discord's own time is not the bot's.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import resource
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from benchmarks import rows as frame
from benchmarks.painting import processor_s
from benchmarks.rows import Figure, NotMeasured, at_most, row
from bot.app import Ports, StammtischClient, build_client
from bot.app.garbage import collect_when_quiet
from bot.app.running import settle
from bot.launch import new_loop
from bot.session import Click, Done, Place, Quotas, Table, TableId, Tables, steps
from bot.session.ports import Thought
from bot.settings import Secret, Settings
from bot.store import Store
from bot.views.hand import control_name, play_code, play_name
from bot.views.ids import ClickId, Verb
from games.core.shuffle import system_secret
from playground import interactions, server, world
from playground.state import Interaction, InteractionType

Json = dict[str, Any]

GUILD = int(world.GUILD_ID)
PEOPLE = [int(person.id) for person in world.PEOPLE[:2]]
FIRST_CHANNEL = 10**18
LOAD_TABLES, MOVES_A_SECOND, LOAD_S = 500, 100, 30
RESTART_TABLES, RESTART_ACTIONS = 1_000, 200
ANSWERED_MS, BLOCKED_MS, READY_S = 250, 50, 10
TICK_S = 0.005


async def furnish(file: Path, number: int, actions: int) -> None:
    """Fill a database with open tables of Rommé at which so many actions were done."""
    store = await Store.at(file)
    clicks = itertools.count(1)
    tables = Tables(
        store,
        think=_nobody_thinks,
        secret=system_secret,
        now=lambda: int(time.time()),
        quotas_of=lambda _: Quotas(10**6, 10**6, 10**6),
    )

    async def sit_down(channel: int) -> Table:
        place = Place(GUILD, FIRST_CHANNEL + channel)
        table = _table(await tables.open(Click(next(clicks), PEOPLE[0]), place, "romme"))
        await tables.join(Click(next(clicks), PEOPLE[1]), TableId(table.id))
        return _table(await tables.start(Click(next(clicks), PEOPLE[0]), TableId(table.id)))

    async def play_on(table: Table) -> Table:
        assert table.match is not None
        seat = table.match.to_act[0]
        action = str(table.match.game.idle(table.match.view(seat), seat)[0])
        click = Click(next(clicks), table.people[seat])
        return _table(await tables.play(click, TableId(table.id), table.number, [action]))

    there = await asyncio.gather(*map(sit_down, range(number)))
    while there[0].number < actions:
        there = await asyncio.gather(*map(play_on, there))
        assert all(table.is_open for table in there)
    await tables.close()
    await store.close()


@asynccontextmanager
async def _bot(file: Path) -> AsyncIterator[tuple[server.Playground, StammtischClient, float]]:
    """Start the bot; also gives the seconds until it is ready for clicks."""
    running = await server.start(port=0, limits_enforced=False)
    settings = Settings(
        discord_token=Secret(running.token), discord_base=running.base, database=file
    )
    bot = build_client(settings, Ports(guild_ready_timeout_s=0.05, paints_apart=True))
    begin = time.perf_counter()
    task = asyncio.create_task(bot.start(running.token))
    try:
        # discord.py has no event for the login to wait for.
        while bot.application_id is None and not task.done():  # noqa: ASYNC110
            await asyncio.sleep(0)
        await bot.wait_until_ready()
        settle()
        tidying = asyncio.create_task(collect_when_quiet(lambda: bot.is_quiet))
        yield running, bot, time.perf_counter() - begin
        tidying.cancel()
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        await running.stop()


class Load:
    """Moves at a steady rate, each a click as the gateway brings it.

    What each will be is known before, so that as little as can be of the time is the load's own.

    Args:
        running: whose people and places these are; also answers what is no message.
        bot: whose tables are played at.
    """

    def __init__(self, running: server.Playground, bot: StammtischClient) -> None:
        self._bot = bot
        self._core = running.core
        self._ask: Callable[..., Awaitable[Any]] = bot.http.request
        self._moves: deque[tuple[str, str]] = deque()
        self._foreseen: dict[TableId, int] = {}
        self._sent: dict[str, float] = {}
        self.answered_ms: list[float] = []
        self.blocked_ms: list[float] = []
        self.used_s = 0.0

    async def run(self, seconds: float) -> None:
        """Send moves for so long, and look all the time how long the loop was blocked."""
        self.answered_ms.clear()
        self.blocked_ms.clear()
        used_s = processor_s()
        watching = asyncio.create_task(self._watch())
        begin = time.perf_counter()
        for number in range(int(seconds * MOVES_A_SECOND)):
            wait_s = begin + number / MOVES_A_SECOND - time.perf_counter()
            if wait_s > 0:
                await asyncio.sleep(wait_s)
            token, frame = self._moves.popleft()
            self._sent[token] = time.perf_counter()
            await self._bot.ws.received_message(frame)
        while self._sent:  # noqa: ASYNC110  # a handful of turns at the end
            await asyncio.sleep(TICK_S)
        watching.cancel()
        self.used_s = processor_s() - used_s

    async def answer(self, *arguments: Any, **options: Any) -> Any:
        """Stand for requests: note when a click has its answer, take every message."""
        path = arguments[0].url
        if "/callback" in path:
            token = path.split("/")[-2]
            begun = self._sent.pop(token, None)
            if begun is not None:
                self.answered_ms.append((time.perf_counter() - begun) * 1e3)
            return {"interaction": {"id": "1", "type": 3}}
        if "/messages" in path:
            return self._message()
        return await self._ask(*arguments, **options)

    def foresee(self, number: int) -> None:
        """Make so many moves ready, in turn at each table; may run beside the loop."""
        tables = list(self._bot.desk.tables.open_tables())
        for at in itertools.islice(itertools.cycle(range(len(tables))), number):
            move, tables[at] = self._next(tables[at])
            self._moves.append(move)
        # Only numbers stay: what a load holds, the bot's garbage collector would go through.
        self._foreseen = {table.id: table.number for table in tables}

    @property
    def left_behind(self) -> int:
        """How many tables missed a move, since the one before was not saved when it came."""
        there = {table.id: table.number for table in self._bot.desk.tables.open_tables()}
        return sum(there[table] != number for table, number in self._foreseen.items())

    def _next(self, table: Table) -> tuple[tuple[str, str], Table]:
        """Return the token and frame of a click, and the table after it."""
        assert table.match is not None
        seat = table.match.to_act[0]
        action = table.match.game.idle(table.match.view(seat), seat)[0]
        step = steps.move(
            table, seat, table.number, [str(action)], secret=system_secret, now=lambda: 0
        )
        assert isinstance(step, steps.Step)
        click, values = _click_for(table, seat, action)
        data: Json = {"custom_id": str(click), "component_type": 3 if values else 2}
        if values:
            data["values"] = values
        token = f"token{next(_TOKENS)}"
        made = Interaction(
            id=self._core.ids.next(),
            token=token,
            type=InteractionType.COMPONENT,
            member_id=str(table.people[seat]),
            channel_id=world.CHANNELS[0].id,
            created=time.time(),
            data=data,
        )
        event: Json = {**interactions.payload(self._core, made), "message": self._message()}
        event["channel_id"] = str(table.place.channel)
        event["channel"] = {**event["channel"], "id": str(table.place.channel)}
        frame = json.dumps({"op": 0, "t": "INTERACTION_CREATE", "s": None, "d": event})
        return (token, frame), step.after

    def _message(self) -> Json:
        """A private message of the bot's, so that the hand is shown in it."""
        return {
            "id": self._core.ids.next(),
            "channel_id": str(FIRST_CHANNEL),
            "author": {"id": world.BOT_ID, "username": "x", "discriminator": "0", "avatar": None},
            "content": "",
            "flags": 64 + 32768,
            "components": [],
            "attachments": [],
            "embeds": [],
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "type": 0,
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
        }

    async def _watch(self) -> None:
        while True:
            begin = time.perf_counter()
            await asyncio.sleep(TICK_S)
            self.blocked_ms.append((time.perf_counter() - begin - TICK_S) * 1e3)


_TOKENS = itertools.count(1)


def _click_for(table: Table, seat: int, action: Any) -> tuple[ClickId, list[str]]:
    """Return the click that makes an action, and what is chosen in a menu for it."""
    assert table.match is not None
    for chosen in ((), action.cards()):
        menu = table.match.menu(seat, chosen)
        for control in menu.controls:
            play = next((each for each in control.plays if each.actions == (action,)), None)
            if play is None:
                continue
            slug = table.rules.slug
            name, cards = control_name(slug, control), chosen if menu.choosable else ()
            if len(control.plays) == 1:
                return ClickId(Verb.DO, table.id, table.number, 0, name, cards), []
            if control.asks_by_buttons:
                name = play_name(slug, control, play)
                return ClickId(Verb.TAKE, table.id, table.number, 0, name, cards), []
            click = ClickId(Verb.CHOOSE, table.id, table.number, 0, name, cards)
            return click, [play_code(play)]
    raise AssertionError(f"nothing offers {action}")


def _only_if_asked(key: str) -> None:
    if not frame.is_whole and key not in sys.argv:
        raise NotMeasured("runs for minutes: by name or with --whole")


@row("L1", "500 tables, 100 moves/s: click to answer (p99)", "the goal in ms", at_most(1))
def load() -> Figure:
    _only_if_asked("L1")
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "tables.sqlite"
        asyncio.run(furnish(file, LOAD_TABLES, 2))

        async def measure() -> tuple[Load, int, int, int]:
            # Discord is stood for until the bot is closed: its last edits must end somewhere.
            with ExitStack() as stack:
                async with _bot(file) as (running, bot, _):
                    load = Load(running, bot)
                    await asyncio.to_thread(load.foresee, 2 * LOAD_S * MOVES_A_SECOND)
                    for kind in (HTTPClient, AsyncWebhookAdapter):
                        stack.enter_context(patch.object(kind, "request", load.answer))
                    await bot.desk.boards.settle()
                    await load.run(LOAD_S)  # every table's sprites, fonts and caches are there
                    await bot.desk.emojis.settle()
                    before = _memory()
                    await load.run(LOAD_S)
                    return load, load.left_behind, before, _memory()

        with asyncio.Runner(loop_factory=new_loop) as runner:
            load, left_behind, before, after = runner.run(measure())
    if left_behind:
        raise NotMeasured(f"the machine is too busy: {left_behind} tables missed moves")
    p99 = statistics.quantiles(load.answered_ms, n=100)[98]
    note = (
        f"p50 {statistics.median(load.answered_ms):.0f} ms; loop blocked at most "
        f"{max(load.blocked_ms):.0f} ms (goal {BLOCKED_MS}); memory {before} → {after} MB; "
        f"{load.used_s / len(load.answered_ms) * 1e3:.1f} ms of CPU a move"
    )
    return Figure(p99, ANSWERED_MS, p99 / ANSWERED_MS, "ms", note)


@row("L2", "restart with 1,000 open tables of 200 actions", "the goal in s", at_most(1))
def restart() -> Figure:
    _only_if_asked("L2")
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "tables.sqlite"
        asyncio.run(furnish(file, RESTART_TABLES, RESTART_ACTIONS))

        async def measure() -> float:
            async with _bot(file) as (_, bot, seconds):
                assert len(bot.desk.tables.open_tables()) == RESTART_TABLES
                return seconds

        with asyncio.Runner(loop_factory=new_loop) as runner:
            seconds = runner.run(measure())
    note = f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB"
    return Figure(seconds, READY_S, seconds / READY_S, "s", note)


def _memory() -> int:
    """Return this process' memory in MB."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20


async def _nobody_thinks(thought: Thought) -> str:
    raise AssertionError(f"there is no computer player at seat {thought.seat}")


def _table(outcome: object) -> Table:
    assert isinstance(outcome, Done), outcome
    return outcome.table
