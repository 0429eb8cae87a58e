"""A league table in pages: what stands in it, and where its buttons lead."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.league.ledger import Kind, Span, Sums
from bot.league.rating import Rating
from bot.league.tables import Order, Row
from bot.texts import Texts, Voice
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.league.ids import Press, short
from bot.views.league.table import MOST_PAGES, TableView, table_items, table_page, table_scene
from bot.views.screen import Picture, PrivateScreen
from cards_art.boards.standings_layout import ROWS
from games.registry import newest_games
from tests.bot.league.matches import NOVEMBER

VOICE = Voice(Texts(), "de")
ROMME = newest_games()["romme"].spec
SEASON = TableView("romme")


def league(people: int, *, matches: int = 10, others: int = 3) -> tuple[Row, ...]:
    """Return rows of so many people, the lowest id the best."""
    return tuple(
        Row(100 + at, Sums(matches, 1, 1000.0 - at), others, Rating(30 - at / 10), 12)
        for at in range(people)
    )


def components(view: TableView, rows: tuple[Row, ...], member: int = 100, **more: Any) -> str:
    game = None if view.game is None else ROMME
    periods = more.pop("periods", {0: "Saison 4/2026"})
    page = table_page(view, game, member, rows, more.pop("gained", None))
    page = replace(page, period=periods.get(view.start, ""), periods=periods)
    more = {"picture": None, "is_public": False, **more}
    screen = PrivateScreen(table_items(page, "/rommé start", VOICE, **more))
    return json.dumps(screen.layout().to_components(), ensure_ascii=False)


def test_a_table_without_matches_says_how_to_begin():
    assert "/rommé start" in components(SEASON, ())


def test_rows_stand_as_text_with_their_figures():
    said = components(SEASON, league(2))
    assert "**1.** <@100> – Partien 10, Siege 1, Wertung 1575, Schnitt 100,0" in said
    assert "Liga Rommé" in said
    assert "Saison 4/2026 · gewertete Partien · nach Schnitt" in said


def test_the_table_of_all_games_is_called_without_a_gap():
    everything = TableView(None)
    assert "## Liga\\n" in components(everything, league(2))
    page = table_page(everything, None, 100, league(2), None)
    assert VOICE.say(table_scene(page, str).title) == "Liga"


def test_whoever_is_not_listed_reads_what_is_missing():
    said = components(SEASON, league(2, matches=4, others=1))
    assert "4 von 10 Partien, 1 von 3" in said
    assert "(?)" in said
    assert "4 von 10" not in components(SEASON, league(2, matches=4), member=999)
    assert "10 von 10 Partien, 2 von 3" in components(SEASON, league(2, matches=14, others=2))


def test_by_rating_the_rating_stands_last():
    said = components(TableView("romme", order=Order.RATING), league(2))
    assert "Schnitt 100,0, Wertung 1575" in said


def test_all_games_together_have_no_rating():
    said = components(TableView(None), league(1))
    assert "Wertung" not in said


def test_the_own_row_is_pinned_where_it_stands_on_another_page():
    page = table_page(SEASON, ROMME, 100 + ROWS, league(ROWS + 1))
    assert page.pages == 2
    assert page.pinned is not None
    assert page.own_page == 1
    scene = table_scene(page, lambda member: f"N{member}")
    assert scene.pinned is not None
    assert (scene.pinned.name, scene.pinned.is_own) == (f"N{100 + ROWS}", True)
    assert len(scene.rows) == ROWS
    assert "Zu meinem Platz" in components(SEASON, league(ROWS + 1), 100 + ROWS)


def test_a_page_beyond_the_last_is_the_last():
    page = table_page(TableView("romme", page=9), ROMME, 1, league(ROWS + 1))
    assert page.view.page == 1
    assert page.members == (100 + ROWS,)


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("span", Span)
@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("game", [None, *newest_games()])
def test_every_button_leads_where_it_says(game: str | None, kind: Kind, span: Span, order: Order):
    for view in (
        TableView(game, kind, span, order, 3),
        TableView(game, kind, span, order, 99, NOVEMBER),
    ):
        assert TableView.of(ClickId.parse(str(view.id()))) == view
        assert Press.of(ClickId.parse(str(view.id(Press.SHOW)))) is Press.SHOW


@pytest.mark.parametrize(
    "detail",
    ["", "romme", "romme.xyz", "romme.rs", ".rsa.-b", "romme.rsa.0b", "romme.rsa.zzzzzzzz"],
)
def test_a_forged_button_leads_nowhere(detail: str):
    with pytest.raises(WrongId):
        TableView.of(ClickId(Verb.RANKING, 0, detail=detail))


@pytest.mark.parametrize("view", [SEASON, TableView(None), TableView("romme", Kind.TRAINING)])
def test_no_two_buttons_are_the_same_and_none_leads_to_where_it_stands(view: TableView):
    said = components(view, league(ROWS * 3), 100 + ROWS)
    ids = [part.split('"')[0] for part in said.split('"custom_id": "')[1:]]
    assert len(ids) == len(set(ids)) > 3
    assert str(view.id()) not in ids


def test_what_everybody_sees_has_a_picture_and_no_buttons():
    said = components(SEASON, league(2), picture=Picture(b"", "Tabelle"), is_public=True)
    assert "custom_id" not in said
    assert "Tabelle" in said


def test_an_earlier_season_has_no_ratings_of_today_and_is_ordered_by_average():
    earlier = {0: "Saison 4/2026", NOVEMBER: "Saison 3/2026"}
    said = components(replace(SEASON, start=NOVEMBER), league(2), periods=earlier)
    assert "Saison 3/2026 · gewertete Partien · nach Schnitt" in said
    assert "Wertung" not in said
    assert "nach Wertung" not in said
    chosen = TableView("romme", order=Order.RATING, page=2).chosen(Press.PERIOD, short(NOVEMBER))
    assert chosen == replace(SEASON, start=NOVEMBER)


def menus(said: str) -> list[dict[str, Any]]:
    """Return the menus of a message."""
    rows = json.loads(said)[0]["components"]
    every = [each for row in rows for each in row.get("components", ())]
    return [each for each in every if each["type"] == 3]


def test_the_games_and_the_periods_are_menus():
    earlier = {0: "Saison 4/2026", NOVEMBER: "Saison 3/2026"}
    games, periods = menus(components(SEASON, league(2), periods=earlier))
    assert [each["value"] for each in games["options"]] == ["alle", *newest_games()]
    assert [each["value"] for each in games["options"] if each.get("default")] == ["romme"]
    assert [each["label"] for each in periods["options"]] == ["Saison 4/2026", "Saison 3/2026"]
    assert len(menus(components(SEASON, league(2)))) == 1
    assert TableView("romme", order=Order.RATING, page=3).chosen(Press.GAME, "alle") == TableView(
        None
    )


def test_very_many_periods_are_reached_in_steps():
    every = {0: "jetzt", **{at: f"Monat {at}" for at in range(60, 0, -1)}}
    view, seen = replace(SEASON, span=Span.MONTH), list[str]()
    while True:
        options = menus(components(view, league(2), periods=every))[1]["options"]
        assert len(options) <= 25
        labels = [each["label"] for each in options]
        seen += [label for label in labels if not label.endswith("…")]
        assert ("Neuere …" in labels) == (len(seen) > 23)
        if "Ältere …" not in labels:
            break
        older = next(each["value"] for each in options if each["label"] == "Ältere …")
        view = view.chosen(Press.PERIOD, older)
    assert seen == list(every.values())


def test_who_has_risen_lately_has_an_arrow_that_is_explained():
    gained = {100: Sums(5, 0, 900.0)}
    rows = league(2, matches=20)
    scene = table_scene(table_page(SEASON, ROMME, 100, rows, gained), str)
    assert [row.move for row in scene.rows] == [1, -1]
    assert "letzten 7 Tagen" in components(SEASON, rows, gained=gained)
    assert "letzten 7 Tagen" not in components(SEASON, rows)
    by_rating = replace(SEASON, order=Order.RATING)
    assert "letzten 7 Tagen" not in components(by_rating, rows, gained=gained)


def test_two_hundred_members_have_pages_and_each_finds_his_own():
    rows = league(200)
    page = table_page(replace(SEASON, page=98), ROMME, 299, rows)
    assert (page.pages, page.view.page, page.own_page) == (29, 28, 28)
    assert "Zu Seite 1 von 29" in components(replace(SEASON, page=28), rows, 299)


def test_beyond_a_hundred_pages_the_own_row_stands_pinned():
    rows = league(MOST_PAGES * ROWS + 1)
    last = 100 + MOST_PAGES * ROWS
    page = table_page(replace(SEASON, page=99), ROMME, last, rows)
    assert (page.pages, page.own_page) == (MOST_PAGES, None)
    assert page.pinned is not None
    assert "Zu Seite 1 von 100" in components(replace(SEASON, page=99), rows, last)
