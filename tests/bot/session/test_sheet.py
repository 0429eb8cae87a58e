from bot.session import Table
from games.core.sheet import DealScore
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, Parlour


def sheet(table: Table) -> tuple[DealScore, ...]:
    assert table.match is not None
    return table.match.sheet


async def test_a_deal_stands_on_the_sheet_as_soon_as_it_has_ended(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    for _ in range(5):
        table = await parlour.play_lowest(table)
        assert sheet(table) == ()
    table = await parlour.play_lowest(table)
    (deal,) = sheet(table)
    assert deal.deal == 1
    assert sum(point or 0 for point in deal.points) == 3
    assert deal.points == deal.totals


async def test_the_sheet_of_a_finished_match_has_every_deal_and_adds_up(parlour: Parlour):
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    assert table.match is not None
    assert table.match.result is not None
    assert [deal.deal for deal in sheet(table)] == [1, 2]
    sums = tuple(sum(deal.points[seat] or 0 for deal in sheet(table)) for seat in range(2))
    assert sums == table.match.result.scores == sheet(table)[-1].totals


async def test_the_sheet_is_whole_after_a_restart(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    for _ in range(8):
        table = await parlour.play_lowest(table)
    again = Parlour(storage, clicks=1_000)
    (restored,) = (await again.tables.load()).tables
    assert len(sheet(table)) == 1
    assert sheet(restored) == sheet(table)
