"""When a match ends and who is placed where, under every `ende` (§13, §11)."""

from __future__ import annotations

from random import Random

import pytest

from games.cli.playing import play_match
from games.core.players import RandomPlayer
from games.core.record import Match
from games.romme import ending, events
from games.romme.house import HouseRules, house_rules
from games.romme.options import RommeOptions
from games.romme.rules import Romme
from games.romme.state import Outcome
from tests.games.romme.dealt import deck_line, hand_of, match_of, play, state_of


def house(options: str) -> HouseRules:
    return house_rules(RommeOptions.from_text(options))


def deals(*points: tuple[int, ...], left: tuple[int, ...] = ()) -> tuple[Outcome, ...]:
    """Return finished deals; `left` is who had left before each."""
    gone = left or (0,) * len(points)
    return tuple(Outcome(None, False, each, mask) for each, mask in zip(points, gone, strict=True))


def test_ende_limit_ends_after_the_deal_in_which_a_total_reaches_it():
    rules = house("ende=limit limit=100")
    assert not ending.is_over(rules, 2, deals((60, 0), (39, 10)))
    played = deals((60, 0), (40, 10))
    assert ending.is_over(rules, 2, played)
    result = ending.match_result(rules, 2, played)
    assert (result.places, result.scores, result.reason) == ((2, 1), (100, 10), "limit-reached")


@pytest.mark.parametrize("ende", ["limit", "ausscheiden"])
def test_without_a_fixed_number_a_match_ends_after_60_deals(ende: str):
    rules = house(f"ende={ende} limit=1000")
    played = deals(*[(3, 2, 2)] * 60)
    assert not ending.is_over(rules, 3, played[:59])
    assert ending.is_over(rules, 3, played)
    result = ending.match_result(rules, 3, played)
    assert (result.places, result.reason) == ((3, 1, 1), "most-deals")


def test_ende_spiele_takes_no_notice_of_the_limit():
    rules = house("spiele=2 limit=100")
    assert not ending.is_over(rules, 2, deals((500, 0)))
    assert ending.match_result(rules, 2, deals((500, 0), (0, 10))).reason == "deals-played"


def test_ausscheiden_places_in_reverse_order_of_leaving():
    rules = house("ende=ausscheiden limit=100")
    played = deals((100, 0, 0, 0), (0, 120, 60, 0), (0, 0, 60, 20), left=(0, 1, 3))
    assert ending.left_after(rules, 4, played) == 0b0111
    assert ending.is_over(rules, 4, played)
    result = ending.match_result(rules, 4, played)
    assert (result.places, result.reason) == ((4, 3, 2, 1), "last-left")


def test_ausscheiden_together_the_lower_total_comes_first_and_equal_ones_share():
    rules = house("ende=ausscheiden limit=100")
    played = deals((100, 120, 0, 100), (0, 0, 10, 0), left=(0, 0b1011))
    assert ending.places(rules, 4, played) == (2, 4, 1, 2)
    everybody = deals((110, 100))
    assert ending.is_over(rules, 2, everybody)
    assert ending.places(rules, 2, everybody) == (2, 1)


def test_ausscheiden_after_60_deals_those_who_left_come_last_whatever_their_total():
    rules = house("ende=ausscheiden limit=100")
    played = deals((100, 0, 0), *[(0, 1, 1)] * 58, (0, 30, 20), left=(0, *[1] * 59))
    assert ending.is_over(rules, 3, played)
    assert ending.places(rules, 3, played) == (3, 2, 1)


ONE_LEAVES = "handkarten=7 erstmeldung=0 ende=ausscheiden limit=100"
HEAVY = "sA sA hA hA * * *"
"""Costs 2 × (4 × 11 + 3 × 20) = 208 after a Hand-Rommé."""


