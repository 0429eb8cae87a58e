"""What one seat, or the public, may know of a Rommé match: the only exit of hidden cards.

Everybody has seen every card that was discarded, so the whole Ablage is public, and so is the part
of a hand that was shown: taken from the Ablage, swapped for, or laid and taken back. When a deal
has ended, all hands lie open to be counted.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from games.core.cards import counts as count_cards
from games.romme import hands
from games.romme.actions import Source
from games.romme.dealing import whole_pack
from games.romme.house import HouseRules
from games.romme.state import (
    Outcome,
    Phase,
    RommeState,
    Staged,
    TableMeld,
    Turn,
    hand_before,
    totals,
)


@dataclass(frozen=True, slots=True)
class RommeView:
    """A match as one seat sees it; what only this seat may see is left out when it is printed.

    Attributes:
        seat: whose view, ``None`` for the public.
        seats: how many play.
        phase: what is due.
        deal: number of the running or last deal, 0 before the first.
        deals: of how many, ``None`` if that is not fixed.
        dealer, turn: seats.
        hand: the own cards in pack order, twins side by side, jokers last; public: empty.
        counts: cards in each hand.
        known: per seat, cards that everybody knows to be in its hand, in pack order.
        open_hands: all hands once the deal has ended, else empty.
        stock_count: cards in the Talon.
        pile: the Ablage, top last.
        melds: on the table, in the order laid.
        out: per seat, whether its first meld has counted.
        drawn: the card drawn this turn, where this seat may know it.
        source: where the seat in turn drew from, ``None`` before it has.
        has_returned: whether it has put a taken card back (§3).
        staged: what the seat in turn has laid, in order.
        last: the last finished turn of this deal.
        turns, reshuffles: so far in this deal.
        outcomes: of the finished deals.
        left: per seat, whether it has left the match (§13).
    """

    seat: int | None
    seats: int
    phase: Phase
    deal: int
    deals: int | None
    dealer: int
    turn: int
    hand: tuple[int, ...] = field(repr=False)
    counts: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    open_hands: tuple[tuple[int, ...], ...] = field(repr=False)
    stock_count: int
    pile: tuple[int, ...]
    melds: tuple[TableMeld, ...]
    out: tuple[bool, ...]
    drawn: int | None = field(repr=False)
    source: Source | None
    has_returned: bool
    staged: tuple[Staged, ...]
    last: Turn | None
    turns: int
    reshuffles: int
    outcomes: tuple[Outcome, ...]
    left: tuple[bool, ...]

    @property
    def is_own_turn(self) -> bool:
        """Return whether this seat is to act."""
        return self.seat == self.turn and self.phase in {Phase.DRAW, Phase.PLAY}

    @property
    def is_opening(self) -> bool:
        """Return whether the seat in turn has been dealt one card more and only discards (§2)."""
        return self.phase is Phase.PLAY and self.source is None

    @property
    def round(self) -> int:
        """Return which turn of the deal it is for the seat in turn, from 1."""
        return self.turns // (self.seats - sum(self.left)) + 1

    @property
    def totals(self) -> tuple[int, ...]:
        """Return the minus points of finished deals per seat."""
        return totals(self.seats, self.outcomes)


def make_view(house: HouseRules, state: RommeState, seat: int | None) -> RommeView:
    """Return what a seat (``None``: the public) may know of this state."""
    is_playing = state.phase is Phase.PLAY and state.has_drawn
    is_own = is_playing and seat == state.turn
    sees_drawn = is_own or (is_playing and state.source is Source.PILE)
    is_open = state.deal > 0 and state.phase in {Phase.DECK, Phase.OVER}
    return RommeView(
        seat=seat,
        seats=state.seats,
        phase=state.phase,
        deal=state.deal,
        deals=house.options.deals(state.seats),
        dealer=state.dealer,
        turn=state.turn,
        hand=() if seat is None else tuple(hands.unpack(state.hands[seat])),
        counts=tuple(hands.size(hand) for hand in state.hands),
        known=tuple(tuple(hands.unpack(known)) for known in state.known),
        open_hands=tuple(tuple(hands.unpack(hand)) for hand in state.hands) if is_open else (),
        stock_count=state.stock_count,
        pile=tuple(state.pile),
        melds=state.melds,
        out=tuple(state.is_out(other) for other in range(state.seats)),
        drawn=state.drawn if sees_drawn else None,
        source=state.source if is_playing else None,
        has_returned=state.has_returned,
        staged=state.staged,
        last=state.last,
        turns=state.turns,
        reshuffles=state.reshuffles,
        outcomes=state.outcomes,
        left=tuple(bool(state.left >> other & 1) for other in range(state.seats)),
    )


def imagine_state(house: HouseRules, view: RommeView, rng: Random) -> RommeState:
    """Return a state that this view fits: hidden cards dealt at random, all else as seen."""
    state = seen_state(view)
    hidden = _hidden_cards(house, view)
    rng.shuffle(hidden)
    if view.open_hands:
        state.hands = [hands.pack(hand) for hand in view.open_hands]
    else:
        _deal_hidden(view, state, hidden)
    state.stock = tuple(hidden[: view.stock_count])
    _imagine_turn(view, state, rng)
    return state


def own_turn_state(view: RommeView) -> RommeState:
    """Return what the rules of the rest of a turn look at, and nothing else.

    The seat's own hand, the table and what is staged are as seen; the Talon and the other hands
    are empty, so nothing can be drawn or dealt from it.

    Args:
        view: that of the seat in turn, after it has drawn.
    """
    state = seen_state(view)
    state.hands[view.turn] = hands.pack(view.hand)
    _imagine_turn(view, state, Random(0))
    return state


def seen_state(view: RommeView) -> RommeState:
    """Return what everybody has seen, as a state without Talon and hands."""
    state = RommeState(view.seats, view.dealer)
    state.phase = view.phase
    state.deal = view.deal
    state.turn = view.turn
    state.known = [hands.pack(known) for known in view.known]
    state.pile = list(view.pile)
    state.melds = view.melds
    state.out = sum(1 << seat for seat, is_out in enumerate(view.out) if is_out)
    state.turns = view.turns
    state.reshuffles = view.reshuffles
    state.last = view.last
    state.outcomes = view.outcomes
    state.left = sum(1 << seat for seat, has_left in enumerate(view.left) if has_left)
    state.has_returned = view.has_returned
    return state


def _hidden_cards(house: HouseRules, view: RommeView) -> list[int]:
    """Return the cards that this view does not place, in pack order."""
    if view.deal == 0:
        return []
    left = count_cards(whole_pack(house.options.joker))
    for card in view.pile:
        left[card] -= 1
    for laid in view.melds:
        for card in laid.meld.cards:
            left[card] -= 1
    for seat in range(view.seats):
        for card in _seen_in_hand(view, seat):
            left[card] -= 1
    return [card for card, number in enumerate(left) for _ in range(number)]


def _seen_in_hand(view: RommeView, seat: int) -> tuple[int, ...]:
    """Return the cards of a hand that this view places."""
    if view.open_hands:
        return view.open_hands[seat]
    return view.hand if seat == view.seat else view.known[seat]


def _deal_hidden(view: RommeView, state: RommeState, hidden: list[int]) -> None:
    """Fill up the hands with hidden cards, which are taken from the end of the list."""
    for seat in range(view.seats):
        hand = hands.pack(_seen_in_hand(view, seat))
        for _ in range(view.counts[seat] - hands.size(hand)):
            hand = hands.add(hand, hidden.pop())
        state.hands[seat] = hand


def _imagine_turn(view: RommeView, state: RommeState, rng: Random) -> None:
    """Set what the seat in turn has drawn and staged."""
    if view.source is None:
        return
    state.source = view.source
    state.staged = view.staged
    hand = state.hands[view.turn]
    for step in reversed(view.staged):
        hand = hand_before(step, hand)
    if view.drawn is not None:
        state.drawn = view.drawn
    else:
        seen = Counter(view.known[view.turn])
        unseen = [card for card, held in Counter(hands.unpack(hand)).items() if held > seen[card]]
        state.drawn = rng.choice(unseen or hands.unpack(hand))
    state.held_before = hands.count(hand, state.drawn) > 1
