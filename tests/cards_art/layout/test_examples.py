from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards_art.layout.box import HEIGHT, TEXT
from cards_art.layout.examples import CAPTION_SIZE, ExampleNeed, examples_layout

NEEDS = st.lists(
    st.builds(ExampleNeed, st.integers(0, 20), st.integers(4, 4000)), min_size=1, max_size=8
).map(tuple)


@given(NEEDS, st.booleans())
def test_strips_fill_the_picture_and_nothing_on_them_overlaps(needs, may_be_large):
    placed = examples_layout(needs, may_be_large=may_be_large)
    panels = [strip.panel for strip in placed.strips]
    assert placed.height >= HEIGHT
    assert all(placed.canvas.contains(panel) for panel in panels)
    assert not any(a.overlaps(b) for a, b in combinations(panels, 2))
    for strip, need in zip(placed.strips, needs, strict=True):
        assert len(strip.cards) == need.cards
        assert all(strip.panel.contains(part) for part in (*strip.cards, *strip.lines))
        assert not any(card.overlaps(line) for card in strip.cards for line in strip.lines)
        assert not any(a.overlaps(b) for a, b in combinations(strip.lines, 2))


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_few_examples_fit_the_best_picture(count):
    placed = examples_layout((ExampleNeed(3, 500),) * count, may_be_large=count < 3)
    assert placed.height == HEIGHT
    assert placed.kind == ("gross" if count < 3 else "mini")


def test_jokers_that_stand_for_a_card_keep_to_small_cards():
    assert examples_layout((ExampleNeed(3, 500),), may_be_large=False).kind == "mini"


def test_a_long_meld_has_its_caption_below():
    (strip,) = examples_layout((ExampleNeed(13, 500),), may_be_large=False).strips
    assert strip.lines[0].y >= strip.cards[0].bottom
    (strip,) = examples_layout((ExampleNeed(3, 500),), may_be_large=False).strips
    assert strip.lines[0].x >= strip.cards[-1].right


def test_captions_are_readable_on_a_phone():
    assert CAPTION_SIZE >= TEXT
