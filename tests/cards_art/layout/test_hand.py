from itertools import combinations, pairwise

import pytest

from cards_art.layout.box import HEIGHT, WIDTH
from cards_art.layout.hand import CARD_WIDTH, LIFT, NEW_SIZE, NUMBER_SIZE, hand_layout

SIZES = range(31)


@pytest.mark.parametrize("cards", SIZES)
@pytest.mark.parametrize("is_numbered", [False, True])
@pytest.mark.parametrize("chosen", [frozenset(), frozenset({0}), frozenset({0, 3, 6, 8, 15})])
def test_no_card_leaves_the_picture_and_nothing_covers_what_must_show(cards, is_numbered, chosen):
    placed = hand_layout(cards, chosen=chosen, is_numbered=is_numbered)
    assert len(placed.places) == cards
    for place in placed.places:
        assert placed.canvas.contains(place.card)
        assert placed.canvas.contains(place.new)
        assert placed.canvas.contains(place.low)
        if place.number is not None:
            assert placed.canvas.contains(place.number)
    if not chosen:
        shown = [place.shown for place in placed.places]
        assert [(a, b) for a, b in combinations(shown, 2) if a.overlaps(b)] == []


@pytest.mark.parametrize("cards", range(1, 31))
def test_rank_and_suit_of_every_card_show(cards):
    for place in hand_layout(cards).places:
        assert place.shown.width >= 0.41 * place.card.width
        assert place.shown.height >= 0.49 * place.card.height


@pytest.mark.parametrize("cards", range(1, 22))
def test_cards_are_250_wide_up_to_21_and_smaller_beyond(cards):
    assert hand_layout(cards).card_width == CARD_WIDTH == 250
    assert hand_layout(cards + 21).card_width < 250


def test_the_index_of_a_13_card_hand_is_80_pixels_or_more():
    assert 78 / 240 * hand_layout(13).card_width >= 80


def test_the_cards_of_a_full_row_lie_133_apart():
    places = hand_layout(13).places
    assert [b.card.x - a.card.x for a, b in pairwise(places[:7])] == [
        134, 133, 134, 134, 133, 134,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("cards", "rows"), [(1, 1), (7, 1), (8, 2), (14, 2), (15, 3), (21, 3), (22, 3), (30, 3)]
)
def test_seven_cards_go_into_a_row_until_there_are_three_rows(cards, rows):
    assert max(place.row for place in hand_layout(cards).places) + 1 == rows


@pytest.mark.parametrize("cards", SIZES)
def test_a_hand_is_never_wider_than_11_to_7(cards):
    placed = hand_layout(cards)
    assert placed.height >= HEIGHT
    if cards <= 14:
        assert (placed.canvas.width, placed.height) == (WIDTH, HEIGHT)


def test_a_chosen_card_is_raised_by_26():
    flat, raised = hand_layout(13, chosen=frozenset({1})), hand_layout(13, chosen=frozenset({0}))
    assert flat.places[0].card.y - raised.places[0].card.y == LIFT == 26


@pytest.mark.parametrize("cards", range(1, 31))
def test_the_word_new_lies_on_its_card_where_it_shows(cards):
    for place in hand_layout(cards).places:
        assert place.new.bottom <= place.shown.bottom
        assert place.new.right <= place.shown.right
        assert place.new.width >= 80
        assert place.low.bottom <= place.shown.bottom


@pytest.mark.parametrize("cards", range(1, 31))
def test_the_word_new_leaves_the_suit_above_it_to_be_seen(cards):
    for place in hand_layout(cards).places:
        suit_end = place.card.y + 0.49 * place.card.height
        suit_height = 66 / 240 * place.card.width
        assert place.new.y >= suit_end - 0.2 * suit_height


def test_the_word_new_lies_under_the_word_of_a_joker_that_shows_whole():
    base_line = (142 + 4 * 37) / 370
    for cards in (1, 7, 13, 20, 30):
        for place in hand_layout(cards).places:
            is_whole = place.shown.height == place.card.height
            assert not is_whole or place.low.y >= place.card.y + base_line * place.card.height


@pytest.mark.parametrize("cards", range(1, 31))
def test_a_hand_lies_in_the_middle(cards):
    boxes = [place.card for place in hand_layout(cards).places]
    left, right = boxes[0].x, max(box.right for box in boxes)
    assert abs(left - (WIDTH - right)) <= 2


def test_words_on_cards_are_28_pixels_or_more():
    assert min(NEW_SIZE, NUMBER_SIZE) >= 28
