"""Our games as the rows of engines need them: deals at random, states amid a deal, whole records.

Deals go through the interface of a game alone, so every game is measured alike: action by action,
or played out where a game offers that (`PlayedOut`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import repeat
from random import Random
from typing import Any, Final, Protocol

from benchmarks.references import RandomGame
from games.cli.playing import play_match
from games.core.game import State
from games.core.players import Player
from games.registry import AnyGame

SECONDS: Final = 0.5
"""Processor time of each side in each round."""


def rate(play: RandomGame, name: str) -> Callable[[int], float]:
    """Return a measurement of moves/s on one core of a function that plays a game at random."""

    def measure(number: int) -> float:
        rng = Random(f"{name} {number}")
        moves = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < SECONDS:
            moves += play(rng)
        return moves / spent

    return measure


def microseconds(call: Callable[[], object], number: int = 5000) -> float:
    """Return the mean processor time of a call."""
    begin = time.process_time()
    for _ in range(number):
        call()
    return (time.process_time() - begin) / number * 1e6


def random_deal(game: AnyGame, seats: int, *, is_checked: bool = False) -> RandomGame:
    """Return the first deal of a match at random: every legal action equally likely.

    Args:
        game: under its house rules.
        seats: how many.
        is_checked: whether each action goes through `Game.apply`, which judges it anew and refuses
            what is illegal, as what people send does; else through `Game.perform`.
    """
    do = game.apply if is_checked else game.perform
    to_act, legal_actions = game.to_act, game.legal_actions

    def play(rng: Random) -> int:
        state = game.start(seats)
        game.perform(state, None, game.chance(state, shuffle_by(rng)))
        pick = rng.random
        moves = 0
        while due := to_act(state):
            seat = due[0]
            legal = legal_actions(state, seat)
            do(state, seat, legal[int(pick() * len(legal))])
            moves += 1
        return moves

    return play


class PlayedOut(Protocol):
    """A game with a path of its own through a deal, which leaves the state that actions leave."""

    def start(self, seats: int) -> Any: ...
    def chance(self, state: Any, shuffle: Callable[[Sequence[int]], list[int]]) -> Any: ...
    def perform(self, state: Any, seat: int | None, action: Any) -> object: ...
    def play_out(self, state: Any, rng: Random) -> int: ...


def played_out_deals(game: PlayedOut, seats: int) -> RandomGame:
    """Return all deals of a match: each shuffled, dealt, played out by chance and scored.

    Args:
        game: under its house rules.
        seats: how many.
    """

    def play(rng: Random) -> int:
        state, shuffle, moves = game.start(seats), shuffle_by(rng), 0
        while deck := game.chance(state, shuffle):
            game.perform(state, None, deck)
            moves += game.play_out(state, rng)
        return moves

    return play


def amid_a_deal(game: AnyGame, seats: int, moves: int) -> State:
    """Return a state so many random moves after the first deal (or at its end)."""
    rng = Random("amid a deal")
    state = game.start(seats)
    game.perform(state, None, game.chance(state, shuffle_by(rng)))
    for _ in range(moves):
        for seat in game.to_act(state)[:1]:
            legal = game.legal_actions(state, seat)
            game.perform(state, seat, legal[rng.randrange(len(legal))])
    return state


def match_text(game: AnyGame, seats: int, seed: str) -> str:
    """Return the record of a whole match of the game's first computer player."""
    kind = next(iter(game.spec.players.values()))
    players: list[Player[Any, Any]] = [kind() for _ in range(seats)]
    return play_match(game, players, seed).text()


def shuffle_by(rng: Random) -> Callable[[Sequence[int]], list[int]]:
    """Return a shuffle, by 30 bits of chance for each card; the key looks at none, but fetches."""
    key = partial(next, map(rng.getrandbits, repeat(30)))
    return lambda cards: sorted(cards, key=key)
