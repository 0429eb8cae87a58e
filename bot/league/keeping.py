"""Careers as text to keep, both ways, so that a click need not go through a whole history.

Against whom he has played is left out: no member's id stands in such a text.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import astuple, fields
from typing import Any, Final

from bot.league.career import Career
from bot.league.editions import edition_of
from bot.league.rating import Rating
from games.core.statistics import Folded, Statistic
from games.registry import newest_games

_PLAIN: Final = (
    "matches", "points", "streak", "best_streak", "left", "training", "training_wins", "peak",
    "best_gain",
)  # fmt: skip
_SETS: Final = ("won", "beaten_levels", "days")


def edition() -> str:
    """Return what stands for all that careers count today; a text of another one is out of date."""
    counted = [each.name for each in fields(Career)]
    counted += [f"{slug}={edition_of(slug)}" for slug in newest_games()]
    return hashlib.sha256(" ".join(counted).encode()).hexdigest()[:12]


def declared() -> dict[str, Sequence[Statistic]]:
    """Return the statistics of every game."""
    return {slug: game.spec.statistics for slug, game in newest_games().items()}


def written(career: Career) -> str:
    """Return a career as JSON."""
    rating = career.rating
    kept: dict[str, Any] = {name: getattr(career, name) for name in _PLAIN}
    kept |= {name: sorted(getattr(career, name)) for name in _SETS}
    kept["places"] = sorted(career.places.items())
    kept["games"] = sorted(career.games.items())
    kept["folded"] = [[*key, *astuple(each)] for key, each in sorted(career.folded.items())]
    kept["rating"] = None if rating is None else [rating.mu, rating.sigma]
    return json.dumps(kept, separators=(",", ":"))


def read(text: str, statistics: Mapping[str, Sequence[Statistic]]) -> Career:
    """Return the career that `written` wrote, against nobody.

    Args:
        text: of this `edition`.
        statistics: of each game, for matches to come; those of careers in all games have none.
    """
    kept: dict[str, Any] = json.loads(text)
    career = Career(statistics)
    for name in _PLAIN:
        setattr(career, name, kept[name])
    for name in _SETS:
        setattr(career, name, set(kept[name]))
    career.places = Counter(dict(kept["places"]))
    career.games = Counter(dict(kept["games"]))
    career.folded = {(game, name): Folded(*each) for game, name, *each in kept["folded"]}
    career.rating = None if kept["rating"] is None else Rating(*kept["rating"])
    return career
