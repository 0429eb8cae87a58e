"""Row E3: Rommé's engine in random deals that lay whatever can be laid."""

from __future__ import annotations

from random import Random

from benchmarks.deals import rate, shuffle_by
from benchmarks.references import RandomGame, gin_rummy_game, open_spiel_game
from benchmarks.rows import NO_GOAL, Figure, at_least, compare, row
from games.romme.options import RommeOptions
from games.romme.playout import play_turn
from games.romme.rules import Romme
from games.romme.state import Phase

ONE_DEAL = Romme(RommeOptions(spiele=1))
SEATS = 2
MOVES_A_TURN = 3
"""Drawing, laying (after looking for every meld and lay-off) and discarding."""
RANDOM = "Rommé, random deals with exact melds"
NOTE = f"{SEATS} seats, a turn = {MOVES_A_TURN} moves"


def _deal(*, by_actions: bool) -> RandomGame:
    """Return a deal of Rommé by chance: shuffled, dealt, played and scored."""
    game = ONE_DEAL
    playing = (Phase.DRAW, Phase.PLAY)

    def play(rng: Random) -> int:
        state, shuffle = game.start(SEATS), shuffle_by(rng)
        while chance := game.chance(state, shuffle):
            game.perform(state, None, chance)
            if not by_actions:
                game.play_out(state, rng)
            while state.phase in playing:
                play_turn(game.house, state, rng)
        return state.turns * MOVES_A_TURN

    return play


def _against(theirs: RandomGame, *, by_actions: bool = False) -> Figure:
    ours = rate(_deal(by_actions=by_actions), "E3")
    return compare(ours, rate(theirs, "peer"), "moves/s", NOTE)


@row("E3", RANDOM, "rlcard gin rummy, raw game", at_least(8))
def against_rlcard() -> Figure:
    return _against(gin_rummy_game())


@row("E3", RANDOM, "OpenSpiel gin_rummy in Python", at_least(2))
def against_open_spiel() -> Figure:
    return _against(open_spiel_game("gin_rummy"))


@row("E3", "Rommé, the same by actions", "rlcard gin rummy, raw game", NO_GOAL)
def by_actions() -> Figure:
    return _against(gin_rummy_game(), by_actions=True)
