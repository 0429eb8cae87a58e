"""Ports of the views as fakes: time that passes when somebody waits, channels in memory."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any, cast

import discord

from bot.session import Person, Place, Rules, Status, Table, TableId
from bot.views.boards import Boards, Draw, NoteMessage
from bot.views.channels import Posted, RestAfter
from bot.views.clock import Clock
from bot.views.faults import Fault
from bot.views.public import notice_screen
from bot.views.screen import PublicScreen

PLACE = Place(guild=7, channel=70)


class Time:
    """A clock that jumps ahead by what is slept; every nap is noted."""

    def __init__(self) -> None:
        self.now_s = 100.0
        self.naps: list[float] = []

    def clock(self) -> Clock:
        return Clock(lambda: self.now_s, self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.naps.append(seconds)
        self.now_s += seconds
        await asyncio.sleep(0)


class Channels:
    """Messages by id, with the time at which each was changed, and faults on order."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self.messages: dict[int, PublicScreen] = {}
        self.called: list[int] = []
        self.log: list[tuple[str, int, float]] = []
        self.faults: list[Fault] = []
        self.below = 0
        self.inside: set[int] = set()
        self.threads: list[tuple[int, RestAfter | None, bool | None]] = []
        self.before_edit: Callable[[], None] = lambda: None

    async def post(self, place: Place, screen: PublicScreen) -> int | Fault:
        await asyncio.sleep(0)
        if self.faults:
            return self.faults.pop(0)
        number = len(self.log) + 1
        self.messages[number] = screen
        self.log.append(("post", number, self._time.now_s))
        return number

    async def call(self, place: Place, screen: PublicScreen, member: int) -> int | Fault:
        self.called.append(member)
        return await self.post(place, screen)

    async def edit(self, place: Place, message: int, screen: PublicScreen) -> Fault | None:
        self.before_edit()
        await asyncio.sleep(0)
        if self.faults:
            return self.faults.pop(0)
        if message not in self.messages:
            return Fault.MESSAGE_GONE
        self.messages[message] = screen
        self.log.append(("edit", message, self._time.now_s))
        return None

    async def own_since(self, place: Place, moment: int) -> Sequence[Posted]:
        await asyncio.sleep(0)
        later = ((number, each) for number, each in self.messages.items() if number > moment)
        return [Posted(number, each.layout().to_components()) for number, each in later]

    async def others_below(self, place: Place, message: int) -> int:
        await asyncio.sleep(0)
        return self.below

    async def start_thread(self, place: Place, message: int, name: str) -> int | Fault:
        await asyncio.sleep(0)
        return self.faults.pop(0) if self.faults else message

    async def start_private_thread(self, place: Place, name: str) -> int | Fault:
        await asyncio.sleep(0)
        return self.faults.pop(0) if self.faults else 500

    async def let_in(self, place: Place, member: int) -> Fault | None:
        await asyncio.sleep(0)
        if self.faults:
            return self.faults.pop(0)
        self.inside.add(member)
        return None

    async def let_out(self, place: Place, member: int) -> Fault | None:
        await asyncio.sleep(0)
        if self.faults:
            return self.faults.pop(0)
        self.inside.discard(member)
        return None

    async def change_thread(
        self, place: Place, *, rest_after: RestAfter | None = None, is_at_rest: bool | None = None
    ) -> Fault | None:
        await asyncio.sleep(0)
        self.threads.append((place.channel, rest_after, is_at_rest))
        return self.faults.pop(0) if self.faults else None

    async def delete(self, place: Place, message: int) -> None:
        self.messages.pop(message, None)
        self.log.append(("delete", message, self._time.now_s))

    def age_of(self, message: int) -> float:
        """Return how old a message is, in seconds; one that was never posted here is new."""
        posted = (at for what, number, at in self.log if what == "post" and number == message)
        return self._time.now_s - next(posted, self._time.now_s)


def boards_over(channels: Channels, time: Time, draw: Draw, note: NoteMessage) -> Boards:
    """Return boards whose messages stand in these channels and grow old with this time."""
    return Boards(channels, draw, note, time.clock(), age_of=channels.age_of, moved=_moved)


def _moved(table: Table, message: int) -> PublicScreen:
    return notice_screen([f"table {table.id} is now {message}"])


def lobby(number: int = 1, *, revision: int = 0, message: int | None = None) -> Table:
    """Return a lobby of one person."""
    return Table(
        TableId(number),
        PLACE,
        Rules("romme", 1),
        "de",
        Status.LOBBY,
        host=101,
        seating=(Person(101),),
        opened_at=0,
        message=message,
        revision=revision,
    )


async def draw_revision(table: Table) -> PublicScreen:
    """Draw a table as the number of its revision."""
    return notice_screen([f"revision {table.revision}"])


def shown(screen: PublicScreen) -> str:
    """Return the text of a drawn revision."""
    return str(screen.layout().to_components()[0]["components"][0]["content"])


def text_in(screen: PublicScreen) -> str:
    """Return everything that a message says, as JSON."""
    return json.dumps(screen.layout().to_components(), ensure_ascii=False)


class _Response:
    """What discord.py's errors need of an answer."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "reason"


def refused(status: int, code: int = 0, **body: Any) -> discord.HTTPException:
    """Return what discord.py raises for such an answer."""
    answer = {"code": code, "message": "geheim", **body}
    return discord.HTTPException(cast(Any, _Response(status)), answer)
