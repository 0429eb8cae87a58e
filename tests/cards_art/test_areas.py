from cards_art.areas import clipped, merged, overlap


def test_areas_that_overlap_are_joined_until_none_do():
    assert merged(
        [(0, 0, 9, 9), (20, 0, 29, 9), (5, 5, 25, 6), (50, 50, 60, 60), (3, 3, 3, 9)]
    ) == [
        (0, 0, 29, 9),
        (50, 50, 60, 60),
    ]


def test_areas_that_only_touch_do_not_overlap():
    assert not overlap((0, 0, 9, 9), (9, 0, 12, 9))
    assert overlap((0, 0, 9, 9), (8, 8, 12, 9))


def test_what_lies_outside_a_picture_is_cut_off():
    assert clipped((-5, 3, 20, 90), (10, 40)) == (0, 3, 10, 40)
    assert merged([clipped((50, 3, 60, 9), (10, 40))]) == []
