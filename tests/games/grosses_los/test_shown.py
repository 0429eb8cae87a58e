"""What a seat sees and what is done for it: view, imagined states, scene, safe move."""

from __future__ import annotations

from random import Random

import pytest

from games.core.record import Match
from games.core.scene import ScoreSign
from games.core.text import CardValue, SeatValue, Text
from games.grosses_los.holding import codes
from games.grosses_los.rules import GrossesLos
from tests.games.grosses_los.dealt import dealt_match, play, state_of, table

PAIR = "0 play d7 h7"


def gl9() -> Match:
    """Return the trick of GL9 before its last card."""
    return table(
        ["h7 d7 c2", "sA d4 c3", "hK c4 c5", "h8 c6 c8"],
        "0 play d7 h7\n1 play d4 sA\n2 play hK",
        totals=[3, 0, 12, 0],
    )


def over() -> Match:
    return table(["h9 cK", "d3", "d2"], "0 play h9\n1 play d3\n2 play d2", options="runden=1")


def test_a_view_is_the_seats_own():
    match = gl9()
    own, public = (match.game.view(match.state, seat) for seat in (3, None))
    assert codes(own.hand) == ("c6", "c8", "h8")
    assert public.hand == 0
    assert own.counts == public.counts == (1, 1, 2, 3)
    assert (own.is_own_turn, public.is_own_turn) == (True, False)
    assert match.game.view(match.state, 2).is_own_turn is False
    with pytest.raises(ValueError, match="not of seat 1"):
        match.game.imagine(own, 1, Random(1))


def test_piles_and_cards_set_aside_are_counts_only():
    match = gl9()
    play(match, "3 play h8")
    view = match.game.view(match.state, 1)
    assert view.piles == (0, 1, 4, 0)
    assert view.aside == 52 - 12
    assert [codes(cards) for cards in view.open_cards] == [(), (), ("sA",), ()]


def test_a_printed_view_shows_no_hidden_card():
    match = gl9()
    assert "hand=" not in repr(match.game.view(match.state, 3))
    assert "cards hidden" in repr(match.state)


def test_hands_lie_open_once_the_deal_has_ended():
    match = over()
    view = match.game.view(match.state, None)
    assert [codes(hand) for hand in view.open_hands] == [("cK",), (), ()]
    assert gl9().game.view(gl9().state, None).open_hands == ()


def test_an_imagined_state_keeps_a_cards_out_of_the_piles():
    hands = ["c2 d2 h2", "c3 d3 h3", "c4 d4 h4 s4"]
    lines = "1 play c3 d3 h3\n2 play c4 d4 h4\n0 play c2 d2 h2\n2 play s4\n0 pass\n1 pass"
    match = dealt_match(hands, lines, options="runden=1 joker=2")
    view = match.game.view(match.state, 1)
    hidden_in_hands = set()
    for seed in range(40):
        state = match.game.imagine(view, 1, Random(seed))
        assert [len(codes(pile)) for pile in state.piles] == [3, 0, 7]
        assert not {"hA", "sA"} & {code for pile in state.piles for code in codes(pile)}
        assert state.hands[1] == view.hand
        hidden_in_hands.add(state.hands[0])
    assert len(hidden_in_hands) > 30


def test_an_imagined_state_sets_no_a_card_aside_where_both_are_dealt():
    match = dealt_match(
        ["hA sA", "c3", "c4"], options="runden=1 handkarten=5 a-immer-dabei=an", dealer=0
    )
    holders = set()
    for seed in range(20):
        state = match.game.imagine(match.game.view(match.state, 1), 1, Random(seed))
        assert not {"hA", "sA"} & set(codes(state.aside))
        holders |= {seat for seat in range(3) if {"hA", "sA"} & set(codes(state.hands[seat]))}
    assert holders == {0, 2}


def test_an_imagined_state_knows_of_the_piles_the_trick_before():
    match = table(
        ["h7 c2 c3 d9", "h8 c4 c5 d8", "h9 c6 c7 d6"],
        "0 play h7\n1 play h8\n2 play h9\n2 play d6\n0 play d9\n1 play d8",
    )
    for seed in range(20):
        state = match.game.imagine(match.game.view(match.state, 2), 2, Random(seed))
        assert {"d6", "d9"} <= set(codes(state.piles[0]))
        assert codes(state.piles[1]) == ("d8",)
        assert state.piles[2].bit_count() == 3


def test_before_and_between_deals_an_imagined_state_has_what_lies_open():
    game = GrossesLos()
    start = game.start(3)
    assert game.imagine(game.view(start, 0), 0, Random(1)) == start
    match = table(["h9 cK", "d3", "d2"], "0 play h9\n1 play d3\n2 play d2")
    state = match.game.imagine(match.game.view(match.state, 1), 1, Random(1))
    assert state.hands == state_of(match).hands
    assert state.totals == (19, 0, 0)


