"""House rules and seats drawn at random, for matches that try a game out; no card is drawn here."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from games.core.errors import OptionError
from games.core.game import Game, GameSpec
from games.core.options import OptionValue

_TRIES: Final = 10_000
"""Draws after which house rules that never go together are an error and not an endless loop."""


def random_seats(spec: GameSpec, rng: Random) -> int:
    """Return a number of seats for which the game is, each as likely as another."""
    return rng.randint(spec.min_seats, spec.max_seats)


def random_options(
    kind: type[Game[Any, Any, Any]],
    rng: Random,
    *,
    most: int | None = None,
    fixed: Mapping[str, str] | None = None,
    seats: int | None = None,
) -> dict[str, str]:
    """Return house rules drawn from their whole ranges; contradictions are drawn again.

    Args:
        kind: the game.
        rng: chance.
        most: so many options, at least one, are drawn upon a preset; ``None``: all of them.
        fixed: key → spelling of what is set whatever was drawn.
        seats: if given, the game must be playable by so many.

    Returns:
        Key → spelling of what differs from the default, in the order of the game's list.

    Raises:
        OptionError: nothing that goes together was found.
    """
    spec = kind.spec
    every = spec.options.specs()
    for _ in range(_TRIES):
        pairs = dict(spec.presets[rng.choice(list(spec.presets))])
        count = len(every) if most is None else min(rng.randint(1, most), len(every))
        for option in rng.sample(every, count):
            values: list[OptionValue] = [*([None] if option.has_auto else []), *option.choices]
            pairs[option.key] = option.write(rng.choice(values))
        pairs |= fixed or {}
        try:
            game = kind.under(pairs)
            if seats is not None:
                game.start(seats)
        except OptionError:
            continue
        return game.options.pairs()
    raise OptionError(f"no house rules of {spec.slug} that go together were found", "options")
