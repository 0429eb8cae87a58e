"""The cards of Krass Kariert as small integers, and their codes; colours are decoration (§1).

A number card is its number 1..12; the special cards follow. Cards are values: the four 7s are the
same integer. 0 is no card: a gap where one was, or a card that is not known.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.core.errors import NotationError

NO_CARD: Final = 0
LOWEST: Final = 1
HIGHEST: Final = 12
X: Final = 13
"""Stands for a number that its player names (§7)."""
STOPP: Final = 14
NACHZIEHEN: Final = 15

CODES: Final[tuple[str, ...]] = (
    "back",
    *(str(number) for number in range(LOWEST, HIGHEST + 1)),
    "X",
    "S",
    "N",
)
"""Code of each card; where there is no card to be seen, that of a back."""
_CARD_OF: Final[dict[str, int]] = {code: card for card, code in enumerate(CODES) if card}

PACK: Final[tuple[int, ...]] = (
    *(number for number in range(LOWEST, HIGHEST + 1) for _ in range(4)),
    *(special for special in (X, STOPP, NACHZIEHEN) for _ in range(2)),
)
"""All 54 cards in pack order, twins side by side (§1)."""


def parse_cards(codes: Iterable[str]) -> tuple[int, ...]:
    """Read card codes in the order given.

    Raises:
        NotationError: one of them names no card.
    """
    cards: list[int] = []
    for code in codes:
        card = _CARD_OF.get(code)
        if card is None:
            raise NotationError(f"{code!r} is not a card of Krass Kariert")
        cards.append(card)
    return tuple(cards)


def codes_of(cards: Iterable[int]) -> tuple[str, ...]:
    """Return the codes of cards in the order given."""
    return tuple(CODES[card] for card in cards)
