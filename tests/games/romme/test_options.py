"""What every house rule means exactly, by § and option, in the notation of records."""

from __future__ import annotations

import pytest

from games.core.errors import OptionError, Refusal
from games.core.record import Match
from games.romme import events
from games.romme.options import PRESETS, RommeOptions
from games.romme.rules import Romme
from tests.games.romme.dealt import (
    hand_of,
    is_legal,
    match_of,
    play,
    refused,
    state_of,
    table_of,
)

FREE = "handkarten=7 erstmeldung=0 spiele=1"
DECLARED = """
erstmeldung=40 (0, 30, 40, 50, 51)
handkarten=auto (auto, 7–14)
joker=4 (0–6)
jokerwert=20 (20, 25, 30, 50)
joker-je-figur=ab-zwei-echten (ab-zwei-echten, so-viele-wie-echte, einer)
jokertausch=hand (hand, sofort, aus)
joker-im-satz=jede (jede, beide)
ablage-nehmen=immer (immer, zum-auslegen, nach-erstmeldung)
startkarte=keine (keine, aufdecken, vorhand)
sofort-anlegen=aus (an, aus)
schluss=abwerfen (abwerfen, frei)
um-die-ecke=an (an, aus)
ass-vor-zwei=1 (1, 11)
doppelte-im-satz=aus (an, aus)
hand-rommé=doppelt (doppelt, einfach, verboten)
zurücklegen=aus (an, aus)
ende=spiele (spiele, limit, ausscheiden)
spiele=auto (auto, 1–20)
limit=200 (100–1000)
gewinner-plus=aus (an, aus)
neu-mischen=2 (0–5)
auslegen-ab-runde=1 (1–3)
"""
FORTY = "handkarten=7 spiele=1"


def reason(refusal: Refusal) -> tuple[str, str]:
    return refusal.key, refusal.section


def rm12(options: str) -> Match:
    """RM12 up to the lay-off: 40 points laid and h7 laid off in the turn of the first meld."""
    return match_of(
        {1: "h4 h5 h6 cQ dQ hQ sQ c4", 0: "cJ hJ sJ dJ h7 c3 c9 d4"},
        "c5 d2",
        """
        1 draw stock
        1 meld h4 h5 h6
        1 meld cQ dQ hQ sQ
        1 discard c5
        0 draw stock
        0 meld cJ dJ hJ sJ
        0 layoff m1 h7
        """,
        options=f"handkarten=8 spiele=1 {options}",
    )


def test_rm12_laying_off_with_the_first_meld_is_legal_with_sofort_anlegen():
    match = rm12("sofort-anlegen=an")
    told = match.play("0 discard c3")
    # The lay-off does not count: 40 points are the four jacks.
    assert events.CameOut(0, 40) in told
    assert state_of(match).is_out(0)


def test_sofort_anlegen_counts_new_melds_only():
    match = rm12("sofort-anlegen=an erstmeldung=50")
    assert reason(refused(match, "0 discard c3")) == ("first-meld", "6")
    assert dict(refused(match, "0 discard c3").values) == {"needed": 50, "laid": 40, "missing": 10}


def test_sofort_anlegen_needs_a_meld_even_without_a_minimum():
    match = match_of(
        {1: "h4 h5 h6 c4", 0: "h7 c3 c9"},
        "c5 d2",
        "1 draw stock\n1 meld h4 h5 h6\n1 discard c4\n0 draw stock\n0 layoff m1 h7",
        options=f"{FREE} sofort-anlegen=an",
    )
    assert reason(refused(match, "0 discard c3")) == ("no-new-meld", "6")


def test_sofort_anlegen_allows_swaps_too():
    match = match_of(
        {1: "h4 * h6 cQ dQ sQ c4", 0: "cJ hJ sJ dJ h5 c3 c9"},
        "c5 d2",
        """
        1 draw stock
        1 meld h4 * h6
        1 meld cQ dQ sQ
        1 discard c4
        0 draw stock
        0 meld cJ dJ hJ sJ
        0 swap m1 h5
        """,
        options=f"{FORTY} sofort-anlegen=an",
    )
    assert is_legal(match, "0 discard c3")


