"""What is kept of a member: read, taken along, deleted."""

import logging
import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, cast

import pytest

from bot.session.deletion import Deleted, Deletion, NotDeleted, StillAtTables
from bot.views.privacy import Privacy
from playground import world
from tests.e2e.house import House, lobby_of
from tests.e2e.test_ranking import play_out, read
from tests.messages import Json, text_of
from tests.people import Member, Outcome


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
    await anna.wait_for_message(lambda m: "Alles, was von dir gespeichert ist" in text_of(m))
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


class Kept:
    """What is kept of everybody: so many bytes, that pack well or not at all."""

    def __init__(self, kept: str) -> None:
        self._kept = kept

    async def export_of(self, _: int) -> Mapping[str, Any]:
        return {"kept": self._kept}


async def test_data_too_large_for_discord_are_packed_or_refused_with_what_to_do(
    house: House, anna: Member, monkeypatch: pytest.MonkeyPatch
):
    assert house.bot is not None
    monkeypatch.setattr(world, "ATTACHMENT_LIMIT", 2_000)
    for kept, said in (
        ("a" * 1_000, "stammtisch.json"),
        ("a" * 10_000, "stammtisch.zip"),
        (random.Random(1).randbytes(5_000).hex(), "auch gepackt"),
    ):
        house.bot.desk.privacy = cast(Privacy, Kept(kept))
        answer = await anna.command("daten export")
        await anna.wait_for_message(partial(_says, answer, said))


def _says(answer: Outcome, said: str, message: Json) -> bool:
    assert answer.message is not None
    return message["id"] == answer.message["id"] and said in f"{read(message)} {message}"


class Unwilling:
    """Of whom it is known what comes of each wish to be forgotten."""

    def __init__(self, came_of_it: Sequence[Deletion | Exception]) -> None:
        self._came_of_it = iter(came_of_it)

    async def open_tables_of(self, _: int) -> Sequence[int]:
        return ()

    async def forget_member(self, _: int) -> Deletion:
        came_of_it = next(self._came_of_it)
        if isinstance(came_of_it, Exception):
            raise came_of_it
        return came_of_it


async def test_whoever_cannot_be_deleted_reads_what_is_done_and_can_press_again(
    house: House, anna: Member
):
    assert house.bot is not None
    came_of_it = (
        (RuntimeError("a mistake of ours"), "noch alles gespeichert"),
        (Deleted((), is_wiped=False), "bis auf Reste"),
        (NotDeleted(), "noch alles gespeichert"),
        (StillAtTables((7,)), "offenen Tischen (Nummer 7)"),
    )
    house.bot.desk.privacy = cast(Privacy, Unwilling([each for each, _ in came_of_it]))
    asked = await anna.command("daten löschen")
    panel = asked.message
    for _, said in came_of_it:
        assert panel is not None
        await anna.click(panel, "Alles löschen")
        panel = await anna.wait_for_message(partial(_says, asked, said))
    assert "Alles löschen" not in str(panel)


async def test_whoever_sits_at_a_table_must_wait(house: House, anna: Member):
    await lobby_of(anna)
    asked = await anna.command("daten löschen")
    assert asked.message is not None
    assert "offenen Tischen" in text_of(asked.message)
