"""The client: takes what Discord sends to whoever answers it, and answers when nobody could."""

from __future__ import annotations

import asyncio
import logging
import math
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import discord
from discord.utils import snowflake_time

from bot.app.answering import COMPLETION, Answering
from bot.app.ending import take
from bot.app.painters import Painters
from bot.app.ports import DiscordCommands, DiscordEmojis, DiscordNames, DiscordOperators, Ports
from bot.app.purging import Purging
from bot.app.starting import Starting
from bot.app.status import count, handlers_of
from bot.app.surroundings import WatchfulClient
from bot.commands.answers import Commands
from bot.commands.catalogue import catalogue
from bot.commands.sync import sync
from bot.control import Control
from bot.health import beat_once
from bot.preferences import Preferences
from bot.session import Away, Computer, Damage, Done, Status, Table, Tables
from bot.session.playing_time import PlayingTime
from bot.session.quotas import allowed_by
from bot.session.thinkers import Thinkers
from bot.session.timekeeper import Timekeeper
from bot.settings import Settings
from bot.store import Store
from bot.texts import all_texts
from bot.views import faults
from bot.views.boards import Boards
from bot.views.channels import DiscordChannels
from bot.views.clicks import Clicks
from bot.views.desk import Desk
from bot.views.emojis import CardEmojis
from bot.views.following import Following
from bot.views.mentions import Mentions
from bot.views.operating import Figures, Operating
from bot.views.people import Names
from bot.views.pictures import Pictures
from bot.views.public import moved_screen
from bot.views.reply import Interaction, Reply
from bot.views.screen import PublicScreen, sentence
from bot.views.showing import table_screen
from cards_art.look import Look
from cards_art.painting import paint

LEAVING_S: Final = 2.5
"""How long the end of the process waits for the last edits; with all else it is under 5 s."""

SILENCE_S: Final = 45.0
"""Seconds of silence after which a connection that was never closed counts as dead.

discord.py looks once in Discord's interval of 41.25 s, so it notices within 86 s at most (101 s by
its default of 60). Below the interval it must not be: at a quiet table nothing comes but the answer
to each heartbeat.
"""

_COMMAND: Final = discord.InteractionType.application_command
_CLICKS: Final = {discord.InteractionType.component, discord.InteractionType.modal_submit}

_log = logging.getLogger(__name__)


