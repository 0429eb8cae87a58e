"""The panels of settings as messages, for every setting of servers and of members."""

from dataclasses import replace
from typing import Any

import pytest

from bot.preferences import (
    Choice,
    Entity,
    Ids,
    Number,
    Scope,
    ServerSettings,
    Settings,
    settings_of,
)
from bot.texts import LANGUAGES, Texts, Voice
from bot.views.ids import ClickId, Verb
from bot.views.settings_panel import (
    KINDS,
    find_scope,
    find_setting,
    setting_name,
    settings_panel,
    value_name,
)
from tests.bot.texts.ftl import messages

Json = dict[str, Any]
TEXTS = Texts()
VOICE = Voice(TEXTS, "de")
EVERY = [
    pytest.param(scope, name, id=f"{scope.value}.{name}")
    for scope in Scope
    for name in settings_of(KINDS[scope])
]
FEW = [
    pytest.param(scope, name, value, id=f"{scope.value}.{name}={value}")
    for scope in Scope
    for name, setting in settings_of(KINDS[scope]).items()
    if isinstance(setting, Choice | Number)
    for value in setting.values
]


def default(scope: Scope) -> Settings:
    return KINDS[scope]()


def shown(
    scope: Scope, chosen: Settings, *, gone: tuple[int, ...] = (), **fields: Any
) -> list[Json]:
    """Return every component of a panel, in order; it fits into Discord's limits."""

    def is_there(_: Entity, number: int) -> bool:
        return number not in gone

    voice = fields.pop("voice", VOICE)
    screen = settings_panel(scope, chosen, voice, is_there, **fields)
    parts: list[Json] = []
    for part in screen.layout().to_components()[0]["components"]:
        parts += [part, *part.get("components", [])]
    return parts


def menu(parts: list[Json], scope: Scope, name: str) -> Json:
    return next(p for p in parts if f":{scope.value}.{name}:" in p.get("custom_id", ""))


def ids(parts: list[Json]) -> set[str]:
    return {part["custom_id"] for part in parts if "custom_id" in part}


def said(parts: list[Json]) -> str:
    return "\n".join(part["content"] for part in parts if part["type"] == 10)


@pytest.mark.parametrize("scope", Scope)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_its_menu_under_its_name(scope: Scope, language):
    voice = Voice(TEXTS, language)
    parts = shown(scope, default(scope), voice=voice)
    for name in settings_of(KINDS[scope]):
        assert menu(parts, scope, name)
        assert f"**{setting_name(voice, scope, name)}**" in said(parts)


@pytest.mark.parametrize(("scope", "name", "value"), FEW)
def test_the_value_that_holds_is_marked_and_no_other(scope: Scope, name: str, value):
    chosen = replace(default(scope), **{name: value})
    options = menu(shown(scope, chosen), scope, name)["options"]
    assert [o["value"] for o in options if o.get("default")] == [str(value)]


@pytest.mark.parametrize(("scope", "name"), EVERY)
def test_a_menu_offers_exactly_what_the_setting_takes(scope: Scope, name: str):
    setting = settings_of(KINDS[scope])[name]
    offered = menu(shown(scope, default(scope)), scope, name)
    if isinstance(setting, Ids):
        assert (offered["min_values"], offered["max_values"]) == (0, setting.most)
        assert offered["type"] == {Entity.CHANNEL: 8, Entity.ROLE: 6}[setting.entity]
        return
    assert isinstance(setting, Choice | Number)
    values = [setting.read(option["value"]) for option in offered["options"]]
    assert values == list(setting.values)
    standard = [o["value"] for o in offered["options"] if o.get("description")]
    assert standard == [str(setting.default)]


@pytest.mark.parametrize(("scope", "name"), EVERY)
def test_the_id_of_a_menu_says_which_setting_it_changes(scope: Scope, name: str):
    custom_id = menu(shown(scope, default(scope)), scope, name)["custom_id"]
    clicked = ClickId.parse(custom_id)
    assert clicked.verb is Verb.SET
    assert find_setting(clicked.detail) == (scope, name)


@pytest.mark.parametrize("detail", ["", "server", "server.", "server.view", "member.hosted", "x.y"])
def test_no_other_id_names_a_setting(detail: str):
    assert find_setting(detail) is None


def test_the_button_takes_back_one_scope():
    for scope in Scope:
        (standard,) = (part for part in shown(scope, default(scope)) if part["type"] == 2)
        clicked = ClickId.parse(standard["custom_id"])
        assert (clicked.verb, find_scope(clicked.detail)) == (Verb.UNSET, scope)


@pytest.mark.parametrize(("scope", "name", "value"), FEW)
def test_every_id_is_new_after_a_change(scope: Scope, name: str, value):
    before = default(scope)
    after = replace(before, **{name: value})
    assert before == after or ids(shown(scope, before)).isdisjoint(ids(shown(scope, after)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scope", "name"), EVERY)
def test_the_values_of_a_setting_are_told_apart_in_every_language(scope, name, language):
    setting = settings_of(KINDS[scope])[name]
    values = list(setting.values) if isinstance(setting, Choice | Number) else [(), (7,)]
    named = [value_name(Voice(TEXTS, language), scope, name, value) for value in values]
    assert len(set(named)) == len(values)


def test_every_setting_has_its_texts_and_there_are_no_others():
    wanted: set[str] = set()
    for scope in Scope:
        for name, setting in settings_of(KINDS[scope]).items():
            key = f"setting-{scope.value}-{name}"
            of_values = "none" if isinstance(setting, Ids) else "value"
            wanted |= {key, f"{key}-about", f"{key}-{of_values}"}
    assert {key for key in messages("de") if key.startswith("setting-")} == wanted


def test_channels_and_roles_that_exist_are_chosen_and_others_are_told():
    chosen = ServerSettings(channels=(3, 5), starters=(9,))
    parts = shown(Scope.SERVER, chosen, gone=(5,))
    channels = menu(parts, Scope.SERVER, "channels")["default_values"]
    roles = menu(parts, Scope.SERVER, "starters")["default_values"]
    assert channels == [{"id": "3", "type": "channel"}]
    assert roles == [{"id": "9", "type": "role"}]
    assert "Eine Auswahl davon gibt es nicht mehr" in said(parts)
    assert "gibt es nicht mehr" not in said(shown(Scope.SERVER, chosen))


def test_what_just_happened_stands_above():
    parts = shown(Scope.MEMBER, default(Scope.MEMBER), said=["Sprache: jetzt Deutsch"])
    assert parts[0]["content"].startswith("**Sprache: jetzt Deutsch**\n## Deine Einstellungen")


def test_the_fullest_panel_fits():
    channels = tuple(range(10**18, 10**18 + 25))
    assert shown(Scope.SERVER, ServerSettings(channels=channels, starters=(10**18,)))
