"""What members can achieve: each a name and a condition on their career, granted once a server.

The words are ``achievement-<name>`` in the texts: what it is called, a dash, and what it is for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.league.career import Career

Condition: TypeAlias = Callable[[Career], bool]


def _matches(count: int) -> Condition:
    return lambda career: career.matches >= count


def _wins(count: int) -> Condition:
    return lambda career: career.wins >= count


def _streak(count: int) -> Condition:
    return lambda career: career.best_streak >= count


def _people(count: int) -> Condition:
    return lambda career: len(career.versus) >= count


def _rating(shown: int) -> Condition:
    return lambda career: career.matches >= 10 and career.peak >= shown


def _games(count: int) -> Condition:
    return lambda career: len(career.games) >= count


ACHIEVEMENTS: Final[Mapping[str, Condition]] = {
    "first-match": _matches(1),
    "matches-10": _matches(10),
    "matches-50": _matches(50),
    "matches-100": _matches(100),
    "matches-500": _matches(500),
    "first-win": _wins(1),
    "wins-10": _wins(10),
    "wins-50": _wins(50),
    "wins-100": _wins(100),
    "streak-3": _streak(3),
    "streak-5": _streak(5),
    "streak-10": _streak(10),
    "people-5": _people(5),
    "people-10": _people(10),
    "people-25": _people(25),
    "rating-1550": _rating(1550),
    "rating-1600": _rating(1600),
    "rating-1700": _rating(1700),
    "games-2": _games(2),
    "games-4": _games(4),
    "won-3": lambda career: len(career.won) >= 3,
    "gain-40": lambda career: career.best_gain >= 40,
    "beat-schwer": lambda career: "schwer" in career.beaten_levels,
    "days-7": lambda career: len(career.days) >= 7,
    "days-30": lambda career: len(career.days) >= 30,
    "reliable-50": lambda career: career.matches >= 50 and career.left == 0,
    "friend-25": lambda career: any(each.matches >= 25 for each in career.versus.values()),
    "ahead-10": lambda career: any(each.ahead >= 10 for each in career.versus.values()),
}
"""By name, in the order in which they are listed; a name stands in the database for good."""


AGAINST: Final = frozenset({"people-5", "people-10", "people-25", "friend-25", "ahead-10"})
"""Those that ask against whom somebody has played, which takes long to count."""


@dataclass(slots=True)
class Progress:
    """What a member has achieved while a career of his grows.

    Attributes:
        missing: what he has not achieved.
        achieved: names, and when the match ended that brought each.
    """

    missing: dict[str, Condition] = field(default_factory=lambda: dict(ACHIEVEMENTS))
    achieved: dict[str, int] = field(default_factory=dict[str, int])

    def check(self, career: Career, at: int) -> None:
        """Note what the career has brought by now.

        Args:
            career: his in all games, after a match.
            at: when that ended.
        """
        for name in [name for name, holds in self.missing.items() if holds(career)]:
            del self.missing[name]
            self.achieved[name] = at
