from hypothesis import given
from hypothesis import strategies as st

from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.layout.strip import (
    EMPTY_STRIP,
    NO_STRIP,
    OPEN_WIDTH,
    PILE_SIZE,
    TAG_SIZE,
    StripNeed,
    strip_boxes,
    strip_height,
)

ROOM = Box(100, 50, 220, 74)


def test_a_table_without_open_cards_piles_and_tags_has_no_strip():
    assert strip_height([NO_STRIP, NO_STRIP]) == 0
    assert strip_boxes(NO_STRIP, ROOM) == EMPTY_STRIP


def test_one_seat_that_needs_a_strip_gives_all_seats_one():
    assert strip_height([NO_STRIP, StripNeed(pile=3)]) > 0
    assert strip_height([StripNeed(1), NO_STRIP]) > strip_height([StripNeed(pile=3)])


@given(
    cards=st.integers(0, 12),
    pile=st.none() | st.integers(0, 999),
    tag=st.integers(0, 400),
    width=st.integers(190, 480),
)
def test_parts_of_a_strip_keep_apart_and_within_their_room(cards, pile, tag, width):
    room = Box(100, 50, width, 74)
    boxes = strip_boxes(StripNeed(cards, pile, tag), room)
    parts = boxes.boxes()
    assert all(room.contains(part) for part in parts)
    assert not any(a.overlaps(b) for at, a in enumerate(parts) for b in parts[at + 1 :])
    assert len(boxes.cards) == cards


def test_two_open_cards_lie_apart_and_show_their_ranks_beside_a_tag():
    apart, close = (strip_boxes(StripNeed(2, tag=120 * tag), ROOM).cards for tag in (False, True))
    assert not apart[0].overlaps(apart[1])
    assert close[1].x - close[0].x >= 0.49 * OPEN_WIDTH


def test_a_tag_shows_whole_or_not_at_all_unless_what_is_left_of_it_can_be_read():
    assert strip_boxes(StripNeed(3, 12, tag=130), ROOM).tag is None
    assert strip_boxes(StripNeed(0, 12, tag=130), ROOM).tag is None
    whole, cut = (strip_boxes(StripNeed(0, tag=tag), ROOM).tag for tag in (130, 900))
    assert whole is not None
    assert cut is not None
    assert (whole.width, whole.right, cut.width) == (130, ROOM.right, ROOM.width)


def test_words_of_a_strip_are_28_pixels_or_more():
    assert min(TAG_SIZE, PILE_SIZE) >= SMALLEST_TEXT
