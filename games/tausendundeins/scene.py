"""What can be drawn of a table of Tausendundeins and of one hand; it sees only a view."""

from __future__ import annotations

from games.core.cards import SUITS
from games.core.scene import (
    Face,
    Fact,
    HandScene,
    Pile,
    Scene,
    SeatPanel,
    TableScene,
    TrickPlay,
)
from games.core.text import SeatValue, Text
from games.tausendundeins import notes
from games.tausendundeins.house import HouseRules
from games.tausendundeins.pack import CODES, KING, NO_SUIT, QUEEN, STRENGTHS, unpack
from games.tausendundeins.state import NO_SEAT, RESTING, Phase
from games.tausendundeins.trick import playable
from games.tausendundeins.view import TausendundeinsView, has_taken_stock

SLUG = "tausendundeins"

_PAUSES = {
    Phase.BID: Text.of("tausendundeins-pause-auction"),
    Phase.BURY: Text.of("tausendundeins-pause-bury"),
}
"""What goes on before the first trick."""


def make_scene(house: HouseRules, view: TausendundeinsView) -> Scene:
    """Return the table, and the hand if the view is a seat's."""
    table = TableScene(
        game=SLUG,
        deal=view.deal,
        deals=None,
        seats=tuple(_panel(view, seat) for seat in range(view.seats)),
        piles=_piles(view),
        groups=(),
        headline=notes.headline(house, view),
        notes=notes.recent(view),
        trick=_trick(view),
        last_trick=_last_trick(view),
        facts=_facts(view),
        pause=_PAUSES.get(view.phase),
    )
    if view.seat is None:
        return Scene(table)
    hand = HandScene(
        game=SLUG,
        seat=view.seat,
        faces=_hand_faces(house, view),
        headline=notes.hand_headline(view),
        notes=notes.own(house, view),
        facts=_own_facts(view),
        ranks=STRENGTHS,
    )
    return Scene(table, hand)


def _panel(view: TausendundeinsView, seat: int) -> SeatPanel:
    return SeatPanel(
        seat=seat,
        cards=view.counts[seat],
        score=view.totals[seat],
        is_turn=view.turn == seat and view.phase not in RESTING,
        is_dealer=view.dealer == seat,
        tags=_tags(view, seat),
    )


def _tags(view: TausendundeinsView, seat: int) -> tuple[Text, ...]:
    """Return the bid in the auction, the tricks afterwards; who plays for what is a fact."""
    if view.phase is Phase.PLAY or view.last is not None:
        tricks = view.won[seat].bit_count() // view.seats
        return (Text.of("tausendundeins-tag-tricks", count=tricks),)
    if view.phase is Phase.BID and view.passed >> seat & 1:
        return (Text.of("tausendundeins-tag-passed"),)
    if view.phase in _PAUSES and seat == view.bidder:
        return (Text.of("tausendundeins-tag-bids", bid=view.bid),)
    return ()


def _piles(view: TausendundeinsView) -> tuple[Pile, ...]:
    back = (Face("back"),)
    if view.stock_count:
        return (Pile(Text.of("tausendundeins-pile-stock"), view.stock_count, back),)
    if view.buried_count:
        is_open = view.buried and view.phase in RESTING
        faces = tuple(Face(CODES[card]) for card in unpack(view.buried)) if is_open else back
        return (Pile(Text.of("tausendundeins-pile-buried"), view.buried_count, faces),)
    return ()


def _trick(view: TausendundeinsView) -> tuple[TrickPlay, ...]:
    leader = (view.turn - len(view.trick)) % view.seats
    return tuple(
        TrickPlay(
            seat=(leader + place) % view.seats,
            faces=(Face(CODES[card], is_changed=place == len(view.trick) - 1),),
            is_best=card == view.best,
        )
        for place, card in enumerate(view.trick)
    )


def _last_trick(view: TausendundeinsView) -> tuple[TrickPlay, ...]:
    if view.last is None:
        return ()
    found: list[TrickPlay] = []
    for place, card in enumerate(view.last.cards):
        seat = (view.last.leader + place) % view.seats
        found.append(TrickPlay(seat, (Face(CODES[card]),), is_best=seat == view.last.taker))
    return tuple(found)


def _facts(view: TausendundeinsView) -> tuple[Fact, ...]:
    """Return trump, the bid, a Stock that everybody saw, and every declaration."""
    found: list[Fact] = []
    if view.phase is Phase.PLAY or view.trump != NO_SUIT:
        found.append(
            Fact(Text.of("tausendundeins-fact-trump"), suit=SUITS[view.trump])
            if view.trump != NO_SUIT
            else Fact(Text.of("tausendundeins-fact-trump"), Text.of("tausendundeins-fact-no-trump"))
        )
    if view.bidder != NO_SEAT:
        key = "bid" if view.phase is Phase.BID else "contract"
        name = Text.of(f"tausendundeins-fact-{key}", seat=SeatValue(view.bidder))
        found.append(Fact(name, Text.of("tausendundeins-fact-bid-value", bid=view.bid)))
    if view.seat is None and view.stock:
        found.append(_stock(view))
    for each in view.declared:
        name = Text.of("tausendundeins-fact-declared", seat=SeatValue(each.seat))
        value = Text.of("tausendundeins-fact-declared-value", points=each.value)
        faces = (Face(CODES[8 * each.suit + QUEEN]), Face(CODES[8 * each.suit + KING]))
        found.append(Fact(name, value, SUITS[each.suit], faces))
    return tuple(found)


def _stock(view: TausendundeinsView) -> Fact:
    faces = tuple(Face(CODES[card]) for card in unpack(view.stock))
    return Fact(Text.of("tausendundeins-fact-stock"), faces=faces)


def _own_facts(view: TausendundeinsView) -> tuple[Fact, ...]:
    """Return the own laid-away cards."""
    if view.buried and view.seat == view.bidder:
        faces = tuple(Face(CODES[card]) for card in unpack(view.buried))
        return (Fact(Text.of("tausendundeins-fact-buried"), faces=faces),)
    return ()


def _hand_faces(house: HouseRules, view: TausendundeinsView) -> tuple[Face, ...]:
    """Return the own cards in pack order; what may not be played now is blended back."""
    bright = view.hand
    if view.phase is Phase.PLAY and view.is_own_turn:
        bright = playable(house, view.hand, view.trick, view.best, view.trump)
    is_fresh = view.phase is Phase.BURY and view.seat == view.bidder and has_taken_stock(view)
    new = view.stock if is_fresh else 0
    return tuple(
        Face(
            CODES[card],
            is_new=bool(new >> card & 1),
            is_playable=bool(bright >> card & 1),
        )
        for card in unpack(view.hand)
    )
