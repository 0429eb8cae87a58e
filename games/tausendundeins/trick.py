"""What may be played to a trick and who takes it (§3, §4), on masks alone: no state is changed."""

from __future__ import annotations

from typing import Final

from games.tausendundeins.house import HouseRules
from games.tausendundeins.pack import (
    ABOVE,
    BASE_COLOURS,
    NO_SUIT,
    PAIR_MASKS,
    QUEEN,
    SUIT_MASKS,
)

PAIR_QUEENS: Final = sum(1 << 8 * suit + QUEEN for suit in range(4))
"""The Queens, each below the King of its pair: ``hand & hand >> 1`` keeps those of whole pairs."""


def _higher(suit: int) -> int:
    """Return the Queens of the suits that rank above this one as declarations."""
    above = BASE_COLOURS[BASE_COLOURS.index(suit) + 1 :]
    return sum(1 << 8 * each + QUEEN for each in above)


_QUEENS_ABOVE: Final = tuple(_higher(suit) for suit in range(4))


def takes(card: int, best: int, trump: int) -> bool:
    """Return whether a card takes the trick from the best so far."""
    if card >> 3 == best >> 3:
        return card > best
    return card >> 3 == trump


def takers(best: int, trump: int) -> int:
    """Return every card that would take the trick from the best so far."""
    if trump == NO_SUIT or best >> 3 == trump:
        return ABOVE[best]
    return ABOVE[best] | SUIT_MASKS[trump]


def duties(house: HouseRules, led: int, best: int, trump: int) -> tuple[int, ...]:
    """Return sets of cards, most binding first: who holds one of a set must play out of it (§3).

    Args:
        house: the house rules.
        led: the suit led.
        best: the card that wins the trick so far.
        trump: suit or `NO_SUIT`.
    """
    follow = SUIT_MASKS[led]
    if house.is_free:
        return (follow,)
    trumps = 0 if trump == NO_SUIT else SUIT_MASKS[trump]
    if not house.must_beat:
        return (follow, trumps)
    beating = takers(best, trump)
    return (follow & beating, follow, trumps & beating, trumps)


def playable(house: HouseRules, hand: int, trick: tuple[int, ...], best: int, trump: int) -> int:
    """Return the cards of a hand that may be played now (§3)."""
    if not trick:
        return hand
    if house.is_free:
        return hand & SUIT_MASKS[trick[0] >> 3] or hand
    for duty in duties(house, trick[0] >> 3, best, trump):
        if hand & duty:
            return hand & duty
    return hand


def declarable(house: HouseRules, hand: int, trump: int) -> int:
    """Return the Queens of the pairs in a hand that may be declared after this trump (§4).

    Who leads, the first trick and the lock are not looked at.
    """
    pairs = hand & hand >> 1 & PAIR_QUEENS
    if pairs and house.is_ascending and trump != NO_SUIT:
        return pairs & _QUEENS_ABOVE[trump]
    return pairs


def pair_of(card: int) -> int:
    """Return King and Queen of the suit of a card."""
    return PAIR_MASKS[card >> 3]
