"""What a seat sees, is offered and is told: view, imagined states, scene, menu, safe move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.core.menu import Control, Menu
from games.core.record import Match
from games.core.rules_text import rules_text
from games.core.scene import Scene
from games.tausendundeins.rules import Tausendundeins
from tests.games.tausendundeins.tables import BIDDING, match_of, play, sitting_out, with_totals


def scene(match: Match, seat: int | None) -> Scene:
    """Return what a seat, or the public, sees drawn."""
    return match.game.scene(match.game.view(match.state, seat))


def menu(match: Match, chosen: tuple[str, ...] = ()) -> Menu:
    """Return the menu of the seat in turn."""
    (seat,) = match.game.to_act(match.state)
    view = match.game.view(match.state, seat)
    return match.game.menu(view, seat, match.game.legal_actions(match.state, seat), chosen)


def names(controls: tuple[Control, ...]) -> list[str]:
    return [f"{each.key.removeprefix('tausendundeins-control-')} {each.mark}" for each in controls]


def taken(options: str = "") -> Match:
    """Return a match in which seat 0 has taken the Stock c7 c8."""
    lines = "0 bid 100\n1 pass\n2 pass"
    return match_of({}, lines, options=f"{BIDDING} {options}".strip(), stock="c7 c8")


def test_the_stock_is_for_its_taker_alone():
    match = taken()
    views: list[Any] = [match.game.view(match.state, seat) for seat in (0, 1, None)]
    assert [bool(view.stock) for view in views] == [True, False, False]
    play(match, "0 bury c7 c8")
    views = [match.game.view(match.state, seat) for seat in (0, 1, None)]
    assert [bool(view.buried) for view in views] == [True, False, False]
    assert all(view.buried_count == 2 for view in views)


def test_an_open_stock_is_for_everybody_but_not_what_is_laid_away():
    match = taken("stock-offen=an")
    play(match, "0 bury c7 c8")
    view: Any = match.game.view(match.state, 1)
    assert view.stock
    assert not view.buried


def test_events_name_hidden_cards_to_their_seat_alone():
    match = match_of({}, "0 bid 100\n1 pass", options=BIDDING, stock="c7 c8")
    event: Any = match.play("2 pass")[-1]
    assert event.seen_by(0).cards is not None
    assert event.seen_by(1).cards is None
    assert event.seen_by(0).text().key.endswith("-own")
    event = match.play("0 bury c7 c8")[0]
    assert event.seen_by(None).cards is None


@pytest.mark.parametrize(("options", "is_shown"), [("stock-offen=an", True), ("", False)])
def test_everybody_is_told_and_shown_an_open_stock_and_no_other(options: str, is_shown: bool):
    match = match_of({}, "0 bid 100\n1 pass", options=f"{BIDDING} {options}", stock="c7 c8")
    told = [event.seen_by(1).text() for event in match.play("2 pass")]
    assert any("c7" in str(text) for text in told) == is_shown
    facts = [fact.faces for fact in scene(match, None).table.facts]
    assert ([face.code for faces in facts for face in faces] == ["c7", "c8"]) == is_shown


def test_after_the_deal_everybody_can_tell_what_was_laid_away():
    match = taken()
    sitting_out(match)
    view: Any = match.game.view(match.state, None)
    assert view.buried
    pile = scene(match, None).table.piles[0]
    assert len(pile.faces) == 2
    assert "back" not in {face.code for face in pile.faces}


def test_who_failed_a_suit_is_imagined_without_it():
    match = match_of({0: "hA hT", 1: "s9 cJ"}, "0 play hA\n1 play s9", without={1: "h"})
    view = match.game.view(match.state, 2)
    for seed in range(20):
        imagined: Any = match.game.imagine(view, 2, Random(seed))
        assert not imagined.hands[1] & 0xFF0000


def test_the_rest_of_a_declared_pair_is_imagined_where_it_is():
    match = match_of({0: "hK hQ"}, "0 declare hQ")
    for seed in range(20):
        imagined: Any = match.game.imagine(match.game.view(match.state, 1), 1, Random(seed))
        assert imagined.hands[0] >> 16 + 5 & 1


def test_an_open_stock_is_imagined_with_its_taker():
    match = taken("stock-offen=an")
    play(match, "0 bury c7 c8")
    for seed in range(20):
        imagined: Any = match.game.imagine(match.game.view(match.state, 1), 1, Random(seed))
        assert (imagined.hands[0] | imagined.auction.buried) & 0b11 == 0b11


def test_only_the_own_view_can_be_imagined():
    match = match_of({})
    with pytest.raises(ValueError, match="not of seat 1"):
        match.game.imagine(match.game.view(match.state, 0), 1, Random(1))


def test_the_table_shows_trick_trump_and_pairs():
    match = match_of({0: "hK hQ", 1: "hA"}, "0 declare hQ\n1 play hA")
    table = scene(match, None).table
    assert table.trick is not None
    assert [(each.seat, each.faces[0].code, each.is_best) for each in table.trick] == [
        (0, "hQ", False),
        (1, "hA", True),
    ]
    trump, declared = table.facts
    assert (trump.suit, declared.suit) == ("h", "h")
    assert [face.code for face in declared.faces] == ["hQ", "hK"]
    assert table.notes[-1].key == "tausendundeins-event-pair-declared"


def test_the_last_trick_lies_small_beside_it():
    match = match_of({0: "hA", 1: "hT", 2: "hQ"}, "0 play hA\n1 play hT\n2 play hQ")
    table = scene(match, None).table
    assert table.trick == ()
    assert [each.is_best for each in table.last_trick] == [True, False, False]
    assert [dict(seat.tags[0].values)["count"] for seat in table.seats] == [1, 0, 0]


def test_bid_and_stock_are_shown():
    match = match_of({}, "0 pass\n1 bid 120", options=BIDDING, stock="")
    table = scene(match, None).table
    assert table.piles[0].count == 2
    assert [tag.key for seat in table.seats for tag in seat.tags] == [
        "tausendundeins-tag-passed",
        "tausendundeins-tag-bids",
    ]
    assert table.facts[0].name.key == "tausendundeins-fact-bid"


def test_the_own_hand_marks_the_stock_and_what_may_not_be_played():
    match = taken()
    hand = scene(match, 0).hand
    assert hand is not None
    assert {face.code for face in hand.faces if face.is_new} == {"c7", "c8"}
    play(match, "0 bury c7 c8")
    hand = scene(match, 0).hand
    assert hand is not None
    assert [face.code for face in hand.facts[0].faces] == ["c7", "c8"]
    match = match_of({0: "hQ", 1: "h9 sA hK"}, "0 play hQ", without={1: "h"})
    hand = scene(match, 1).hand
    assert hand is not None
    assert {face.code for face in hand.faces if face.is_playable} == {"h9", "hK"}


def test_an_open_stock_is_a_fact_for_the_public():
    keys = [fact.name.key for fact in scene(taken("stock-offen=an"), None).table.facts]
    assert "tausendundeins-fact-stock" in keys


def test_one_click_plays_a_card_and_a_second_button_declares():
    match = match_of({0: "hK hQ cA c9 dJ dT sA sT"})
    assert names(menu(match).controls) == [
        "play c9",
        "play cA",
        "play dT",
        "play dJ",
        "play hQ",
        "declare hQ",
        "play hK",
        "declare hK",
        "play sT",
        "play sA",
    ]


def test_bids_are_buttons_and_jumps_a_list():
    match = match_of({}, options=BIDDING, stock="")
    offered = menu(match).controls
    assert names(offered) == ["bid 100", "bid 110", "bid 120", "jump ", "pass "]
    assert len(offered[3].plays) == 28
    play(match, "0 bid 390")
    assert names(menu(match).controls) == ["bid 400", "pass "]


def test_two_chosen_cards_are_laid_away():
    match = taken()
    offered = menu(match)
    assert (len(offered.choosable), offered.max_chosen) == (12, 2)
    assert offered.controls[0].why_not is not None
    assert not menu(match, ("c7",)).controls[0].plays
    (control,) = menu(match, ("c8", "c7", "zz")).controls
    assert str(control.plays[0].actions[0]) == "bury c7 c8"


def test_who_is_not_in_turn_is_offered_nothing():
    match = match_of({})
    view = match.game.view(match.state, 1)
    assert match.game.menu(view, 1, ()) == Menu()
    assert match.game.idle(view, 1) == ()


def test_the_safe_move_plays_the_cheapest_card_and_keeps_trumps():
    match = match_of({0: "cK cQ cA cT h9 hQ", 1: "cJ c9 dJ sA sT sK sQ dA", 2: "d9"})
    play(match, "0 declare cK\n1 play cJ\n2 play d9\n0 play hQ")
    (idle,) = match.game.idle(match.game.view(match.state, 1), 1)
    assert str(idle) == "play dJ"


def test_a_lock_and_a_missing_trick_are_said_to_the_hand():
    match = match_of({0: "hK hQ"}, "0 declare hQ", options="meldung-braucht-stich=an")
    hand = scene(match, 0).hand
    assert hand is not None
    assert hand.notes[-1].key == "tausendundeins-note-needs-trick"
    locked = match_of({0: "hK hQ"}, options="meldesperre=800")
    with_totals(locked, (801, 0, 0))
    hand = scene(locked, 0).hand
    assert hand is not None
    assert [note.key for note in hand.notes] == ["tausendundeins-note-locked"]


def test_headlines_follow_the_deal():
    match = match_of({}, options=f"{BIDDING} max-spiele=5", stock="")
    seen = {scene(match, 0).table.headline.key}
    rng = Random(4)
    while match.game.result(match.state) is None:
        chance = match.game.chance(match.state, lambda cards: rng.sample(cards, len(cards)))
        if chance is not None:
            match.play(str(chance))
        (seat,) = match.game.to_act(match.state)
        (action,) = match.game.idle(match.game.view(match.state, seat), seat)
        match.play(f"{seat} {action}")
        seen.add(scene(match, 0).table.headline.key)
    assert {key.removeprefix("tausendundeins-headline-") for key in seen} >= {
        "bid",
        "bury",
        "lead",
        "follow",
        "scored",
    }
    assert seen & {"tausendundeins-headline-won", "tausendundeins-headline-shared"}


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_rules_say_what_this_table_plays(language: str):
    said = {each.section: each for each in rules_text(Tausendundeins.under({}), language)}
    assert "1001" in said["6"].text
    game = Tausendundeins.under({"spielart": "reizen", "reizen-ab": "57", "reizschritt": "5"})
    bids = next(each for each in rules_text(game, language) if each.section == "8.2")
    assert bids.is_changed
    assert all(value in bids.text for value in ("57", "62", "397"))


def test_a_pair_is_worth_the_same_on_its_button_and_when_it_is_told():
    match = match_of({0: "hK hQ"}, options="abrechnung=vereinfacht", without={0: "cd"})
    offered, *_ = [each for each in menu(match).controls if each.key.endswith("declare")]
    assert offered.label is not None
    event = match.play("0 declare hQ")[0]
    assert dict(offered.label.values)["points"] == dict(event.text().values)["points"] == 60


def test_a_pair_in_a_closed_first_trick_is_said_to_wait():
    match = match_of(
        {0: "sK sQ sA hA", 1: "sJ", 2: "s9"}, options="erste-meldung=aus", without={0: "c"}
    )
    assert not [each for each in menu(match).controls if each.key.endswith("declare")]
    assert [note.key for note in menu(match).notes] == ["tausendundeins-note-not-first"]
    play(match, "0 play sA\n1 play sJ\n2 play s9")
    assert [note.key for note in menu(match).notes] == ["tausendundeins-note-pair"]


def test_who_may_not_declare_knows_it_before_bidding():
    match = match_of({}, options=BIDDING, stock="")
    with_totals(match, (901, 900, 0))
    hands = [scene(match, seat).hand for seat in (0, 1)]
    assert [hand.notes != () for hand in hands if hand is not None] == [True, False]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_stock_is_named_with_jungfrau_only_where_there_is_one(language: str):
    for kind, is_named in (("grund", False), ("reizen", True)):
        game = Tausendundeins.under({"jungfrau": "an", "spielart": kind})
        (said,) = (each for each in rules_text(game, language) if each.section == "7")
        assert ("Stock" in said.text) == is_named
        assert "100" in said.text
