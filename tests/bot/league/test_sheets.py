from bot.league.sheets import read, written
from games.core.sheet import DealScore
from games.core.text import CardValue, SeatValue, Text


def test_a_sheet_comes_back_as_it_was_written():
    notes = (
        Text.of("toy-sheet-best", seat=SeatValue(1), points=30, made="yes"),
        Text.of("toy-sheet-cards", cards=CardValue.of("h7", "h8"), none=CardValue.of()),
    )
    sheet = (
        DealScore(1, 0, (10, None, -5), (10, 0, -5), notes),
        DealScore(2, 1, (0, 1, 2), (10, 1, -3)),
    )
    assert read(written(sheet)) == sheet
    assert read(written(())) == ()
