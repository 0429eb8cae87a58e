"""Perft: how many lines of each length there are, counted twice by code that shares nothing.

The second enumeration is slow and naive: it tries every set of cards in every place, by the words
of §3–§10, on strings.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from games.core.cards import CODES, RANKS, SUITS
from games.core.record import Match
from games.romme import hands
from games.romme.actions import LayOut, Source
from games.romme.options import RommeOptions
from games.romme.state import Phase, RommeState
from tests.games.romme.dealt import match_of, state_of

POINTS = dict(zip(RANKS, [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11], strict=True))


def folge_start(cards: list[str]) -> tuple[str, int] | None:
    """Return suit and first rank if the cards in this order are a Folge."""
    naturals = [(place, card) for place, card in enumerate(cards) if card != "*"]
    if not 3 <= len(cards) <= 13 or len(naturals) < 2:
        return None
    for suit in SUITS:
        for start in range(13):
            if all(card == suit + RANKS[(start + place) % 13] for place, card in naturals):
                return suit, start
    return None


def is_satz(cards: list[str]) -> bool:
    naturals = [card for card in cards if card != "*"]
    suits = {card[0] for card in naturals}
    return (
        3 <= len(cards) <= 4
        and len(naturals) >= 2
        and len({card[1] for card in naturals}) == 1
        and len(suits) == len(naturals)
    )


def in_pack_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CODES.index)


@cache
def melds_of(some: tuple[str, ...]) -> set[str]:
    """Return every spelling of these cards as one meld; the lines ask about few different ones."""
    cards = list(some)
    found: set[str] = set()
    if is_satz(cards):
        found.add(" ".join(in_pack_order(cards)))
    naturals = [card for card in cards if card != "*"]
    size = len(cards)
    for suit in {card[0] for card in naturals}:
        for start in range(13) if size < 13 else [12]:
            window = [suit + RANKS[(start + place) % 13] for place in range(size)]
            laid = [card if card in naturals else "*" for card in window]
            if in_pack_order(laid) == in_pack_order(cards) and folge_start(laid):
                found.add(" ".join(laid))
    return found


def value_of(cards: list[str]) -> int:
    if is_satz(cards):
        return len(cards) * POINTS[in_pack_order(cards)[0][1]]
    found = folge_start(cards)
    assert found is not None
    ranks = [RANKS[(found[1] + place) % 13] for place in range(len(cards))]
    return sum(1 if rank == "A" and "K" not in ranks else POINTS[rank] for rank in ranks)


def naive_actions(match: Match) -> set[str]:
    """Return all legal actions of the seat in turn."""
    state = state_of(match)
    if state.phase is Phase.DRAW:
        may_take = state.pile and not state.has_returned
        return {"draw stock", *(["draw pile"] if may_take else [])}
    hand = [CODES[card] for card in hands.unpack(state.hands[state.turn])]
    found = {f"discard {card}" for card in hand if may_discard(match, state, hand, card)}
    if state.staged or must_lay(match, state):
        found.add("takeback")
    is_free = options_of(match).schluss == "frei"
    for size in range(3, len(hand) + is_free):
        for cards in set(combinations(hand, size)):
            found |= {f"meld {spelled}" for spelled in melds_of(cards)}
    for index, laid in enumerate(state.melds, start=1):
        meld = [CODES[card] for card in laid.meld.cards]
        for card in set(hand):
            found |= lay_offs(index, meld, card) if len(hand) > 1 or is_free else set()
            found |= swaps(index, meld, card)
    return found


def lay_offs(index: int, meld: list[str], card: str) -> set[str]:
    if is_satz(meld):
        return {f"layoff m{index} {card}"} if is_satz([*meld, card]) else set()
    low, high = folge_start([card, *meld]) is not None, folge_start([*meld, card]) is not None
    if low and high:
        return {f"layoff m{index} {card} low", f"layoff m{index} {card} high"}
    return {f"layoff m{index} {card}"} if low or high else set()


def swaps(index: int, meld: list[str], card: str) -> set[str]:
    if card == "*":
        return set()
    for place, laid in enumerate(meld):
        after = [*meld[:place], card, *meld[place + 1 :]]
        is_same = is_satz(after) if is_satz(meld) else folge_start(after) == folge_start(meld)
        if laid == "*" and is_same:
            return {f"swap m{index} {card}"}
    return set()


def may_discard(match: Match, state: RommeState, hand: list[str], card: str) -> bool:
    taken = CODES[state.drawn] if state.source is Source.PILE else None
    laid = [code for step in state.staged for code in step.action.cards()]
    owned = (hand + laid).count(card) > 1
    if card == taken and not owned:
        return False
    if must_lay(match, state) and laid.count(CODES[state.drawn]) == 0:
        return False
    is_out = state.is_out(state.turn)
    if is_out or not state.staged or len(hand) == 1:
        return True
    melds = [step.action for step in state.staged if isinstance(step.action, LayOut)]
    worth = sum(value_of(list(meld.cards())) for meld in melds)
    options = options_of(match)
    only_melds = len(melds) == len(state.staged) or (bool(melds) and options.sofort_anlegen)
    return only_melds and worth >= options.erstmeldung


def options_of(match: Match) -> RommeOptions:
    return RommeOptions.from_pairs(match.header.options)


def must_lay(match: Match, state: RommeState) -> bool:
    """Return whether the card taken from the Ablage must be laid or put back."""
    is_taken = state.source is Source.PILE and state.phase is Phase.PLAY
    return is_taken and options_of(match).ablage_nehmen == "zum-auslegen"


def perft(match: Match, depth: int) -> int:
    """Return the number of lines of this length, comparing both enumerations at every node."""
    state = state_of(match)
    if not match.game.to_act(state):
        return 1
    legal = [str(action) for action in match.game.legal_actions(state, state.turn)]
    assert set(legal) == naive_actions(match)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        following = Match(match.header, match.game, state.copy())
        following.play(f"{state.turn} {action}")
        total += perft(following, depth - 1)
    return total


NO_FORTY = "handkarten=7 erstmeldung=0 spiele=1"
FORTY = "handkarten=7 spiele=1"
STARTS = {
    "a Folge and twins": ({1: "h4 h5 h6 h6 c2 c2 sK"}, "h7 c3", "", NO_FORTY, 5, 325),
    "jokers": ({1: "h4 h6 * c4 c2 d4 sK"}, "* c3", "1 draw stock", NO_FORTY, 3, 541),
    "first meld": ({1: "cK dK hK sK cQ cJ h2"}, "cA c3", "1 draw stock", FORTY, 4, 853),
    "round the corner": ({1: "sQ sK sA s2 s3 h2 d2"}, "s4 c3", "1 draw stock", FORTY, 3, 318),
    "swaps": (
        {1: "h4 * h6 h5 c6 d6 s2", 0: "h5 h7 h3 h8 * c5 d5"},
        "c2 h2",
        "1 draw stock\n1 meld h4 * h6\n1 discard c2",
        NO_FORTY,
        4,
        2163,
    ),
    "sofort-anlegen, schluss frei": (
        {1: "h4 h5 h6 c9 d9 s9 c2", 0: "h3 h7 d3 d4 d5 sJ sK"},
        "h8 c2",
        "1 draw stock\n1 meld h4 h5 h6\n1 discard c2\n0 draw stock",
        f"{NO_FORTY} sofort-anlegen=an schluss=frei",
        4,
        430,
    ),
    "zum-auslegen": (
        {1: "h6 c4 c9", 0: "h4 h5 h7 d2 sK sJ c6"},
        "s2 s3",
        "1 draw stock\n1 discard h6",
        f"{NO_FORTY} ablage-nehmen=zum-auslegen",
        5,
        342,
    ),
}


@pytest.mark.parametrize("name", STARTS)
def test_both_enumerations_count_the_same_lines(name: str):
    held, draws, lines, options, depth, expected = STARTS[name]
    assert perft(match_of(held, draws, lines, options=options), depth) == expected
