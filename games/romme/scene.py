"""What can be drawn of a Rommé table and of one hand; it sees a view and so cannot leak."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import CODES, JOKER, RANKS
from games.core.scene import Face, Group, HandScene, Pile, Scene, SeatPanel, TableScene, letter
from games.core.text import Text
from games.romme import ending, notes
from games.romme.actions import LayOut, Staging
from games.romme.house import HouseRules
from games.romme.melds import Meld
from games.romme.state import Phase, Staged, TableMeld, spent
from games.romme.view import RommeView

SHOWN_OF_PILE = 2
"""Cards of the Ablage that show: the top and the edge of the one below."""


def make_scene(house: HouseRules, view: RommeView) -> Scene:
    """Return the table, and the hand if the view is a seat's."""
    table = TableScene(
        game="romme",
        deal=view.deal,
        deals=view.deals,
        seats=tuple(_panel(house, view, seat) for seat in range(view.seats)),
        piles=_piles(view),
        groups=_groups(house, view),
        headline=notes.headline(house, view),
        notes=notes.recent(view),
    )
    if view.seat is None:
        return Scene(table)
    hand = HandScene(
        game="romme",
        seat=view.seat,
        faces=_hand_faces(view),
        headline=notes.hand_headline(house, view),
        notes=notes.own_turn(house, view),
        set_size=3,
        run_size=3,
    )
    return Scene(table, hand)


def _panel(house: HouseRules, view: RommeView, seat: int) -> SeatPanel:
    tags: tuple[Text, ...] = ()
    if view.left[seat]:
        place = ending.places(house, view.seats, view.outcomes)[seat]
        tags = (Text.of("romme-tag-left", place=place),)
    elif view.out[seat]:
        tags = (Text.of("romme-tag-out"),)
    return SeatPanel(
        seat=seat,
        cards=view.counts[seat],
        score=view.totals[seat],
        is_turn=view.turn == seat and view.phase in {Phase.DRAW, Phase.PLAY},
        is_dealer=view.dealer == seat,
        tags=tags,
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


def _groups(house: HouseRules, view: RommeView) -> tuple[Group, ...]:
    changes = _last_changes(view)
    return tuple(
        Group(
            letter=letter(index),
            faces=_meld_faces(house, laid, [step.action for step in changes if step.at == index]),
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


def _meld_faces(house: HouseRules, laid: TableMeld, changes: Sequence[Staging]) -> tuple[Face, ...]:
    meld = laid.meld
    is_new = any(isinstance(action, LayOut) for action in changes)
    added = {card for action in changes for card in spent(action)}
    outermost = [place for place, card in enumerate(meld.cards) if card == JOKER]
    ends = {outermost[0], outermost[-1]} & {0, len(meld.cards) - 1} if outermost else set[int]()
    return tuple(
        Face(
            CODES[card],
            stands_for=_stands_for(house, meld, place),
            is_changed=is_new or (card in added and (card != JOKER or place in ends)),
        )
        for place, card in enumerate(meld.cards)
    )


def _stands_for(house: HouseRules, meld: Meld, place: int) -> str | None:
    """Return the card a joker stands for, or its rank alone where the suit is open."""
    if meld.cards[place] != JOKER:
        return None
    first, *others = meld.stand_ins(house.melds)[place]
    return RANKS[meld.start] if others else CODES[first]


def _hand_faces(view: RommeView) -> tuple[Face, ...]:
    """Return the own cards in pack order; of twins the last is the one just drawn."""
    drawn = view.drawn if view.is_own_turn else None
    new_at = None
    if drawn is not None and drawn in view.hand:
        new_at = len(view.hand) - 1 - view.hand[::-1].index(drawn)
    return tuple(Face(CODES[card], is_new=place == new_at) for place, card in enumerate(view.hand))
