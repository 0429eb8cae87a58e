"""Every setting is declared so that what is written is read again, and nothing else is."""

import dataclasses
import logging

import pytest

from bot.preferences import Choice, Ids, MemberSettings, Number, ServerSettings, settings_of
from bot.preferences.declared import read
from cards_art.colours import PALETTES
from cards_art.look import Look
from cards_art.sprite_names import FACES

EVERY = [
    pytest.param(setting, id=f"{kind.__name__}.{name}")
    for kind in (ServerSettings, MemberSettings)
    for name, setting in settings_of(kind).items()
]
FEW = (7, 2**63 - 1)


def values_of(setting: object) -> list[object]:
    if isinstance(setting, Choice | Number):
        return list(setting.values)
    assert isinstance(setting, Ids)
    return [(), FEW[: setting.most]]


@pytest.mark.parametrize("setting", EVERY)
def test_what_is_written_is_read_again(setting):
    for value in values_of(setting):
        assert setting.read(setting.write(value)) == value


@pytest.mark.parametrize("setting", EVERY)
def test_the_default_is_one_of_the_values_and_no_value_stands_twice(setting):
    values = values_of(setting)
    assert setting.default in values
    assert len(set(values)) == len(values)


@pytest.mark.parametrize("setting", EVERY)
@pytest.mark.parametrize("text", ["zehn", "-1", "0", "٣", "1_0", str(2**63)])
def test_no_setting_reads_what_it_never_wrote(setting, text: str):
    with pytest.raises(ValueError, match=r"no such|not an? |many|among"):
        setting.read(text)


def test_ids_stand_once_each_and_are_no_more_than_fit():
    setting = settings_of(ServerSettings)["channels"]
    assert setting.read("9 7 9") == (7, 9)
    with pytest.raises(ValueError, match="too many"):
        setting.read(" ".join(map(str, range(1, 27))))


@pytest.mark.parametrize("kind", [ServerSettings, MemberSettings])
def test_without_rows_every_setting_is_as_by_default(kind):
    defaults = {name: setting.default for name, setting in settings_of(kind).items()}
    assert dataclasses.asdict(read(kind, {})) == defaults


def test_what_is_not_understood_is_as_by_default_and_logged_without_its_value(caplog):
    rows = {"palette": "neon", "tables": "7", "gone": "x", "hosted": "3"}
    with caplog.at_level(logging.WARNING):
        assert read(ServerSettings, rows) == ServerSettings(hosted=3)
    assert len(caplog.records) == 3
    assert "neon" not in caplog.text


def test_the_palettes_are_those_that_cards_have_and_the_first_is_how_cards_look():
    of_table, own = (settings_of(kind)["palette"] for kind in (ServerSettings, MemberSettings))
    assert of_table.default == Look().palette
    assert values_of(of_table) == list(PALETTES)
    assert values_of(own) == ["tisch", *PALETTES]


def test_the_faces_are_those_that_cards_have_and_the_first_is_how_cards_look():
    of_table, own = (settings_of(kind)["face"] for kind in (ServerSettings, MemberSettings))
    assert of_table.default == Look().face
    assert values_of(of_table) == list(FACES)
    assert values_of(own) == ["tisch", *FACES]


def test_what_follows_the_table_or_discord_is_theirs_until_something_is_chosen():
    table = ServerSettings(palette="farbsicher", face="klassisch").look_in("en")
    assert table == Look("en", "farbsicher", "klassisch")
    assert MemberSettings().look_or(table) == table
    assert MemberSettings(palette="turnier").look_or(table) == Look("en", "turnier", "klassisch")
    assert MemberSettings(face="gross").look_or(table) == Look("en", "farbsicher", "gross")
    assert ServerSettings().language_or("de") == "de"
    assert ServerSettings(language="en").language_or("de") == "en"
