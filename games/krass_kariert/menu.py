"""What a seat is offered: the slices that beat, by place, its reserve cards, and places to insert.

It is made of the seat's own view and its legal actions, so what is offered is legal and nothing
hidden can show.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from games.core.actions import Action
from games.core.menu import Control, Emphasis, Menu
from games.core.menu import Play as Offer
from games.core.text import CardValue, Text
from games.krass_kariert import refusals
from games.krass_kariert.actions import Insert, Play, Reserve
from games.krass_kariert.cards import CODES, NACHZIEHEN, STOPP, codes_of
from games.krass_kariert.readings import kind_of, top_of
from games.krass_kariert.state import Phase
from games.krass_kariert.turn import rank_of_play
from games.krass_kariert.view import KrassView

SLUG: Final = "krass_kariert"
_SPECIALS: Final = {
    STOPP: "krass_kariert-control-stopp",
    NACHZIEHEN: "krass_kariert-control-nachziehen",
}


def make_menu(view: KrassView, legal: Sequence[Action]) -> Menu:
    """Return the menu of the seat in turn, whose view and legal actions these are."""
    if view.phase is Phase.INSERT:
        places = [action for action in legal if isinstance(action, Insert)]
        return Menu(tuple(_insert(view.hand, action) for action in places))
    plays = [action for action in legal if isinstance(action, Play)]
    reserves = [action for action in legal if isinstance(action, Reserve)]
    return Menu((*_plays(view, plays), *_reserves(view, reserves)))


def _plays(view: KrassView, plays: Sequence[Play]) -> Iterator[Control]:
    """Yield a control for each slice, with one play for each naming of its X."""
    by_slice: dict[tuple[int, int], list[Play]] = {}
    for action in plays:
        by_slice.setdefault((action.first, action.last), []).append(action)
    for actions in by_slice.values():
        yield _slice(view.hand, actions)
    if not plays:
        best = {"kind": kind_of(view.best).code, "top": top_of(view.best)}
        section = refusals.NOT_HIGHER.section
        why = Text.of("krass_kariert-why-nothing-beats", section=section, **best)
        yield Control("krass_kariert-control-play", (), why_not=why)


def _slice(hand: bytes, actions: Sequence[Play]) -> Control:
    first, last = actions[0].first, actions[0].last
    cards = hand[first : last + 1]
    places = str(first + 1) if first == last else f"{first + 1}–{last + 1}"
    mark = places.replace("–", "-")
    if cards[0] in _SPECIALS:
        offer = Offer((actions[0],), Text.of("krass_kariert-play-place", places=places))
        return Control(_SPECIALS[cards[0]], (offer,), mark=mark, about=CODES[cards[0]])
    offers = tuple(Offer((action,), _reading(hand, action)) for action in actions)
    shown = "-".join(codes_of(cards))
    label = Text.of("krass_kariert-play-slice", places=places, cards=shown)
    if len(actions) == 1 and actions[0].named:
        named = _numbers(actions[0])
        key = "krass_kariert-play-slice-named"
        label = Text.of(key, places=places, cards=shown, named=named)
    return Control(
        "krass_kariert-control-play",
        offers,
        Emphasis.MAIN,
        mark=mark,
        label=label,
        asks_by_buttons=True,
        about=CODES[cards[0]] if len(set(cards)) == 1 else "",
    )


def _reading(hand: bytes, action: Play) -> Text:
    """Return what a play is, and which numbers X stands for."""
    rank = rank_of_play(hand, action)
    meaning = {"kind": kind_of(rank).code, "top": top_of(rank)}
    if not action.named:
        return Text.of("krass_kariert-combination", **meaning)
    return Text.of("krass_kariert-play-named", named=_numbers(action), **meaning)


def _numbers(action: Play) -> str:
    return ", ".join(map(str, action.named))


def _reserves(view: KrassView, reserves: Sequence[Reserve]) -> Iterator[Control]:
    """Yield a control for each reserve card, with one play for each place."""
    key = "krass_kariert-control-reserve"
    own = view.reserves[view.turn]
    if view.turn == view.starter and any(own):
        yield Control(key, (), why_not=refusals.STARTER().text(SLUG))
        return
    for number, card in enumerate(own):
        offers = tuple(
            Offer((action,), _place(view.hand, action.place))
            for action in reserves
            if action.number == number
        )
        if offers:
            code = CODES[card]
            shown = CardValue.of(code)
            label = Text.of("krass_kariert-play-reserve", number=number + 1, card=shown)
            mark = str(number + 1)
            yield Control(key, offers, mark=mark, label=label, asks_by_buttons=True, about=code)


def _insert(hand: bytes, action: Insert) -> Control:
    label = _place(hand, action.place)
    mark = str(action.place + 1)
    return Control(
        "krass_kariert-control-insert", (Offer((action,), label),), mark=mark, label=label
    )


def _place(hand: bytes, place: int) -> Text:
    """Return where a card goes: its place, counted from 1, and the cards beside it."""
    number = place + 1
    if not hand:
        return Text.of("krass_kariert-place-only", place=number)
    if place == 0:
        return Text.of("krass_kariert-place-front", place=number, right=_card(hand[0]))
    if place == len(hand):
        return Text.of("krass_kariert-place-back", place=number, left=_card(hand[-1]))
    left, right = _card(hand[place - 1]), _card(hand[place])
    return Text.of("krass_kariert-place-between", place=number, left=left, right=right)


def _card(card: int) -> CardValue:
    return CardValue.of(CODES[card])
