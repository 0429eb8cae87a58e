"""What a match of Zupfen is made of, what a seat may know of it, and how that is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Self

from games.core.cards import CODES, rank_of, suit_of
from games.core.game import State
from games.core.scene import Face, HandScene, Pile, Scene, SeatPanel, TableScene
from games.core.text import SeatValue, Text
from tests.toy.zupfen.declared import ZupfenOptions

PACK = tuple(range(52))


class ZupfenState(State):
    """Cards lie in hands, stock (top last) and pile (top last); nowhere between the deals."""

    __slots__ = (
        "deal",
        "dealer",
        "hands",
        "left",
        "passes",
        "pile",
        "seats",
        "stock",
        "totals",
        "turn",
    )

    def __init__(self, seats: int, dealer: int) -> None:
        self.seats = seats
        self.dealer = dealer
        self.deal = 0
        self.turn: int | None = None
        """Who is to act; None: the pack is due, or the match is over."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stock: list[int] = []
        self.pile: list[int] = []
        self.passes = 0
        self.totals = [0] * seats
        self.left: tuple[int, ...] = ()
        """Cards left in each hand of the deal that has just ended."""

    def copy(self) -> Self:
        other = type(self)(self.seats, self.dealer)
        other.deal = self.deal
        other.turn = self.turn
        other.hands = [hand.copy() for hand in self.hands]
        other.stock = self.stock.copy()
        other.pile = self.pile.copy()
        other.passes = self.passes
        other.totals = self.totals.copy()
        other.left = self.left
        return other


@dataclass(frozen=True, slots=True)
class ZupfenView:
    """What a seat (None: the public) may know."""

    seat: int | None
    dealer: int
    deal: int
    turn: int | None
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    stock: int
    pile: tuple[int, ...]
    passes: int
    totals: tuple[int, ...]
    left: tuple[int, ...]


def make_view(state: ZupfenState, seat: int | None) -> ZupfenView:
    return ZupfenView(
        seat=seat,
        dealer=state.dealer,
        deal=state.deal,
        turn=state.turn,
        hand=() if seat is None else tuple(state.hands[seat]),
        counts=tuple(map(len, state.hands)),
        stock=len(state.stock),
        pile=tuple(state.pile),
        passes=state.passes,
        totals=tuple(state.totals),
        left=state.left,
    )


def imagine_state(view: ZupfenView, rng: Random) -> ZupfenState:
    """Return a state that this view fits: what is hidden is dealt at random."""
    state = ZupfenState(len(view.counts), view.dealer)
    state.deal, state.turn, state.passes = view.deal, view.turn, view.passes
    state.totals, state.pile, state.left = list(view.totals), list(view.pile), view.left
    if view.turn is None:
        return state
    hidden = [card for card in PACK if card not in view.pile and card not in view.hand]
    rng.shuffle(hidden)
    for seat, count in enumerate(view.counts):
        own = seat == view.seat
        state.hands[seat] = list(view.hand) if own else sorted(hidden.pop() for _ in range(count))
    state.stock = hidden
    return state


def fits(options: ZupfenOptions, card: int, top: int) -> bool:
    """Return whether a card may be put on another (§3)."""
    has_rank = options.passend == "beides" and rank_of(card) == rank_of(top)
    return has_rank or suit_of(card) == suit_of(top)


def make_scene(options: ZupfenOptions, view: ZupfenView) -> Scene:
    table = TableScene(
        game="zupfen",
        deal=view.deal,
        deals=options.spiele,
        seats=tuple(
            SeatPanel(seat, count, view.totals[seat], view.turn == seat, view.dealer == seat)
            for seat, count in enumerate(view.counts)
        ),
        piles=(
            Pile(Text.of("zupfen-pile-stock"), view.stock, (Face("back"),) if view.stock else ()),
            Pile(Text.of("zupfen-pile-put"), len(view.pile), _top(view)),
        ),
        groups=(),
        headline=_headline(options, view),
    )
    if view.seat is None:
        return Scene(table)
    is_own = view.seat == view.turn
    faces = tuple(
        Face(CODES[card], is_playable=is_own and fits(options, card, view.pile[-1]))
        for card in view.hand
    )
    key = "zupfen-hand-turn" if is_own else "zupfen-hand-wait"
    return Scene(table, HandScene("zupfen", view.seat, faces, Text.of(key)))


def _top(view: ZupfenView) -> tuple[Face, ...]:
    return (Face(CODES[view.pile[-1]], is_changed=True),) if view.pile else ()


def _headline(options: ZupfenOptions, view: ZupfenView) -> Text:
    if view.turn is not None:
        return Text.of("zupfen-table-turn", seat=SeatValue(view.turn))
    return Text.of("zupfen-table-over" if view.deal == options.spiele else "zupfen-table-deck")
