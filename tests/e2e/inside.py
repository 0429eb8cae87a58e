"""Clicks that begin inside the playground, as its page makes them; from there on all is real.

Gateway, discord.py, bot, database and the answers over the network are as ever; only the members'
own sockets are left out, so that thousands of clicks cost little.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from playground import interactions, world
from playground.page_api.live import Live
from playground.state import Interaction, InteractionType, Message
from playground.wire import JsonObject, Snowflake
from tests.e2e.house import House

Json = dict[str, Any]

PATIENCE_S = 30.0


class Ear(Live):
    """Hears what pages would be told, of which there are none."""

    def __init__(self) -> None:
        super().__init__()
        self.news = asyncio.Event()

    def send(
        self,
        frame: JsonObject,
        only_for: Snowflake | None = None,
        sees: Callable[[Snowflake], bool] = lambda _: True,
    ) -> None:
        if frame["event"] == "interaction":
            self.news.set()


class Inside:
    """Somebody who sends clicks from inside a house in which nobody looks at the page."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.core = house.playground.core
        self._ear = self.core.live = Ear()

    def send(
        self,
        member: str,
        channel: str,
        data: Json,
        message: Message,
        kind: InteractionType = InteractionType.COMPONENT,
    ) -> Interaction:
        """Let a member click, or send in a form."""
        person = world.person(member)
        assert person is not None
        return interactions.start(
            self.core, kind, member=person, channel_id=channel, data=data, message_id=message.id
        )

    async def answered(self, interaction: Interaction) -> bool:
        """Wait for the answer; returns whether there was one in time."""
        async with asyncio.timeout(PATIENCE_S):
            while interaction.acknowledged is None and interaction.status != "failed":
                self._ear.news.clear()
                await self._ear.news.wait()
        return interaction.acknowledged is not None
