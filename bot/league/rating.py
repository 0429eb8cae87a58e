"""Strength in numbers: how places change ratings, and how a rating is shown.

The model is that of Weng and Lin (2011) for all pairs, as `openskill` computes it. Only places
count, not margins. Which matches are rated, and who takes which place, is told elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from openskill.models import BradleyTerryFull

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
"""Mean and standard deviation of whoever has not played yet."""
PROVISIONAL: Final = 10
"""Below so many rated matches a rating is shown as provisional."""
_BETA: Final = 25.0
_MODEL: Final = BradleyTerryFull(mu=MU, sigma=SIGMA, beta=_BETA, limit_sigma=False)
_ANCHORED: Final = 2.0
"""Deviation of a computer player: next to nothing, as of somebody who has played for years."""
_LOGIT: Final = hypot(_ANCHORED, _ANCHORED, _BETA, _BETA)
"""Which difference of means the model takes for odds of e to 1."""
_KEPT: Final = 0.9
_DRIFT: Final = 2.0


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of a strength: mean and standard deviation of the model."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The mean as people read it: 1500 at the beginning."""
        return shown(self.mu)

    @property
    def deviation(self) -> float:
        """The standard deviation on the scale that people read."""
        return 15 * self.sigma


def shown(mu: float) -> int:
    """Return a mean as people read it."""
    return round(1500 + 15 * (mu - MU))


def anchor(strength: float) -> Rating:
    """Return the rating of a computer player, which never changes.

    Args:
        strength: logarithm of its odds against the middle level, `Player.strength`. The rating is
            the one for which the model expects just these odds, and the middle level has the mean
            of whoever has not played yet.
    """
    return Rating(MU + strength * _LOGIT, _ANCHORED)


def rated(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a match.

    Args:
        ratings: before it, of at least two seats.
        places: of the same seats, lower is better, equal ones tie; gaps do not matter.
    """
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in ratings]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def after_seasons(rating: Rating, seasons: int) -> Rating:
    """Return a rating after so many changes of season: nearer to the middle, less certain."""
    for _ in range(seasons):
        changed = Rating(MU + _KEPT * (rating.mu - MU), min(SIGMA, hypot(rating.sigma, _DRIFT)))
        if changed == rating:
            break
        rating = changed
    return rating