RUN_TO_THE_ACE = """
    1 draw stock
    1 meld sJ sQ sK sA
    1 discard c2
    0 draw stock
    0 discard d3
    1 draw stock
    """


@pytest.mark.parametrize(("value", "legal"), [("an", True), ("aus", False)])
def test_rm16_a_folge_passes_the_ace_only_with_um_die_ecke(value: str, legal: bool):
    match = match_of(
        {1: "sJ sQ sK sA s2 c2"}, "d9 d3 d8", RUN_TO_THE_ACE, options=f"{FREE} um-die-ecke={value}"
    )
    assert is_legal(match, "1 layoff m1 s2") == legal
    if not legal:
        assert reason(refused(match, "1 layoff m1 s2")) == ("does-not-fit", "7")
        assert reason(refused(match, "1 meld sK sA s2")) == ("not-in-hand", "10")


def test_without_um_die_ecke_no_new_folge_passes_the_ace():
    match = match_of({1: "sK sA s2 *"}, "", "1 draw stock", options=f"{FREE} um-die-ecke=aus")
    assert reason(refused(match, "1 meld sK sA s2")) == ("meld-corner", "4")
    assert reason(refused(match, "1 meld sA * sK")) == ("meld-order", "4")
    assert is_legal(match, "1 meld sA s2 *")
    assert is_legal(match, "1 meld * sK sA")


@pytest.mark.parametrize(("value", "worth"), [("1", 6), ("11", 16)])
def test_ass_vor_zwei_is_what_an_ace_counts_in_a_folge_without_king(value: str, worth: int):
    options = f"{FREE} ass-vor-zwei={value}"
    match = match_of({1: "sA s2 s3 *"}, "", "1 draw stock\n1 meld sA s2 s3", options=options)
    assert state_of(match).staged[0].points == worth


@pytest.mark.parametrize(
    ("value", "cards", "key"),
    [
        ("einer", "h5 * h7", None),
        ("einer", "h5 * * h8", "meld-one-joker"),
        ("einer", "* * *", "meld-jokers"),
        ("so-viele-wie-echte", "h5 * * h8", None),
        ("so-viele-wie-echte", "c7 d7 * *", None),
        ("so-viele-wie-echte", "h5 * * * h9", "meld-more-jokers"),
        ("ab-zwei-echten", "h5 * * * h9", None),
    ],
)
def test_joker_je_figur_bounds_the_jokers_of_a_meld(value: str, cards: str, key: str | None):
    options = f"{FREE} joker-je-figur={value}"
    match = match_of({1: cards}, "", "1 draw stock", options=options)
    if key is None:
        assert is_legal(match, f"1 meld {cards}")
    else:
        assert reason(refused(match, f"1 meld {cards}")) == (key, "4")


def test_joker_je_figur_holds_after_lay_offs_too():
    options = f"{FREE} joker-je-figur=so-viele-wie-echte"
    match = match_of({1: "h5 * * h8 h9 *"}, "c2", "1 draw stock\n1 meld h5 * * h8", options=options)
    assert reason(refused(match, "1 layoff m1 * high")) == ("does-not-fit", "7")
    play(match, "1 layoff m1 h9")
    assert is_legal(match, "1 layoff m1 * high")
    one = match_of(
        {1: "h5 * h7 *"}, "", "1 draw stock\n1 meld h5 * h7", options=f"{FREE} joker-je-figur=einer"
    )
    assert reason(refused(one, "1 layoff m1 * low")) == ("does-not-fit", "7")


TAKES_THE_JOKER = """
    1 draw stock
    1 meld h4 * h6
    1 discard c2
    0 draw stock
    0 discard s2
    1 draw stock
    """


def with_joker(options: str, hand: str = "h4 * h6 h5 c2 c7 d9") -> Match:
    """Seat 1 is out; h4 * h6 lies on the table and it holds h5."""
    return match_of({1: hand}, "c9 s2 c3", TAKES_THE_JOKER, options=f"{FREE} {options}")


