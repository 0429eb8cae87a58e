from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards_art.layout.box import HEIGHT, WIDTH
from cards_art.layout.column import ColumnNeed, FactNeed, PileNeed
from cards_art.layout.seats import SeatNeed
from cards_art.layout.strip import StripNeed
from cards_art.layout.trick import TrickNeed, trick_layout
from tests.cards_art.layout.test_column import needs

EMPTY = ColumnNeed((), (), (), None)
STRIPS = st.builds(
    StripNeed, st.integers(0, 3), st.none() | st.integers(0, 60), st.sampled_from([0, 120, 400])
)
SEATS = st.lists(
    st.builds(
        SeatNeed,
        cards=st.integers(0, 25),
        score=st.sampled_from([0, 7, 412, -1048, 12345]),
        is_turn=st.booleans(),
        is_dealer=st.booleans(),
        is_computer=st.booleans(),
        has_sign=st.just(True),
        strip=STRIPS,
    ),
    min_size=2,
    max_size=6,
).map(tuple)
TRICKS = st.builds(
    TrickNeed,
    st.lists(st.integers(0, 6), max_size=6).map(tuple),
    is_waited=st.booleans(),
    has_notes=st.booleans(),
)


def seats(count, strip=None):
    strip = strip or StripNeed()
    return tuple(
        SeatNeed(9, 201, at == 0, at == 1, at == 2, has_sign=True, strip=strip)
        for at in range(count)
    )


@given(SEATS, TRICKS, needs())
def test_nothing_overlaps_and_nothing_leaves_the_picture(panels, trick, column):
    placed = trick_layout(panels, trick, column)
    parts = [boxes.panel for boxes in placed.seats]
    parts += [placed.column, placed.sentence]
    for boxes in placed.trick.plays:
        parts += [boxes.whole.grown(10), boxes.name, *([boxes.note] if boxes.note else [])]
    plays = [boxes.whole for boxes in placed.trick.plays]
    assert all(placed.canvas.contains(part) for part in parts)
    assert placed.parts.bottom <= placed.column.bottom
    apart = [*parts[: len(panels) + 2], *plays]
    assert [(a, b) for a, b in combinations(apart, 2) if a.overlaps(b)] == []
    for boxes in placed.seats:
        inner = boxes.texts()
        assert all(boxes.panel.contains(part) for part in inner)
        assert [(a, b) for a, b in combinations(inner, 2) if a.overlaps(b)] == []


@given(SEATS, TRICKS)
def test_pills_and_rings_cover_no_panel_and_no_sentence(panels, trick):
    placed = trick_layout(panels, trick, EMPTY)
    for boxes in placed.trick.plays:
        for part in (boxes.order, boxes.whole.grown(8)):
            assert placed.canvas.contains(part)
            assert not part.overlaps(placed.column)
            assert not part.overlaps(placed.sentence)
            assert not any(part.overlaps(seat.panel) for seat in placed.seats)


@pytest.mark.parametrize("count", range(2, 7))
def test_a_trick_of_one_card_a_seat_fits_the_best_picture(count):
    trick = TrickNeed((1,) * count, is_waited=False, has_notes=True)
    column = ColumnNeed((FactNeed(100, None, has_suit=True, faces=0),), (), (1,) * count, 0)
    placed = trick_layout(seats(count, StripNeed(2)), trick, column)
    assert placed.height == HEIGHT == WIDTH * 7 // 11
    assert placed.trick.kind == "gross"


def test_six_seats_with_three_cards_each_and_reserves_are_all_shown():
    trick = TrickNeed((3,) * 6, is_waited=False, has_notes=True)
    placed = trick_layout(seats(6, StripNeed(2)), trick, EMPTY)
    assert placed.trick.width >= 84
    assert placed.height <= 806


def test_a_place_is_kept_for_the_seat_whose_turn_it_is_unless_it_makes_the_cards_small():
    few = trick_layout(seats(3), TrickNeed((1, 1), is_waited=True, has_notes=False), EMPTY)
    many = trick_layout(
        seats(4, StripNeed(1)), TrickNeed((4, 4, 4), is_waited=True, has_notes=True), EMPTY
    )
    assert (few.is_waited, len(few.trick.plays)) == (True, 3)
    assert (many.is_waited, len(many.trick.plays)) == (False, 3)


def test_no_place_is_kept_for_a_seat_where_the_picture_would_have_to_grow_for_it():
    trick = TrickNeed((1, 2, 3, 3, 3), is_waited=True, has_notes=True)
    placed = trick_layout(seats(6, StripNeed(2)), trick, EMPTY)
    assert (placed.is_waited, placed.height) == (False, HEIGHT)


def test_single_cards_of_up_to_four_seats_stay_where_they_are_when_others_follow():
    layouts = [
        trick_layout(
            seats(4), TrickNeed((1,) * played, played < 4, has_notes=True, expected=4), EMPTY
        )
        for played in range(1, 5)
    ]
    last = layouts[-1].trick
    for played, placed in enumerate(layouts, 1):
        assert placed.trick.plays == tuple(
            replace(boxes, cards=boxes.cards if at < played else ())
            for at, boxes in enumerate(last.plays[: played + placed.is_waited])
        )


def test_an_empty_trick_leaves_its_place_calm():
    placed = trick_layout(seats(4), TrickNeed((), is_waited=False, has_notes=False), EMPTY)
    assert placed.trick.plays == ()
    assert placed.height == HEIGHT


def test_a_column_that_needs_more_makes_the_picture_taller_not_wider():
    facts = (FactNeed(100, 400, has_suit=False, faces=6),) * 6
    column = ColumnNeed(facts, (PileNeed(100, 4),), (), None)
    placed = trick_layout(seats(6), TrickNeed((1,), is_waited=False, has_notes=False), column)
    assert placed.height > HEIGHT
    assert placed.canvas.contains(placed.sentence)


def test_the_strip_of_two_wide_panels_stands_beside_their_numbers():
    two = trick_layout(seats(2, StripNeed(2)), TrickNeed((), False, False), EMPTY).seats[0]
    three = trick_layout(seats(3, StripNeed(2)), TrickNeed((), False, False), EMPTY).seats[0]
    assert two.strip.cards[0].x > two.count.right
    assert three.strip.cards[0].y > three.count.y
    assert two.panel.height < three.panel.height
