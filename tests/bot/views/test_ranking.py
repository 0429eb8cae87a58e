"""The ranking and the end of a match in the words of each game: chips, points, minus points."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.league.results import MatchResult, SeatResult
from bot.league.standings import Standings, standings
from bot.session import Match
from bot.texts import Texts, Voice
from bot.views.house_rules import score_name
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.public import place_lines
from bot.views.ranking import kind_of, ranking_page, ranking_screen, standings_scene
from cards_art.boards.standings_layout import ROWS
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
    screen = ranking_screen(ranking_page(found, spec, ANNA), "/x start", VOICE)
    return str(screen.layout().to_components())


def league(people: int, *, alone: int = 0) -> Standings:
    """Return a table of so many people, the lowest id first, and of some who played alone."""
    seats = tuple(SeatResult(100 + place, None, place, place) for place in range(1, people + 1))
    training = [
        MatchResult(2 + at, 0, (SeatResult(900 + at, None, 1, 5), SeatResult(None, "leicht", 2, 9)))
        for at in range(alone)
    ]
    return standings([MatchResult(1, 0, seats), *training], fewest_wins=True)


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


ROMME = newest_games()["romme"].spec


def buttons(screen: str) -> list[ClickId]:
    return [ClickId.parse(found) for found in re.findall(r"'custom_id': '([^']+)'", screen)]


def said(standings: Standings, member: int = 101, **where: Any) -> str:
    screen = ranking_screen(ranking_page(standings, ROMME, member, **where), "/x start", VOICE)
    return str(screen.layout().to_components())


def test_a_page_has_as_many_rows_as_its_picture_and_the_button_turns_around():
    found = league(2 * ROWS + 1)
    first, last = said(found), said(found, page=2)
    assert first.count("<@") == ROWS
    assert last.count("<@") == 2  # its one row, and the own one below
    (turn,) = buttons(first)
    assert (turn.verb, turn.page, turn.detail) == (Verb.RANKING, 1, "romme.rated")
    assert buttons(last)[0].page == 0
    assert said(found, page=99) == last


def test_the_own_row_stands_below_when_it_is_on_another_page():
    found = league(ROWS + 3)
    own = 100 + ROWS + 2
    shown = ranking_page(found, ROMME, own)
    assert shown.pinned is not None
    assert shown.pinned.member == own
    assert f"<@{own}>" in said(found, own)
    assert ranking_page(found, ROMME, own, page=1).pinned is None
    assert ranking_page(found, ROMME, 4711).pinned is None


def test_training_is_a_table_of_its_own_and_shown_first_only_where_nothing_is_rated():
    both = league(3, alone=2)
    rated, training = said(both), said(both, kind="training")
    assert "<@900>" not in rated
    assert [click.detail for click in buttons(rated)] == ["romme.training"]
    assert "<@101>" not in training
    assert [click.detail for click in buttons(training)] == ["romme.rated"]
    alone = Standings((), both.training)
    assert "<@900>" in said(alone)
    assert said(Standings((), ())).count("custom_id") == 0


def test_only_tables_that_there_are_can_be_asked_for():
    assert kind_of("romme.rated") == ("romme", "rated")
    for forged in ("romme", "romme.all", ""):
        with pytest.raises(WrongId):
            kind_of(forged)


def test_the_picture_of_a_page_tells_what_its_text_tells():
    shown = ranking_page(league(ROWS + 3), ROMME, 100 + ROWS + 2)
    scene = standings_scene(shown, 100 + ROWS + 2, lambda member: f"N{member}")
    rows = (*shown.rows, shown.pinned)
    drawn = (*scene.rows, scene.pinned)
    for row, of in zip(drawn, rows, strict=True):
        assert row is not None
        assert of is not None
        assert (row.rank, row.name) == (of.rank, f"N{of.member}")
        values = [figure.value for figure in row.figures]
        assert values == [of.matches, of.wins, of.points, of.average_place]
    assert [row is not None and row.is_own for row in drawn] == [*[False] * ROWS, True]
    assert (scene.page, scene.pages) == (1, 2)
