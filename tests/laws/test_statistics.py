"""Law 19: every game declares statistics that players quote, and its own sheets feed them."""

import math
import re

import pytest

from games.core.statistics import Fold, Folded, SeatMatch
from tests.laws.positions import SLUGS
from tests.laws.test_sheets import sheet
from tests.laws.test_texts import spec_of

MATCHES = 3
"""Random matches of each game that are counted."""


@pytest.mark.parametrize("slug", SLUGS)
def test_law_19_a_game_has_statistics_with_names_of_their_own(slug: str):
    names = [statistic.name for statistic in spec_of(slug).statistics]
    assert names
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in names)


@pytest.mark.parametrize("slug", SLUGS)
def test_law_19_they_are_numbers_of_every_match_and_their_folds_lie_where_they_must(slug: str):
    spec = spec_of(slug)
    counted: dict[str, list[int]] = {statistic.name: [] for statistic in spec.statistics}
    for seed in range(MATCHES):
        deals = tuple(sheet(slug, spec.rules_version, seed))
        for seat, score in enumerate(deals[-1].totals):
            match = SeatMatch(seat, score, deals)
            for statistic in spec.statistics:
                numbers = list(statistic.numbers(match))
                assert all(type(number) is int for number in numbers), statistic.name
                counted[statistic.name] += numbers
    assert any(counted.values())
    for statistic in spec.statistics:
        value = statistic.value(Folded().plus(counted[statistic.name]))
        assert value is None or math.isfinite(value)
        if statistic.fold is Fold.SHARE and value is not None:
            assert 0 <= value <= 1
