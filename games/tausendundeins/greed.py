"""Quick card sense for imagined deals, in which every hand lies open to whoever chooses.

It is what `games.tausendundeins.playout` plays thousands of deals with; slower and finer sense for
a real table, where hands are hidden, is in `games.tausendundeins.judgement`.
"""

from __future__ import annotations

from typing import Final

from games.tausendundeins.pack import (
    ABOVE,
    BITS,
    COLOUR_VALUES,
    NO_SUIT,
    POINTS,
    SUIT_MASKS,
    points_of,
)
from games.tausendundeins.playout import DECLARING, Follow, Lead

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


def greedy_choices(hands: list[int]) -> tuple[Lead, Follow]:
    """Return a leader and a follower who take what they can and throw what they miss least.

    Args:
        hands: those of the state that is played out, as they change.
    """

    def lead(hand: int, queens: int, trump: int) -> int:
        unseen = 0
        for other in hands:
            unseen |= other
        unseen ^= hand
        trumps_out = 0 if trump == NO_SUIT else unseen & SUIT_MASKS[trump]
        if queens and (trump == NO_SUIT or trumps_out or queens & queens - 1):
            return DECLARING + _to_declare(queens)
        sure = _sure_trick(hand, unseen, trump if trumps_out else NO_SUIT)
        if sure >= 0:
            return sure
        return DECLARING + _to_declare(queens) if queens else _thrown(hand, trump)

    return lead, _follow


def _follow(cards: int, lying: int, best: int, trump: int) -> int:
    """Return the highest card that takes the trick in its suit, a trump if it pays, or little."""
    if not cards & cards - 1:
        return cards.bit_length() - 1
    above = cards & ABOVE[best]
    if above:
        return above.bit_length() - 1
    if trump != NO_SUIT and best >> 3 != trump:
        trumps = cards & SUIT_MASKS[trump]
        if trumps and points_of(lying) >= _WORTH_A_TRUMP:
            return (trump << 3) + _CHEAPEST[trumps >> 8 * trump][1]
    return _thrown(cards, trump)


def _sure_trick(hand: int, unseen: int, only: int) -> int:
    """Return the card with most points that nobody beats, -1 if there is none.

    Args:
        hand: of the leader.
        unseen: the cards of the others.
        only: the suit it must be of, `NO_SUIT` for any.
    """
    most, found = -1, -1
    for suit in range(4):
        own = hand >> 8 * suit & 255
        if own > unseen >> 8 * suit & 255 and only in {NO_SUIT, suit}:
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


def _thrown(cards: int, trump: int) -> int:
    """Return the card that is missed least."""
    lowest, found = 1 << 10, -1
    for suit in range(4):
        byte = cards >> 8 * suit & 255
        if byte:
            cost, card = _CHEAPEST[byte]
            if suit == trump:
                cost += _TRUMP_KEPT
            if cost < lowest:
                lowest, found = cost, 8 * suit + card
    return found
