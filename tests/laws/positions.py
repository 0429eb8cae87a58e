"""Positions for the laws: moments of random matches of every game found, the same in every run."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from games.core.actions import Action
from games.core.errors import OptionError
from games.core.record import Header, Line, Match
from games.registry import AnyGame, all_games, newest_games

_IS_SOAK = settings.get_current_profile_name() == "soak"
MATCHES = 240 if _IS_SOAK else 24
"""Random matches for each game; every one gives hundreds of positions."""
SHARE = 1
"""One in how many examples is looked at; `tests.toy` asks for fewer."""
_LONG_TURN = 25
"""Actions of one turn after which the safe move ends it."""

SLUGS = tuple(all_games())


def examples(number: int) -> int:
    """Return how many examples a law looks at: `number`, or the profile's own in `make soak`."""
    return settings().max_examples if _IS_SOAK else number // SHARE


@dataclass(frozen=True)
class Position:
    """One moment of a match.

    Attributes:
        game: under its house rules.
        state: whole; tests copy it before they change it.
        seed: of the match.
        step: lines before it.
    """

    game: AnyGame
    state: Any
    seed: int
    step: int

    def __repr__(self) -> str:
        return f"<{self.game.spec.slug} {self.game.options} match {self.seed} step {self.step}>"

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.game.scores(self.state))

    @property
    def actor(self) -> int | None:
        """The first seat to act, if any."""
        return next(iter(self.game.to_act(self.state)), None)

    def legal(self) -> Sequence[Action]:
        """Return the legal actions of the seat to act; empty if nobody is."""
        return () if self.actor is None else self.game.legal_actions(self.state, self.actor)


@dataclass(frozen=True)
class Played:
    """A random match and all its moments."""

    match: Match
    positions: Sequence[Position]


def knowledge(slug: str) -> Any:
    """Return what the laws must know of a game; every game has it, none is left out."""
    package = newest_games()[slug].spec.package
    home = package if package.startswith("tests.") else f"tests.{package}"
    return importlib.import_module(f"{home}.knowledge")


@cache
def played(slug: str, version: int, seed: int) -> Played:
    """Return the random match of this seed, played to its end."""
    rng = Random(f"{slug}/{version}/{seed}")
    kind = all_games()[slug][version]
    spec = kind.spec
    seats = spec.min_seats + seed % (spec.max_seats - spec.min_seats + 1)
    options = random_options(kind, seats, rng)
    dealer = rng.randrange(seats) if kind.under(options).names_dealer else 0
    header = Header(slug, version, seats, options, dealer)
    match = Match.begin(header)
    positions: list[Position] = []
    game: AnyGame = match.game
    turn: list[int] = []
    while True:
        positions.append(Position(game, match.state.copy(), seed, match.number))
        if game.result(match.state) is not None:
            return Played(match, positions)
        chance = game.chance(match.state, lambda cards: rng.sample(list(cards), len(cards)))
        if chance is not None:
            match.add(Line(None, chance))
            continue
        seat = game.to_act(match.state)[0]
        turn = [*turn, seat] if turn and turn[-1] == seat else [seat]
        match.add(Line(seat, _choose(match, seat, rng, is_late=len(turn) > _LONG_TURN)))


def _choose(match: Match, seat: int, rng: Random, *, is_late: bool) -> Action:
    """Return any legal action, often one that plays cards, and the safe move in a long turn."""
    game: AnyGame = match.game
    if is_late or rng.random() < 0.2:
        return game.idle(game.view(match.state, seat), seat)[0]
    legal = game.legal_actions(match.state, seat)
    verbs = sorted({action.verb for action in legal})
    verb = rng.choice(verbs)
    return rng.choice([action for action in legal if action.verb == verb])


def random_options(kind: type[AnyGame], seats: int, rng: Random) -> dict[str, str]:
    """Return house rules drawn at random: a preset, a few options, and what keeps a match short.

    They allow so many seats. What an option needs of others is the game's own knowledge.
    """
    spec = kind.spec
    known = knowledge(spec.slug)
    while True:
        pairs = dict(spec.presets[rng.choice(list(spec.presets))])
        for option in rng.sample(spec.options.specs(), rng.choice((1, 1, 2, 3))):
            values = [*([None] if option.has_auto else []), *option.choices]
            pairs |= known.with_option(option.key, option.write(rng.choice(values)))
        pairs |= known.QUICK
        try:
            game = kind.under(pairs)
            game.start(seats)
            return game.options.pairs()
        except OptionError:
            continue


@st.composite
def positions(draw: st.DrawFn, *, running: bool = False) -> Position:
    """Draw a moment of a random match of any game and version found.

    Args:
        draw: from Hypothesis.
        running: only moments at which somebody has to act.
    """
    slug = draw(st.sampled_from(SLUGS))
    version = draw(st.sampled_from(sorted(all_games()[slug])))
    seed = draw(st.integers(0, MATCHES - 1))
    found = played(slug, version, seed).positions
    if running:
        found = [each for each in found if each.actor is not None]
    return found[draw(st.integers(0, len(found) - 1))]
