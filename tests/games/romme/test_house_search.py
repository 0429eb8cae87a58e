"""The best-meld search and the suggestion under house rules, against trying everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from games.core.cards import JOKER, format_cards, parse_cards
from games.romme.house_search import HouseSearch, search_under
from games.romme.melds import Fault, JokerCap, Meld, MeldRules, read_meld, readings
from games.romme.search import Arrangement, MeldSearch
from tests.games.romme.brute_force import hand_points
from tests.games.romme.positions import PACK, dense_hand, hand_at_table

RULES = {
    "einer": MeldRules(joker_cap=JokerCap.ONE),
    "so-viele-wie-echte": MeldRules(joker_cap=JokerCap.NATURALS),
    "doppelte-im-satz": MeldRules(twins=True),
    "um-die-ecke=aus": MeldRules(round_the_corner=False),
    "ass-vor-zwei=11": MeldRules(ace_before_two=11),
    "beide": MeldRules(swaps_whole_satz=True),
    "all at once": MeldRules(11, False, JokerCap.ONE, twins=True),
}
Position = tuple[tuple[int, ...], tuple[Meld, ...], int]


def reachable(
    hand: Sequence[int], table: Sequence[Meld], rules: MeldRules, *, swaps: bool
) -> frozenset[tuple[tuple[int, ...], int]]:
    """Return every hand that melds, lay-offs and swaps in any order can leave.

    With each comes the value of the new melds as laid.
    """
    seen: set[Position] = set()
    waiting: list[Position] = [(tuple(sorted(hand)), tuple(table), 0)]
    while waiting:
        position = waiting.pop()
        if position not in seen:
            seen.add(position)
            waiting.extend(_steps(*position, rules, swaps=swaps))
    return frozenset((cards, value) for cards, _, value in seen)


def _steps(
    hand: tuple[int, ...], table: tuple[Meld, ...], value: int, rules: MeldRules, *, swaps: bool
) -> Iterator[Position]:
    for size in range(3, len(hand) + 1):
        for cards in set(combinations(hand, size)):
            found = readings(cards, rules)
            for meld in () if isinstance(found, Fault) else found:
                yield less(hand, cards), (*table, meld), value + meld.value(rules)
    for index, meld in enumerate(table):
        others = table[:index], table[index + 1 :]
        for card in set(hand):
            for end in meld.ends(card, rules):
                grown = meld.lay_off(card, end)
                yield less(hand, (card,)), (*others[0], grown, *others[1]), value
        for cards in meld.swaps(rules) if swaps else ():
            if all(card in hand for card in cards):
                after = meld.swap(cards, rules)
                left = (*less(hand, cards), *[JOKER] * (meld.jokers - after.jokers))
                yield tuple(sorted(left)), (*others[0], after, *others[1]), value


def less(hand: tuple[int, ...], cards: Sequence[int]) -> tuple[int, ...]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


def assert_possible(
    hand: Sequence[int], table: Sequence[Meld], found: Arrangement, rules: MeldRules
) -> None:
    """Do what an arrangement says, step by step."""
    left, melds = list(hand), list(table)
    for swap in found.swaps:
        before = melds[swap.meld]
        assert swap.cards in before.swaps(rules)
        melds[swap.meld] = before.swap(swap.cards, rules)
        for card in swap.cards:
            left.remove(card)
        left += [JOKER] * (before.jokers - melds[swap.meld].jokers)
    for meld in found.melds:
        assert read_meld(meld.cards, rules) == meld
        for card in meld.cards:
            left.remove(card)
    for step in found.lay_offs:
        assert step.end in melds[step.meld].ends(step.card, rules)
        melds[step.meld] = melds[step.meld].lay_off(step.card, step.end)
        left.remove(step.card)
    assert tuple(sorted(left)) == found.left
    assert found.value == sum(meld.value(rules) for meld in found.melds)


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("name", RULES)
def test_lay_offs_and_swaps_under_house_rules_as_trying_everything(name: str, seed: int):
    rules, rng = RULES[name], Random(f"{name} {seed}")
    hand, table = hand_at_table(rng)
    table = [meld for meld in table if read_meld(meld.cards, rules) == meld]
    if rules.twins and rng.random() < 0.5:
        hand = [card % 13 + 13 * rng.randrange(2) if card != JOKER else card for card in hand]
        if max(map(hand.count, {*hand} - {JOKER}), default=0) > 2:
            hand = hand[:2]
    swaps = rng.random() < 0.5
    barred = rng.choice((None, hand[0]))
    search = search_under(rules)
    rests = {rest for rest, _ in reachable(hand, table, rules, swaps=swaps)}
    possible = [rest for rest in rests if any(card != barred for card in rest)]
    where = f"{format_cards(hand)} at {' | '.join(map(str, table))}"

    lightest = search.lightest(hand, table, barred=barred, swaps=swaps)
    assert (lightest is not None) == bool(possible), where
    if lightest is not None:
        assert_possible(hand, table, lightest, rules)
        assert hand_points(lightest.left) == min(map(hand_points, possible)), where
    out = search.going_out(hand, table, barred=barred, swaps=swaps)
    assert (out is not None) == any(len(rest) == 1 for rest in possible), where
    last = search.going_out(hand, table, barred=barred, swaps=swaps, last=True)
    assert (last is not None) == (() in rests or out is not None), where
    for found in filter(None, (out, last)):
        assert_possible(hand, table, found, rules)
    assert last is None or len(last.left) <= 1, where


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", RULES)
def test_the_dearest_new_melds_under_house_rules_as_trying_everything(name: str, seed: int):
    rules, rng = RULES[name], Random(f"dearest {name} {seed}")
    hand = dense_hand(rng, rng.choice((5, 7, 8)), rng.choice((0, 1, 2)))
    found = search_under(rules).dearest(hand)
    assert_possible(hand, (), found, rules)
    values = [value for rest, value in reachable(hand, (), rules, swaps=False) if rest]
    assert found.value == max(values), format_cards(hand)


def cards(text: str) -> tuple[int, ...]:
    return parse_cards(text.split())


def test_a_second_joker_waits_where_a_meld_may_hold_one():
    found = search_under(RULES["einer"]).lightest(cards("h5 * * h8 c2 d9"))
    assert found is not None
    assert found.left.count(JOKER) == 2


def test_twins_make_a_satz():
    found = search_under(RULES["doppelte-im-satz"]).lightest(cards("c7 c7 d7 d7 h2"))
    assert found is not None
    assert found.left == cards("h2")


def test_standard_jokers_are_left_to_the_fast_search():
    assert isinstance(search_under(RULES["um-die-ecke=aus"]), MeldSearch)
    assert isinstance(search_under(RULES["einer"]), HouseSearch)
    assert search_under(MeldRules()) is search_under()


@pytest.mark.parametrize("name", ["einer", "so-viele-wie-echte", "doppelte-im-satz"])
def test_the_plain_search_answers_whatever_the_hand(name: str):
    rng, rules = Random(name), RULES[name]
    for jokers in (2, 4, 6):
        hand = [*rng.sample(PACK[:-4], 14 - jokers), *[JOKER] * jokers]
        search = search_under(rules)
        for found in (search.lightest(hand), search.dearest(hand)):
            assert found is not None
            assert_possible(hand, (), found, rules)
