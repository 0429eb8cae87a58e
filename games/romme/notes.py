"""Sentences about a view that picture, hand and menu share (keys only; words are Fluent data)."""

from __future__ import annotations

from games.core.cards import CODES
from games.core.text import CardValue, SeatValue, Text
from games.romme import events
from games.romme.actions import LayOff, LayOut, Source
from games.romme.options import RommeOptions
from games.romme.scoring import rank_seats
from games.romme.state import Outcome, Phase, Staged, Turn
from games.romme.view import RommeView


def headline(view: RommeView) -> Text:
    """Return whose turn it is and what for, or how it ended."""
    match view.phase:
        case Phase.DRAW:
            return Text.of("romme-headline-draw", seat=SeatValue(view.turn))
        case Phase.PLAY:
            return Text.of("romme-headline-play", seat=SeatValue(view.turn))
        case Phase.TURNOVER:
            return Text.of("romme-headline-turnover")
        case Phase.OVER:
            return _match_over(view)
        case _:
            return (
                _deal_over(view.outcomes[-1]) if view.outcomes else Text.of("romme-headline-deck")
            )


def hand_headline(view: RommeView) -> Text:
    """Return what the seat of this view may do now."""
    if view.phase is Phase.OVER:
        return Text.of("romme-hand-over")
    if view.phase in {Phase.DECK, Phase.TURNOVER}:
        return Text.of("romme-hand-pause") if view.phase is Phase.DECK else headline(view)
    if not view.is_own_turn:
        return Text.of("romme-hand-wait", seat=SeatValue(view.turn))
    return Text.of("romme-hand-draw" if view.phase is Phase.DRAW else "romme-hand-play")


def recent(view: RommeView) -> tuple[Text, ...]:
    """Return what happened last, newest last: this turn, the turn before, or the score."""
    if view.open_hands:
        return _scores(view)
    if view.source is not None:
        taken = view.drawn if view.source is Source.PILE else None
        texts = [_drawn(view.turn, taken)]
        texts += [_staged(view.turn, step) for step in view.staged]
        if view.staged or view.last is None:
            return tuple(texts)
        return (*_turn(view.last), *texts)
    return () if view.last is None else _turn(view.last)


def first_meld(options: RommeOptions, view: RommeView) -> tuple[Text, ...]:
    """Return what the own first meld is worth so far and what it still lacks (§6, §10)."""
    seat = view.seat
    if seat is None or view.phase is not Phase.PLAY or not view.is_own_turn or view.out[seat]:
        return ()
    needed = options.erstmeldung
    if any(not isinstance(step.action, LayOut) for step in view.staged):
        return (Text.of("romme-note-hand-romme-only"),)
    laid = sum(step.points for step in view.staged)
    if not view.staged:
        return (Text.of("romme-note-first-meld-needed", needed=needed),) if needed else ()
    if laid < needed:
        missing = needed - laid
        return (
            Text.of("romme-note-first-meld-missing", laid=laid, needed=needed, missing=missing),
        )
    return (Text.of("romme-note-first-meld-reached", laid=laid, needed=needed),)


def _match_over(view: RommeView) -> Text:
    totals = view.totals
    winners = [seat for seat, place in enumerate(rank_seats(totals).places) if place == 1]
    if len(winners) == 1:
        return Text.of("romme-headline-won", seat=SeatValue(winners[0]), points=min(totals))
    return Text.of("romme-headline-shared", count=len(winners), points=min(totals))


def _deal_over(outcome: Outcome) -> Text:
    if outcome.winner is None:
        return Text.of("romme-headline-undecided")
    key = "romme-headline-hand-romme" if outcome.is_hand_romme else "romme-headline-romme"
    return Text.of(key, seat=SeatValue(outcome.winner))


def _scores(view: RommeView) -> tuple[Text, ...]:
    points, totals = view.outcomes[-1].points, view.totals
    return tuple(
        events.HandScored(seat, hand, points[seat], totals[seat]).text()
        for seat, hand in enumerate(view.open_hands)
    )


def _turn(turn: Turn) -> tuple[Text, ...]:
    taken = turn.taken if turn.source is Source.PILE else None
    return (
        _drawn(turn.seat, taken),
        *(_staged(turn.seat, step) for step in turn.staged),
        events.CardDiscarded(turn.seat, turn.discard.card).text(),
    )


def _drawn(seat: int, taken: int | None) -> Text:
    return (events.CardDrawn(seat) if taken is None else events.CardTaken(seat, taken)).text()


def _staged(seat: int, step: Staged) -> Text:
    action = step.action
    if isinstance(action, LayOut):
        return events.MeldLaid(seat, step.at, action.tiles).text()
    if isinstance(action, LayOff):
        return events.CardLaidOff(seat, step.at, action.card).text()
    return events.JokerSwapped(seat, step.at, action.card).text()


def cards_value(cards: tuple[int, ...]) -> CardValue:
    """Return cards as the value of a text, in the order given."""
    return CardValue(tuple(CODES[card] for card in cards))
