"""All commands as Discord gets them: within its limits, in both languages, made from the games."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest

from bot.commands.called import Called
from bot.commands.catalogue import all_commands
from bot.commands.completion import proposals
from bot.commands.declared import (
    MAX_SIZE,
    Choice,
    Command,
    Option,
    OptionType,
    command_name,
    payload,
    size_of,
)
from bot.texts import Texts, Voice
from games.core.options import OptionSpec
from games.registry import newest_games

Json = dict[str, Any]
NAME = re.compile(r"[-_\w]{1,32}")
COMMANDS = payload(all_commands(Texts()), Texts())
VOICE = Voice(Texts(), "de")


def every(parts: list[Json]) -> Iterator[Json]:
    for part in parts:
        yield part
        yield from every(part.get("options", []))


def names_of(part: Json) -> list[str]:
    return [part["name"], *part["name_localizations"].values()]


def test_there_is_a_group_for_each_game_and_those_of_the_table():
    games = [game.spec.command for game in newest_games().values()]
    assert [command["name"] for command in COMMANDS] == [
        *games, "tisch", "liga", "einstellungen", "daten", "datenschutz", "hilfe",
        "status",
    ]  # fmt: skip


def test_romme_has_its_three_subcommands_and_the_table_its_nine():
    by_name = {command["name"]: command for command in COMMANDS}
    assert [o["name"] for o in by_name["rommé"]["options"]] == ["start", "regeln", "rangliste"]
    assert [o["name"] for o in by_name["tisch"]["options"]] == [
        "zeigen", "hand", "beitreten", "verlassen", "pause", "aufgeben", "abbrechen", "protokoll",
        "melden",
    ]  # fmt: skip
    assert [o["name"] for o in by_name["einstellungen"]["options"]] == ["ich", "server"]


def test_only_the_command_of_who_runs_the_bot_is_listed_to_administrators_alone():
    asked = [each["name"] for each in COMMANDS if "default_member_permissions" in each]
    assert asked == ["status"]


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
        assert size_of(command) <= MAX_SIZE


def test_the_size_counts_the_longest_language_of_every_name_description_and_value():
    choice = {"name": "aa", "name_localizations": {"en-GB": "aaaa"}, "value": "bbb"}
    option = {
        "name": "c",
        "name_localizations": {},
        "description": "dd",
        "description_localizations": {"en-GB": "d"},
        "choices": [choice],
    }
    assert size_of({**option, "choices": [], "options": [option]}) == 3 + 3 + 4 + 3


@pytest.mark.parametrize("slug", newest_games())
def test_the_options_of_a_game_are_told_apart_in_every_language_at_once(slug: str):
    for command in start_of(slug), *COMMANDS:
        names = [set(names_of(option)) for option in command["options"]]
        assert sum(map(len, names)) == len(set().union(*names))


def start_of(slug: str) -> Json:
    command = newest_games()[slug].spec.command
    group = next(each for each in COMMANDS if each["name"] == command)
    return next(each for each in group["options"] if each["name"] == "start")


@pytest.mark.parametrize("slug", newest_games())
def test_the_command_offers_every_house_rule_with_exactly_its_values(slug: str):
    spec = newest_games()[slug].spec
    offered = {option["name"]: option for option in start_of(slug)["options"]}
    presets = [choice["value"] for choice in offered.pop("variante")["choices"]]
    assert presets == list(spec.presets)
    assert list(offered) == [option.key for option in spec.options.specs()]
    for option in spec.options.specs():
        written = offered[option.key]
        values = [None, *option.choices] if option.has_auto else list(option.choices)
        if "choices" in written:
            assert [option.read(choice["value"]) for choice in written["choices"]] == values
            for language in range(3):
                names = [
                    [c["name"], *c["name_localizations"].values()][language]
                    for c in written["choices"]
                ]
                assert len(set(names)) == len(names)
        elif written["type"] == OptionType.INTEGER:
            assert list(range(written["min_value"], written["max_value"] + 1)) == values
        else:
            assert written["autocomplete"]
            assert len(values) > 25


def test_where_a_command_would_be_too_large_long_lists_of_choices_give_way(
    monkeypatch: pytest.MonkeyPatch,
):
    full = start_of("romme")
    monkeypatch.setattr("bot.commands.catalogue.MAX_SIZE", size_of(full) - 200)
    lean = payload(all_commands(Texts()), Texts())
    group = next(each for each in lean if each["name"] == "rommé")
    options = {option["name"]: option for option in group["options"][0]["options"]}
    assert [each["name"] for each in full["options"]] == list(options)
    assert size_of(group) <= size_of(full) - 200
    changed = [each for each in full["options"] if options[each["name"]] != each]
    assert changed
    for option in changed:
        written = options[option["name"]]
        assert "choices" not in written
        assert "min_value" in written or written["autocomplete"]


def wide(*, codes: tuple[str, ...] = ("aus",), default: int | None = None) -> OptionSpec:
    """Return an option of Rommé's name with more values than choices fit."""
    return OptionSpec("spiele", default, (*codes, *range(800, 1001)), has_auto=default is None)


def test_before_anything_is_typed_a_round_choice_is_proposed_codes_first():
    found = proposals(VOICE, "romme", wide(), "")
    spellings = [spelling for _, spelling in found]
    assert spellings[:3] == ["auto", "aus", "800"]
    assert "1000" in spellings
    assert len(found) <= 25


@pytest.mark.parametrize(
    ("typed", "first"), [("1000", "1000"), ("80", "800"), ("AU", "auto"), ("aus", "aus")]
)
def test_what_is_typed_leads_to_values_spelled_so_or_beginning_so(typed: str, first: str):
    found = proposals(VOICE, "romme", wide(), typed)
    assert found[0][1] == first
    assert len(found) <= 25


def test_what_is_typed_may_stand_in_the_name_of_a_value():
    found = proposals(VOICE, "romme", wide(), "mitspieler")
    assert [spelling for _, spelling in found] == ["auto"]
    assert proposals(VOICE, "romme", wide(), "xyz") == []


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
    assert command_name("Joker's value (points)") == "jokers-value-points"
    assert command_name("x" * 31 + " y") == "x" * 31


def test_a_command_is_read_with_its_group_and_what_was_filled_in():
    options = [{"name": "joker", "type": 3, "value": "6"}]
    start = {"name": "start", "type": 1, "options": options}
    called = Called.read({"name": "rommé", "options": [start]})
    assert called == Called(("rommé", "start"), {"joker": "6"})


def test_the_option_that_is_being_typed_is_known():
    options = [
        {"name": "joker", "type": 3, "value": "6"},
        {"name": "ziel", "value": "1", "focused": True},
    ]
    called = Called.read(
        {"name": "rommé", "options": [{"name": "start", "type": 1, "options": options}]}
    )
    assert (called.typing, called.options["ziel"]) == ("ziel", "1")


def test_an_option_with_too_many_values_of_other_kinds_is_completed():
    option = Option(lambda _: "ziel", lambda _: "Ziel", is_completed=True)
    (command,) = payload((Command(lambda _: "x", lambda _: "y", (option,)),), Texts())
    assert (command["options"][0]["type"], command["options"][0]["autocomplete"]) == (3, True)


@pytest.mark.parametrize("data", [{}, {"name": "hilfe"}, {"name": "x", "options": []}])
def test_a_command_that_lacks_something_is_read_all_the_same(data: Json):
    assert len(Called.read(data).path) == 1
