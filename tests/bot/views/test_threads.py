"""Threads of tables: archived when a table is closed, left for an hour after a match."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.session import Closing, Done, Status, Table, TableId
from bot.texts import Texts, Voice
from bot.views.channels import RestAfter
from bot.views.faults import Fault
from bot.views.practice import whereabouts
from bot.views.threads import Threads
from tests.bot.views.fakes import Channels, Time, boards_over, draw_revision, lobby


class Corner:
    """Threads over fakes."""

    def __init__(self) -> None:
        time = Time()
        self.channels = Channels(time)
        self.boards = boards_over(self.channels, time, draw_revision, _noted)
        self.threads = Threads(self.channels, self.boards)

    async def change(self, before: Table | None, after: Table) -> list[object]:
        """Let a table change as the session tells it; return what became of its thread."""
        done = Done(after, before)
        self.boards.touch(after)
        self.threads.changed(done)
        await self.threads.settle()
        return [(rest, is_at_rest) for _, rest, is_at_rest in self.channels.threads]


async def _noted(table: TableId, message: int | None) -> bool:
    return True


@pytest.fixture
async def corner() -> AsyncIterator[Corner]:
    corner = Corner()
    yield corner
    await corner.boards.close()


THREADED = replace(lobby(message=1), parent=5)


async def test_a_closed_table_shows_its_end_and_then_rests(corner: Corner):
    closed = replace(THREADED, status=Status.ABORTED, closing=Closing.HOST, revision=1)
    assert await corner.change(THREADED, closed) == [(None, True)]
    assert corner.channels.messages


async def test_after_a_match_there_is_an_hour_for_another(corner: Corner):
    over = replace(THREADED, status=Status.OVER, revision=1)
    assert await corner.change(THREADED, over) == [(RestAfter.AN_HOUR, None)]


async def test_another_match_keeps_the_thread_awake(corner: Corner):
    again = replace(THREADED, id=TableId(2), follows=TableId(1))
    assert await corner.change(None, again) == [(RestAfter.A_WEEK, None)]


async def test_tables_in_channels_and_changes_in_between_touch_no_thread(corner: Corner):
    assert await corner.change(THREADED, replace(THREADED, revision=1)) == []
    closed = replace(lobby(2, revision=1), status=Status.ABORTED)
    assert await corner.change(lobby(2), closed) == []


async def test_a_table_without_a_message_leaves_no_word(corner: Corner):
    await corner.threads.leave_word(lobby(), "weg")
    assert corner.channels.log == []


async def test_a_thread_that_discord_keeps_costs_nothing(corner: Corner):
    corner.channels.faults = []
    closed = replace(THREADED, status=Status.ABORTED, revision=1)
    corner.boards.touch(closed)
    await corner.boards.settle()
    corner.channels.faults = [Fault.FORBIDDEN]
    corner.threads.changed(Done(closed, THREADED))
    await corner.threads.settle()
    assert corner.channels.faults == []


def test_where_it_stood_first_a_table_says_where_it_is_and_elsewhere_it_does_not_exist():
    voice = Voice(Texts(), "de")
    unknown = voice("session-no-table")
    there = f"<#{THREADED.place.channel}>"
    assert there in whereabouts(THREADED, THREADED.parent, voice)
    assert whereabouts(THREADED, 6, voice) == unknown
    assert whereabouts(replace(THREADED, parent=None), None, voice) == unknown
    assert whereabouts(None, 5, voice) == unknown
