"""Best-meld search: what a hand can lay out, lay off and swap at best, exactly (§4–§9).

It knows cards and melds, not turns: whether a seat is out, and what it may do now, is left to the
rules and the callers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, cast

from games.core.cards import JOKER
from games.romme.arrangement import Arrangement, LayOff, Swap, lay_off_all, swap_choices, without
from games.romme.bits import BIT, CARD_BITS, CARD_OF_BIT, EVEN, FULL, Groups, state_of
from games.romme.catalogue import HandCatalogue, TableCatalogue
from games.romme.cover import Cover
from games.romme.hands import JOKERS
from games.romme.layoffs import Places, places_on
from games.romme.melds import ACE, POINTS, STANDARD, Fault, Meld, MeldRules, readings
from games.romme.ring import Ring

JOKER_POINTS: Final = 20
"""Points of a joker left in hand (§12)."""

_POINTS_AT: Final = CARD_BITS + 8
_JOKERS_AT: Final = _POINTS_AT + 16
_TALLY: Final = (
    *(BIT[card] + (POINTS[card % 13] << _POINTS_AT) for card in range(52)),
    1 << _JOKERS_AT,
)
"""Card → its counter, its points and, for a joker, one in a count of their own; summed at once."""
_Fields = tuple[tuple[Swap, ...], tuple[Meld, ...], tuple[LayOff, ...], tuple[int, ...], int]
_arranged: Final = cast(
    "Callable[[type[Arrangement], _Fields], Arrangement]",
    tuple.__new__,  # pyright: ignore[reportUnknownMemberType]  # its class is said beside it
)
"""Makes an `Arrangement` of its fields, without the call in between that its own name costs."""
_CARDS: Final = (1 << CARD_BITS) - 1
_MOST_POINTS: Final = (1 << _JOKERS_AT - _POINTS_AT) - 1
_NO_PLACES: Final = Places()
_MORE_THAN_A_HAND: Final = 10_000
_DEAREST: Final = POINTS[ACE]
"""Most a joker is worth in a meld."""


class _Position:
    """A hand before a table, as bits.

    Attributes:
        hand: the cards that may be laid.
        table: the melds that they may be laid off on.
        state: counters of the natural cards.
        natural: their points.
        jokers: their number.
        points: of the whole hand.
        cheapest: points of its cheapest card.
        places: what the table offers.
    """

    __slots__ = ("cheapest", "hand", "jokers", "natural", "places", "points", "state", "table")

    def __init__(
        self, hand: Sequence[int], table: Sequence[Meld], joker_points: int, rules: MeldRules
    ) -> None:
        tally = 0
        for card in hand:
            tally += _TALLY[card]
        self.hand = hand
        self.table = table
        self.state = tally & _CARDS
        self.natural = tally >> _POINTS_AT & _MOST_POINTS
        self.jokers = tally >> _JOKERS_AT
        self.points = self.natural + joker_points * self.jokers
        self.cheapest = _cheapest(self.state) if self.state else joker_points
        if table:
            held = (self.state | self.state >> 1) & EVEN
            self.places = places_on(table, held, self.jokers, rules)
        else:
            self.places = _NO_PLACES


class MeldSearch:
    """The search under one set of rules; `meld_search` shares what it learns."""

    def __init__(self, rules: MeldRules = STANDARD) -> None:
        self._rules = rules
        ring = Ring() if rules.round_the_corner else None
        self._by_hand = Cover(HandCatalogue(rules), ring)
        self._by_value = Cover(TableCatalogue(rules))
        self._melds: tuple[dict[int, tuple[Meld, int]], ...] = tuple({} for _ in range(FULL))

    def lightest(
        self,
        hand: Sequence[int],
        table: Sequence[Meld] = (),
        *,
        barred: int | None = None,
        swaps: bool = False,
        joker_points: int = JOKER_POINTS,
    ) -> Arrangement | None:
        """Return what leaves the fewest points in hand, and a card to discard (§8).

        Args:
            hand: the cards after the draw, at most `MAX_JOKERS` jokers.
            table: melds that cards may be laid off on.
            barred: a card that may not be the discard (§3).
            swaps: whether jokers of the table may be taken too.
            joker_points: of a joker left in hand, more than any natural card.

        Returns:
            The arrangement; `None` if the hand holds no card that may be discarded.
        """
        if table:
            return self._beside(hand, table, barred, joker_points, swaps=swaps)
        if not hand:
            return None
        # New melds alone: what is asked most often. A loop adds such long numbers up in half the
        # time of `sum`.
        tally = 0
        for card in hand:
            tally += _TALLY[card]
        state, jokers = tally & _CARDS, tally >> _JOKERS_AT
        groups: Groups | None = None
        if not jokers:
            points, plainly, wanted = self._by_hand.jokerless.most(state)
            if not wanted and (not points or points < tally >> _POINTS_AT & _MOST_POINTS):
                groups = plainly
        if groups is None:
            natural = tally >> _POINTS_AT & _MOST_POINTS
            owed = _cheapest(state) if state else joker_points
            found = self._by_hand.most(state, natural, jokers, joker_points, -1, owed)
            groups = found[1] if found else ()
        left = sorted(hand)
        if not groups:
            melds, value = (), 0
        else:
            spare = _spare(len(left), groups, jokers) if jokers else 0
            melds, value, _ = self._lay(left, groups, spare)
        if barred is not None and left[0] == barred == left[-1]:
            return self._beside(hand, (), barred, joker_points, swaps=False)
        return _arranged(Arrangement, ((), melds, (), tuple(left), value))

    def _beside(
        self,
        hand: Sequence[int],
        table: Sequence[Meld],
        barred: int | None,
        joker_points: int,
        *,
        swaps: bool,
    ) -> Arrangement | None:
        """Return the same before melds of the table, or with a card that may not be discarded."""
        if not swaps or not table:
            position = _Position(hand, table, joker_points, self._rules)
            found = self._least_left(position, (), barred, _MORE_THAN_A_HAND, joker_points)
            return found[1] if found else None
        best: Arrangement | None = None
        least = _MORE_THAN_A_HAND
        for done, cards, melds in swap_choices(hand, table, self._rules):
            position = _Position(cards, melds, joker_points, self._rules)
            found = self._least_left(position, done, barred, least, joker_points)
            if found is not None:
                least, best = found
        return best

    def going_out(
        self,
        hand: Sequence[int],
        table: Sequence[Meld] = (),
        *,
        barred: int | None = None,
        swaps: bool = False,
        last: bool = False,
    ) -> Arrangement | None:
        """Return how to lay everything but one card that may be discarded, or `None` (§8).

        Args:
            hand: as for `lightest`.
            table: the same.
            barred: the same.
            swaps: the same.
            last: whether the last card may be laid too, so that nothing is left.
        """
        choices = swap_choices(hand, table, self._rules) if swaps else (((), hand, table),)
        for done, cards, melds in choices:
            position = _Position(cards, melds, JOKER_POINTS, self._rules)
            if last:
                found = self._most(position, position.points - 1, JOKER_POINTS)
                if found is not None:
                    return self._arrangement(cards, position, found[1], done, keeps_one=False)
            floor = position.points - JOKER_POINTS - 1
            if self._most(position, floor, JOKER_POINTS) is None:
                continue
            for card in _distinct(cards, barred):
                rest = _Position(without(cards, card), melds, JOKER_POINTS, self._rules)
                found = self._most(rest, rest.points - 1, JOKER_POINTS)
                if found is not None:
                    return self._arrangement(cards, rest, found[1], done)
        return None

    def dearest(self, hand: Sequence[int]) -> Arrangement:
        """Return the new melds of the highest value that leave a card to discard (§5, §6)."""
        found = self._dearest(hand, hand, -1)
        if found is not None and found.left:
            return found
        best = Arrangement((), (), (), tuple(sorted(hand)), 0)
        for card in _distinct(hand, None):
            best = self._dearest(hand, without(hand, card), best.value) or best
        return best

    def at_most(self, hand: int) -> int:
        """Return a bound, quickly found, for what new melds can be worth (§5).

        Args:
            hand: as `games.romme.hands` packs it.
        """
        state, jokers = state_of(hand), hand >> JOKERS
        points, _, _ = self._by_hand.jokerless.most(state)
        gains = self._by_hand.bounds.gains((state | state >> 1) & EVEN, jokers)
        return points + gains[jokers] + _DEAREST * jokers

    def _lay(
        self, left: list[int], groups: Groups, spare: int
    ) -> tuple[tuple[Meld, ...], int, int]:
        """Return groups of new melds as melds, their value, and how many jokers are still spare.

        Args:
            left: the hand; what is laid is taken out of it.
            groups: new melds only.
            spare: jokers that no group needs, laid where there is room.
        """
        melds: list[Meld] = []
        value = 0
        for units, need, _, room in groups:
            if spare:
                extra = min(room, spare)
                spare -= extra
                need += extra  # noqa: PLW2901  # what it needs and what it takes besides
            meld, worth = self._melds[need].get(units) or self._meld(units, need)
            melds.append(meld)
            value += worth
            for card in meld.cards:
                left.remove(card)
        return tuple(melds), value, spare

    def _least_left(
        self,
        position: _Position,
        done: tuple[Swap, ...],
        barred: int | None,
        limit: int,
        joker_points: int,
    ) -> tuple[int, Arrangement] | None:
        """Return the fewest points left, if fewer than `limit`, and what leaves them."""
        floor = position.points - limit
        found = self._most(position, floor, joker_points, position.cheapest)
        if found is None:
            return None
        arrangement = self._arrangement(position.hand, position, found[1], done)
        for card in arrangement.left:
            if card != barred:
                return position.points - found[0], arrangement
        # Only a barred card would stay: one that may be discarded has to.
        best: tuple[int, Arrangement] | None = None
        for card in _distinct(position.hand, barred):
            rest = _Position(
                without(position.hand, card), position.table, joker_points, self._rules
            )
            if rest.points <= floor:
                break
            found = self._most(rest, floor, joker_points)
            if found is not None:
                floor = found[0]
                arrangement = self._arrangement(position.hand, rest, found[1], done)
                best = position.points - floor, arrangement
        return best

    def _most(
        self, position: _Position, floor: int, joker_points: int, owed: int = 0
    ) -> tuple[int, Groups] | None:
        """Return the most points that can be laid, if more than `floor`, and the groups.

        `owed` is that of `Cover.most`: by default everything may be laid.
        """
        places = position.places
        if places is _NO_PLACES:
            return self._by_hand.most(
                position.state, position.natural, position.jokers, joker_points, floor, owed
            )
        return self._by_hand.most(
            position.state | places.units,
            position.natural,
            position.jokers,
            joker_points,
            floor,
            owed,
            places.groups,
            places.units,
        )

    def _dearest(
        self, hand: Sequence[int], usable: Sequence[int], floor: int
    ) -> Arrangement | None:
        """Return the dearest new melds of the usable cards, if worth more than `floor`."""
        position = _Position(usable, (), 0, self._rules)
        bound = position.natural + _DEAREST * position.jokers
        found = self._by_value.most(position.state, bound, position.jokers, 0, floor)
        if found is None:
            return None
        return self._arrangement(hand, position, found[1], (), fill=False)

    def _arrangement(
        self,
        hand: Sequence[int],
        position: _Position,
        groups: Groups,
        swaps: tuple[Swap, ...],
        *,
        fill: bool = True,
        keeps_one: bool = True,
    ) -> Arrangement:
        """Return groups of a position as melds and lay-offs.

        Args:
            hand: all cards; what is not laid is left.
            position: the cards that were searched.
            groups: what was found.
            swaps: what was done before.
            fill: whether jokers that no group needs are laid where there is room.
            keeps_one: whether a card must stay in hand.
        """
        if not groups and not (fill and position.jokers and position.table):
            return Arrangement(swaps, (), (), tuple(sorted(hand)), 0)
        cards = len(hand) if keeps_one else len(hand) + 1
        spare = _spare(cards, groups, position.jokers) if fill else 0
        left = sorted(hand)
        new = tuple(group for group in groups if not group[0] >> CARD_BITS)
        melds, value, spare = self._lay(left, new, spare)
        lay_offs: tuple[LayOff, ...] = ()
        if position.table:
            chains = position.places.chains
            planned = [chains[group[0]] for group in groups if group[0] >> CARD_BITS]
            lay_offs = lay_off_all(position.table, planned, spare, self._rules)
        for lay_off in lay_offs:
            left.remove(lay_off.card)
        return Arrangement(swaps, melds, lay_offs, tuple(left), value)

    def _meld(self, units: int, jokers: int) -> tuple[Meld, int]:
        """Return the dearest meld of natural cards and jokers, and its value."""
        known = self._melds[jokers].get(units)
        if known is None:
            cards = [JOKER] * jokers
            rest = units
            while rest:
                cards.append(CARD_OF_BIT[rest & -rest])
                rest &= rest - 1
            melds = readings(cards, self._rules)
            if isinstance(melds, Fault):
                raise AssertionError(f"the catalogue knows no meld {cards}: {melds}")
            known = self._melds[jokers][units] = melds[0], melds[0].value(self._rules)
        return known


@cache
def meld_search(rules: MeldRules = STANDARD) -> MeldSearch:
    """Return the search under these rules; the whole process shares its tables."""
    return MeldSearch(rules)


def _cheapest(state: int) -> int:
    """Return the points of the cheapest natural card."""
    return POINTS[12 - (state.bit_length() - 1) // 8]


def _spare(cards: int, groups: Groups, jokers: int) -> int:
    """Return how many of the jokers that no group needs may be laid: one card stays in hand."""
    spare = jokers
    for group in groups:
        cards -= (group[0] & _CARDS).bit_count()
        spare -= group[1]
    return spare - 1 if spare and cards == jokers else spare


def _distinct(hand: Sequence[int], barred: int | None) -> list[int]:
    """Return the different cards that may be discarded, the cheapest first."""
    naturals = {card for card in hand if card not in {barred, JOKER}}
    cards = sorted(naturals, key=lambda card: (POINTS[card % 13], card))
    return [*cards, JOKER] if JOKER in hand and barred != JOKER else cards
