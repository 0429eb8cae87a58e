"""Events that are lost, doubled or late, sockets that break, sessions that end, and an outage."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import discord.backoff
import pytest

from tests.e2e.faults import (
    Watch,
    due_player,
    house_with_watch,
    no_errors,
    order,
    players_of,
    plays_on,
)
from tests.e2e.house import ANNA, BEN, House, control, lobby_of, match_of, public
from tests.messages import text_of
from tests.people import PATIENCE_S, Member


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No error is logged; discord.py's pauses between attempts pass fast."""
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.02)
    monkeypatch.setattr(discord.Client, "before_identify_hook", no_pause)
    with no_errors(caplog):
        yield


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[tuple[House, Watch]]:
    async with house_with_watch(tmp_path / "tables.sqlite") as opened:
        yield opened


async def gateway(house: House, action: str, **fields: object) -> None:
    await house.order("/control/gateway", action=action, **fields)


def clicks_answered(house: House) -> list[str]:
    """Return the tokens of all answers, one for each."""
    return [each["path"] for each in house.requests() if each["path"].endswith("/callback")]


async def test_a_click_that_is_delivered_twice_is_answered_once(house: House, anna: Member):
    lobby = await lobby_of(anna)
    await order(house, event="double", route="INTERACTION_CREATE", count=3)
    for _ in range(3):
        await anna.press(lobby, "Computer dazu")
    await anna.wait_for_message(lambda m: "4 von 6" in text_of(m))
    answered = clicks_answered(house)
    assert len(answered) == len(set(answered))


async def test_a_click_that_is_lost_is_made_again_and_counts_once(house: House, anna: Member):
    lobby = await lobby_of(anna)
    await order(house, event="lost", route="INTERACTION_CREATE")
    lost = asyncio.create_task(anna.press(lobby, "Computer dazu"))
    async with asyncio.timeout(PATIENCE_S):
        while house.playground.core.faults.orders:
            await asyncio.sleep(0)
    await anna.press(lobby, "Computer dazu")
    lost.cancel()
    await anna.wait_for_message(lambda m: "2 von 6" in text_of(m))


@pytest.mark.parametrize("end", ["abort", "close"])
async def test_what_came_while_the_line_was_down_is_answered_after_the_resume(
    house: House, anna: Member, end: str
):
    lobby = await lobby_of(anna)
    await gateway(house, "silence")
    click = asyncio.create_task(anna.press(lobby, "Computer dazu"))
    async with asyncio.timeout(PATIENCE_S):
        while not any(each.status == "pending" for each in interactions(house)):
            await asyncio.sleep(0)
    await gateway(house, end)
    await click
    await anna.wait_for_message(lambda m: "2 von 6" in text_of(m))


def interactions(house: House):
    return list(house.playground.core.state.interactions.values())


async def test_a_session_that_cannot_be_resumed_begins_anew_and_the_match_goes_on(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben)
    players = await players_of(house, anna, ben)
    assert house.bot is not None
    ready = asyncio.create_task(house.bot.wait_for("ready"))
    await gateway(house, "forget")
    await gateway(house, "abort")
    await asyncio.wait_for(ready, PATIENCE_S)
    await house.settle()
    await plays_on(house, *players)


async def test_a_new_session_in_which_discord_refuses_the_commands_goes_on_all_the_same(
    house: House, anna: Member
):
    lobby = await lobby_of(anna)
    back = asyncio.create_task(until_back(house))
    await order(house, method="GET", route="/applications/*/commands", status=403)
    await gateway(house, "forget")
    await gateway(house, "abort")
    await asyncio.wait_for(back, PATIENCE_S)
    async with asyncio.timeout(PATIENCE_S):
        while house.playground.core.faults.orders:
            await asyncio.sleep(0)
    await anna.press(lobby, "Computer dazu")
    assert house.bot is not None
    assert house.bot._time.is_running


async def no_pause(*_: object, **__: object) -> None:
    await asyncio.sleep(0)


async def test_asked_to_reconnect_the_bot_comes_back_and_answers(house: House, anna: Member):
    lobby = await lobby_of(anna)
    back = asyncio.create_task(until_back(house))
    await asyncio.sleep(0)
    await gateway(house, "reconnect")
    await asyncio.wait_for(back, PATIENCE_S)
    await anna.press(lobby, "Computer dazu")
    await anna.wait_for_message(lambda m: "2 von 6" in text_of(m))


