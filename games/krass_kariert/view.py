"""What one seat, or the public, may know of a Krass Kariert match: the only exit of hidden cards.

Reserve cards lie open, so everybody knows them and the places where they were inserted. Cards from
the draw pile are seen by who draws them alone; hands are counted at the end of a deal, not shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Final

from games.krass_kariert.cards import NO_CARD, PACK
from games.krass_kariert.options import KrassKariertOptions
from games.krass_kariert.readings import LONGEST, can_play
from games.krass_kariert.state import KrassState, Outcome, Phase, Trick
from games.krass_kariert.trick import is_stuck

_TRIES: Final = 40
"""Random deals of hidden cards before one is made to fit."""


@dataclass(frozen=True, slots=True)
class KrassView:
    """A match as one seat sees it; what only this seat may see is left out when it is printed.

    Attributes:
        seat: whose view, ``None`` for the public.
        seats: how many play.
        phase: what is due.
        deal: number of the running or last deal, 0 before the first.
        dealer, starter, turn: seats; the starter leads the running trick, or the next deal.
        hand: the own cards in their fixed order; public: empty.
        counts: cards in each hand.
        known: per seat, place by place, the cards that everybody has seen go there, else `NO_CARD`.
        reserves: per seat, its reserve cards by their numbers, `NO_CARD` where one is gone.
        stock_count: cards in the draw pile.
        best: rank of the best combination of the trick.
        leading: who wins the trick so far, a Stopp left out, -1 if nobody does.
        draws: how often Nachziehen was played in the trick.
        trick, last_trick: what was played, in order.
        played: every card played in this deal, in order.
        due: cards that the seat in turn still inserts, the drawn one included.
        drawn: the card to be inserted, where it is the own one.
        chips: per seat.
        losers: the seats that had to pay without chips.
        outcome: how the last deal ended, ``None`` while one runs.
    """

    seat: int | None
    seats: int
    phase: Phase
    deal: int
    dealer: int
    starter: int
    turn: int
    hand: bytes = field(repr=False)
    counts: tuple[int, ...]
    known: tuple[bytes, ...]
    reserves: tuple[bytes, ...]
    stock_count: int
    best: int
    leading: int
    draws: int
    trick: Trick
    last_trick: Trick
    played: bytes
    due: int
    drawn: int | None = field(repr=False)
    chips: tuple[int, ...]
    losers: tuple[int, ...]
    outcome: Outcome | None

    @property
    def is_running(self) -> bool:
        """Return whether a seat is to act."""
        return self.phase in {Phase.PLAY, Phase.INSERT}

    @property
    def is_own_turn(self) -> bool:
        """Return whether this seat is to act."""
        return self.seat == self.turn and self.is_running


def make_view(state: KrassState, seat: int | None) -> KrassView:
    """Return what a seat (``None``: the public) may know of this state."""
    sees_drawn = state.phase is Phase.INSERT and seat == state.turn
    return KrassView(
        seat=seat,
        seats=state.seats,
        phase=state.phase,
        deal=state.deal,
        dealer=state.dealer,
        starter=state.starter,
        turn=state.turn,
        hand=b"" if seat is None else state.hands[seat],
        counts=tuple(map(len, state.hands)),
        known=tuple(state.known),
        reserves=tuple(state.reserves),
        stock_count=state.stock_count,
        best=state.best,
        leading=state.leading,
        draws=state.draws,
        trick=state.trick,
        last_trick=state.last_trick,
        played=state.played,
        due=state.due,
        drawn=state.drawn if sees_drawn else None,
        chips=state.chips,
        losers=state.losers,
        outcome=state.outcome,
    )


def imagine_state(options: KrassKariertOptions, view: KrassView, rng: Random) -> KrassState:
    """Return a state that this view fits: hidden cards dealt at random, all else as seen.

    Who is in turn is not stuck, as everybody has seen: its hidden cards are dealt so.
    """
    state = _seen_state(view)
    hidden = hidden_cards(view)
    for _ in range(_TRIES):
        rng.shuffle(hidden)
        _deal_hidden(view, state, hidden)
        if view.phase is not Phase.PLAY or not is_stuck(options, state, view.turn):
            return state
    for length in range(1, LONGEST + 1):
        found = list(_unstuck(options, view, hidden, length))
        if found:
            _deal_hidden(view, state, rng.choice(found))
            break
    return state


def hidden_cards(view: KrassView) -> list[int]:
    """Return the cards that this view does not place, in pack order."""
    if view.deal == 0:
        return []
    hidden = list(PACK)
    seen = bytearray(view.played)
    for seat, known in enumerate(view.known):
        seen += view.hand if seat == view.seat else known
    for reserve in view.reserves:
        seen += reserve
    for card in seen:
        if card != NO_CARD:
            hidden.remove(card)
    if view.drawn is not None:
        hidden.remove(view.drawn)
    return hidden


def _seen_state(view: KrassView) -> KrassState:
    """Return what this view shows, as a state; of hidden cards nothing is set."""
    state = KrassState(view.seats, view.dealer, 0)
    state.phase = view.phase
    state.deal = view.deal
    state.starter = view.starter
    state.turn = view.turn
    state.known = list(view.known)
    state.reserves = list(view.reserves)
    state.best = view.best
    state.leading = view.leading
    state.draws = view.draws
    state.trick = view.trick
    state.last_trick = view.last_trick
    state.played = view.played
    state.due = view.due
    state.drawn = NO_CARD if view.drawn is None else view.drawn
    state.chips = view.chips
    state.losers = view.losers
    state.outcome = view.outcome
    return state


def _deal_hidden(view: KrassView, state: KrassState, hidden: list[int]) -> None:
    """Set hands, drawn card and draw pile from hidden cards in this order.

    The hand of the seat in turn is filled up first, from the first hidden card on.
    """
    left = iter(hidden)
    for step in range(view.seats):
        seat = (view.turn + step) % view.seats
        if seat == view.seat:
            state.hands[seat] = view.hand
        else:
            state.hands[seat] = bytes(card or next(left) for card in view.known[seat])
    if view.phase is Phase.INSERT and view.drawn is None:
        state.drawn = next(left)
    state.stock = bytes(left)
    state.stock_at = 0


def _unstuck(
    options: KrassKariertOptions, view: KrassView, hidden: list[int], length: int
) -> Iterator[list[int]]:
    """Yield orders of the hidden cards under which the seat in turn can play so many cards.

    Every slice of its hand is tried with every choice of hidden cards where it is not known. The
    real cards are such an order for some length.
    """
    known = view.known[view.turn]
    gaps = [place for place, card in enumerate(known) if card == NO_CARD]
    kinds = sorted(set(hidden))
    for first in range(len(known) - length + 1):
        places = [place for place in range(first, first + length) if known[place] == NO_CARD]
        for wanted in product(kinds, repeat=len(places)):
            chosen = dict(zip(places, wanted, strict=True))
            cards = bytes(chosen.get(place, known[place]) for place in range(first, first + length))
            is_there = all(wanted.count(card) <= hidden.count(card) for card in wanted)
            if is_there and can_play(cards, view.best, x_beside_x=options.x_neben_x):
                rest = list(hidden)
                for card in wanted:
                    rest.remove(card)
                filling = [chosen[place] if place in chosen else rest.pop() for place in gaps]
                yield filling + rest
