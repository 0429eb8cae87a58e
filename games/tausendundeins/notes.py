"""Sentences about a view that table and hand share (keys only; the words are Fluent data)."""

from __future__ import annotations

from games.core.cards import SUITS
from games.core.text import CardValue, SeatValue, Text
from games.tausendundeins import events
from games.tausendundeins.house import HouseRules
from games.tausendundeins.pack import CODES, NO_CARD, codes, points_of
from games.tausendundeins.state import NO_SEAT, RESTING, Ending, Outcome, Phase
from games.tausendundeins.trick import declarable
from games.tausendundeins.view import TausendundeinsView


def headline(house: HouseRules, view: TausendundeinsView) -> Text:
    """Return whose turn it is and what for, or how it ended."""
    seat = SeatValue(view.turn)
    if view.phase is Phase.OVER:
        return _match_over(view)
    if view.phase is Phase.DECK:
        return _deal_over(view) if view.outcome else Text.of("tausendundeins-headline-deck")
    if view.phase is Phase.BID:
        least = house.next_bid(view.bid)
        return Text.of("tausendundeins-headline-bid", seat=seat, least=least)
    if view.phase is Phase.BURY:
        return Text.of("tausendundeins-headline-bury", seat=seat)
    key = "tausendundeins-headline-follow" if view.trick else "tausendundeins-headline-lead"
    return Text.of(key, seat=seat)


def _match_over(view: TausendundeinsView) -> Text:
    most = max(view.totals)
    winners = [seat for seat, total in enumerate(view.totals) if total == most]
    if len(winners) == 1:
        return Text.of("tausendundeins-headline-won", seat=SeatValue(winners[0]), points=most)
    return Text.of("tausendundeins-headline-shared", count=len(winners), points=most)


def _deal_over(view: TausendundeinsView) -> Text:
    assert view.outcome is not None
    if view.outcome.ending is Ending.PASSED:
        return Text.of("tausendundeins-headline-passed")
    return Text.of("tausendundeins-headline-scored", deal=view.deal)


def hand_headline(view: TausendundeinsView) -> Text:
    """Return what the seat of this view may do now."""
    if view.phase is Phase.OVER:
        return Text.of("tausendundeins-hand-over")
    if view.phase is Phase.DECK:
        return Text.of("tausendundeins-hand-pause")
    if not view.is_own_turn:
        return Text.of("tausendundeins-hand-wait", seat=SeatValue(view.turn))
    if view.phase is Phase.BID:
        return Text.of("tausendundeins-hand-bid")
    if view.phase is Phase.BURY:
        return Text.of("tausendundeins-hand-bury")
    if view.trick:
        return Text.of("tausendundeins-hand-follow", card=CardValue.of(CODES[view.trick[0]]))
    return Text.of("tausendundeins-hand-lead")


def recent(view: TausendundeinsView) -> tuple[Text, ...]:
    """Return what happened last, newest last: the score, the auction, or the tricks."""
    if view.phase in RESTING:
        return () if view.outcome is None else _scores(view, view.outcome)
    if view.phase is Phase.BID:
        return _auction(view)
    found: list[Text] = []
    if view.bidder != NO_SEAT and view.last is None:
        found.append(events.StockTaken(view.bidder, view.bid).text())
        if view.buried_count:
            found.append(events.CardsLaidAway(view.bidder).text())
    if view.last is not None:
        points = points_of(sum(1 << card for card in view.last.cards))
        found.append(events.TrickTaken(view.last.taker, points).text())
    if view.declared and view.trick and view.best != NO_CARD:
        last = view.declared[-1]
        leader = (view.turn - len(view.trick)) % view.seats
        if last.seat == leader and view.trick[0] >> 3 == last.suit:
            found.append(events.PairDeclared(last.seat, last.suit, last.value).text())
    return tuple(found)


def _auction(view: TausendundeinsView) -> tuple[Text, ...]:
    passed = [events.Passed(seat).text() for seat in range(view.seats) if view.passed >> seat & 1]
    if view.bidder == NO_SEAT:
        return tuple(passed)
    return (*passed, events.BidMade(view.bidder, view.bid).text())


def _scores(view: TausendundeinsView, outcome: Outcome) -> tuple[Text, ...]:
    found: list[Text] = []
    if outcome.ending is Ending.PASSED:
        return (events.AllPassed(None).text(),)
    if outcome.ending is Ending.FORFEITED:
        found.append(events.Forfeited(outcome.bidder).text())
    elif outcome.bidder != NO_SEAT:
        bidder = outcome.bidder
        points = outcome.cards[bidder] + outcome.declared[bidder]
        found.append(events.BidDecided(bidder, outcome.bid, points, outcome.is_made).text())
        if view.buried:
            cards = CardValue(tuple(codes(view.buried)))
            found.append(Text.of("tausendundeins-note-buried", seat=SeatValue(bidder), cards=cards))
    for seat, total in enumerate(view.totals):
        found.append(
            Text.of(
                "tausendundeins-note-score",
                seat=SeatValue(seat),
                cards=outcome.cards[seat],
                declared=outcome.declared[seat],
                bonus=outcome.bonus[seat],
                points=outcome.scores[seat],
                total=total,
            )
        )
    return tuple(found)


def own(house: HouseRules, view: TausendundeinsView) -> tuple[Text, ...]:
    """Return what the own hand should know: pairs it may or may not declare (§4, §8.4)."""
    seat = view.seat
    if seat is None or view.phase in RESTING:
        return ()
    found: list[Text] = []
    if view.totals[seat] > house.lock:
        found.append(Text.of("tausendundeins-note-locked", limit=house.lock))
    elif view.phase is Phase.PLAY:
        pairs = declarable(house, view.hand, view.trump)
        is_closed = view.last is None and not house.first_lead_declares
        pair = "tausendundeins-note-not-first" if is_closed else "tausendundeins-note-pair"
        found += [Text.of(pair, suit=SUITS[suit]) for suit in range(4) if pairs >> 8 * suit & 0xFF]
        is_waiting = house.needs_trick and any(each.seat == seat for each in view.declared)
        if is_waiting and not view.won[seat]:
            found.append(Text.of("tausendundeins-note-needs-trick"))
    return tuple(found)
