"""Time that runs out, leaving and coming back, pauses, votes: by the toy game and a moved clock."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.session import (
    Away,
    Closing,
    Computer,
    Done,
    Outcome,
    Person,
    Reason,
    Table,
    Tempo,
)
from bot.session.ports import Thought
from bot.session.tempo import LOBBY_IDLE_S, MATCH_IDLE_S
from bot.session.thinking import choose
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, DORA, Parlour, done, reason, timed


@pytest.fixture
def parlour() -> Parlour:
    return Parlour(MemoryStorage())


def due(table: Table) -> int:
    """Return the member whose turn it is."""
    (seat,) = table.people_due
    person = table.seating[seat]
    assert isinstance(person, Person)
    return person.member


def due_or_none(table: Table) -> int | None:
    """Return the member whose turn it is, unless it is a computer player's."""
    return due(table) if table.people_due else None


async def late(parlour: Parlour, table: Table) -> Table:
    """Let the time of whoever is due run out."""
    assert table.deadline is not None
    parlour.at = table.deadline
    return done(await parlour.tables.time_out(table.id)).table


async def test_without_a_tempo_nobodys_time_runs(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN, tempo=Tempo.NONE)
    assert (table.turn_at, table.deadline) == (None, None)


async def test_the_time_begins_with_the_turn(parlour: Parlour):
    parlour.at = 500
    table = await timed(parlour, ANNA, BEN)
    assert table.deadline == 590
    parlour.at = 520
    table = await parlour.play_lowest(table)
    assert table.deadline == 610


