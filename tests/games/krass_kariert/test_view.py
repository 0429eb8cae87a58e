"""What a seat sees, and the states that fit what it sees; hidden cards never leave the view."""

from __future__ import annotations

from random import Random

import pytest

from games.core.record import Match
from games.core.scene import Face
from games.krass_kariert.events import CardDrawn
from games.krass_kariert.state import KrassState
from games.krass_kariert.trick import is_stuck
from games.krass_kariert.view import KrassView, hidden_cards
from tests.games.krass_kariert.dealt import amid, dealt, play, state_of


def view_of(match: Match, seat: int | None) -> KrassView:
    """Return the view of a seat, or of the public."""
    return match.game.view(match.state, seat)


def test_a_reserve_card_is_known_where_it_was_inserted():
    match = amid(["9 2", "3 5", "8 2"], ["", "6 7", "1 1"])
    play(match, "0 play 1, 1 reserve 1 2")
    assert view_of(match, None).known[1] == bytes([0, 6, 0])
    play(match, "2 reserve 1 1, 0 play 1, 1 play 1")
    assert view_of(match, 0).known[1] == bytes([6, 0])


def test_a_drawn_card_is_seen_by_its_seat_alone():
    match = amid(["N 4", "7 3", "9 9"], ["", "", "1 1"], draws="5 6 8")
    play(match, "0 play 1, 1 play 1")
    told = match.play("2 reserve 1 1")
    drawn = [event for event in told if isinstance(event, CardDrawn)]
    assert [(event.seat, event.card) for event in drawn] == [(1, 5)]
    assert [event.seen_by(0).card for event in drawn] == [None]
    assert [view_of(match, seat).drawn for seat in (None, 0, 1, 2)] == [None, None, 5, None]
    assert view_of(match, 0).due == 3
    play(match, "1 insert 1")
    assert view_of(match, 0).known[1] == bytes(2)


def test_the_view_prints_no_hidden_cards():
    match = dealt({1: "11 11 11 11"}, seats=3)
    assert "x0b" not in repr(view_of(match, 1))
    assert "cards hidden" in repr(match.state)


def test_what_is_hidden_is_the_pack_without_what_is_seen():
    match = dealt({}, seats=4)
    assert len(hidden_cards(view_of(match, 0))) == 54 - 10 - 8
    assert len(hidden_cards(view_of(match, None))) == 54 - 8
    assert sorted(hidden_cards(view_of(match, 2))) == hidden_cards(view_of(match, 2))


def test_imagined_the_seat_in_turn_is_never_stuck():
    """Only one hidden card of 36 beats: a random deal would nearly always be wrong."""
    hand = "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5"
    match = amid([f"12 {hand}", "S", "7 7 8"], ["", "", "6"], draws="6 6 8 8 9 9 10 10")
    play(match, "0 play 1")
    game, state = match.game, state_of(match)
    view = game.view(state, 2)
    for seed in range(60):
        imagined = game.imagine(view, 2, Random(seed))
        assert isinstance(imagined, KrassState)
        # What a match says of its game is any game's: these are Krass Kariert's options.
        assert not is_stuck(game.options, imagined, 1)  # pyright: ignore[reportArgumentType]
        assert game.view(imagined, 2) == view


def test_imagined_around_known_cards_a_slice_can_be_what_beats():
    """Seat 1 shows a 9, and only a triple of 9 with hidden cards beats the triple of 8."""
    match = amid(
        ["8 8 8 10", "9 9 4", "7 7 2"], ["", "9", "1"], draws="3 3 3 3 5 5 5 5 2 2 2 1 1 1"
    )
    state_of(match).known[1] = bytes([9, 9, 0])
    state_of(match).hands[1] = bytes([9, 9, 9])
    state_of(match).reserves[1] = b"\0"
    play(match, "0 play 1-3")
    view = match.game.view(match.state, 0)
    imagined = [match.game.imagine(view, 0, Random(seed)) for seed in range(20)]
    assert {each.hands[1] for each in imagined} <= {
        bytes([9, 9, 9]),
        *(bytes([9, 9, special]) for special in (13, 14, 15)),
    }


def test_a_view_is_only_imagined_by_its_own_seat():
    match = dealt({}, seats=3)
    with pytest.raises(ValueError, match="view"):
        match.game.imagine(match.game.view(match.state, 1), 2, Random(0))


def test_the_public_sees_reserve_cards_and_no_hand():
    match = dealt({}, {1: "5 6"}, seats=3)
    scene = match.game.scene(match.game.view(match.state, None))
    assert scene.hand is None
    assert scene.table.seats[1].open_faces == (Face("5"), Face("6"))
