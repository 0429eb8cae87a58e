"""What the tests of the session share: tables of the toy game over any storage, fakes as ports."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable

from bot.session import (
    Click,
    Declined,
    Done,
    Outcome,
    Place,
    Quotas,
    Reason,
    Table,
    TableId,
    Tables,
    Tempo,
)
from bot.session.failpoints import pass_all
from bot.session.ports import Reach, Storage, Think, Thought
from bot.session.thinking import choose
from games.core.shuffle import SECRET_BYTES

PLACE = Place(guild=7, channel=70)
ANNA, BEN, CEM, DORA = 101, 102, 103, 104


class Secrets:
    """32 bytes each time, never the same, always in the same order."""

    def __init__(self, seed: int = 0) -> None:
        self._numbers = itertools.count(seed)

    def __call__(self) -> bytes:
        return next(self._numbers).to_bytes(SECRET_BYTES, "big")


class Clock:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


async def think_here(thought: Thought) -> str:
    """Think at once, on the loop."""
    await asyncio.sleep(0)
    return choose(thought)


class Parlour:
    """Tables over a storage, with fakes for everything else.

    Attributes:
        at: the playing time.
        told: every change that the views would be told of.
        slept: what was waited for, in seconds.
    """

    def __init__(
        self,
        storage: Storage,
        *,
        think: Think = think_here,
        reach: Reach = pass_all,
        quotas: Quotas | None = None,
        clicks: int = 1,
        secrets: Secrets | None = None,
    ) -> None:
        allowed = quotas or Quotas(per_host=1000, per_guild=1000, per_minute=1000)
        self.clock = Clock()
        self.at = 0
        self.storage = storage
        self.told: list[Done] = []
        self.slept: list[float] = []
        self._ids = itertools.count(clicks)
        self.tables = Tables(
            storage,
            think=think,
            secret=secrets or Secrets(),
            now=self.clock,
            sleep=self._sleep,
            pace_s=0.0,
            reach=reach,
            quotas_of=lambda _: allowed,
            at=lambda: self.at,
        )
        self.tables.on_change(self.told.append)

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)

    def click(self, member: int) -> Click:
        """Return a click that was never made before."""
        return Click(next(self._ids), member)

    async def lobby(
        self, *members: int, channel: int = PLACE.channel, preset: str = "standard"
    ) -> Table:
        """Open a lobby in which these members sit, the first as host."""
        host, *others = members
        place = Place(PLACE.guild, channel)
        table = done(await self.tables.open(self.click(host), place, "toy", preset=preset)).table
        for member in others:
            table = done(await self.tables.join(self.click(member), table.id)).table
        return table

    async def match(
        self, *members: int, channel: int = PLACE.channel, preset: str = "standard"
    ) -> Table:
        """Start a match of these members."""
        table = await self.lobby(*members, channel=channel, preset=preset)
        return done(await self.tables.start(self.click(table.host), table.id)).table

    async def play_lowest(self, table: Table) -> Table:
        """Let the seat whose turn it is play its first legal action."""
        assert table.match is not None
        seat = table.match.to_act[0]
        action = str(table.match.legal(seat)[0])
        member = table.people[seat]
        outcome = await self.tables.play(self.click(member), table.id, table.number, [action])
        return done(outcome).table

    async def play_out(self, table: Table) -> Table:
        """Play a match of people to its end."""
        while table.is_open:
            table = await self.play_lowest(table)
        return table

    async def play_out_alone(self, table: Table, member: int) -> Table:
        """Play a match of one person against computer players to its end."""
        while True:
            await until(lambda: self._is_due(table.id, member))
            now = await self.tables.find(table.id)
            assert now is not None
            if not now.is_open:
                return now
            assert now.match is not None
            seat = now.seat_of(member)
            assert seat is not None
            action = str(now.match.legal(seat)[0])
            done(await self.tables.play(self.click(member), now.id, now.number, [action]))

    async def until_due(self, table: TableId, member: int) -> None:
        """Wait until it is the member's turn, or the match is over."""
        await until(lambda: self._is_due(table, member))

    async def settle(self) -> None:
        """Wait until no computer player is due."""
        await until(lambda: all(each.computer_due is None for each in self.tables.open_tables()))

    def _is_due(self, table: TableId, member: int) -> bool:
        now = next((each for each in self.tables.open_tables() if each.id == table), None)
        return now is None or now.match is None or now.seat_of(member) in now.match.to_act


def done(outcome: Outcome) -> Done:
    """Return an outcome that must be a success."""
    assert isinstance(outcome, Done), outcome
    return outcome


def reason(outcome: object) -> Reason:
    """Return why a click did nothing."""
    assert isinstance(outcome, Declined), outcome
    return outcome.reason


async def until(condition: Callable[[], bool], patience_s: float = 30) -> None:
    """Let other tasks run until `condition` holds; a real disk gets real time."""
    async with asyncio.timeout(patience_s):
        turns = 0
        while not condition():
            turns += 1
            await asyncio.sleep(0 if turns < 1_000 else 0.001)


async def timed_lobby(parlour: Parlour, *members: int, tempo: Tempo = Tempo.NORMAL) -> Table:
    """Return a lobby with a clock."""
    table = await parlour.lobby(*members)
    click = parlour.click(table.host)
    return done(await parlour.tables.change_tempo(click, table.id, tempo)).table


async def timed(parlour: Parlour, *members: int, tempo: Tempo = Tempo.NORMAL) -> Table:
    """Return a match with a clock; the seat that is due is that of `due`."""
    table = await timed_lobby(parlour, *members, tempo=tempo)
    return done(await parlour.tables.start(parlour.click(table.host), table.id)).table
