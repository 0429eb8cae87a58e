"""What is given away of a match: everything once it is over, nothing hidden before."""

import pytest

from bot.session import TableId
from games.core import record
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, Parlour, done


@pytest.fixture
def parlour() -> Parlour:
    return Parlour(MemoryStorage())


async def test_a_lobby_and_no_table_have_no_record(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    assert await parlour.tables.record(table.id) is None
    assert await parlour.tables.record(TableId(99)) is None


async def test_the_record_of_a_match_that_is_over_replays_to_its_result(parlour: Parlour):
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    found = await parlour.tables.record(table.id)
    assert found is not None
    assert table.match is not None
    replayed = record.replay(found.text)
    assert found.number == replayed.number == table.number
    assert replayed.game.result(replayed.state) == table.match.result
    assert found.events == ()


async def test_of_a_running_match_only_its_header_and_what_all_saw(parlour: Parlour):
    table = await parlour.play_lowest(await parlour.match(ANNA, BEN))
    found = await parlour.tables.record(table.id)
    assert found is not None
    assert table.match is not None
    assert record.replay(found.text).number == 0
    assert found.number == table.number
    assert found.events == tuple(event.seen_by(None) for event in table.match.recent)


async def test_a_match_that_was_broken_off_is_given_whole(parlour: Parlour):
    table = await parlour.play_lowest(await parlour.match(ANNA, BEN))
    table = done(await parlour.tables.abort(parlour.click(9), table.id, is_admin=True)).table
    found = await parlour.tables.record(table.id)
    assert found is not None
    assert record.replay(found.text).number == table.number


async def test_a_damaged_record_is_not_given_away(parlour: Parlour):
    table = await parlour.play_lowest(await parlour.match(ANNA, BEN))
    assert isinstance(parlour.storage, MemoryStorage)
    del parlour.storage.tables[table.id].lines[1]
    assert await parlour.tables.record(table.id) is None
