from itertools import combinations

import pytest

from cards_art.layout.box import HEIGHT, MARGIN, WIDTH, Box
from cards_art.layout.seats import SeatNeed
from cards_art.layout.table import (
    COLUMN_WIDTH,
    LETTER_SIZE,
    NARROWEST_MINI,
    OVERLAP,
    WIDEST_MINI,
    PileNeed,
    table_layout,
)

FULL = (3, 5, 4, 3, 3, 4, 4, 13, 3, 3, 4, 5, 3, 3)
"""14 melds with 60 cards."""


def layout(seats=4, groups=(3, 5, 4), piles=((1, 47), (2, 6))):
    panels = tuple(
        SeatNeed(13, 201, seat == 0, seat == 1, seat == 2, True) for seat in range(seats)
    )
    return table_layout(panels, tuple(PileNeed(*pile) for pile in piles), tuple(groups))


def everything(placed):
    yield from (boxes.panel for boxes in placed.seats)
    yield placed.column
    for group in placed.groups:
        yield group.letter
        yield group.whole


GROUPS = [(FULL + (3, 4) * 5)[:count] for count in range(25)] + [(14,) * 8, (30,), (1,)]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("groups", GROUPS, ids=lambda groups: f"{len(groups)}-melds")
def test_nothing_overlaps_and_nothing_leaves_the_picture(seats, groups):
    placed = layout(seats, groups)
    boxes = list(everything(placed))
    assert all(placed.canvas.contains(box) for box in boxes)
    assert [(a, b) for a, b in combinations(boxes, 2) if a.overlaps(b)] == []
    for group, cards in zip(placed.groups, groups, strict=True):
        assert len(group.cards) == cards
        assert placed.melds.contains(group.whole)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("melds", range(15))
def test_up_to_14_melds_fit_the_best_picture(seats, melds):
    assert layout(seats, FULL[:melds]).height == HEIGHT == WIDTH * 7 // 11


def test_14_melds_with_55_cards_and_6_seats_fit_at_76():
    groups = (3, 5, 4, 3, 3, 4, 4, 13, 3, 3, 4, 3, 3, 3)
    assert layout(6, groups).mini_width >= 76
    assert sum(groups) > 55


@pytest.mark.parametrize("groups", GROUPS, ids=lambda groups: f"{len(groups)}-melds")
def test_a_picture_is_never_wider_than_11_to_7_and_taller_only_with_the_narrowest_cards(groups):
    placed = layout(6, groups)
    assert placed.height >= HEIGHT
    assert placed.height == HEIGHT or placed.mini_width == NARROWEST_MINI


@pytest.mark.parametrize("melds", range(15))
def test_small_cards_are_as_wide_as_fits(melds):
    placed = layout(4, FULL[:melds])
    assert NARROWEST_MINI <= placed.mini_width <= WIDEST_MINI
    assert placed.mini_step == round(placed.mini_width * OVERLAP)
    if melds <= 1:
        assert placed.mini_width == WIDEST_MINI


def test_a_meld_of_one_row_shows_49_percent_of_every_card():
    for group in layout(4, (13,)).groups:
        steps = {b.x - a.x for a, b in zip(group.cards, group.cards[1:], strict=False)}
        assert steps == {round(group.cards[0].width * 0.49)}


def test_the_rank_of_a_small_card_is_28_pixels_or_more_even_when_narrowest():
    cap, cap_share = 92 / 240 * NARROWEST_MINI, 0.67
    assert cap / cap_share >= 28
    assert LETTER_SIZE >= 40


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("faces", [0, 1, 2])
@pytest.mark.parametrize("melds", [0, 14, 40])
def test_piles_stay_in_their_column_and_apart(seats, faces, melds):
    placed = layout(seats, (3,) * melds, ((1, 80), (faces, 6)))
    stock, discard = placed.piles
    assert placed.column.width == COLUMN_WIDTH
    for pile in placed.piles:
        for box in (pile.top, pile.count, *pile.below):
            assert placed.column.contains(box)
    deepest = stock.top.moved(10, 8)
    assert placed.column.contains(deepest)
    assert not Box(0, 0, WIDTH, max(stock.count.bottom, deepest.bottom)).overlaps(discard.top)
    assert len(discard.below) == max(0, faces - 1)
    assert all(box.x < discard.top.x for box in discard.below)


def test_a_table_without_piles_has_none():
    assert layout(2, (), ()).piles == ()


def test_margins_are_kept():
    placed = layout(4, FULL)
    assert placed.column.x == MARGIN
    assert placed.melds.right == WIDTH - MARGIN
    assert placed.melds.bottom == placed.height - MARGIN
