"""What is kept of a member: read, taken along, deleted."""

import logging

import pytest

from tests.e2e.house import House, lobby_of
from tests.e2e.test_ranking import play_out, read
from tests.messages import text_of
from tests.people import Member


async def test_a_member_takes_his_data_along_and_has_them_deleted(
    house: House, anna: Member, ben: Member, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.DEBUG, "bot")  # as much as a log can ever hold
    about = await anna.command("datenschutz")
    assert about.message is not None
    for part in ("30 Tagen", "alle auf dem Server sehen", "Frag danach, wer ihn betreibt"):
        assert part in text_of(about.message)
    await play_out(house, anna, ben)
    export = await anna.command("daten export")
    assert export.message is not None
    assert "Alles, was von dir gespeichert ist" in text_of(export.message)
    asked = await anna.command("daten löschen")
    assert asked.message is not None
    assert "wirklich" in text_of(asked.message)
    await anna.press(asked.message, "Alles löschen")
    await anna.wait_for_message(lambda m: "nichts mehr gespeichert" in text_of(m))
    profile = await anna.command("liga profil")
    assert profile.message is not None
    assert "Noch keine Partie" in text_of(profile.message)
    await ben.command("liga profil")
    await ben.wait_for_message(lambda m: "Profil" in read(m) and "Partien 1" in read(m))
    assert anna.id not in caplog.text


async def test_whoever_sits_at_a_table_must_wait(house: House, anna: Member):
    await lobby_of(anna)
    asked = await anna.command("daten löschen")
    assert asked.message is not None
    assert "offenen Tischen" in text_of(asked.message)
