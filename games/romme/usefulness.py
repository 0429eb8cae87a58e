"""How useful a card is to a hand of Rommé: what may come to it, what it costs, who wants it.

A guide for computer players only: it counts unseen cards, it does not search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from games.core.cards import JOKER, rank_of, suit_of
from games.romme.house import HouseRules
from games.romme.options import PACKS
from games.romme.state import NO_CARD, TableMeld, next_seat
from games.romme.view import RommeView

PARTNER: Final = 0.6
"""What one unseen card that would complete a meld is worth, in points."""
TABLE_PARTNER: Final = 0.4
"""The same for a card that would let another be laid off behind it."""
LATER: Final = 4.0
"""What a card is worth that can be laid off once the seat is out."""
GIFT: Final = 3.0
"""What it costs to discard a card that the next seat can lay off or seems to collect."""
KEPT: Final = 1000.0
"""What a joker is worth."""
CALM: Final = 0.2
ALERT: Final = 0.5
ALARM: Final = 1.0
"""How much the points of a card count: while nobody is out, once others are, near the end."""
FEW_CARDS: Final = 4
"""With at most so many, a seat that is out is near the end."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a seat knows that bears on its discard.

    Attributes:
        hand: its cards.
        seen: how many copies of each card it can place anywhere.
        table: the melds.
        is_out: whether it may lay off.
        wanted: cards the next seat is known to hold.
        next_is_out: whether the next seat may lay off.
        urgency: how much points in hand count.
        penalties: minus points of each card in hand.
        twins: whether a Satz may hold a card twice.
    """

    hand: Sequence[int]
    seen: Counter[int]
    table: Sequence[TableMeld]
    is_out: bool
    wanted: frozenset[int]
    next_is_out: bool
    urgency: float
    penalties: Sequence[int]
    twins: bool


def surroundings(house: HouseRules, view: RommeView, seat: int) -> Surroundings:
    """Return what a seat's own view says about its discard."""
    seen = Counter(view.hand)
    seen.update(view.pile)
    for laid in view.melds:
        seen.update(laid.meld.cards)
    others = [other for other in range(view.seats) if other != seat]
    for other in others:
        seen.update(view.known[other])
    urgency = CALM
    if any(view.out[other] for other in others):
        urgency = ALERT
    if any(view.out[other] and view.counts[other] <= FEW_CARDS for other in others):
        urgency = ALARM
    left = sum(1 << other for other, has_left in enumerate(view.left) if has_left)
    following = next_seat(view.seats, left, seat)
    return Surroundings(
        hand=view.hand,
        seen=seen,
        table=view.melds,
        is_out=view.out[seat],
        wanted=frozenset(view.known[following]),
        next_is_out=view.out[following],
        urgency=urgency,
        penalties=house.penalties,
        twins=house.melds.twins,
    )


def usefulness(around: Surroundings, card: int) -> float:
    """Return what keeping a card is worth, in points; the least useful is best discarded."""
    if card == JOKER:
        return KEPT
    worth = PARTNER * sum(_unseen(around, other) for other in _completing(around, card))
    worth += TABLE_PARTNER * sum(_unseen(around, other) for other in _leading(around.table, card))
    fits = any(laid.fits >> card & 1 for laid in around.table)
    if fits:
        worth += LATER
        worth += GIFT if around.next_is_out else 0.0
    if is_wanted(around, card):
        worth += GIFT
    return worth - around.urgency * around.penalties[card]


def is_wanted(around: Surroundings, card: int) -> bool:
    """Return whether the next seat seems to collect cards like this one."""
    return any(_are_near(card, other) for other in around.wanted)


def is_gift(around: Surroundings, card: int) -> bool:
    """Return whether the next seat could lay a discard off or seems to collect it."""
    fits = around.next_is_out and any(laid.fits >> card & 1 for laid in around.table)
    return fits or is_wanted(around, card)


def _unseen(around: Surroundings, card: int) -> int:
    return max(0, PACKS - around.seen[card])


def _completing(around: Surroundings, card: int) -> list[int]:
    """Return the cards that would make a meld of a card and another one in hand."""
    found: list[int] = []
    suit, rank = suit_of(card), rank_of(card)
    if around.twins and list(around.hand).count(card) > 1:
        found.extend(s * 13 + rank for s in range(4) if s != suit)
    for other in set(around.hand) - {card, JOKER}:
        if rank_of(other) == rank:
            found.extend(s * 13 + rank for s in range(4) if s not in {suit, suit_of(other)})
        elif suit_of(other) == suit:
            step = (rank_of(other) - rank) % 13
            low, gap = (rank, step) if step <= 6 else (rank_of(other), 13 - step)
            if gap == 1:
                found.extend(suit * 13 + near % 13 for near in (low - 1, low + 2))
            elif gap == 2:
                found.append(suit * 13 + (low + 1) % 13)
    return found


def _leading(table: Iterable[TableMeld], card: int) -> list[int]:
    """Return the cards that, laid off on the table, would let this one follow."""
    ends = [end for laid in table for end in (laid.low, laid.high) if end != NO_CARD]
    suit, rank = suit_of(card), rank_of(card)
    return [end for end in ends if suit_of(end) == suit and (rank_of(end) - rank) % 13 in {1, 12}]


def _are_near(card: int, other: int) -> bool:
    """Return whether two cards can stand in one meld with few others."""
    if JOKER in {card, other}:
        return False
    if suit_of(card) != suit_of(other):
        return rank_of(card) == rank_of(other)
    return (rank_of(card) - rank_of(other)) % 13 in {0, 1, 2, 11, 12}
