"""Row E3: Rommé's engine in random deals that lay whatever can be laid."""

from __future__ import annotations

from random import Random
from typing import Any

from benchmarks.deals import rate
from benchmarks.references import gin_rummy_game, open_spiel_game
from benchmarks.rows import Figure, at_least, compare, row
from games.romme import hands
from games.romme.actions import DISCARDS, DRAW_PILE, DRAW_STOCK, LayOut
from games.romme.moves import lay_offs, new_melds
from games.romme.options import RommeOptions
from games.romme.rules import Romme
from games.romme.search import meld_search
from games.romme.state import Phase, RommeState

ONE_DEAL = Romme(RommeOptions(spiele=1))
MOVES_A_TURN = 3
"""Drawing, laying (after looking for every meld and lay-off) and discarding."""


def _romme_deal(rng: Random) -> int:
    """Play one deal of Rommé at random, laying whatever the rules allow, and count moves."""
    game = ONE_DEAL
    state = game.start(2)

    def shuffle(cards: Any) -> list[int]:
        order = list(cards)
        rng.shuffle(order)
        return order

    turns = 0
    pick = rng.random
    while True:
        if state.phase is not Phase.DRAW:
            chance = game.chance(state, shuffle)
            if chance is None:
                return turns * MOVES_A_TURN
            game.perform(state, None, chance)
        seat = state.turn
        game.perform(state, seat, DRAW_PILE if state.pile and pick() < 0.5 else DRAW_STOCK)
        _lay(game, state, seat, rng)
        hand = state.hands[seat]
        cards = hands.distinct(hand)
        card = cards[int(pick() * len(cards))]
        if card == state.barred(hand):
            card = cards[cards.index(card) - 1]
        game.perform(state, seat, DISCARDS[card])
        turns += 1


def _lay(game: Romme, state: RommeState, seat: int, rng: Random) -> None:
    """Lay everything that is found: new melds from 40 points on, then lay-offs too."""
    hand = state.hands[seat]
    if not state.is_out(seat):
        if next(iter(new_melds(hand)), None) is None:
            return
        best = meld_search().lightest(hands.unpack(hand))
        if best is not None and best.value >= game.options.erstmeldung:
            for meld in best.melds:
                game.perform(state, seat, LayOut(meld.cards))
        return
    while hands.size(hand) > 1:
        options = [each for each in new_melds(hand) if len(each.tiles) < hands.size(hand)]
        options += lay_offs(state, hand)
        if not options or len(hands.distinct(hand)) < 2:
            return
        game.perform(state, seat, options[int(rng.random() * len(options))])
        hand = state.hands[seat]


@row("E3", "Rommé, random deals with exact melds", "rlcard gin rummy, raw game", at_least(8))
def against_rlcard() -> Figure:
    theirs = rate(gin_rummy_game(), "rlcard")
    return compare(rate(_romme_deal, "E3"), theirs, "moves/s", "a turn = 3 moves")


@row("E3", "Rommé, random deals with exact melds", "OpenSpiel gin_rummy in Python", at_least(2))
def against_open_spiel() -> Figure:
    theirs = rate(open_spiel_game("gin_rummy"), "OpenSpiel")
    return compare(rate(_romme_deal, "E3"), theirs, "moves/s", "a turn = 3 moves")
