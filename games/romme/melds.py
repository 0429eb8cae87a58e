"""Melds of Rommé: what is one, what it is worth, what can be laid off or swapped (§4, §5, §7).

Whose turn it is, who is out and whether a lay-off is allowed now is left to the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final

from games.core.cards import JOKER, format_cards, rank_of, suit_of

KING: Final = 11
ACE: Final = 12
POINTS: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11)
"""Points of the ranks 2..A (§5); an ace before the two counts `MeldRules.ace_before_two`."""

MIN_NATURALS: Final = 2
"""Fewest natural cards in a meld (§4)."""
MAX_FOLGE: Final = 13
"""Longest Folge (§4)."""
_COPIES: Final = 2
"""How often the pack holds each natural card (§1)."""


class JokerCap(IntEnum):
    """How many jokers a meld may hold besides its two natural cards (§4)."""

    NONE = 0
    NATURALS = 1
    """No more than natural cards."""
    ONE = 2


@dataclass(frozen=True, slots=True)
class MeldRules:
    """The house rules that decide what is a meld, what it is worth and what is swapped for.

    Attributes:
        ace_before_two: points of an ace in a Folge without a king (§5).
        round_the_corner: whether a Folge may pass the ace (§4).
        joker_cap: how many jokers a meld may hold (§4).
        twins: whether a Satz may hold a card twice, up to eight cards (§4).
        swaps_whole_satz: whether a Satz gives its jokers only for all missing suits at once (§7).
    """

    ace_before_two: int = 1
    round_the_corner: bool = True
    joker_cap: JokerCap = JokerCap.NONE
    twins: bool = False
    swaps_whole_satz: bool = False

    @property
    def max_satz(self) -> int:
        """Most cards in a Satz (§4)."""
        return 8 if self.twins else 4

    @property
    def copies(self) -> int:
        """How often a Satz may hold one natural card (§4)."""
        return _COPIES if self.twins else 1

    @property
    def has_standard_melds(self) -> bool:
        """Return whether the same cards are melds as under the standard rules."""
        return self.round_the_corner and self.has_standard_jokers and not self.twins

    @property
    def has_standard_jokers(self) -> bool:
        """Return whether jokers are bound by two natural cards alone."""
        return self.joker_cap is JokerCap.NONE

    def may_run(self, start: int, size: int) -> bool:
        """Return whether a Folge may pass `size` ranks from `start`."""
        return self.round_the_corner or (ACE - start) % 13 in {0, *range(size - 1, 13)}

    def max_jokers(self, naturals: int) -> int:
        """Return the most jokers that may lie with so many natural cards in one meld (§4)."""
        if naturals < MIN_NATURALS:
            return 0
        if self.joker_cap is JokerCap.ONE:
            return 1
        return naturals if self.joker_cap is JokerCap.NATURALS else MAX_FOLGE


STANDARD: Final = MeldRules()


class Kind(StrEnum):
    """The two kinds of meld: *Satz* (one rank) and *Folge* (one suit in sequence)."""

    SATZ = "satz"
    FOLGE = "folge"


class End(StrEnum):
    """An end of a Folge; a Satz only has `HIGH`."""

    LOW = "low"
    HIGH = "high"


class Fault(StrEnum):
    """Why cards are no meld (§4)."""

    TOO_FEW = "too-few"
    TOO_MANY = "too-many"
    JOKERS = "jokers"
    """Fewer natural cards than a meld needs."""
    ONE_JOKER = "one-joker"
    """More than one joker, where a meld may hold one."""
    MORE_JOKERS = "more-jokers"
    """More jokers than natural cards, where there may be as many."""
    MIXED = "mixed"
    """Neither one rank nor one suit."""
    TWICE = "twice"
    """A suit twice in a Satz or a rank twice in a Folge."""
    RANK_TWICE = "rank-twice"
    """A rank twice in a Folge, where a Satz may hold twins."""
    GAP = "gap"
    """One suit, but not in sequence."""
    CORNER = "corner"
    """In sequence only past the ace, where a Folge ends there."""
    SPELLING = "spelling"
    """The cards make a meld, but not in this order."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld as it lies on the table, always in its one spelling.

    Attributes:
        kind: Satz or Folge.
        cards: a Folge in running order (all 13 from the ace), a Satz in pack order, jokers last.
        start: rank of the first card of a Folge, jokers counted as what they stand for; the rank
            of a Satz.
    """

    kind: Kind
    cards: tuple[int, ...]
    start: int

    def __str__(self) -> str:
        return format_cards(self.cards)

    @property
    def suit(self) -> int:
        """Suit 0..3 of a Folge; of a Satz, that of its first card."""
        return next(suit_of(card) for card in self.cards if card != JOKER)

    @property
    def ranks(self) -> tuple[int, ...]:
        """What each place counts as, 0..12."""
        if self.kind is Kind.SATZ:
            return (self.start,) * len(self.cards)
        return tuple((self.start + place) % 13 for place in range(len(self.cards)))

    @property
    def jokers(self) -> int:
        """Number of jokers in it."""
        return self.cards.count(JOKER)

    def missing(self, rules: MeldRules = STANDARD) -> tuple[int, ...]:
        """Return the cards that a Satz may still take, in pack order; none for a Folge."""
        if self.kind is Kind.FOLGE:
            return ()
        wanted = range(self.start, JOKER, 13)
        return tuple(card for card in wanted if self.cards.count(card) < rules.copies)

    def stand_ins(self, rules: MeldRules = STANDARD) -> tuple[tuple[int, ...], ...]:
        """Return for each place the cards that its joker may stand for; `()` at natural cards.

        A joker in a Satz stands for any missing card, a joker in a Folge for one card.
        """
        missing = self.missing(rules)
        if self.kind is Kind.SATZ:
            return tuple(missing if card == JOKER else () for card in self.cards)
        base = self.suit * 13
        return tuple(
            (base + rank,) if card == JOKER else ()
            for card, rank in zip(self.cards, self.ranks, strict=True)
        )

    def value(self, rules: MeldRules = STANDARD) -> int:
        """Return its points as laid (§5)."""
        ranks = self.ranks
        total = sum(POINTS[rank] for rank in ranks)
        if self.kind is Kind.FOLGE and ACE in ranks and KING not in ranks:
            total += rules.ace_before_two - POINTS[ACE]
        return total

    def ends(self, card: int, rules: MeldRules = STANDARD) -> tuple[End, ...]:
        """Return where a card can be laid off (§7), low before high; `()` if nowhere."""
        size = len(self.cards)
        if card == JOKER and not self.has_joker_room(rules):
            return ()
        if self.kind is Kind.SATZ:
            fits = size < rules.max_satz and (card == JOKER or card in self.missing(rules))
            return (End.HIGH,) if fits else ()
        if size == MAX_FOLGE:
            return ()
        found: list[End] = []
        for end, start in ((End.LOW, self.start - 1), (End.HIGH, self.start)):
            rank = start if end is End.LOW else start + size
            fits = card in {JOKER, self.suit * 13 + rank % 13}
            if fits and rules.may_run(start % 13, size + 1):
                found.append(end)
        return tuple(found)

    def lay_off(self, card: int, end: End) -> Meld:
        """Return the meld with the card laid off at an end that `ends` names."""
        if self.kind is Kind.SATZ:
            return Meld(self.kind, tuple(sorted((*self.cards, card))), self.start)
        if end is End.LOW:
            return _folge((card, *self.cards), (self.start - 1) % 13)
        return _folge((*self.cards, card), self.start)

    def has_joker_room(self, rules: MeldRules = STANDARD) -> bool:
        """Return whether its natural cards bear one joker more (§4)."""
        jokers = self.jokers
        return jokers < rules.max_jokers(len(self.cards) - jokers)

    def swaps(self, rules: MeldRules = STANDARD) -> tuple[tuple[int, ...], ...]:
        """Return what may take the place of its jokers (§7), in pack order: each as the cards.

        That is one card for one joker, but two where a Satz gives its jokers only for all missing
        suits at once.
        """
        if self.kind is Kind.SATZ and rules.swaps_whole_satz:
            return (self.missing(rules),) if JOKER in self.cards else ()
        found = {card for cards in self.stand_ins(rules) for card in cards}
        return tuple((card,) for card in sorted(found))

    def swap(self, cards: tuple[int, ...], rules: MeldRules = STANDARD) -> Meld:
        """Return the meld with cards that `swaps` names in the place of its jokers."""
        if self.kind is Kind.SATZ:
            rest = list(self.cards)
            for _ in range(self.jokers if rules.swaps_whole_satz else 1):
                rest.remove(JOKER)
            return Meld(self.kind, tuple(sorted((*rest, *cards))), self.start)
        place = (rank_of(cards[0]) - self.start) % 13
        return Meld(self.kind, (*self.cards[:place], *cards, *self.cards[place + 1 :]), self.start)


def read_meld(cards: Sequence[int], rules: MeldRules = STANDARD) -> Meld | Fault:
    """Return the meld that cards in this very order spell, or why they spell none (§4)."""
    meld = _as_written(tuple(cards), rules)
    if meld is not None:
        return meld
    found = readings(cards, rules)
    return found if isinstance(found, Fault) else Fault.SPELLING


def _as_written(cards: tuple[int, ...], rules: MeldRules) -> Meld | None:
    """Return the meld that cards in this very order spell, if they do."""
    size = len(cards)
    naturals = [(place, card) for place, card in enumerate(cards) if card != JOKER]
    if not 3 <= size <= MAX_FOLGE or size - len(naturals) > rules.max_jokers(len(naturals)):
        return None
    (place, first), (_, second) = naturals[:2]
    rank = first % 13
    if second % 13 == rank:
        same = [card for _, card in naturals if card % 13 == rank]
        is_satz = len(same) == len(naturals) and size <= rules.max_satz
        is_satz = is_satz and (rules.twins or len(set(same)) == len(same))
        return Meld(Kind.SATZ, cards, rank) if is_satz and list(cards) == sorted(cards) else None
    start, base = (rank - place) % 13, first - rank
    is_folge = all(card == base + (start + at) % 13 for at, card in naturals)
    if not is_folge or (size == 13 and start != ACE) or not rules.may_run(start, size):
        return None
    return Meld(Kind.FOLGE, cards, start)


def readings(cards: Iterable[int], rules: MeldRules = STANDARD) -> tuple[Meld, ...] | Fault:
    """Return every meld that uses exactly these cards, in whatever order they come.

    Where jokers can stand at either end of a Folge there are several: the dearest comes first,
    among equals the one that starts higher.

    Returns:
        At least one meld, or why there is none.
    """
    ordered = sorted(cards)
    naturals = [card for card in ordered if card != JOKER]
    fault = _fault(len(ordered), naturals, rules)
    if fault is not None:
        return fault
    if rank_of(naturals[0]) == rank_of(naturals[1]):
        return (Meld(Kind.SATZ, tuple(ordered), rank_of(naturals[0])),)
    size = len(ordered)
    starts = [ACE] if size == MAX_FOLGE else range(13)
    fitting = [
        start for start in starts if all((rank_of(card) - start) % 13 < size for card in naturals)
    ]
    found = [_folge_from(start, size, naturals) for start in fitting if rules.may_run(start, size)]
    found.sort(key=lambda meld: (-meld.value(rules), -meld.start))
    return tuple(found) or (Fault.CORNER if fitting else Fault.GAP)


def _fault(size: int, naturals: Sequence[int], rules: MeldRules) -> Fault | None:
    """Return what can be said against cards before their sequence is looked at."""
    if size < 3:
        return Fault.TOO_FEW
    if len(naturals) < MIN_NATURALS:
        return Fault.JOKERS
    if size - len(naturals) > rules.max_jokers(len(naturals)):
        return Fault.ONE_JOKER if rules.joker_cap is JokerCap.ONE else Fault.MORE_JOKERS
    ranks = {rank_of(card) for card in naturals}
    suits = {suit_of(card) for card in naturals}
    if len(ranks) > 1 and len(suits) > 1:
        return Fault.MIXED
    is_satz = len(ranks) == 1
    if len(set(naturals)) < len(naturals) and not (is_satz and rules.twins):
        return Fault.RANK_TWICE if rules.twins else Fault.TWICE
    if size > (rules.max_satz if is_satz else MAX_FOLGE):
        return Fault.TOO_MANY
    return None


def _folge_from(start: int, size: int, naturals: Sequence[int]) -> Meld:
    """Return the Folge that fills `size` places from rank `start` with naturals and jokers."""
    held = {rank_of(card): card for card in naturals}
    places = (held.get((start + place) % 13, JOKER) for place in range(size))
    return Meld(Kind.FOLGE, tuple(places), start)


def _folge(cards: tuple[int, ...], start: int) -> Meld:
    """Return a Folge in its one spelling: all 13 are written from the ace."""
    if len(cards) == MAX_FOLGE:
        ace = (ACE - start) % 13
        return Meld(Kind.FOLGE, cards[ace:] + cards[:ace], ACE)
    return Meld(Kind.FOLGE, cards, start)