def test_a_played_deal_is_told_in_events():
    lines = "1 play c3 d3\n2 play c4 d4\n0 play hA s2"
    hands = ["hA s2", "c3 d3", "c4 d4"]
    match = dealt_match(hands, lines, options="runden=1 handkarten=5")
    assert [event.text().key.removeprefix("grosses_los-event-") for event in match.events] == [
        "deal-started",
        "cards-led",
        "cards-served",
        "cards-thrown",
        "trick-won",
        "a-opened",
    ]
    assert match.events[0].values() == {"seat": SeatValue(0), "deal": 1, "count": 5}


def test_the_scene_shows_the_trick_and_what_wins_it():
    match = gl9()
    scene = match.game.scene(match.game.view(match.state, None)).table
    assert scene.trick is not None
    assert [
        (laid.seat, [face.code for face in laid.faces], laid.note, laid.is_best)
        for laid in scene.trick
    ] == [
        (0, ["d7", "h7"], Text.of("grosses_los-note-led"), False),
        (1, ["d4", "sA"], Text.of("grosses_los-note-thrown"), False),
        (2, ["hK"], Text.of("grosses_los-note-added"), True),
    ]
    assert scene.last_trick == ()
    facts = {fact.name.key: [face.code for face in fact.faces] for fact in scene.facts}
    assert facts == {"grosses_los-fact-a-trick": ["sA"], "grosses_los-fact-best": ["hK"]}
    assert scene.headline == Text.of("grosses_los-headline-a-trick", seat=SeatValue(3))
    assert scene.score_sign is ScoreSign.POINTS
    assert [panel.score for panel in scene.seats] == [3, 0, 12, 0]


def test_who_follows_reads_at_his_own_cards_what_is_to_be_beaten():
    match = gl9()
    hands = [match.game.scene(match.game.view(match.state, seat)).hand for seat in range(4)]
    said = [hand.notes for hand in hands if hand is not None]
    best = Text.of("grosses_los-note-best", seat=SeatValue(2), cards=CardValue.of("hK"))
    assert said == [(), (), (), (best,)]
    play(match, "3 play h8")
    lead = match.game.scene(match.game.view(match.state, 2)).hand
    assert lead is not None
    assert lead.notes == ()


def test_between_tricks_the_scene_shows_the_last_one_and_the_open_a_cards():
    match = gl9()
    play(match, "3 play h8")
    scene = match.game.scene(match.game.view(match.state, None)).table
    assert scene.trick == ()
    assert [laid.is_best for laid in scene.last_trick] == [False, False, True, False]
    panel = scene.seats[2]
    assert [face.code for face in panel.open_faces] == ["sA"]
    assert (panel.pile, panel.cards, panel.is_turn, panel.is_dealer) == (4, 2, True, False)
    assert scene.seats[3].is_dealer
    assert scene.notes == (
        Text.of("grosses_los-event-trick-won", seat=SeatValue(2)),
        Text.of("grosses_los-event-a-opened", seat=SeatValue(2), cards=CardValue.of("sA")),
    )
    assert scene.facts == ()
    assert [(pile.count, [face.code for face in pile.faces]) for pile in scene.piles] == [
        (52 - 12, ["back"])
    ]


def test_a_pass_lies_in_the_trick_without_cards():
    match = table(["hK c2", "c3 c4", "c5 c6"], "0 play hK\n1 pass")
    scene = match.game.scene(match.game.view(match.state, None)).table
    assert scene.trick is not None
    assert scene.trick[1].faces == ()
    assert scene.trick[1].note == Text.of("grosses_los-note-passed")
    assert scene.headline.key == "grosses_los-headline-follow"


def test_who_is_out_has_a_tag():
    match = table(["h5", "h6 c4", "h7 c5"], "0 play h5")
    seats = match.game.scene(match.game.view(match.state, None)).table.seats
    assert [[tag.key for tag in panel.tags] for panel in seats] == [["grosses_los-tag-out"], [], []]


def test_a_match_that_is_over_says_why_and_how():
    match = over()
    scene = match.game.scene(match.game.view(match.state, 0))
    assert scene.table.deals == 1
    assert scene.table.headline.key == "grosses_los-event-match-ended-shared"
    assert [note.key for note in scene.table.notes] == [
        "grosses_los-event-seat-scored",
        "grosses_los-result-deals-played",
    ]
    assert dict(scene.table.notes[0].values) == {
        "seat": SeatValue(0),
        "count": 1,
        "cards": CardValue.of("cK"),
        "hand": 10,
        "open": 0,
        "pile": 9,
        "points": 19,
        "total": 19,
    }
    assert scene.hand is not None
    assert scene.hand.headline.key == "grosses_los-hand-over"


def test_a_match_with_one_winner_names_him():
    lines = "0 play h9\n1 play d3\n2 play d2"
    match = table(["h9 cK", "d3", "d2"], lines, totals=[99, 5, 0])
    headline = match.game.scene(match.game.view(match.state, None)).table.headline
    assert headline == Text.of("grosses_los-event-match-ended", seat=SeatValue(2), points=0)


