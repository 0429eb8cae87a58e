"""The commands of the league, before and after a match."""

from typing import Never, cast

import pytest

from bot.league.ports import LeagueOffice
from bot.views.ids import Verb
from bot.views.league.ids import MemberView, Press
from tests.e2e.house import House
from tests.e2e.test_ranking import play_out, read
from tests.messages import has, pictures
from tests.people import Member, Outcome


async def asked(member: Member, command: str) -> str:
    answer = await member.command(command)
    assert answer.message is not None
    assert answer.message["ephemeral"]
    return read(answer.message)


async def test_the_league_tells_of_a_match_and_is_shown_to_everybody_on_demand(
    house: House, anna: Member, ben: Member
):
    assert "Noch keine Partie" in await asked(anna, "liga profil")
    assert "noch keine gewertete Partie" in await asked(anna, "liga verlauf")
    assert "noch keine Saison" in await asked(anna, "liga ruhmeshalle")
    await play_out(house, anna, ben)
    assert "Partien 1" in await asked(anna, "liga profil")
    assert "Wertung Rommé" in await asked(anna, "liga verlauf")
    assert "Saison" in await asked(anna, "liga saison")
    answer = await anna.command("liga tabelle")
    assert answer.message is not None
    assert "Partien 1" in read(answer.message)
    await anna.press(answer.message, "Zeigen")
    shown = await ben.wait_for_message(
        lambda m: "Liga" in read(m) and not m.get("ephemeral") and bool(pictures(m))
    )
    assert "Partien 1" in read(shown)
    await look_at_each_other(anna, ben)
    profile = await anna.command("liga profil", spiel="romme")
    assert profile.message is not None
    await house.stop_bot()
    await house.start_bot()
    await anna.press(profile.message, "Zeigen")
    public = await ben.wait_for_message(lambda m: "Profil" in read(m) and not m.get("ephemeral"))
    assert "Minuspunkte je Spiel" in read(public)


async def look_at_each_other(anna: Member, ben: Member) -> None:
    """Ben reads Anna's profile, but only she can show it to everybody."""
    other = await ben.command("liga profil", mitglied=anna.id)
    assert other.message is not None
    assert f"Du gegen <@{anna.id}>: eine Partie" in read(other.message)
    assert not has(other.message, "Zeigen")
    show = MemberView(Verb.PROFILE, int(anna.id)).id(Press.SHOW)
    forged = await ben.forge(other.message["id"], str(show))
    assert forged.message is not None
    assert "nur das Mitglied selbst" in read(forged.message)
    curve = await ben.command("liga verlauf", mitglied=anna.id)
    assert curve.message is not None
    assert "Wertung Rommé" in read(curve.message)


async def test_an_administrator_declares_a_match_void_and_nobody_else_may(
    house: House, anna: Member, ben: Member
):
    await play_out(house, anna, ben)
    void = "liga verwalten"
    refused = await ben.command(void, was="void", partie=1)
    assert refused.message is not None
    assert "nur Verwalter" in read(refused.message)
    done = await anna.command(void, was="void", partie=1)
    await latest(anna, done, "Erledigt")
    again = await anna.command(void, was="void", partie=1)
    await latest(anna, again, "nichts geändert")
    assert "für ungültig erklärt" in await asked(ben, "liga profil")
    course = await asked(ben, "liga verlauf")
    assert "Zählt nicht" in course
    assert "Rommé – Die Partie wurde für ungültig erklärt" in course
    closed = await anna.command(void, was="close")
    await latest(anna, closed, "Erledigt")
    assert "läuft keine Saison" in await asked(ben, "liga saison")


async def test_an_administrator_takes_the_league_along_and_nobody_else_does(
    house: House, anna: Member, ben: Member
):
    empty = await anna.command("liga export")
    assert "noch keine Partie" in await latest(anna, empty, "noch keine Partie")
    await play_out(house, anna, ben)
    refused = await ben.command("liga export", form="json")
    assert refused.message is not None
    assert "nur Verwalter" in read(refused.message)
    answer = await anna.command("liga export", form="csv")
    shown = await latest(anna, answer, "Eine Partie, dazu")
    assert "liga.csv" in shown


class Broken:
    """A league that cannot be reached."""

    async def export(self, *_: object) -> Never:
        raise RuntimeError

    async def void(self, *_: object, **__: object) -> Never:
        raise RuntimeError


async def test_what_the_league_cannot_do_ends_in_a_sentence_that_says_so(
    house: House, anna: Member, caplog: pytest.LogCaptureFixture
):
    assert house.bot is not None
    house.bot.desk.office = cast(LeagueOffice, Broken())
    answer = await anna.command("liga export", form="csv")
    await latest(anna, answer, "nicht fertig geworden")
    answer = await anna.command("liga verwalten", was="void", partie=1)
    await latest(anna, answer, "ob es trotzdem gilt")
    assert [each.levelname for each in caplog.records if "takes long" in each.message] == (
        ["ERROR"] * 2
    )
    caplog.clear()


async def latest(member: Member, answer: Outcome, said: str) -> str:
    """Return an answer once it says something, with the names of its files."""
    assert answer.message is not None
    number = answer.message["id"]
    found = await member.wait_for_message(lambda m: m["id"] == number and said in read(m))
    assert found["ephemeral"]
    return f"{read(found)} {found}"
