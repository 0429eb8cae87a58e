"""The best that a seat can lay now, as a plan of staged actions; the discard is its own choice.

Under house rules that forbid some discards every plan is tried to its end before it is offered:
after it the seat can discard a card, or has gone out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core.actions import Action
from games.romme import hands
from games.romme.actions import LayOff, LayOut, Swap
from games.romme.finishing import (
    barred_card,
    discard_refusal,
    first_meld_points,
    only_melds,
    owes_taken,
)
from games.romme.house import HouseRules
from games.romme.house_search import search_under
from games.romme.moves import lay_offs, new_melds, swaps
from games.romme.scoring import penalty
from games.romme.search import Arrangement
from games.romme.state import NO_CARD, Phase, RommeState
from games.romme.turn import laying_refusal, may_touch, take_action, turn_refusal

Plan = tuple[Action, ...]

_MOST_BEGUN: Final = 16
"""Most ways to lay a taken card that are tried where it must be laid."""


def suggested(house: HouseRules, state: RommeState) -> Plan:
    """Return the actions to stage, in order; empty if nothing worthwhile can be laid.

    Whoever can go out is shown how (§8, §9). Otherwise a seat that is out lays what leaves the
    fewest points in hand (§7), and any other what reaches the points of the first meld (§6).

    Args:
        house: the house rules.
        state: the seat in turn has drawn; only its own hand and the table are looked at.
    """
    if laying_refusal(house, state) is not None:
        return ()
    if house.is_standard_turn:
        return _plan(house, state, swapping=house.swaps)
    for swapping in (True, False) if house.swaps else (False,):
        plan = _plan(house, state, swapping=swapping)
        if plan and stands(house, state, plan):
            return plan
    return _laying_taken(house, state) if owes_taken(house, state) else ()


def stands(house: HouseRules, state: RommeState, plan: Sequence[Action] = ()) -> bool:
    """Return whether a plan is legal and leaves a card that may be discarded, or ends the deal."""
    after = state.copy()
    for action in plan:
        if turn_refusal(house, after, action) is not None:
            return False
        take_action(house, after, action)
    if after.phase is not Phase.PLAY:
        return True
    hand = after.hands[after.turn]
    barred = barred_card(house, after, hand)
    if all(card == barred for card in hands.distinct(hand)):
        return False
    return discard_refusal(house, after, hands.size(hand) - 1) is None


def _plan(house: HouseRules, state: RommeState, *, swapping: bool) -> Plan:
    """Return the best plan without a look at what the discard still needs."""
    hand = hands.unpack(state.hands[state.turn])
    barred = barred_card(house, state, state.hands[state.turn])
    kept = None if barred == NO_CARD else barred
    touches = may_touch(house, state)
    swapping = swapping and touches
    table = [laid.meld for laid in state.melds] if touches else []
    search = search_under(house.melds)
    plan: Arrangement | None = None
    comes_out = not state.is_out(state.turn)
    if comes_out and house.lays_off_at_once:
        comes_out = not _reaches(house, state)
    if house.may_go_out_at_once or not comes_out:
        plan = search.going_out(hand, table, barred=kept, swaps=swapping, last=house.may_lay_last)
    if plan is None and not comes_out:
        points = house.joker_points
        plan = search.lightest(hand, table, barred=kept, swaps=swapping, joker_points=points)
    elif plan is None:
        return _first_meld(house, state, hand, kept, swapping=swapping)
    return () if plan is None else _actions(house, state, plan)


def _reaches(house: HouseRules, state: RommeState) -> bool:
    """Return whether the new melds of this turn are enough for the first meld (§6)."""
    has_meld = any(isinstance(step.action, LayOut) for step in state.staged)
    return has_meld and first_meld_points(state.staged) >= house.first_meld


def _first_meld(
    house: HouseRules, state: RommeState, hand: Sequence[int], barred: int | None, *, swapping: bool
) -> Plan:
    """Return new melds that, with those staged, are worth enough: lightest, else dearest.

    Where the same turn may lay off and swap, that follows.
    """
    if not only_melds(state.staged) and not house.lays_off_at_once:
        return ()
    missing = house.first_meld - first_meld_points(state.staged)
    search = search_under(house.melds)
    found = search.lightest(hand, barred=barred, joker_points=house.joker_points)
    if found is None or found.value < missing:
        found = search.dearest(hand)
        if found.value < missing:
            return ()
    plan = _actions(house, state, found)
    if not plan or not house.lays_off_at_once:
        return plan
    after = state.copy()
    for action in plan:
        take_action(house, after, action)
    return (*plan, *_plan(house, after, swapping=swapping))


def _laying_taken(house: HouseRules, state: RommeState) -> Plan:
    """Return the plan that lays the taken card and leaves the fewest points in hand, if any."""
    hand, card = state.hands[state.turn], state.drawn
    begun: list[Action] = [step for step in lay_offs(state, hand) if step.card == card]
    begun += [step for step in swaps(state, hand) if card in step.tiles]
    melds = [meld for meld in new_melds(hand, house.melds) if card in meld.tiles]
    begun += sorted(melds, key=lambda meld: -len(meld.tiles))
    best: Plan = ()
    fewest = 0
    for first in begun[:_MOST_BEGUN]:
        if turn_refusal(house, state, first) is not None:
            continue
        after = state.copy()
        take_action(house, after, first)
        rest = suggested(house, after) if after.phase is Phase.PLAY else ()
        plan = (first, *rest)
        if not stands(house, state, plan):
            continue
        for action in rest:
            take_action(house, after, action)
        left = penalty(hands.unpack(after.hands[state.turn]), house.penalties)
        if not best or left < fewest:
            best, fewest = plan, left
    return best


def _actions(house: HouseRules, state: RommeState, plan: Arrangement) -> Plan:
    """Return a plan as actions in their one spelling."""
    after = state.copy()
    found: list[Action] = []

    def stage(action: Action) -> None:
        take_action(house, after, action)
        found.append(action)

    for swap in plan.swaps:
        stage(Swap(swap.meld, swap.cards))
    for meld in plan.melds:
        stage(LayOut(meld.cards))
    for step in plan.lay_offs:
        has_two_ends = after.melds[step.meld].has_two_ends(step.card)
        stage(LayOff(step.meld, step.card, step.end if has_two_ends else None))
    return tuple(found)
