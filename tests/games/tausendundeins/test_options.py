"""House rules: what "auto" means, what contradicts each other, and what each changes."""

from __future__ import annotations

import re

import pytest

from games.core.errors import OptionError
from games.core.rules_text import LANGUAGES, rules_text
from games.tausendundeins.options import PRESETS, TausendundeinsOptions
from games.tausendundeins.pack import CARD_OF, NO_SUIT, codes
from games.tausendundeins.rules import Tausendundeins
from games.tausendundeins.scoring import rounded
from games.tausendundeins.trick import playable
from tests.games.tausendundeins.tables import (
    BIDDING,
    last_trick_of,
    legal,
    mask,
    match_of,
    outcome_of,
    play,
    refused,
    scored,
    table,
    with_totals,
)

DECLARED = """
spielart=grund (grund, reizen)
abrechnung=genau (genau, vereinfacht)
ziel=auto (auto, 30–2001)
jungfrau=aus (an, aus)
meldefolge=auto (auto, aufsteigend, frei)
meldewert=farbe (farbe, reihenfolge)
meldung-braucht-stich=auto (auto, an, aus)
erste-meldung=an (an, aus)
stichzwang=bedienen (bedienen, trumpfen, stechen)
sieg=spielende (spielende, sofort)
gleichstand=weiter (weiter, geteilt)
reizen-ab=100 (50–150)
reizschritt=10 (5, 10)
alle-passen=vorhand (vorhand, neu)
gebot-zählt=punkte (punkte, gebot)
meldesperre=auto (auto, aus, 800–1000)
stock-offen=aus (an, aus)
vergessen=automatisch (automatisch, strafe)
max-spiele=60 (5–100)
"""
"""How far `ziel` really goes depends on the count: see what is refused below."""


@pytest.mark.parametrize(
    ("options", "meant"),
    [
        ("", {"ziel": 1001, "meldefolge": "aufsteigend", "meldesperre": "aus"}),
        ("abrechnung=vereinfacht", {"ziel": 100, "meldung-braucht-stich": False}),
        (BIDDING, {"meldefolge": "frei", "meldung-braucht-stich": True, "meldesperre": 900}),
        (f"{BIDDING} ziel=1500", {"meldesperre": "aus"}),
        (f"{BIDDING} ziel=1001", {"meldesperre": 900}),
        ("meldesperre=950 meldefolge=frei", {"meldesperre": 950, "meldefolge": "frei"}),
    ],
)
def test_auto_is_resolved(options: str, meant: dict[str, object]):
    resolved = TausendundeinsOptions.from_text(options).resolved(3)
    assert {key: resolved[key] for key in meant} == meant


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ("spielart=reizen abrechnung=vereinfacht", "spielart"),
        ("sieg=sofort spielart=reizen", "sieg"),
        ("sieg=sofort spielart=reizen meldung-braucht-stich=aus", "sieg"),
        ("sieg=sofort abrechnung=vereinfacht", "sieg"),
        ("sieg=sofort meldung-braucht-stich=an", "sieg"),
        ("ziel=100", "ziel"),
        ("ziel=250", "ziel"),
        ("ziel=300", "ziel"),
        ("ziel=30", "ziel"),
        ("abrechnung=vereinfacht ziel=201", "ziel"),
        ("abrechnung=vereinfacht ziel=2001", "ziel"),
    ],
)
def test_contradictions_are_refused(options: str, key: str):
    with pytest.raises(OptionError) as caught:
        TausendundeinsOptions.from_text(options)
    assert caught.value.key == key
    assert caught.value.text is not None


def test_the_ends_of_the_target_are_allowed():
    for target in (301, 2001):
        assert TausendundeinsOptions.from_text(f"ziel={target}").target == target
    for target in (30, 200):
        options = f"abrechnung=vereinfacht ziel={target}"
        assert TausendundeinsOptions.from_text(options).target == target


def test_every_option_has_the_default_and_the_range_of_the_rules():
    declared = [
        f"{spec.key}={spec.write(spec.default)} ({spec.range_text()})"
        for spec in TausendundeinsOptions.specs()
    ]
    assert declared == DECLARED.split("\n")[1:-1]


def test_the_presets_are_those_of_the_rules():
    assert {name: " ".join(map("=".join, pairs.items())) for name, pairs in PRESETS.items()} == {
        "standard": "",
        "vereinfacht": "abrechnung=vereinfacht",
        "reizen": "spielart=reizen",
        "kurz": "ziel=501",
        "jungfrau": "jungfrau=an",
    }


