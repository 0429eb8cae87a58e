"""What can be drawn of a Rommé table and of one hand; it sees a view and so cannot leak."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import CODES, JOKER, RANKS
from games.core.scene import Face, Group, HandScene, Pile, Scene, SeatPanel, TableScene, letter
from games.core.text import Text
from games.romme import notes
from games.romme.actions import LayOut, Staging
from games.romme.melds import Meld
from games.romme.options import RommeOptions
from games.romme.state import Phase, Staged, TableMeld
from games.romme.view import RommeView

SHOWN_OF_PILE = 2
"""Cards of the Ablage that show: the top and the edge of the one below."""


def make_scene(options: RommeOptions, view: RommeView) -> Scene:
    """Return the table, and the hand if the view is a seat's."""
    table = TableScene(
        game="romme",
        deal=view.deal,
        deals=view.deals,
        seats=tuple(_panel(view, seat) for seat in range(view.seats)),
        piles=_piles(view),
        groups=_groups(view),
        headline=notes.headline(view),
        notes=notes.recent(view),
    )
    if view.seat is None:
        return Scene(table)
    hand = HandScene(
        game="romme",
        seat=view.seat,
        faces=_hand_faces(view),
        headline=notes.hand_headline(view),
        notes=notes.first_meld(options, view),
    )
    return Scene(table, hand)


def _panel(view: RommeView, seat: int) -> SeatPanel:
    return SeatPanel(
        seat=seat,
        cards=view.counts[seat],
        score=view.totals[seat],
        is_turn=view.turn == seat and view.phase in {Phase.DRAW, Phase.PLAY},
        is_dealer=view.dealer == seat,
        tags=(Text.of("romme-tag-out"),) if view.out[seat] else (),
    )


def _piles(view: RommeView) -> tuple[Pile, ...]:
    back = (Face("back"),) if view.stock_count else ()
    was_discarded = view.source is None and view.last is not None
    shown = view.pile[-SHOWN_OF_PILE:]
    faces = tuple(
        Face(CODES[card], is_changed=was_discarded and place == len(shown) - 1)
        for place, card in enumerate(shown)
    )
    return (
        Pile(Text.of("romme-pile-stock"), view.stock_count, back),
        Pile(Text.of("romme-pile-discard"), len(view.pile), faces, is_changed=was_discarded),
    )


def _groups(view: RommeView) -> tuple[Group, ...]:
    changes = _last_changes(view)
    return tuple(
        Group(
            letter=letter(index),
            faces=_meld_faces(laid, [step.action for step in changes if step.at == index]),
            owner=laid.owner,
            is_changed=any(step.at == index for step in changes),
        )
        for index, laid in enumerate(view.melds)
    )


def _last_changes(view: RommeView) -> Sequence[Staged]:
    """Return what this turn laid or, before it lays anything, what the last turn laid."""
    if view.staged or view.last is None:
        return view.staged
    return view.last.staged


def _meld_faces(laid: TableMeld, changes: Sequence[Staging]) -> tuple[Face, ...]:
    meld = laid.meld
    is_new = any(isinstance(action, LayOut) for action in changes)
    added = {action.card for action in changes if not isinstance(action, LayOut)}
    outermost = [place for place, card in enumerate(meld.cards) if card == JOKER]
    ends = {outermost[0], outermost[-1]} & {0, len(meld.cards) - 1} if outermost else set[int]()
    return tuple(
        Face(
            CODES[card],
            stands_for=_stands_for(meld, place),
            is_changed=is_new or (card in added and (card != JOKER or place in ends)),
        )
        for place, card in enumerate(meld.cards)
    )


def _stands_for(meld: Meld, place: int) -> str | None:
    """Return the card a joker stands for, or its rank alone where the suit is open."""
    if meld.cards[place] != JOKER:
        return None
    first, *others = meld.stand_ins()[place]
    return RANKS[meld.start] if others else CODES[first]


def _hand_faces(view: RommeView) -> tuple[Face, ...]:
    """Return the own cards in pack order; of twins the last is the one just drawn."""
    drawn = view.drawn if view.is_own_turn else None
    new_at = None
    if drawn is not None and drawn in view.hand:
        new_at = len(view.hand) - 1 - view.hand[::-1].index(drawn)
    return tuple(Face(CODES[card], is_new=place == new_at) for place, card in enumerate(view.hand))
