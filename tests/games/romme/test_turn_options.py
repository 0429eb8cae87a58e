"""House rules about drawing, going out and Hand-Rommé (§2, §3, §8, §9), as records."""

from __future__ import annotations

import pytest

from games.core.record import Match
from games.romme import events
from tests.games.romme.dealt import (
    hand_of,
    is_legal,
    match_of,
    play,
    refused,
    state_of,
)
from tests.games.romme.test_options import FORTY, FREE, reason


def taking(options: str, hand: str = "h4 h5 d9 c2 c3 s9 sJ") -> Match:
    """Seat 1 has discarded h6; seat 0 is to draw."""
    return match_of({1: "h6", 0: hand}, "", "1 draw stock\n1 discard h6", options=options)


def test_ablage_nehmen_zum_auslegen_ends_no_turn_with_the_card_in_hand():
    match = taking(f"{FREE} ablage-nehmen=zum-auslegen")
    play(match, "0 draw pile")
    assert reason(refused(match, "0 discard d9")) == ("must-lay-taken", "3")
    play(match, "0 meld h4 h5 h6")
    assert is_legal(match, "0 discard d9")
    play(match, "0 takeback")
    assert not is_legal(match, "0 discard d9")


def test_ablage_nehmen_zum_auslegen_puts_the_card_back_and_draws_from_the_talon():
    match = taking(f"{FREE} ablage-nehmen=zum-auslegen")
    play(match, "0 draw pile")
    assert match.play("0 takeback") == [events.CardReturned(0, 30)]
    assert state_of(match).pile == [30]
    assert "h6" not in hand_of(match, 0)
    assert match.game.view(match.state, 1).known[0] == ()
    assert reason(refused(match, "0 draw pile")) == ("card-returned", "3")
    assert reason(refused(match, "0 takeback")) == ("draw-first", "3")
    play(match, "0 draw stock")
    assert reason(refused(match, "0 takeback")) == ("nothing-staged", "10")
    play(match, "0 discard d9\n1 draw pile")


def test_ablage_nehmen_zum_auslegen_asks_for_one_copy_fewer():
    match = taking(f"{FREE} ablage-nehmen=zum-auslegen", "h4 h5 h6 c2 c3 s9 sJ")
    play(match, "0 draw pile")
    assert reason(refused(match, "0 discard h6")) == ("must-lay-taken", "3")
    play(match, "0 meld h4 h5 h6")
    assert is_legal(match, "0 discard h6")


def test_ablage_nehmen_nach_erstmeldung_is_for_seats_that_are_out():
    options = f"{FREE} ablage-nehmen=nach-erstmeldung"
    match = match_of(
        {1: "h4 h5 h6 c2"},
        "c9 s2",
        "1 draw stock\n1 meld h4 h5 h6\n1 discard c2",
        options=options,
    )
    assert reason(refused(match, "0 draw pile")) == ("pile-not-out", "3")
    play(match, "0 draw stock\n0 discard s2")
    assert is_legal(match, "1 draw pile")


def test_zuruecklegen_lets_the_taken_card_go_at_once():
    match = taking(f"{FREE} zurücklegen=an")
    play(match, "0 draw pile")
    assert is_legal(match, "0 discard h6")


def test_startkarte_aufdecken_opens_the_ablage_with_the_next_card():
    match = match_of({}, "s9 d4", options=f"{FREE} startkarte=aufdecken")
    state = state_of(match)
    assert (state.pile, state.stock_count) == ([46], 108 - 14 - 1)
    assert match.events[-1] == events.PileOpened(None, 46)
    assert is_legal(match, "1 draw pile")


def test_startkarte_vorhand_gets_one_card_more_and_only_discards():
    match = match_of({1: "h4 h5 h6"}, "s9 d4", options=f"{FREE} startkarte=vorhand")
    assert len(hand_of(match, 1)) == 8
    assert "s9" in hand_of(match, 1)
    assert match.events[-1] == events.ForehandBegins(1)
    assert reason(refused(match, "1 draw stock")) == ("only-discard", "2")
    assert reason(refused(match, "1 meld h4 h5 h6")) == ("only-discard", "2")
    assert reason(refused(match, "1 takeback")) == ("nothing-staged", "10")
    legal = match.game.legal_actions(match.state, 1)
    assert {action.verb for action in legal} == {"discard"}
    assert match.game.view(match.state, 0).known[1] == ()
    play(match, "1 discard s9\n0 draw pile")
    assert len(hand_of(match, 1)) == 7


