"""The card of a lobby: who sits there, what is missing, which rules differ."""

from dataclasses import replace

import pytest

from bot.session import Computer, Person, Rules, Table
from bot.texts import Texts, Voice
from bot.views.lobby import lobby_scene
from bot.views.people import Names, People
from bot.views.public import lobby_screen
from bot.views.screen import Picture
from cards_art.boards.alt import lobby_alt
from cards_art.look import Look
from cards_art.paint import sprite_of
from cards_art.sprites import exists
from games.registry import newest_games
from tests.bot.views.fakes import lobby

TEXTS = Texts()
VOICE = Voice(TEXTS, "de")


async def nobody(guild: int, member: int) -> str | None:
    del guild, member
    return None


def people(table: Table) -> People:
    names = Names(nobody)
    names.learn(table.place.guild, 101, "Anna")
    return People(table, names, TEXTS)


def scene_of(table: Table):
    return lobby_scene(table, people(table), VOICE)


def test_an_empty_seat_is_missing_until_enough_have_joined():
    alone = lobby()
    assert VOICE.say(scene_of(alone).headline) == "Es fehlt noch einer."
    both = replace(alone, seating=(Person(101), Computer("schwer")))
    scene = scene_of(both)
    assert VOICE.say(scene.headline) == "Anna kann beginnen."
    assert [(seat.name, seat.level, seat.is_host) for seat in scene.seats] == [
        ("Anna", None, True),
        ("Ada", "schwer", False),
    ]
    assert scene.most == 6


def test_every_rule_that_differs_stands_on_the_card_and_in_its_words():
    table = replace(lobby(), rules=Rules("romme", 1).of_preset("kurz"))
    scene = scene_of(table)
    differing = list(table.rules.values().differing())
    assert len(scene.rules) == len(differing) > 0
    said = lobby_alt(scene, VOICE.say)
    assert all(VOICE.say(rule).split(":")[0] in said for rule in scene.rules)
    assert "Anna (Gastgeber)" in said


@pytest.mark.parametrize("slug", newest_games())
def test_every_game_has_cards_that_stand_for_it(slug: str):
    spec = newest_games()[slug].spec
    scene = scene_of(replace(lobby(), rules=Rules(slug, spec.rules_version)))
    assert 2 <= len(scene.emblem) <= 4
    for face in scene.emblem:
        name = sprite_of(face, "gross", Look())
        assert exists(name)
        assert not name.startswith("backs/")


def test_the_message_has_the_card_below_its_title_and_is_whole_without_it():
    table = lobby()
    with_card = lobby_screen(table, people(table), VOICE, Picture(b"", "Karte"))
    without = lobby_screen(table, people(table), VOICE)
    said, plain = (str(screen.layout().to_components()) for screen in (with_card, without))
    assert said.index("Rommé: ein Tisch ist offen") < said.index("'Karte'")
    assert said.index("'Karte'") < said.index("1 von 6 Plätzen besetzt")
    assert len(with_card.pictures) == 1
    assert without.pictures == []
    assert "1 von 6 Plätzen besetzt" in plain
