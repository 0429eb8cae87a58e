"""The running season and the hall of fame: who leads, who won, in pages."""

import json
from collections.abc import Mapping, Sequence

import pytest

from bot.league.ledger import Span, Sums
from bot.league.ports import Champions
from bot.league.seasons import Calendar, Mark, Season
from bot.league.tables import Row
from bot.texts import Texts, Voice
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.league.answer import Reader
from bot.views.league.ids import Press
from bot.views.league.seasons import (
    LINES,
    Hall,
    HallView,
    Lead,
    hall_items,
    hall_scene,
    period_name,
    season_items,
    season_scene,
)
from bot.views.screen import Item, Picture, PrivateScreen
from games.registry import newest_games
from tests.bot.league.matches import ANNA, BEN, CEM, DAY, NOVEMBER

VOICE = Voice(Texts(), "de")
GAMES = {slug: game.spec for slug, game in newest_games().items()}
READER, EVERYBODY = Reader(7, ANNA, VOICE), Reader(7, 0, VOICE)
FIRST = Row(ANNA, Sums(10, 5, 800.0), 3, rank=1)
NAMES = {ANNA: "Anna", BEN: "Ben", CEM: "MaximilianVonUndZuHohenfelsstein"}


def season(at: int = NOVEMBER) -> Season:
    found = Calendar().season_at(at)
    assert found is not None
    return found


def name(member: int) -> str:
    return NAMES.get(member, "")


def written(items: Sequence[Item]) -> str:
    screen = PrivateScreen(items)
    return json.dumps(screen.layout().to_components(), ensure_ascii=False)


def hall_of(found: Mapping[str, Sequence[Champions]], view: HallView | None = None) -> Hall:
    return Hall(view or HallView(), {slug: GAMES[slug] for slug in found}, found)


def shown_hall(hall: Hall, reader: Reader = READER) -> str:
    return written(hall_items(hall, hall_scene(hall, name, VOICE), reader, None))


def test_the_hall_of_fame_names_the_champions_of_every_season():
    tied = Row(BEN, FIRST.sums, 3, rank=1)
    past = [Champions(season(), (FIRST, tied), 9), Champions(season(NOVEMBER - 90 * DAY), (), 2)]
    shown = shown_hall(hall_of({"romme": past}))
    assert "**Rommé**" in shown
    assert "- Saison 4/2026, Anna, Ben: Schnitt 80,0, Dabei 9" in shown
    assert "- Saison 3/2026, –: Dabei 2" in shown
    assert VOICE("hall-empty") in shown_hall(hall_of({}))


def test_several_champions_share_the_room_of_one_name():
    scene = hall_scene(
        hall_of({"romme": [Champions(season(), (FIRST, Row(CEM, FIRST.sums, 3)), 2)]}), name, VOICE
    )
    assert scene is not None
    assert scene.tables[0].rows[0].name == "Anna, MaximilianVonU…"


def test_a_long_hall_has_pages_and_each_game_has_its_own():
    past = [Champions(season(NOVEMBER - at * 91 * DAY), (FIRST,), 5) for at in range(LINES + 1)]
    hall = hall_of({"romme": past, "grosses_los": past[:2]})
    assert [len(won) for won in hall.shown.values()] == [LINES // 2, 2]
    assert hall.pages == 3
    assert "Zu Seite 2 von 3" in shown_hall(hall)
    last = hall_of({"romme": past, "grosses_los": past[:2]}, HallView(page=2))
    assert {slug: len(won) for slug, won in last.shown.items()} == {"romme": 1}
    one = hall_of({"romme": past, "grosses_los": past[:2]}, HallView("romme"))
    assert (len(one.shown["romme"]), one.pages) == (LINES, 2)
    assert set(one.members) == {ANNA}


def test_a_page_of_the_hall_that_is_no_more_is_the_last_one():
    past = [Champions(season(NOVEMBER - at * 91 * DAY), (FIRST,), 5) for at in range(LINES + 1)]
    hall = hall_of({"romme": past}, HallView(page=7))
    assert (hall.page, len(hall.shown["romme"])) == (1, 1)
    assert "Zu Seite 1 von 2" in shown_hall(hall)


def test_the_running_season_tells_its_end_and_who_leads():
    leads = [Lead(GAMES["romme"], (FIRST,), 4), Lead(GAMES["grosses_los"], (), 0)]
    scene = season_scene(season(), [*leads, Lead(GAMES["krass_kariert"], (), 2)], name, VOICE)
    assert scene is not None
    assert VOICE.say(scene.subtitle) == "bis 31. Dezember 2026"
    shown = written(season_items(season(), scene, READER, None))
    assert "## Saison 4/2026" in shown
    assert "- Rommé, Anna: Schnitt 80,0, Partien 10, Dabei 4" in shown
    assert "- Krass Kariert, –: Dabei 2" in shown
    assert "Großes Los" not in shown
    assert "Zeigen" in shown
    picture = Picture(b"", "Saison")
    public = PrivateScreen(season_items(season(), scene, EVERYBODY, picture), [picture])
    assert "custom_id" not in json.dumps(public.layout().to_components())


def test_a_season_without_a_match_and_no_season_are_told():
    assert season_scene(season(), [], name, VOICE) is None
    assert "noch keine gewertete Partie" in written(season_items(season(), None, READER, None))
    assert VOICE("season-none") in written(season_items(None, None, READER, None))


def test_periods_are_called_as_people_call_them():
    begun = NOVEMBER + 3 * DAY
    calendar = Calendar([Mark(begun, is_opening=True)])
    assert period_name(Span.SEASON, season().start, calendar, VOICE) == "Saison 4/2026"
    assert period_name(Span.SEASON, begun, calendar, VOICE) == "Saison 4/2026 (2)"
    assert period_name(Span.SEASON, 0, calendar, VOICE) == "Saison"
    assert period_name(Span.MONTH, NOVEMBER, calendar, VOICE) == "November 2026"
    assert period_name(Span.EVER, 0, calendar, VOICE) == "Gesamt"


def test_ids_of_the_hall_lead_where_they_say():
    for view in (HallView(), HallView("tausendundeins", 99)):
        assert HallView.of(ClickId.parse(str(view.id(Press.SHOW)))) == view
    with pytest.raises(WrongId):
        HallView.of(ClickId(Verb.HALL, 0))