def test_it_takes_its_own_options_and_a_dealer_at_the_table():
    with pytest.raises(OptionError):
        Tausendundeins().start(3, 3)
    with pytest.raises(OptionError):
        Tausendundeins().start(5)
    with pytest.raises(TypeError):
        Tausendundeins(object())  # pyright: ignore[reportArgumentType]  # what is refused


def test_who_is_void_must_trump_where_that_is_the_rule():
    hands = {0: "cK cQ hQ", 1: "sA c9 cJ", 2: "d9"}
    lines = "0 declare cK\n1 play cJ\n2 play d9\n0 play hQ"
    match = match_of(hands, lines, options="stichzwang=trumpfen", without={1: "hc", 2: "c"})
    assert legal(match) == ["play c9"]
    assert refused(match, "1 play sA").key == "must-trump"


def test_the_best_card_must_be_beaten_where_that_is_the_rule():
    match = match_of({0: "hQ", 1: "h9 hK hA"}, "0 play hQ", options="stichzwang=stechen")
    assert legal(match) == ["play hK", "play hA"]
    assert refused(match, "1 play h9").key == "must-beat"
    assert refused(match, "1 play h9").section == "3"


def test_declarations_in_the_order_declared():
    options = "meldewert=reihenfolge meldefolge=frei"
    match = match_of({0: "sK sQ sA sT cK cQ", 1: "sJ", 2: "s9"}, options=options)
    play(match, "0 declare sQ\n1 play sJ\n2 play s9\n0 declare cQ")
    assert [each["points"] for each in table(match)["declared"]] == [40, 60]


def test_the_first_trick_may_be_closed_to_declarations():
    match = match_of({0: "sK sQ sA sT", 1: "sJ", 2: "s9"}, options="erste-meldung=aus")
    assert refused(match, "0 declare sQ").key == "not-first-trick"
    play(match, "0 play sA\n1 play sJ\n2 play s9")
    assert "declare sQ" in legal(match)


