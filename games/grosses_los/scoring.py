"""What a deal costs and who wins a match (§9, §10)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.game import Result
from games.grosses_los.events import SeatScored
from games.grosses_los.holding import unpack
from games.grosses_los.state import GrossesLosState, Score
from games.grosses_los.terms import Terms

_NOTHING = Score(0, 0, 0)


def score_deal(terms: Terms, state: GrossesLosState) -> tuple[Score, ...]:
    """Return what a deal that has ended costs each seat (§9)."""
    return tuple(_score(terms, state, seat) for seat in range(state.seats))


def seats_scored(
    hands: Sequence[int], scores: Sequence[Score], totals: Sequence[int]
) -> list[SeatScored]:
    """Return what a deal that has ended costs, seat by seat; who gets no point is left out."""
    return [
        SeatScored(seat, unpack(hands[seat]), *score, totals[seat])
        for seat, score in enumerate(scores)
        if score.points
    ]


def is_over(terms: Terms, deal: int, totals: Sequence[int]) -> bool:
    """Return whether the match ends with this deal and these totals (§10)."""
    return deal >= terms.deals if terms.deals else max(totals) >= terms.limit


def rank_seats(terms: Terms, totals: Sequence[int]) -> Result:
    """Return the result of a match with these totals: fewest first, equal totals share (§10)."""
    places = tuple(1 + sum(other < total for other in totals) for total in totals)
    reason = "deals-played" if terms.deals else "limit-reached"
    return Result(places, tuple(totals), reason)


def _score(terms: Terms, state: GrossesLosState, seat: int) -> Score:
    hand, open_cards = state.hands[seat], terms.worth(state.open_cards[seat])
    if not hand:
        return Score(0, open_cards, 0) if terms.counts_open else _NOTHING
    pile = terms.worth(state.piles[seat]) if terms.counts_piles else 0
    return Score(terms.worth(hand), open_cards, pile)
