"""What can be drawn of a Krass Kariert table and of one hand; it sees a view and so cannot leak."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.scene import (
    Face,
    Fact,
    HandScene,
    Pile,
    Scene,
    ScoreSign,
    SeatPanel,
    TableScene,
    TrickPlay,
)
from games.core.text import Text
from games.krass_kariert import notes
from games.krass_kariert.cards import CODES, NO_CARD, X
from games.krass_kariert.options import KrassKariertOptions
from games.krass_kariert.readings import NOTHING, plays
from games.krass_kariert.state import Entry, Phase, Trick
from games.krass_kariert.trick import winning_place
from games.krass_kariert.view import KrassView


def make_scene(options: KrassKariertOptions, view: KrassView) -> Scene:
    """Return the table, and the hand if the view is a seat's."""
    table = TableScene(
        game="krass_kariert",
        deal=view.deal,
        deals=None,
        seats=tuple(_panel(view, seat) for seat in range(view.seats)),
        piles=(_stock(view),),
        groups=(),
        headline=notes.headline(view),
        notes=notes.payments(view),
        trick=_trick(view.trick),
        last_trick=_trick(view.last_trick),
        facts=tuple(_table_facts(options, view)),
        score_sign=ScoreSign.CHIPS,
        back="back3",
        deal_name=Text.of("krass_kariert-deal", deal=view.deal),
    )
    if view.seat is None:
        return Scene(table)
    hand = HandScene(
        game="krass_kariert",
        seat=view.seat,
        faces=_hand_faces(options, view),
        headline=notes.hand_headline(view),
        is_numbered=True,
        facts=tuple(_hand_facts(view)),
    )
    return Scene(table, hand)


def _panel(view: KrassView, seat: int) -> SeatPanel:
    return SeatPanel(
        seat=seat,
        cards=view.counts[seat],
        score=view.chips[seat],
        is_turn=view.turn == seat and view.is_running,
        is_dealer=view.dealer == seat,
        tags=tuple(_tags(view, seat)),
        open_faces=_open_faces(view, seat),
    )


def _tags(view: KrassView, seat: int) -> Iterator[Text]:
    if seat in view.losers:
        yield Text.of("krass_kariert-tag-lost")
    elif view.deal and not view.counts[seat]:
        yield Text.of("krass_kariert-tag-out")


def _open_faces(view: KrassView, seat: int) -> tuple[Face, ...]:
    """Return the reserve cards that are left, by their numbers."""
    return tuple(Face(CODES[card]) for card in view.reserves[seat] if card != NO_CARD)


def _stock(view: KrassView) -> Pile:
    back = (Face("back"),) if view.stock_count else ()
    return Pile(Text.of("krass_kariert-pile-stock"), view.stock_count, back)


def _trick(trick: Trick) -> tuple[TrickPlay, ...]:
    best = winning_place(trick)
    return tuple(
        TrickPlay(
            seat=entry.seat,
            faces=_faces(entry, is_changed=place == len(trick) - 1),
            note=notes.entry_note(entry),
            is_best=place == best,
        )
        for place, entry in enumerate(trick)
    )


def _faces(entry: Entry, *, is_changed: bool) -> tuple[Face, ...]:
    """Return the cards of an entry, each X with its number, the smaller before the greater."""
    named = iter(entry.named)
    return tuple(
        Face(
            CODES[card],
            stands_for=str(next(named)) if card == X else None,
            is_changed=is_changed,
        )
        for card in entry.cards
    )


def _table_facts(options: KrassKariertOptions, view: KrassView) -> Iterator[Fact]:
    if view.best != NOTHING and view.is_running:
        yield Fact(Text.of("krass_kariert-fact-beat"), notes.to_beat(view.best))
    due = view.due or view.draws * options.nachziehen
    if due and view.is_running:
        count = Text.of("krass_kariert-fact-due-cards", due=due)
        yield Fact(Text.of("krass_kariert-fact-due"), count)


def _hand_facts(view: KrassView) -> Iterator[Fact]:
    if view.drawn is not None:
        faces = (Face(CODES[view.drawn], is_new=True),)
        yield Fact(Text.of("krass_kariert-fact-drawn"), faces=faces)
    assert view.seat is not None
    faces = _open_faces(view, view.seat)
    if faces:
        yield Fact(Text.of("krass_kariert-fact-reserve"), faces=faces)


def _hand_faces(options: KrassKariertOptions, view: KrassView) -> tuple[Face, ...]:
    """Return the own cards in their order; in the own turn what cannot be played stands back."""
    places = set(range(len(view.hand)))
    if view.is_own_turn and view.phase is Phase.PLAY:
        found = plays(view.hand, view.best, x_beside_x=options.x_neben_x)
        places = {place for play in found for place in range(play.first, play.last + 1)}
    return tuple(
        Face(CODES[card], is_playable=place in places) for place, card in enumerate(view.hand)
    )