def test_jokertausch_sofort_ends_no_turn_with_more_jokers_than_after_the_draw():
    match = with_joker("jokertausch=sofort")
    play(match, "1 swap m1 h5")
    assert reason(refused(match, "1 discard c3")) == ("must-lay-joker", "7")
    assert reason(refused(match, "1 discard *")) == ("must-lay-joker", "7")
    play(match, "1 layoff m1 * high")
    assert is_legal(match, "1 discard c3")


def test_jokertausch_aus_refuses_every_swap():
    match = with_joker("jokertausch=aus")
    assert reason(refused(match, "1 swap m1 h5")) == ("no-swaps", "7")


SATZ_OF_THREE = """
    1 draw stock
    1 meld c7 h7 *
    1 discard c2
    0 draw stock
    0 discard s2
    1 draw stock
    """


def test_joker_im_satz_beide_takes_all_missing_suits_at_once():
    match = match_of(
        {1: "c7 h7 * d7 s7 c2 c3"},
        "d9 s2 d8",
        SATZ_OF_THREE,
        options=f"{FREE} joker-im-satz=beide",
    )
    refusal = refused(match, "1 swap m1 d7")
    assert reason(refusal) == ("swap-together", "7")
    assert str(dict(refusal.values)["cards"]) == "d7 s7"
    assert refused(match, "1 swap m1 s7 d7").key == "swap-together"
    assert match.play("1 swap m1 d7 s7") == [events.JokerSwapped(1, 0, (18, 44), 1)]
    assert table_of(match) == ["c7 d7 h7 s7"]
    assert hand_of(match, 1).count("*") == 1
    play(match, "1 takeback")
    assert table_of(match) == ["c7 h7 *"]
    assert hand_of(match, 1).count("*") == 0


def test_joker_im_satz_beide_gives_both_jokers_of_a_satz_of_four():
    match = match_of(
        {1: "c7 h7 * * d7 s7 c2"},
        "d9 s2 d8",
        SATZ_OF_THREE.replace("c7 h7 *", "c7 h7 * *"),
        options=f"{FREE} joker-im-satz=beide",
    )
    play(match, "1 swap m1 d7 s7")
    assert table_of(match) == ["c7 d7 h7 s7"]
    assert hand_of(match, 1).count("*") == 2
    play(match, "1 takeback")
    assert (table_of(match), hand_of(match, 1).count("*")) == (["c7 h7 * *"], 0)


def test_joker_im_satz_beide_takes_one_card_where_one_suit_is_missing():
    match = match_of(
        {1: "c7 d7 h7 * s7 c2"},
        "d9 s2 d8",
        SATZ_OF_THREE.replace("c7 h7 *", "c7 d7 h7 *"),
        options=f"{FREE} joker-im-satz=beide",
    )
    assert is_legal(match, "1 swap m1 s7")


def test_joker_im_satz_jede_takes_one_card_only():
    match = match_of({1: "c7 h7 * d7 s7 c2"}, "d9 s2 d8", SATZ_OF_THREE, options=FREE)
    assert is_legal(match, "1 swap m1 d7")
    assert reason(refused(match, "1 swap m1 d7 s7")) == ("wrong-swap", "7")


def test_doppelte_im_satz_lets_a_card_lie_twice_and_eight_cards_together():
    options = f"{FREE.replace('=7', '=9')} doppelte-im-satz=an"
    match = match_of({1: "c7 c7 d7 d7 h7 h7 s7 s7 *"}, "c2", "1 draw stock", options=options)
    assert is_legal(match, "1 meld c7 c7 *")
    assert is_legal(match, "1 meld c7 c7 d7 d7 h7 h7 s7 s7")
    assert reason(refused(match, "1 meld c7 c7 d7 d7 h7 h7 s7 s7 *")) == ("meld-too-many", "4")
    assert dict(refused(match, "1 meld c7 c7 d7 d7 h7 h7 s7 s7 *").values) == {"most": 8}
    play(match, "1 meld c7 c7 *")
    assert is_legal(match, "1 layoff m1 d7")
    assert is_legal(match, "1 swap m1 s7")
    plain = match_of({1: "c7 c7 *"}, "", "1 draw stock", options=FREE)
    assert reason(refused(plain, "1 meld c7 c7 *")) == ("meld-twice", "4")


