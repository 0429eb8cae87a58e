"""The host's panel in a lobby: who sits there, who may, how fast, and a thread of its own."""

import asyncio
from typing import Any

import pytest

from bot.session import Status, TableId
from bot.views.ids import ClickId, Verb
from tests.e2e.house import BEN, CEM, CHANNEL, DORA, House, lobby_of, public
from tests.e2e.test_table_menu import said
from tests.messages import find, has, text_of
from tests.people import Member

Json = dict[str, Any]


def of(verb: str) -> Any:
    return lambda part: part["custom_id"].startswith(f"{verb}:")


async def panel_of(host: Member) -> Json:
    """Open the panel of the lobby."""
    answer = await host.click(await public(host, "Tisch einrichten"), "Tisch einrichten")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    return answer.message


async def choose(host: Member, panel: Json, verb: str, *values: str) -> Json:
    """Choose in one of the panel's menus; return the panel as it stands then."""
    answer = await host.choose(panel, of(verb), list(values))
    assert answer.message is not None
    return answer.message


async def press(host: Member, panel: Json, label: str) -> Json:
    answer = await host.click(panel, label)
    assert answer.message is not None
    return answer.message


async def test_somebody_is_sent_away_and_may_come_back(house: House, anna: Member, ben: Member):
    await lobby_of(anna, ben)
    panel = await choose(anna, await panel_of(anna), "kick", BEN)
    assert f"<@{BEN}> sitzt nicht mehr am Tisch." in text_of(panel)
    assert (await house.table_now()).people == (int(anna.id),)
    assert not has(panel, of("kick"))
    await ben.press(await public(ben, "Mitspielen"), "Mitspielen")


async def test_the_role_is_passed_on_and_the_panel_closes(house: House, anna: Member, ben: Member):
    await lobby_of(anna, ben)
    panel = await panel_of(anna)
    after = await choose(anna, panel, "newhost", BEN)
    assert text_of(after) == f"Gastgeber ist jetzt <@{BEN}>."
    late = await anna.forge(panel["id"], find(panel, of("kick"))["custom_id"], values=[BEN])
    assert f"Das darf nur der Gastgeber: <@{BEN}>." in said(late)
    assert (await house.table_now()).people == (int(anna.id), int(ben.id))


async def test_only_the_host_has_the_panel(anna: Member, ben: Member):
    lobby = await lobby_of(anna, ben)
    refused = said(await ben.click(lobby, "Tisch einrichten"))
    assert refused == f"Das darf nur der Gastgeber: <@{anna.id}>."


async def test_the_clock_is_chosen_and_everybody_reads_it(anna: Member):
    await lobby_of(anna)
    panel = await choose(anna, await panel_of(anna), "tempo", "gemuetlich")
    assert "Uhr: jetzt gemütlich, 10 Minuten je Zug" in text_of(panel)
    await anna.wait_for_message(
        lambda m: not m["ephemeral"] and "Uhr: **gemütlich, 10 Minuten je Zug**" in text_of(m)
    )


async def test_how_a_match_is_rated_is_chosen_and_everybody_reads_it(anna: Member, ben: Member):
    await lobby_of(anna, ben)
    panel = await press(anna, await panel_of(anna), "Ohne Wertung spielen")
    assert "Die Partie wird nicht gewertet." in text_of(panel)
    await ben.wait_for_message(lambda m: "Ohne Wertung:" in text_of(m))
    panel = await press(anna, panel, "Mit Wertung spielen")
    assert has(panel, "Ohne Wertung spielen")
    panel = await press(anna, panel, "Rückkehrer normal werten")
    assert has(panel, "Rückkehrer als Letzte werten")
    await ben.wait_for_message(lambda m: "vor dem Ende zurückkommt" in text_of(m))


async def test_a_private_table_refuses_strangers_also_after_a_restart(
    house: House, anna: Member, ben: Member
):
    cem = await house.member(CEM)
    lobby = await lobby_of(anna)
    panel = await press(anna, await panel_of(anna), "Privat machen")
    assert "Mitspielen kann nur, wer unten ausgewählt ist" in text_of(panel)
    assert "Dieser Tisch ist privat" in said(await ben.click(lobby, "Mitspielen"))
    panel = await choose(anna, panel, "invite", BEN, DORA)
    assert f"Eingeladen: <@{BEN}>, <@{DORA}>" in text_of(panel)
    await house.settle()
    await house.stop_bot()
    await house.start_bot()
    assert "Dieser Tisch ist privat" in said(await cem.command("tisch beitreten"))
    assert "Du sitzt am Tisch." in said(await ben.command("tisch beitreten"))
    shown = await anna.wait_for_message(lambda m: f"Eingeladen: <@{DORA}>" in text_of(m))
    assert "Privat: " in text_of(shown)
    panel = await press(anna, await panel_of(anna), "Für alle öffnen")
    assert "Jetzt können wieder alle mitspielen." in text_of(panel)
    assert "Du sitzt am Tisch." in said(await cem.command("tisch beitreten"))


async def test_who_is_invited_is_called_and_sits_down_by_the_button_of_the_call(
    house: House, anna: Member, ben: Member
):
    await lobby_of(anna)
    panel = await press(anna, await panel_of(anna), "Privat machen")
    await choose(anna, panel, "invite", BEN)
    call = await ben.wait_for_message(lambda m: f"<@{BEN}>: <@{anna.id}> lädt dich" in text_of(m))
    await ben.press(call, "Mitspielen")
    await ben.wait(lambda: ben.message(call["id"]) is None)
    assert (await house.table_now()).people == (int(anna.id), int(ben.id))


