"""What figures are compared with: plain Python loops and the packages of peers, where installed.

The games of peers are functions that play one game at random and return how many moves it had;
every one, like ours, picks a move by one call of ``random()``.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.rows import NotMeasured

RandomGame = Callable[[Random], int]
"""Plays one game, or deal, at random and returns its number of moves."""


def loop(_: int) -> float:
    """Return the µs of ``for i in range(1000): x += i``, the mean of many."""
    number = 400
    begin = time.process_time()
    for _ in range(number):
        _add_up()
    return (time.process_time() - begin) / number * 1e6


def _add_up() -> int:
    x = 0
    for i in range(1000):
        x += i
    return x


def peer(module: str) -> Any:
    """Return a module of a peer's package, or give up the row."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        package = module.split(".", maxsplit=1)[0]
        raise NotMeasured(f"{package} is not installed: {error}") from error


def schnapsen_game() -> RandomGame:
    """Return a game of the package `schnapsen` between two of its random bots."""
    game, bots = peer("schnapsen.game"), peer("schnapsen.bots")
    moves = 0

    class CountingBot(bots.RandBot):
        def get_move(self, perspective: Any, leader_move: Any) -> Any:
            nonlocal moves
            moves += 1
            return super().get_move(perspective, leader_move)

    engine = game.SchnapsenGamePlayEngine()

    def play(rng: Random) -> int:
        nonlocal moves
        moves = 0
        engine.play_game(CountingBot(rng), CountingBot(rng), rng)
        return moves

    return play


def open_spiel_game(name: str) -> RandomGame:
    """Return one of OpenSpiel's games; dealing is chance there and counts as no move."""
    game = peer("pyspiel").load_game(name)

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


def uno_game() -> RandomGame:
    """Return rlcard's raw game of uno."""
    game = peer("rlcard.games.uno").Game()
    game.np_random = peer("numpy").random.RandomState(0)

    def play(rng: Random) -> int:
        game.init_game()
        moves = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


def doudizhu_game() -> RandomGame:
    """Return rlcard's raw game of doudizhu."""
    game = peer("rlcard.games.doudizhu").Game()
    game.np_random = peer("numpy").random.RandomState(0)

    def play(rng: Random) -> int:
        seen, _ = game.init_game()
        moves = 0
        while not game.is_over():
            legal = seen["actions"]
            seen, _ = game.step(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


def gin_rummy_game() -> RandomGame:
    """Return rlcard's raw game of gin rummy, one deal."""
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


def chess_game() -> RandomGame:
    """Return a game of python-chess: it ends as its own rules say, without claims of draws."""
    chess = peer("chess")

    def play(rng: Random) -> int:
        board = chess.Board()
        moves = 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play
