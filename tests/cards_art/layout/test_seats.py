from itertools import combinations, product

import pytest

from cards_art.layout.box import SMALLEST_TEXT, TEXT, WIDTH, Box
from cards_art.layout.seats import SeatNeed, seat_boxes

MARKS = list(product((False, True), repeat=3))


def need(cards=11, score=201, turn=False, marks=(True, True, True)):
    dealer, computer, ticked = marks
    return SeatNeed(cards, score, turn, dealer, computer, ticked)


@pytest.mark.parametrize("seats", range(1, 7))
def test_panels_fill_the_width_and_keep_apart(seats):
    panels = [boxes.panel for boxes in seat_boxes([need()] * seats)]
    picture = Box(0, 0, WIDTH, 700)
    assert all(picture.contains(panel) for panel in panels)
    assert max(panel.right for panel in panels) == WIDTH - 16
    assert not any(one.grown(4).overlaps(other) for one, other in combinations(panels, 2))


@pytest.mark.parametrize(
    ("seats", "rows", "height"), [(2, 1, 120), (4, 1, 120), (5, 2, 76), (6, 2, 76)]
)
def test_up_to_four_seats_stand_in_one_row_and_more_in_rows_of_three(seats, rows, height):
    panels = [boxes.panel for boxes in seat_boxes([need()] * seats)]
    assert len({panel.y for panel in panels}) == rows
    assert {panel.height for panel in panels} == {height}


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("turn", [False, True])
@pytest.mark.parametrize("score", [0, 45, 312, -1048])
def test_no_part_of_a_panel_covers_another_or_leaves_it(seats, turn, score):
    for marks in MARKS:
        for boxes in seat_boxes([need(score=score, turn=turn, marks=marks, cards=21)] * seats):
            parts = boxes.texts()
            if boxes.is_tight and boxes.pointer is not None:
                parts.append(boxes.pointer)
            assert all(boxes.panel.contains(part) for part in parts)
            if boxes.tick is not None:
                assert boxes.panel.contains(boxes.tick)
                assert not any(boxes.tick.overlaps(text) for text in parts if text != boxes.back)
            clashes = [(a, b) for a, b in combinations(parts, 2) if a.overlaps(b)]
            assert clashes == []


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_name_keeps_room_beside_every_mark(seats):
    for turn, marks in product((False, True), MARKS):
        for boxes in seat_boxes([need(turn=turn, marks=marks)] * seats):
            assert boxes.name.width >= 76
            assert boxes.name_smallest >= SMALLEST_TEXT


@pytest.mark.parametrize("seats", range(2, 7))
def test_names_start_at_the_size_a_phone_needs_and_counts_keep_it(seats):
    for boxes in seat_boxes([need(marks=(False, False, False))] * seats):
        assert boxes.name_size >= TEXT
        assert boxes.number_size >= TEXT


@pytest.mark.parametrize(("score", "has_stars"), [(84, True), (290, False)])
def test_scores_of_a_row_have_their_sign_at_all_seats_or_at_none(score, has_stars):
    placed = seat_boxes([need(cards=3, score=score), *[need(cards=3, score=29)] * 3])
    assert [boxes.star is not None for boxes in placed] == [has_stars] * 4


@pytest.mark.parametrize("seats", range(2, 7))
def test_only_the_seat_whose_turn_it_is_has_a_pointer(seats):
    placed = seat_boxes([need(turn=seat == 1) for seat in range(seats)])
    assert [boxes.pointer is not None for boxes in placed] == [seat == 1 for seat in range(seats)]
