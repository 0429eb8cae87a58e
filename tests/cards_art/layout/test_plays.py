from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.layout.plays import (
    NAME_SIZE,
    NARROWEST,
    NOTE_HEIGHT,
    NOTE_LINE,
    NOTE_SIZE,
    WIDEST,
    plays_layout,
)

ROOM = Box(32, 194, 784, 410)
PLAYS = st.lists(st.integers(0, 6), min_size=1, max_size=7).map(tuple)


LOW = Box(32, 330, 800, 250)
ROW = Box(32, 330, 800, 150)


def layout(*plays, room=ROOM, has_notes=False, notes=()):
    return plays_layout(plays, room, has_notes=has_notes or bool(notes), notes=notes)


def rooms_of_notes(placed):
    return [boxes.note.width for boxes in placed.plays if boxes.note]


def parts(boxes):
    return [boxes.whole, boxes.name, *([boxes.note] if boxes.note else [])]


@given(
    plays=PLAYS,
    height=st.integers(180, 480),
    has_notes=st.booleans(),
    notes=st.lists(st.integers(0, 300), max_size=7).map(tuple),
)
def test_plays_keep_apart_and_leave_the_room_only_below(plays, height, has_notes, notes):
    room = Box(32, 194, 784, height)
    notes = notes[: len(plays)] if has_notes else ()
    broken = tuple(note // 2 for note in notes)
    placed = plays_layout(plays, room, has_notes=has_notes, notes=notes, broken=broken)
    everything = [part for boxes in placed.plays for part in parts(boxes)]
    for at, part in enumerate(everything):
        assert room.x <= part.x
        assert part.right <= room.right
        assert part.y >= room.y
        assert part.bottom <= placed.bottom
        assert not any(part.overlaps(other) for other in everything[at + 1 :])
    if placed.bottom > room.bottom:
        assert (placed.kind, placed.width) == ("mini", NARROWEST)


@given(plays=PLAYS, has_notes=st.booleans())
def test_every_card_of_a_play_is_placed_and_shows_its_rank(plays, has_notes):
    placed = plays_layout(plays, ROOM, has_notes=has_notes)
    assert tuple(len(boxes.cards) for boxes in placed.plays) == plays
    for boxes in placed.plays:
        for card, following in zip(boxes.cards, boxes.cards[1:], strict=False):
            assert following.x - card.x >= 0.48 * card.width


@given(plays=PLAYS, height=st.integers(180, 410))
def test_the_place_in_the_order_covers_no_name_and_no_other_card_nor_its_ring(plays, height):
    placed = plays_layout(plays, Box(32, 194, 784, height), has_notes=True)
    for boxes in placed.plays:
        others = [other for other in placed.plays if other is not boxes]
        rings = [other.whole.grown(6) for other in others]
        taken = [*rings, *(part for other in others for part in parts(other)[1:])]
        assert not any(boxes.order.overlaps(part) for part in taken)


def test_three_single_cards_are_as_wide_as_cards_get():
    placed = layout(1, 1, 1)
    assert (placed.kind, placed.width) == ("gross", WIDEST)


def test_plays_go_from_left_to_right_in_order():
    lefts = [boxes.whole.x for boxes in layout(1, 2, 1).plays]
    assert lefts == sorted(lefts)


def test_one_set_alone_lies_spread_out():
    (boxes,) = layout(3).plays
    assert boxes.cards[0].right < boxes.cards[1].x


def test_cards_of_a_set_overlap_beside_other_plays_so_that_it_is_seen_which_belong_together():
    for plays in ((2, 1), (1, 2, 0, 2, 3, 3)):
        for boxes in layout(*plays, has_notes=True).plays:
            for card, following in zip(boxes.cards, boxes.cards[1:], strict=False):
                assert following.x < card.right


def test_many_sets_are_small_cards_in_rows_that_are_about_equally_full():
    placed = layout(3, 3, 3, 3, 3, 3, has_notes=True)
    rows = [boxes.whole.y for boxes in placed.plays]
    assert placed.kind == "mini"
    assert [rows.count(y) for y in sorted(set(rows))] == [3, 3]


def test_cards_are_a_little_smaller_where_that_leaves_notes_whole():
    plays, notes = (2, 0, 0, 0, 3), (100, 124, 112, 112, 184)
    bare, told = layout(*plays, room=LOW, has_notes=True), layout(*plays, room=LOW, notes=notes)
    assert rooms_of_notes(bare)[1] < notes[1]
    assert all(a >= b for a, b in zip(rooms_of_notes(told), notes, strict=True))
    assert told.kind == bare.kind
    assert 0.85 * bare.width <= told.width < bare.width


def test_a_note_that_would_be_cut_gets_two_lines_where_there_is_height():
    plays, notes, broken = (1, 2, 2, 1, 0, 0), (100, 124, 176, 124, 176, 112), (100,) * 6
    cut = plays_layout(plays, LOW, has_notes=True, notes=notes)
    assert any(room < note for room, note in zip(rooms_of_notes(cut), notes, strict=True))
    told = plays_layout(plays, LOW, has_notes=True, notes=notes, broken=broken)
    assert all(boxes.note.height == NOTE_HEIGHT + NOTE_LINE for boxes in told.plays if boxes.note)
    assert min(rooms_of_notes(told)) >= 100
    assert told.bottom <= LOW.bottom
    assert told.width >= 0.85 * cut.width
    low = Box(LOW.x, LOW.y, LOW.width, cut.bottom - LOW.y)
    assert plays_layout(plays, low, has_notes=True, notes=notes, broken=broken).bottom <= low.bottom


@pytest.mark.parametrize(
    ("plays", "height", "notes", "broken"),
    [
        ((1, 1, 0, 2, 0), 272, (84, 100, 256, 116), (60, 60, 164, 92)),
        ((1, 0, 0, 0, 0, 0), 272, (84, 112, 256, 112, 112), (60, 88, 164, 88, 88)),
        ((1, 1, 3, 3, 0), 272, (88, 84, 128, 120, 256), (60, 60, 92, 92, 164)),
        ((1, 1, 1, 2, 0, 0), 290, (80, 88, 84, 128, 124, 256), (60, 60, 60, 92, 88, 164)),
        ((1, 1, 1, 1, 1), 324, (104, 156, 156, 156, 156), (104, 156, 156, 156, 156)),
        ((1, 1, 1, 1, 1), 324, (104, 132, 156, 156, 156), (104, 132, 156, 156, 156)),
    ],
)
def test_no_note_is_cut_in_tricks_of_five_and_six_seats_as_they_were_played(
    plays, height, notes, broken
):
    room = Box(32, 332, 800, height)
    told = plays_layout(plays, room, has_notes=True, notes=notes, broken=broken)
    is_broken = [boxes.note.height > NOTE_HEIGHT for boxes in told.plays if boxes.note]
    needed = [*map(min, notes, broken)] if all(is_broken) else notes
    assert all(a >= b for a, b in zip(rooms_of_notes(told), needed, strict=False))
    assert told.bottom <= max(room.bottom, plays_layout(plays, room, has_notes=True).bottom)


@pytest.mark.parametrize("plays", [(3, 0, 1, 0, 0, 1), (1, 1, 1, 3, 0, 0)])
def test_plays_lie_closer_together_rather_than_leave_the_room(plays):
    room = Box(32, 332, 800, 238)
    placed = plays_layout(plays, room, has_notes=True)
    assert placed.bottom <= room.bottom
    assert len({boxes.whole.y for boxes in placed.plays}) == 1
    for boxes, following in pairwise(placed.plays):
        assert following.whole.grown(6).x >= boxes.order.right


def test_a_note_has_room_in_its_row_where_the_cards_leave_the_room_below():
    told = layout(1, 2, 2, 1, 0, room=ROW, notes=(88, 100, 100, 84, 256))
    assert told.width == NARROWEST
    assert told.bottom > ROW.bottom
    assert rooms_of_notes(told)[-1] >= 256


def test_where_not_all_notes_fit_the_short_ones_of_plays_without_cards_are_whole():
    told = layout(3, 0, 0, 0, 0, room=LOW, notes=(184, 260, 124, 124, 0))
    rooms = rooms_of_notes(told)
    assert told.bottom <= LOW.bottom
    assert rooms[1] < 260
    assert min(rooms[2:4]) >= 124


def test_an_order_pill_stands_above_the_rank_of_a_small_card():
    for boxes in layout(3, 3, 3, 3, 3, 3, has_notes=True).plays:
        assert boxes.order.bottom <= boxes.whole.y + 0.15 * boxes.whole.height


def test_a_set_too_long_for_any_row_closes_up():
    (boxes,) = layout(20).plays
    assert boxes.whole.width <= ROOM.width


def test_words_in_a_trick_are_28_pixels_or_more():
    assert min(NAME_SIZE, NOTE_SIZE) >= SMALLEST_TEXT
