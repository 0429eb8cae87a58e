"""The public message of every table: one editor each, newest state wins, outside every lock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.session import Table, TableId
from bot.views import faults
from bot.views.channels import Channels
from bot.views.clock import Clock
from bot.views.faults import Fault
from bot.views.screen import PublicScreen, text

EDIT_GAP_S: Final = 1.2
"""Seconds between two edits of one message: Discord allows about five in five seconds a channel."""
RETRIES_S: Final = (2.0, 5.0, 15.0, 60.0)
"""Waits after Discord took no edit for a passing reason; then the next change tries again."""

MOST_BELOW: Final = 15
"""So many messages of others may stand under a table before its next change is shown below them."""
OLD_S: Final = 50 * 60
"""Seconds after which a message is edited no more: beyond an hour Discord refuses most edits."""

Draw: TypeAlias = Callable[[Table], Awaitable[PublicScreen]]
LastWord: TypeAlias = Callable[[Table], str]
"""What is said under an open table when the bot goes."""
NoteMessage: TypeAlias = Callable[[TableId, int | None], Awaitable[bool]]
AgeOf: TypeAlias = Callable[[int], float]
"""Message → seconds since it was posted."""
Moved: TypeAlias = Callable[[Table, int], PublicScreen]
"""Table and its new message → what the old one says from then on."""

_PASSING: Final = {Fault.OUTAGE, Fault.LIMITED}
_LASTING: Final = {*_PASSING, Fault.FORBIDDEN, Fault.ARCHIVED}
"""What somebody or time may mend: the end of a table is then still to be shown."""


@dataclass(slots=True)
class _Board:
    """One table's message: what it shall show, and what is known of it.

    Attributes:
        below: how many messages of others stand under it, as far as this process has seen or
            counted them.
    """

    table: Table
    message: int | None
    below: int = 0
    is_dirty: bool = True
    shown_at_s: float = float("-inf")
    failures: int = 0
    trouble: Fault | None = None
    task: asyncio.Task[None] | None = None


class Boards:
    """Keeps every public message at its table's newest state.

    Args:
        channels: where the messages stand.
        draw: makes the message of a table.
        note: remembers the id of a table's message.
        clock: how time passes.
        age_of: see `AgeOf`.
        moved: see `Moved`.
    """

    def __init__(
        self,
        channels: Channels,
        draw: Draw,
        note: NoteMessage,
        clock: Clock,
        *,
        age_of: AgeOf,
        moved: Moved,
    ) -> None:
        self._age_of = age_of
        self._moved = moved
        self._channels = channels
        self._draw = draw
        self._note = note
        self._clock = clock
        self._boards: dict[TableId, _Board] = {}
        self._is_closing = False
        self._held_until_s = float("-inf")
        self._last_word: LastWord | None = None
        self._counting: asyncio.Task[None] | None = None

    def touch(self, table: Table) -> None:
        """Have this state shown, unless a newer one is; never blocks. A practice has no message."""
        if table.is_practice:
            return
        board = self._boards.get(table.id)
        if board is None:
            board = self._boards[table.id] = _Board(table, table.message)
        elif table.revision >= board.table.revision:
            if table.place != board.table.place:
                board.message = None  # it has moved to a thread, its message stays behind
            board.table = table
        board.is_dirty = True
        if board.task is None and not self._is_closing:
            self._start(board)

    async def post_anew(self, table: Table) -> None:
        """Show the table in a new message at the very bottom; the old one goes."""
        board = self._boards.get(table.id)
        old = table.message if board is None else board.message
        if board is not None:
            board.message = None
        else:
            self._boards[table.id] = _Board(table, None)
        self.touch(table)
        if old is not None:
            await self._channels.delete(table.place, old)

    def noticed(self, channel: int) -> None:
        """Count a message that somebody else has written in a channel."""
        for board in self._boards.values():
            if board.table.place.channel == channel:
                board.below += 1

    def count(self) -> None:
        """Count what was written under every table while nobody listened; never blocks.

        One table after the other, and all beside the editors: what is counted late comes down with
        a later change.
        """
        if self._counting is None and not self._is_closing:
            self._counting = asyncio.get_running_loop().create_task(self._counted())
            self._counting.add_done_callback(self._end_count)

    async def shown(self, table: TableId) -> None:
        """Wait until a table's message shows its newest state, or cannot."""
        while (board := self._boards.get(table)) is not None and board.task is not None:
            await asyncio.wait([board.task])

    def trouble(self, table: TableId) -> Fault | None:
        """Say why a table's message does not show its newest state, if it is known to fail."""
        board = self._boards.get(table)
        return None if board is None else board.trouble

    def try_again(self, guild: int | None = None) -> None:
        """Show whatever could not be shown, on one server or everywhere; never blocks."""
        for board in list(self._boards.values()):
            if board.trouble is not None and guild in {None, board.table.place.guild}:
                self.touch(board.table)

    async def settle(self) -> None:
        """Wait until every message shows its table's newest state, or cannot."""
        while tasks := self._under_way():
            await asyncio.wait(tasks)

    async def take_leave(self, last_word: LastWord, within_s: float) -> None:
        """Show every open table once more with a last word under it, as far as time allows."""
        self._last_word = last_word
        for board in list(self._boards.values()):
            if board.table.is_open:
                self.touch(board.table)
        tasks = [board.task for board in self._boards.values() if board.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=within_s)

    async def close(self) -> None:
        """Stop editing; what is being sent is sent."""
        self._is_closing = True
        tasks = self._under_way()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _under_way(self) -> list[asyncio.Task[None]]:
        tasks = [self._counting, *(board.task for board in self._boards.values())]
        return [task for task in tasks if task is not None]

    async def _counted(self) -> None:
        for board in list(self._boards.values()):
            message = board.message
            if message is None or not board.table.is_open:
                continue
            below = await self._channels.others_below(board.table.place, message)
            if board.message == message:
                board.below = max(board.below, below)

    def _end_count(self, task: asyncio.Task[None]) -> None:
        self._counting = None
        if not task.cancelled() and (error := task.exception()) is not None:
            faults.note_failure("counting what stands under tables", error)

    def _start(self, board: _Board) -> None:
        board.task = asyncio.get_running_loop().create_task(self._keep_up(board))
        board.task.add_done_callback(lambda _: self._rest(board))

    def _rest(self, board: _Board) -> None:
        board.task = None
        if board.is_dirty and not self._is_closing:
            # Touched after the editor's last look and before it was known to have ended.
            self._start(board)
        elif not board.table.is_open and board.trouble not in _LASTING:
            self._boards.pop(board.table.id, None)

    async def _keep_up(self, board: _Board) -> None:
        while board.is_dirty:
            gap_s = EDIT_GAP_S if self._last_word is None else 0.0
            from_s = max(board.shown_at_s + gap_s, self._held_until_s)
            wait_s = from_s - self._clock.monotonic()
            if wait_s > 0:
                await self._clock.sleep(wait_s)
            board.is_dirty = False
            fault = await self._shown(board)
            board.shown_at_s = self._clock.monotonic()
            board.trouble = fault
            if fault is Fault.LIMITED:
                # discord.py waits by itself where Discord says how long. This is a ban: every
                # request during it counts against the bot, so all tables wait.
                retry_s = RETRIES_S[min(board.failures, len(RETRIES_S) - 1)]
                self._held_until_s = max(self._held_until_s, board.shown_at_s + retry_s)
            if fault in _PASSING and board.failures < len(RETRIES_S):
                await self._clock.sleep(RETRIES_S[board.failures])
                board.failures += 1
                board.is_dirty = True
            else:
                board.failures = 0

    async def _shown(self, board: _Board) -> Fault | None:
        try:
            return await self._show(board, await self._screen(board.table))
        except Exception as error:  # noqa: BLE001  # one message must not stop its editor for good
            faults.note_failure(f"showing table {board.table.id}", error)
            return Fault.OUTAGE

    async def _screen(self, table: Table) -> PublicScreen:
        screen = await self._draw(table)
        if self._last_word is None or not table.is_open:
            return screen
        return PublicScreen([*screen.items, text(self._last_word(table))], screen.pictures)

    async def _show(self, board: _Board, screen: PublicScreen) -> Fault | None:
        place, old = board.table.place, board.message
        if old is not None and not self._is_out_of_sight(board, old):
            fault = await self._channels.edit(place, old, screen)
            if fault not in {Fault.MESSAGE_GONE, Fault.TOO_OLD}:
                return fault
            if fault is Fault.MESSAGE_GONE:
                board.message = old = None
        posted = await self._channels.post(place, screen)
        if isinstance(posted, Fault):
            # Better a table high up than one that stands still.
            return posted if old is None else await self._channels.edit(place, old, screen)
        board.message, board.below = posted, 0
        await self._note(board.table.id, posted)
        if old is not None:
            await self._channels.edit(place, old, self._moved(board.table, posted))
        return None

    def _is_out_of_sight(self, board: _Board, message: int) -> bool:
        """Say whether a message has become too old, or has scrolled away."""
        return board.below >= MOST_BELOW or self._age_of(message) >= OLD_S