@pytest.mark.parametrize(
    ("options", "key"),
    [("", "deal-lost"), ("ende=erster", "deal-won")],
)
def test_between_deals_the_headline_says_how_the_last_one_ended(options: str, key: str):
    match = table(["h9 cK", "d3", "d2"], "0 play h9\n1 play d3", options=options)
    if not options:
        play(match, "2 play d2")
    scene = match.game.scene(match.game.view(match.state, 1))
    assert scene.table.headline.key == f"grosses_los-event-{key}"
    assert scene.hand is not None
    assert scene.hand.headline.key == "grosses_los-hand-pause"


def test_before_the_first_deal_the_scene_waits_for_the_cards():
    game = GrossesLos()
    scene = game.scene(game.view(game.start(3), 0))
    assert scene.table.headline.key == "grosses_los-headline-deck"
    assert (scene.table.piles, scene.table.notes, scene.table.trick) == ((), (), ())


@pytest.mark.parametrize(
    ("hands", "lines", "options", "seat", "key", "bright"),
    [
        (["h7 c2", "c3", "c4"], "", "", 0, "lead", "c2 h7"),
        (["h7 c2", "c3", "c4"], "", "", 1, "wait", "c3"),
        (["h7 c2", "c3 c9", "c4"], "0 play h7", "", 1, "follow", "c3 c9"),
        (["h7 c2", "c3 sA", "c4"], "0 play h7", "abwerfen=keine", 1, "must-pass", ""),
        (["h7 c2", "c3 c9", "c4"], "0 play h7", "abwerfen=keine", 1, "serve-or-pass", "c9"),
        (["h7 d7 c2", "c9 c3 d3", "c4"], PAIR, "", 1, "throw-or-pass", "c3 c9 d3"),
        (["h7 c2", "c3 c9", "c4"], "0 play h7", "bedienzwang=an", 1, "must-serve", "c9"),
        (["sA c2", "hA c9", "c4"], "0 play sA", "", 1, "a-trick", "c9"),
        (["h7 c2", "hA", "c4"], "0 play h7", "", 1, "must-pass", ""),
        (["sA c2", "hA", "c4"], "0 play sA", "", 1, "must-pass", ""),
        (["h7", "c3", "c4 c5"], "0 play h7", "", 0, "out", ""),
    ],
)
def test_the_hand_says_what_may_be_done_and_dims_the_rest(hands, lines, options, seat, key, bright):
    match = table(hands, lines, options=options)
    hand = match.game.scene(match.game.view(match.state, seat)).hand
    assert hand is not None
    assert hand.headline.key == f"grosses_los-hand-{key}"
    assert " ".join(face.code for face in hand.faces if face.is_playable) == bright


@pytest.mark.parametrize(
    ("hands", "lines", "options", "move"),
    [
        (["h7 c2 cK", "c3", "c4"], "", "", "play c2"),
        (["h7 hA cK", "c3", "c4"], "", "", "play hA"),
        (["h7 c2", "c3 c9", "c4"], "0 play h7", "", "pass"),
        (["sA c2", "hA c9 c3", "c4"], "0 play sA", "", "play c3"),
        (["sA c2", "* c3", "c4"], "0 play sA", "joker=1", "play *"),
        (["h7 c2", "c9 d8 *", "c4"], "0 play h7", "bedienzwang=an joker=1", "play d8"),
        (["h7 c2", "hA", "c4"], "0 play h7", "", "pass"),
    ],
)
def test_the_safe_move_passes_where_it_may_and_else_plays_low(hands, lines, options, move):
    match = table(hands, lines, options=options)
    seat = state_of(match).turn
    (action,) = match.game.idle(match.game.view(match.state, seat), seat)
    assert str(action) == move
    assert action in match.game.legal_actions(match.state, seat)


def test_only_the_seat_in_turn_has_a_safe_move():
    match = gl9()
    assert match.game.idle(match.game.view(match.state, 1), 1) == ()


def test_the_description_counts_piles_and_names_the_trick():
    match = gl9()
    told = match.game.describe(match.state)
    assert told["hands"] == [["c2"], ["c3"], ["c4", "c5"], ["c6", "c8", "h8"]]
    assert told["table"] == {
        "leader": 0,
        "trick": [
            {"seat": 0, "cards": ["d7", "h7"], "kind": "led"},
            {"seat": 1, "cards": ["d4", "sA"], "kind": "thrown"},
            {"seat": 2, "cards": ["hK"], "kind": "added"},
        ],
        "best": 2,
        "is_a_trick": True,
        "piles": [0, 0, 0, 0],
        "open": [[], [], [], []],
        "aside": 40,
        "out": [],
    }


def test_a_copy_is_apart():
    match = gl9()
    other = state_of(match).copy()
    assert other == match.state
    match.game.perform(other, 3, match.game.legal_actions(other, 3)[0])
    assert other != match.state
    assert state_of(match).hands[3].bit_count() == 3
