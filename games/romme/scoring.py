"""What cards in hand cost and who wins a match (§12, §13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from games.core.cards import JOKER
from games.core.game import Result
from games.romme import hands
from games.romme.melds import POINTS

JOKER_POINTS: Final = 20
"""Minus points of a joker left in hand (§12)."""
HAND_ROMME_FACTOR: Final = 2
"""What a Hand-Rommé multiplies the others' points with (§9)."""
PENALTIES: Final = (*(POINTS[card % 13] for card in range(JOKER)), JOKER_POINTS)
"""Minus points of each card in hand; an ace counts 11 (§12)."""


def penalty(cards: Iterable[int]) -> int:
    """Return the minus points of cards in hand, not doubled (§12)."""
    return sum(PENALTIES[card] for card in cards)


def score_hands(held: Sequence[int], *, is_hand_romme: bool) -> tuple[int, ...]:
    """Return the minus points of a finished deal per seat; an empty hand has none."""
    factor = HAND_ROMME_FACTOR if is_hand_romme else 1
    return tuple(factor * penalty(hands.unpack(hand)) for hand in held)


def rank_seats(totals: Sequence[int]) -> Result:
    """Return the result of a match with these totals: fewest first, equal totals share (§13)."""
    places = tuple(1 + sum(other < total for other in totals) for total in totals)
    return Result(places, tuple(totals), "deals-played")
