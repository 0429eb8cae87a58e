"""What can be drawn of a table and of one hand; it sees a view and so cannot leak."""

from __future__ import annotations

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
from games.core.text import Text
from games.grosses_los import notes
from games.grosses_los.holding import codes
from games.grosses_los.judging import playable
from games.grosses_los.state import Laid, Phase
from games.grosses_los.terms import Terms
from games.grosses_los.view import GrossesLosView, own_turn_state


def make_scene(terms: Terms, view: GrossesLosView) -> Scene:
    """Return the table, and the hand if the view is a seat's."""
    table = TableScene(
        game="grosses_los",
        deal=view.deal,
        deals=terms.deals or None,
        seats=tuple(_panel(view, seat) for seat in range(view.seats)),
        piles=_piles(view),
        groups=(),
        headline=notes.headline(terms, view),
        notes=notes.recent(terms, view),
        trick=tuple(_play(laid, view.best) for laid in view.trick),
        last_trick=tuple(_play(laid, view.last_winner) for laid in view.last_trick),
        facts=_facts(terms, view),
    )
    if view.seat is None:
        return Scene(table)
    hand = HandScene(
        game="grosses_los",
        seat=view.seat,
        faces=_hand_faces(terms, view),
        headline=notes.hand_headline(terms, view),
        notes=notes.own_turn(view),
        set_size=2,
    )
    return Scene(table, hand)


def _panel(view: GrossesLosView, seat: int) -> SeatPanel:
    is_out = view.deal > 0 and not view.counts[seat]
    return SeatPanel(
        seat=seat,
        cards=view.counts[seat],
        score=view.totals[seat],
        is_turn=view.turn == seat and view.phase is Phase.PLAY,
        is_dealer=view.dealer == seat,
        tags=(Text.of("grosses_los-tag-out"),) if is_out else (),
        open_faces=tuple(Face(code) for code in codes(view.open_cards[seat])),
        pile=view.piles[seat],
    )


def _piles(view: GrossesLosView) -> tuple[Pile, ...]:
    if not view.aside:
        return ()
    return (Pile(Text.of("grosses_los-pile-aside"), view.aside, (Face("back"),)),)


def _play(laid: Laid, best: int) -> TrickPlay:
    faces = tuple(Face(code) for code in codes(laid.held))
    note = Text.of(notes.KIND_NOTES[laid.kind])
    return TrickPlay(laid.seat, faces, note, is_best=laid.seat == best)


def _facts(terms: Terms, view: GrossesLosView) -> tuple[Fact, ...]:
    """Return what kind of trick it is, and what must be beaten."""
    if not view.trick:
        return ()
    found: list[Fact] = []
    if view.is_a_trick:
        held = 0
        for laid in view.trick:
            held |= laid.held & terms.a_cards
        faces = tuple(Face(code) for code in codes(held))
        found.append(Fact(Text.of("grosses_los-fact-a-trick"), faces=faces))
    best = next(laid for laid in view.trick if laid.seat == view.best)
    faces = tuple(Face(code) for code in codes(best.held))
    found.append(Fact(Text.of("grosses_los-fact-best"), faces=faces))
    return tuple(found)


def _hand_faces(terms: Terms, view: GrossesLosView) -> tuple[Face, ...]:
    """Return the own cards in pack order; what cannot be part of any play now is set back."""
    can_play = playable(terms, own_turn_state(view)) if view.is_own_turn else view.hand
    bright = codes(can_play)
    return tuple(Face(code, is_playable=code in bright) for code in codes(view.hand))
