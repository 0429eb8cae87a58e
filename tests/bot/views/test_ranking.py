"""The ranking and the end of a match in the words of each game: chips, points, minus points."""

from dataclasses import replace

import pytest

from bot.league.results import MatchResult, SeatResult
from bot.league.standings import standings
from bot.session import Match
from bot.texts import Texts, Voice
from bot.views.house_rules import score_name
from bot.views.public import place_lines
from bot.views.ranking import ranking_screen
from games.core.game import Result
from games.core.record import Header
from games.registry import newest_games
from games.romme.rules import Romme

TEXTS = Texts()
VOICE = Voice(TEXTS, "de")
ANNA, BEN = 101, 102


def ranking(slug: str, *, scores: tuple[int, int], places: tuple[int, int]) -> str:
    """Return the ranking after one match of two people."""
    spec = newest_games()[slug].spec
    seats = tuple(
        SeatResult(member, None, place, score)
        for member, place, score in zip((ANNA, BEN), places, scores, strict=True)
    )
    found = standings([MatchResult(1, 0, seats)], fewest_wins=spec.fewest_wins)
    screen = ranking_screen(found, spec, "/x start", VOICE)
    return str(screen.layout().to_components())


@pytest.mark.parametrize("slug", newest_games())
def test_points_are_said_in_the_games_own_words(slug: str):
    said = ranking(slug, scores=(3, 1), places=(1, 2))
    assert score_name(VOICE, slug, 3) in said
    assert score_name(VOICE, slug, 1) in said


def test_only_games_of_minus_points_speak_of_minus_points():
    for slug, game in newest_games().items():
        is_minus = "Minuspunkt" in ranking(slug, scores=(3, 1), places=(1, 2))
        assert not is_minus or game.spec.fewest_wins


@pytest.mark.parametrize("slug", newest_games())
def test_who_won_stands_first_whether_many_or_few_points_win(slug: str):
    fewest = newest_games()[slug].spec.fewest_wins
    scores = (7, 2) if fewest else (2, 7)
    said = ranking(slug, scores=scores, places=(2, 1))
    assert said.index(f"<@{BEN}>") < said.index(f"<@{ANNA}>")


def test_equal_places_are_told_apart_by_points_each_game_its_own_way():
    by_slug = {slug: game.spec.fewest_wins for slug, game in newest_games().items()}
    for slug, fewest in by_slug.items():
        said = ranking(slug, scores=(2, 7), places=(1, 1))
        first, second = (ANNA, BEN) if fewest else (BEN, ANNA)
        assert said.index(f"<@{first}>") < said.index(f"<@{second}>")


class Ended(Romme):
    """Rommé that is over."""

    def result(self, state: object) -> Result:
        return Result((2, 1, 2), (9, 0, 9), "deals-played")


def test_the_places_of_a_match_come_best_first_with_the_games_own_score():
    game = Ended()
    match = Match(Header("romme", 1, 3), game, game.start(3), 0, b"")
    voice = VOICE.named(lambda seat: "ABC"[seat])
    assert place_lines(match, "romme", voice) == [
        f"**1.** B – {score_name(VOICE, 'romme', 0)}",
        f"**2.** A – {score_name(VOICE, 'romme', 9)}",
        f"**2.** C – {score_name(VOICE, 'romme', 9)}",
    ]
    running = replace(match, game=Romme())
    assert place_lines(running, "romme", voice) == []
