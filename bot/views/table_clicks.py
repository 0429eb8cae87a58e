"""What the clicks in *Mehr* do, at a running table and after; how it looks is `table_menu`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.session import Done, MemberId, Outcome, Person, Status, Table
from bot.texts import Key, Voice
from bot.views.clicked import Clicked, Handler, outcome_lines
from bot.views.desk import Desk
from bot.views.host_clicks import member_of
from bot.views.ids import SURE, UNDO, Verb
from bot.views.nudges import Call, Nudged, Nudges
from bot.views.record_files import show_record, show_report
from bot.views.rights import manages_server
from bot.views.screen import sentence
from bot.views.table_menu import Viewer, ends_at_once, sure_screen, table_menu

_SAID: Final[dict[Nudged, Key]] = {
    Nudged.DONE: "nudge-done",
    Nudged.NOT_SEATED: "session-not-seated",
    Nudged.NOBODY: "nudge-nobody",
    Nudged.TOO_SOON: "nudge-too-soon",
}


class TableClicks:
    """Answers the clicks; whether a change is taken is the session's.

    Args:
        desk: what answers share.
        call: mentions a member who is due.
    """

    def __init__(self, desk: Desk, call: Call) -> None:
        self._desk = desk
        self._nudges = Nudges(call, desk.clock)
        self.handlers: Final[Mapping[Verb, Handler]] = {
            Verb.MORE: self._open,
            Verb.PAUSE: self._pause,
            Verb.GIVE_UP: self._give_up,
            Verb.END: self._end,
            Verb.CLOSE: self._close,
            Verb.NUDGE: self._nudge,
            Verb.TAKE_OVER: self._take_over,
            Verb.HAND_OVER: self._hand_over,
            Verb.RECORD: self._record,
            Verb.REPORT: self._report,
        }

    async def _open(self, clicked: Clicked) -> None:
        await self._show(clicked, clicked.table)

    async def _pause(self, clicked: Clicked) -> None:
        outcome = await self._desk.tables.pause(
            clicked.click, clicked.table.id, ends=clicked.id.detail == UNDO
        )
        await self._tell(clicked, outcome, pause_said(self._desk, outcome))

    async def _give_up(self, clicked: Clicked) -> None:
        if clicked.id.detail != SURE:
            await self._ask(clicked)
            return
        outcome = await self._desk.tables.give_up(clicked.click, clicked.table.id)
        await self._tell(clicked, outcome, "more-gave-up")

    async def _end(self, clicked: Clicked) -> None:
        if not clicked.id.detail and ends_at_once(clicked.table, clicked.click.member):
            await self._ask(clicked)
            return
        outcome = await self._desk.tables.abort(
            clicked.click, clicked.table.id, wishes=clicked.id.detail != UNDO
        )
        await self._say(clicked, outcome, *vote_lines(outcome, clicked.click.member, clicked.voice))

    async def _close(self, clicked: Clicked) -> None:
        voice = clicked.voice
        if not manages_server(clicked.reply.interaction):
            await clicked.reply.show_private(sentence(voice("league-admin-only")))
        elif clicked.id.detail != SURE:
            await self._ask(clicked)
        else:
            tables = self._desk.tables
            outcome = await tables.abort(clicked.click, clicked.table.id, is_admin=True)
            await self._tell(clicked, outcome, "more-ended")

    async def _nudge(self, clicked: Clicked) -> None:
        table = clicked.table
        nudged = self._nudges.nudge(table, clicked.click.member)
        await self._show(clicked, table, clicked.voice(_SAID[nudged]))

    async def _take_over(self, clicked: Clicked) -> None:
        outcome = await self._desk.tables.take_over(
            clicked.click, clicked.table.id, clicked.id.page
        )
        await self._tell(clicked, outcome, "more-taken-over")

    async def _hand_over(self, clicked: Clicked) -> None:
        to = member_of(clicked.value)
        outcome = await self._desk.tables.hand_over(clicked.click, clicked.table.id, to)
        voice = clicked.voice
        said = voice("host-handed-over", member=f"<@{to}>")
        lines = [said] if isinstance(outcome, Done) else outcome_lines(outcome, voice)
        await self._say(clicked, outcome, *lines)

    async def _record(self, clicked: Clicked) -> None:
        await show_record(self._desk, clicked.reply, clicked.table, clicked.voice)

    async def _report(self, clicked: Clicked) -> None:
        await show_report(self._desk, clicked.reply, clicked.table, clicked.voice)

    async def _ask(self, clicked: Clicked) -> None:
        table = clicked.table
        if table.status is not Status.RUNNING:
            await self._show(clicked, table)
            return
        screen = sure_screen(table, clicked.id.verb, clicked.voice)
        await clicked.reply.show_private(screen)

    async def _tell(self, clicked: Clicked, outcome: Outcome, done: Key) -> None:
        voice = clicked.voice
        said = [voice(done)] if isinstance(outcome, Done) else outcome_lines(outcome, voice)
        await self._say(clicked, outcome, *said)

    async def _say(self, clicked: Clicked, outcome: Outcome, *said: str) -> None:
        await self._show(clicked, outcome.table or clicked.table, *said)

    async def _show(self, clicked: Clicked, table: Table, *said: str) -> None:
        """Answer with the menu as the table stands now, or with sentences alone."""
        voice = clicked.voice
        if table.status is not Status.RUNNING:
            lines = said or [voice(_why_no_menu(table))]
            await clicked.reply.show_private(sentence("\n".join(lines)))
            return
        await self._desk.names.ensure(table.place.guild, table.members)
        viewer = Viewer(clicked.click.member, manages_server(clicked.reply.interaction))
        screen = table_menu(
            table,
            viewer,
            self._desk.people(table),
            voice,
            is_paused=self._desk.tables.is_paused(table),
            said=said,
        )
        await clicked.reply.show_private(screen)


def pause_said(desk: Desk, outcome: Outcome) -> Key:
    """Return the sentence about a pause that has begun or ended."""
    is_paused = outcome.table is not None and desk.tables.is_paused(outcome.table)
    return "more-paused" if is_paused else "more-goes-on"


def vote_lines(outcome: Outcome, member: MemberId, voice: Voice) -> list[str]:
    """Return what to say of a member's vote for breaking a match off."""
    if not isinstance(outcome, Done):
        return outcome_lines(outcome, voice)
    table = outcome.table
    if not table.is_open:
        return [voice("more-ended")]
    wanting = (each for each in table.seating if isinstance(each, Person) and each.wants_end)
    if all(each.member != member for each in wanting):
        return [voice("more-vote-back")]
    return [voice("answer-voted", still=table.still_to_vote)]


def _why_no_menu(table: Table) -> Key:
    return "session-not-running" if table.status is Status.LOBBY else "session-table-over"
