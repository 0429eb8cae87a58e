"""What the laws must know of Rommé: where its cards lie and which of them are hidden from whom.

Written without the game's own `view` and `imagine`, so that a leak in them is found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from games.core.actions import Action
from games.core.cards import french_pack
from games.core.record import Line, Match
from games.romme import hands
from games.romme.actions import Discard, Draw, LayOut, Source, Swap, TakeBack
from games.romme.options import RommeOptions
from games.romme.rules import Romme
from games.romme.state import NO_CARD, Phase, RommeState
from tests.games.romme.dealt import all_cards

QUICK: Mapping[str, str] = {"spiele": "1"}
"""House rules under which a match is short."""


def with_option(key: str, value: str) -> Mapping[str, str]:
    """Return house rules with this value of an option, and what else it takes to matter.

    Where it makes for many deals, each of them ends with the first stock.
    """
    companions = {
        "spiele": {"neu-mischen": "0"},
        "limit": {"ende": "limit", "neu-mischen": "0"},
        "ende": {"limit": "100"},
    }.get(key, {})
    return {**QUICK, **companions, key: value}


def cards_in_play(game: Romme, state: RommeState) -> tuple[Sequence[int], Sequence[int]]:
    """Return all cards wherever they lie, and the pack they must be; none before the first deal."""
    pack = french_pack(2, game.options.joker) if state.deal else ()
    return all_cards(state), pack


def permuted(
    game: Romme, state: RommeState, seat: int | None, rng: Random, keep: Action | None = None
) -> RommeState:
    """Return the state with every card that `seat` cannot know dealt anew among its places.

    Args:
        game: under its house rules.
        state: unchanged.
        seat: who must not notice; ``None``: the public.
        rng: the new order.
        keep: an action of the seat in turn whose cards stay in its hand.
    """
    other = state.copy()
    # Once a deal has ended all hands lie open.
    is_open = state.deal > 0 and state.phase in {Phase.DECK, Phase.OVER}
    fixed = [_fixed(state, place, keep) for place in range(state.seats)]
    hidden = list(state.stock[state.stock_at :])
    movable: list[int] = []
    for place, hand in enumerate(state.hands):
        if place == seat or is_open:
            fixed[place] = hand
        rest = hands.unpack(hand)
        for card in hands.unpack(fixed[place]):
            rest.remove(card)
        movable.append(len(rest))
        hidden.extend(rest)
    rng.shuffle(hidden)
    for place, number in enumerate(movable):
        hand = fixed[place]
        for _ in range(number):
            hand = hands.add(hand, hidden.pop())
        other.hands[place] = hand
    other.stock = tuple(hidden)
    other.stock_at = 0
    if state.phase is Phase.PLAY and state.turn != seat and state.has_drawn:
        _draw_another(other, rng)
    return other


def _fixed(state: RommeState, place: int, keep: Action | None) -> int:
    """Return the part of a hand that everybody knows, and what the action needs."""
    known = state.known[place]
    if keep is None or place != state.turn or state.phase is not Phase.PLAY:
        return known
    held = state.hands[place]
    is_many = isinstance(keep, LayOut | Swap)
    cards = keep.tiles if is_many else [getattr(keep, "card", NO_CARD)]
    for card in set(cards) - {NO_CARD}:
        wanted = min(hands.count(held, card), max(list(cards).count(card), 1))
        while hands.count(known, card) < wanted:
            known = hands.add(known, card)
    return known


def _draw_another(state: RommeState, rng: Random) -> None:
    """Let the seat in turn have drawn any card of its new hand, if nobody else saw which."""
    hand = state.hands[state.turn]
    if state.source is Source.STOCK:
        state.drawn = rng.choice(hands.unpack(hand))
    state.held_before = hands.count(hand, state.drawn) > 1


def reveals(game: Romme, state: RommeState, seat: int, action: Action) -> bool:
    """Return whether an action shows hidden cards to everybody: it may end the deal.

    That is so where it spends the whole hand, where the Talon is empty, or after 100, 200 … turns.
    """
    is_last = hands.size(state.hands[seat]) == len(action.cards())
    if not isinstance(action, Discard):
        return is_last
    return is_last or not state.stock_count or (state.turns + 1) % 100 == 0


def is_private_draw(action: Action) -> bool:
    """Return whether the acting seat learns a hidden card by this action."""
    return isinstance(action, Draw) and action.source is Source.STOCK


def counted(lines: Sequence[Line]) -> int:
    """Return the number of lines, takebacks and what they take back left out (the stated bound)."""
    return len(lines) - 2 * sum(isinstance(line.action, TakeBack) for line in lines)


def places(match: Match) -> tuple[int, ...]:
    """Return the places of a match that is over, from its scores alone.

    Where seats drop out, the deal after which each did so comes first.
    """
    options, state = match.game.options, match.state
    assert isinstance(options, RommeOptions)
    assert isinstance(state, RommeState)
    deals = [outcome.points for outcome in state.outcomes]
    totals = [0] * match.header.seats
    stayed = [len(deals) + 1] * match.header.seats
    for number, points in enumerate(deals):
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        for seat, total in enumerate(totals):
            if options.ende == "ausscheiden" and total >= options.limit:
                stayed[seat] = min(stayed[seat], number)
    keys = [(-length, total) for length, total in zip(stayed, totals, strict=True)]
    return tuple(1 + sum(other < own for other in keys) for own in keys)
