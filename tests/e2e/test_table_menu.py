"""*Mehr* at a running table: members press its buttons and use the commands that do the same."""

from typing import Any

import pytest

from bot.session import Away, Person, Status
from games.core import record
from tests.e2e.house import CEM, DORA, OTHER_CHANNEL, House, lobby_of, match_of, public
from tests.messages import file_address, has, text_of
from tests.people import Member, Outcome

Json = dict[str, Any]


def said(outcome: Outcome) -> str:
    """Return what a member reads in an answer, which is his alone."""
    assert outcome.message is not None
    assert outcome.message["ephemeral"]
    return text_of(outcome.message)


def address(outcome: Outcome) -> str:
    """Return the address of the file in an answer."""
    assert outcome.message is not None
    return file_address(outcome.message)


async def more(member: Member) -> Json:
    """Open the menu of the running table."""
    answer = await member.click(await public(member, "Mehr"), "Mehr")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    return answer.message


async def press(member: Member, message: Json, label: str) -> Json:
    """Press a button of a private message; return it as it stands then."""
    answer = await member.click(message, label)
    assert answer.message is not None
    return answer.message


async def test_a_match_ends_by_the_votes_of_all_and_says_why(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben, computers=1)
    menu = await press(anna, await more(anna), "Abbrechen")
    assert "wenn noch 1 Mitspieler abbrechen will" in text_of(menu)
    theirs = await more(ben)
    assert f"Abbrechen möchten: <@{anna.id}>" in text_of(theirs)
    assert f"Noch nicht: <@{ben.id}>" in text_of(theirs)
    menu = await press(anna, menu, "Doch nicht abbrechen")
    assert "Du willst weiterspielen" in text_of(menu)
    await press(anna, menu, "Abbrechen")
    assert "Die Partie ist abgebrochen." in said(await ben.command("tisch abbrechen"))
    closed = await ben.wait_for_message(lambda m: "Alle am Tisch wollten es so." in text_of(m))
    assert "wird nicht gewertet" in text_of(closed)
    assert (await house.table_now()).status is Status.ABORTED


async def test_alone_against_computers_breaking_off_is_asked_twice(house: House, anna: Member):
    await match_of(anna, computers=1)
    menu = await press(anna, await more(anna), "Abbrechen")
    assert "Willst du die Partie wirklich abbrechen?" in text_of(menu)
    assert (await house.table_now()).status is Status.RUNNING
    assert "Die Partie ist abgebrochen." in text_of(await press(anna, menu, "Ja, abbrechen"))


async def test_giving_up_is_asked_twice_and_a_computer_plays_on(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben, computers=1)
    sure = await press(ben, await more(ben), "Aufgeben")
    assert "Willst du wirklich aufgeben?" in text_of(sure)
    back = await press(ben, sure, "Zurück")
    assert (await house.table_now()).seat_of(int(ben.id)) is not None
    menu = await press(ben, await press(ben, back, "Aufgeben"), "Ja, aufgeben")
    assert "ein Computer spielt deinen Platz zu Ende" in text_of(menu)
    held = (await house.table_now()).seating[1]
    assert isinstance(held, Away)
    assert held.gave_up
    assert not has(menu, "Aufgeben")


async def test_the_command_asks_too_and_says_what_to_do_before_the_start(
    house: House, anna: Member, ben: Member
):
    await lobby_of(anna, computers=1)
    assert "tisch verlassen" in said(await anna.command("tisch aufgeben"))
    assert "Du sitzt nicht" in said(await ben.command("tisch aufgeben"))
    await anna.press(await public(anna, "Starten"), "Starten")
    await public(anna, "Mehr")
    asked = await anna.command("tisch aufgeben")
    assert "Willst du wirklich aufgeben?" in said(asked)
    assert asked.message is not None
    given_up = await anna.click(asked.message, "Ja, aufgeben")
    assert "ein Computer spielt deinen Platz zu Ende" in said(given_up)
    closed = await anna.wait_for_message(lambda m: "niemand mehr, der mitspielt" in text_of(m))
    assert not has(closed, "Mehr")


async def test_an_administrator_who_does_not_play_is_asked_and_breaks_off_for_all(
    house: House, anna: Member, ben: Member
):
    cem = await house.member(CEM)
    await match_of(ben, cem)
    assert not has(await more(ben), "Für alle abbrechen")
    sure = await press(anna, await more(anna), "Für alle abbrechen")
    assert (await house.table_now()).is_open
    assert "Die Partie ist abgebrochen." in text_of(await press(anna, sure, "Ja, abbrechen"))
    await ben.wait_for_message(lambda m: "der diesen Server verwaltet" in text_of(m))


async def test_an_administrator_who_plays_votes_and_may_break_off_for_all_too(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben)
    voted = (await anna.command("tisch abbrechen")).message
    assert voted is not None
    assert "wenn noch 1 Mitspieler abbrechen will" in text_of(voted)
    sure = await press(anna, voted, "Für alle abbrechen")
    assert (await house.table_now()).is_open
    await press(anna, sure, "Ja, abbrechen")
    await ben.wait_for_message(lambda m: "der diesen Server verwaltet" in text_of(m))


