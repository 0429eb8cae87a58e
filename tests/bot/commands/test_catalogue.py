"""All commands as Discord gets them: within its limits, in both languages, made from the games."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest

from bot.commands.called import Called
from bot.commands.catalogue import all_commands
from bot.commands.declared import Choice, Command, Option, command_name, payload
from bot.texts import Texts
from games.registry import newest_games

Json = dict[str, Any]
NAME = re.compile(r"[-_\w]{1,32}")
COMMANDS = payload(all_commands(), Texts())


def every(parts: list[Json]) -> Iterator[Json]:
    for part in parts:
        yield part
        yield from every(part.get("options", []))


def names_of(part: Json) -> list[str]:
    return [part["name"], *part["name_localizations"].values()]


def test_there_is_a_group_for_each_game_and_those_of_the_table():
    games = [game.spec.command for game in newest_games().values()]
    assert [command["name"] for command in COMMANDS] == [*games, "tisch", "hilfe"]


def test_romme_has_its_three_subcommands_and_the_table_its_five():
    by_name = {command["name"]: command for command in COMMANDS}
    assert [o["name"] for o in by_name["rommé"]["options"]] == ["start", "regeln", "rangliste"]
    assert [o["name"] for o in by_name["tisch"]["options"]] == [
        "zeigen", "hand", "beitreten", "verlassen", "abbrechen",
    ]  # fmt: skip


@pytest.mark.parametrize("part", list(every(COMMANDS)), ids=lambda part: part["name"])
def test_every_name_and_description_fits_in_every_language(part: Json):
    for name in names_of(part):
        assert NAME.fullmatch(name)
        assert name == name.lower()
        assert unicodedata.is_normalized("NFC", name)
    for text in (part["description"], *part["description_localizations"].values()):
        assert 1 <= len(text) <= 100


@pytest.mark.parametrize("part", list(every(COMMANDS)), ids=lambda part: part["name"])
def test_options_and_choices_keep_their_limits(part: Json):
    options, choices = part.get("options", []), part.get("choices", [])
    assert len(options) <= 25
    assert len(choices) <= 25
    for position in range(3):
        names = [names_of(option)[position] for option in options]
        assert len(set(names)) == len(names)
    for choice in choices:
        names = [choice["name"], *choice["name_localizations"].values()]
        assert all(1 <= len(name) <= 100 for name in names)
        assert len(choice["value"]) <= 100


def test_no_command_has_more_than_8000_characters():
    for command in COMMANDS:
        parts = [command, *every(command["options"])]
        assert sum(len(p["name"]) + len(p["description"]) for p in parts) < 8_000


def test_an_option_offers_exactly_the_values_of_the_game_with_their_meaning():
    start = COMMANDS[0]["options"][0]
    for game in newest_games().values():
        offered = {option["name"]: option["choices"] for option in start["options"]}
        presets = [choice["value"] for choice in offered.pop("variante")]
        assert presets == list(game.spec.presets)
        for spec in game.spec.options.specs():
            values = [choice["value"] for choice in offered[spec.key]]
            assert [spec.read(value) for value in values] == (
                [None, *spec.choices] if spec.has_auto else list(spec.choices)
            )
            names = [choice["name"] for choice in offered[spec.key]]
            assert len(set(names)) == len(names)


def test_english_readers_see_english_names():
    by_name = {command["name"]: command for command in COMMANDS}
    assert by_name["hilfe"]["name_localizations"]["en-US"] == "help"
    assert by_name["hilfe"]["name_localizations"]["de"] == "hilfe"


def test_an_option_with_too_many_numbers_becomes_a_bounded_number():
    option = Option(lambda _: "limit", lambda _: "Grenze", bounds=(100, 1_000))
    (command,) = payload((Command(lambda _: "x", lambda _: "y", (option,)),), Texts())
    (written,) = command["options"]
    assert (written["type"], written["min_value"], written["max_value"]) == (4, 100, 1_000)


def test_long_texts_are_cut_with_an_ellipsis():
    choice = Choice("v", lambda _: "x" * 120)
    option = Option(lambda _: "o", lambda _: "y" * 120, (choice,))
    (command,) = payload((Command(lambda _: "x", lambda _: "y", (option,)),), Texts())
    (written,) = command["options"]
    assert written["description"].endswith("…")
    assert len(written["choices"][0]["name"]) == 100


def test_names_are_composed_lower_case_and_without_spaces():
    assert command_name("Romme\u0301 Start") == "rommé-start"


def test_a_command_is_read_with_its_group_and_what_was_filled_in():
    options = [{"name": "joker", "type": 3, "value": "6"}]
    start = {"name": "start", "type": 1, "options": options}
    called = Called.read({"name": "rommé", "options": [start]})
    assert called == Called(("rommé", "start"), {"joker": "6"})


@pytest.mark.parametrize("data", [{}, {"name": "hilfe"}, {"name": "x", "options": []}])
def test_a_command_that_lacks_something_is_read_all_the_same(data: Json):
    assert len(Called.read(data).path) == 1
