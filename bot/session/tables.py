"""Every open table of the process: one click at a time at each, checked, saved, then shown.

Views call the operations and get an `Outcome`; they are told of every change, also of computer
players' and after a restart, by `Tables.on_change`. Nothing is drawn or sent here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.errors import Language
from bot.session import chronicle, failpoints, lobby, presence, steps
from bot.session.advice import Advice, Adviser
from bot.session.computers import Computers
from bot.session.ledger import Ledger, OnChange
from bot.session.model import Place, Status, Table, TableId
from bot.session.outcomes import Declined, Done, Outcome, Reason
from bot.session.ports import Click, Now, Reach, Secret, Sleep, Storage, Think, TimeOfPlay
from bot.session.practice import practice
from bot.session.quotas import Admission, Quotas, QuotasOf
from bot.session.records import Record, record_of
from bot.session.restore import Loaded
from bot.session.seating import MemberId
from bot.session.steps import Attempt
from bot.session.tempo import Tempo
from games.core.game import Seat


class Tables:
    """All tables of one process, which is the only one on its database.

    Args:
        storage: where they are kept.
        think: lets a computer player think beside the event loop.
        secret: 32 fresh bytes for each shuffle.
        now: the time.
        sleep: the clock of pacing.
        pace_s: how long a computer player's move takes at least, so that people can follow.
        reach: is told of fault points.
        quotas_of: how many tables people may open on a server.
        at: the playing time.
    """

    def __init__(
        self,
        storage: Storage,
        *,
        think: Think,
        secret: Secret,
        now: Now,
        sleep: Sleep = asyncio.sleep,
        pace_s: float = 0.8,
        reach: Reach = failpoints.pass_all,
        quotas_of: QuotasOf = lambda _: Quotas(),
        at: TimeOfPlay = lambda: 0,
    ) -> None:
        self._storage = storage
        self._secret = secret
        self._now = now
        self._at = at
        self._ledger = Ledger(storage, Admission(quotas_of), at, reach)
        self._ledger.on_change(chronicle.note)
        self._adviser = Adviser(think, secret)
        self._computers = Computers(
            self._ledger.current,
            self._play_computer,
            think,
            secret=secret,
            sleep=sleep,
            pace_s=pace_s,
        )

    def on_change(self, listener: OnChange) -> None:
        """Have `listener` called after every saved change, whoever made it; it must not block."""
        self._ledger.on_change(listener)

    def open_tables(self) -> tuple[Table, ...]:
        """Return every lobby and running match, oldest first."""
        return self._ledger.open_tables()

    def in_channel(self, channel: int) -> Table | None:
        """Return the open table of a channel or thread, if there is one."""
        return self._ledger.in_channel(channel)

    async def newest_in(self, channel: int) -> Table | None:
        """Return the table that was opened last in a channel or thread, also a closed one."""
        newest = await self._storage.newest(channel)
        return None if newest is None else await self.find(newest)

    async def find(self, table: TableId) -> Table | None:
        """Return a table as it stands, also a closed one; ``None`` if it is unknown or damaged."""
        return await self._ledger.find(table)

    async def record(self, table: TableId) -> Record | None:
        """Return what may be given away of a match; ``None``: there is none, or it is damaged."""
        saved = await self._storage.read(table)
        return None if saved is None else await asyncio.to_thread(record_of, saved)

    def is_paused(self, table: Table) -> bool:
        """Say whether a pause lasts at a table."""
        return table.paused_until is not None and self._at() < table.paused_until

    async def load(self) -> Loaded:
        """Take up every open table of the store; computer players go on at once."""
        damaged = await self._ledger.load()
        for table in self.open_tables():
            self._computers.wake(table)
        return Loaded(self.open_tables(), damaged)

    async def close(self) -> None:
        """Let the clicks under way finish, and the computer players stop thinking."""
        await self._computers.close()
        await self._adviser.close()
        await self._ledger.close()

    async def open(
        self,
        click: Click,
        place: Place,
        slug: str,
        *,
        preset: str = "standard",
        options: Mapping[str, str] | None = None,
        language: Language = "de",
        tempo: Tempo = Tempo.NONE,
    ) -> Outcome:
        """Open a lobby in which the member sits as its host.

        Args:
            click: whose.
            place: where.
            slug: the game; its newest rules are played.
            preset: code of one of its presets.
            options: key → spelling of what shall differ from the preset.
            language: of what the table shows to everybody.
            tempo: how long people may think.
        """
        rules = lobby.choose_rules(slug, preset, options or {})
        if isinstance(rules, Declined):
            return rules
        new = lobby.lobby(place, rules, click.member, language, self._now)
        return await self._open(click, replace(new, tempo=tempo))

    async def rematch(self, click: Click, table: TableId) -> Outcome:
        """Open a lobby with the same people, rules and seats; the first dealer moves on.

        With only one person at the table the match begins at once, otherwise the others may
        still leave before the host starts it.
        """
        old = await self.find(table)
        if old is None:
            return Declined(Reason.NO_TABLE)
        new = lobby.rematch(old, click.member, self._now)
        if isinstance(new, Declined):
            return new
        outcome = await self._open(click, new)
        if not isinstance(outcome, Done) or len(new.people) > 1:
            return outcome
        started = await self._take(None, outcome.table.id, self._starting(None))
        return replace(started, before=None) if isinstance(started, Done) else outcome

    async def practise(self, click: Click, guild: int, slug: str, language: Language) -> Outcome:
        """Open a match for one member against computer players, and begin it.

        Returns:
            The match, or `Declined` with the practice that he has open already; one that could
            not begin last time begins now.
        """
        new = practice(click, guild, slug, language, self._now)
        if isinstance(new, Declined):
            return new
        outcome = await self._open(click, new)
        table = outcome.table
        if table is None or table.status is not Status.LOBBY:
            return outcome
        return await self._take(None, table.id, self._starting(None))

    def practice_of(self, member: MemberId) -> Table | None:
        """Return the practice that a member has open, if there is one."""
        tables = (each for each in self.open_tables() if each.is_practice and each.host == member)
        return next(tables, None)

    async def advise(self, table: Table, member: MemberId, level: str) -> Advice | Declined:
        """Return what a computer player would do in a member's place, as the table stands.

        Args:
            table: where; nobody else may sit there, so that nobody plays against advice.
            member: whose action must be due.
            level: of that player, such as `bot.session.advice.strongest`.
        """
        declined, seat, match = steps.not_running(table), table.seat_of(member), table.match
        if declined is not None or match is None:
            return declined or Declined(Reason.NOT_RUNNING, table)
        if seat is None:
            return Declined(Reason.NOT_SEATED, table)
        if not table.is_alone:
            return Declined(Reason.NOT_ALONE, table)
        if seat not in match.to_act:
            return Declined(Reason.NOT_YOUR_TURN, table)
        advice = await self._adviser.advise(table, match, seat, level)
        return advice or Declined(Reason.NO_ADVICE, table)

    async def join(self, click: Click, table: TableId) -> Outcome:
        """Seat the member."""
        return await self._take(click, table, lambda at: lobby.join(at, click.member))

    async def leave(self, click: Click, table: TableId) -> Outcome:
        """Let the member go; without people the lobby is closed (status aborted)."""
        return await self._take(click, table, lambda at: lobby.leave(at, click.member, self._now))

    async def add_computer(self, click: Click, table: TableId, level: str | None = None) -> Outcome:
        """Seat a computer player, by default of the game's first level."""
        return await self._take(
            click, table, lambda at: lobby.add_computer(at, click.member, level)
        )

    async def remove_computer(self, click: Click, table: TableId) -> Outcome:
        """Take the last computer player away."""
        return await self._take(click, table, lambda at: lobby.remove_computer(at, click.member))

    async def change_rules(
        self,
        click: Click,
        table: TableId,
        *,
        preset: str | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Outcome:
        """Change the house rules before the start. Only the host may.

        Args:
            click: whose.
            table: where.
            preset: all rules as this preset has them first; ``None``: as they are.
            options: key → spelling of what shall be set then.
        """
        return await self._take(
            click,
            table,
            lambda at: lobby.change_rules(at, click.member, preset, options or {}),
        )

    async def change_tempo(self, click: Click, table: TableId, tempo: Tempo) -> Outcome:
        """Change how long people may think, before the start. Only the host may."""
        return await self._take(
            click, table, lambda at: lobby.change_tempo(at, click.member, tempo)
        )

    async def change_rating(self, click: Click, table: TableId, *, is_casual: bool) -> Outcome:
        """Say whether the match shall be rated, before the start. Only the host may."""
        return await self._take(
            click, table, lambda at: lobby.change_rating(at, click.member, is_casual=is_casual)
        )

    async def change_leniency(self, click: Click, table: TableId, *, is_lenient: bool) -> Outcome:
        """Say whether coming back makes up for having left, before the start. Only the host may."""
        return await self._take(
            click, table, lambda at: lobby.change_leniency(at, click.member, is_lenient=is_lenient)
        )

    async def remove(self, click: Click, table: TableId, whom: MemberId) -> Outcome:
        """Send somebody away from a lobby. Only the host may."""
        return await self._take(click, table, lambda at: lobby.remove(at, click.member, whom))

    async def hand_over(self, click: Click, table: TableId, to: MemberId) -> Outcome:
        """Make somebody else at the table its host. Only the host may."""
        return await self._take(click, table, lambda at: lobby.hand_over(at, click.member, to))

    async def invite(
        self, click: Click, table: TableId, guests: Collection[MemberId] | None
    ) -> Outcome:
        """Let only those sit down whom the host invites (``None``: everybody). Only he may."""
        return await self._take(click, table, lambda at: lobby.invite(at, click.member, guests))

    async def move_to_thread(self, click: Click, table: TableId, thread: int) -> Outcome:
        """Let a lobby go on in a thread of its own, which is there already. Only the host may."""
        return await self._take(
            click, table, lambda at: lobby.move_to_thread(at, click.member, thread)
        )

    async def start(self, click: Click, table: TableId) -> Outcome:
        """Begin the match: shuffle and deal. Only the host may."""
        return await self._take(click, table, self._starting(click.member))

    async def abort(
        self, click: Click, table: TableId, *, is_admin: bool = False, wishes: bool | None = None
    ) -> Outcome:
        """Close the table without a result, if all at it wish so.

        A lobby is closed by its host alone, any table by an administrator (see `lobby.abort`).
        """
        return await self._take(
            click,
            table,
            lambda at: lobby.abort(at, click.member, self._now, is_admin=is_admin, wishes=wishes),
        )

    async def come_back(self, click: Click, table: TableId) -> Outcome:
        """Give a member his seat back, which a computer player holds for him."""
        return await self._take(click, table, lambda at: presence.come_back(at, click.member))

    async def take_over(self, click: Click, table: TableId, seat: Seat) -> Outcome:
        """Give a member who has none the seat of a computer player."""
        return await self._take(click, table, lambda at: presence.take_over(at, click.member, seat))

    async def give_up(self, click: Click, table: TableId) -> Outcome:
        """Let a member leave a match for good."""
        return await self._take(
            click, table, lambda at: presence.give_up(at, click.member, self._now)
        )

    async def pause(self, click: Click, table: TableId, *, ends: bool | None = None) -> Outcome:
        """Stop the time at a table for five minutes, or let it go on (see `presence.pause`)."""
        return await self._take(
            click, table, lambda at: presence.pause(at, click.member, self._at(), ends=ends)
        )

    async def time_out(self, table: TableId) -> Outcome:
        """Act for whoever is due, if his time is over."""
        return await self._take(
            None,
            table,
            lambda at: presence.time_out(at, self._at(), secret=self._secret, now=self._now),
        )

    async def close_idle(self, table: TableId) -> Outcome:
        """Close a table, if no person has done anything for too long."""
        return await self._take(
            None, table, lambda at: presence.close_idle(at, self._at(), self._now)
        )

    async def close_lost(self, table: TableId) -> Outcome:
        """Close a table whose channel is no more."""
        return await self._take(None, table, lambda at: presence.close_lost(at, self._now))

    async def excuse(self, table: TableId, seconds: int) -> Outcome:
        """Give back the time in which nobody could have played at a table."""
        return await self._take(None, table, lambda at: presence.excuse(at, seconds))

    async def play(
        self, click: Click, table: TableId, expected: int, actions: Sequence[str]
    ) -> Outcome:
        """Let the member play one or more actions, all of them or none.

        Args:
            click: whose.
            table: where.
            expected: `Table.number` when the button was shown.
            actions: notation of each, in order, without the seat.
        """
        return await self._take(
            click,
            table,
            lambda at: steps.play(
                at, click.member, expected, actions, secret=self._secret, now=self._now
            ),
        )

    def forget(self, tables: Iterable[TableId]) -> None:
        """Let closed tables go that have changed in the store, as when a member is deleted."""
        self._ledger.forget(tables)

    async def note_message(self, table: TableId, message: int | None) -> bool:
        """Remember the id of the public message; returns whether it is saved."""
        return await self._ledger.note_message(table, message)

    def _starting(self, member: MemberId | None) -> Callable[[Table], Attempt]:
        return lambda at: lobby.start(at, member, secret=self._secret, now=self._now)

    async def _play_computer(
        self, table: TableId, seat: Seat, expected: int, action: str
    ) -> Outcome:
        return await self._take(
            None,
            table,
            lambda at: steps.move_for(
                at, seat, expected, action, secret=self._secret, now=self._now
            ),
        )

    async def _take(
        self, click: Click | None, table: TableId, attempt: Callable[[Table], Attempt]
    ) -> Outcome:
        outcome = await self._ledger.take(click, table, attempt)
        current = self._ledger.current(table)
        if current is not None:
            self._computers.wake(current)
        return outcome

    async def _open(self, click: Click, draft: Table) -> Outcome:
        return await self._ledger.open(click, replace(draft, touched_at=self._at()))
