"""Dealing, the end of a deal and of a match (§1, §2, §11–§13)."""

from __future__ import annotations

from random import Random

import pytest

from games.cli.playing import play_match
from games.core.cards import parse_cards
from games.core.errors import OptionError
from games.core.record import Match, replay
from games.romme import events, hands
from games.romme.actions import DRAW_STOCK
from games.romme.dealing import whole_pack
from games.romme.ending import places
from games.romme.house import house_rules
from games.romme.options import PRESETS, RommeOptions
from games.romme.rules import Romme
from games.romme.scoring import penalty
from games.romme.state import Outcome
from tests.games.romme.dealt import all_cards, deck_line, hand_of, match_of, refused, state_of


def idle_turn(match: Match) -> None:
    """Let the seat in turn draw from the Talon and discard what it drew."""
    for _ in range(2):
        seat = state_of(match).turn
        view = match.game.view(match.state, seat)
        match.play(f"{seat} {match.game.idle(view, seat)[0]}")


def emptied(options: str, seats: int) -> Match:
    """Return a match at the moment its Talon is empty for the first time."""
    match = match_of({}, seats=seats, options=options)
    while state_of(match).stock_count:
        idle_turn(match)
    return match


def turned_over(match: Match) -> None:
    """Turn the Ablage over, its cards in reverse."""
    due = match.game.chance(match.state, lambda cards: list(reversed(cards)))
    assert due is not None
    match.play(str(due))


@pytest.mark.parametrize(("joker", "cards"), [(0, 104), (4, 108), (6, 110)])
def test_section_1_two_packs_and_jokers(joker: int, cards: int):
    assert len(whole_pack(joker)) == cards


@pytest.mark.parametrize(
    ("seats", "options", "size"),
    [
        (2, "", 13),
        (4, "", 13),
        (5, "", 11),
        (6, "", 11),
        (6, "handkarten=14", 14),
        (3, "handkarten=7", 7),
    ],
)
def test_section_2_cards_dealt(seats: int, options: str, size: int):
    match = match_of({}, seats=seats, options=f"{options} spiele=1".strip())
    state = state_of(match)
    assert [hands.size(hand) for hand in state.hands] == [size] * seats
    assert state.stock_count == 108 - seats * size
    assert state.pile == []


def test_section_2_every_number_of_hand_cards_can_be_dealt_to_every_number_of_seats():
    smallest = len(whole_pack(0))
    largest = max(RommeOptions.specs()[1].choices, key=lambda value: value or 0)
    assert isinstance(largest, int)
    assert Romme.spec.max_seats * largest < smallest


def test_section_2_one_by_one_from_the_dealers_left():
    pack = " ".join(deck_line({}, seats=3, options="").split(" ")[1:])
    match = replay(f"game romme 1\nseats 3\ndealer 1\ndeck {pack}\n")
    cards = parse_cards(pack.split(" "))
    for place, seat in enumerate((2, 0, 1)):
        assert state_of(match).hands[seat] == hands.pack(cards[place:39:3])
    assert state_of(match).stock == cards[39:]
    assert state_of(match).turn == 2


def test_section_2_the_dealer_moves_on_clockwise():
    match = play_match(
        Romme.under({"spiele": "4"}), [Romme.spec.players["random"]() for _ in "123"], "2"
    )
    dealers = [event.seat for event in match.events if isinstance(event, events.DealStarted)]
    first = match.header.dealer
    assert dealers == [(first + deal) % 3 for deal in range(4)]


def test_section_2_seats_and_dealer_must_be_there():
    for seats, dealer, key in (
        (1, 0, "seats"),
        (7, 0, "seats"),
        (3, 3, "dealer"),
        (3, -1, "dealer"),
    ):
        with pytest.raises(OptionError) as caught:
            Romme().start(seats, dealer)
        assert caught.value.key == key


def test_options_of_another_game_are_a_mistake():
    from games.core.options import Options

    with pytest.raises(TypeError):
        Romme(Options())


def test_chance_is_due_before_the_first_deal_and_nobody_acts():
    game = Romme()
    state = game.start(2)
    assert game.to_act(state) == ()
    refusal = game.refusal(state, 0, DRAW_STOCK)
    assert refusal is not None
    assert (refusal.key, dict(refusal.values)) == ("deck-due", {})