async def test_whatever_closes_the_line_the_bot_is_there_again(house: House, anna: Member):
    lobby = await lobby_of(anna)
    for code in (4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009):
        back = asyncio.create_task(until_back(house))
        await asyncio.sleep(0)
        await gateway(house, "close", code=code)
        await asyncio.wait_for(back, PATIENCE_S)
        await anna.press(lobby, "Computer dazu")
        await anna.wait_for_message(lambda m: "2 von 6" in text_of(m))
        await anna.press(lobby, "Computer weg")
        await anna.wait_for_message(lambda m: "1 von 6" in text_of(m))


async def test_a_late_click_is_played_and_shown_at_the_table(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben)
    player = await due_player(house, *await players_of(house, anna, ben))
    table = await house.table_now()
    await order(house, event="late", route="INTERACTION_CREATE", delay_s=4)
    button = control(player.hand, "draw-stock")
    assert button is not None
    click = asyncio.create_task(player.member.forge(player.hand["id"], button["custom_id"]))
    async with asyncio.timeout(PATIENCE_S):
        while house.playground.core.faults.orders:
            await asyncio.sleep(0)
    await house.order("/control/clock", advance_s=4)
    await house.changed(table)
    assert (await click).status == "failed"
    await player.open_hand()
    assert control(player.hand, "discard")


async def test_an_outage_of_ten_minutes_that_is_noticed_late_costs_nobody_his_turn(
    timed: tuple[House, Watch],
):
    house, watch = timed
    anna, ben = await house.member(ANNA), await house.member(BEN)
    await match_of(anna, ben)
    players = await players_of(house, anna, ben)
    table = await house.table_now()
    assert house.bot is not None
    watch.ahead_s += 60
    await anna.command("hilfe")  # until here the line was alive, then it is dead without a word
    await gateway(house, "silence")
    await house.settle()
    watch.ahead_s += 20
    gone = asyncio.create_task(house.bot.wait_for("disconnect"))
    await house.order("/control/outage", seconds=600)
    await asyncio.wait_for(gone, PATIENCE_S)
    watch.ahead_s += 600
    back = asyncio.create_task(until_back(house))
    await house.order("/control/clock", advance_s=600)
    await asyncio.wait_for(back, PATIENCE_S)
    after = await house.table_now()
    assert after.number == table.number
    assert after.deadline is not None
    assert 20 < after.deadline - house.bot._time() <= 30
    await house.settle()
    await plays_on(house, *players)


async def until_back(house: House) -> None:
    """Wait for the end of an outage, be it by a resume or by a new session."""
    assert house.bot is not None
    waiting = [asyncio.create_task(house.bot.wait_for(event)) for event in ("resumed", "ready")]
    _, late = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in late:
        task.cancel()


async def test_a_change_before_an_outage_is_shown_after_it(timed: tuple[House, Watch]):
    house, _ = timed
    anna = await house.member(ANNA)
    lobby = await lobby_of(anna)
    assert house.bot is not None
    gone = asyncio.create_task(house.bot.wait_for("disconnect"))
    await anna.press(lobby, "Computer dazu")
    await house.order("/control/outage", seconds=600)
    await asyncio.wait_for(gone, PATIENCE_S)
    await house.settle()
    back = asyncio.create_task(until_back(house))
    await house.order("/control/clock", advance_s=600)
    await asyncio.wait_for(back, PATIENCE_S)
    await anna.wait_for_message(lambda m: "2 von 6" in text_of(m))
    assert await public(anna, "Mitspielen")


async def test_a_guild_that_discord_loses_costs_nobody_his_turn(timed: tuple[House, Watch]):
    house, watch = timed
    anna, ben = await house.member(ANNA), await house.member(BEN)
    await match_of(anna, ben)
    players = await players_of(house, anna, ben)
    table = await house.table_now()
    assert house.bot is not None
    lost = asyncio.create_task(house.bot.wait_for("guild_unavailable"))
    await house.order("/control/guild", unavailable=True)
    await asyncio.wait_for(lost, PATIENCE_S)
    await when_looked(house)
    watch.ahead_s += 600
    await when_looked(house)
    await house.order("/control/guild", unavailable=False)
    after = await house.table_now()
    assert after.number == table.number
    assert after.deadline is not None
    assert after.deadline - house.bot._time() > 60
    await house.settle()
    await plays_on(house, *players)


async def when_looked(house: House) -> None:
    """Let the timekeeper look twice."""
    assert house.bot is not None
    keeper = house.bot._timekeeper
    assert keeper is not None
    await keeper.look()
    await keeper.look()
