from cards_art import ink_choice
from cards_art.canvas import on_ground
from cards_art.colours import IVORY
from cards_art.shapes import Plate, Ring

PLATE = Plate(40, 20, 0, "#C5202E", IVORY)


def test_the_worst_served_colour_is_chosen_first():
    weights = {(0, 0, 0): 1.0, (250, 0, 0): 5.0, (0, 250, 0): 1.0}
    assert ink_choice._spread(weights, [(0, 0, 0)], 2) == [(250, 0, 0), (0, 250, 0)]


def test_inks_move_to_the_mean_of_what_they_serve_and_idle_ones_stay():
    weights = {(100, 0, 0): 1.0, (104, 0, 0): 3.0, (0, 0, 0): 9.0}
    moved = ink_choice._settled(weights, [(0, 0, 0)], [(110, 0, 0), (0, 0, 250)])
    assert moved == [(103, 0, 0), (0, 0, 250)]


def test_rare_colours_count_for_more_than_their_share():
    weights = ink_choice._histogram([PLATE, Ring(40, 20, 0, 1, "#0C7D62", "#C5202E")])
    assert len(weights) == 2
    large, small = sorted(weights.values(), reverse=True)
    assert small / large > 116 / (800 + 684)


def test_a_sprite_lies_on_four_grounds():
    ring = Ring(20, 20, 0, 2, "#FFFFFF", ("#000001", "#000002", "#000003", "#000004"))
    flat = on_ground(ring, ring.draw())
    assert [flat.getpixel(at) for at in ((5, 5), (15, 5), (5, 15), (15, 15))] == [
        (0, 0, 1), (0, 0, 2), (0, 0, 3), (0, 0, 4),
    ]  # fmt: skip


def test_tables_and_hands_bring_different_sprites():
    table, hand = (set(ink_choice._sprites(use, "klassisch")) for use in ("table", "hand"))
    assert len(table) > 400
    assert len(hand) > 100
    assert hand - table
