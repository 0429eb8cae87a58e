"""French cards as small integers, and their codes; what a card is worth is each game's own affair.

A card is ``suit * 13 + rank`` with the suits c d h s (Kreuz, Karo, Herz, Pik) as 0..3 and the
ranks 2..9 T J Q K A as 0..12, so 0..51 in pack order; a joker is 52. Cards are values: the two
h7 of a double pack are the same integer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from games.core.errors import NotationError

SUITS: Final = "cdhs"
RANKS: Final = "23456789TJQKA"
JOKER: Final = 52
KINDS: Final = 53
"""Number of distinct card values, the joker included."""

CODES: Final[tuple[str, ...]] = (*(suit + rank for suit in SUITS for rank in RANKS), "*")
_CARD_OF: Final[dict[str, int]] = {code: card for card, code in enumerate(CODES)}


def suit_of(card: int) -> int:
    """Return the suit 0..3 of a natural card."""
    return card // 13


def rank_of(card: int) -> int:
    """Return the rank 0..12 (2..A) of a natural card."""
    return card % 13


def parse_card(code: str) -> int:
    """Read one card code.

    Raises:
        NotationError: the code names no card.
    """
    card = _CARD_OF.get(code)
    if card is None:
        raise NotationError(f"{code!r} is not a card")
    return card


def parse_cards(codes: Iterable[str]) -> tuple[int, ...]:
    """Read card codes in the order given (raises as `parse_card`)."""
    return tuple(parse_card(code) for code in codes)


def format_cards(cards: Iterable[int]) -> str:
    """Write cards as codes separated by one space, in the order given."""
    return " ".join(CODES[card] for card in cards)


def french_pack(packs: int, jokers: int) -> tuple[int, ...]:
    """Return `packs` packs of 52 and `jokers` jokers in pack order, twins side by side."""
    return (*(card for card in range(52) for _ in range(packs)), *([JOKER] * jokers))


def counts(cards: Sequence[int]) -> list[int]:
    """Return how often each of the 53 card values occurs."""
    result = [0] * KINDS
    for card in cards:
        result[card] += 1
    return result
