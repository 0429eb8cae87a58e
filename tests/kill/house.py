"""A playground, a bot that can be killed and started again, and three members at one table."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
from PIL import Image

from tests.messages import Json, Refused, components, find, has, pictures
from tests.people import Member, Unanswered

MEMBERS = ("1196400000000000201", "1196400000000000202", "1196400000000000203")
CHANNEL = "1196400000000000301"
START_S = 60.0
STOP_S = 5.0
SECONDARY = 2
"""The style of a grey button."""
DOUBLED = {"event": "double", "route": "INTERACTION_CREATE", "count": 6}
"""An order to the playground: so many clicks are delivered twice."""


@dataclass
class Shown:
    """What the members see at one moment, comparable component by component.

    Attributes:
        number: how many lines the record has, as the buttons of the hands say.
        table: the public message.
        hands: the private hands, in the order of the members.
    """

    number: int
    table: Json
    hands: list[Json] = field(default_factory=list[Json])


class House:
    """Everything that runs, and what the members do in it."""

    def __init__(self, folder: Path, base: str, token: str, session: aiohttp.ClientSession) -> None:
        self.database = folder / "stammtisch.sqlite"
        self.transcript = folder / "transcript.jsonl"
        self._environ = os.environ | {
            "DISCORD_TOKEN": token,
            "STAMMTISCH_DISCORD_BASE": base,
            "STAMMTISCH_DATABASE": str(self.database),
            "STAMMTISCH_HEALTH_FILE": str(folder / "health"),
            "STAMMTISCH_PLAYGROUND": "off",
            "STAMMTISCH_LOG_LEVEL": "WARNING",
        }
        self._base = base
        self._session = session
        self._log = folder / "bot.log"
        self._bot: asyncio.subprocess.Process | None = None
        self.members = [Member(session, base, member, CHANNEL) for member in MEMBERS]

    # the bot

    async def start_bot(self, failpoint: str = "") -> None:
        """Start the bot and wait until Discord calls it online."""
        watcher = self.members[0]
        seen = len(watcher.frames)
        with self._log.open("ab") as log:
            self._bot = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.kill.bot_process", failpoint,
                env=self._environ, stdout=log, stderr=log,
            )  # fmt: skip
        online = asyncio.create_task(
            watcher.wait(
                lambda: any(f["event"] == "bot" and f["online"] for f in watcher.frames[seen:]),
                START_S,
            )
        )
        ended = asyncio.create_task(self._bot.wait())
        await asyncio.wait({online, ended}, return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            online.cancel()
            raise AssertionError(f"the bot did not start:\n{self.log}")
        ended.cancel()
        await online

    async def kill_bot(self) -> None:
        """End the bot as `kill -9` does."""
        assert self._bot is not None
        with suppress(ProcessLookupError):
            self._bot.kill()
        await self._bot.wait()

    async def stop_bot(self) -> int:
        """End the bot as a service manager does, which waits 5 s; return its exit code."""
        assert self._bot is not None
        self._bot.terminate()
        async with asyncio.timeout(STOP_S):
            return await self._bot.wait()

    async def bot_has_ended(self) -> None:
        """Wait until a fault point has ended the bot."""
        assert self._bot is not None
        async with asyncio.timeout(START_S):
            await self._bot.wait()

    @property
    def log(self) -> str:
        """What the bot has logged."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    # the members

    async def sit_down(self, game: str = "rommé", **options: Any) -> None:
        """Open a table, take three seats and start the match."""
        anna, *others = self.members
        await anna.command(f"{game} start", **options)
        for member in others:
            lobby = await member.wait_for_message(lambda m: has(m, _verb("join")))
            await member.press(lobby, _verb("join"))
        lobby = await anna.wait_for_message(
            lambda m: has(m, _verb("start")) and all(each in json.dumps(m) for each in MEMBERS)
        )
        await anna.press(lobby, _verb("start"))
        await anna.wait_for_message(lambda m: has(m, _verb("hand")))

    async def look(self, since: int) -> Shown:
        """Return what everybody sees once the table was drawn after frame `since`."""
        watcher = self.members[0]

        def drawn() -> Json | None:
            fresh = [f["message"] for f in watcher.frames[since:] if f["event"] == "message"]
            # A mention leads to the cards too, but only a table can be read as text.
            return next(
                (message for message in reversed(fresh) if has(message, _verb("text"))), None
            )

        table = await watcher.wait(drawn, START_S)
        hands = [await self._whole_hand(member) for member in self.members]
        shown = [await self._comparable(hand) for hand in hands]
        return Shown(max(map(_number, hands)), await self._comparable(table), shown)

    async def play_until(self, moves: int) -> None:
        """Let the members play; returns after so many acknowledged moves."""
        while moves:
            member, hand = await self._due()
            with suppress(Unanswered):
                await self._move(member, hand)
                moves -= 1

    async def _move(self, member: Member, hand: Json, presses: int = 1) -> None:
        """Press the first control that does something, if need be with the first card chosen."""
        if not has(hand, _does_something):
            card = find(hand, _verb("pick"))["options"][0]["value"]
            hand = _message(await member.choose(hand, _verb("pick"), [card]))
        button = _preferred(hand)
        clicks = [member.click(hand, button["custom_id"]) for _ in range(presses)]
        after, *_ = await asyncio.gather(*clicks)
        asking = _message(after)
        if has(asking, _verb("take")):
            await member.click(asking, _verb("take"))
        elif has(asking, _verb("choose")):
            play = find(asking, _verb("choose"))["options"][0]["value"]
            await member.choose(asking, _verb("choose"), [play])

    async def everybody_plays(self) -> None:
        """Let all three click without a pause, each move twice and some delivered twice."""
        await self._session.post(f"{self._base}/control/faults", json=DOUBLED)
        # As a group: if one of them fails, no other plays on.
        async with asyncio.TaskGroup() as group:
            for member in self.members:
                group.create_task(self._plays_on(member))

    async def _plays_on(self, member: Member) -> None:
        while True:
            # The message may be redrawn between the look and the click: then look again.
            with suppress(Refused, Unanswered):
                hand = await self._own_hand(member)
                if _is_due(hand):
                    await self._move(member, hand, presses=2)

    async def press_into_the_void(self) -> None:
        """Make the next move, whether or not anybody is left to answer it."""
        with suppress(Exception):
            await self.play_until(1)

    async def _due(self) -> tuple[Member, Json]:
        """Return the member whose turn it is, with the hand he sees."""
        for member in self.members:
            hand = await self._own_hand(member)
            if _is_due(hand):
                return member, hand
        raise AssertionError("it is nobody's turn")

    async def _own_hand(self, member: Member) -> Json:
        async with asyncio.timeout(START_S):
            while True:
                table = await member.wait_for_message(
                    lambda m: not m["ephemeral"] and has(m, _verb("hand"))
                )
                # A busy machine may take longer than Discord waits: then one clicks again.
                with suppress(Unanswered):
                    return _message(await member.click(table, _verb("hand")))
                await asyncio.sleep(0)

    async def _whole_hand(self, member: Member) -> Json:
        """Return a hand with its picture, which comes by an edit where it takes a while."""
        hand = await self._own_hand(member)

        def drawn() -> Json | None:
            message = member.message(hand["id"])
            return message if message is not None and pictures(message) else None

        return await member.wait(drawn, START_S)

    async def _comparable(self, message: Json) -> Json:
        """Return the components with a digest of each picture's pixels in the place of its address.

        When a turn ends is left out: the time in which no bot was there is given back.
        """
        return {"components": await self._with_pictures(message["components"])}

    async def _with_pictures(self, value: Any) -> Any:
        if isinstance(value, list):
            return [await self._with_pictures(each) for each in value]
        if isinstance(value, str):
            return re.sub(r"<t:\d+:R>", "<t>", value)
        if not isinstance(value, dict):
            return value
        if "url" in value:
            async with self._session.get(value["url"]) as response:
                with Image.open(io.BytesIO(await response.read())) as picture:
                    return hashlib.sha256(picture.convert("RGB").tobytes()).hexdigest()
        return {key: await self._with_pictures(each) for key, each in value.items()}


