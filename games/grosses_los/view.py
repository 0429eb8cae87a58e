"""What one seat, or the public, may know of a match: the only exit of hidden cards.

Everybody saw what was played, but own piles and the cards set aside lie face down: a view counts
them and shows of what is gone only the trick before. When a deal has ended, the hands lie open.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from games.grosses_los.holding import add, pack, remove, singles, unpack
from games.grosses_los.state import GrossesLosState, Laid, Phase, Score
from games.grosses_los.terms import Terms, pack_cards
from games.grosses_los.trick import shares


@dataclass(frozen=True, slots=True)
class GrossesLosView:
    """A match as one seat sees it; what only this seat may see is left out when it is printed.

    Cards are masks as in `games.grosses_los.holding`.

    Attributes:
        seat: whose view, ``None`` for the public.
        seats: how many play.
        phase: what is due.
        deal: number of the running or last deal, 0 before the first.
        dealer, leader, turn: seats.
        hand: the own cards; public: 0.
        counts: cards in each hand.
        open_hands: all hands once the deal has ended, else empty.
        piles: cards in each seat's own pile.
        open_cards: per seat, the A cards that lie open before it.
        aside: how many cards were set aside.
        trick: what was done in the running trick, in order.
        size: cards led to it, 0 between tricks.
        best: seat that wins it so far, -1 between tricks.
        rank: of that seat's cards.
        is_a_trick: whether an A card lies in it.
        last_trick: the finished trick before.
        last_winner: who won it, -1 if there was none.
        scores: of the last finished deal per seat, empty before.
        totals: penalty points of finished deals per seat.
    """

    seat: int | None
    seats: int
    phase: Phase
    deal: int
    dealer: int
    leader: int
    turn: int
    hand: int = field(repr=False)
    counts: tuple[int, ...]
    open_hands: tuple[int, ...] = field(repr=False)
    piles: tuple[int, ...]
    open_cards: tuple[int, ...]
    aside: int
    trick: tuple[Laid, ...]
    size: int
    best: int
    rank: int
    is_a_trick: bool
    last_trick: tuple[Laid, ...]
    last_winner: int
    scores: tuple[Score, ...]
    totals: tuple[int, ...]

    @property
    def is_own_turn(self) -> bool:
        """Return whether this seat is to act."""
        return self.seat == self.turn and self.phase is Phase.PLAY


def make_view(state: GrossesLosState, seat: int | None) -> GrossesLosView:
    """Return what a seat (``None``: the public) may know of this state."""
    hands = state.hands
    is_open = state.deal > 0 and state.phase is not Phase.PLAY
    return GrossesLosView(
        seat=seat,
        seats=state.seats,
        phase=state.phase,
        deal=state.deal,
        dealer=state.dealer,
        leader=state.leader,
        turn=state.turn,
        hand=0 if seat is None else hands[seat],
        counts=tuple([hand.bit_count() for hand in hands]),
        open_hands=tuple(hands) if is_open else (),
        piles=tuple([pile.bit_count() for pile in state.piles]),
        open_cards=state.open_cards,
        aside=state.aside.bit_count(),
        trick=state.trick,
        size=state.size,
        best=state.best,
        rank=state.rank,
        is_a_trick=state.is_a_trick,
        last_trick=state.last_trick,
        last_winner=state.last_winner,
        scores=state.scores,
        totals=state.totals,
    )


def own_turn_state(view: GrossesLosView) -> GrossesLosState:
    """Return what the rules of the own turn look at: the trick and the own hand, all else empty."""
    state = GrossesLosState(view.seats, view.dealer)
    state.phase = view.phase
    state.deal = view.deal
    state.leader = view.leader
    state.turn = view.turn
    state.open_cards = view.open_cards
    state.trick = view.trick
    state.size = view.size
    state.best = view.best
    state.rank = view.rank
    state.is_a_trick = view.is_a_trick
    state.last_trick = view.last_trick
    state.last_winner = view.last_winner
    state.scores = view.scores
    state.totals = view.totals
    state.holding = sum(count > 0 for count in view.counts)
    if view.seat is not None:
        state.hands[view.seat] = view.hand
    return state


def unseen(terms: Terms, view: GrossesLosView) -> int:
    """Return the cards that this view does not place: in other hands, piles or set aside."""
    left = pack(pack_cards(terms.jokers))
    for seen in (view.hand, *view.open_cards, *(laid.held for laid in view.trick)):
        left = remove(left, seen)
    for laid in view.last_trick:
        left = remove(left, laid.held & ~terms.a_cards)
    return left


def imagine_state(terms: Terms, view: GrossesLosView, rng: Random) -> GrossesLosState:
    """Return a state that this view fits: hidden cards dealt at random, all else as seen."""
    state = own_turn_state(view)
    if view.deal == 0:
        return state
    hidden = unseen(terms, view)
    if view.open_hands:
        state.hands = list(view.open_hands)
        for seat, hand in enumerate(view.open_hands):
            hidden = hidden if seat == view.seat else remove(hidden, hand)
    _deal_hidden(terms, view, state, hidden, rng)
    return state


def _deal_hidden(
    terms: Terms, view: GrossesLosView, state: GrossesLosState, hidden: int, rng: Random
) -> None:
    """Deal hidden cards to the places that lack cards: hands, cards set aside, and piles.

    A cards that were played lie open, so the hidden ones are in hands or, where the table lets
    them be (§3), set aside.
    """
    seats = view.seats
    hiding = seats if terms.always_a else seats + 1
    piles, _ = shares(terms, seats, view.last_trick, view.last_winner)
    held = [*state.hands, 0, *piles]
    counts = [*view.counts, view.aside, *view.piles]
    lacking = [count - cards.bit_count() for count, cards in zip(counts, held, strict=True)]
    a_places = [place for place in range(hiding) for _ in range(lacking[place])]
    for card in singles(hidden & terms.a_cards):
        place = a_places.pop(rng.randrange(len(a_places)))
        held[place] |= card
        lacking[place] -= 1
    places = [place for place, count in enumerate(lacking) for _ in range(count)]
    rng.shuffle(places)
    for card, place in zip(unpack(hidden & ~terms.a_cards), places, strict=True):
        held[place] = add(held[place], pack((card,)))
    state.hands = held[:seats]
    state.aside = held[seats]
    state.piles = tuple(held[seats + 1 :])
