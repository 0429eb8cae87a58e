"""The best-meld search: against brute force, and what it must not get wrong."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from games.core.cards import format_cards, parse_card, parse_cards
from games.romme.melds import Meld, MeldRules, read_meld
from games.romme.search import Arrangement, MeldSearch, meld_search
from tests.games.romme.brute_force import (
    can_go_out,
    fewest_left,
    hand_points,
    highest_value,
    leftovers,
)
from tests.games.romme.positions import PACK, dense_hand, hand_at_table

SEARCH = meld_search()


def cards(text: str) -> tuple[int, ...]:
    return parse_cards(text.split())


def table_of(*melds: str) -> list[Meld]:
    found = [read_meld(cards(text)) for text in melds]
    assert all(isinstance(meld, Meld) for meld in found)
    return [meld for meld in found if isinstance(meld, Meld)]


def assert_possible(hand: Sequence[int], table: Sequence[Meld], found: Arrangement) -> None:
    """Do what an arrangement says, step by step."""
    left, melds = list(hand), list(table)
    for swap in found.swaps:
        assert swap.cards in melds[swap.meld].swaps()
        before = melds[swap.meld]
        melds[swap.meld] = before.swap(swap.cards)
        for card in swap.cards:
            left.remove(card)
        left.extend([52] * (before.jokers - melds[swap.meld].jokers))
    for meld in found.melds:
        assert read_meld(meld.cards) == meld
        for card in meld.cards:
            left.remove(card)
    for step in found.lay_offs:
        assert step.end in melds[step.meld].ends(step.card)
        melds[step.meld] = melds[step.meld].lay_off(step.card, step.end)
        left.remove(step.card)
    assert tuple(sorted(left)) == found.left != ()
    assert found.value == sum(meld.value() for meld in found.melds)


def assert_new_melds_exact(hand: Sequence[int]) -> None:
    lightest, dearest, out = (
        SEARCH.lightest(hand),
        SEARCH.dearest(hand),
        SEARCH.going_out(hand),
    )
    assert lightest is not None
    for found in (lightest, dearest, *([out] if out else [])):
        assert_possible(hand, (), found)
    where = format_cards(hand)
    assert hand_points(lightest.left) == fewest_left(hand), where
    assert dearest.value == highest_value(hand), where
    assert (out is not None) == can_go_out(hand), where
    assert out is None or len(out.left) == 1, where


@pytest.mark.parametrize("seed", range(60))
def test_m1_dealt_hands_as_brute_force(seed):
    assert_new_melds_exact(Random(f"dealt {seed}").sample(PACK, 14))


@pytest.mark.parametrize("seed", range(140))
def test_m1_dense_hands_as_brute_force(seed):
    rng = Random(f"dense {seed}")
    assert_new_melds_exact(dense_hand(rng, rng.choice((4, 5, 8, 11, 14)), rng.choice((0, 1, 2))))


@pytest.mark.parametrize("seed", range(150))
@pytest.mark.parametrize("swaps", [False, True])
def test_m1_lay_offs_and_swaps_as_brute_force(seed, swaps):
    rng = Random(f"table {seed}")
    hand, table = hand_at_table(rng)
    barred = rng.choice((None, hand[0]))
    rests = [
        rest for rest in leftovers(hand, table, swaps=swaps) if any(card != barred for card in rest)
    ]
    lightest = SEARCH.lightest(hand, table, barred=barred, swaps=swaps)
    out = SEARCH.going_out(hand, table, barred=barred, swaps=swaps)
    assert (lightest is not None) == bool(rests)
    assert (out is not None) == any(len(rest) == 1 for rest in rests)
    if lightest is not None:
        assert_possible(hand, table, lightest)
        assert hand_points(lightest.left) == min(map(hand_points, rests))
    if out is not None:
        assert_possible(hand, table, out)
        assert len(out.left) == 1


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("h5 h6 h7 s6 * * d2", "d2"),  # a joker replaces h6, which is needed beside s6
        ("h5 h7 * *", "*"),  # all would fit: one joker stays
        ("h5 h6 h7 *", "h5"),  # four cards of one Folge: the cheapest end stays
        ("c7 h7 s7", "c7 h7 s7"),  # the last card must be a discard
        ("sK sA s2 d5", "d5"),
        ("h5 h6 h7 h7 h8 h9 c2", "c2"),  # twins in two Folgen
        ("d9", "d9"),
    ],
)
def test_par8_what_stays_in_hand(hand, left):
    found = SEARCH.lightest(cards(hand))
    assert found is not None
    assert found.left == cards(left)


def test_par8_of_four_of_a_kind_alone_one_stays():
    found = SEARCH.lightest(cards("c7 d7 h7 s7"))
    assert found is not None
    assert (len(found.left), found.value) == (1, 21)


def test_a_satz_leaves_no_room_for_a_joker_where_a_smaller_one_does():
    found = SEARCH.lightest(cards("c2 d2 h2 s2 *"))
    assert found is not None
    assert hand_points(found.left) == 2


def test_par6_the_dearest_reading_counts():
    found = SEARCH.dearest(cards("hQ hK * d2 d3"))
    assert (str(found.melds[0]), found.value) == ("hQ hK *", 31)


def test_par6_an_ace_is_kept_with_its_king():
    found = SEARCH.dearest(cards("hJ hQ hK hA h2 h3 c5"))
    assert (str(found.melds[0]), found.value) == ("hJ hQ hK hA h2 h3", 46)


def test_par3_the_card_just_taken_is_not_what_stays():
    hand = cards("h5 h6 h7 c2 d9")
    free, barred = (
        SEARCH.going_out(cards("h5 h6 h7 c2")),
        SEARCH.going_out(cards("h5 h6 h7 c2"), barred=parse_card("c2")),
    )
    assert free is not None
    assert barred is None
    found = SEARCH.lightest(hand, barred=parse_card("c2"))
    assert found is not None
    assert found.left == cards("c2 d9")
    assert SEARCH.lightest(cards("c2"), barred=parse_card("c2")) is None


def test_par7_a_joker_is_swapped_and_used():
    found = SEARCH.lightest(cards("hT c5 d5 s2"), table_of("h9 * hJ"), swaps=True)
    assert found is not None
    assert [str(meld) for meld in found.melds] == ["c5 d5 *"]
    assert found.left == cards("s2")


def test_par7_a_chain_of_lay_offs_with_a_joker_between():
    found = SEARCH.lightest(cards("* h9 c2"), table_of("h4 h5 h6 h7"))
    assert found is not None
    assert not found.melds
    assert [format_cards([step.card]) for step in found.lay_offs] == ["*", "h9"]


@pytest.mark.parametrize("jokers", [1, 2, 3])
def test_a_long_hand_is_searched_before_a_table_where_only_jokers_fit(jokers):
    # No natural card can be laid off, but places for jokers stand beside the cards searched.
    table = table_of("cJ * cK * c2")
    hand = cards("c5 c7 cK d2 d3 d4 dJ dK dA h2 h9 hT hK hA sT") + cards("*") * jokers
    found = SEARCH.lightest(hand, table, joker_points=20)
    alone = SEARCH.lightest(hand, joker_points=20)
    assert found is not None
    assert alone is not None
    assert_possible(hand, table, found)
    assert hand_points(found.left) <= hand_points(alone.left)


def test_par7_one_card_that_completes_a_folge_goes_to_one_end_only():
    found = SEARCH.lightest(cards("hA hA c2"), table_of("h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK"))
    assert found is not None
    assert found.left == cards("c2 hA")


def test_without_round_the_corner_a_folge_ends_at_the_ace():
    search = MeldSearch(MeldRules(round_the_corner=False))
    found = search.lightest(cards("sK sA s2 d5"))
    assert found is not None
    assert not found.melds
    table = table_of("sJ sQ sK")
    found = search.lightest(cards("sA s2 d5"), table)
    assert found is not None
    assert [step.card for step in found.lay_offs] == [parse_card("sA")]


def test_an_ace_before_the_two_may_count_eleven():
    search = MeldSearch(MeldRules(ace_before_two=11))
    assert search.dearest(cards("sA s2 s3 d5")).value == 16


def test_the_search_is_shared_and_forgets_nothing_it_should_know():
    assert meld_search() is meld_search()
    hand = cards("h5 h6 h7 s6 * * d2")
    assert SEARCH.lightest(hand) == MeldSearch().lightest(hand)


@pytest.mark.soak
def test_m1_many_more_hands():
    for seed in range(3000):
        rng = Random(f"soak {seed}")
        size, jokers = rng.choice((11, 13, 14)), rng.choice((0, 1, 2, 3, 4))
        assert_new_melds_exact(dense_hand(rng, size, jokers))
