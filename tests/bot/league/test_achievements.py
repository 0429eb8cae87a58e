from typing import Any, cast

from bot.league.achievements import ACHIEVEMENTS, AGAINST
from bot.league.career import Career


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
