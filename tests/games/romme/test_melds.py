"""Melds: what they are, what they are worth, what can be added or swapped (§4, §5, §7)."""

from __future__ import annotations

import pytest

from games.core.cards import CODES, parse_card, parse_cards
from games.romme.melds import STANDARD, End, Fault, Kind, Meld, MeldRules, read_meld, readings

LITERAL_ACE = MeldRules(ace_before_two=11)
NO_CORNER = MeldRules(round_the_corner=False)


def meld(text: str) -> Meld:
    found = read_meld(parse_cards(text.split()))
    assert isinstance(found, Meld), found
    return found


def fault(text: str, rules: MeldRules = STANDARD) -> Fault:
    found = read_meld(parse_cards(text.split()), rules)
    assert isinstance(found, Fault), found
    return found


def codes(cards: tuple[int, ...]) -> str:
    return " ".join(CODES[card] for card in cards)


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("cK hK sK", 30),
        ("c2 d2 h2 s2", 8),
        ("c9 cT cJ cQ cK", 49),
        ("h4 h5 h6 h7 h8 h9", 39),
        ("sQ sK sA", 31),
        ("sA s2 s3", 6),
        ("dQ dK dA d2 d3", 36),
        ("c6 h6 *", 18),
        ("h3 h4 h5 * h7 h8", 33),
        ("h9 * hJ", 29),
        ("* hK hA", 31),
        ("hK hA *", 23),
        ("* h2 h3", 6),
        ("dA hA sA", 33),
        ("h5 * * h8", 26),
        ("* hA h2", 23),
        ("hA * h3", 6),
        ("hA h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK", 95),
        ("c7 h7 * *", 28),
    ],
)
def test_par5_value(cards, value):
    assert meld(cards).value() == value


def test_par5_an_ace_before_the_two_may_count_eleven():
    assert meld("sA s2 s3").value(LITERAL_ACE) == 16


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("h7 h8", Fault.TOO_FEW),
        ("h7 h8 d9", Fault.MIXED),
        ("h7 s7 h7", Fault.TWICE),
        ("h7 h8 h8 h9", Fault.TWICE),
        ("hQ hK hA h3", Fault.GAP),
        ("h5 * h9", Fault.GAP),
        ("* * h5", Fault.JOKERS),
        ("* * *", Fault.JOKERS),
        ("c7 d7 h7 s7 *", Fault.TOO_MANY),
        ("h8 h7 h6", Fault.SPELLING),
        ("* c7 h7", Fault.SPELLING),
        ("h7 c7 s7", Fault.SPELLING),
        ("h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK hA", Fault.SPELLING),
    ],
)
def test_par4_what_is_no_meld_says_why(cards, why):
    assert fault(cards) is why


def test_par4_a_folge_of_all_ranks_and_a_joker_is_too_long():
    assert fault("hA h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK *") is Fault.TOO_MANY


def test_par4_without_round_the_corner_the_ace_is_an_end():
    assert fault("hK hA h2", NO_CORNER) is Fault.CORNER
    assert isinstance(read_meld(parse_cards(["hQ", "hK", "hA"]), NO_CORNER), Meld)
    assert isinstance(read_meld(parse_cards(["hA", "h2", "h3"]), NO_CORNER), Meld)


def test_readings_of_a_joker_beside_a_pair_the_dearest_first():
    found = readings(parse_cards(["*", "hK", "hA"]))
    assert not isinstance(found, Fault)
    assert [str(each) for each in found] == ["* hK hA", "hK hA *"]


def test_readings_of_two_jokers_and_a_gap():
    found = readings(parse_cards(["h5", "*", "*", "h7"]))
    assert not isinstance(found, Fault)
    assert [str(each) for each in found] == ["h5 * h7 *", "* h5 * h7"]


def test_a_satz_has_one_reading_in_pack_order():
    found = readings(parse_cards(["*", "s7", "c7"]))
    assert not isinstance(found, Fault)
    assert [str(each) for each in found] == ["c7 s7 *"]


def test_a_joker_in_a_folge_stands_for_one_card_in_a_satz_for_any_missing():
    assert [codes(cards) for cards in meld("h9 * hJ").stand_ins()] == ["", "hT", ""]
    assert [codes(cards) for cards in meld("c6 h6 *").stand_ins()] == ["", "", "d6 s6"]


@pytest.mark.parametrize(
    ("table", "card", "ends"),
    [
        ("h5 h6 h7", "h4", [End.LOW]),
        ("h5 h6 h7", "h8", [End.HIGH]),
        ("h5 h6 h7", "*", [End.LOW, End.HIGH]),
        ("h5 h6 h7", "d8", []),
        ("sJ sQ sK sA", "s2", [End.HIGH]),
        ("sA s2 s3", "sK", [End.LOW]),
        ("c6 h6 s6", "d6", [End.HIGH]),
        ("c6 h6 s6", "c6", []),
        ("c6 h6 s6", "*", [End.HIGH]),
        ("c6 h6 s6 *", "d6", []),
        ("h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK", "hA", [End.LOW, End.HIGH]),
        ("hA h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK", "*", []),
    ],
)
def test_par7_where_a_card_can_be_laid_off(table, card, ends):
    assert list(meld(table).ends(parse_card(card))) == ends


def test_par7_without_round_the_corner_nothing_follows_the_ace():
    assert meld("sJ sQ sK sA").ends(parse_card("s2"), NO_CORNER) == ()
    assert meld("sA s2 s3").ends(parse_card("sK"), NO_CORNER) == ()


@pytest.mark.parametrize(
    ("table", "card", "end", "after"),
    [
        ("h5 h6 h7", "h4", End.LOW, "h4 h5 h6 h7"),
        ("h5 h6 h7", "*", End.HIGH, "h5 h6 h7 *"),
        ("sA s2 s3", "*", End.LOW, "* sA s2 s3"),
        ("c6 s6 *", "h6", End.HIGH, "c6 h6 s6 *"),
    ],
)
def test_par7_laying_off(table, card, end, after):
    assert str(meld(table).lay_off(parse_card(card), end)) == after


@pytest.mark.parametrize("end", list(End))
def test_the_card_that_completes_all_13_gives_the_one_spelling(end):
    twelve = meld("h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK")
    whole = twelve.lay_off(parse_card("hA"), end)
    assert str(whole) == "hA h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK"
    assert read_meld(whole.cards) == whole


@pytest.mark.parametrize(
    ("table", "cards"),
    [
        ("h9 * hJ", "hT"),
        ("* hK hA *", "h2 hQ"),
        ("c6 h6 *", "d6 s6"),
        ("c6 h6 * *", "d6 s6"),
        ("c6 h6 s6", ""),
    ],
)
def test_par7_what_may_take_a_jokers_place(table, cards):
    assert " ".join(codes(each) for each in meld(table).swaps()) == cards


def test_par7_swapping_keeps_the_place_in_a_folge_and_the_order_in_a_satz():
    assert str(meld("h9 * hJ").swap((parse_card("hT"),))) == "h9 hT hJ"
    assert str(meld("c6 s6 *").swap((parse_card("d6"),))) == "c6 d6 s6"


def test_a_meld_knows_its_kind_suit_ranks_and_jokers():
    folge = meld("* sK sA *")
    assert (folge.kind, folge.suit, folge.ranks, folge.jokers) == (
        Kind.FOLGE,
        3,
        (10, 11, 12, 0),
        2,
    )
    satz = meld("d6 s6 *")
    assert (satz.kind, satz.suit, satz.ranks, codes(satz.missing())) == (
        Kind.SATZ,
        1,
        (4, 4, 4),
        "c6 h6",
    )
