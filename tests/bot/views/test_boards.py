import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.session import Place, Table, TableId
from bot.views.boards import EDIT_GAP_S, MOST_BELOW, OLD_S, RETRIES_S
from bot.views.faults import Fault
from bot.views.public import notice_screen
from bot.views.screen import PublicScreen
from tests.bot.views.fakes import (
    PLACE,
    Channels,
    Time,
    boards_over,
    draw_revision,
    lobby,
    shown,
)


class Desk:
    """Boards over fakes, and what they noted."""

    def __init__(self) -> None:
        self.time = Time()
        self.channels = Channels(self.time)
        self.noted: list[tuple[int, int | None]] = []
        self.when_noted: Callable[[], object] = lambda: None
        self.boards = boards_over(self.channels, self.time, draw_revision, self._note)

    async def _note(self, table: TableId, message: int | None) -> bool:
        self.noted.append((table, message))
        self.when_noted()
        return True


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    desk = Desk()
    yield desk
    await desk.boards.close()


async def test_a_new_table_is_posted_and_its_message_noted(desk: Desk):
    desk.boards.touch(lobby())
    await desk.boards.settle()
    assert desk.noted == [(1, 1)]
    assert shown(desk.channels.messages[1]) == "revision 0"


async def test_a_change_edits_the_message_in_place(desk: Desk):
    desk.boards.touch(lobby())
    await desk.boards.settle()
    desk.boards.touch(lobby(revision=1))
    await desk.boards.settle()
    assert [what for what, _, _ in desk.channels.log] == ["post", "edit"]
    assert shown(desk.channels.messages[1]) == "revision 1"


async def test_a_table_that_moves_gets_a_message_there_and_its_old_one_stays(desk: Desk):
    desk.boards.touch(lobby())
    await desk.boards.settle()
    moved = replace(lobby(revision=1), place=Place(PLACE.guild, 71))
    desk.boards.touch(moved)
    await desk.boards.shown(moved.id)
    assert [what for what, _, _ in desk.channels.log] == ["post", "post"]
    assert shown(desk.channels.messages[1]) == "revision 0"
    assert shown(desk.channels.messages[2]) == "revision 1"


async def test_a_change_in_the_moment_in_which_the_editor_ends_is_shown(desk: Desk):
    loop = asyncio.get_running_loop()
    # Runs after the editor's last look, before the loop tells that its task is done.
    desk.when_noted = lambda: loop.call_soon(desk.boards.touch, lobby(revision=1))
    desk.boards.touch(lobby())
    await desk.boards.settle()
    assert shown(desk.channels.messages[1]) == "revision 1"


async def test_edits_of_one_message_keep_their_distance(desk: Desk):
    desk.boards.touch(lobby())
    await desk.boards.settle()
    for revision in range(1, 4):
        desk.boards.touch(lobby(revision=revision))
        await desk.boards.settle()
    times = [at for _, _, at in desk.channels.log]
    assert EDIT_GAP_S >= 1.2
    assert all(later - at >= EDIT_GAP_S for at, later in pairwise(times))


async def test_of_many_changes_the_newest_is_shown_and_the_others_skipped(desk: Desk):
    desk.boards.touch(lobby())
    await desk.boards.settle()
    for revision in range(1, 10):
        desk.boards.touch(lobby(revision=revision))
    await desk.boards.settle()
    assert len(desk.channels.log) == 2
    assert shown(desk.channels.messages[1]) == "revision 9"


async def test_an_older_state_never_replaces_a_newer_one(desk: Desk):
    desk.boards.touch(lobby(revision=5))
    desk.boards.touch(lobby(revision=4))
    await desk.boards.settle()
    assert shown(desk.channels.messages[1]) == "revision 5"


async def test_a_change_during_an_edit_is_shown_afterwards(desk: Desk):
    desk.boards.touch(lobby())
    await desk.boards.settle()

    def change_once() -> None:
        desk.channels.before_edit = lambda: None
        desk.boards.touch(lobby(revision=2))

    desk.channels.before_edit = change_once
    desk.boards.touch(lobby(revision=1))
    await desk.boards.settle()
    assert shown(desk.channels.messages[1]) == "revision 2"


async def test_a_deleted_message_is_posted_anew_and_noted(desk: Desk):
    desk.boards.touch(lobby(message=999))
    await desk.boards.settle()
    assert desk.noted == [(1, 1)]


async def test_a_table_without_rights_is_left_alone_until_it_changes(desk: Desk):
    desk.channels.faults = [Fault.FORBIDDEN]
    desk.boards.touch(lobby())
    await desk.boards.settle()
    assert desk.channels.log == []
    desk.boards.touch(lobby(revision=1))
    await desk.boards.settle()
    assert len(desk.channels.log) == 1


@pytest.mark.parametrize("fault", [Fault.OUTAGE, Fault.LIMITED])
async def test_a_passing_fault_is_tried_again_ever_later(desk: Desk, fault: Fault):
    desk.channels.faults = [fault, fault]
    desk.boards.touch(lobby())
    await desk.boards.settle()
    assert [nap for nap in desk.time.naps if nap > EDIT_GAP_S] == list(RETRIES_S[:2])
    assert len(desk.channels.log) == 1


async def test_a_fault_that_stays_is_given_up(desk: Desk):
    desk.channels.faults = [Fault.OUTAGE] * 20
    desk.boards.touch(lobby())
    await desk.boards.settle()
    assert len(desk.channels.faults) == 20 - len(RETRIES_S) - 1


