"""Computer players against each other: deals with fixed seeds and swapped seats, in processes.

One seat is played by the level that is measured, all others by another. Each deal is played once
with that seat at every place of the table; what is counted a caller says by a function of a
finished match. Which deals are played depends on nothing but their numbers, so fewer of them are
always the same ones.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import count
from multiprocessing import get_context
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from benchmarks.rows import NotMeasured
from games.cli.playing import play_match
from games.core.actions import Action
from games.core.game import Game
from games.core.players import Player, RandomPlayer
from games.core.record import Match
from games.registry import find_game

WANTED: Final = 1000
"""Deals (or matches, whatever is counted) of a whole contest."""


class Counted(NamedTuple):
    """What one finished match adds.

    Attributes:
        units: deals or matches it counts as.
        own: how many of them befell the seat that is measured; shared ones by their share.
        all: the same summed over all seats.
    """

    units: int
    own: float
    all: float


@dataclass(frozen=True, slots=True)
class Contest:
    """One level against another.

    Attributes:
        slug: the game.
        options: house rules as in a record.
        seats: how many.
        level: plays one seat, by turns each.
        others: plays all other seats; ``even`` is a player to whom every legal action is equal.
        counts: what is counted of a match for the seat that is measured.
        seconds: after so much time no further match is begun; ``None`` plays all.
    """

    slug: str
    options: str
    seats: int
    level: str
    others: str
    counts: Callable[[Match, int], Counted]
    seconds: float | None = None


@dataclass(slots=True)
class Standing:
    """How a contest went.

    Attributes:
        units, own, all: sums of `Counted`.
        thinking: processor time of each move of the level measured, in seconds.
    """

    seats: int
    units: int = 0
    own: float = 0
    all: float = 0
    thinking: list[float] = field(default_factory=list[float])

    @property
    def share(self) -> float:
        """Share of the units that befell the seat that is measured."""
        return self.own / self.units

    @property
    def par(self) -> float:
        """The share of a seat if all played alike."""
        return self.all / self.units / self.seats

    @property
    def standard_error(self) -> float:
        """Of the share, the units taken as independent."""
        return math.sqrt(self.share * (1 - self.share) / self.units)

    @property
    def slowest(self) -> float:
        """The longest thought in ms."""
        return max(self.thinking) * 1e3

    @property
    def p99(self) -> float:
        """What 99 of 100 thoughts do not exceed, in ms."""
        return sorted(self.thinking)[len(self.thinking) * 99 // 100] * 1e3


class EvenPlayer(RandomPlayer[Any, Any]):
    """Plays any legal action, each equally likely; for games without taking back."""

    level: ClassVar[str] = "even"
    safe_share: ClassVar[float] = 0.0


class TimedPlayer(Player[Any, Any]):
    """A computer player with a stop-watch; `seconds` are those of its moves, processor time."""

    level: ClassVar[str] = "timed"

    def __init__(self, player: Player[Any, Any]) -> None:
        super().__init__()
        self._player = player
        self.seconds: list[float] = []

    def choose(
        self,
        game: Game[Any, Any, Any],
        view: Any,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        begin = time.process_time()
        action = self._player.choose(game, view, seat, legal, rng)
        self.seconds.append(time.process_time() - begin)
        return action


@cache
def held(contest: Contest) -> Standing:
    """Play a contest, once in a process, and return how it went.

    Raises:
        NotMeasured: the game has no such level.
    """
    known = find_game(contest.slug).spec.players
    for level in (contest.level, contest.others):
        if level not in known and level != EvenPlayer.level:
            raise NotMeasured(f"{contest.slug} has no computer player {level}")
    standing = Standing(contest.seats)
    workers = os.cpu_count() or 1
    begin = time.monotonic()
    numbers = count()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        while standing.units < WANTED:
            if contest.seconds is not None and time.monotonic() - begin > contest.seconds:
                break
            # Whole rounds: each deal with the level at every place of the table.
            batch = [next(numbers) for _ in range(workers * contest.seats)]
            for counted, thinking in pool.map(partial(_play, contest), batch):
                standing.units += counted.units
                standing.own += counted.own
                standing.all += counted.all
                standing.thinking += thinking
    return standing


def _play(contest: Contest, number: int) -> tuple[Counted, list[float]]:
    """Play one match; return what it adds and how long the level measured thought."""
    kind = find_game(contest.slug)
    players = [_player(contest.slug, contest.others) for _ in range(contest.seats)]
    seat = number % contest.seats
    timed = TimedPlayer(_player(contest.slug, contest.level))
    players[seat] = timed
    game = kind(kind.spec.options.from_text(contest.options))
    match = play_match(game, players, f"{contest.slug} {number // contest.seats}")
    return contest.counts(match, seat), timed.seconds


def _player(slug: str, level: str) -> Player[Any, Any]:
    if level == EvenPlayer.level:
        return EvenPlayer()
    return find_game(slug).spec.players[level]()
