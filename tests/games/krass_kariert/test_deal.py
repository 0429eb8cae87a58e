"""Dealing, who starts, how a deal ends and who pays (§2–§4, §10–§12), with their house rules."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.core.errors import OptionError
from games.core.record import Match, RecordError, replay
from games.krass_kariert.options import KrassKariertOptions
from games.krass_kariert.rules import KrassKariert
from games.krass_kariert.state import Phase
from tests.games.krass_kariert.dealt import (
    amid,
    begun,
    counts_of,
    dealt,
    deck_line,
    hand_of,
    play,
    reserve_of,
    state_of,
)


def outcome_of(match: Match) -> tuple[str, tuple[int, ...]]:
    """Return how the last deal ended and who paid."""
    outcome = state_of(match).outcome
    assert outcome is not None
    return outcome.reason, outcome.payers


def test_s3_hands_come_whole_from_the_dealers_left_then_two_reserve_cards_each():
    match = dealt(
        {1: "1 2 3 4 5 6 7 8 9 10", 2: "12 11 10 9 8 7 6 5 4 3"},
        {1: "X S", 2: "N X", 0: "S N"},
        "12 1 12",
        seats=3,
    )
    assert hand_of(match, 1) == "1 2 3 4 5 6 7 8 9 10"
    assert hand_of(match, 2) == "12 11 10 9 8 7 6 5 4 3"
    assert [reserve_of(match, seat) for seat in range(3)] == ["S N", "X S", "N X"]
    assert list(state_of(match).stock[:3]) == [12, 1, 12]
    assert counts_of(match) == [10, 10, 10]
    assert state_of(match).stock_count == 54 - 36


@pytest.mark.parametrize(
    ("options", "sizes"),
    [
        ("", (10, 10, 10, 7, 6)),
        ("handkarten=10", (10, 10, 10, 7, 6)),
        ("handkarten=5", (5, 5, 5, 5, 5)),
        ("handkarten=10 reserve=0 nachziehen=1", (10, 10, 10, 10, 8)),
        ("reserve=0 nachziehen=1", (10, 10, 10, 7, 6)),
        ("reserve=3", (10, 10, 9, 6, 5)),
        ("nachziehen=4", (10, 10, 9, 7, 5)),
    ],
)
def test_s3_hands_are_lowered_until_the_pack_goes_round(options: str, sizes: tuple[int, ...]):
    rules = KrassKariertOptions.from_text(options)
    assert tuple(rules.fitting_hand(seats) for seats in range(2, 7)) == sizes
    for seats in range(2, 7):
        assert rules.resolved(seats)["handkarten"] == sizes[seats - 2]
        game = KrassKariert(rules)
        state = game.start(seats)
        deck = game.chance(state, list)
        assert deck is not None
        game.apply(state, None, deck)
        assert {len(hand) for hand in state.hands} == {sizes[seats - 2]}
        assert state.stock_count >= 2 * rules.nachziehen


def test_s3_under_five_cards_it_is_refused_with_a_sentence_for_people():
    game = KrassKariert.under({"reserve": "3", "nachziehen": "4"})
    game.start(5)
    with pytest.raises(OptionError) as caught:
        game.start(6)
    assert caught.value.key == "handkarten"
    assert caught.value.text is not None
    assert caught.value.text.key == "krass_kariert-conflict-too-few-cards"
    assert dict(caught.value.text.values)["cards"] == 4
    with pytest.raises(RecordError) as wrong:
        replay("game krass_kariert 1\nseats 6\noptions reserve=3 nachziehen=4\n")
    assert wrong.value.key == "options"


def test_s11_going_on_to_the_last_needs_that_out_is_out():
    with pytest.raises(OptionError) as caught:
        KrassKariert.under({"ende": "letzter"})
    assert caught.value.text is not None
    KrassKariert.under({"ende": "letzter", "fertig-ist-fertig": "an"})


@pytest.mark.parametrize("seats", [1, 7])
def test_there_are_two_to_six_seats(seats: int):
    with pytest.raises(OptionError):
        KrassKariert().start(seats)


def test_s3_the_oldest_is_the_host_or_drawn_by_lot():
    assert not KrassKariert().names_dealer
    with pytest.raises(OptionError):
        KrassKariert().start(3, dealer=1)
    drawn = KrassKariert.under({"ältester": "los"})
    assert drawn.names_dealer
    assert drawn.start(3, dealer=2).turn == 0
    with pytest.raises(OptionError):
        drawn.start(3, dealer=3)
    assert "dealer 2" in begun(3, "ältester=los", dealer=2).text()
    assert "dealer" not in begun(3).text()
    with pytest.raises(TypeError):
        KrassKariert(object())  # pyright: ignore[reportArgumentType]  # what is refused


@pytest.mark.parametrize(
    ("options", "chips"),
    [("", (3, 3, 3, 2, 3)), ("chips=1", (1, 1, 1, 1, 1)), ("chips=5", (5, 5, 5, 5, 5))],
)
def test_s2_chips(options: str, chips: Sequence[int]):
    rules = KrassKariertOptions.from_text(options)
    assert [KrassKariert(rules).start(seats).chips[0] for seats in range(2, 7)] == list(chips)
    assert rules.resolved(5)["chips"] == chips[3]


def test_s4_the_first_deal_is_started_by_the_dealers_left():
    assert dealt({}, seats=4).game.to_act(dealt({}, seats=4).state) == (1,)


def test_s4_nobody_paid_the_oldest_starts():
    match = amid(["3", "5", "9"], leads=1, options="")
    state_of(match).hands = [b"\x0c", b"\x03", b"\x05"]
    play(match, "1 play 1, 2 play 1, 0 play 1")
    assert outcome_of(match) == ("nobody", ())
    play(match, deck_line({}, seats=3))
    assert state_of(match).turn == 0


def test_s10_a_winner_without_cards_draws_and_is_not_out():
    match = amid(["N 4", "7"], draws="5 6 8")
    play(match, "0 play 1, 1 play 1")
    assert (state_of(match).phase, state_of(match).turn) == (Phase.INSERT, 1)
    play(match, "1 insert 1, 1 insert 1, 1 insert 1")
    assert state_of(match).phase is Phase.PLAY
    assert counts_of(match) == [1, 3]


def test_s10_fertig_ist_fertig_the_cards_due_lapse():
    match = amid(["N 4", "7"], draws="5 6 8", options="fertig-ist-fertig=an")
    play(match, "0 play 1, 1 play 1")
    assert outcome_of(match) == ("most", (0,))
    assert state_of(match).stock_count == 3


@pytest.mark.parametrize(("zieht", "drawer"), [("spieler", 2), ("beste", 0), ("niemand", None)])
@pytest.mark.parametrize(("fuehrt", "leader"), [("spieler", 2), ("beste", 0)])
def test_s10_who_draws_and_who_leads_after_a_stopp(
    zieht: str, drawer: int | None, fuehrt: str, leader: int
):
    options = f"stopp-zieht={zieht} stopp-führt={fuehrt}"
    match = amid(["9 4", "N 3", "S 5", "2 2"], draws="6 7 8", options=options)
    play(match, "0 play 1, 1 play 1, 2 play 1")
    if drawer is not None:
        assert (state_of(match).phase, state_of(match).turn) == (Phase.INSERT, drawer)
        play(match, f"{drawer} insert 1, {drawer} insert 1, {drawer} insert 1")
    assert (state_of(match).phase, state_of(match).starter) == (Phase.PLAY, leader)


def test_s10_beste_is_the_last_nachziehen_or_else_the_stopp_player():
    options = "stopp-zieht=beste stopp-führt=beste"
    match = amid(["N 4", "S 3", "7 5"], draws="6 7 8", options=options)
    play(match, "0 play 1, 1 play 1")
    assert state_of(match).turn == 0
    match = amid(["4 4", "S 3", "7 5"], leads=1, options=options)
    play(match, "1 play 1")
    assert state_of(match).starter == 1


def test_s10_festgefahren_passt_the_seat_is_skipped_without_a_line():
    match = amid(["12 4", "3 7", "8 8 2"], options="festgefahren=passt")
    play(match, "0 play 1")
    assert state_of(match).turn == 2
    play(match, "2 play 1-2")
    assert state_of(match).starter == 2
    assert state_of(match).chips == (3, 3, 3)


def test_s10_who_holds_a_special_card_is_never_stuck():
    for special in ("S", "N"):
        match = amid(["12 12 12 4", f"3 {special}", "8 8 2"])
        play(match, "0 play 1-3")
        assert state_of(match).turn == 1


def test_s10_a_stuck_seat_ends_the_trick_and_nothing_due_is_drawn():
    match = amid(["N 4", "12 12 12 2", "8 8 2"], draws="5 5 6")
    play(match, "0 play 1, 1 play 1-3")
    assert outcome_of(match) == ("stuck", (2,))
    assert state_of(match).stock_count == 3
    assert counts_of(match) == [1, 1, 3]


def test_s11_pruefung_sofort_ends_within_the_trick():
    match = amid(["12", "3 7", "8 2 2"], ["", "1 1", ""], options="prüfung=sofort")
    play(match, "0 play 1")
    assert outcome_of(match) == ("most", (2,))
    match = amid(["N", "3 7", "8 2"], draws="5 5 6", options="prüfung=sofort")
    play(match, "0 play 1")
    assert outcome_of(match) == ("most", (1, 2))
    assert state_of(match).stock_count == 3


VERLAG = "ende=letzter fertig-ist-fertig=an"


def test_s11_verlag_the_last_pays_even_if_it_has_not_acted():
    match = amid(["4", "5", "8 2 2"], options=VERLAG)
    play(match, "0 play 1, 1 play 1")
    assert outcome_of(match) == ("last", (2,))


def test_s11_verlag_pruefung_has_no_effect():
    match = amid(["4", "5 9", "8 2 2"], options=f"{VERLAG} prüfung=sofort")
    play(match, "0 play 1")
    assert state_of(match).turn == 1


def test_s10_verlag_the_second_best_leads_for_a_winner_who_is_out():
    match = amid(["4 9", "5 9", "8 2", "12"], options=VERLAG)
    play(match, "0 play 1, 1 play 1, 2 play 1, 3 play 1")
    assert state_of(match).starter == 2


def test_s10_verlag_the_next_with_cards_leads_if_the_second_best_is_out_too():
    match = amid(["4 9", "5 9", "8", "12"], options=VERLAG)
    play(match, "0 play 1, 1 play 1, 2 play 1, 3 play 1")
    assert state_of(match).starter == 0


def test_s10_verlag_after_a_stopp_the_best_leads_for_who_is_out():
    match = amid(["4 9", "5 9", "S", "12 3"], options=VERLAG)
    play(match, "0 play 1, 1 play 1, 2 play 1")
    assert state_of(match).starter == 1


def test_s10_verlag_a_led_stopp_as_last_card_the_next_leads():
    match = amid(["4 9", "5 9", "S", "12 3"], leads=2, options=VERLAG)
    play(match, "2 play 1")
    assert state_of(match).starter == 3


def test_s10_verlag_stopp_fuehrt_beste_who_is_out_the_second_best_leads():
    match = amid(["4 9", "5", "S 3", "12 3"], options=f"{VERLAG} stopp-führt=beste")
    play(match, "0 play 1, 1 play 1, 2 play 1")
    assert state_of(match).starter == 0


def test_s12_after_60_deals_the_most_chips_win():
    match = amid(["12", "3 7", "8 2"], ["", "1 1", "1 1"], chips=(2, 3, 1))
    state_of(match).deal = 60
    play(match, "0 play 1, 1 reserve 1 1, 2 reserve 1 1")
    result = match.game.result(match.state)
    assert result is not None
    assert (result.places, result.scores, result.reason) == ((1, 1, 3), (2, 2, 0), "deals-played")


def test_s12_several_may_lose_at_once():
    match = amid(["12", "3 7", "8 2"], ["", "1 1", "1 1"], chips=(0, 0, 0))
    play(match, "0 play 1, 1 reserve 1 1, 2 reserve 1 1")
    result = match.game.result(match.state)
    assert result is not None
    assert (result.places, result.scores) == ((1, 2, 2), (0, 0, 0))
