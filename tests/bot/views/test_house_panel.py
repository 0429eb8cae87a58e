"""The host's panel of house rules as a message, for every option of every game."""

from dataclasses import replace
from typing import Any

import pytest

from bot.session import Person, Rules, Status, Table, TableId
from bot.texts import Texts, Voice
from bot.views import house_panel as panel
from bot.views.house_panel import find_option, number_form
from bot.views.house_rules import offered_values, value_name
from bot.views.ids import ClickId, Verb
from games.core.options import OptionSpec
from games.registry import newest_games
from tests.bot.views.fakes import PLACE

Json = dict[str, Any]
TEXTS = Texts()
VOICE = Voice(TEXTS, "de")
EVERY = [
    (slug, option.field_name)
    for slug, game in newest_games().items()
    for option in game.spec.options.specs()
]


def lobby(slug: str = "romme", preset: str = "standard", **options: str) -> Table:
    version = newest_games()[slug].spec.rules_version
    rules = Rules(slug, version).of_preset(preset)
    rules = replace(rules, options={**rules.options, **options})
    seating = (Person(101),)
    return Table(
        TableId(5), PLACE, rules, "de", Status.LOBBY, 101, seating, opened_at=0, revision=3
    )


def shown(table: Table, **fields: Any) -> list[Json]:
    """Return every component of the panel, in order; it fits into Discord's limits."""
    screen = panel.house_panel(table, VOICE, **fields)
    parts: list[Json] = []
    for part in screen.layout().to_components()[0]["components"]:
        parts += [part, *part.get("components", [])]
    return parts


def menu(parts: list[Json], verb: Verb) -> Json:
    return next(p for p in parts if p.get("custom_id", "").startswith(f"{verb.value}:"))


def current(of: Json) -> list[str]:
    return [option["value"] for option in of["options"] if option.get("default")]


def labels(parts: list[Json]) -> list[str]:
    return [part["label"] for part in parts if part["type"] == 2]


@pytest.mark.parametrize(("slug", "field"), EVERY)
def test_the_values_of_every_rule_are_offered_by_name_with_the_current_one_marked(
    slug: str, field: str
):
    table = lobby(slug)
    option = find_option(table.rules, field)
    assert option is not None
    for voice in VOICE, Voice(TEXTS, "en"):
        screen = panel.house_panel(table, voice, asking=field)
        assert screen.layout()
    values = menu(shown(table, asking=field), Verb.VALUE)
    assert current(values) == [option.write(option.default)]
    assert [o["label"] for o in values["options"]] == [
        value_name(VOICE, slug, option, option.read(o["value"]))[:100] for o in values["options"]
    ]


@pytest.mark.parametrize("slug", newest_games())
def test_every_preset_is_offered_and_the_current_one_marked(slug: str):
    for preset in newest_games()[slug].spec.presets:
        presets = menu(shown(lobby(slug, preset)), Verb.PRESET)
        assert current(presets) == [preset]
        assert [o["value"] for o in presets["options"]] == list(newest_games()[slug].spec.presets)


def test_a_preset_that_was_changed_is_not_the_current_one():
    assert current(menu(shown(lobby(preset="kurz", joker="6")), Verb.PRESET)) == []


def test_what_differs_from_the_standard_stands_above_and_in_the_menus():
    parts = shown(lobby(joker="6"))
    assert "- Joker: **6 Joker**" in parts[0]["content"]
    rules = menu(parts, Verb.RULE)
    joker = next(option for option in rules["options"] if option["value"] == "joker")
    assert joker["description"] == "6 Joker"
    assert "alles wie im Standard" in shown(lobby())[0]["content"]


def test_the_rule_that_is_asked_for_is_explained():
    said = [part["content"] for part in shown(lobby(), asking="joker") if part["type"] == 10]
    assert said[1] == "**Joker:** Wie viele Joker im Spiel sind"
    rules = menu(shown(lobby(), asking="joker"), Verb.RULE)
    assert current(rules) == ["joker"]


def test_a_rule_that_the_game_does_not_have_is_not_asked_for():
    parts = [part for part in shown(lobby(), asking="x") if "custom_id" in part]
    verbs = [ClickId.parse(part["custom_id"]).verb for part in parts]
    assert verbs == [Verb.PRESET, Verb.RULE, Verb.STANDARD]


def test_every_id_is_new_after_a_change():
    before = {part["custom_id"] for part in shown(lobby(), asking="joker") if "custom_id" in part}
    later = replace(lobby(), revision=4)
    assert before.isdisjoint(p.get("custom_id") for p in shown(later, asking="joker"))


def test_too_many_values_come_as_a_round_choice_and_a_form_for_any_other():
    parts = shown(lobby(limit="137"), asking="limit")
    values = menu(parts, Verb.VALUE)
    numbers = [int(option["value"]) for option in values["options"]]
    assert numbers == sorted(numbers)
    assert {100, 137, 200, 1000} <= set(numbers)
    assert current(values) == ["137"]
    assert "Andere Zahl (100 bis 1000)" in labels(parts)
    assert "Andere Zahl" not in str(labels(shown(lobby(), asking="joker")))


async def test_the_form_asks_for_one_number_and_is_kept_by_nobody():
    table = lobby(limit="137")
    option = find_option(table.rules, "limit")
    assert option is not None
    form = number_form(table, VOICE, option, 0)
    (label,) = form.to_components()
    assert label["label"] == "Eine Zahl von 100 bis 1000"
    assert label["component"]["value"] == "137"
    assert ClickId.parse(form.custom_id) == ClickId(Verb.TYPED, 5, 3, 0, "limit")
    assert form.is_finished()


@pytest.mark.parametrize(
    "option",
    [
        OptionSpec("a", 1, tuple(range(25))),
        OptionSpec("a", None, ("aus", *range(800, 1001)), has_auto=True),
        OptionSpec("a", None, (*range(30, 201), *range(301, 2002)), has_auto=True),
        OptionSpec("a", 60, tuple(range(5, 101))),
        OptionSpec("a", 7, tuple(range(20_000))),
    ],
)
def test_a_menu_never_holds_more_than_25_values_and_always_what_counts(option: OptionSpec):
    numbers = [value for value in option.choices if isinstance(value, int)]
    for now in {option.default, numbers[0], numbers[-1], numbers[len(numbers) // 3]}:
        values = offered_values(option, now)
        assert len(values) == len(set(values)) <= 25
        assert {now, option.default, numbers[0], numbers[-1]} <= set(values)


def test_more_rules_than_a_menu_holds_come_in_pages(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(panel, "PAGE", 10)
    every = [option.field_name for option in newest_games()["romme"].spec.options.specs()]
    seen: list[str] = []
    page = 0
    for _ in range(-(-len(every) // 10)):
        parts = shown(lobby(), page=page)
        seen += [option["value"] for option in menu(parts, Verb.RULE)["options"]]
        page = ClickId.parse(menu(parts, Verb.HOUSE)["custom_id"]).page
    assert (seen, page) == (every, 0)
