"""The best-meld search under any house rules: fast where the fast one is right, else plain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from games.core.cards import JOKER
from games.romme.arrangement import Arrangement, swap_choices
from games.romme.melds import POINTS, STANDARD, JokerCap, Meld, MeldRules
from games.romme.plain import DearestSearch, PlainSearch
from games.romme.search import JOKER_POINTS, MeldSearch, meld_search

_ONE_EACH: Final = (1,) * (JOKER + 1)
_NATURAL_POINTS: Final = tuple(POINTS[card % 13] for card in range(JOKER))
_MORE_THAN_A_HAND: Final = 10_000


class HouseSearch:
    """The search under rules that cap the jokers of a meld or allow twins in a Satz (§4).

    Without twins, what the fast search finds with any number of jokers is best if its melds happen
    to keep to the cap; only otherwise the plain one is asked. Arguments and answers are those of
    `MeldSearch`.
    """

    def __init__(self, rules: MeldRules) -> None:
        self._rules = rules
        relaxed = replace(rules, joker_cap=JokerCap.NONE)
        self._fast = None if rules.twins else meld_search(relaxed)

    def lightest(
        self,
        hand: Sequence[int],
        table: Sequence[Meld] = (),
        *,
        barred: int | None = None,
        swaps: bool = False,
        joker_points: int = JOKER_POINTS,
    ) -> Arrangement | None:
        """Return what leaves the fewest points in hand, and a card to discard (§8)."""
        if self._fast is not None:
            found = self._fast.lightest(
                hand, table, barred=barred, swaps=swaps, joker_points=joker_points
            )
            if found is None or self._keeps_to_the_cap(found, table):
                return found
        weights = (*_NATURAL_POINTS, joker_points)
        return self._least(hand, table, weights, _MORE_THAN_A_HAND, barred=barred, swaps=swaps)

    def going_out(
        self,
        hand: Sequence[int],
        table: Sequence[Meld] = (),
        *,
        barred: int | None = None,
        swaps: bool = False,
        last: bool = False,
    ) -> Arrangement | None:
        """Return how to lay everything but one card that may be discarded, or `None` (§8)."""
        if self._fast is not None:
            found = self._fast.going_out(hand, table, barred=barred, swaps=swaps, last=last)
            if found is None or self._keeps_to_the_cap(found, table):
                return found
        if last:
            found = self._least(hand, table, _ONE_EACH, 1, swaps=swaps, keeps_one=False)
            if found is not None:
                return found
        return self._least(hand, table, _ONE_EACH, 2, barred=barred, swaps=swaps)

    def dearest(self, hand: Sequence[int]) -> Arrangement:
        """Return the new melds of the highest value that leave a card to discard (§5, §6)."""
        if self._fast is not None:
            found = self._fast.dearest(hand)
            if self._keeps_to_the_cap(found, ()):
                return found
        return DearestSearch(self._rules, hand).run()

    def at_most(self, hand: int) -> int:
        """Return a bound, quickly found, for what new melds of a hand can be worth (§5)."""
        return _MORE_THAN_A_HAND if self._fast is None else self._fast.at_most(hand)

    def _least(
        self,
        hand: Sequence[int],
        table: Sequence[Meld],
        weights: Sequence[int],
        limit: int,
        *,
        barred: int | None = None,
        swaps: bool = False,
        keeps_one: bool = True,
    ) -> Arrangement | None:
        best: Arrangement | None = None
        choices = swap_choices(hand, table, self._rules) if swaps else (((), hand, table),)
        for done, cards, melds in choices:
            search = PlainSearch(
                self._rules,
                cards,
                melds,
                weights,
                limit,
                barred=barred,
                keeps_one=keeps_one,
                swaps=done,
            )
            best = search.run() or best
            limit = search.best
        return best

    def _keeps_to_the_cap(self, found: Arrangement, table: Sequence[Meld]) -> bool:
        """Return whether no meld has too many jokers, at any step."""
        melds = list(table)
        for swap in found.swaps:
            melds[swap.meld] = melds[swap.meld].swap(swap.cards, self._rules)
        for step in found.lay_offs:
            if step.end not in melds[step.meld].ends(step.card, self._rules):
                return False
            melds[step.meld] = melds[step.meld].lay_off(step.card, step.end)
        return all(
            meld.jokers <= self._rules.max_jokers(len(meld.cards) - meld.jokers)
            for meld in found.melds
        )


Search = MeldSearch | HouseSearch


@cache
def search_under(rules: MeldRules = STANDARD) -> Search:
    """Return the search under these rules; the whole process shares what it has learnt."""
    if rules.has_standard_jokers and not rules.twins:
        return meld_search(rules)
    return HouseSearch(rules)
