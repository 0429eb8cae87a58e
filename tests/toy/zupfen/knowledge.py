"""What the laws must know of Zupfen, as `tests.games.<slug>.knowledge` says it of the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from games.core.actions import Action
from games.core.record import Line, Match
from tests.toy.zupfen.declared import Draw, Put
from tests.toy.zupfen.game import Zupfen
from tests.toy.zupfen.state import PACK, ZupfenState

QUICK: Mapping[str, str] = {"spiele": "1"}


def with_option(key: str, value: str) -> Mapping[str, str]:
    return {**QUICK, key: value}


def cards_in_play(game: Zupfen, state: ZupfenState) -> tuple[Sequence[int], Sequence[int]]:
    found = [*state.stock, *state.pile, *(card for hand in state.hands for card in hand)]
    return sorted(found), PACK if state.turn is not None else []


def permuted(
    game: Zupfen, state: ZupfenState, seat: int | None, rng: Random, keep: Action | None = None
) -> ZupfenState:
    other = state.copy()
    kept = keep.card if isinstance(keep, Put) else None
    hidden = [
        card
        for place, cards in enumerate([*state.hands, state.stock])
        for card in cards
        if place != seat and card != kept
    ]
    rng.shuffle(hidden)
    for place, hand in enumerate(state.hands):
        if place != seat:
            own = [kept] if kept in hand else []
            own += [hidden.pop() for _ in range(len(hand) - len(own))]
            other.hands[place] = sorted(card for card in own if card is not None)
    other.stock = hidden
    return other


def reveals(game: Zupfen, state: ZupfenState, seat: int, action: Action) -> bool:
    return False


def is_private_draw(action: Action) -> bool:
    return isinstance(action, Draw)


def counted(lines: Sequence[Line]) -> int:
    return len(lines)


def places(match: Match) -> tuple[int, ...]:
    totals = match.game.scores(match.state)
    return tuple(sorted(totals).index(own) + 1 for own in totals)