def dropped_out() -> tuple[Match, list[events.Event]]:
    """Return a match of four at the end of its first deal, which seat 2 has lost too dearly."""
    match = match_of(
        {1: "h2 h3 h4 h5 h6 h7 h8", 2: HEAVY, 3: "c2 c2 d2 d2 c3 c3 d3", 0: "s2 s2 s3 s3 c4 c4 d4"},
        "h9",
        "1 draw stock\n1 meld h2 h3 h4 h5 h6 h7 h8",
        seats=4,
        options=ONE_LEAVES,
    )
    return match, match.play("1 discard h9")


def test_ausscheiden_whoever_reaches_the_limit_is_out_and_the_others_play_on():
    match, told = dropped_out()
    assert events.SeatLeft(2, 4) in told
    state = state_of(match)
    assert (state.left, match.game.result(match.state)) == (0b0100, None)
    deck = " ".join(deck_line({}, seats=4).split(" ")[1:])
    match.play(f"deck {deck}")
    # Seat 0 dealt first, so seat 1 deals now and seat 3 is forehand.
    assert (state.dealer, state.turn) == (1, 3)
    assert [len(hand_of(match, seat)) for seat in range(4)] == [7, 7, 0, 7]
    drawn = []
    for _ in range(4):
        drawn.append(state.turn)
        for action in [match.game.idle(match.game.view(state, state.turn), state.turn)[0]]:
            match.play(f"{state.turn} {action}")
        match.play(
            f"{state.turn} {match.game.idle(match.game.view(state, state.turn), state.turn)[0]}"
        )
    assert drawn == [3, 0, 1, 3]


def test_ausscheiden_the_seat_that_left_is_marked_with_its_place():
    match, _ = dropped_out()
    panels = match.game.scene(match.game.view(match.state, None)).table.seats
    assert [tag.key for tag in panels[2].tags] == ["romme-tag-left"]
    assert dict(panels[2].tags[0].values) == {"place": 4}
    assert match.game.scene(match.game.view(match.state, None)).table.deals is None


def test_ausscheiden_a_dealer_who_leaves_passes_the_deal_to_the_next_left():
    match = match_of(
        {1: "h2 h3 h4 h5 h6 h7 h8", 2: "c2 c2 d2 d2 c3 c3 d3", 0: HEAVY},
        "h9",
        "1 draw stock\n1 meld h2 h3 h4 h5 h6 h7 h8\n1 discard h9",
        seats=3,
        options=ONE_LEAVES,
    )
    match.play(deck_line({}, seats=3))
    assert (state_of(match).dealer, state_of(match).turn) == (1, 2)


def test_ausscheiden_the_number_of_hand_cards_follows_those_left():
    options = RommeOptions.from_text("ende=ausscheiden limit=100")
    game = Romme(options)
    match = play_match(game, [RandomPlayer() for _ in range(6)], "leaving")
    result = game.result(state_of(match))
    assert result is not None
    assert result.reason in {"last-left", "most-deals"}
    started = [event for event in match.events if isinstance(event, events.DealStarted)]
    assert all(event.deals is None for event in started)


@pytest.mark.parametrize("times", [0, 1])
def test_neu_mischen_is_how_often_the_ablage_becomes_the_talon(times: int):
    match = match_of({}, seats=6, options=f"handkarten=14 joker=0 spiele=1 neu-mischen={times}")
    rng = Random(5)
    while match.game.result(match.state) is None:
        due = match.game.chance(match.state, lambda cards: rng.sample(list(cards), len(cards)))
        if due is not None:
            match.play(str(due))
            continue
        seat = state_of(match).turn
        view = match.game.view(match.state, seat)
        play(match, f"{seat} {match.game.idle(view, seat)[0]}")
    turned = [event for event in match.events if isinstance(event, events.PileTurned)]
    assert len(turned) == times
    assert events.DealUndecided(None, "talon") in match.events


def test_neu_mischen_bounds_the_turns_of_a_deal():
    assert house("neu-mischen=0").max_turns == 100
    assert house("neu-mischen=5").max_turns == 600
