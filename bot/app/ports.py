"""What the bot takes from outside: chance and time, which tests decide, and Discord."""

from __future__ import annotations

import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.session import MemberId
from bot.session.failpoints import pass_all
from bot.session.ports import Now, Reach, Secret
from bot.session.thinkers import THINK_S
from bot.views import faults
from bot.views.clock import Clock
from bot.views.emojis import EmojiArt, Held
from cards_art import emojis
from games.core.shuffle import system_secret


def _unix_time() -> int:
    return int(time.time())


@dataclass(frozen=True, slots=True)
class Ports:
    """Chance, time and fault points.

    Attributes:
        secret: 32 fresh bytes for each shuffle.
        now: the time in whole seconds since 1970.
        clock: how time passes between edits and answers.
        reach: is told of fault points.
        emoji_art: the small pictures of cards.
        guild_ready_timeout_s: how long discord.py waits for more servers before it is ready.
        counts_starts: whether starts in a playground count as those on Discord always do.
        paints_apart: whether pictures are painted in processes of their own, which take a moment
            to start; else in threads.
        think_s: how long a computer player may think.
    """

    secret: Secret = system_secret
    now: Now = _unix_time
    clock: Clock = field(default_factory=Clock)
    reach: Reach = pass_all
    emoji_art: EmojiArt = emojis
    guild_ready_timeout_s: float = 2.0
    counts_starts: bool = False
    paints_apart: bool = False
    think_s: float = THINK_S


class DiscordCommands:
    """The commands of the client's application as Discord holds them."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def fetch(self) -> Sequence[Mapping[str, Any]]:
        """Return all commands with their localisations, which only this query brings."""
        route = Route("GET", "/applications/{application_id}/commands", application_id=self._id)
        held: Sequence[Mapping[str, Any]] = await self._client.http.request(
            route, params={"with_localizations": "true"}
        )
        return held

    async def replace(self, commands: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
        """Replace all commands at once and return them with their ids."""
        payload = [dict(command) for command in commands]
        held: Sequence[Any] = await self._client.http.bulk_upsert_global_commands(self._id, payload)
        return held

    @property
    def _id(self) -> int:
        number = self._client.application_id
        if number is None:
            raise RuntimeError("commands are synced after the login")
        return number


class DiscordEmojis:
    """The emojis of the client's application as Discord holds them."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def fetch(self) -> Sequence[Held]:
        """Return all emojis, also those of others."""
        with _network():
            found = await self._client.fetch_application_emojis()
        return [Held(emoji.id, emoji.name) for emoji in found]

    async def add(self, name: str, png: bytes) -> Held:
        """Keep a new emoji."""
        with _network():
            emoji = await self._client.create_application_emoji(name=name, image=png)
        return Held(emoji.id, emoji.name)

    async def remove(self, emoji: Held) -> None:
        """Keep an emoji no longer."""
        number = self._client.application_id
        if number is None:
            raise RuntimeError("emojis are removed after the login")
        with _network():
            await self._client.http.delete_application_emoji(number, emoji.id)


@contextmanager
def _network() -> Generator[None]:
    """Turn what aiohttp says of the network into what everybody may catch."""
    try:
        yield
    except aiohttp.ClientError as error:
        raise ConnectionError(type(error).__name__) from error


class DiscordOperators:
    """Who runs the bot: Discord is asked each time, since a team may have changed."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def __call__(self) -> frozenset[MemberId]:
        """Return the application's owner, or everybody who has joined the team that owns it."""
        with _network():
            application = await self._client.application_info()
        if application.team is None:
            return frozenset({application.owner.id})
        joined = discord.TeamMembershipState.accepted
        members = application.team.members
        return frozenset(each.id for each in members if each.membership_state is joined)


class DiscordNames:
    """Display names of members, asked for one by one; that needs no privileged intent."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def __call__(self, guild: int, member: MemberId) -> str | None:
        """Return what somebody is called on a server, or everywhere once he has left it.

        Returns:
            Empty if there is no such person; ``None`` if Discord does not say now.
        """
        server = self._client.get_guild(guild)
        try:
            if server is not None:
                with suppress(discord.NotFound):
                    return (await server.fetch_member(member)).display_name
            return (await self._client.fetch_user(member)).display_name
        except discord.NotFound:
            return ""
        except faults.SENDING as error:
            faults.note(error, "look up a name")
            return None
