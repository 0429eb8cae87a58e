"""The house rules of one game worked out once: masks, values and flags that the rules ask for."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from games.core.cards import JOKER, parse_card
from games.grosses_los.holding import unpack
from games.grosses_los.options import GrossesLosOptions

BIG_A: Final = parse_card("sA")
"""The Große A (§1)."""
BIG_A_POINTS: Final = 20
SMALL_A_POINTS: Final = 15
PACK: Final = 52
RANK_MASKS: Final = tuple(sum(1 << 13 * suit + rank for suit in range(4)) for rank in range(13))
"""The four cards of each rank, 2 first."""


class Throw(IntEnum):
    """How many cards a seat throws that does not serve (§5.3)."""

    AS_LED = 0
    ONE = 1
    NONE = 2


_THROWS: Final = {"wie": Throw.AS_LED, "eine": Throw.ONE, "keine": Throw.NONE}


class Terms:
    """What one table plays under.

    Attributes:
        jokers: in the pack.
        a_cards: mask of the Große A and the kleine a.
        ordinary: per rank from the 2 on, the mask of its cards that are no A cards.
        points: penalty points per card, the joker last.
        raise_by: how many ranks a set must lie above the best to serve: 0 or 1.
        must_serve: whether who can serve must.
        throw: how many cards are thrown.
        keeps_thrown: whether thrown cards join the thrower's own pile.
        counts_piles, counts_open: whether the own pile counts for who is left, and open A cards
            for who is out.
        ends_at_first: whether the first seat that is out ends a deal.
        always_a: whether no A card may be set aside.
        limit: total at which a match ends, if `deals` is 0.
        deals: fixed number of deals, 0 if the limit decides.
    """

    __slots__ = (
        "_most_cards",
        "a_cards",
        "always_a",
        "counts_open",
        "counts_piles",
        "deals",
        "ends_at_first",
        "jokers",
        "keeps_thrown",
        "limit",
        "must_serve",
        "ordinary",
        "points",
        "raise_by",
        "throw",
    )

    def __init__(self, options: GrossesLosOptions) -> None:
        small_a = parse_card(options.kleine_a)
        self.jokers = options.joker
        self.a_cards = 1 << BIG_A | 1 << small_a
        self.ordinary = tuple(mask & ~self.a_cards for mask in RANK_MASKS)
        points = [min(2 + card % 13, 10) for card in range(PACK)]
        for ace in range(12, PACK, 13):
            points[ace] = options.asswert
        points[BIG_A] = BIG_A_POINTS
        points[small_a] = SMALL_A_POINTS
        self.points = (*points, options.jokerwert)
        self.raise_by = 1 if options.ueberbieten == "höher" else 0
        self.must_serve = options.bedienzwang
        self.throw = _THROWS[options.abwerfen]
        self.keeps_thrown = options.abgeworfenes == "eigener"
        self.ends_at_first = options.ende == "erster"
        self.counts_piles = options.stiche_zaehlen and not self.ends_at_first
        self.counts_open = options.a_zaehlt_immer
        self.always_a = options.a_immer_dabei
        self.limit = options.limit
        self.deals = options.runden if isinstance(options.runden, int) else 0
        self._most_cards = options.handkarten

    @property
    def pack_size(self) -> int:
        """Cards in the pack (§1)."""
        return PACK + self.jokers

    def hand_size(self, seats: int) -> int:
        """Return the cards dealt to each of so many seats (§3)."""
        return min(self.pack_size // seats, self._most_cards)

    def most_deals(self, seats: int) -> int:
        """Return the bound of the deals of a match: each adds at least one point (§10)."""
        return self.deals or seats * self.limit

    def worth(self, held: int) -> int:
        """Return the penalty points of some cards (§2)."""
        points = self.points
        return sum([points[card] for card in unpack(held)])


def pack_cards(jokers: int) -> tuple[int, ...]:
    """Return the whole pack in pack order (§1)."""
    return (*range(PACK), *[JOKER] * jokers)
