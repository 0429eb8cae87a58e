"""What the rules refuse and what the house rules change, § by §."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalAction, NotationError, OptionError
from games.core.record import Match
from games.grosses_los import refusals
from games.grosses_los.rules import GrossesLos
from tests.games.grosses_los.dealt import (
    dealt_match,
    deck_line,
    hand_of,
    legal_lines,
    open_of,
    pile_of,
    play,
    state_of,
    table,
    why,
)

PAIR = "0 play d7 h7"


@pytest.mark.parametrize(
    ("hands", "lines", "options", "line", "expected"),
    [
        (["h7 c2", "c3", "c4"], "", "", "1 play c3", ("not-your-turn", "5")),
        (["h7 c2", "c3", "c4"], "", "", "0 play c3", ("not-in-hand", "3")),
        (["h7 * c2", "c3", "*"], "", "joker=2", "0 play * *", ("not-in-hand", "3")),
        (["* * c2", "c3", "c4"], "", "joker=2", "0 play * *", ("lead-jokers", "4")),
        (["sA * c2", "c3", "c4"], "", "joker=1", "0 play sA *", ("lead-a-alone", "4")),
        (["sA c2", "c3 c4", "c5"], "0 play sA", "", "1 play c3 c4", ("one-card", "5.2")),
        (["sA c2", "c3 c4", "c5"], "0 play sA", "", "1 pass", ("must-add", "5.2")),
        (["sA c2", "* hA", "c5"], "0 play sA", "joker=1", "1 pass", ("must-add", "5.2")),
        (["d7 h7 c2", "hA sA c3", "c5"], PAIR, "", "1 play hA sA", ("two-a-cards", "5.3")),
        (["h7 c2", "c8 c3", "c5"], "0 play h7", "bedienzwang=an", "1 pass", ("must-serve", "5.3")),
        (
            ["h7 c2", "c8 c3", "c5"],
            "0 play h7",
            "bedienzwang=an",
            "1 play c3",
            ("must-serve", "5.3"),
        ),
        (
            ["d7 h7 c2", "c8 * c3", "c5"],
            PAIR,
            "bedienzwang=an joker=1",
            "1 pass",
            ("must-serve", "5.3"),
        ),
        (
            ["d7 h7 c2", "c3 c5 d9", "c6"],
            PAIR,
            "abwerfen=eine",
            "1 play c3 c5",
            ("throw-one", "5.3"),
        ),
        (
            ["d7 h7 c2", "c3 c5", "c6"],
            PAIR,
            "abwerfen=keine",
            "1 play c3 c5",
            ("throw-none", "5.3"),
        ),
        (
            ["h7 c2", "sA c5", "c6"],
            "0 play h7",
            "abwerfen=keine",
            "1 play sA",
            ("throw-none", "5.3"),
        ),
    ],
)
def test_what_is_refused_and_by_which_section(hands, lines, options, line, expected):
    assert why(table(hands, lines, options=options), line) == expected


def test_every_refusal_of_the_game_is_declared_once():
    keys = [kind.key for kind in refusals.ALL]
    assert len(set(keys)) == len(keys) == 20


@pytest.mark.parametrize("text", ["play", "play h7 h7", "play * * *", "play h7 d7", "pass h7"])
def test_an_action_has_one_spelling(text: str):
    with pytest.raises(NotationError):
        GrossesLos().parse(text)


def test_section_1_the_pack_must_be_whole():
    match = Match.begin(table(["c2", "c3", "c4"]).header)
    deck = deck_line(["", "", ""])
    assert why(match, "0 play c2") == ("deck-due", "3")
    assert why(match, deck + " *") == ("wrong-pack", "1")
    assert why(match, deck[:-3]) == ("wrong-pack", "1")
    match.play(deck)
    assert why(match, deck) == ("deck-not-due", "3")


@pytest.mark.parametrize(("seats", "cards"), [(3, 17), (4, 13), (5, 10), (6, 8)])
def test_section_3_all_get_the_same_and_the_rest_is_set_aside(seats: int, cards: int):
    match = dealt_match([""] * seats)
    assert [len(hand_of(match, seat).split()) for seat in range(seats)] == [cards] * seats
    assert state_of(match).aside.bit_count() == 52 - seats * cards


def test_section_3_jokers_and_the_upper_bound_change_the_hands():
    assert GrossesLos.under({"joker": "2"}).terms.hand_size(3) == 18
    assert GrossesLos.under({"joker": "2", "handkarten": "7"}).terms.hand_size(3) == 7


def test_section_3_the_dealers_left_neighbour_leads_and_the_deal_moves_on():
    options = "runden=2 handkarten=5 ende=erster"
    match = dealt_match(["c2 d2 h2 s2 c3", "", ""], dealer=2, options=options)
    assert match.game.to_act(match.state) == (0,)
    play(match, "0 play c2 d2 h2 s2\n1 pass\n2 pass\n0 play c3")
    match.play(deck_line(["", "", ""], dealer=0, options=options))
    assert (state_of(match).dealer, match.game.to_act(match.state)) == (0, (1,))


ALWAYS = "a-immer-dabei=an handkarten=5"


def test_section_3_an_a_card_aside_is_refused_where_it_must_be_dealt():
    match = Match.begin(dealt_match([""] * 3, options=ALWAYS).header)
    hands = ["c2", "c3", "c4"]
    assert why(match, deck_line(hands, options=ALWAYS, aside="hA")) == ("a-card-aside", "3")
    assert why(match, deck_line(hands, options=ALWAYS, aside="sA")) == ("a-card-aside", "3")
    assert is_dealt(match, deck_line(["hA", "sA", ""], options=ALWAYS))


def is_dealt(match: Match, deck: str) -> bool:
    match.play(deck)
    return match.game.chance(match.state, list) is None


def test_section_3_the_shuffle_swaps_an_a_card_in_from_the_rest_with_any_place():
    game = GrossesLos.under({"a-immer-dabei": "an", "handkarten": "5"})
    places = set()
    for turn in range(15):
        deck = game.chance(game.start(3), lambda cards, turn=turn: [*cards[turn:], *cards[:turn]])
        cards = str(deck).split()[1:]
        assert sorted(cards) == sorted(deck_line(["", "", ""], options=ALWAYS).split()[1:])
        assert not {"hA", "sA"} & set(cards[15:])
        places |= {cards.index("hA"), cards.index("sA")}
    assert places == set(range(15))


def test_section_3_without_the_house_rule_nothing_is_swapped():
    game = GrossesLos.under({"handkarten": "5"})
    assert str(game.chance(game.start(3), list)).split()[-1] == "sA"


def test_section_5_3_higher_must_be_strictly_higher():
    hands = ["h7 c2", "d7 c3", "s8 c4"]
    match = table(hands, "0 play h7\n1 play d7", options="überbieten=höher")
    assert [laid.kind.word for laid in state_of(match).trick] == ["led", "thrown"]
    strict = table(hands, "0 play h7", options="überbieten=höher abwerfen=keine")
    assert legal_lines(strict) == ["pass"]


def test_section_5_3_a_joker_over_a_joker_is_an_equal_rank():
    hands = ["* c2", "* c3", "c4 c5"]
    match = table(hands, "0 play *\n1 play *", options="joker=2")
    assert [laid.kind.word for laid in state_of(match).trick] == ["led", "served"]
    strict = table(hands, "0 play *\n1 play *", options="joker=2 überbieten=höher")
    assert [laid.kind.word for laid in state_of(strict).trick] == ["led", "thrown"]


def test_section_5_3_two_jokers_alone_are_no_set_and_thrown():
    match = table(["d7 h7 c2", "* * c3", "c4 c5"], f"{PAIR}\n1 play * *", options="joker=2")
    assert state_of(match).trick[-1].kind.word == "thrown"


def test_section_5_3_forced_serving_leaves_who_cannot_serve_free():
    match = table(["hK c2", "c8 c3", "c5 c6"], "0 play hK", options="bedienzwang=an")
    assert legal_lines(match) == ["play c3", "play c8", "pass"]


def test_section_5_3_forced_serving_has_no_effect_in_an_a_trick():
    match = table(["sA c2", "c8 d8 c3", "c5 c6"], "0 play sA", options="bedienzwang=an")
    assert legal_lines(match) == ["play c3", "play c8", "play d8"]


def test_section_5_3_one_is_thrown_also_from_a_small_hand():
    match = table(["d7 h7 c2", "c3 c5", "c6 c8"], PAIR, options="abwerfen=eine")
    assert legal_lines(match) == ["play c3", "play c5", "pass"]


def test_section_6_a_joker_served_before_the_a_card_keeps_its_rank():
    match = table(
        ["h7 c2", "* c3", "sA c4", "cA c5"],
        "0 play h7\n1 play *\n2 play sA\n3 play cA",
        options="joker=1",
    )
    assert state_of(match).last_winner == 1


def test_section_6_a_joker_after_an_a_card_beats_only_the_a_card():
    hands = ["sA c2", "* c3", "d2 c4"]
    match = table(hands, "0 play sA\n1 play *\n2 play d2", options="joker=1")
    assert state_of(match).last_winner == 2


def test_section_6_cards_thrown_before_the_a_card_cannot_win():
    match = table(
        ["d7 h7 c2", "cK dQ c3", "sA c5 c6", "h8 d8"],
        f"{PAIR}\n1 play cK dQ\n2 play c5 sA\n3 play h8",
    )
    assert state_of(match).last_winner == 3
    assert pile_of(match, 1) == "cK dQ"


def test_section_6_a_lead_beats_equal_and_lower_single_cards():
    match = table(["d7 h7 c2", "sA c5 c6", "s7 d8"], f"{PAIR}\n1 play c5 sA\n2 play s7")
    assert (state_of(match).last_winner, open_of(match, 0)) == (0, "sA")


def test_section_7_thrown_cards_may_go_to_the_winner():
    hands = ["h7 d7 c2", "h5 d4 c3", "hJ d2 c4"]
    lines = f"{PAIR}\n1 play d4 h5\n2 play d2 hJ"
    match = table(hands, lines, options="abgeworfenes=gewinner")
    assert [pile_of(match, seat) for seat in range(3)] == ["d2 d4 d7 h5 h7 hJ", "", ""]


LOST = (["hA h9 cK", "d3 c3", "c2 d2"], "0 play hA\n1 play d3\n2 play d2\n1 play c3\n2 play c2")


def test_section_9_who_is_out_scores_nothing_for_open_a_cards():
    match = table(*LOST)
    assert open_of(match, 1) == "hA"
    assert match.game.scores(match.state) == (9 + 10, 0, 0)


def test_section_9_open_a_cards_may_count_always():
    match = table(*LOST, options="a-zählt-immer=an")
    assert match.game.scores(match.state) == (9 + 10, 15, 0)


def test_section_9_piles_may_not_count():
    hands, lines = ["h9 cK", "d3", "d2"], "0 play h9\n1 play d3\n2 play d2"
    match = table(hands, lines, options="stiche-zählen=aus")
    assert match.game.scores(match.state) == (10, 0, 0)


def test_section_9_hand_open_a_cards_and_pile_count_for_the_seat_left_over():
    match = table(["dQ cK d4", "sA", "d2 c2"], "1 play sA\n2 play d2\n0 play dQ", leader=1)
    play(match, "0 play d4\n2 play c2")
    # cK in hand, sA open, d2 dQ d4 in the pile; c2 was thrown and is seat 2's own.
    assert match.game.scores(match.state) == (10 + 20 + 2 + 10 + 4, 0, 0)


def test_section_8_the_first_one_out_may_end_the_deal():
    match = table(
        ["h9", "d3 hA", "d2 c4", "sK c5"],
        "0 play h9",
        options="ende=erster runden=1",
    )
    assert match.game.scores(match.state) == (0, 3 + 15, 2 + 4, 10 + 5)
    assert pile_of(match, 0) == "h9"


FIRST_OUT = "ende=erster runden=1"


@pytest.mark.parametrize(("always", "out"), [("", 0), (" a-zählt-immer=an", 20)])
def test_section_9_who_ends_the_deal_first_pays_at_most_open_a_cards(always: str, out: int):
    lines = "0 play sA\n1 play hK\n2 play d2\n1 play c3"
    match = table(["sA c5", "hK c3", "d2 hA"], lines, options=FIRST_OUT + always)
    # Seat 1 took sA and hK d2, and is out with c3: the others pay their hands alone.
    assert match.game.scores(match.state) == (5, out, 15)


def test_section_9_piles_never_count_where_the_first_one_out_ends_the_deal():
    lines = "0 play dK\n1 play c3\n2 play d2\n0 play h5 s5\n1 pass\n2 pass\n0 play c7"
    match = table(["dK h5 s5 c7", "c3 c4", "d2 c6"], lines, options=f"{FIRST_OUT} stiche-zählen=an")
    assert pile_of(match, 1) == "c3"
    assert match.game.scores(match.state) == (0, 4, 6)


def test_section_8_the_last_card_of_the_first_one_out_may_take_an_a_card():
    lines = "0 play sA\n1 play hK"
    match = table(["sA c5", "hK", "d2 c6"], lines, options=f"{FIRST_OUT} a-zählt-immer=an")
    assert open_of(match, 1) == "sA"
    assert match.game.scores(match.state) == (5, 20, 2 + 6)


@pytest.mark.parametrize(("small_a", "points"), [("hA", 10), ("sK", 15)])
def test_section_2_the_small_a_may_be_the_spade_king(small_a: str, points: int):
    terms = GrossesLos.under({"kleine-a": small_a}).terms
    assert terms.points[50] == points
    assert terms.points[38] == (15 if small_a == "hA" else 11)


def test_section_2_aces_and_jokers_may_cost_less():
    terms = GrossesLos.under({"asswert": "1", "jokerwert": "10", "joker": "1"}).terms
    assert (terms.points[12], terms.points[51], terms.points[52]) == (1, 20, 10)


def test_section_10_a_fixed_number_of_deals_ignores_the_limit():
    options = "runden=1 limit=500"
    match = table(["h9 cK", "d3", "d2"], "0 play h9\n1 play d3\n2 play d2", options=options)
    result = match.game.result(match.state)
    assert result is not None
    assert (result.reason, result.scores) == ("deals-played", (19, 0, 0))
    assert why(match, "0 play cK") == ("match-over", "10")
    with pytest.raises(IllegalAction):
        match.play(deck_line(["", "", ""]))


def test_section_5_a_joker_led_forces_no_other_joker_where_only_higher_sets_serve():
    options = "joker=2 überbieten=höher bedienzwang=an"
    match = table(["* c2", "* c3", "c4 c5"], "0 play *", options=options)
    assert legal_lines(match) == ["play c3", "play *", "pass"]
    play(match, "1 play *")
    assert state_of(match).trick[-1].kind.word == "thrown"


@pytest.mark.parametrize(("before", "is_over"), [(80, False), (81, True)])
def test_section_10_a_total_at_the_limit_is_enough(before: int, is_over: bool):
    lines = "0 play h9\n1 play d3\n2 play d2"
    match = table(["h9 cK", "d3", "d2"], lines, totals=[before, 0, 0])
    assert match.game.scores(match.state) == (before + 19, 0, 0)
    assert (match.game.result(match.state) is not None) == is_over


def test_the_bound_counts_tricks_and_deals():
    game = GrossesLos.under({"runden": "3"})
    assert game.max_actions(4) == 3 * (1 + 4 * 51)
    assert GrossesLos().max_actions(3) == 3 * 100 * (1 + 3 * 50)


def test_it_is_played_by_three_to_six_under_its_own_options():
    for seats, dealer in ((2, 0), (7, 0), (3, 3)):
        with pytest.raises(OptionError):
            GrossesLos().start(seats, dealer)
    with pytest.raises(TypeError):
        GrossesLos(object())  # pyright: ignore[reportArgumentType]  # what must not be given


def test_legal_actions_come_in_the_order_stated():
    match = table(["c7 d7 sA * c2", "c3 d9", "c4 c5"], options="joker=1")
    assert legal_lines(match) == [
        "play c2",
        "play c7",
        "play d7",
        "play sA",
        "play *",
        "play c2 *",
        "play c7 d7",
        "play c7 *",
        "play d7 *",
        "play c7 d7 *",
    ]


def test_thousands_of_throws_are_all_listed():
    hand = "c2 c3 c4 c5 c6 c7 c8 c9 cT cJ d2 d3 d4 d5 d6 hA sA"
    match = table(["cQ dQ hQ sQ cK", hand, "h2 h3"], "0 play cQ dQ hQ sQ")
    # Four of 15 plain cards, or three of them beside one of two A cards; and passing.
    assert len(legal_lines(match)) == 1365 + 2 * 455 + 1
