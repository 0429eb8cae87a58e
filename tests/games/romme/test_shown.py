"""What a seat sees and what is done for it: view, scene and safe move."""

from __future__ import annotations

from random import Random

import pytest

from games.core.cards import CODES, parse_cards
from games.core.record import Match
from games.core.text import SeatValue, Text
from games.romme.state import Phase
from tests.games.romme.dealt import match_of, play


def out_with_a_joker() -> Match:
    """Return a match in which seat 1 is out, with melds A (h4 h5 h6) and B (c7 d7 s7)."""
    return match_of(
        {1: "h4 h5 h6 c7 d7 s7 c2 h3 cJ dQ *"},
        "sJ s2 h7",
        """
        1 draw stock
        1 meld h4 h5 h6
        1 meld c7 d7 s7
        1 discard c2
        0 draw stock
        0 discard s2
        1 draw stock
        """,
        options="handkarten=11 erstmeldung=0 spiele=1",
    )


def test_the_safe_move_draws_then_discards_what_it_drew():
    match = match_of({1: "h7"}, "c5")
    view = match.game.view(match.state, 1)
    assert [str(action) for action in match.game.idle(view, 1)] == ["draw stock"]
    play(match, "1 draw stock")
    view = match.game.view(match.state, 1)
    assert [str(action) for action in match.game.idle(view, 1)] == ["discard c5"]


def test_the_safe_move_takes_back_what_is_staged():
    match = match_of(
        {1: "h4 h5 h6 c7 d7 s7"}, "h4", "1 draw stock\n1 meld h4 h5 h6\n1 meld c7 d7 s7"
    )
    view = match.game.view(match.state, 1)
    actions = [str(action) for action in match.game.idle(view, 1)]
    assert actions == ["takeback", "takeback", "discard h4"]


def test_the_safe_move_keeps_a_taken_card_and_discards_the_dearest_other():
    match = match_of(
        {1: "sA", 0: "c2 c3 c4 c5 c6 c7 hK"}, "", "1 draw stock\n1 discard sA\n0 draw pile"
    )
    view = match.game.view(match.state, 0)
    assert [str(action) for action in match.game.idle(view, 0)] == ["discard hK"]


def test_a_turn_has_begun_with_the_draw_and_is_no_new_one_when_the_card_is_put_back():
    def is_amid() -> bool:
        return match.game.is_amid_turn(match.game.view(match.state, 0), 0)

    match = match_of(
        {1: "h6"},
        "",
        "1 draw stock\n1 discard h6",
        options="handkarten=7 spiele=1 ablage-nehmen=zum-auslegen",
    )
    assert not is_amid()
    play(match, "0 draw pile")
    assert is_amid()
    play(match, "0 takeback")
    assert is_amid()
    play(match, "0 draw stock")
    assert is_amid()


def test_a_view_is_the_seats_own():
    match = match_of({1: "h7"}, "c5", "1 draw stock")
    own, other, public = (match.game.view(match.state, seat) for seat in (1, 0, None))
    assert CODES[own.drawn] == "c5"
    assert other.drawn is public.drawn is None
    assert public.hand == ()
    assert own.counts == other.counts == (7, 8)
    assert (own.is_own_turn, other.is_own_turn, public.is_own_turn) == (True, False, False)
    with pytest.raises(ValueError, match="not of seat 1"):
        match.game.imagine(other, 1, Random(1))


def test_a_taken_card_is_known_to_all_until_it_is_laid():
    match = match_of({1: "h6", 0: "h4 h5"}, "", "1 draw stock\n1 discard h6\n0 draw pile")
    assert match.game.view(match.state, 1).known[0] == parse_cards(["h6"])
    play(match, "0 meld h4 h5 h6")
    assert match.game.view(match.state, 1).known[0] == ()


def test_a_printed_view_shows_no_hidden_card():
    match = match_of({1: "h7"}, "c5", "1 draw stock")
    assert "hand=" not in repr(match.game.view(match.state, 1))
    assert "cards hidden" in repr(match.state)
    assert "tiles" not in repr(match)


def test_hands_lie_open_once_the_deal_has_ended():
    match = match_of({1: "h2 h3 h4 h5 h6 h7 h8"}, "h9", "1 draw stock\n1 meld h2 h3 h4 h5 h6 h7 h8")
    assert match.game.view(match.state, None).open_hands == ()
    play(match, "1 discard h9")
    view = match.game.view(match.state, None)
    assert view.phase is Phase.OVER
    assert len(view.open_hands[0]) == 7
    scene = match.game.scene(match.game.view(match.state, 0))
    assert scene.table.headline.key == "romme-headline-won"
    assert [note.key for note in scene.table.notes] == ["romme-event-hand-scored"] * 2
    assert scene.hand is not None
    assert scene.hand.headline.key == "romme-hand-over"


def test_the_scene_marks_turn_dealer_pile_and_what_changed():
    match = out_with_a_joker()
    table = match.game.scene(match.game.view(match.state, None)).table
    assert [(panel.is_turn, panel.is_dealer) for panel in table.seats] == [
        (False, True),
        (True, False),
    ]
    assert [tag.key for tag in table.seats[1].tags] == ["romme-tag-out"]
    assert [(pile.name.key, pile.count) for pile in table.piles] == [
        ("romme-pile-stock", 108 - 22 - 3),
        ("romme-pile-discard", 2),
    ]
    assert [face.code for face in table.piles[1].faces] == ["c2", "s2"]
    assert [group.letter for group in table.groups] == ["A", "B"]
    assert table.headline == Text.of("romme-headline-play", seat=SeatValue(1))
    play(match, "1 layoff m1 * low")
    faces = match.game.scene(match.game.view(match.state, None)).table.groups[0].faces
    assert [(face.code, face.stands_for, face.is_changed) for face in faces] == [
        ("*", "h3", True),
        ("h4", None, False),
        ("h5", None, False),
        ("h6", None, False),
    ]


def test_a_joker_in_a_satz_shows_its_rank_where_the_suit_is_open():
    match = match_of({1: "c6 h6 * s6"}, "", "1 draw stock\n1 meld c6 h6 *")
    shown = match.game.scene(match.game.view(match.state, 1)).table.groups[0].faces
    assert [face.stands_for for face in shown] == [None, None, "6"]
    play(match, "1 layoff m1 s6")
    shown = match.game.scene(match.game.view(match.state, 1)).table.groups[0].faces
    assert [(face.code, face.stands_for) for face in shown][-1] == ("*", "d6")


def test_of_twins_one_is_new():
    match = match_of({1: "h7"}, "h7", "1 draw stock")
    hand = match.game.scene(match.game.view(match.state, 1)).hand
    assert hand is not None
    assert [face.is_new for face in hand.faces if face.code == "h7"] == [False, True]
    assert hand.headline.key == "romme-hand-play"


def test_before_the_first_deal_the_scene_waits_for_the_cards():
    match = match_of({})
    state = match.game.start(2)
    scene = match.game.scene(match.game.view(state, 0))
    assert scene.table.headline.key == "romme-headline-deck"
    assert scene.hand is not None
    assert (scene.hand.headline.key, scene.hand.faces) == ("romme-hand-pause", ())
    assert [pile.faces for pile in scene.table.piles] == [(), ()]
