"""Quick card sense for imagined deals, in which every hand lies open to whoever chooses.

It is what `games.tausendundeins.playout` plays thousands of deals with; slower and finer sense for
a real table, where hands are hidden, is in `games.tausendundeins.judgement`.
"""

from __future__ import annotations

from typing import Final

from games.tausendundeins.pack import (
    BITS,
    COLOUR_VALUES,
    NO_SUIT,
    POINTS,
    points_of,
)
from games.tausendundeins.playout import DECLARING, Sense, SuitedHand

_KEPT: Final = 26
"""How much rather another card is thrown than one half of a pair."""
_TRUMP_KEPT: Final = 9
_WORTH_A_TRUMP: Final = 4
"""Card points in a trick for which a trump is spent."""


def _cheapest(byte: int) -> tuple[int, int]:
    """Return the card of a suit that is missed least, and how much it is missed."""
    costs = [
        (2 * POINTS[card] + card + (_KEPT if card in {4, 5} and byte >> 4 & 3 == 3 else 0), card)
        for card in range(8)
        if byte >> card & 1
    ]
    cost, card = min(costs)
    # Who keeps two cards of a suit keeps its higher one covered.
    return cost + (2 if byte.bit_count() == 2 and byte >> 6 else 0), card


_CHEAPEST: Final = ((0, 0), *(_cheapest(byte) for byte in range(1, 256)))
_ABOVE: Final = tuple(255 & -(2 << card) for card in range(8))
"""The higher cards of a suit, by card."""


def _lead(hands: list[SuitedHand], leader: int, queens: int, trump: int) -> int:
    """Return a card that nobody beats, else one that is missed little; pairs while they matter."""
    hand, unseen = hands[leader], [0, 0, 0, 0]
    for seat, other in enumerate(hands):
        if seat != leader:
            unseen = [cards | more for cards, more in zip(unseen, other, strict=True)]
    trumps_out = trump != NO_SUIT and unseen[trump]
    if queens and (trump == NO_SUIT or trumps_out or queens & queens - 1):
        return DECLARING + _to_declare(queens)
    sure = _sure_trick(hand, unseen, trump if trumps_out else NO_SUIT)
    if sure >= 0:
        return sure
    return DECLARING + _to_declare(queens) if queens else _thrown(hand, trump)


def _follow(hand: SuitedHand, led: int, lying: int, best: int, trump: int) -> int:
    """Return the highest card that takes the trick in its suit, a trump if it pays, or little."""
    own, leading = hand[led], best >> 3
    if own:
        above = own & _ABOVE[best & 7] if leading == led else 0
        return 8 * led + (above.bit_length() - 1 if above else _CHEAPEST[own][1])
    if leading != led:
        above = hand[leading] & _ABOVE[best & 7]
        if above:
            return 8 * leading + above.bit_length() - 1
    elif trump != NO_SUIT and hand[trump] and points_of(lying) >= _WORTH_A_TRUMP:
        return 8 * trump + _CHEAPEST[hand[trump]][1]
    return _thrown(hand, trump)


GREED: Final = Sense(_lead, _follow)
"""Takes what it can and throws what it misses least."""


def _sure_trick(hand: SuitedHand, unseen: SuitedHand, only: int) -> int:
    """Return the card with most points that nobody beats, -1 if there is none.

    Args:
        hand: of the leader.
        unseen: the cards of the others.
        only: the suit it must be of, `NO_SUIT` for any.
    """
    most, found = -1, -1
    for suit, own in enumerate(hand):
        if own > unseen[suit] and only in {NO_SUIT, suit}:
            card = 8 * suit + own.bit_length() - 1
            if POINTS[card] > most:
                most, found = POINTS[card], card
    return found


def _to_declare(queens: int) -> int:
    """Return the Queen of the dearest pair."""
    if not queens & queens - 1:
        return queens.bit_length() - 1
    return max(
        (card for card in range(32) if queens & BITS[card]),
        key=lambda card: COLOUR_VALUES[card >> 3],
    )


def _thrown(hand: SuitedHand, trump: int) -> int:
    """Return the card that is missed least."""
    lowest, found = 1 << 10, -1
    for suit, own in enumerate(hand):
        if own:
            cost, card = _CHEAPEST[own]
            if suit == trump:
                cost += _TRUMP_KEPT
            if cost < lowest:
                lowest, found = cost, 8 * suit + card
    return found
