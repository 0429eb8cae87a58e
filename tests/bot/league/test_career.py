from dataclasses import replace
from typing import Any

import pytest

from bot.league.achievements import ACHIEVEMENTS
from bot.league.career import Career, Played, Versus
from bot.league.counting import Unrated
from bot.league.rating import Rating
from bot.league.tally import Tally
from games.core.sheet import DealScore
from games.core.statistics import Fold, Statistic, how_often, points_of_deals
from games.core.text import SeatValue, Text
from tests.bot.league.matches import BEN, CEM, DAY, NOVEMBER

WON = Played(1, "toy", NOVEMBER, 0, 1, 100.0, 12, others=((BEN, 2), (CEM, 3)))
LOST = Played(2, "toy", NOVEMBER + DAY, 1, 2, 0.0, 30, others=((BEN, 1),))


BEST = Statistic("best", Fold.HIGHEST, points_of_deals)
NAMED = Statistic("named", Fold.SUM, how_often("toy-sheet-best"))


def career(*played: Played, declared: tuple[Statistic, ...] = ()) -> Career:
    found = Career({"toy": declared})
    for each in played:
        found.add(each)
    return found


def achieved(*played: Played) -> dict[str, int]:
    tally = Tally({})
    for each in played:
        tally.add(each)
    return tally.progress.achieved


def changed(played: Played, **fields: Any) -> Played:
    return replace(played, **fields)


def test_matches_wins_places_and_streaks_add_up():
    found = career(WON, WON, LOST, WON)
    assert (found.matches, found.wins, dict(found.places)) == (4, 3, {1: 3, 2: 1})
    assert (found.streak, found.best_streak) == (1, 2)
    assert found.average == 75


def test_what_is_not_rated_does_not_count_and_training_stands_apart():
    void = changed(WON, reason=Unrated.VOID)
    training = changed(WON, reason=Unrated.TRAINING, levels=(("schwer", 2),), others=())
    found = career(void, training)
    assert (found.matches, found.training, found.training_wins) == (0, 1, 1)
    assert found.beaten_levels == {"schwer"}


def test_against_whom_counts_who_was_ahead():
    assert career(WON, LOST).versus == {BEN: Versus(2, 1, 1), CEM: Versus(1, 1, 0)}


def test_what_a_game_declares_is_counted_from_its_sheets():
    note = Text.of("toy-sheet-best", seat=SeatValue(0))
    sheet = (DealScore(1, 0, (30, 5), (30, 5), (note,)), DealScore(2, 1, (None, 9), (30, 14)))
    better = (DealScore(1, 0, (80, 5), (80, 5), (note, note)),)
    played = (changed(WON, sheet=sheet), changed(WON, sheet=better))
    found = career(*played, declared=(BEST, NAMED)).statistics("toy")
    assert [(statistic.name, value) for statistic, value in found] == [("best", 80), ("named", 3)]
    assert career(*played, declared=(BEST,)).statistics("chess") == []


def test_what_a_computer_player_brought_about_is_not_his_and_without_a_sheet_nothing_is_known():
    sheet = (DealScore(1, 0, (30, 5), (30, 5)),)
    gone = career(changed(WON, sheet=sheet, has_left=True), declared=(BEST, NAMED))
    assert gone.statistics("toy") == career(WON, declared=(BEST, NAMED)).statistics("toy") == []
    assert gone.reliability == 0


def test_the_largest_gain_and_the_peak_are_kept():
    rated = changed(WON, before=Rating(), after=Rating(28))
    fallen = changed(LOST, before=Rating(28), after=Rating(26))
    found = career(rated, fallen)
    assert (found.best_gain, found.peak) == (45, 1545)


def test_there_are_at_least_20_achievements_and_each_can_be_had():
    many = [
        changed(
            WON,
            ended_at=NOVEMBER + at * DAY,
            game=f"game{at % 4}",
            before=Rating(30),
            after=Rating(41),
            others=((1000 + at % 40, 2), (BEN, 3)),
            levels=(("schwer", 4),),
        )
        for at in range(500)
    ]
    assert len(ACHIEVEMENTS) >= 20
    assert set(achieved(*many)) == set(ACHIEVEMENTS)


def test_an_achievement_comes_with_the_match_that_brought_it():
    found = achieved(LOST, *(changed(WON, ended_at=NOVEMBER + at * DAY) for at in (2, 3, 4)))
    assert found["first-match"] == LOST.ended_at
    assert found["first-win"] == NOVEMBER + 2 * DAY
    assert found["streak-3"] == NOVEMBER + 4 * DAY
    assert "streak-5" not in found


@pytest.mark.parametrize("name", ACHIEVEMENTS)
def test_nothing_is_achieved_by_playing_nothing(name: str):
    assert not ACHIEVEMENTS[name](Career())