def last_card(options: str) -> Match:
    """Seat 1 holds h2 … h9 after the draw and has laid nothing."""
    return match_of({1: "h2 h3 h4 h5 h6 h7 h8"}, "h9", "1 draw stock", options=options)


ALL_EIGHT = "1 meld h2 h3 h4 h5 h6 h7 h8 h9"


def test_schluss_frei_laying_the_last_card_ends_the_deal_at_once():
    match = last_card(f"{FORTY} schluss=frei")
    told = match.play(ALL_EIGHT)
    assert events.DealWon(1, is_hand_romme=True, is_doubled=True) in told
    assert match.game.result(match.state) is not None
    assert state_of(match).outcomes[0].winner == 1


def test_schluss_frei_the_last_card_may_be_laid_off_or_discarded():
    match = last_card(f"{FORTY} schluss=frei")
    play(match, "1 meld h2 h3 h4 h5 h6 h7 h8")
    assert is_legal(match, "1 discard h9")
    told = match.play("1 layoff m1 h9")
    assert any(isinstance(event, events.DealWon) for event in told)


def test_schluss_frei_applies_section_6_where_there_is_no_hand_romme():
    options = "handkarten=7 spiele=1 schluss=frei hand-rommé=verboten erstmeldung=51"
    match = last_card(options)
    assert reason(refused(match, ALL_EIGHT)) == ("first-meld", "6")
    cheap = last_card(options.replace("51", "40"))
    told = cheap.play(ALL_EIGHT)
    assert events.DealWon(1, is_hand_romme=False, is_doubled=False) in told


@pytest.mark.parametrize(
    ("value", "is_hand_romme", "factor"), [("doppelt", True, 2), ("einfach", True, 1)]
)
def test_hand_romme_suspends_section_6_and_may_double(value: str, is_hand_romme: bool, factor: int):
    match = match_of(
        {1: "h2 h3 h4 c5 c6 c7 c8", 0: "c3 d3 h3 s3 c4 d4 h4"},
        "d9",
        "1 draw stock\n1 meld h2 h3 h4\n1 meld c5 c6 c7 c8",
        options=f"{FORTY} hand-rommé={value}",
    )
    told = match.play("1 discard d9")
    assert events.DealWon(1, is_hand_romme, is_doubled=factor == 2) in told
    assert match.game.scores(match.state) == (factor * 24, 0)


def test_hand_romme_verboten_keeps_section_6_when_going_out():
    match = match_of(
        {1: "h2 h3 h4 c5 c6 c7 c8"},
        "d9",
        "1 draw stock\n1 meld h2 h3 h4\n1 meld c5 c6 c7 c8",
        options=f"{FORTY} hand-rommé=verboten",
    )
    refusal = refused(match, "1 discard d9")
    assert reason(refusal) == ("first-meld", "6")
    assert dict(refusal.values) == {"needed": 40, "laid": 35, "missing": 5}


def test_hand_romme_verboten_lets_only_seats_that_are_out_lay_off_and_swap():
    lines = "1 draw stock\n1 meld h4 * h6\n1 discard c2\n0 draw stock"
    held = {1: "h4 * h6 c2", 0: "h5 h7"}
    match = match_of(held, "c9 s2", lines, options=f"{FREE} hand-rommé=verboten")
    assert reason(refused(match, "0 layoff m1 h7")) == ("not-out", "7")
    assert reason(refused(match, "0 swap m1 h5")) == ("not-out", "7")
    at_once = match_of(
        held, "c9 s2", lines, options=f"{FREE} hand-rommé=verboten sofort-anlegen=an"
    )
    assert is_legal(at_once, "0 layoff m1 h7")
