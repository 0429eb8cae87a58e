"""What the laws must know of Großes Los: where its cards lie and which are hidden from whom.

Written without the game's own `view` and `imagine`, so that a leak in them is found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from games.core.actions import Action
from games.core.cards import JOKER, french_pack
from games.core.record import Line, Match
from games.grosses_los.actions import Play
from games.grosses_los.rules import GrossesLos
from games.grosses_los.state import GrossesLosState, Kind, Phase

QUICK: Mapping[str, str] = {"runden": "1"}
"""House rules under which a match is short."""


def with_option(key: str, value: str) -> Mapping[str, str]:
    """Return house rules with this value of an option, and what else it takes to be allowed."""
    return {**QUICK, "limit": "50", key: value}


def listed(held: int) -> list[int]:
    """Return the cards of a mask, jokers as often as there are."""
    return [min(bit, JOKER) for bit in range(JOKER + 2) if held >> bit & 1]


def mask(cards: Sequence[int]) -> int:
    """Return cards as a mask: the bits of the jokers are filled from the lowest."""
    held = jokers = 0
    for card in cards:
        held |= 1 << card + jokers
        jokers += card == JOKER
    return held


def cards_in_play(game: GrossesLos, state: GrossesLosState) -> tuple[Sequence[int], Sequence[int]]:
    """Return all cards wherever they lie, and the pack they must be; none before the first deal."""
    places = [*state.hands, *state.piles, *state.open_cards, state.aside]
    places += [laid.held for laid in state.trick]
    pack = french_pack(1, game.options.joker) if state.deal else ()
    return sorted(card for held in places for card in listed(held)), pack


def permuted(
    game: GrossesLos,
    state: GrossesLosState,
    seat: int | None,
    rng: Random,
    keep: Action | None = None,
) -> GrossesLosState:
    """Return the state with every card that `seat` cannot know dealt anew among its places.

    Hidden are the other hands, the cards set aside, and what lies in the piles except the trick
    before, which is shown. A card that was played as an A card lies open, so the A cards that are
    not open are in hands or set aside: they change places only there.

    Args:
        game: under its house rules.
        state: unchanged.
        seat: who must not notice; ``None``: the public.
        rng: the new order.
        keep: an action of the seat in turn whose cards stay in its hand.
    """
    other = state.copy()
    is_open = state.deal > 0 and state.phase is not Phase.PLAY
    kept = listed(keep.held) if isinstance(keep, Play) else []
    fixed: list[list[int]] = []
    loose: list[list[int]] = []
    for place, held in enumerate(state.hands):
        stays = listed(held)
        if place != seat and not is_open:
            stays = [card for card in stays if card in kept and place == state.turn]
        fixed.append(stays)
        loose.append(without(listed(held), stays))
    fixed.append([])
    loose.append(listed(state.aside))
    movable = [card for cards in loose for card in cards]
    rng.shuffle(movable)
    loose = [[movable.pop() for _ in cards] for cards in loose]
    for place, held in enumerate(state.piles):
        stays = [card for card in last_trick_cards(state, place) if card in listed(held)]
        stays += [card for card in listed(held) if card in A_CANDIDATES and card not in stays]
        fixed.append(stays)
        loose.append(without(listed(held), stays))
    plain = [card for cards in loose for card in cards if card not in A_CANDIDATES]
    rng.shuffle(plain)
    dealt = [
        sorted([*stays, *(card if card in A_CANDIDATES else plain.pop() for card in cards)])
        for stays, cards in zip(fixed, loose, strict=True)
    ]
    other.hands = [mask(cards) for cards in dealt[: state.seats]]
    other.aside = mask(dealt[state.seats])
    other.piles = tuple(mask(cards) for cards in dealt[state.seats + 1 :])
    return other


A_CANDIDATES = frozenset((12, 25, 38, 50, 51))
"""Cards that may be A cards under some house rules, cA dA hA sK sA: none comes to a pile."""


def without(cards: list[int], less: Sequence[int]) -> list[int]:
    """Return cards without some of them, one for one."""
    left = list(cards)
    for card in less:
        left.remove(card)
    return left


def last_trick_cards(state: GrossesLosState, place: int) -> list[int]:
    """Return the cards of the trick before that may have come to a seat's pile."""
    found: list[int] = []
    for laid in state.last_trick:
        is_own = laid.kind is Kind.THROWN and laid.seat == place
        if is_own or place == state.last_winner:
            found += listed(laid.held)
    return found


def reveals(game: GrossesLos, state: GrossesLosState, seat: int, action: Action) -> bool:
    """Return whether an action shows hidden cards to everybody: it may end the deal."""
    return isinstance(action, Play) and action.held == state.hands[seat]


def is_private_draw(action: Action) -> bool:
    """Return whether the acting seat learns a hidden card by this action: never here."""
    del action
    return False


def counted(lines: Sequence[Line]) -> int:
    """Return the number of lines that the stated bound counts."""
    return len(lines)


def places(match: Match) -> tuple[int, ...]:
    """Return the places of a match that is over, from its scores alone."""
    totals = match.game.scores(match.state)
    return tuple(1 + sum(other < own for other in totals) for own in totals)
