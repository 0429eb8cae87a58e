"""What every answer of the league has in common: it waits for names, but not for long."""

import asyncio

import pytest

from bot.texts import Texts, Voice
from bot.views.league import answer
from bot.views.league.answer import Reader, names_of
from bot.views.people import Names
from tests.bot.league.matches import ANNA, BEN

READER = Reader(7, ANNA, Voice(Texts(), "de"))


async def test_whom_discord_does_not_name_in_time_is_called_so_and_by_his_name_later(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(answer, "NAMES_S", 0.0)
    answered = asyncio.Event()

    async def fetch(guild: int, member: int) -> str | None:
        await answered.wait()
        return "Ben"

    names = Names(fetch)
    names.learn(READER.guild, ANNA, "Anna")
    name = await names_of(names, READER, [ANNA, BEN])
    assert (name(ANNA), name(BEN)) == ("Anna", "Unbekannt")
    answered.set()
    monkeypatch.setattr(answer, "NAMES_S", 5.0)
    name = await names_of(names, READER, [ANNA, BEN])
    assert name(BEN) == "Ben"
