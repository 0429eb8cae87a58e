"""The sentences at a Krass Kariert table: headlines, notes, and what a seat did in a trick."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.text import CardValue, SeatValue, Text, Value
from games.krass_kariert.cards import CODES, NO_CARD
from games.krass_kariert.paying import end_reason, winning_seats
from games.krass_kariert.readings import NOTHING, kind_of, top_of
from games.krass_kariert.state import Entry, Phase
from games.krass_kariert.view import KrassView


def to_beat(rank: int) -> Text:
    """Return what a combination of this rank is called beside a table, such as "Straße 5–7"."""
    low = top_of(rank) - kind_of(rank).length + 1
    return Text.of("krass_kariert-fact-combination", low=low, **_named(rank))


def entry_note(entry: Entry) -> Text | None:
    """Return what a seat did in a trick, in a word or two beside its cards, which tell the rest.

    A special card says it itself.
    """
    if entry.rank != NOTHING:
        return Text.of("krass_kariert-trick-combination", **_named(entry.rank))
    if entry.cards:
        return None
    if entry.taken:
        return Text.of("krass_kariert-trick-reserve", card=CardValue.of(CODES[entry.taken]))
    return Text.of("krass_kariert-trick-passed")


def headline(view: KrassView) -> Text:
    """Return whose turn it is and what for, or how deal or match ended."""
    if view.phase is Phase.OVER:
        return _match_over(view)
    if view.outcome is not None:
        return _deal_over(view)
    if view.phase is Phase.DECK:
        return Text.of("krass_kariert-headline-deck")
    seat = SeatValue(view.turn)
    if view.phase is Phase.INSERT:
        return Text.of("krass_kariert-headline-insert", seat=seat, due=view.due)
    if view.turn == view.starter:
        return Text.of("krass_kariert-headline-lead", seat=seat)
    if view.best == NOTHING:
        return Text.of("krass_kariert-headline-free", seat=seat)
    return Text.of("krass_kariert-headline-beat", seat=seat, **_named(view.best))


def hand_headline(view: KrassView) -> Text:
    """Return what the seat of this view may do now."""
    if view.phase is Phase.OVER:
        return Text.of("krass_kariert-hand-over")
    if view.phase is Phase.DECK:
        return Text.of("krass_kariert-hand-pause")
    if view.seat != view.turn:
        return Text.of("krass_kariert-hand-wait", seat=SeatValue(view.turn))
    if view.phase is Phase.INSERT:
        return Text.of("krass_kariert-hand-insert", due=view.due)
    if view.turn == view.starter:
        return Text.of("krass_kariert-hand-lead")
    if view.best == NOTHING:
        reserves = sum(card != NO_CARD for card in view.reserves[view.turn])
        return Text.of("krass_kariert-hand-free", reserves=reserves)
    return Text.of("krass_kariert-hand-beat", **_named(view.best))


def payments(view: KrassView) -> tuple[Text, ...]:
    """Return who paid what for the last deal, empty while one runs."""
    if view.outcome is None:
        return ()
    found: list[Text] = []
    for seat in view.outcome.payers:
        if seat in view.losers:
            found.append(Text.of("krass_kariert-note-no-chip", seat=SeatValue(seat)))
        else:
            chips = view.chips[seat]
            found.append(Text.of("krass_kariert-note-paid", seat=SeatValue(seat), chips=chips))
    return tuple(found)


def _deal_over(view: KrassView) -> Text:
    outcome = view.outcome
    assert outcome is not None
    count = len(outcome.payers)
    if count == 0:
        return Text.of("krass_kariert-headline-nobody")
    if count > 1:
        return Text.of("krass_kariert-headline-several", count=count)
    seat = SeatValue(outcome.payers[0])
    return Text.of("krass_kariert-headline-pays", seat=seat, reason=outcome.reason)


def _match_over(view: KrassView) -> Text:
    winners = winning_seats(view.chips, view.losers)
    reason = end_reason(view.losers)
    if len(winners) == 1:
        seat = SeatValue(winners[0])
        return Text.of("krass_kariert-headline-won", seat=seat, reason=reason)
    return Text.of("krass_kariert-headline-shared", count=len(winners), reason=reason)


def _named(rank: int) -> Mapping[str, Value]:
    return {"kind": kind_of(rank).code, "top": top_of(rank)}
