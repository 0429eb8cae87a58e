"""The strongest computer player of Rommé: it tries its choices on cards that may still come.

It knows no more than its view: unseen cards are drawn at random from all that it cannot place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar, Final

from games.core.actions import Action
from games.core.cards import JOKER
from games.core.cards import counts as count_cards
from games.romme import hands
from games.romme.actions import Discard, LayOff, LayOut, Swap
from games.romme.arrangement import Arrangement, without
from games.romme.dealing import whole_pack
from games.romme.house import HouseRules
from games.romme.melds import JokerCap, Meld, read_meld
from games.romme.moves import swaps
from games.romme.players import RommePlayer
from games.romme.scoring import penalty
from games.romme.search import MeldSearch, meld_search
from games.romme.state import RommeState
from games.romme.suggestion import Plan
from games.romme.usefulness import is_gift, surroundings, usefulness
from games.romme.view import RommeView

SAMPLES: Final = 80
"""How often further draws are imagined for one decision."""
SAMPLES_BESIDE: Final = (32, 16)
"""The same for a large hand beside melds, without and with jokers: then one look at what could be
laid takes up to ten times as long, and a decision at most 250 ms."""
LARGE: Final = 11
"""Cards from which a hand is large."""
AHEAD: Final = (1, 1, 1, 1, 2, 2, 2, 3, 3, 3)
"""Cards drawn each time, by the cards in hand; with more in hand `MOST_AHEAD`."""
MOST_AHEAD: Final = 4
"""Most cards drawn each time."""
MOST_TRIED: Final = 8
"""Cards that are tried as the discard: those that the middling player would part with first."""
CARD: Final = 10.0
"""What a card costs that still cannot be laid then: who has none left wins."""
POINT: Final = 0.2
"""What each of its points costs."""
SHORT: Final = 0.3
"""What a point that the first meld still lacks costs."""
NEAR_END: Final = 2
"""With at most so many cards, a seat that is out may go out soon."""
MARGIN: Final = 1.0
"""How much better the top of the Ablage must be: the others see that it is taken."""
GIFT: Final = 3.0
"""What it costs to discard a card that the next seat can lay off or seems to collect."""


class StrongPlayer(RommePlayer):
    """Keeps what further draws can use best, and lays it all in the turn that goes out."""

    level: ClassVar[str] = "schwer"
    strength: ClassVar[float] = 0.85
    max_evaluations: ClassVar[int] = (
        RommePlayer.max_evaluations + 2 * SAMPLES + MOST_TRIED * SAMPLES
    )

    def _wants_pile(self, house: HouseRules, view: RommeView, rng: Random) -> bool:
        """Return whether further draws leave less with the card than with an unknown one."""
        card = view.pile[-1]
        if card == JOKER:
            return True
        outlook = _Outlook(house, view)
        draws = outlook.draws(rng, _ahead(view) + 1)
        self.evaluations += 2 * len(draws)
        with_it = without_it = 0.0
        for drawn in draws:
            cost = outlook.costs((*view.hand, card, *drawn))
            with_it, without_it = with_it + cost(drawn[0]), without_it + cost(card)
        return with_it + MARGIN * len(draws) < without_it

    def _plan(self, house: HouseRules, view: RommeView, state: RommeState) -> Plan:
        """Return the suggestion if it goes out, or if there is no time left to wait for that.

        What lies in hand nobody can lay off on or swap jokers from, and all of it can be laid in
        the turn that goes out (§9). Where the house rules ask more of a turn, or others are near
        their end, the suggestion stands, but for jokers that no other card needs.
        """
        plan = super()._plan(house, view, state)
        is_out = state.is_out(state.turn)
        if not house.is_standard_turn or _goes_out(state, plan) or (state.staged and not is_out):
            return plan
        if is_out and house.swaps:
            takes = swaps(state, state.hands[state.turn])
            if takes:
                return (takes[0],)
        if not _is_near_end(view):
            return ()
        return _keeping_jokers(house, plan) if is_out else plan

    def _discard(
        self,
        house: HouseRules,
        view: RommeView,
        discards: Sequence[Discard],
        rng: Random,
    ) -> Discard:
        """Return the card without which further draws leave the least in hand."""
        around = surroundings(house, view, view.turn)
        self.evaluations += len(discards)
        tried = sorted(
            discards,
            key=lambda action: (action.card == JOKER, usefulness(around, action.card), action.card),
        )[:MOST_TRIED]
        if len(tried) == 1:
            return tried[0]
        outlook = _Outlook(house, view)
        draws = outlook.draws(rng, _ahead(view))
        self.evaluations += len(tried) * len(draws)
        costs = [len(draws) * GIFT * is_gift(around, action.card) for action in tried]
        for drawn in draws:
            cost = outlook.costs((*view.hand, *drawn))
            costs = [so_far + cost(each.card) for so_far, each in zip(costs, tried, strict=True)]
        return min(zip(costs, tried, strict=True), key=lambda pair: (pair[0], pair[1].card))[1]


class _Outlook:
    """What may come to a hand, and what it could then lay.

    Whatever the house rules, the fast search is asked: it is a guide here, not a judge.
    """

    def __init__(self, house: HouseRules, view: RommeView) -> None:
        self._house = house
        self._needs_points = not (view.out[view.turn] or house.may_go_out_at_once)
        self._table: list[Meld] = [] if self._needs_points else [laid.meld for laid in view.melds]
        rules = replace(house.melds, joker_cap=JokerCap.NONE, twins=False)
        self._search: MeldSearch = meld_search(rules)
        self._unseen = _unseen(house, view)
        is_large = len(view.hand) >= LARGE and bool(self._table)
        self._samples = SAMPLES_BESIDE[JOKER in view.hand] if is_large else SAMPLES

    def draws(self, rng: Random, number: int) -> list[tuple[int, ...]]:
        """Return so many further cards, imagined again and again; fewer where few are unseen."""
        number = min(number, len(self._unseen))
        return [tuple(rng.sample(self._unseen, number)) for _ in range(self._samples)]

    def costs(self, cards: tuple[int, ...]) -> Callable[[int], float]:
        """Return what tells, of each of these cards, what the others keep if it goes.

        What is best for all of them is best for the others as well if it leaves that card: one
        search answers for every card that it leaves.
        """
        whole = self._lightest(cards)

        def cost(card: int) -> float:
            if len(whole.left) > 1 and card in whole.left:
                return self._cost(whole, without(whole.left, card))
            rest = self._lightest(without(cards, card))
            return self._cost(rest, rest.left)

        return cost

    def _lightest(self, cards: Sequence[int]) -> Arrangement:
        points = self._house.joker_points
        found = self._search.lightest(cards, self._table, joker_points=points)
        assert found is not None
        return found

    def _cost(self, found: Arrangement, left: Sequence[int]) -> float:
        """Return what a hand keeps and its first meld lacks, as a cost."""
        cost = CARD * len(left) + POINT * penalty(left, self._house.penalties)
        if self._needs_points and found.value < self._house.first_meld:
            cost += SHORT * (self._house.first_meld - found.value)
        return cost


def _ahead(view: RommeView) -> int:
    cards = len(view.hand)
    return AHEAD[cards] if cards < len(AHEAD) else MOST_AHEAD


def _goes_out(state: RommeState, plan: Plan) -> bool:
    """Return whether a plan leaves at most the card to discard."""
    spent = sum(len(action.cards()) for action in plan)
    taken = sum(isinstance(action, Swap) for action in plan)
    return hands.size(state.hands[state.turn]) - spent + taken <= 1


def _is_near_end(view: RommeView) -> bool:
    """Return whether another seat may soon go out."""
    return any(
        view.out[seat] and view.counts[seat] <= NEAR_END
        for seat in range(view.seats)
        if seat != view.turn
    )


def _keeping_jokers(house: HouseRules, plan: Plan) -> Plan:
    """Return a plan without the jokers that nothing in it needs."""
    needed: list[Action] = []
    for action in reversed(plan):
        if isinstance(action, LayOff) and action.card == JOKER:
            follows = any(isinstance(each, LayOff) and each.meld == action.meld for each in needed)
            if not follows:
                continue
        needed.insert(0, _without_spare(house, action) if isinstance(action, LayOut) else action)
    return tuple(needed)


def _without_spare(house: HouseRules, action: LayOut) -> LayOut:
    """Return a new meld without jokers at its ends that it does not need."""
    tiles = action.tiles
    for shorter in (tiles[1:], tiles[:-1]):
        spare = tiles[0] if shorter == tiles[1:] else tiles[-1]
        if spare == JOKER and isinstance(read_meld(shorter, house.melds), Meld):
            return _without_spare(house, LayOut(shorter))
    return action


def _unseen(house: HouseRules, view: RommeView) -> list[int]:
    """Return the cards that a view does not place."""
    left = count_cards(whole_pack(house.options.joker))
    seen = [*view.hand, *view.pile]
    for laid in view.melds:
        seen += laid.meld.cards
    for seat in range(view.seats):
        if seat != view.seat:
            seen += view.known[seat]
    for card in seen:
        left[card] -= 1
    return [card for card, number in enumerate(left) for _ in range(number)]