def test_doppelte_im_satz_leaves_a_folge_as_it_is():
    match = match_of({1: "h6 h6 h7"}, "", "1 draw stock", options=f"{FREE} doppelte-im-satz=an")
    assert reason(refused(match, "1 meld h6 h6 h7")) == ("meld-rank-twice", "4")


def test_doppelte_im_satz_and_joker_im_satz_beide_contradict_each_other():
    with pytest.raises(OptionError) as caught:
        RommeOptions.from_pairs({"doppelte-im-satz": "an", "joker-im-satz": "beide"})
    assert caught.value.text is not None


@pytest.mark.parametrize("value", [20, 25, 30, 50])
def test_jokerwert_is_what_a_joker_in_hand_costs(value: int):
    match = match_of(
        {1: "h2 h3 h4 h5 h6 h7 h8", 0: "* c2 c2 d2 d2 s2 s2"},
        "h9",
        "1 draw stock\n1 meld h2 h3 h4 h5 h6 h7 h8\n1 discard h9",
        options=f"{FORTY} jokerwert={value}",
    )
    assert match.game.scores(match.state) == (2 * (value + 12), 0)


def test_gewinner_plus_credits_the_winner_with_the_others_sum():
    match = match_of(
        {1: "h2 h3 h4 h5 h6 h7 h8", 0: "c2 c2 d2 d2 s2 s2 c3", 2: "c3 d3 d3 s3 s3 c4 c4"},
        "h9",
        "1 draw stock\n1 meld h2 h3 h4 h5 h6 h7 h8\n1 discard h9",
        seats=3,
        options=f"{FORTY} gewinner-plus=an hand-rommé=einfach",
    )
    assert match.game.scores(match.state) == (15, -(15 + 23), 23)
    result = match.game.result(match.state)
    assert result is not None
    assert result.places == (2, 1, 3)


def test_gewinner_plus_goes_with_a_fixed_number_of_deals_only():
    for ende in ("limit", "ausscheiden"):
        with pytest.raises(OptionError) as caught:
            RommeOptions.from_pairs({"gewinner-plus": "an", "ende": ende})
        assert caught.value.key == "gewinner-plus"
        assert caught.value.text is not None


@pytest.mark.parametrize("first", [1, 2, 3])
def test_auslegen_ab_runde_n_allows_nothing_before_the_nth_own_turn(first: int):
    match = match_of(
        {1: "h4 h5 h6 c2 c3 c4 c7"},
        "s2 s3 s4 s5 s6 s7",
        options=f"{FREE} auslegen-ab-runde={first}",
    )
    for turn in range(1, first):
        play(match, "1 draw stock")
        refusal = refused(match, "1 meld h4 h5 h6")
        assert reason(refusal) == ("too-early", "6")
        assert dict(refusal.values) == {"turn": first}
        drawn = 39 + 2 * (turn - 1)
        play(match, f"1 discard s{drawn - 37}\n0 draw stock\n0 discard s{drawn - 36}")
    play(match, "1 draw stock")
    assert is_legal(match, "1 meld h4 h5 h6")


def test_presets_are_those_of_the_rules():
    assert list(PRESETS) == ["standard", "turnier", "locker", "kurz"]
    resolved = {name: Romme.under(pairs).options for name, pairs in PRESETS.items()}
    assert str(resolved["turnier"]) == "joker=6 sofort-anlegen=an"
    assert str(resolved["locker"]) == "erstmeldung=30 schluss=frei"
    assert str(resolved["kurz"]) == "spiele=1"
    assert str(resolved["standard"]) == ""


def test_every_option_has_its_place_default_and_range_of_the_rules():
    declared = [
        f"{spec.key}={spec.write(spec.default)} ({spec.range_text()})"
        for spec in RommeOptions.specs()
    ]
    assert declared == DECLARED.split("\n")[1:-1]
