"""The score sheet at a table: what is drawn, when its button is there, and the sheet at the end."""

from dataclasses import replace
from random import Random

import pytest

from bot.session import Match, Person, Rules, Status, Table, TableId
from bot.session.sheet import Sheet, continued
from bot.texts import Texts, Voice
from bot.views.people import Names, People
from bot.views.public import match_screen
from bot.views.scores import score_scene, scores_screen
from bot.views.screen import Picture
from cards_art.boards.alt import scores_text
from cards_art.look import Look
from cards_art.look import Person as Portrait
from games.core.players import RandomPlayer
from games.core.record import Header
from games.core.shuffle import Shuffler
from games.registry import newest_games
from tests.bot.views.fakes import PLACE

TEXTS = Texts()
VOICE = Voice(TEXTS, "de")
SHORT = {
    "romme": {"partieende": "spiele", "spiele": "2"},
    "krass_kariert": {"chips": "1"},
    "grosses_los": {"spiele": "2"},
    "tausendundeins": {"ziel": "301"},
}


async def nobody(guild: int, member: int) -> str | None:
    del guild, member
    return None


def short(slug: str) -> dict[str, str]:
    """Return house rules that keep a match short, as far as the game has such."""
    spec = newest_games()[slug].spec
    known = {option.key: option for option in spec.options.specs()}
    return {key: value for key, value in SHORT[slug].items() if key in known}


def played(slug: str, *, deals: int = 99) -> Match:
    """Return a match of random moves, at its end or between two deals."""
    kind = newest_games()[slug]
    seats = max(3, kind.spec.min_seats)
    header = Header(slug, kind.spec.rules_version, seats, kind.under(short(slug)).options.pairs())
    game = header.game()
    state, rng, sheet = game.start(seats, 0), Random(7), Sheet()
    player = RandomPlayer()
    while game.result(state) is None and len(sheet) < deals:
        chance = game.chance(state, Shuffler(rng.randbytes(32)))
        if chance is not None:
            game.apply(state, None, chance)
        else:
            seat = game.to_act(state)[0]
            legal = game.legal_actions(state, seat)
            game.apply(state, seat, player.choose(game, game.view(state, seat), seat, legal, rng))
        sheet = continued(sheet, game, state)
    return Match(header, game, state, 1, b"", (), sheet)


def screen(match: Match, status: Status, *, sheet: Picture | None = None) -> str:
    seating = tuple(Person(100 + seat) for seat in range(match.header.seats))
    rules = Rules(match.header.slug, match.header.rules_version)
    table = Table(TableId(5), PLACE, rules, "de", status, 100, seating, opened_at=0, match=match)
    people = People(table, Names(nobody), TEXTS)
    shown = match_screen(table, match, people, VOICE, Picture(b"", "Tisch"), "", sheet)
    assert len(shown.pictures) == 1 + (sheet is not None)
    return str(shown.layout().to_components())


@pytest.mark.parametrize("slug", newest_games())
def test_the_sheet_of_every_game_says_who_has_what_and_who_has_won(slug: str):
    match = played(slug)
    assert match.result is not None
    scene = score_scene(match)
    assert scene.is_over
    assert scene.totals == match.result.scores == scene.deals[-1].totals
    assert scene.places == match.result.places
    assert len(scene.deals) == scene.deals[-1].deal
    people = tuple(Portrait(f"N{seat}") for seat in range(len(scene.totals)))
    said = scores_text(scene, people, Look(), VOICE.say)
    assert all(
        f"N{seat} {total}".replace("-", "−") in said for seat, total in enumerate(scene.totals)
    )
    assert VOICE.words(f"{slug}-unit", {}) in said
    assert f"Spiel {len(scene.deals)} (" in said


def test_between_deals_the_places_are_those_of_the_totals_so_far():
    match = played("romme", deals=1)
    scene = score_scene(match)
    assert not scene.is_over
    assert scene.places[scene.totals.index(min(scene.totals))] == 1
    points = played("tausendundeins", deals=1)
    best = score_scene(points)
    assert best.places[best.totals.index(max(best.totals))] == 1


def test_the_button_is_there_as_soon_as_a_deal_has_ended():
    match = played("romme", deals=1)
    assert "'label': 'Punkte'" in screen(match, Status.RUNNING)
    assert "'label': 'Punkte'" not in screen(replace(match, sheet=()), Status.RUNNING)


def test_the_message_of_a_match_that_is_over_shows_the_sheet_below_the_table():
    said = screen(played("romme"), Status.OVER, sheet=Picture(b"", "Zettel"))
    assert said.index("'Tisch'") < said.index("'Zettel'")


def test_the_private_answer_is_the_picture_or_the_same_as_text():
    assert "Zettel" in str(scores_screen(Picture(b"", "Zettel"), "").layout().to_components())
    assert "**1**" in str(scores_screen(None, "**1** Anna").layout().to_components())
