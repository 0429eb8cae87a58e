"""What the clicks in the host's panel do; how it looks is `host_panel`."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.session import Done, Outcome, Place, Table, Tempo, rules_refusal, thread_refusal
from bot.texts import Key
from bot.views.clicked import Clicked, Handler, outcome_lines
from bot.views.desk import Desk
from bot.views.doors import Doors
from bot.views.faults import Fault
from bot.views.host_panel import GUESTS, host_panel
from bot.views.ids import OPEN, UNDO, Verb
from bot.views.invitations import Invitations
from bot.views.permissions import is_in_private_thread, thread_obstacle
from bot.views.public import tempo_name
from bot.views.screen import sentence
from bot.views.threads import Threads

_DIGITS: Final = 19
"""Longest id of Discord: 63 bits."""


class HostClicks:
    """Answers the clicks in the panel; whether a change is taken is the session's."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._threads = Threads(desk.channels, desk.boards)
        self._doors = Doors(desk.channels, desk.clock)
        self._invitations = Invitations(desk.channels)
        desk.tables.on_change(self._threads.changed)
        desk.tables.on_change(self._doors.changed)
        desk.tables.on_change(self._invitations.changed)
        self.handlers: Final[Mapping[Verb, Handler]] = {
            Verb.PANEL: self._open,
            Verb.TEMPO: self._tempo,
            Verb.RATED: self._rated,
            Verb.LENIENT: self._lenient,
            Verb.KICK: self._kick,
            Verb.PRIVATE: self._private,
            Verb.INVITE: self._invite,
            Verb.THREAD: self._thread,
        }

    def take_up(self) -> None:
        """Go on where an earlier process ended: who is in threads, who is invited; never blocks."""
        self._doors.take_up(self._desk.tables.open_tables())
        self._invitations.take_up(self._desk.tables.open_tables)

    async def close(self) -> None:
        """Leave what goes on beside the clicks to the next start, as far as it can wait."""
        parts = (self._doors, self._threads, self._invitations)
        await asyncio.gather(*(each.close() for each in parts))

    async def _open(self, clicked: Clicked) -> None:
        await self._show(clicked, clicked.table)

    async def _tempo(self, clicked: Clicked) -> None:
        tempo = next((each for each in Tempo if each.value == clicked.value), clicked.table.tempo)
        outcome = await self._desk.tables.change_tempo(clicked.click, clicked.table.id, tempo)
        named = tempo_name(clicked.voice, tempo)
        await self._tell(clicked, outcome, clicked.voice("host-tempo-changed", tempo=named))

    async def _rated(self, clicked: Clicked) -> None:
        is_casual = clicked.id.detail != OPEN
        outcome = await self._desk.tables.change_rating(
            clicked.click, clicked.table.id, is_casual=is_casual
        )
        said = clicked.voice("host-is-casual" if is_casual else "host-is-rated")
        await self._tell(clicked, outcome, said)

    async def _lenient(self, clicked: Clicked) -> None:
        is_lenient = clicked.id.detail != UNDO
        outcome = await self._desk.tables.change_leniency(
            clicked.click, clicked.table.id, is_lenient=is_lenient
        )
        said = clicked.voice("host-is-lenient" if is_lenient else "host-is-strict")
        await self._tell(clicked, outcome, said)

    async def _kick(self, clicked: Clicked) -> None:
        whom = member_of(clicked.value)
        outcome = await self._desk.tables.remove(clicked.click, clicked.table.id, whom)
        await self._tell(clicked, outcome, clicked.voice("host-kicked", member=f"<@{whom}>"))

    async def _private(self, clicked: Clicked) -> None:
        is_open = clicked.id.detail == OPEN
        # A second click on the same button keeps the invitations that there are.
        guests = None if is_open else (clicked.table.guests or ())
        outcome = await self._desk.tables.invite(clicked.click, clicked.table.id, guests)
        said = clicked.voice("host-is-public" if is_open else "host-is-private")
        await self._tell(clicked, outcome, said, *_of_thread(clicked, is_open=is_open))

    async def _invite(self, clicked: Clicked) -> None:
        invited = [each for each in map(member_of, clicked.values[:GUESTS]) if each]
        outcome = await self._desk.tables.invite(clicked.click, clicked.table.id, invited)
        if isinstance(outcome, Done):
            self._invitations.call(outcome.table, self._desk.public_voice(outcome.table))
        members = ", ".join(f"<@{member}>" for member in invited)
        voice = clicked.voice
        said = voice("host-invited", members=members) if members else voice("host-nobody-invited")
        await self._tell(clicked, outcome, said)

    async def _thread(self, clicked: Clicked) -> None:
        table, voice = clicked.table, clicked.voice
        refusal = thread_refusal(table, clicked.click.member)
        obstacle = (
            None
            if refusal
            else thread_obstacle(clicked.reply.interaction, voice, is_private=table.is_private)
        )
        if refusal is not None or obstacle is not None:
            said = [obstacle or ""] if refusal is None else outcome_lines(refusal, voice)
            await self._show(clicked, table, *said)
            return
        if clicked.reply.is_on_private:
            await clicked.reply.acknowledge()
        thread = await self._started(table)
        if thread is None:
            await self._show(clicked, table, voice("thread-failed"))
            return
        outcome = await self._desk.tables.move_to_thread(clicked.click, table.id, thread)
        if not isinstance(outcome, Done):
            # The match began meanwhile, or nothing can be saved: nobody needs the thread.
            place = Place(table.place.guild, thread)
            await self._desk.channels.change_thread(place, is_at_rest=True)
            await self._tell(clicked, outcome)
            return
        public = self._desk.public_voice(table)
        title, link = table.rules.spec.title, f"<#{thread}>"
        await clicked.reply.show_private(sentence(voice("host-moved", thread=link)))
        moved: Key = "thread-moved-private" if table.is_private else "thread-moved"
        await self._threads.leave_word(table, public(moved, game=title, thread=link))

    async def _started(self, table: Table) -> int | None:
        """Return the id of a new thread, at a table's message or private, if Discord started it."""
        if table.message is None:
            return None
        voice = self._desk.public_voice(table)
        name = voice("thread-name", game=table.rules.spec.title, number=table.id)
        channels = self._desk.channels
        if table.is_private:
            thread = await channels.start_private_thread(table.place, name)
        else:
            thread = await channels.start_thread(table.place, table.message, name)
        return None if isinstance(thread, Fault) else thread

    async def _tell(self, clicked: Clicked, outcome: Outcome, *done: str) -> None:
        """Show the panel as the lobby stands now, with what became of the change."""
        is_done = isinstance(outcome, Done)
        said = done if is_done else outcome_lines(outcome, clicked.voice)
        await self._show(clicked, outcome.table or clicked.table, *said)

    async def _show(self, clicked: Clicked, table: Table, *said: str) -> None:
        """Answer with the panel, or with why there is none for this member."""
        refusal = rules_refusal(table, clicked.click.member)
        if refusal is not None:
            why = outcome_lines(refusal, clicked.voice)
            await clicked.reply.show_private(sentence("\n".join(why)))
            return
        await self._desk.names.ensure(table.place.guild, table.people)
        people = self._desk.people(table)
        await clicked.reply.show_private(host_panel(table, people, clicked.voice, said))


def _of_thread(clicked: Clicked, *, is_open: bool) -> list[str]:
    """Return what a table's thread cannot follow: Discord makes none private or public later."""
    if clicked.table.parent is None:
        return []
    is_hidden = is_in_private_thread(clicked.reply.interaction)
    if is_open and is_hidden:
        return [clicked.voice("thread-stays-private")]
    return [] if is_open or is_hidden else [clicked.voice("thread-stays-public")]


def member_of(value: str) -> int:
    """Return the member that a menu's value names; 0, which nobody is, for anything else."""
    is_id = value.isascii() and value.isdigit() and len(value) <= _DIGITS
    return int(value) if is_id else 0