async def test_posting_anew_puts_the_table_at_the_bottom_and_deletes_the_old_message(desk: Desk):
    desk.boards.touch(lobby())
    await desk.boards.settle()
    await desk.boards.post_anew(lobby())
    await desk.boards.settle()
    assert list(desk.channels.messages) == [desk.noted[-1][1]]
    assert len(desk.noted) == 2


async def test_a_table_that_was_never_shown_by_this_process_can_be_posted_anew(desk: Desk):
    await desk.boards.post_anew(lobby(message=999))
    await desk.boards.settle()
    assert [what for what, _, _ in desk.channels.log] == ["delete", "post"]


async def test_a_message_of_fifty_minutes_is_followed_by_a_new_one_and_says_where(desk: Desk):
    desk.boards.touch(lobby())
    await desk.boards.settle()
    desk.time.now_s += OLD_S - 1
    desk.boards.touch(lobby(revision=1))
    await desk.boards.settle()
    desk.time.now_s += 1
    desk.boards.touch(lobby(revision=2))
    await desk.boards.settle()
    assert [what for what, _, _ in desk.channels.log] == ["post", "edit", "post", "edit"]
    newest = desk.noted[-1][1]
    assert newest is not None
    assert shown(desk.channels.messages[newest]) == "revision 2"
    assert shown(desk.channels.messages[1]) == f"table 1 is now {newest}"


async def test_what_was_written_before_a_start_is_counted_once(desk: Desk):
    desk.channels.messages[1] = notice_screen(["before"])
    desk.channels.below = MOST_BELOW - 1
    desk.boards.touch(lobby(message=1))
    desk.boards.count()
    await desk.boards.settle()
    desk.boards.count()
    await desk.boards.settle()
    desk.boards.noticed(PLACE.channel)
    assert list(desk.channels.messages) == [1]
    desk.boards.touch(lobby(revision=1, message=1))
    await desk.boards.settle()
    assert len(desk.channels.messages) == 2


async def test_a_table_under_fifteen_messages_of_others_comes_down_with_its_next_change(desk: Desk):
    desk.boards.touch(lobby())
    await desk.boards.settle()
    for _ in range(MOST_BELOW - 1):
        desk.boards.noticed(PLACE.channel)
    for _ in range(MOST_BELOW):
        desk.boards.noticed(PLACE.channel + 1)
    desk.boards.touch(lobby(revision=1))
    await desk.boards.settle()
    assert len(desk.channels.messages) == 1
    desk.boards.noticed(PLACE.channel)
    assert len(desk.channels.messages) == 1, "nothing comes down by itself"
    desk.boards.touch(lobby(revision=2))
    await desk.boards.settle()
    desk.boards.touch(lobby(revision=3))
    await desk.boards.settle()
    assert len(desk.channels.messages) == 2
    assert shown(desk.channels.messages[3]) == "revision 3"


async def test_where_nothing_can_be_posted_the_old_message_goes_on(desk: Desk):
    desk.boards.touch(lobby())
    await desk.boards.settle()
    desk.time.now_s += OLD_S
    desk.channels.faults = [Fault.FORBIDDEN]
    desk.boards.touch(lobby(revision=1))
    await desk.boards.settle()
    assert shown(desk.channels.messages[1]) == "revision 1"


async def test_a_message_that_discord_calls_too_old_is_followed_by_a_new_one(desk: Desk):
    desk.boards.touch(lobby(message=999))
    desk.channels.faults = [Fault.TOO_OLD]
    await desk.boards.settle()
    assert desk.noted == [(1, 1)]


async def test_a_practice_has_no_message(desk: Desk):
    desk.boards.touch(replace(lobby(), place=Place.practice(PLACE.guild, 5)))
    await desk.boards.settle()
    assert desk.channels.log == []


async def test_tables_do_not_wait_for_each_other(desk: Desk):
    for number in (1, 2, 3):
        desk.boards.touch(lobby(number))
    await desk.boards.settle()
    assert desk.time.naps == []
    assert len(desk.channels.messages) == 3


async def test_a_table_that_cannot_be_drawn_costs_no_other(desk: Desk):
    async def fail(table: Table) -> PublicScreen:
        if table.id == 1:
            raise RuntimeError("♥7")
        return await draw_revision(table)

    boards = boards_over(desk.channels, desk.time, fail, desk._note)
    boards.touch(lobby(1))
    boards.touch(lobby(2))
    await boards.settle()
    assert [number for number, _ in desk.noted] == [2]


async def test_after_closing_nothing_is_edited(desk: Desk):
    await desk.boards.close()
    desk.boards.touch(lobby())
    await desk.boards.settle()
    assert desk.channels.log == []


async def test_what_could_not_be_shown_is_known_and_tried_again_on_its_server(desk: Desk):
    desk.channels.faults = [Fault.FORBIDDEN]
    table = lobby()
    desk.boards.touch(table)
    await desk.boards.settle()
    assert desk.boards.trouble(TableId(table.id)) is Fault.FORBIDDEN
    desk.boards.try_again(table.place.guild + 1)
    await desk.boards.settle()
    assert desk.channels.log == []
    desk.boards.try_again(table.place.guild)
    await desk.boards.settle()
    assert desk.boards.trouble(TableId(table.id)) is None
    assert len(desk.channels.log) == 1


async def test_a_ban_that_one_table_meets_holds_up_the_others(desk: Desk):
    desk.channels.faults = [Fault.LIMITED] * (len(RETRIES_S) + 1)
    desk.boards.touch(lobby())
    await desk.boards.settle()
    assert desk.channels.log == []
    banned_s = desk.time.now_s
    desk.boards.touch(lobby(2))
    await desk.boards.settle()
    (_, _, posted_s), *_ = desk.channels.log
    assert posted_s >= banned_s + RETRIES_S[-1]
