"""Private tables, tables in a thread of their own, and the last table of a channel."""

import pytest

from bot.session import Computer, Place, Reason, Status
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, DORA, PLACE, Parlour, done, reason

THREAD = 71


@pytest.fixture
def parlour() -> Parlour:
    return Parlour(MemoryStorage())


async def test_at_a_private_table_only_the_invited_sit_down(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    done(await parlour.tables.invite(parlour.click(ANNA), table.id, [BEN]))
    stranger = await parlour.tables.join(parlour.click(CEM), table.id)
    assert reason(stranger) is Reason.NOT_INVITED
    table = done(await parlour.tables.join(parlour.click(BEN), table.id)).table
    assert table.people == (ANNA, BEN)


async def test_only_the_host_invites_and_takes_invitations_back(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN)
    refused = await parlour.tables.invite(parlour.click(BEN), table.id, [CEM])
    assert reason(refused) is Reason.NOT_HOST
    done(await parlour.tables.invite(parlour.click(ANNA), table.id, []))
    table = done(await parlour.tables.invite(parlour.click(ANNA), table.id, None)).table
    assert not table.is_private
    done(await parlour.tables.join(parlour.click(CEM), table.id))


async def test_who_is_sent_away_is_no_longer_invited(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN)
    done(await parlour.tables.invite(parlour.click(ANNA), table.id, [BEN, CEM]))
    table = done(await parlour.tables.remove(parlour.click(ANNA), table.id, BEN)).table
    assert table.guests == (CEM,)
    again = await parlour.tables.join(parlour.click(BEN), table.id)
    assert reason(again) is Reason.NOT_INVITED


async def test_a_stranger_takes_no_seat_over_at_a_private_table(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    done(await parlour.tables.invite(parlour.click(ANNA), table.id, [BEN]))
    done(await parlour.tables.add_computer(parlour.click(ANNA), table.id))
    table = done(await parlour.tables.start(parlour.click(ANNA), table.id)).table
    seat = next(at for at, each in enumerate(table.seating) if isinstance(each, Computer))
    refused = await parlour.tables.take_over(parlour.click(CEM), table.id, seat)
    assert reason(refused) is Reason.NOT_INVITED
    done(await parlour.tables.take_over(parlour.click(BEN), table.id, seat))


async def test_invitations_survive_a_restart_and_end_with_the_table(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    done(await parlour.tables.invite(parlour.click(ANNA), table.id, [DORA, BEN]))
    later = Parlour(parlour.storage, clicks=100)
    (table,) = (await later.tables.load()).tables
    assert table.guests == (BEN, DORA)
    table = done(await later.tables.abort(later.click(ANNA), table.id)).table
    assert table.is_private
    assert table.guests == ()


async def test_a_rematch_of_a_private_table_is_private_too(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN)
    done(await parlour.tables.invite(parlour.click(ANNA), table.id, []))
    table = done(await parlour.tables.start(parlour.click(ANNA), table.id)).table
    table = await parlour.play_out(table)
    again = done(await parlour.tables.rematch(parlour.click(BEN), table.id)).table
    assert again.guests == (ANNA, BEN)


async def test_a_table_moves_to_a_thread_and_its_channel_is_free_again(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    refused = await parlour.tables.move_to_thread(parlour.click(BEN), table.id, THREAD)
    assert reason(refused) is Reason.NOT_HOST
    moved = await parlour.tables.move_to_thread(parlour.click(ANNA), table.id, THREAD)
    table = done(moved).table
    assert table.place == Place(PLACE.guild, THREAD)
    assert table.parent == PLACE.channel
    assert table.message is None
    assert parlour.tables.in_channel(PLACE.channel) is None
    twice = await parlour.tables.move_to_thread(parlour.click(ANNA), table.id, THREAD)
    assert reason(twice) is Reason.HAS_THREAD
    later = Parlour(parlour.storage, clicks=100)
    await later.tables.load()
    found = later.tables.in_channel(THREAD)
    assert found is not None
    assert found.parent == PLACE.channel


async def test_a_rematch_stays_in_the_thread(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN)
    done(await parlour.tables.move_to_thread(parlour.click(ANNA), table.id, THREAD))
    table = done(await parlour.tables.start(parlour.click(ANNA), table.id)).table
    table = await parlour.play_out(table)
    again = done(await parlour.tables.rematch(parlour.click(BEN), table.id)).table
    assert (again.place.channel, again.parent) == (THREAD, PLACE.channel)


async def test_a_match_that_has_begun_moves_nowhere(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    moved = await parlour.tables.move_to_thread(parlour.click(ANNA), table.id, THREAD)
    assert reason(moved) is Reason.NOT_A_LOBBY


async def test_the_newest_table_of_a_channel_is_found_after_its_end(parlour: Parlour):
    assert await parlour.tables.newest_in(PLACE.channel) is None
    await parlour.play_out(await parlour.match(ANNA, BEN))
    table = await parlour.play_out(await parlour.match(CEM, BEN))
    await parlour.lobby(DORA, channel=72)
    newest = await parlour.tables.newest_in(PLACE.channel)
    assert newest is not None
    assert (newest.id, newest.status) == (table.id, Status.OVER)