class StammtischClient(WatchfulClient):
    """One connection to Discord, everything it serves opened in `setup_hook`, closed in `close`.

    Buttons and commands both arrive as `on_interaction`: the raw event costs less than a view or a
    DynamicItem and keeps nothing between clicks.

    Attributes:
        is_told_to_end: whether somebody wants the process to end, as by Ctrl-C.
    """

    def __init__(self, settings: Settings, ports: Ports) -> None:
        super().__init__(
            ports.clock.monotonic,
            # Messages only to count those under a table: what they say is not sent to the bot.
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=ports.guild_ready_timeout_s,
            heartbeat_timeout=SILENCE_S,
        )
        self._settings = settings
        self._ports = ports
        self._texts = all_texts()
        self._drawers = ThreadPoolExecutor(settings.picture_workers, "picture")
        self._painters = Painters(settings.picture_workers) if ports.paints_apart else None
        self._thinkers = Thinkers(settings.thinking_workers, ports.think_s)
        self._store: Store | None = None
        self._control: Control | None = None
        self._desk: Desk | None = None
        self._timekeeper: Timekeeper | None = None
        self._mentions: Mentions | None = None
        self._following: Following | None = None
        self._clicks: Clicks | None = None
        self._commands: Commands | None = None
        self._purging: Purging | None = None
        self._warming: asyncio.Task[None] | None = None
        self._damaged: tuple[Damage, ...] = ()
        self._starting: Starting | None = None
        self.is_told_to_end = False
        self._was_ready = False
        self._since_s = ports.clock.monotonic()
        self._answering = Answering(self._put_off)
        self._is_ending = False
        self._http_close = self.http.close
        self.http.close = self._close_http

    @property
    def desk(self) -> Desk:
        """What answers share; there once the client is set up."""
        if self._desk is None:
            raise RuntimeError("the client is not set up")
        return self._desk

    @property
    def is_quiet(self) -> bool:
        """Whether nobody waits for an answer at this moment."""
        return self._answering.is_idle

    def figures(self) -> Figures:
        """Return how this process fares."""
        tables = self.desk.tables.open_tables()
        return Figures(
            up_s=round(self._ports.clock.monotonic() - self._since_s),
            latency_ms=round(self.latency * 1000) if math.isfinite(self.latency) else None,
            servers=len(self.guilds),
            lobbies=count(tables, Status.LOBBY),
            matches=count(tables, Status.RUNNING),
            database_bytes=0 if self._store is None else self._store.size(),
        )

    async def setup_hook(self) -> None:
        """Open the store, take up every open table, and sync the commands."""
        self._store = await Store.at(self._settings.database)
        saved_s = await self._store.read_playing_time()
        self._time = PlayingTime(saved_s, self._ports.clock.monotonic)
        desk = self._desk = self._furnish(self._store)
        self._control = await Control.at(
            self._settings.database,
            handlers_of(self._store, self.figures),
        )
        await desk.preferences.load()
        self._purging = Purging(self._store, desk.preferences, self._ports.now)
        if self._settings.discord_base is None or self._ports.counts_starts:
            beat = partial(beat_once, self._settings.health_file)
            ports = self._ports
            self._starting = Starting(self._store, ports.now, ports.clock, beat)
            await self._starting.wait()
        following = self._following = Following(desk)
        channels = DiscordChannels(self)
        self._mentions = Mentions(channels, desk.preferences, self._texts, following.follows)
        self._timekeeper = Timekeeper(
            desk.tables, self._time, self._store, self._ports.clock.sleep, self.reaches
        )
        # Its message is edited, and Discord tells of that: a sign of life within a moment.
        self._timekeeper.on_doubt(desk.boards.touch)
        self._timekeeper.on_reminder(self._mentions.remind)
        self._clicks = Clicks(desk, self._following, self._mentions.call)
        operating = Operating(self.figures, DiscordOperators(self), self._ports.now)
        self._commands = Commands(desk, self._clicks, operating)
        desk.tables.on_change(self._changed)
        look = Look(language=self._settings.language)
        self._warming = asyncio.create_task(self._warm_up(desk, look))
        await self._sync_commands()
        loaded = await desk.tables.load()
        self._damaged = loaded.damaged
        self._ready_thinkers(*loaded.tables)
        _log.info("%s open tables, %s damaged", len(loaded.tables), len(loaded.damaged))

    async def _warm_up(self, desk: Desk, look: Look) -> None:
        try:
            await desk.pictures.warm_up(look)
        except Exception as error:  # noqa: BLE001  # the first picture then takes longer, no more
            faults.note_failure("warming up", error)

    async def _sync_commands(self) -> None:
        self.desk.command_ids = await sync(DiscordCommands(self), catalogue(self._texts))

    async def _look_at_commands(self) -> None:
        """Sync the commands once more; where that fails they stay as they were."""
        try:
            await self._sync_commands()
        except faults.SENDING as error:
            faults.note(error, "look at the commands")

    def _furnish(self, store: Store) -> Desk:
        ports = self._ports
        preferences = Preferences(store)
        time = self._time
        tables = Tables(
            store,
            think=self._thinkers,
            secret=ports.secret,
            now=ports.now,
            sleep=ports.clock.sleep,
            pace_s=self._settings.computer_pace_ms / 1000,
            reach=ports.reach,
            quotas_of=lambda guild: allowed_by(preferences.server(guild)),
            at=time,
        )
        channels = DiscordChannels(self)
        boards = Boards(
            channels,
            self._draw_table,
            tables.note_message,
            ports.clock,
            age_of=lambda message: ports.now() - snowflake_time(message).timestamp(),
            moved=self._draw_moved,
        )
        return Desk(
            texts=self._texts,
            tables=tables,
            preferences=preferences,
            names=Names(DiscordNames(self)),
            pictures=Pictures(self._drawers, self._texts, self._painters or paint),
            emojis=CardEmojis(ports.emoji_art, DiscordEmojis(self), ports.clock),
            boards=boards,
            channels=channels,
            clock=ports.clock,
            moment_of=lambda at: ports.now() + at - time(),
            league=store.book,
            office=store.league,
            privacy=store,
            now=ports.now,
            language=self._settings.language,
        )

    async def _draw_table(self, table: Table) -> PublicScreen:
        return await table_screen(self.desk, table)

    def _draw_moved(self, table: Table, message: int) -> PublicScreen:
        return moved_screen(table, message, self.desk.public_voice(table))

    def _changed(self, done: Done) -> None:
        self.desk.boards.touch(done.table)
        self._ready_thinkers(done.table)
        if self._following is not None:
            self._following.changed(done)
        if self._mentions is not None:
            self._mentions.changed(done)

    def _ready_thinkers(self, *tables: Table) -> None:
        """Have a process to think in before the first computer player is due; never waits."""
        if any(isinstance(each, Computer | Away) for table in tables for each in table.seating):
            self._thinkers.get_ready()

    async def on_ready(self) -> None:
        """Show every open table as it stands: what was sent last before is not known.

        A later session than the first also looks at the commands again: a playground that was
        started anew has forgotten them. Emojis come last and beside everything else.
        """
        self._go_on()
        if self._was_ready:
            await self._look_at_commands()
        self._was_ready = True
        if self._mentions is not None:
            self._mentions.take_up(self.desk.tables.open_tables)
        if self._clicks is not None:
            self._clicks.of_host.take_up()
        for table in self.desk.tables.open_tables():
            self.desk.boards.touch(table)
        self.desk.boards.count()
        damaged, self._damaged = self._damaged, ()
        for damage in damaged:
            await self.tell_of(damage)
        self.desk.emojis.bring()
        await self._purge()

    async def _purge(self) -> None:
        """Forget the servers that were left long ago; a session begins often enough for that."""
        if self._purging is not None and not self._is_ending:
            await self._purging.look({guild.id for guild in self.guilds})

    async def on_resumed(self) -> None:
        """Let time pass again, and show what could not be shown, and when turns end now."""
        self._go_on()
        self.desk.boards.try_again()
        for table in self.desk.tables.open_tables():
            if table.deadline is not None:
                self.desk.boards.touch(table)
        await self._purge()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note at once when the bot was sent away, since that decides when all of it goes."""
        await super().on_guild_remove(guild)
        await self._purge()

    def _go_on(self) -> None:
        self._time.go_on()
        if self._timekeeper is not None:
            self._timekeeper.start()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a command or a click; whatever happens, the person gets an answer."""
        if self._answering.is_redelivered(interaction.id):
            return
        voice = self.desk.voice_for(interaction)
        too_large = voice("answer-too-large", command=self.desk.command("command-help"))
        trouble = self.trouble_at(interaction, voice)
        reply = Reply(interaction, too_large, trouble, self._ports.clock.monotonic)
        self._answering.begin(reply)
        try:
            if self._is_ending:
                await self._answering.put_off(reply)
            elif interaction.type in _CLICKS and self._clicks is not None:
                await self._clicks.answer(reply)
            elif interaction.type is _COMMAND and self._commands is not None:
                await self._commands.answer(reply)
            elif interaction.type is COMPLETION and self._commands is not None:
                await self._commands.complete(reply)
        except Exception as error:  # noqa: BLE001  # the last resort: the person must get an answer
            if self.is_closed():
                _log.info("an interaction was cut off by the end")
                return
            faults.note_failure("an interaction", error)
            is_silent = reply.is_owed or not reply.is_answered
            if is_silent and interaction.type is not COMPLETION:
                await reply.show_private(sentence(voice("answer-failed")), anew=True)

    async def _put_off(self, reply: Reply) -> None:
        voice = self.desk.voice_for(reply.interaction)
        await reply.show_private(sentence(voice("answer-bot-pauses")), anew=True)

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        """Log a failure in an event that nobody waits for."""
        error = sys.exc_info()[1]
        if error is not None:
            faults.note_failure(event_method, error)

    async def close(self) -> None:
        """Finish what is being saved and drawn, then let everything go. May be called twice."""
        self._is_ending = True
        self._time.stop()
        desk, timekeeper, store = self._desk, self._timekeeper, self._store
        # Once only: what it would save in a store that is closed would open the file again.
        self._timekeeper = self._store = None
        await take(
            [
                ("the time", timekeeper and timekeeper.close),
                ("tables", desk and desk.tables.close),
                ("what stands in channels", desk and self._take_leave),
                ("threads and invitations", self._clicks and self._clicks.of_host.close),
                ("emojis", desk and desk.emojis.close),
                ("open hands", self._following and self._following.close),
                ("warming up", self._cool_down),
                ("answers", self._answering.finish),
                ("the connection", super().close),
                ("backups and status", self._control and self._control.close),
                ("the start", store and self._end_start),
                ("the look at servers", self._purging and self._purging.close),
                ("the database", store and store.close),
                ("thinking", self._thinkers.close),
                ("painting", self._painters and partial(asyncio.to_thread, self._painters.close)),
            ]
        )
        self._drawers.shutdown(wait=False, cancel_futures=True)

    async def _take_leave(self) -> None:
        """Take mentions away, and say under open tables that the bot pauses; then edit no more."""
        leaving = [] if self._mentions is None else [self._mentions.close()]
        if self.is_told_to_end and self.is_ready():
            leaving.append(self.desk.boards.take_leave(self._last_word, LEAVING_S))
        await asyncio.gather(*leaving, return_exceptions=True)
        await self.desk.boards.close()

    async def _cool_down(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.wait({self._warming})

    async def _end_start(self) -> None:
        if self._starting is not None:
            await self._starting.end(in_order=self.is_told_to_end)

    async def _close_http(self) -> None:
        """Close the way to Discord last of all: a click may have come before the gateway closed."""
        await self._answering.finish()
        await self._http_close()

    def _last_word(self, table: Table) -> str:
        return self.desk.public_voice(table)("table-bot-pauses")
