"""What becomes of tables when channels, threads, rights and servers change around them.

A table whose channel is gone is closed. Everything else waits: nobody's time runs on a server that
the bot does not reach, and what could not be shown is shown as soon as it can be.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod

import discord

from bot.app.line import HearingClient
from bot.session import Damage, Done, Place, Table, TableId
from bot.texts import Voice
from bot.views.channels import DiscordChannels
from bot.views.desk import Desk
from bot.views.faults import Fault
from bot.views.permissions import missing_names
from bot.views.public import notice_screen
from bot.views.reply import Interaction

_log = logging.getLogger(__name__)


class WatchfulClient(HearingClient, ABC):
    """A client that hears of its tables' surroundings; what it serves is its subclass'."""

    @property
    @abstractmethod
    def desk(self) -> Desk:
        """What answers share; there once the client is set up."""

    def reaches(self, guild: int) -> bool:
        """Say whether the bot is on a server, and Discord lets it act there."""
        server = self.get_guild(guild)
        return server is not None and not server.unavailable

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a channel that is no more, and those in its threads."""
        for table in self.desk.tables.open_tables():
            if channel.id in {table.place.channel, table.counted_in}:
                await self._lose(table, None)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a thread that is no more, and say so in its channel."""
        table = self.desk.tables.in_channel(payload.thread_id)
        if table is not None:
            await self._lose(table, Place(table.place.guild, payload.parent_id))

    async def on_message(self, message: discord.Message) -> None:
        """Count what others write under a table; nothing of it is read or kept."""
        if self.user is None or message.author.id != self.user.id:
            self.desk.boards.noticed(message.channel.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Say that the bot was sent away; its tables wait to be closed as idle ones are.

        How many, not where: a log outlasts what is deleted.
        """
        waiting = sum(table.place.guild == guild.id for table in self.desk.tables.open_tables())
        _log.info("a server was left, %s tables wait", waiting)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show what could not be shown on a server that has invited the bot again."""
        self.desk.boards.try_again(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Show what could not be shown while Discord had lost the server."""
        self.desk.boards.try_again(guild.id)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Show what could not be shown: a channel's rights may be others now."""
        self.desk.boards.try_again(channel.guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Show what could not be shown: a role's rights may be others now."""
        self.desk.boards.try_again(role.guild.id)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Show what could not be shown: the bot may hold other roles now."""
        if self.user is not None and member.id == self.user.id:
            self.desk.boards.try_again(member.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Show what could not be shown: a thread may be awake or open again."""
        self.desk.boards.try_again(payload.guild_id)

    def trouble_at(self, interaction: Interaction, voice: Voice) -> str:
        """Return why the table of a channel is not shown as it stands; empty if it is."""
        channel = interaction.channel_id
        table = None if channel is None else self.desk.tables.in_channel(channel)
        fault = None if table is None else self.desk.boards.trouble(TableId(table.id))
        match fault:
            case Fault.FORBIDDEN:
                missing = missing_names(interaction, voice)
                if missing is None:
                    self.desk.boards.try_again(interaction.guild_id)  # it has been given back
                    return ""
                return voice("trouble-forbidden", permissions=missing)
            case Fault.ARCHIVED:
                return voice("trouble-archived")
            case Fault.OUTAGE | Fault.LIMITED:
                return voice("trouble-outage")
            case _:
                return ""

    async def tell_of(self, damage: Damage) -> None:
        """Say where a table stands that it is damaged and set aside."""
        if damage.place is not None:
            voice = Voice(self.desk.texts, self.desk.language)
            screen = notice_screen([voice("session-table-damaged")])
            await DiscordChannels(self).post(damage.place, screen)

    async def _lose(self, table: Table, told: Place | None) -> None:
        outcome = await self.desk.tables.close_lost(TableId(table.id))
        if told is None or not isinstance(outcome, Done):
            return
        chosen = self.desk.preferences.server(table.place.guild)
        voice = Voice(self.desk.texts, chosen.language_or(table.language))
        said = voice("trouble-thread-gone", game=table.rules.spec.title)
        await DiscordChannels(self).post(told, notice_screen([said]))