def test_whose_turn_it_is_follows_from_the_trick():
    match = match_of({0: "hA", 1: "hK hQ"}, "0 play hA")
    refusal = refused(match, "2 play h9")
    assert (refusal.key, refusal.section) == ("not-your-turn", "3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_in_which_direction_a_trick_goes_round(language: str):
    paragraphs = {each.section: each.text for each in rules_text(Tausendundeins(), language)}
    assert re.search("Uhrzeigersinn|clockwise", paragraphs["3"])


def test_only_the_leader_declares():
    match = match_of({0: "hA", 1: "hK hQ"}, "0 play hA")
    assert refused(match, "1 declare hK").key == "only-leader"


def test_section_5_every_sum_of_card_points_is_rounded_as_the_last_digit_says():
    for points in range(121):
        tens, ones = divmod(points, 10)
        for takes_last in (False, True):
            is_up = ones > 5 or (ones == 5 and takes_last)
            assert rounded(points, takes_last=takes_last) == tens + is_up


@pytest.mark.parametrize(("total", "is_locked"), [(900, False), (901, True)])
def test_over_900_nothing_may_be_declared_with_bidding(total: int, is_locked: bool):
    match = match_of({0: "hK hQ"}, options=BIDDING, stock="")
    with_totals(match, (total, 0, 0))
    play(match, "0 bid 100\n1 pass\n2 pass")
    bury = next(action for action in legal(match) if "hK" not in action and "hQ" not in action)
    play(match, f"0 {bury}")
    assert ("declare hK" in legal(match)) != is_locked
    if is_locked:
        assert refused(match, "0 declare hK").section == "8.4"
    else:
        play(match, "0 declare hK")


def test_a_declaration_without_a_trick_counts_nothing_where_it_needs_one():
    piles = ["", "cA", "dA"]
    declared = [(0, "h", 60)]
    assert outcome_of(piles, declared=declared).scores[0] == 60
    outcome = outcome_of(piles, declared=declared, options="meldung-braucht-stich=an")
    assert outcome.scores[0] == 0


def test_jungfrau_is_not_for_who_took_the_stock():
    piles = ["", "", "cA"]
    options = f"{BIDDING} jungfrau=an"
    assert outcome_of(piles, options=options, bid=100, buried="hA").scores == (-100, 100, 11)


def test_a_made_bid_may_score_the_bid_alone():
    piles = ["cA cT sA sT dA dT hA hT cK dK hK", "", ""]
    options = f"{BIDDING} gebot-zählt=gebot reizen-ab=50"
    assert outcome_of(piles, options=options, bid=50).scores[0] == 50


def test_equal_totals_may_share_the_win():
    match = last_trick_of((1005, 1005, 300), "gleichstand=geteilt")
    result = match.game.result(match.state)
    assert result is not None
    assert (result.places, result.reason) == ((1, 1, 3), "target")


def test_of_several_over_the_target_the_highest_wins():
    result_of = last_trick_of((1001, 1030, 2))
    result = result_of.game.result(result_of.state)
    assert result is not None
    assert result.places == (2, 1, 3)


def test_a_target_may_be_reached_at_once_by_a_declaration():
    match = match_of({0: "hK hQ"}, options="sieg=sofort")
    with_totals(match, (941, 500, 600))
    play(match, "0 declare hK")
    result = match.game.result(match.state)
    assert result is not None
    assert (result.places, result.scores, result.reason) == (
        (1, 3, 2),
        (1001, 500, 600),
        "at-once",
    )
    assert refused(match, "1 play h9").key == "match-over"


def test_a_target_may_be_reached_at_once_by_a_trick():
    match = match_of({0: "hA", 1: "hT", 2: "hQ"}, options="sieg=sofort")
    with_totals(match, (977, 500, 600))
    play(match, "0 play hA\n1 play hT\n2 play hQ")
    assert match.game.scores(match.state) == (1001, 500, 600)
    assert scored(match).cards == (24, 0, 0)


@pytest.mark.parametrize(
    ("options", "score"), [("jungfrau=an", 100), ("jungfrau=an abrechnung=vereinfacht", 10)]
)
def test_who_takes_no_trick_gets_the_bonus_of_the_count(options: str, score: int):
    assert outcome_of(["", "cA cT", "dA"], options=options, taker=1).scores[0] == score


@pytest.mark.parametrize(
    ("hand", "duty", "allowed"),
    [
        # Clubs are trump; hQ was led and trumped with cJ.
        ("h9 hA cA", "trumpfen", "h9 hA"),
        ("h9 hA cA", "stechen", "h9 hA"),
        ("c9 cA sA", "trumpfen", "c9 cA"),
        ("c9 cA sA", "stechen", "cA"),
        ("c9 sA", "stechen", "c9"),
        ("s9 sA", "stechen", "s9 sA"),
        ("c9 cA sA", "bedienen", "c9 sA cA"),
    ],
)
def test_what_a_trumped_trick_asks_for(hand: str, duty: str, allowed: str):
    house = Tausendundeins.under({"stichzwang": duty}).house
    trick = (CARD_OF["hQ"], CARD_OF["cJ"])
    cards = playable(house, mask(hand), trick, best=trick[1], trump=0)
    assert set(codes(cards)) == set(allowed.split())


def test_a_trump_led_must_be_beaten_where_that_is_the_rule():
    house = Tausendundeins.under({"stichzwang": "stechen"}).house
    led = CARD_OF["cQ"]
    assert codes(playable(house, mask("c9 cA sA"), (led,), led, trump=0)) == ["cA"]
    assert codes(playable(house, mask("c9 cJ sA"), (led,), led, trump=0)) == ["c9", "cJ"]


def test_without_trump_a_void_seat_plays_what_it_likes():
    house = Tausendundeins.under({"stichzwang": "stechen"}).house
    led = CARD_OF["hQ"]
    assert codes(playable(house, mask("c9 sA"), (led,), led, NO_SUIT)) == ["c9", "sA"]


def test_equal_totals_at_the_target_play_on_only_while_there_are_deals():
    match = last_trick_of((1005, 1005, 300), "max-spiele=5")
    assert match.game.result(match.state) is None
    match = last_trick_of((1005, 1005, 300), "max-spiele=5", deal=5)
    result = match.game.result(match.state)
    assert result is not None
    assert (result.places, result.reason) == ((1, 1, 3), "deals")


def test_a_deal_between_equals_goes_on_until_one_is_ahead():
    match = match_of({0: "h9", 1: "hJ", 2: "hQ"}, options="sieg=sofort")
    with_totals(match, (1001, 1001, 300))
    play(match, "0 play h9\n1 play hJ\n2 play hQ")
    # The trick of 5 points went to seat 2: the other two are level at the target.
    assert match.game.result(match.state) is None
    assert match.game.to_act(match.state) == (2,)