def test_section_11_all_but_the_top_card_become_the_new_talon_in_the_order_of_chance():
    match = emptied("handkarten=14 joker=0 spiele=1", 6)
    state = state_of(match)
    assert state.phase.name == "TURNOVER"
    assert match.events[-1] == events.TalonEmptied(None, 19)
    pile = list(state.pile)
    shuffled = Random(1).sample(pile[:-1], 19)
    due = match.game.chance(state, lambda cards: shuffled if list(cards) == pile[:-1] else [])
    assert due is not None
    match.play(str(due))
    assert state.stock == tuple(shuffled)
    assert state.pile == pile[-1:]
    assert sorted(all_cards(state)) == list(whole_pack(0))


def test_section_11_the_new_talon_must_hold_exactly_those_cards():
    match = emptied("handkarten=14 joker=0 spiele=1", 6)
    due = str(match.game.chance(match.state, list))
    refusal = refused_chance(match, due.rpartition(" ")[0])
    assert (refusal.key, refusal.section) == ("wrong-turnover", "11")
    assert refused_chance(match, deck_line({}, seats=6, options="joker=0")).key == "deck-not-due"
    assert refused(match, f"{state_of(match).turn} draw stock").key == "turnover-due"


def refused_chance(match: Match, text: str):
    refusal = match.game.refusal(match.state, None, match.game.parse(text))
    assert refusal is not None
    return refusal


def test_section_11_after_two_turnovers_the_deal_ends_without_a_winner():
    match = emptied("handkarten=14 joker=0 spiele=1", 6)
    for _ in range(2):
        turned_over(match)
        while state_of(match).phase.name in {"DRAW", "PLAY"}:
            idle_turn(match)
    assert events.DealUndecided(None, "talon") in match.events
    outcome = state_of(match).outcomes[0]
    assert (outcome.winner, outcome.is_hand_romme) == (None, False)
    assert outcome.points == tuple(penalty(hands.unpack(hand)) for hand in state_of(match).hands)


def test_section_11_a_deal_ends_after_300_turns():
    """Seats that only pass one card on through the Ablage would play for ever."""
    match = match_of({1: "h7"}, "", "1 draw stock\n1 discard h7")
    state = state_of(match)
    while not state.outcomes:
        seat = state.turn
        match.play(f"{seat} draw pile")
        others = [code for code in hand_of(match, seat) if code != "*"]
        barred = state.barred(state.hands[seat])
        match.play(f"{seat} discard {next(c for c in others if parse_cards([c])[0] != barred)}")
    assert state.turns == 300
    assert events.DealUndecided(None, "turns") in match.events
    assert state.stock_count == 108 - 14 - 1


@pytest.mark.parametrize(
    ("cards", "points"),
    [("hA", 11), ("*", 20), ("cK dQ hJ sT", 40), ("c2 d9", 11), ("", 0), ("hA * cK cT d2", 53)],
)
def test_section_12_points_of_cards_in_hand(cards: str, points: int):
    assert penalty(parse_cards(cards.split())) == points


def test_section_13_fewest_minus_points_first_and_equal_totals_share():
    house = house_rules(RommeOptions())
    deals = Outcome(1, False, (10, 0, 25, 40)), Outcome(2, False, (20, 10, 5, 10))
    assert places(house, 4, deals) == (2, 1, 2, 4)
    assert places(house, 2, (Outcome(None, False, (7, 7)),)) == (1, 1)


@pytest.mark.parametrize(("seats", "deals"), [(2, 3), (3, 3), (4, 4), (6, 6)])
def test_section_13_number_of_deals(seats: int, deals: int):
    assert RommeOptions().deals(seats) == deals
    assert RommeOptions.from_pairs(PRESETS["kurz"]).deals(seats) == 1


def test_section_13_an_action_after_the_end_is_refused():
    match = match_of({1: "h2 h3 h4 h5 h6 h7 h8"}, "h9", "1 draw stock\n1 meld h2 h3 h4 h5 h6 h7 h8")
    match.play("1 discard h9")
    for line in ("0 draw stock", "1 takeback"):
        assert refused(match, line).key == "match-over"
    assert refused_chance(match, deck_line({}, seats=2)).key == "match-over"
    assert match.game.chance(match.state, list) is None


def test_section_13_a_shared_win_is_told_so():
    shared = events.MatchEnded(None, (0, 2), 12).text()
    assert (shared.key, dict(shared.values)) == (
        "romme-event-match-ended-shared",
        {"count": 2, "points": 12},
    )
