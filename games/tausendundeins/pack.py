"""The cards of Tausendundeins as bits of a hand; who holds them is the state's affair.

A card is ``suit * 8 + strength`` with the suits c d h s as 0..3 and the strengths 7 8 9 J Q K T A
as 0..7, so within a suit the higher number is the higher card. Sets of cards are masks of 32 bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from games.core import cards as core
from games.core.errors import NotationError

STRENGTHS: Final = "789JQKTA"
CODES: Final = tuple(suit + rank for suit in core.SUITS for rank in STRENGTHS)
CARDS: Final = len(CODES)
CARD_OF: Final = {code: card for card, code in enumerate(CODES)}
PACK_ORDER: Final = tuple(sorted(range(CARDS), key=lambda card: core.CODES.index(CODES[card])))
"""All cards c d h s, within a suit 7 8 9 T J Q K A (as every game writes them)."""
BITS: Final = tuple(1 << card for card in range(CARDS))
NO_SUIT: Final = -1
NO_CARD: Final = -1

QUEEN: Final = 4
KING: Final = 5
SUIT_MASKS: Final = tuple(0xFF << 8 * suit for suit in range(4))
PAIR_MASKS: Final = tuple((1 << QUEEN | 1 << KING) << 8 * suit for suit in range(4))
"""King and Queen of each suit."""
POINTS: Final = (0, 0, 0, 2, 3, 4, 10, 11) * 4
"""Card points by card (§1)."""
PACK_POINTS: Final = 120
ABOVE: Final = tuple(SUIT_MASKS[card >> 3] & -(2 << card) for card in range(CARDS))
"""The higher cards of the same suit, by card."""

BASE_COLOURS: Final = (1, 2, 3, 0)
"""The suits as declarations rank them: Karo, Herz, Pik, Kreuz (§4)."""
COLOUR_VALUES: Final = (100, 40, 60, 80)
"""What a declaration of each suit is worth (§4)."""
ORDER_VALUES: Final = (40, 60, 80, 100)
"""What the first, second, third and fourth declaration of a deal is worth instead."""

_BYTE_POINTS: Final = tuple(
    sum(POINTS[strength] for strength in range(8) if byte >> strength & 1) for byte in range(256)
)


def points_of(cards: int) -> int:
    """Return the card points of a set of cards (§1)."""
    return (
        _BYTE_POINTS[cards & 255]
        + _BYTE_POINTS[cards >> 8 & 255]
        + _BYTE_POINTS[cards >> 16 & 255]
        + _BYTE_POINTS[cards >> 24]
    )


def unpack(cards: int) -> tuple[int, ...]:
    """Return the cards of a set in pack order."""
    return tuple(card for card in PACK_ORDER if cards >> card & 1)


def each(cards: int) -> Iterator[int]:
    """Yield the cards of a set from the lowest bit up."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def pack(cards: Iterable[int]) -> int:
    """Return the set of these cards."""
    found = 0
    for card in cards:
        found |= BITS[card]
    return found


def codes(cards: int) -> list[str]:
    """Return the codes of a set of cards in pack order."""
    return [CODES[card] for card in unpack(cards)]


def parse_card(code: str) -> int:
    """Read the code of one of the 32 cards (raises `NotationError`)."""
    card = CARD_OF.get(code)
    if card is None:
        raise NotationError(f"{code!r} is not a card of this game")
    return card


@cache
def whole_pack(seats: int, *, with_bidding: bool) -> tuple[int, ...]:
    """Return all cards that so many seats play with, in pack order (§1, §8.1)."""
    if not with_bidding:
        ranks = "9JQKTA" if seats == 3 else STRENGTHS
        return tuple(card for card in PACK_ORDER if CODES[card][1] in ranks)
    left_out = {"d7", "h7"} if seats == 4 else set[str]()
    return tuple(card for card in PACK_ORDER if CODES[card] not in left_out)


@cache
def dealing_plan(seats: int, *, with_bidding: bool) -> Sequence[Sequence[int]]:
    """Return which cards of the deck, top first, go where (§2, §8.1).

    First the seats clockwise from forehand, then, with bidding, the Stock.
    """
    # A packet of nothing stands for the two cards of the Stock.
    with_stock = (3, 0, 3, 4) if seats == 3 else (3, 0, 4)
    packets = with_stock if with_bidding else (3, 3, 2)
    plan: list[list[int]] = [[] for _ in range(seats + with_bidding)]
    at = 0
    for size in packets:
        for place, count in [(seat, size) for seat in range(seats)] if size else [(seats, 2)]:
            plan[place] += range(at, at + count)
            at += count
    return tuple(map(tuple, plan))
