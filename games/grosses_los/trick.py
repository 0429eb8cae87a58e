"""Doing what the seat in turn does: the trick, its winner, and the end of a deal (§4–§10)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.core.events import Event
from games.grosses_los import events
from games.grosses_los.actions import Play
from games.grosses_los.holding import add, remove, unpack
from games.grosses_los.scoring import is_over, rank_seats, score_deal, seats_scored
from games.grosses_los.sets import added_rank, set_rank
from games.grosses_los.state import GrossesLosState, Kind, Laid, Phase
from games.grosses_los.terms import Terms

_EVENTS: Final = {
    Kind.LED: events.CardsLed,
    Kind.SERVED: events.CardsServed,
    Kind.THROWN: events.CardsThrown,
    Kind.ADDED: events.CardAdded,
}


@lru_cache(1 << 13)
def played(seat: int, held: int, kind: Kind) -> Event:
    """Return what a seat did in a trick as the event that tells it."""
    if kind is Kind.PASSED:
        return events.SeatPassed(seat)
    return _EVENTS[kind](seat, unpack(held))


@lru_cache(1 << 7)
def trick_won(seat: int, a_cards: int) -> tuple[Event, ...]:
    """Return that a seat won a trick, and that it laid these A cards open."""
    won = events.TrickWon(seat)
    return (won, events.AOpened(seat, unpack(a_cards))) if a_cards else (won,)


def take_pass(terms: Terms, state: GrossesLosState) -> list[Event]:
    """Let the seat in turn pass."""
    seat = state.turn
    state.trick = (*state.trick, Laid(seat, 0, Kind.PASSED))
    happened = [played(seat, 0, Kind.PASSED)]
    _go_on(terms, state, happened)
    return happened


def take_play(terms: Terms, state: GrossesLosState, action: Play) -> list[Event]:
    """Let the seat in turn play legal cards, and say what follows from it."""
    seat, held = state.turn, action.held
    kind = _lay(terms, state, seat, held)
    state.trick = (*state.trick, Laid(seat, held, kind))
    happened = [played(seat, held, kind)]
    hand = remove(state.hands[seat], held)
    state.hands[seat] = hand
    if hand:
        _go_on(terms, state, happened)
        return happened
    happened.append(events.SeatWentOut(seat))
    state.holding -= 1
    if state.holding > 1 and not terms.ends_at_first:
        _go_on(terms, state, happened)
    else:
        _finish_trick(terms, state, happened)
        _end_deal(terms, state, happened)
    return happened


def _lay(terms: Terms, state: GrossesLosState, seat: int, held: int) -> Kind:
    """Judge legal cards as part of the trick, note the best so far, and say what they are."""
    if not state.trick:
        state.size = held.bit_count()
        state.best = seat
        state.rank = set_rank(terms, held)
        state.is_a_trick = held & terms.a_cards != 0
        return Kind.LED
    if state.is_a_trick:
        rank, kind = added_rank(terms, held), Kind.ADDED
    else:
        rank = set_rank(terms, held) if held.bit_count() == state.size else 0
        if rank < state.least(terms):
            state.is_a_trick = held & terms.a_cards != 0
            return Kind.THROWN
        kind = Kind.SERVED
    if rank > state.rank:
        state.rank = rank
        state.best = seat
    return kind


def _go_on(terms: Terms, state: GrossesLosState, happened: list[Event]) -> None:
    """Pass the turn to the next seat that holds cards; after the last, the trick is finished."""
    seats, hands, seat = state.seats, state.hands, state.turn
    while True:
        seat = seat + 1 if seat + 1 < seats else 0
        if seat == state.leader:
            break
        if hands[seat]:
            state.turn = seat
            return
    _finish_trick(terms, state, happened)
    seat = state.last_winner
    while not hands[seat]:
        seat = seat + 1 if seat + 1 < seats else 0
    state.leader = state.turn = seat


def shares(terms: Terms, seats: int, trick: tuple[Laid, ...], winner: int) -> tuple[list[int], int]:
    """Return what a finished trick adds to each seat's pile, and its A cards (§7)."""
    piles, a_cards = [0] * seats, 0
    for seat, held, kind in trick:
        a_cards |= held & terms.a_cards
        rest = held & ~terms.a_cards
        owner = seat if kind is Kind.THROWN and terms.keeps_thrown else winner
        piles[owner] = add(piles[owner], rest)
    return piles, a_cards


def _finish_trick(terms: Terms, state: GrossesLosState, happened: list[Event]) -> None:
    """Let the winner take the trick, as far as it was played."""
    winner, trick = state.best, state.trick
    piles, a_cards = shares(terms, state.seats, trick, winner)
    state.piles = tuple([add(pile, more) for pile, more in zip(state.piles, piles, strict=True)])
    if a_cards:
        opened = list(state.open_cards)
        opened[winner] |= a_cards
        state.open_cards = tuple(opened)
    state.last_trick = trick
    state.last_winner = winner
    state.trick = ()
    state.size = state.rank = 0
    state.best = -1
    state.is_a_trick = False
    happened.extend(trick_won(winner, a_cards))


def _end_deal(terms: Terms, state: GrossesLosState, happened: list[Event]) -> None:
    """Score the deal (§9); then the pack for the next is due, or the match is over (§10)."""
    if terms.ends_at_first:
        happened.append(events.DealWon(state.hands.index(0)))
    else:
        happened.append(events.DealLost(next(s for s in range(state.seats) if state.hands[s])))
    scores = score_deal(terms, state)
    totals = tuple(
        [total + score.points for total, score in zip(state.totals, scores, strict=True)]
    )
    state.scores = scores
    state.totals = totals
    happened.extend(seats_scored(state.hands, scores, totals))
    if not is_over(terms, state.deal, totals):
        state.phase = Phase.DECK
        return
    state.phase = Phase.OVER
    places = rank_seats(terms, totals).places
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    happened.append(events.MatchEnded(None, winners, min(totals)))