async def test_nothing_happens_before_the_time_is_over(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    parlour.at = 89
    assert reason(await parlour.tables.time_out(table.id)) is Reason.STALE


async def test_the_first_missed_turn_is_played_safely(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    member, number = due(table), table.number
    table = await late(parlour, table)
    assert table.number > number
    assert due(table) != member
    assert Person(member, missed=1) in table.seating


async def test_whoever_plays_himself_has_missed_nothing(parlour: Parlour):
    table = await late(parlour, await timed(parlour, ANNA, BEN))
    table = await parlour.play_lowest(table)
    table = await parlour.play_lowest(table)
    assert set(table.seating) == {Person(ANNA), Person(BEN)}


async def test_after_a_second_missed_turn_a_computer_player_takes_the_seat(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    slow = due(table)
    table = await late(parlour, table)
    table = await parlour.play_lowest(table)
    table = await late(parlour, table)
    assert table.away_seat_of(slow) is not None
    assert table.people == (BEN if slow == ANNA else ANNA,)
    await parlour.until_due(table.id, table.people[0])


async def test_a_host_who_is_timed_out_is_the_host_no_more(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    slow = due(table)
    if slow != table.host:
        click = parlour.click(table.host)
        table = done(await parlour.tables.hand_over(click, table.id, slow)).table
    table = await late(parlour, table)
    assert table.host == slow  # one missed turn is forgiven
    table = await late(parlour, await parlour.play_lowest(table))
    assert table.host != slow
    table = done(await parlour.tables.come_back(parlour.click(slow), table.id)).table
    assert table.host != slow


async def test_the_owner_comes_back_with_one_click(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    slow = due(table)
    for _ in range(2):
        table = await late(parlour, table)
        if table.computer_due is None and due(table) != slow:
            table = await parlour.play_lowest(table)
    assert reason(await parlour.tables.come_back(parlour.click(CEM), table.id)) is Reason.NOT_SEATED
    table = done(await parlour.tables.come_back(parlour.click(slow), table.id)).table
    assert table.seat_of(slow) is not None
    again = await parlour.tables.come_back(parlour.click(slow), table.id)
    assert reason(again) is Reason.ALREADY_SEATED


async def test_whoever_plays_alone_against_computers_has_all_the_time(parlour: Parlour):
    lobby = await parlour.lobby(ANNA)
    await parlour.tables.add_computer(parlour.click(ANNA), lobby.id)
    await parlour.tables.change_tempo(parlour.click(ANNA), lobby.id, Tempo.FAST)
    await parlour.tables.start(parlour.click(ANNA), lobby.id)
    await parlour.until_due(lobby.id, ANNA)
    now = await parlour.tables.find(lobby.id)
    assert now is not None
    assert (due(now), now.deadline) == (ANNA, None)
    paused = await parlour.tables.pause(parlour.click(ANNA), now.id)
    assert reason(paused) is Reason.NO_TEMPO


async def test_whoever_is_left_alone_waits_for_nobody_and_is_hurried_by_who_comes_back(
    parlour: Parlour,
):
    table = await timed(parlour, ANNA, BEN)
    slow = due(table)
    while table.away_seat_of(slow) is None:
        table = await (late(parlour, table) if due(table) == slow else parlour.play_lowest(table))
    (faithful,) = table.people
    await parlour.until_due(table.id, faithful)
    parlour.at += 3_600
    now = await parlour.tables.find(table.id)
    assert now is not None
    assert (due(now), now.deadline) == (faithful, None)
    table = done(await parlour.tables.come_back(parlour.click(slow), table.id)).table
    assert (due(table), table.deadline) == (faithful, parlour.at + 90)


async def test_giving_up_is_for_good_and_the_others_play_on(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    table = done(await parlour.tables.give_up(parlour.click(ANNA), table.id)).table
    assert (table.host, table.people) == (BEN, (BEN,))
    assert reason(await parlour.tables.come_back(parlour.click(ANNA), table.id)) is Reason.GAVE_UP
    assert reason(await parlour.tables.give_up(parlour.click(ANNA), table.id)) is Reason.GAVE_UP
    table = done(await parlour.tables.give_up(parlour.click(BEN), table.id)).table
    assert table.closing is Closing.ABANDONED


async def test_somebody_else_takes_a_computers_seat_and_is_marked(parlour: Parlour):
    lobby = await parlour.lobby(ANNA)
    await parlour.tables.add_computer(parlour.click(ANNA), lobby.id)
    table = done(await parlour.tables.start(parlour.click(ANNA), lobby.id)).table
    own = table.seat_of(ANNA)
    assert own is not None
    for seat, member, why in (
        (own, BEN, Reason.NO_COMPUTER),
        (7, BEN, Reason.NO_COMPUTER),
        (1 - own, ANNA, Reason.ALREADY_SEATED),
    ):
        outcome = await parlour.tables.take_over(parlour.click(member), table.id, seat)
        assert reason(outcome) is why
    table = done(await parlour.tables.take_over(parlour.click(BEN), table.id, 1 - own)).table
    assert table.seating[1 - own] == Person(BEN, came_late=True)


async def test_a_seat_held_for_somebody_is_not_given_away(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    table = done(await parlour.tables.give_up(parlour.click(ANNA), table.id)).table
    seat = table.away_seat_of(ANNA)
    assert seat is not None
    outcome = await parlour.tables.take_over(parlour.click(CEM), table.id, seat)
    assert reason(outcome) is Reason.NO_COMPUTER


async def test_a_match_is_broken_off_when_all_wish_it(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)

    async def wish(member: int) -> Table:
        return done(await parlour.tables.abort(parlour.click(member), table.id)).table

    assert (await wish(ANNA)).is_open
    assert (await wish(ANNA)).is_open  # taken back
    assert (await wish(BEN)).is_open
    assert (await wish(ANNA)).closing is Closing.VOTE


async def test_a_stranger_has_no_vote(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert reason(await parlour.tables.abort(parlour.click(CEM), table.id)) is Reason.NOT_SEATED


async def test_a_second_click_on_the_same_button_takes_no_vote_back(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    tables, click = parlour.tables, parlour.click
    assert reason(await tables.abort(click(ANNA), table.id, wishes=False)) is Reason.STALE
    voted = done(await tables.abort(click(ANNA), table.id, wishes=True)).table
    assert reason(await tables.abort(click(ANNA), table.id, wishes=True)) is Reason.STALE
    assert await tables.find(table.id) == voted
    back = done(await tables.abort(click(ANNA), table.id, wishes=False)).table
    assert back.still_to_vote == 2


async def test_a_lobby_left_alone_is_closed_after_a_quarter_of_an_hour(parlour: Parlour):
    parlour.at = 100
    lobby = await parlour.lobby(ANNA)
    parlour.at = 200
    await parlour.tables.join(parlour.click(BEN), lobby.id)
    parlour.at = 200 + LOBBY_IDLE_S - 1
    assert reason(await parlour.tables.close_idle(lobby.id)) is Reason.STALE
    parlour.at += 1
    assert done(await parlour.tables.close_idle(lobby.id)).table.closing is Closing.IDLE


async def test_a_match_left_alone_is_closed_after_a_day_of_playing_time(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN, tempo=Tempo.NONE)
    parlour.at = MATCH_IDLE_S - 1
    assert reason(await parlour.tables.close_idle(table.id)) is Reason.STALE
    parlour.at += 1
    assert done(await parlour.tables.close_idle(table.id)).table.closing is Closing.IDLE


async def test_where_a_turn_takes_a_day_missed_turns_come_first(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN, tempo=Tempo.CORRESPONDENCE)
    parlour.at = MATCH_IDLE_S
    assert reason(await parlour.tables.close_idle(table.id)) is Reason.STALE
    assert done(await parlour.tables.time_out(table.id)).table.is_open


async def test_a_host_sends_away_and_hands_over(parlour: Parlour):
    tables, click = parlour.tables, parlour.click
    lobby = await parlour.lobby(ANNA, BEN, CEM)
    operations: list[tuple[Callable[[], Awaitable[Outcome]], Reason]] = [
        (lambda: tables.remove(click(BEN), lobby.id, CEM), Reason.NOT_HOST),
        (lambda: tables.remove(click(ANNA), lobby.id, ANNA), Reason.NOT_AT_TABLE),
        (lambda: tables.hand_over(click(ANNA), lobby.id, DORA), Reason.NOT_AT_TABLE),
        (lambda: tables.hand_over(click(BEN), lobby.id, BEN), Reason.NOT_HOST),
        (lambda: tables.change_tempo(click(BEN), lobby.id, Tempo.FAST), Reason.NOT_HOST),
    ]
    for operation, why in operations:
        assert reason(await operation()) is why
    table = done(await tables.remove(click(ANNA), lobby.id, CEM)).table
    assert table.people == (ANNA, BEN)
    assert done(await tables.hand_over(click(ANNA), lobby.id, BEN)).table.host == BEN


async def test_presence_and_marks_outlast_a_restart(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN, CEM)
    await parlour.tables.pause(parlour.click(ANNA), table.id)
    await parlour.tables.abort(parlour.click(ANNA), table.id)
    table = done(await parlour.tables.give_up(parlour.click(BEN), table.id)).table
    again = Parlour(parlour.storage, clicks=1_000)
    (found,) = (await again.tables.load()).tables
    for name in ("seating", "tempo", "turn_at", "paused_until", "paused_by", "touched_at", "host"):
        assert getattr(found, name) == getattr(table, name), name


async def test_a_rematch_asks_only_those_who_were_there(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    table = done(await parlour.tables.give_up(parlour.click(ANNA), table.id)).table
    ended = await parlour.play_out_alone(table, BEN)
    outcome: Outcome = await parlour.tables.rematch(parlour.click(BEN), ended.id)
    assert isinstance(outcome, Done)
    assert outcome.table.seating == (Person(BEN),)
    assert outcome.table.tempo is Tempo.NORMAL
    assert not any(isinstance(each, Away | Computer) for each in outcome.table.seating)


async def test_nobody_takes_a_seat_over_in_the_last_deal(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN, preset="kurz")
    done(await parlour.tables.add_computer(parlour.click(ANNA), table.id))
    table = done(await parlour.tables.start(parlour.click(ANNA), table.id)).table
    refused = await parlour.tables.take_over(parlour.click(CEM), table.id, 2)
    assert reason(refused) is Reason.LAST_DEAL


async def test_whoever_is_back_is_not_overtaken_by_what_was_thought_for_him():
    think = asyncio.Event()

    async def think_long(thought: Thought) -> str:
        await think.wait()
        return choose(thought)

    parlour = Parlour(MemoryStorage(), think=think_long)
    table = await timed(parlour, ANNA, BEN)
    slow = due(table)
    for _ in range(2):
        table = await late(parlour, table)
        if due_or_none(table) not in {slow, None}:
            table = await parlour.play_lowest(table)
    assert table.computer_due is not None
    number = done(await parlour.tables.come_back(parlour.click(slow), table.id)).table.number
    think.set()
    for _ in range(50):
        await asyncio.sleep(0)
    now = await parlour.tables.find(table.id)
    assert now is not None
    assert (now.number, due(now)) == (number, slow)


async def test_who_leaves_holds_up_no_vote_of_the_others(parlour: Parlour):
    async def voted(tempo: Tempo) -> Table:
        table = await timed(parlour, ANNA, BEN, CEM, tempo=tempo)
        for member in (ANNA, BEN, CEM):
            if member != due(table):
                await parlour.tables.abort(parlour.click(member), table.id)
        now = await parlour.tables.find(table.id)
        assert now is not None
        assert now.still_to_vote == 1
        return now

    table = await voted(Tempo.NONE)
    left = await parlour.tables.give_up(parlour.click(due(table)), table.id)
    assert done(left).table.closing is Closing.VOTE

    table = await voted(Tempo.NORMAL)
    slow = due(table)
    while table.is_open:
        if due(table) == slow:
            table = await late(parlour, table)
        else:
            table = await parlour.play_lowest(table)
    assert table.closing is Closing.VOTE
    assert table.away_seat_of(slow) is not None


async def test_a_table_where_turns_take_a_day_waits_for_each_of_them(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN, CEM, DORA, tempo=Tempo.CORRESPONDENCE)
    members = set[int]()
    while due(table) not in members:
        members.add(due(table))
        table = await late(parlour, table)
        assert reason(await parlour.tables.close_idle(table.id)) is Reason.STALE
    assert members == {ANNA, BEN, CEM, DORA}
