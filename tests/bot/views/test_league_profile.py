"""What a member reads of himself: profile, course, hall of fame, season."""

import json

from bot.league.career import Played
from bot.league.counting import Unrated
from bot.league.ledger import Sums
from bot.league.ports import Champions
from bot.league.rating import Rating
from bot.league.seasons import Calendar, Season
from bot.league.tables import Row
from bot.texts import Texts, Voice
from bot.views.league_profile import curve_scene, hall_screen, profile_screen, season_lines
from bot.views.screen import PrivateScreen
from games.core.sheet import DealScore
from games.registry import newest_games
from tests.bot.league.matches import ANNA, BEN, NOVEMBER

VOICE = Voice(Texts(), "de")
GAMES = {slug: game.spec for slug, game in newest_games().items()}
WON = Played(
    1,
    "romme",
    NOVEMBER,
    0,
    1,
    100.0,
    -12,
    before=Rating(),
    after=Rating(27),
    others=((BEN, 2), (-5, 3)),
    sheet=(DealScore(1, 0, (-12, 30), (-12, 30)),),
)
LATE = Played(2, "romme", NOVEMBER + 60, 0, 2, 0.0, 5, reason=Unrated.CAME_LATE)
ALONE = Played(3, "krass_kariert", NOVEMBER + 90, 0, 1, 100.0, 3, reason=Unrated.TRAINING)


def said(screen: PrivateScreen) -> str:
    return json.dumps(screen.layout().to_components(), ensure_ascii=False)


def test_a_profile_tells_sums_places_opponents_and_what_was_not_rated():
    shown = said(profile_screen(ANNA, [WON, LATE, ALONE], {"first-win": 5}, GAMES, VOICE))
    assert "Partien 1 · Siege 1 · Schnitt 100,0" in shown
    assert "Wertung 1530 (?) · höchste 1530" in shown
    assert f"Mit <@{BEN}>: 1 Partien, 1-mal davor" in shown
    assert "<@-5>" not in shown
    assert "Training: 1 Partien, 1 Siege" in shown
    assert "Nicht gewertet: Jemand hat einen Platz" in shown
    assert "Platz 1 (+30)" in shown
    assert "Auf den Geschmack gekommen" in shown


def test_whoever_has_played_nothing_reads_so():
    assert "Noch keine Partie" in said(profile_screen(ANNA, [], {}, GAMES, VOICE))


def test_a_curve_has_a_point_for_every_rated_match():
    scene = curve_scene(GAMES["romme"], ANNA, [WON, LATE], lambda member: f"N{member}")
    assert scene is not None
    (series,) = scene.series
    assert series.name == f"N{ANNA}"
    assert [(each.match, each.rating) for each in series.points] == [(1, 1530)]
    assert curve_scene(GAMES["romme"], ANNA, [LATE], str) is None


def season() -> Season:
    found = Calendar().season_at(NOVEMBER)
    assert found is not None
    return found


def test_the_hall_of_fame_names_the_champions_of_every_season():
    first = Row(ANNA, Sums(10, 5, 800.0), 3, rank=1)
    found = {"romme": [Champions(season(), (first,), 9), Champions(season(), (), 2)]}
    shown = said(hall_screen(found, GAMES, VOICE))
    assert f"Saison 4/2026: <@{ANNA}> (Schnitt 80,0, 9 dabei)" in shown
    assert "niemand gelistet (2 dabei)" in shown
    assert "Noch ist keine Saison" in said(hall_screen({"romme": []}, GAMES, VOICE))


def test_the_running_season_tells_its_end_and_who_leads():
    lines = season_lines(season(), {"Rommé": [ANNA, BEN], "Krass": []}, VOICE)
    assert lines[0] == "## Saison 4/2026"
    assert lines[2:] == [f"Rommé: <@{ANNA}>, <@{BEN}> führt"]
    assert season_lines(None, {}, VOICE) == [VOICE("season-none")]
