"""Rows E3, E4, R1 and P1: Rommé's engine, its records and its computer player."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.references import peer
from benchmarks.rows import Figure, at_least, at_most, compare, row
from games.cli.playing import play_match
from games.core.players import Player, RandomPlayer
from games.core.record import replay
from games.romme import hands
from games.romme.actions import DISCARDS, DRAW_PILE, DRAW_STOCK, LayOut
from games.romme.moves import lay_offs, new_melds
from games.romme.options import RommeOptions
from games.romme.players import MiddlingPlayer
from games.romme.rules import Romme
from games.romme.search import meld_search
from games.romme.state import Phase, RommeState

ONE_DEAL = Romme(RommeOptions(spiele=1))
MOVES_A_TURN = 3
"""Drawing, laying (after looking for every meld and lay-off) and discarding."""
SECONDS = 0.5
"""Of each side in each round."""
DEALS = 1000


def _rate(play: Callable[[Random], int], name: str) -> Callable[[int], float]:
    """Return a measurement of moves/s of a function that plays one deal and counts moves."""

    def measure(number: int) -> float:
        rng = Random(f"{name} {number}")
        moves = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < SECONDS:
            moves += play(rng)
        return moves / spent

    return measure


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


def _rlcard_deal() -> Callable[[Random], int]:
    """Return a function that plays one raw deal of rlcard's gin rummy at random."""
    game = peer("rlcard.games.gin_rummy.game").GinRummyGame()
    game.np_random = peer("numpy").random.RandomState(0)

    def play(rng: Random) -> int:
        game.init_game()
        moves = 0
        while not game.is_over():
            legal = game.judge.get_legal_actions()
            game.step(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


def _open_spiel_deal() -> Callable[[Random], int]:
    """Return a function that plays one deal of OpenSpiel's gin rummy at random."""
    game = peer("pyspiel").load_game("gin_rummy")

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


@row("E3", "Rommé, random deals with exact melds", "rlcard gin rummy, raw game", at_least(8))
def against_rlcard() -> Figure:
    theirs = _rate(_rlcard_deal(), "rlcard")
    return compare(_rate(_romme_deal, "E3"), theirs, "moves/s", "a turn = 3 moves")


@row("E3", "Rommé, random deals with exact melds", "OpenSpiel gin_rummy in Python", at_least(2))
def against_open_spiel() -> Figure:
    theirs = _rate(_open_spiel_deal(), "OpenSpiel")
    return compare(_rate(_romme_deal, "E3"), theirs, "moves/s", "a turn = 3 moves")


@row("E4", "copy of a Rommé state", "clone of an OpenSpiel hearts state", at_most(2))
def copies() -> Figure:
    hearts = peer("pyspiel").load_game("hearts").new_initial_state()
    rng = Random("E4")
    for _ in range(80):
        actions = hearts.legal_actions()
        hearts.apply_action(actions[int(rng.random() * len(actions))])
    romme = play_match(ONE_DEAL, _players(), "E4").state
    return compare(
        lambda _: _microseconds(romme.copy),
        lambda _: _microseconds(hearts.clone),
        "µs",
    )


@row(
    "R1",
    "replay of a whole match, every line checked",
    "json.loads of the same record",
    at_most(60),
)
def replayed() -> Figure:
    """The record as JSON is a list of lines, each a list of its words."""
    text = play_match(Romme(), _players(), "R1").text()
    lines = json.dumps([line.split(" ") for line in text.splitlines()])
    return compare(
        lambda _: _microseconds(lambda: replay(text), 10),
        lambda _: _microseconds(lambda: json.loads(lines), 200),
        "µs",
        f"{text.count(chr(10))} lines",
    )


@row("P1", "deals in which the computer player has fewer points", "a random player", at_least(0.95))
def stronger() -> Figure:
    """Two seats, fixed seeds, seats swapped after every deal."""
    wins = 0
    slowest = 0.0
    for seed in range(DEALS):
        seat = seed % 2
        timed = _Timed()
        players: list[Player[Any, Any]] = [RandomPlayer(), RandomPlayer()]
        players[seat] = timed
        match = play_match(ONE_DEAL, players, f"P1 {seed // 2}")
        points = match.game.scores(match.state)
        wins += points[seat] < points[1 - seat]
        slowest = max(slowest, timed.slowest)
    note = f"{DEALS} deals; slowest move {slowest * 1000:.0f} ms"
    return Figure(wins, DEALS, wins / DEALS, "deals", note)


class _Timed(MiddlingPlayer):
    """The computer player with a stop-watch; `slowest` is in seconds of processor time."""

    def __init__(self) -> None:
        super().__init__()
        self.slowest = 0.0

    def choose(self, *given: Any, **named: Any) -> Any:
        begin = time.process_time()
        action = super().choose(*given, **named)
        self.slowest = max(self.slowest, time.process_time() - begin)
        return action


def _players() -> list[Player[Any, Any]]:
    return [MiddlingPlayer(), MiddlingPlayer()]


def _microseconds(call: Callable[[], object], number: int = 5000) -> float:
    begin = time.process_time()
    for _ in range(number):
        call()
    return (time.process_time() - begin) / number * 1e6
