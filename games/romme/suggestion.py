"""The best that a seat can lay now, as a plan of staged actions; the discard is its own choice."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.actions import Action
from games.romme import hands
from games.romme.actions import LayOff, LayOut, Swap
from games.romme.finishing import first_meld_points
from games.romme.options import RommeOptions
from games.romme.search import Arrangement, meld_search
from games.romme.state import NO_CARD, RommeState
from games.romme.turn import take_action


def suggested(options: RommeOptions, state: RommeState) -> tuple[Action, ...]:
    """Return the actions to stage, in order; empty if nothing worthwhile can be laid.

    Whoever can go out is shown how (§8, §9). Otherwise a seat that is out lays what leaves the
    fewest points in hand (§7), and any other what reaches the points of the first meld (§6).

    Args:
        options: the house rules.
        state: the seat in turn has drawn; only its own hand and the table are looked at.
    """
    hand = hands.unpack(state.hands[state.turn])
    barred = state.barred(state.hands[state.turn])
    kept = None if barred == NO_CARD else barred
    table = [laid.meld for laid in state.melds]
    search = meld_search()
    plan = search.going_out(hand, table, barred=kept, swaps=True)
    if plan is None and state.is_out(state.turn):
        plan = search.lightest(hand, table, barred=kept, swaps=True)
    elif plan is None:
        plan = _first_meld(options, state, hand, kept)
    return () if plan is None else _actions(options, state, plan)


def _first_meld(
    options: RommeOptions, state: RommeState, hand: Sequence[int], barred: int | None
) -> Arrangement | None:
    """Return new melds that, with those staged, are worth enough: lightest, else dearest."""
    if any(not isinstance(step.action, LayOut) for step in state.staged):
        return None
    missing = options.erstmeldung - first_meld_points(state.staged)
    search = meld_search()
    lightest = search.lightest(hand, barred=barred)
    if lightest is not None and lightest.value >= missing:
        return lightest
    dearest = search.dearest(hand)
    return dearest if dearest.value >= missing else None


def _actions(options: RommeOptions, state: RommeState, plan: Arrangement) -> tuple[Action, ...]:
    """Return a plan as actions in their one spelling."""
    after = state.copy()
    found: list[Action] = []

    def stage(action: Action) -> None:
        take_action(options, after, action)
        found.append(action)

    for swap in plan.swaps:
        stage(Swap(swap.meld, swap.card))
    for meld in plan.melds:
        stage(LayOut(meld.cards))
    for step in plan.lay_offs:
        has_two_ends = after.melds[step.meld].has_two_ends(step.card)
        stage(LayOff(step.meld, step.card, step.end if has_two_ends else None))
    return tuple(found)