async def test_a_member_without_a_seat_takes_one_over_and_plays(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, computers=1)
    menu = await more(ben)
    assert "wird die Partie nicht gewertet" in text_of(menu)
    assert not has(menu, "Aufgeben")
    menu = await press(ben, menu, "Platz übernehmen: Ada")
    assert "Du spielst jetzt mit." in text_of(menu)
    assert (await house.table_now()).seating[1] == Person(int(ben.id), came_late=True)
    await house.settle()
    hand = await ben.click(await public(ben, "Meine Karten"), "Meine Karten")
    assert "Meine Karten" not in said(hand)
    cem = await house.member(CEM)
    assert "Platz übernehmen" not in str(await more(cem))


async def test_the_host_role_is_passed_on_during_the_match(house: House, anna: Member, ben: Member):
    await match_of(anna, ben)
    answer = await anna.choose(await more(anna), "Gastgeber wechseln", ["Ben"])
    assert f"Gastgeber ist jetzt <@{ben.id}>." in said(answer)
    assert (await house.table_now()).host == int(ben.id)
    assert not has(await more(anna), "Gastgeber wechseln")


async def test_whoever_is_due_is_nudged_once_a_minute_and_never_by_himself(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben)
    table = await house.table_now()
    due, other = (anna, ben) if table.people_due == (0,) else (ben, anna)
    assert not has(await more(due), "Anstupsen")
    menu = await press(other, await more(other), "Anstupsen")
    assert "Angestupst." in text_of(menu)
    await due.wait_for_message(lambda m: not m["ephemeral"] and has(m, "Meine Karten"))
    assert "höchstens einmal in der Minute" in text_of(await press(other, menu, "Anstupsen"))
    own = await more(due)
    forged = await due.forge(own["id"], f"nudge:1:{table.number}:0::")
    assert "auf niemanden außer dir" in said(forged)


async def test_a_pause_stops_the_clock_and_ends_by_the_same_button(
    house: House, anna: Member, ben: Member
):
    await lobby_of(anna, ben)
    panel = await anna.click(await public(anna, "Tisch einrichten"), "Tisch einrichten")
    assert panel.message is not None
    chosen = await anna.choose(
        panel.message, lambda part: "tempo:" in part["custom_id"], ["normal"]
    )
    assert "Uhr: jetzt normal, 90 Sekunden je Zug" in said(chosen)
    await anna.press(await public(anna, "Starten"), "Starten")
    menu = await press(ben, await more(ben), "Pause")
    assert "Fünf Minuten lang läuft keine Uhr." in text_of(menu)
    menu = await press(ben, menu, "Weiterspielen")
    assert "Die Uhr läuft wieder." in text_of(menu)
    assert "Deine Pause in dieser Partie hast du schon" in said(await ben.command("tisch pause"))


async def test_what_is_not_possible_before_the_start_or_after_the_end_says_so(
    house: House, anna: Member, ben: Member
):
    await lobby_of(anna, ben)
    assert "noch nicht begonnen" in said(await anna.command("tisch protokoll"))
    assert "noch nicht begonnen" in said(await anna.command("tisch pause"))
    dora = await house.member(DORA, OTHER_CHANNEL)
    assert "no table is open" in said(await dora.command("tisch melden")).lower()


async def test_while_it_runs_the_record_holds_what_all_saw_and_after_it_everything(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben, computers=1)
    running = await ben.command("tisch protokoll")
    assert "Die Partie läuft noch." in said(running)
    text = (await house.file(address(running))).decode()
    assert record.replay(text).number == 0
    assert ": Verdeckte Karten stehen hier nicht." in text
    assert "Platz 1" in text or "Platz 2" in text
    for voter in (anna, ben):
        await voter.command("tisch abbrechen")
    over = await anna.click(await public(anna, "Protokoll"), "Protokoll")
    assert "Zug für Zug" in said(over)
    whole = record.replay((await house.file(address(over))).decode())
    assert whole.number == (await house.table_now()).number


async def test_a_report_has_table_and_line_and_says_whom_to_send_it_to(
    house: House, anna: Member, caplog: pytest.LogCaptureFixture
):
    caplog.set_level("INFO")
    await match_of(anna, computers=1)
    answer = await anna.click(await more(anna), "Fehler melden")
    assert "an die Person, die diesen Bot betreibt" in said(answer)
    text = (await house.file(address(answer))).decode()
    assert text.startswith("# Fehlerbericht: Tisch 1, Zeile ")
    assert anna.id not in text
    (line,) = [each for each in caplog.messages if "a fault was reported" in each]
    assert line.startswith("a fault was reported at table 1, line ")
    assert anna.id not in line


async def test_votes_seats_and_the_host_are_kept_over_a_restart(
    house: House, anna: Member, ben: Member
):
    cem = await house.member(CEM)
    await match_of(anna, ben, cem)
    await press(anna, await more(anna), "Abbrechen")
    await anna.choose(await more(anna), "Gastgeber wechseln", ["Ben"])
    await press(cem, await press(cem, await more(cem), "Aufgeben"), "Ja, aufgeben")
    await house.settle()
    await house.stop_bot()
    await house.start_bot()
    menu = await more(ben)
    assert f"Abbrechen möchten: <@{anna.id}>. Noch nicht: <@{ben.id}>." in text_of(menu)
    assert has(menu, "Gastgeber wechseln")
    assert not has(await more(cem), "Aufgeben")
    assert "Du hast diese Partie aufgegeben" in said(await cem.command("tisch hand"))
