from hypothesis import given
from hypothesis import strategies as st

from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.layout.calm import LINE_SIZES, TITLE_SIZE, CalmNeed, calm_layout

NOTES = st.lists(st.integers(1, 2), max_size=9).map(tuple)


def layout(large, small=None, *, title=False, height=420):
    return calm_layout(CalmNeed(title, (large, small or large)), Box(32, 164, 784, height))


@given(NOTES, NOTES, st.booleans(), st.integers(160, 440))
def test_words_stay_in_the_room_and_apart(large, small, title, height):
    room = Box(32, 164, 784, height)
    placed = layout(large, small, title=title, height=height)
    parts = [*([placed.title] if placed.title else []), *placed.lines]
    assert not any(a.overlaps(b) for at, a in enumerate(parts) for b in parts[at + 1 :])
    assert all(placed.panel.contains(part) for part in parts)
    if parts:
        assert room.contains(placed.panel)


def test_notes_get_smaller_before_the_oldest_are_left_out_whole():
    assert layout((1, 2)).size == LINE_SIZES[0]
    assert (layout((2,) * 4).size, layout((2,) * 4).notes) == (LINE_SIZES[0], 4)
    many = layout((2,) * 6)
    assert (many.size, many.notes, len(many.lines)) == (LINE_SIZES[1], 5, 10)


def test_notes_of_which_a_line_is_too_long_are_small():
    need = CalmNeed(False, ((2,), (2,)), fits_large=False)
    assert calm_layout(need, Box(32, 164, 784, 420)).size == LINE_SIZES[1]


def test_words_in_the_middle_are_28_pixels_or_more():
    assert min(TITLE_SIZE, *LINE_SIZES) >= SMALLEST_TEXT
