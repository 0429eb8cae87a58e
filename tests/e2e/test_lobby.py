"""The life of a table before its match, through Discord's own interface."""

import pytest

from tests.e2e.house import CEM, DORA, OTHER_CHANNEL, House, lobby_of, public
from tests.messages import has, text_of
from tests.people import Member


async def test_help_says_how_a_match_begins(anna: Member):
    answer = await anna.command("hilfe")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    assert "/rommé start" in text_of(answer.message)


async def test_a_table_opens_with_game_preset_rules_and_host(anna: Member):
    await anna.command("rommé start", variante="kurz", erstmeldung="30")
    lobby = await public(anna, "Mitspielen")
    said = text_of(lobby)
    assert "Rommé: ein Tisch ist offen" in said
    assert "Kurz" in said
    assert "Erstmeldung: **mindestens 30 Punkte**" in said
    assert f"<@{anna.id}> – Gastgeber" in said


async def test_nobody_can_start_alone(anna: Member):
    await anna.command("rommé start")
    lobby = await public(anna, "Mitspielen")
    assert "Es fehlt noch 1 Mitspieler" in text_of(lobby)
    assert not has(lobby, "Starten")


async def test_members_and_computers_sit_down_and_get_up(anna: Member, ben: Member):
    lobby = await lobby_of(anna, ben, computers=1)
    assert "Ada (Computer, mittel)" in text_of(lobby)
    await ben.press(lobby, "Computer weg")
    await ben.press(lobby, "Gehen")
    lobby = await anna.wait_for_message(lambda m: "1 von 6" in text_of(m))
    assert f"<@{ben.id}>" not in text_of(lobby)


async def test_a_table_with_one_person_says_that_it_is_training(anna: Member, ben: Member):
    lobby = await lobby_of(anna, computers=1)
    assert "Training" in text_of(lobby)
    await ben.press(lobby, "Mitspielen")
    lobby = await anna.wait_for_message(lambda m: "3 von 6" in text_of(m))
    assert "zählt für die Rangliste" in text_of(lobby)


async def test_the_host_passes_on_by_itself(anna: Member, ben: Member):
    lobby = await lobby_of(anna, ben)
    await anna.press(lobby, "Gehen")
    lobby = await ben.wait_for_message(lambda m: f"<@{ben.id}> – Gastgeber" in text_of(m))
    assert f"<@{anna.id}>" not in text_of(lobby)


async def test_when_the_last_person_leaves_the_table_closes(anna: Member):
    lobby = await lobby_of(anna, computers=1)
    await anna.press(lobby, "Gehen")
    closed = await anna.wait_for_message(lambda m: "der Tisch ist geschlossen" in text_of(m))
    assert "Am Tisch saß niemand mehr." in text_of(closed)
    assert not has(closed, "Mitspielen")


async def test_only_the_host_starts_and_others_read_why_not(anna: Member, ben: Member):
    lobby = await lobby_of(anna, ben)
    answer = await ben.click(lobby, "Starten")
    assert answer.message is not None
    assert f"Das darf nur der Gastgeber: <@{anna.id}>." in text_of(answer.message)
    assert answer.message["ephemeral"]


async def test_who_sits_already_and_a_full_table_are_answered(house: House, anna: Member):
    lobby = await lobby_of(anna, computers=5)
    again = await anna.click(lobby, "Mitspielen")
    assert again.message is not None
    assert "Du sitzt schon" in text_of(again.message)
    full = await (await house.member(CEM)).click(lobby, "Mitspielen")
    assert full.message is not None
    assert "Der Tisch ist voll: 6 Plätze" in text_of(full.message)


async def test_two_tables_in_one_channel_are_refused_in_another_they_are_not(
    house: House, anna: Member, ben: Member
):
    await lobby_of(anna)
    refused = await ben.command("rommé start")
    assert refused.message is not None
    assert "schon ein Tisch offen" in text_of(refused.message)
    elsewhere = await house.member(CEM, OTHER_CHANNEL)
    opened = await elsewhere.command("rommé start")
    assert opened.message is not None
    assert "Der Tisch ist offen." in text_of(opened.message)


@pytest.mark.parametrize(
    ("command", "said"),
    [("tisch beitreten", "Du sitzt am Tisch."), ("tisch hand", "Du sitzt nicht an diesem Tisch.")],
)
async def test_commands_reach_the_table_of_the_channel(
    anna: Member, ben: Member, command: str, said: str
):
    await lobby_of(anna)
    answer = await ben.command(command)
    assert answer.message is not None
    assert said in text_of(answer.message)


async def test_leaving_by_command_and_cancelling_by_the_host_alone(
    house: House, anna: Member, ben: Member
):
    cem = await house.member(CEM)
    await lobby_of(ben, cem, anna)
    left = await anna.command("tisch verlassen")
    assert left.message is not None
    assert "aufgestanden" in text_of(left.message)
    refused = await cem.command("tisch abbrechen")
    assert refused.message is not None
    assert f"Gastgeber, <@{ben.id}>, und wer den Server verwaltet" in text_of(refused.message)
    closed = await ben.command("tisch abbrechen")
    assert closed.message is not None
    assert "Der Tisch ist geschlossen." in text_of(closed.message)


async def test_an_administrator_may_cancel_a_table_of_others(anna: Member, ben: Member):
    await lobby_of(ben)
    closed = await anna.command("tisch abbrechen")
    assert closed.message is not None
    assert "Der Tisch ist geschlossen." in text_of(closed.message)


async def test_without_a_table_the_commands_say_how_to_open_one(anna: Member):
    for command in ("zeigen", "hand", "beitreten", "verlassen", "abbrechen"):
        answer = await anna.command(f"tisch {command}")
        assert answer.message is not None
        assert "rommé start" in text_of(answer.message)


async def test_showing_a_table_posts_it_at_the_bottom_and_takes_the_old_one_away(
    house: House, anna: Member
):
    old = await lobby_of(anna)
    await anna.write("Hallo")
    await anna.command("tisch zeigen")
    new = await anna.wait_for_message(lambda m: has(m, "Mitspielen") and m["id"] != old["id"])
    await anna.wait(lambda: anna.message(old["id"]) is None)
    assert int(new["id"]) > int(old["id"])


async def test_the_public_lobby_speaks_the_servers_language_the_private_answer_the_members(
    house: House, anna: Member
):
    await lobby_of(anna)
    dora = await house.member(DORA)
    lobby = await public(dora, "Mitspielen")
    answer = await dora.click(lobby, "Computer weg")
    assert answer.message is not None
    assert "You are not seated at this table." in text_of(answer.message)


async def test_a_lobby_has_no_cards_to_show(anna: Member):
    await lobby_of(anna)
    answer = await anna.command("tisch hand")
    assert answer.message is not None
    assert "Die Partie hat noch nicht begonnen" in text_of(answer.message)
