"""The bot is told to end: everything is saved, open tables say so, and all goes on afterwards."""

import asyncio

import pytest

from bot.app import client, purging
from playground.faults import Fault
from tests.e2e.faults import players_of, plays_on
from tests.e2e.house import CEM, CHANNEL, OTHER_CHANNEL, House, lobby_of, match_of, public
from tests.messages import has, text_of
from tests.people import PATIENCE_S, Member

WORD = "Der Bot macht eine kurze Pause"


async def told_to_end(house: House) -> None:
    assert house.bot is not None
    house.bot.is_told_to_end = True
    await house.stop_bot()


async def test_open_tables_say_that_the_bot_pauses_and_go_on_after_it(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben)
    players = await players_of(house, anna, ben)
    elsewhere = await house.member(CEM, OTHER_CHANNEL)
    lobby = await lobby_of(elsewhere)
    await told_to_end(house)
    table = await anna.wait_for_message(lambda m: WORD in text_of(m))
    assert has(table, "Meine Karten")
    assert await elsewhere.wait_for_message(lambda m: WORD in text_of(m))
    await house.start_bot()
    await anna.wait_for_message(lambda m: m["id"] == table["id"] and WORD not in text_of(m))
    await elsewhere.wait_for_message(lambda m: m["id"] == lobby["id"] and WORD not in text_of(m))
    await plays_on(house, *players)


async def test_a_discord_that_does_not_answer_does_not_hold_up_the_end(
    house: House, anna: Member, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(client, "LEAVING_S", 0.05)
    await lobby_of(anna)
    route = f"/channels/{CHANNEL}/messages/*"
    house.playground.core.faults.add(Fault("PATCH", route, delay_s=1))
    await told_to_end(house)
    asked = house.requests()[-1]
    entries = house.playground.transcript.entries
    assert asked["method"] == "PATCH"
    assert not [each for each in entries if each.get("request") == asked["n"]]
    await house.start_bot()
    assert await public(anna, "Mitspielen")


async def test_a_league_that_is_being_counted_does_not_hold_up_the_end(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(purging, "PURGING_S", 0.05)
    assert house.bot is not None
    store = house.bot._store
    assert store is not None
    await house.bot._purge()  # that of the start is over then
    async with store.league.computing:
        looking = asyncio.create_task(house.bot._purge())
        while not store.league.computing._waiters:
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE_S):
            await house.stop_bot()
    await looking


async def test_who_clicks_while_the_bot_ends_reads_so(house: House, anna: Member, ben: Member):
    lobby = await lobby_of(anna)
    assert house.bot is not None
    house.bot._is_ending = True  # what `close` does first; the rest would race with the click
    refused = await ben.click(lobby, "Mitspielen")
    assert refused.message is not None
    assert refused.message["ephemeral"]
    assert "startet gerade neu" in text_of(refused.message)
    assert (await house.table_now()).people == (int(anna.id),)
