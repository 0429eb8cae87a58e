"""The panel of house rules and the menu of levels, pressed through the playground's sockets."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.house import ANNA, BEN, House, lobby_of, public
from tests.messages import find, has, text_of
from tests.people import Member

Json = dict[str, Any]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House.open(tmp_path / "tables.sqlite") as house:
        yield house


@pytest.fixture
async def anna(house: House) -> Member:
    return await house.member(ANNA)


async def open_panel(host: Member, **options: Any) -> Json:
    lobby = await lobby_of(host, **options)
    answer = await host.click(lobby, "Hausregeln")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    return answer.message


def of(verb: str) -> Any:
    return lambda part: part["custom_id"].startswith(f"{verb}:")


async def choose(host: Member, panel: Json, verb: str, value: str) -> Json:
    """Choose in one of the panel's menus; return the panel as it stands then."""
    answer = await host.choose(panel, of(verb), [value])
    assert answer.message is not None
    return answer.message


async def test_a_rule_is_chosen_and_set_and_everybody_reads_it_in_the_lobby(anna: Member):
    panel = await choose(anna, await open_panel(anna), "rule", "joker")
    panel = await choose(anna, panel, "value", "6")
    assert "Joker: jetzt 6 Joker" in text_of(panel)
    await anna.wait_for_message(
        lambda m: not m["ephemeral"] and "- Joker: **6 Joker**" in text_of(m)
    )


async def test_a_preset_is_chosen_and_everything_set_back_to_the_standard(anna: Member):
    panel = await choose(anna, await open_panel(anna), "preset", "turnier")
    assert "Jetzt gilt die Variante" in text_of(panel)
    await anna.wait_for_message(lambda m: not m["ephemeral"] and "Turnier" in text_of(m))
    answer = await anna.click(panel, of("standard"))
    assert answer.message is not None
    assert "alles wie im Standard" in text_of(answer.message)


async def test_a_contradiction_is_refused_with_the_games_sentence_and_nothing_is_lost(
    anna: Member,
):
    panel = await open_panel(anna, **{"gewinner-plus": "an", "joker": "6"})
    panel = await choose(anna, panel, "rule", "ende")
    panel = await choose(anna, panel, "value", "limit")
    assert "So lassen sich die Hausregeln nicht einstellen" in text_of(panel)
    assert "- Joker: **6 Joker**" in text_of(panel)
    menu = find(panel, of("value"))
    assert [o["value"] for o in menu["options"] if o.get("default")] == ["spiele"]


async def test_any_number_can_be_typed_and_what_is_none_is_refused_in_words(anna: Member):
    panel = await choose(anna, await open_panel(anna), "rule", "limit")
    for typed, said in (
        ("137", "Limit: jetzt "),
        ("viel", "„viel“ ist keine Zahl"),
        ("99", "Limit kann nicht „99“ sein. Möglich: 100–1000"),
    ):
        opened = await anna.click(panel, of("number"))
        answer = await anna.submit(opened, {"value": typed})
        assert answer.message is not None
        panel = answer.message
        assert said in text_of(panel)
        assert "137" in text_of(panel)


async def test_others_read_that_only_the_host_may(house: House, anna: Member):
    ben = await house.member(BEN)
    lobby = await lobby_of(anna, ben)
    answer = await ben.click(lobby, "Hausregeln")
    assert answer.message is not None
    assert text_of(answer.message) == f"Das darf nur der Gastgeber: <@{anna.id}>."


async def test_a_panel_left_open_changes_nothing_after_the_start(house: House, anna: Member):
    panel = await choose(anna, await open_panel(anna), "rule", "limit")
    lobby = await public(anna, "Computer dazu")
    await anna.press(lobby, "Computer dazu")
    await anna.press(await public(anna, "Starten"), "Starten")
    await public(anna, "Meine Karten")
    before = (await house.table_now()).rules
    for verb in ("number", "standard"):
        answer = await anna.forge(panel["id"], find(panel, of(verb))["custom_id"])
        assert answer.message is not None
        assert "Die Partie hat schon begonnen" in text_of(answer.message)
    assert (await house.table_now()).rules == before


@pytest.mark.parametrize("verb", ["value", "number", "typed"])
async def test_a_rule_that_is_forged_shows_the_panel_as_it_stands(anna: Member, verb: str):
    panel = await open_panel(anna)
    answer = await anna.forge(panel["id"], f"{verb}:1:0:0:no_such_rule:", values=["6"])
    assert answer.message is not None
    assert "Hausregeln: Rommé" in text_of(answer.message)


async def test_computers_of_each_level_sit_down_and_their_level_is_shown(
    house: House, anna: Member
):
    lobby = await lobby_of(anna)
    await anna.choose(lobby, of("level"), ["leicht"], is_defer_enough=True)
    lobby = await anna.wait_for_message(lambda m: "Ada (Computer, leicht)" in text_of(m))
    await anna.press(lobby, "Computer dazu")
    lobby = await anna.wait_for_message(lambda m: "Konrad (Computer, mittel)" in text_of(m))
    await anna.press(lobby, "Starten")
    await public(anna, "Meine Karten")
    shown = await anna.click(await public(anna, "Tisch als Text"), "Tisch als Text")
    assert shown.message is not None
    assert re.search(r"Ada: .*, Computer", text_of(shown.message))


async def test_values_of_a_rule_with_too_many_are_proposed_while_typing(anna: Member):
    found = await anna.complete("tausendundeins start", "ziel", "50")
    assert [choice["value"] for choice in found][:2] == ["50", "500"]


async def test_help_names_every_game(anna: Member):
    answer = await anna.command("hilfe")
    assert answer.message is not None
    for title in ("Rommé", "Großes Los", "Tausendundeins", "Krass Kariert"):
        assert f"- {title}: " in text_of(answer.message)


async def test_the_rules_of_a_preset_can_be_read_without_a_table(anna: Member):
    answer = await anna.command("rommé regeln", variante="turnier")
    assert answer.message is not None
    page = answer.message
    assert "Variante: **Turnier" in text_of(page)
    assert "◆ Hausregel:" in text_of(page)
    turned = await anna.click(page, of("rules"))
    assert turned.message is not None
    assert "Variante: **Turnier" in text_of(turned.message)
    assert has(turned.message, of("rules"))


async def test_rules_of_no_game_or_preset_are_not_shown(anna: Member):
    answer = await anna.command("rommé regeln")
    assert answer.message is not None
    for detail in ("skat.standard", "romme.nichts"):
        forged = await anna.forge(answer.message["id"], f"rules:0:0:0:{detail}:")
        assert forged.message is not None
        assert "kennt der Bot nicht" in text_of(forged.message)
