from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, cast

import pytest

from bot.league.achievements import ACHIEVEMENTS, AGAINST
from bot.league.career import Career, Versus
from tests.bot.league.matches import BEN

NEEDED: Mapping[str, Callable[[int], Career]] = {
    "matches": lambda count: Career(matches=count),
    "wins": lambda count: Career(places=Counter({1: count, 2: 900})),
    "streak": lambda count: Career(streak=900, best_streak=count),
    "people": lambda count: Career(versus={member: Versus() for member in range(count)}),
    "rating": lambda shown: Career(matches=10, peak=shown),
    "games": lambda count: Career(games=Counter(map(str, range(count)))),
    "won": lambda count: Career(won=set(map(str, range(count)))),
    "gain": lambda shown: Career(best_gain=shown),
    "days": lambda count: Career(days=set(range(count))),
    "reliable": lambda count: Career(matches=count),
    "friend": lambda count: Career(versus={BEN: Versus(matches=count)}),
    "ahead": lambda count: Career(versus={BEN: Versus(matches=900, ahead=count)}),
}
"""What of a career an achievement with a number in its name is about."""


def test_it_is_known_which_ask_against_whom_somebody_has_played():
    asking: set[str] = set()
    career = Career()
    career.versus = cast(Any, None)
    for name, holds in ACHIEVEMENTS.items():
        try:
            holds(career)
        except (AttributeError, TypeError):
            asking.add(name)
    assert asking == AGAINST


@pytest.mark.parametrize("name", [name for name in ACHIEVEMENTS if name[-1].isdigit()])
def test_an_achievement_comes_with_the_number_in_its_name_and_not_before(name: str):
    kind, _, number = name.rpartition("-")
    assert ACHIEVEMENTS[name](NEEDED[kind](int(number)))
    assert not ACHIEVEMENTS[name](NEEDED[kind](int(number) - 1))


def test_a_rating_counts_after_ten_matches():
    assert not ACHIEVEMENTS["rating-1550"](Career(matches=9, peak=1900))


def test_who_has_left_once_is_not_reliable():
    assert not ACHIEVEMENTS["reliable-50"](Career(matches=100, left=1))


def test_only_the_level_schwer_is_a_hard_computer():
    assert ACHIEVEMENTS["beat-schwer"](Career(beaten_levels={"schwer"}))
    assert not ACHIEVEMENTS["beat-schwer"](Career(beaten_levels={"leicht", "mittel"}))
