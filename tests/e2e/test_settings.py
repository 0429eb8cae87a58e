"""What servers and members choose for themselves, through Discord's own interface."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.preferences import Choice, MemberSettings, Number, Scope, ServerSettings, settings_of
from bot.texts import Texts, Voice
from bot.views.settings_panel import KINDS
from playground import world
from tests.e2e.house import (
    CEM,
    CHANNEL,
    OTHER_CHANNEL,
    House,
    custom_ids,
    lobby_of,
    match_of,
    public,
)
from tests.messages import find, has, pictures, text_of
from tests.people import Member

Json = dict[str, Any]
GONE = "1196400000000000399"
SERVER = int(world.GUILD_ID)


async def panel_of(member: Member, scope: Scope) -> Json:
    """Open a panel; it is private."""
    which = {Scope.SERVER: "server", Scope.MEMBER: "ich"}[scope]
    answer = await member.command(f"einstellungen {which}")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    return answer.message


async def choose(member: Member, panel: Json, name: str, *values: str) -> Json:
    """Choose values in the menu of a setting; return the panel as it stands then."""
    menu = find(panel, lambda part: f".{name}:" in part["custom_id"])
    answer = await member.choose(panel, menu["custom_id"], values)
    assert answer.message is not None
    return answer.message


async def set_server(anna: Member, **values: str) -> Json:
    """Let the server's owner choose; return the panel."""
    panel = await panel_of(anna, Scope.SERVER)
    for name, value in values.items():
        panel = await choose(anna, panel, name, *value.split())
    return panel


async def said(member: Member, command: str) -> str:
    answer = await member.command(command)
    assert answer.message is not None
    return text_of(answer.message)


def server_settings(house: House) -> ServerSettings:
    assert house.bot is not None
    return house.bot.desk.preferences.server(SERVER)


async def member_settings(house: House, member: Member) -> MemberSettings:
    assert house.bot is not None
    return await house.bot.desk.preferences.member(int(member.id))


@pytest.mark.parametrize("scope", Scope)
async def test_every_value_can_be_chosen_and_holds_after_a_restart(
    house: House, anna: Member, scope: Scope
):
    panel = await panel_of(anna, scope)
    chosen: dict[str, Any] = {}
    for name, setting in settings_of(KINDS[scope]).items():
        if isinstance(setting, Choice | Number):
            for value in setting.values:
                panel = await choose(anna, panel, name, str(value))
                chosen[name] = value
    await house.stop_bot()
    await house.start_bot()
    kept = server_settings(house) if scope is Scope.SERVER else await member_settings(house, anna)
    assert kept == KINDS[scope](**chosen)
    # The panel from before the restart works on.
    standard = await anna.click(panel, "Alles wie im Standard")
    assert standard.message is not None
    assert "Jetzt ist alles wie im Standard." in text_of(standard.message)
    kept = server_settings(house) if scope is Scope.SERVER else await member_settings(house, anna)
    assert kept == KINDS[scope]()


async def test_only_who_manages_the_server_may_and_others_read_who_that_is(
    house: House, anna: Member, ben: Member
):
    refused = await said(ben, "einstellungen server")
    assert "„Server verwalten“ oder „Administrator“" in refused
    assert "</einstellungen ich:" in refused
    panel = await panel_of(anna, Scope.SERVER)
    own = await panel_of(ben, Scope.MEMBER)
    menu = find(panel, lambda part: ".hosted:" in part["custom_id"])["custom_id"]
    for custom_id in (menu, *(each for each in custom_ids(panel) if each.startswith("unset:"))):
        answer = await ben.forge(own["id"], custom_id, values=["5"], component_type=3)
        assert answer.message is not None
        assert "„Server verwalten“" in text_of(answer.message)
    assert server_settings(house) == ServerSettings()


