"""Sentences about a view that picture, hand and menu share (keys only; words are Fluent data)."""

from __future__ import annotations

from typing import Final

from games.core.text import CardValue, SeatValue, Text
from games.grosses_los import events
from games.grosses_los.holding import codes
from games.grosses_los.judging import pass_refusal, thrown_count
from games.grosses_los.scoring import rank_seats, seats_scored
from games.grosses_los.sets import can_serve, is_a_alone
from games.grosses_los.state import Kind, Phase
from games.grosses_los.terms import Terms
from games.grosses_los.trick import trick_won
from games.grosses_los.view import GrossesLosView, own_turn_state

KIND_NOTES: Final = {
    Kind.LED: "grosses_los-note-led",
    Kind.SERVED: "grosses_los-note-served",
    Kind.THROWN: "grosses_los-note-thrown",
    Kind.ADDED: "grosses_los-note-added",
    Kind.PASSED: "grosses_los-note-passed",
}
"""What a seat did in a trick, in a word."""


def headline(terms: Terms, view: GrossesLosView) -> Text:
    """Return whose turn it is and what for, or how it ended."""
    if view.phase is Phase.OVER:
        return _match_over(terms, view)
    if view.phase is Phase.DECK:
        return _deal_over(terms, view) if view.deal else Text.of("grosses_los-headline-deck")
    if not view.trick:
        return Text.of("grosses_los-headline-lead", seat=SeatValue(view.turn))
    if view.is_a_trick:
        return Text.of("grosses_los-headline-a-trick", seat=SeatValue(view.turn))
    return Text.of("grosses_los-headline-follow", seat=SeatValue(view.turn), count=view.size)


def hand_headline(terms: Terms, view: GrossesLosView) -> Text:
    """Return what the seat of this view may do now."""
    if view.phase is Phase.OVER:
        return Text.of("grosses_los-hand-over")
    if view.phase is Phase.DECK:
        return Text.of("grosses_los-hand-pause")
    if not view.is_own_turn:
        if not view.hand:
            return Text.of("grosses_los-hand-out")
        return Text.of("grosses_los-hand-wait", seat=SeatValue(view.turn))
    if not view.trick:
        return Text.of("grosses_los-hand-lead")
    return _hand_following(terms, view)


def own_turn(view: GrossesLosView) -> tuple[Text, ...]:
    """Return whose the trick is so far, to the seat that follows now."""
    if not view.is_own_turn or not view.trick:
        return ()
    best = next(laid for laid in view.trick if laid.seat == view.best)
    cards = cards_value(best.held)
    return (Text.of("grosses_los-note-best", seat=SeatValue(best.seat), cards=cards),)


def recent(terms: Terms, view: GrossesLosView) -> tuple[Text, ...]:
    """Return what happened last, newest last: the score, or who won the trick before."""
    if view.open_hands:
        scored = seats_scored(view.open_hands, view.scores, view.totals)
        texts = tuple(event.text() for event in scored)
        return (*texts, _why_over(terms, view)) if view.phase is Phase.OVER else texts
    if view.trick or view.last_winner < 0:
        return ()
    held = 0
    for laid in view.last_trick:
        held |= laid.held
    a_cards = held & view.open_cards[view.last_winner]
    return tuple(event.text() for event in trick_won(view.last_winner, a_cards))


def cards_value(held: int) -> CardValue:
    """Return cards as the value of a text, in pack order."""
    return CardValue(codes(held))


def _hand_following(terms: Terms, view: GrossesLosView) -> Text:
    if is_a_alone(terms, view.hand):
        return Text.of("grosses_los-hand-must-pass")
    if view.is_a_trick:
        return Text.of("grosses_los-hand-a-trick")
    state = own_turn_state(view)
    if pass_refusal(terms, state) is not None:
        return Text.of("grosses_los-hand-must-serve", count=view.size)
    thrown = thrown_count(terms, state)
    if not can_serve(terms, view.hand, view.size, state.least(terms)):
        if not thrown:
            return Text.of("grosses_los-hand-must-pass")
        return Text.of("grosses_los-hand-throw-or-pass", thrown=thrown)
    if not thrown:
        return Text.of("grosses_los-hand-serve-or-pass", count=view.size)
    return Text.of("grosses_los-hand-follow", count=view.size, thrown=thrown)


def _match_over(terms: Terms, view: GrossesLosView) -> Text:
    places = rank_seats(terms, view.totals).places
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return events.MatchEnded(None, winners, min(view.totals)).text()


def _why_over(terms: Terms, view: GrossesLosView) -> Text:
    reason = rank_seats(terms, view.totals).reason
    return Text.of(f"grosses_los-result-{reason}")


def _deal_over(terms: Terms, view: GrossesLosView) -> Text:
    if terms.ends_at_first:
        return events.DealWon(view.open_hands.index(0)).text()
    return events.DealLost(next(s for s, hand in enumerate(view.open_hands) if hand)).text()
