"""What the laws must know of Krass Kariert: where its cards lie, and which are hidden from whom.

Written without the game's own `view` and `imagine`, so that a leak in them is found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from games.core.actions import Action
from games.core.record import Line, Match
from games.krass_kariert.actions import Insert, Play
from games.krass_kariert.cards import NACHZIEHEN, STOPP
from games.krass_kariert.events import ChipMissing
from games.krass_kariert.rules import KrassKariert
from games.krass_kariert.state import KrassState, Phase

QUICK: Mapping[str, str] = {"chips": "1"}
"""House rules under which a match is short."""

WHOLE_PACK = sorted([*list(range(1, 13)) * 4, 13, 13, 14, 14, 15, 15])


def with_option(key: str, value: str) -> Mapping[str, str]:
    """Return house rules with this value of an option, and what else it takes to be allowed."""
    also = {"fertig-ist-fertig": "an"} if (key, value) == ("ende", "letzter") else {}
    return {**QUICK, **also, key: value}


def cards_in_play(game: KrassKariert, state: KrassState) -> tuple[Sequence[int], Sequence[int]]:
    """Return all cards wherever they lie, and the pack they must be; none before the first deal."""
    del game
    cards = [*state.stock[state.stock_at :], *state.played, state.drawn]
    for seat in range(state.seats):
        cards += [*state.hands[seat], *state.reserves[seat]]
    return sorted(card for card in cards if card), WHOLE_PACK if state.deal else []


def permuted(
    game: KrassKariert, state: KrassState, seat: int | None, rng: Random, keep: Action | None = None
) -> KrassState:
    """Return the state with every card that `seat` cannot know dealt anew among its places.

    Args:
        game: under its house rules.
        state: unchanged.
        seat: who must not notice; ``None``: the public.
        rng: the new order.
        keep: an action of the seat in turn whose cards stay in its hand.
    """
    other = state.copy()
    open_places = [_open_places(state, place, seat, keep) for place in range(state.seats)]
    hidden = list(state.stock[state.stock_at :])
    is_drawn_hidden = state.drawn > 0 and seat != state.turn
    if is_drawn_hidden:
        hidden.append(state.drawn)
    for place, hand in enumerate(state.hands):
        hidden += [card for at, card in enumerate(hand) if at not in open_places[place]]
    rng.shuffle(hidden)
    for place, hand in enumerate(state.hands):
        other.hands[place] = bytes(
            card if at in open_places[place] else hidden.pop() for at, card in enumerate(hand)
        )
    if is_drawn_hidden:
        other.drawn = hidden.pop()
    other.stock = bytes(hidden)
    other.stock_at = 0
    return other


def _open_places(state: KrassState, place: int, seat: int | None, keep: Action | None) -> set[int]:
    """Return which places of a hand hold cards that `seat` knows, or that the action needs."""
    places = {at for at, card in enumerate(state.known[place]) if card}
    if place == seat:
        places = set(range(len(state.hands[place])))
    if place == state.turn and isinstance(keep, Play):
        places |= set(range(keep.first, keep.last + 1))
    return places


def reveals(game: KrassKariert, state: KrassState, seat: int, action: Action) -> bool:
    """Return whether an action shows what was hidden to others than the seat that acts.

    That is so where somebody else draws, and where the turn reaches a seat without reserve cards:
    everybody sees whether it can beat.
    """
    if state.phase is not Phase.PLAY or isinstance(action, Insert):
        return False
    cards = state.hands[seat][action.first : action.last + 1] if isinstance(action, Play) else b""
    draws = [entry.seat for entry in state.trick if entry.cards == bytes((NACHZIEHEN,))]
    if cards == bytes((STOPP,)):
        return bool(draws)
    best = [entry.seat for entry in state.trick if entry.rank]
    if cards == bytes((NACHZIEHEN,)):
        draws.append(seat)
    elif cards:
        best.append(seat)
    for step in range(1, state.seats):
        following = (seat + step) % state.seats
        if following == state.starter:
            break
        if state.hands[following]:
            return bool(best) and not any(state.reserves[following])
    return bool(draws) and (best or draws)[-1] != seat


def is_private_draw(action: Action) -> bool:
    """Return whether the acting seat may learn a hidden card by this action."""
    return isinstance(action, Play | Insert)


def counted(lines: Sequence[Line]) -> int:
    """Return the number of lines: nothing is ever taken back."""
    return len(lines)


def places(match: Match) -> tuple[int, ...]:
    """Return the places of a match that is over, from chips and from who had none to pay with."""
    chips = match.game.scores(match.state)
    losers = {event.seat for event in match.events if isinstance(event, ChipMissing)}
    if not losers:
        losers = {seat for seat, own in enumerate(chips) if own < max(chips)}
    below = len(chips) - len(losers) + 1
    return tuple(below if seat in losers else 1 for seat in range(len(chips)))