async def test_what_no_menu_offers_is_not_taken(house: House, anna: Member):
    panel = await panel_of(anna, Scope.SERVER)
    for detail, values in (
        ("server.hosted", ["4"]),
        ("server.hosted", []),
        ("server.palette", ["neon"]),
        ("server.weather", ["sun"]),
        ("server.channels", [GONE]),
        ("server.channels", ["0", "x"]),
        ("server.starters", [world.GUILD_ID, world.BOT_ROLE_ID]),
        ("", ["1"]),
    ):
        custom_id = f"set:0:0:0:{detail}:"
        answer = await anna.forge(panel["id"], custom_id, values=values, component_type=3)
        assert answer.message is not None
        assert "Das lässt sich hier nicht einstellen" in text_of(answer.message)
    assert server_settings(house) == ServerSettings()


async def test_a_forged_click_on_own_settings_changes_those_of_who_clicks(
    house: House, anna: Member, ben: Member
):
    panel = await panel_of(anna, Scope.MEMBER)
    view = find(panel, lambda part: ".view:" in part["custom_id"])["custom_id"]
    own = await panel_of(ben, Scope.MEMBER)
    await ben.forge(own["id"], view, values=["text"], component_type=3)
    assert await member_settings(house, anna) == MemberSettings()
    assert await member_settings(house, ben) == MemberSettings(view="text")
    unknown = await ben.forge(own["id"], "unset:0:0:0:everything:")
    assert unknown.message is not None
    assert "Das lässt sich hier nicht einstellen" in text_of(unknown.message)
    assert await member_settings(house, ben) == MemberSettings(view="text")


async def test_two_panels_open_at_once_undo_nothing_of_each_other(house: House, anna: Member):
    first, second = [await panel_of(anna, Scope.SERVER) for _ in range(2)]
    await choose(anna, first, "hosted", "3")
    panel = await choose(anna, second, "tables", "5")
    assert server_settings(house) == ServerSettings(hosted=3, tables=5)
    marked = find(panel, lambda part: ".hosted:" in part["custom_id"])["options"]
    assert [option["value"] for option in marked if option.get("default")] == ["3"]


async def test_open_tables_speak_the_servers_language_at_once(house: House, anna: Member):
    await lobby_of(anna)
    await set_server(anna, language="en")
    await anna.wait_for_message(lambda m: not m["ephemeral"] and has(m, "Join"))
    await set_server(anna, language="discord")
    await public(anna, "Mitspielen")


async def test_tables_are_opened_in_the_allowed_channels_alone(house: House, anna: Member):
    panel = await set_server(anna, channels=OTHER_CHANNEL)
    assert f"Kanäle: jetzt <#{OTHER_CHANNEL}>" in text_of(panel)
    refused = await said(anna, "rommé start")
    assert refused == f"Hier darf kein Tisch geöffnet werden, nur in <#{OTHER_CHANNEL}>."
    there = await house.member(CEM, OTHER_CHANNEL)
    assert await said(there, "rommé start") == "Der Tisch ist offen."
    panel = await choose(anna, panel, "channels")
    assert "Kanäle: jetzt in allen Kanälen" in text_of(panel)
    assert await said(anna, "rommé start") == "Der Tisch ist offen."


async def test_a_rematch_needs_an_allowed_channel_too(house: House, anna: Member, ben: Member):
    await match_of(anna, ben)
    await set_server(anna, channels=OTHER_CHANNEL)
    private = await panel_of(anna, Scope.MEMBER)
    answer = await anna.forge(private["id"], "again:1:0:0::")
    assert answer.message is not None
    assert "Hier darf kein Tisch geöffnet werden" in text_of(answer.message)


async def test_who_lacks_the_role_opens_no_table_but_may_play(
    house: House, anna: Member, ben: Member
):
    await set_server(anna, starters=world.BOT_ROLE_ID)
    refused = await said(ben, "rommé start")
    assert f"wer die Rolle <@&{world.BOT_ROLE_ID}> hat oder den Server verwaltet" in refused
    await lobby_of(anna, ben)


