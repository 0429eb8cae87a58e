"""Whoever is due is called once, and the call goes when he has played."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.preferences import Preferences
from bot.session import Done, Table, TableId
from bot.texts import Texts
from bot.views.faults import Fault
from bot.views.mentions import Mentions
from bot.views.public import notice_screen
from tests.bot.preferences.memory import MemorySettings
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, PLACE, Parlour
from tests.bot.views.fakes import Channels, Time, text_in
from tests.toy.game import toy_registered


class Room:
    """A match of two people and the mentions in its channel."""

    def __init__(self) -> None:
        self.parlour = Parlour(MemoryStorage())
        self.channels = Channels(Time())
        self.preferences = Preferences(MemorySettings())
        self.open_hands: set[int] = set()
        self.mentions = Mentions(
            self.channels, self.preferences, Texts(), lambda _, member: member in self.open_hands
        )
        self.parlour.tables.on_change(self.mentions.changed)

    async def match(self, *members: int) -> Table:
        table = await self.parlour.match(*(members or (ANNA, BEN)))
        await self.mentions.settle()
        return table

    async def play(self, table: Table) -> Table:
        table = await self.parlour.play_lowest(table)
        await self.mentions.settle()
        return table

    def texts(self) -> list[str]:
        return [text_in(screen) for screen in self.channels.messages.values()]


def due(table: Table) -> int:
    (seat,) = table.people_due
    return table.people[seat]


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    with toy_registered():
        room = Room()
        yield room
        await room.mentions.close()


async def test_whoever_is_due_is_called_with_a_way_to_his_cards(room: Room):
    table = await room.match()
    (said,) = room.texts()
    assert f"<@{due(table)}>, du bist am Zug" in said
    assert "Zu den Karten" in said
    assert room.channels.called == [due(table)]


async def test_the_mention_goes_when_he_has_played(room: Room):
    table = await room.match()
    first = due(table)
    table = await room.play(table)
    assert room.channels.called == [first, due(table)]
    assert [f"<@{due(table)}>" in said for said in room.texts()] == [True]


async def test_whoever_has_his_hand_open_is_not_called(room: Room):
    room.open_hands = {ANNA, BEN}
    await room.match()
    assert room.texts() == []


async def test_at_half_time_he_is_called_anew_and_the_older_mention_goes(room: Room):
    room.open_hands = {ANNA, BEN}
    table = await room.match()
    for _ in range(2):
        room.mentions.remind(table)
    await room.mentions.settle()
    assert room.channels.called == [due(table)] * 2
    assert len(room.texts()) == 1


@pytest.mark.parametrize(("style", "at_once", "late"), [("halbzeit", 0, 1), ("nie", 0, 0)])
async def test_a_server_decides_when_people_are_called(
    room: Room, style: str, at_once: int, late: int
):
    await room.preferences.change_server(PLACE.guild, {"mentions": style})
    table = await room.match()
    assert len(room.texts()) == at_once
    room.mentions.remind(table)
    await room.mentions.settle()
    assert len(room.texts()) == late


async def test_a_member_who_does_not_want_it_is_never_called(room: Room):
    for member in (ANNA, BEN):
        await room.preferences.change_member(member, {"reminders": "aus"})
    room.mentions.remind(await room.match())
    await room.mentions.settle()
    assert room.channels.called == []


async def test_alone_against_computers_nobody_is_called_at_once(room: Room):
    lobby = await room.parlour.lobby(ANNA)
    await room.parlour.tables.add_computer(room.parlour.click(ANNA), lobby.id)
    await room.parlour.tables.start(room.parlour.click(ANNA), lobby.id)
    await room.parlour.until_due(lobby.id, ANNA)
    await room.mentions.settle()
    assert room.channels.called == []


async def test_the_end_takes_every_mention_away(room: Room):
    table = await room.match()
    for member in (ANNA, BEN):
        await room.parlour.tables.abort(room.parlour.click(member), table.id)
    await room.mentions.settle()
    assert room.texts() == []


async def test_a_mention_that_cannot_be_posted_hinders_nothing(room: Room):
    room.channels.faults = [Fault.FORBIDDEN]
    table = await room.play(await room.match())
    assert [f"<@{due(table)}>" in said for said in room.texts()] == [True]


async def test_closing_takes_the_mentions_away_and_makes_no_more(room: Room):
    table = await room.match()
    await room.mentions.close()
    assert room.texts() == []
    room.channels.called.clear()
    room.mentions.remind(await room.play(table))
    await room.mentions.settle()
    assert room.channels.called == []


def after_a_crash(room: Room) -> Mentions:
    """Return the mentions of a process that knows nothing of those that stand in the channel."""
    return Mentions(room.channels, room.preferences, Texts(), lambda *_: False)


BELOW = 1_000
"""A table's message that was posted anew, below all others."""


async def taken_up(room: Room, mentions: Mentions, table: Table) -> None:
    mentions.take_up(lambda: [replace(table, message=BELOW, opened_at=0)])
    await mentions.settle()


async def test_a_mention_left_by_a_crash_stays_while_it_holds_and_goes_when_he_has_played(
    room: Room,
):
    table = await room.match()
    later = after_a_crash(room)
    await taken_up(room, later, table)
    assert [f"<@{due(table)}>" in said for said in room.texts()] == [True]
    now = await room.parlour.play_lowest(table)
    later.changed(Done(now, table))
    await later.settle()
    await room.mentions.settle()
    assert not any(f"<@{due(table)}>" in said for said in room.texts())


async def test_a_mention_left_by_a_crash_goes_if_he_is_no_more_due(room: Room):
    table = await room.match()
    left = dict(room.channels.messages)
    table = await room.play(table)
    await room.mentions.close()
    room.channels.messages |= left
    await taken_up(room, after_a_crash(room), table)
    assert room.texts() == []


async def test_what_is_no_mention_of_this_table_is_left_alone(room: Room):
    table = await room.match()
    await room.channels.post(PLACE, notice_screen([f"<@{BEN}> says hello"]))
    later = after_a_crash(room)
    await taken_up(room, later, replace(table, id=TableId(9)))
    assert len(room.texts()) == 2
    later.call(table, due(table))
    await later.settle()
    await taken_up(room, later, table)
    called = [said for said in room.texts() if "du bist am Zug" in said]
    assert len(called) == 1


async def test_a_change_of_a_table_that_is_over_calls_nobody(room: Room):
    table = await room.match()
    await room.mentions.close()
    room.channels.called.clear()
    closed = replace(table, match=None)
    room.mentions.changed(Done(closed, None))
    await room.mentions.settle()
    assert room.channels.called == []
