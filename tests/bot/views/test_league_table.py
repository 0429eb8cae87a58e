"""A league table in pages: what stands in it, and where its buttons lead."""

import json
from typing import Any

import pytest

from bot.league.ledger import Kind, Span, Sums
from bot.league.rating import Rating
from bot.league.tables import Order, Row
from bot.texts import Texts, Voice
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.league_table import TableView, table_items, table_page, table_scene
from bot.views.screen import Picture, PrivateScreen
from cards_art.boards.standings_layout import ROWS
from games.registry import newest_games

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
    page = table_page(view, game, member, rows)
    more = {"picture": None, "is_public": False, **more}
    screen = PrivateScreen(table_items(page, "/rommé start", VOICE, **more))
    return json.dumps(screen.layout().to_components(), ensure_ascii=False)


def test_a_table_without_matches_says_how_to_begin():
    assert "/rommé start" in components(SEASON, ())


def test_rows_stand_as_text_with_their_figures():
    said = components(SEASON, league(2))
    assert "**1.** <@100> – Partien 10, Siege 1, Wertung 1575, Schnitt 100,0" in said
    assert "Liga Rommé" in said
    assert "Saison · gewertete Partien · nach Schnitt" in said


def test_whoever_is_not_listed_reads_what_is_missing():
    said = components(SEASON, league(2, matches=4, others=1))
    assert "4 von 10 Partien, 1 von 3" in said
    assert "(?)" in said
    assert "4 von 10" not in components(SEASON, league(2, matches=4), member=999)


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
    view = TableView(game, kind, span, order, 3)
    assert TableView.of(ClickId.parse(str(view.id()))) == view
    assert ClickId.parse(str(view.id(is_public=True))).number == 1


@pytest.mark.parametrize("detail", ["", "romme", "romme.xyz", "romme.rs", ".rsa.b"])
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