async def test_channels_and_roles_that_are_gone_still_restrict_and_can_be_chosen_anew(
    house: House, anna: Member, ben: Member
):
    assert house.bot is not None
    preferences = house.bot.desk.preferences
    await preferences.change_server(SERVER, {"starters": (int(GONE),)})
    assert "Die Rolle, mit der man Tische öffnen durfte, gibt es nicht mehr" in await said(
        ben, "rommé start"
    )
    await preferences.change_server(SERVER, {"channels": (int(GONE),)})
    assert "gibt es nicht mehr. Wer den Server verwaltet" in await said(anna, "rommé start")
    panel = await panel_of(anna, Scope.SERVER)
    assert text_of(panel).count("gibt es nicht mehr; wähle neu") == 2
    panel = await choose(anna, panel, "channels", CHANNEL)
    assert text_of(panel).count("gibt es nicht mehr; wähle neu") == 1
    assert await said(anna, "rommé start") == "Der Tisch ist offen."


async def test_a_member_hosts_as_many_tables_as_the_server_allows(house: House, anna: Member):
    await lobby_of(anna)
    elsewhere = await house.member(anna.id, OTHER_CHANNEL)
    refused = await said(elsewhere, "rommé start")
    assert refused.startswith("Du bist schon Gastgeber an einem anderen Tisch. Spiel dort zu Ende")
    await set_server(anna, hosted="2")
    assert await said(elsewhere, "rommé start") == "Der Tisch ist offen."


def drop_settings(file: Path) -> None:
    with closing(sqlite3.connect(file, timeout=60)) as database, database:
        database.execute("DROP TABLE server_settings")


async def test_what_cannot_be_saved_is_said_and_does_not_hold(
    house: House, anna: Member, tmp_path: Path
):
    panel = await panel_of(anna, Scope.SERVER)
    # In a thread: what the bot has begun to write needs its loop to come to an end.
    await asyncio.to_thread(drop_settings, tmp_path / "tables.sqlite")
    panel = await choose(anna, panel, "hosted", "5")
    assert "Das ließ sich nicht speichern" in text_of(panel)
    assert server_settings(house) == ServerSettings()


async def test_a_hand_is_shown_as_its_owner_wants_it(house: House, anna: Member, ben: Member):
    await match_of(anna, ben)
    panel = await panel_of(anna, Scope.MEMBER)
    panel = await choose(anna, panel, "sorting", "rang")
    assert pictures(await hand_of(anna))
    await choose(anna, panel, "view", "text")
    as_text = await hand_of(anna)
    assert not pictures(as_text)
    match = (await house.table_now()).match
    assert match is not None
    held = match.scene(0).hand
    assert held is not None
    codes = [face.code for face in held.faces]
    by_rank = sorted(codes, key=lambda code: ("23456789TJQKA*".index(code[-1]), codes.index(code)))
    voice = Voice(Texts(), "de")
    assert ", ".join(map(voice.card, by_rank)) in text_of(as_text)
    assert pictures(await hand_of(ben))


async def test_cards_have_the_colours_of_the_table_unless_a_member_wants_others(
    house: House, anna: Member, ben: Member
):
    table = await match_of(anna, ben)
    before = await drawn(house, table), await drawn(house, await hand_of(ben))
    await set_server(anna, palette="klassisch")
    address = pictures(table)[0]["media"]["url"]
    table = await anna.wait_for_message(
        lambda m: m["id"] == table["id"] and pictures(m)[0]["media"]["url"] != address
    )
    classic = await drawn(house, table), await drawn(house, await hand_of(ben))
    assert classic[0] != before[0]
    assert classic[1] != before[1]
    await choose(ben, await panel_of(ben, Scope.MEMBER), "palette", "turnier")
    assert await drawn(house, await hand_of(ben)) == before[1]
    await choose(ben, await panel_of(ben, Scope.MEMBER), "face", "klassisch")
    assert await drawn(house, await hand_of(ben)) not in (before[1], classic[1])


async def hand_of(member: Member) -> Json:
    """Press *Meine Karten*."""
    answer = await member.click(await public(member, "Meine Karten"), "Meine Karten")
    assert answer.message is not None
    return answer.message


async def drawn(house: House, message: Json) -> bytes:
    """Return the picture of a message."""
    return await house.file(pictures(message)[0]["media"]["url"])