def _is_due(hand: Json) -> bool:
    return any(str(part.get("custom_id", "")).startswith("do:") for part in components(hand))


def _verb(verb: str) -> Any:
    return lambda part: str(part.get("custom_id", "")).startswith(f"{verb}:")


def _number(hand: Json) -> int:
    """Return how many lines the record has, as the buttons of a hand say."""
    ids = [part["custom_id"].split(":") for part in components(hand) if "custom_id" in part]
    return max(int(number) for _, _, number, *_ in ids)


def _does_something(part: Json) -> bool:
    """Tell a control that does something now: the others are grey and say why not."""
    is_control = part["custom_id"].startswith("do:")
    return is_control and not part.get("disabled") and part.get("style") != SECONDARY


def _preferred(hand: Json) -> Json:
    """Return the control to press: in Rommé one that never ends a match, else the first."""
    able = [each for each in components(hand) if "custom_id" in each and _does_something(each)]
    names = (":draw-stock:", ":discard:")
    first = (each for name in names for each in able if name in each["custom_id"])
    return next(first, able[0])


def _message(outcome: Any) -> Json:
    assert outcome.message is not None
    return outcome.message


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[House]:
    """Start a playground with three members and no bot yet; ends all of it."""
    playground = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--port", "0", "--with-parent",
        "--transcript", str(folder / "transcript.jsonl"),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert playground.stdout is not None
    try:
        ready = json.loads(await playground.stdout.readline())
        async with aiohttp.ClientSession() as session:
            house = House(folder, ready["base"], ready["token"], session)
            anna, ben, cem = house.members
            async with anna, ben, cem:
                try:
                    yield house
                finally:
                    if house._bot is not None:
                        await house.kill_bot()
    finally:
        playground.terminate()
        await playground.wait()
