"""Every legal action of a turn, in a fixed order; single actions are judged by `turn`, not here.

Order: draws; new melds (Sätze by rank, Folgen by suit, first card and length, fewest jokers
first); lay-offs and swaps by meld; the takeback; discards in pack order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Final

from games.core.cards import JOKER
from games.romme import hands
from games.romme.actions import (
    DISCARDS,
    DRAW_PILE,
    DRAW_STOCK,
    TAKE_BACK,
    Discard,
    Draw,
    LayOff,
    LayOut,
    Swap,
    TakeBack,
)
from games.romme.finishing import barred_card, discard_refusal
from games.romme.house import HouseRules
from games.romme.melds import (
    ACE,
    MIN_NATURALS,
    STANDARD,
    End,
    JokerCap,
    Meld,
    MeldRules,
    read_meld,
)
from games.romme.state import Phase, RommeState
from games.romme.turn import can_return, last_card_refusal, laying_refusal, may_touch

Move = Draw | LayOut | LayOff | Swap | TakeBack | Discard

_REMEMBERED: Final = 8192
"""Suits and ranks of hands whose melds are kept; each holds at most some hundred actions, mostly
a handful."""
_DRAWS: Final = (DRAW_STOCK, DRAW_PILE)
_TWOS: Final = sum(1 << 13 * suit for suit in range(4))
_NOT_LAST_TWO: Final = _TWOS * ((1 << 11) - 1)
"""Masks over the four suits: the twos, and the ranks that have two higher ones."""
_lay_off = cache(LayOff)
"""The one instance of each; there are a few thousand."""
_swap = cache(Swap)
"""The one instance of each; there are fewer than two thousand."""


def moves(house: HouseRules, state: RommeState) -> Sequence[Move]:
    """Return the legal actions of the seat in turn."""
    if state.phase is Phase.DRAW:
        return _DRAWS if _may_draw_pile(house, state) else _DRAWS[:1]
    hand = state.hands[state.turn]
    cards = hands.size(hand)
    found: list[Move] = []
    if laying_refusal(house, state) is None:
        found += _laying(house, state, hand, cards)
    if state.staged or can_return(house, state):
        found.append(TAKE_BACK)
    is_checked = state.staged or house.pile_only_to_lay
    if is_checked and discard_refusal(house, state, cards - 1) is not None:
        return found
    barred = barred_card(house, state, hand)
    found += [DISCARDS[card] for card in hands.distinct(hand) if card != barred]
    return found


def _may_draw_pile(house: HouseRules, state: RommeState) -> bool:
    if not state.pile or state.has_returned:
        return False
    return not house.pile_only_once_out or state.is_out(state.turn)


def _laying(
    house: HouseRules, state: RommeState, hand: int, cards: int
) -> Iterator[LayOut | LayOff | Swap]:
    """Yield what may be laid, laid off and swapped."""
    if cards > 3 or (cards == 3 and house.may_lay_last):
        for meld in new_melds(hand, house.melds):
            if len(meld.tiles) < cards or last_card_refusal(house, state, meld) is None:
                yield meld
    if not may_touch(house, state):
        return
    if cards > 1 or house.may_lay_last:
        for step in lay_offs(state, hand):
            if cards > 1 or last_card_refusal(house, state, step) is None:
                yield step
    if house.swaps:
        yield from swaps(state, hand)


def new_melds(hand: int, rules: MeldRules = STANDARD) -> list[LayOut]:
    """Return every meld that can be laid from a hand, even all of it."""
    jokers = hand >> hands.JOKERS
    if rules is not STANDARD and not rules.has_standard_melds:
        return _house_melds(hand, jokers, rules)
    clubs = hand & hands.SUIT_MASK
    diamonds = hand >> 13 & hands.SUIT_MASK
    hearts = hand >> 26 & hands.SUIT_MASK
    spades = hand >> 39 & hands.SUIT_MASK
    found: list[LayOut] = []
    black, red = clubs & spades, diamonds & hearts
    either_black, either_red = clubs | spades, diamonds | hearts
    # Ranks of two suits need a joker, ranks of three need none.
    if jokers:
        ranks = black | red | either_black & either_red
    else:
        ranks = black & either_red | red & either_black
    while ranks:
        lowest = ranks & -ranks
        rank = lowest.bit_length() - 1
        held = (hand >> rank & 1) | (hand >> rank + 12 & 2) | (hand >> rank + 24 & 4)
        found += _saetze(rank, held | hand >> rank + 36 & 8, min(jokers, 2))
        ranks ^= lowest
    if jokers or _has_three_in_a_row(hand):
        for suit, mask in enumerate((clubs, diamonds, hearts, spades)):
            if mask & mask - 1:
                found += _folgen(suit, mask, jokers)
    return found


def may_hold_meld(hand: int, rules: MeldRules = STANDARD) -> bool:
    """Return whether `new_melds` may find any: false only if it finds none, and quickly told."""
    if hand >> hands.JOKERS or (rules is not STANDARD and not rules.has_standard_melds):
        return True
    held = hand & hands.NATURALS
    second, third, fourth = held >> 13, held >> 26, held >> 39
    if held & (second & (third | fourth) | third & fourth):
        return True
    return _has_three_in_a_row(held)


def _house_melds(hand: int, jokers: int, rules: MeldRules) -> list[LayOut]:
    """Return what `new_melds` does under rules that change what is a meld."""
    found: list[LayOut] = []
    for rank in range(13):
        held = tuple(min(hands.count(hand, suit * 13 + rank), rules.copies) for suit in range(4))
        if sum(held) >= MIN_NATURALS:
            found += _house_saetze(rank, held, jokers, rules)
    for suit in range(4):
        mask = hand >> 13 * suit & hands.SUIT_MASK
        if mask & mask - 1:
            found += _house_folgen(suit, mask, jokers, rules)
    return found


def _has_three_in_a_row(hand: int) -> bool:
    """Return whether a hand holds three cards of a suit in sequence, jokers aside."""
    after = hand >> 1
    straight = hand & after & hand >> 2 & _NOT_LAST_TWO
    # At the twos: the ace 12 places above, then the three one or the king 11 places above.
    around = hand & hand >> 12 & (after | hand >> 11) & _TWOS
    return straight | around != 0


def lay_offs(state: RommeState, hand: int) -> list[LayOff]:
    """Return every card of a hand that fits a meld on the table (§7)."""
    found: list[LayOff] = []
    has_joker = hand >> hands.JOKERS > 0
    for index, laid in enumerate(state.melds):
        fitting = laid.fits & hand
        while fitting:
            lowest = fitting & -fitting
            card = lowest.bit_length() - 1
            fitting ^= lowest
            if laid.low == card == laid.high:
                found += (_lay_off(index, card, End.LOW), _lay_off(index, card, End.HIGH))
            else:
                found.append(_lay_off(index, card))
        if has_joker and laid.takes_joker:
            if laid.has_two_ends(JOKER):
                found += (_lay_off(index, JOKER, End.LOW), _lay_off(index, JOKER, End.HIGH))
            else:
                found.append(_lay_off(index, JOKER))
    return found


def swaps(state: RommeState, hand: int) -> list[Swap]:
    """Return every swap of cards of a hand for jokers on the table (§7)."""
    found: list[Swap] = []
    for index, laid in enumerate(state.melds):
        fitting = laid.swaps & hand
        while fitting:
            lowest = fitting & -fitting
            found.append(_swap(index, (lowest.bit_length() - 1,)))
            fitting ^= lowest
        if laid.together and hands.first_missing(hand, laid.together) is None:
            found.append(_swap(index, laid.together))
    return found


@lru_cache(_REMEMBERED)
def _saetze(rank: int, held: int, jokers: int) -> tuple[LayOut, ...]:
    """Return the Sätze of a rank from a mask of its suits and up to two jokers."""
    cards = [suit * 13 + rank for suit in range(4) if held >> suit & 1]
    return tuple(
        LayOut((*naturals, *[JOKER] * used))
        for used in range(jokers + 1)
        for count in range(max(MIN_NATURALS, 3 - used), 5 - used)
        for naturals in combinations(cards, count)
    )


@lru_cache(_REMEMBERED)
def _house_saetze(
    rank: int, held: tuple[int, ...], jokers: int, rules: MeldRules
) -> tuple[LayOut, ...]:
    """Return the Sätze of a rank from the copies held of each suit and some jokers."""
    found: list[LayOut] = []
    choices = list(product(*(range(copies + 1) for copies in held)))
    for used in range(jokers + 1):
        for taken in sorted(choices, key=lambda taken: (sum(taken), [-each for each in taken])):
            count = sum(taken)
            if used <= rules.max_jokers(count) and 3 <= count + used <= rules.max_satz:
                naturals = [suit * 13 + rank for suit in range(4) for _ in range(taken[suit])]
                found.append(LayOut((*naturals, *[JOKER] * used)))
    return tuple(found)


@lru_cache(_REMEMBERED)
def _house_folgen(suit: int, held: int, jokers: int, rules: MeldRules) -> tuple[LayOut, ...]:
    """Return those of `_folgen` that are Folgen under these rules."""
    most = 1 if rules.joker_cap is JokerCap.ONE else jokers
    return tuple(
        laid
        for laid in _folgen(suit, held, min(most, jokers))
        if isinstance(read_meld(laid.tiles, rules), Meld)
    )


@lru_cache(_REMEMBERED)
def _folgen(suit: int, held: int, jokers: int) -> tuple[LayOut, ...]:
    """Return the Folgen of a suit from a mask of its ranks and some jokers.

    A joker may also replace a card that is held. A Folge of 13 starts with the ace.
    """
    found: list[LayOut] = []
    for start in range(13):
        lacking = ~(held >> start | held << 13 - start) & hands.SUIT_MASK
        if (lacking & 7).bit_count() > jokers:
            continue
        ring = [suit * 13 + (start + place) % 13 for place in range(13)]
        for length in range(3, 14 if start == ACE else 13):
            missing = lacking & (1 << length) - 1
            spare = jokers - missing.bit_count()
            if spare < 0:
                break
            found += _with_jokers(ring[:length], missing, spare)
    return tuple(found)


def _with_jokers(cards: list[int], missing: int, spare: int) -> Iterator[LayOut]:
    """Yield the Folgen of these cards: jokers at the missing places, and elsewhere at will.

    Args:
        cards: in running order.
        missing: mask of the places whose cards are not held.
        spare: jokers left for places whose cards are held.
    """
    natural = [place for place in range(len(cards)) if not missing >> place & 1]
    filled = [JOKER if missing >> place & 1 else card for place, card in enumerate(cards)]
    for replaced in range(min(spare, len(natural) - MIN_NATURALS) + 1):
        for places in combinations(natural, replaced):
            laid = filled.copy()
            for place in places:
                laid[place] = JOKER
            yield LayOut(tuple(laid))