async def test_nobody_is_invited_any_more_when_nobody_is_chosen(house: House, anna: Member):
    await lobby_of(anna)
    panel = await press(anna, await panel_of(anna), "Privat machen")
    panel = await choose(anna, panel, "invite", BEN)
    panel = await choose(anna, panel, "invite")
    assert "Jetzt ist niemand eingeladen." in text_of(panel)
    assert (await house.table_now()).guests == ()


async def threaded(house: House, host: Member) -> tuple[str, Member]:
    """Move the host's lobby into a thread; return its id and the host in it."""
    lobby = await lobby_of(host, computers=1)
    moved = await press(host, await panel_of(host), "Eigener Thread")
    thread = str((await house.table_now()).place.channel)
    assert text_of(moved) == f"Der Tisch steht jetzt in <#{thread}>."
    assert thread == lobby["id"]
    await host.wait(lambda: f"<#{thread}>" in text_of(host.message(lobby["id"]) or {}))
    inside = await house.member(host.id, thread)
    await house.settle()
    await inside.see()
    return thread, inside


async def test_a_table_in_a_thread_plays_there_and_its_channel_takes_another(
    house: House, anna: Member, ben: Member
):
    thread, inside = await threaded(house, anna)
    lobby = await public(inside, "Starten")
    assert lobby["channel_id"] == thread
    late = await anna.forge(thread, str(ClickId(Verb.HOUSE, TableId(1))))
    assert said(late) == f"Der Tisch steht jetzt in <#{thread}>."
    assert "Der Tisch ist offen." in said(await ben.command("rommé start"))
    await inside.press(lobby, "Starten")
    await public(inside, "Meine Karten")
    hand = await inside.click(await public(inside, "Meine Karten"), "Meine Karten")
    assert hand.message is not None
    assert hand.message["ephemeral"]
    assert (await house.table_now()).status is Status.RUNNING


async def test_a_closed_table_archives_its_thread_and_says_why(house: House, anna: Member):
    thread, inside = await threaded(house, anna)
    await house.stop_bot()
    await house.start_bot()
    await inside.command("tisch abbrechen")
    closed = await inside.wait_for_message(lambda m: "Der Gastgeber hat ihn" in text_of(m))
    assert closed["channel_id"] == thread
    world = house.playground.core.state.threads
    await inside.wait(lambda: world[thread].archived)


@pytest.mark.parametrize("right", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
async def test_a_right_that_is_missing_for_the_thread_is_named(
    house: House, anna: Member, right: str
):
    await lobby_of(anna)
    await house.order("/control/rights", channel=CHANNEL, deny=[right])
    panel = await press(anna, await panel_of(anna), "Eigener Thread")
    assert "Für einen eigenen Thread braucht der Bot in diesem Kanal noch" in text_of(panel)
    assert (await house.table_now()).parent is None


async def test_rights_of_a_thread_are_looked_at_before_a_table_opens_there(
    house: House, anna: Member
):
    _, inside = await threaded(house, anna)
    await inside.command("tisch abbrechen")
    await house.order("/control/rights", channel=CHANNEL, deny=["SEND_MESSAGES_IN_THREADS"])
    refused = said(await inside.command("rommé start"))
    assert "braucht der Bot noch „Nachrichten in Threads senden“" in refused


async def test_forged_choices_change_nothing(house: House, anna: Member, ben: Member):
    await lobby_of(anna, ben)
    panel = await panel_of(anna)
    before = await house.table_now()
    for verb, value in (("kick", "7"), ("kick", "x"), ("newhost", "7"), ("tempo", "sofort")):
        forged = await anna.forge(panel["id"], f"{verb}:1:{before.revision}:0::", values=[value])
        assert said(forged)
    after = await house.table_now()
    assert (after.seating, after.host, after.tempo) == (before.seating, before.host, before.tempo)
    private = await ben.forge(panel["id"], "private:1:0:0::")
    assert private.message is None
    assert not (await house.table_now()).is_private


async def test_a_thread_that_discord_does_not_start_leaves_the_table_where_it_is(
    house: House, anna: Member
):
    await lobby_of(anna)
    await house.order("/control/faults", method="POST", route="*/threads", status=403, code=50013)
    panel = await press(anna, await panel_of(anna), "Eigener Thread")
    assert "der Tisch bleibt hier" in text_of(panel)
    assert (await house.table_now()).parent is None
    moved = await press(anna, panel, "Eigener Thread")
    assert "Der Tisch steht jetzt in" in text_of(moved)


async def test_a_match_that_begins_meanwhile_stays_and_the_thread_is_archived(
    house: House, anna: Member
):
    lobby = await lobby_of(anna, computers=1)
    panel = await panel_of(anna)
    await house.order("/control/faults", method="POST", route="*/threads", delay_s=2.0)
    moving = asyncio.create_task(press(anna, panel, "Eigener Thread"))
    await anna.press(lobby, "Starten")
    assert "Die Partie hat schon begonnen" in text_of(await moving)
    assert (await house.table_now()).parent is None
    threads = house.playground.core.state.threads
    assert threads[lobby["id"]].archived


async def test_a_table_that_stands_in_a_thread_gets_none_of_its_own(house: House, anna: Member):
    _, inside = await threaded(house, anna)
    await inside.command("tisch abbrechen")
    await inside.wait_for_message(lambda m: "Der Gastgeber hat ihn" in text_of(m))
    await inside.command("rommé start")
    panel = await press(inside, await panel_of(inside), "Eigener Thread")
    assert "nur in einem Textkanal" in text_of(panel)
