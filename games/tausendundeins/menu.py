"""What a seat is offered: a button for each card, for each pair to declare, and for bids.

It asks the same rules as the game, on a state made from the seat's own view, so what is offered is
legal and nothing hidden can show.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core.menu import Control, Emphasis, Menu, Play
from games.core.text import CardValue, Text
from games.tausendundeins import notes, refusals
from games.tausendundeins.actions import BIDS, DECLARES, PASS, PLAYS, Bury
from games.tausendundeins.house import STOCK, HouseRules
from games.tausendundeins.moves import declares
from games.tausendundeins.pack import (
    BITS,
    CARD_OF,
    CODES,
    COLOUR_VALUES,
    ORDER_VALUES,
    PACK_ORDER,
    codes,
    points_of,
    unpack,
)
from games.tausendundeins.play import declarable_now
from games.tausendundeins.state import Phase
from games.tausendundeins.trick import playable
from games.tausendundeins.view import TausendundeinsView, own_turn_state

NEXT_BIDS: Final = 3
"""Bids with a button of their own; higher jumps are asked for."""


def make_menu(
    house: HouseRules, view: TausendundeinsView, seat: int, chosen: Sequence[str]
) -> Menu:
    """Return the menu of a seat when it has chosen these cards (unknown ones are ignored)."""
    if view.seat != seat or not view.is_own_turn:
        return Menu()
    if view.phase is Phase.BID:
        return Menu(_bidding(house, view))
    if view.phase is Phase.BURY:
        return _laying_away(view, chosen)
    return Menu(_playing(house, view), notes=notes.own(house, view))


def _bidding(house: HouseRules, view: TausendundeinsView) -> tuple[Control, ...]:
    """Return the next bids, one control for all higher ones, and passing."""
    bids = range(house.next_bid(view.bid), house.highest_bid + 1, house.step)
    near = [
        Control(
            "tausendundeins-control-bid",
            (_bid(points),),
            Emphasis.MAIN if points == bids[0] else Emphasis.NORMAL,
            mark=str(points),
            label=Text.of("tausendundeins-play-bid", points=points),
        )
        for points in bids[:NEXT_BIDS]
    ]
    if len(bids) > NEXT_BIDS:
        jumps = tuple(_bid(points) for points in bids[NEXT_BIDS:])
        near.append(Control("tausendundeins-control-jump", jumps))
    passing = Play((PASS,), Text.of("tausendundeins-play-pass"))
    return (*near, Control("tausendundeins-control-pass", (passing,)))


def _bid(points: int) -> Play:
    return Play((BIDS[points],), Text.of("tausendundeins-play-bid", points=points))


def _laying_away(view: TausendundeinsView, chosen: Sequence[str]) -> Menu:
    """Return laying away the two chosen cards."""
    picked = {CARD_OF[code] for code in chosen if code in CARD_OF}
    tiles = tuple(card for card in PACK_ORDER if card in picked and view.hand & BITS[card])
    key = "tausendundeins-control-bury"
    if len(tiles) == STOCK:
        label = Text.of(
            "tausendundeins-play-bury",
            cards=CardValue(tuple(CODES[card] for card in tiles)),
            points=points_of(sum(BITS[card] for card in tiles)),
        )
        control = Control(key, (Play((Bury(tiles),), label),), Emphasis.MAIN)
    else:
        section = refusals.LAY_AWAY_FIRST.section
        why = Text.of("tausendundeins-why-choose-two", section=section)
        control = Control(key, (), why_not=why)
    return Menu((control,), tuple(codes(view.hand)), STOCK)


def _playing(house: HouseRules, view: TausendundeinsView) -> tuple[Control, ...]:
    """Return a button for each card that may be played, and for each pair beside its cards."""
    state = own_turn_state(view)
    cards = playable(house, view.hand, view.trick, view.best, view.trump)
    announced = {action.card for action in declares(declarable_now(house, state))}
    found: list[Control] = []
    for card in unpack(cards):
        found.append(_card(card))
        if card in announced:
            found.append(_declaration(house, view, card))
    return tuple(found)


def _card(card: int) -> Control:
    label = Text.of("cards", cards=CardValue.of(CODES[card]))
    play = Play((PLAYS[card],), label)
    return Control("tausendundeins-control-play", (play,), mark=CODES[card], label=label)


def _declaration(house: HouseRules, view: TausendundeinsView, card: int) -> Control:
    value = ORDER_VALUES[len(view.declared)] if house.is_by_order else COLOUR_VALUES[card >> 3]
    label = Text.of(
        "tausendundeins-play-declare",
        card=CardValue.of(CODES[card]),
        points=value,
    )
    play = Play((DECLARES[card],), label)
    return Control(
        "tausendundeins-control-declare",
        (play,),
        Emphasis.MAIN,
        mark=CODES[card],
        label=label,
    )
