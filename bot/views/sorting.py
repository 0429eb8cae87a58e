"""The order of a member's own cards: only of what is shown, never of what is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, TypeAlias

from bot.preferences.declared import BY_MELD, BY_RANK
from games.core.cards import SUITS
from games.core.menu import Control, Menu
from games.core.scene import Face, HandScene

_LONGER: Final = 3
"""So many lengths of runs are tried: any longer run falls into two that stand side by side."""
_BUDGET: Final = 1_000
"""Remainders of a hand looked at, some 20 ms; beyond, the longest meld is taken unseen."""

Card: TypeAlias = tuple[int, int]
"""Suit and rank of a card as numbers, the rank in the order of its game."""


def sorted_scene(scene: HandScene, sorting: str) -> HandScene:
    """Return the hand as a member wants it; where the order is a rule of the game, as it is.

    Args:
        scene: the hand, by suit and within a suit as the pack is written.
        sorting: a value of `MemberSettings.sorting`.
    """
    if scene.is_numbered:
        return scene
    if sorting == BY_RANK:
        return replace(scene, faces=_by_rank(scene))
    if sorting == BY_MELD and scene.run_size:
        return replace(scene, faces=_by_meld(scene))
    if sorting == BY_MELD and scene.set_size:
        return replace(scene, faces=_by_set(scene))
    return scene


def sorted_menu(menu: Menu, scene: HandScene) -> Menu:
    """Return a menu whose cards stand in the order of the hand; other controls keep their places.

    Args:
        menu: of the seat whose hand it is.
        scene: the hand, sorted.
    """
    place = {face.code: place for place, face in reversed(list(enumerate(scene.faces)))}
    choosable = sorted(menu.choosable, key=lambda code: place.get(code, len(place)))
    of_cards = [control for control in menu.controls if control.mark in place]
    of_cards.sort(key=lambda control: place[control.mark])
    following = iter(of_cards)
    controls: list[Control] = [
        next(following) if control.mark in place else control for control in menu.controls
    ]
    return replace(menu, choosable=tuple(choosable), controls=tuple(controls))


def _by_rank(scene: HandScene) -> tuple[Face, ...]:
    return tuple(sorted(scene.faces, key=lambda face: _rank_first(_card(scene, face))))


def _rank_first(card: Card) -> Card:
    suit, rank = card
    return rank, suit


def _by_set(scene: HandScene) -> tuple[Face, ...]:
    """Return what makes sets first, the largest at the beginning, then the rest by suit."""
    held: dict[int, list[Face]] = {}
    for face in scene.faces:
        held.setdefault(_card(scene, face)[1], []).append(face)
    sets = [held[rank] for rank in sorted(held) if rank < len(scene.ranks)]
    together = [each for each in sets if len(each) >= scene.set_size]
    together.sort(key=len, reverse=True)
    laid = [face for each in together for face in each]
    return (*laid, *(face for face in scene.faces if face not in laid))


def _by_meld(scene: HandScene) -> tuple[Face, ...]:
    """Return as many cards as possible in sets and runs, then the rest by suit."""
    order = sorted(range(len(scene.faces)), key=lambda at: _card(scene, scene.faces[at]))
    cards = [_card(scene, scene.faces[at]) for at in order]
    naturals = [card for card in cards if card[0] < len(SUITS)]
    melds = Melds(naturals, scene).best((1 << len(naturals)) - 1)
    laid = [order[at] for meld in sorted(melds, key=len, reverse=True) for at in meld]
    rest = [at for at in order if at not in laid]
    return tuple(scene.faces[at] for at in (*laid, *rest))


def _card(scene: HandScene, face: Face) -> Card:
    """Return a face as numbers; whatever is no card of a suit comes after all others."""
    suit = SUITS.find(face.code[0])
    rank = scene.ranks.find(face.code[-1])
    return (suit, rank) if suit >= 0 <= rank else (len(SUITS), len(scene.ranks))


Meld: TypeAlias = tuple[int, ...]
"""Places of its cards."""


class Melds:
    """Finds the melds that hold most cards of a hand, and among those the fewest melds.

    Args:
        cards: ascending, twins side by side.
        scene: how many cards make a meld.
    """

    def __init__(self, cards: Sequence[Card], scene: HandScene) -> None:
        self._cards = cards
        self._scene = scene
        self._places: dict[Card, list[int]] = {}
        for place, card in enumerate(cards):
            self._places.setdefault(card, []).append(place)
        self._known: dict[int, tuple[Meld, ...]] = {0: ()}

    def best(self, left: int) -> tuple[Meld, ...]:
        """Return the melds of the cards at the places whose bits are set."""
        known = self._known.get(left)
        if known is None:
            first = (left & -left).bit_length() - 1
            tried: list[Meld] = [(), *self._with(first, left)]
            if len(self._known) > _BUDGET:
                tried = [max(tried, key=len)]
            found = [self._beginning(meld or (first,), left, is_meld=bool(meld)) for meld in tried]
            known = self._known[left] = max(found, key=_worth)
        return known

    def _beginning(self, taken: Meld, left: int, *, is_meld: bool) -> tuple[Meld, ...]:
        """Return the best melds once these places are taken, by a meld or as a card alone."""
        rest = self.best(left & ~sum(1 << place for place in taken))
        return (taken, *rest) if is_meld else rest

    def _with(self, first: int, left: int) -> Iterator[Meld]:
        """Yield every meld in which the first card left is the lowest."""
        suit, rank = self._cards[first]
        others = [self._at((other, rank), left) for other in range(suit + 1, len(SUITS))]
        equal = [place for place in others if place is not None]
        for count in range(self._scene.set_size - 1, len(SUITS)):
            yield from ((first, *chosen) for chosen in combinations(equal, count))
        run = [first]
        if rank == 0:
            ace = self._at((suit, len(self._scene.ranks) - 1), left)
            run = [first] if ace is None else [ace, first]
        while len(run) < self._scene.run_size + _LONGER:
            if len(run) >= self._scene.run_size:
                yield tuple(run)
            rank += 1
            following = self._at((suit, rank), left)
            if following is None or following in run:
                return
            run.append(following)

    def _at(self, card: Card, left: int) -> int | None:
        return next((place for place in self._places.get(card, ()) if left >> place & 1), None)


def _worth(melds: Sequence[Meld]) -> tuple[int, int]:
    return sum(map(len, melds)), -len(melds)
