"""The private hand over time: it follows as long as its token lives, and calls lead to it."""

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.session import Table, Tempo
from bot.views import tips
from bot.views.clock import Clock
from bot.views.ids import ClickId, Verb
from bot.views.reply import TOKEN_S
from playground import world
from tests.e2e.house import ANNA, BEN, CEM, House, control, hurried, match_of, public
from tests.e2e.player import Player
from tests.messages import has, pictures, text_of
from tests.people import Member


class Watch:
    """The clock on the wall, which a test may put forward."""

    def __init__(self) -> None:
        self.ahead_s = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead_s


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def house(tmp_path: Path, watch: Watch) -> AsyncIterator[House]:
    def change(house: House) -> None:
        house.ports = replace(house.ports, clock=Clock(watch, hurried))

    async with House.open(tmp_path / "tables.sqlite", change) as house:
        yield house


def private_edits(house: House) -> int:
    """Count the changes of private messages that came without a click."""
    found = (entry for entry in house.requests() if entry["method"] == "PATCH")
    return sum("/webhooks/" in entry["path"] for entry in found)


async def turn_of(player: Player, house: House) -> Table:
    """Play the safe way for whoever is due until it is somebody else's turn."""
    table = await house.table_now()
    while table.match is not None and table.seat_of(int(player.member.id)) in table.match.to_act:
        seat = table.match.to_act[0]
        action = table.match.game.idle(table.match.view(seat), seat)[0]
        await player.act(table, action)
        table = await house.table_now()
    return table


async def pair(house: House) -> tuple[Player, Player]:
    """Return two players with open hands; the first is due. Nobody's time runs."""
    assert house.bot is not None
    timeless = {"tempo": Tempo.NONE.value}
    await house.bot.desk.preferences.change_server(int(world.GUILD_ID), timeless)
    anna, ben = await house.member(ANNA), await house.member(BEN)
    await match_of(anna, ben)
    players = [Player(house, anna), Player(house, ben)]
    for player in players:
        await player.open_hand()
    table = await house.table_now()
    assert table.match is not None
    (seat,) = table.match.to_act
    first = next(each for each in players if table.seat_of(int(each.member.id)) == seat)
    players.remove(first)
    return first, players[0]


async def test_a_hand_follows_while_its_token_lives_and_a_click_renews_it(
    house: House, watch: Watch
):
    first, second = await pair(house)
    table = await turn_of(first, house)
    await second.wait_for(table)
    before = private_edits(house)
    assert before > 0

    table = await turn_of(second, house)
    await first.wait_for(table)
    watch.ahead_s += TOKEN_S / 2
    await first.press("draw-stock")
    watch.ahead_s += TOKEN_S / 2 + 1
    before = private_edits(house)
    stale = second.hand
    table = await turn_of(first, house)
    assert house.bot is not None
    assert house.bot._following is not None
    assert not house.bot._following._background._tasks
    await house.settle()
    assert private_edits(house) == before, "the second hand is older than its token"
    assert second.hand == stale

    await second.open_hand()
    assert control(second.hand, "draw-stock")
    table = await turn_of(second, house)
    await first.wait_for(table)


async def test_one_click_leads_from_the_call_to_the_hand(house: House):
    anna, ben = await house.member(ANNA), await house.member(BEN)
    await match_of(anna, ben)
    table = await house.table_now()
    assert table.match is not None
    due = {table.seat_of(int(each.id)): each for each in (anna, ben)}[table.match.to_act[0]]
    call = await due.wait_for_message(
        lambda m: not m["ephemeral"] and f"<@{due.id}>, du bist am Zug" in text_of(m)
    )
    answer = await due.press(call, "Zu den Karten")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    assert pictures(answer.message)
    assert control(answer.message, "draw-stock")


async def test_who_watches_gets_what_everybody_sees_and_nothing_to_press(
    house: House, anna: Member
):
    await match_of(anna, computers=1)
    cem = await house.member(CEM)
    shown = await public(cem, "Meine Karten")
    answer = await cem.click(shown, "Meine Karten")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    said = text_of(answer.message)
    assert "Du sitzt nicht an diesem Tisch. Hier siehst du, was alle sehen." in said
    assert not has(answer.message, lambda part: "custom_id" in part)
    (picture,) = pictures(answer.message)
    (everybodys,) = pictures(await public(cem, "Meine Karten"))
    assert picture["description"] == everybodys["description"]


async def test_the_table_as_text_says_what_the_message_says(house: House, anna: Member):
    await match_of(anna, computers=1)
    player = Player(house, anna)
    await player.open_hand()
    table = await house.table_now()
    while table.match is None or table.match.to_act != (0,):
        await house.changed(table)
        table = await house.table_now()
    await player.wait_for(table)
    await turn_of(player, house)
    table = await house.table_now()
    while table.match is None or table.match.to_act != (0,):
        await house.changed(table)
        table = await house.table_now()
    await house.settle()
    message = await public(anna, "Meine Karten")
    told = [line[3:] for line in text_of(message).split("\n") if line.startswith("-# ")]
    assert told
    words = text_of((await anna.click(message, "Tisch als Text")).message or {})
    for line in told:
        assert plain(line, house) in words


def plain(line: str, house: House) -> str:
    """Return a line of a message as a text view calls the people in it."""
    return line.replace(f"<@{ANNA}>", "Anna").replace("Ada (Computer, mittel)", "Ada")


async def alone_and_due(house: House, anna: Member) -> tuple[Player, Table]:
    await match_of(anna, computers=1)
    player = Player(house, anna)
    await player.open_hand()
    table = await house.table_now()
    while table.match is None or table.match.to_act != (0,):
        await house.changed(table)
        table = await house.table_now()
    await player.wait_for(table)
    return player, table


async def test_a_thought_that_takes_long_is_acknowledged_and_said_then(
    house: House, anna: Member, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(tips, "ANSWER_S", 0.0)
    player, _ = await alone_and_due(house, anna)
    await anna.click(player.hand, "Tipp")
    await anna.wait(lambda: "Tipp: " in text_of(player.hand))
    answers = [e["json"]["type"] for e in house.requests() if e["path"].endswith("/callback")]
    assert answers[-1] == 6


async def test_a_thought_that_takes_too_long_is_given_up_with_a_sentence(
    house: House, anna: Member, monkeypatch: pytest.MonkeyPatch
):
    async def thinks_too_long(*_: object) -> None:
        await asyncio.sleep(0.1)

    monkeypatch.setattr(tips, "ANSWER_S", 0.0)
    monkeypatch.setattr(tips, "WAIT_S", 0.0)
    monkeypatch.setattr(tips, "_asked", thinks_too_long)
    player, _ = await alone_and_due(house, anna)
    await anna.click(player.hand, "Tipp")
    await anna.wait(lambda: "fällt dem Computerspieler nichts ein" in text_of(player.hand))


async def test_a_tip_says_what_to_play_and_plays_nothing(house: House, anna: Member):
    player, table = await alone_and_due(house, anna)
    await anna.click(player.hand, "Tipp")
    assert "Tipp: " in text_of(player.hand)
    assert "(schwer)" in text_of(player.hand)
    assert control(player.hand, "draw-stock")
    assert (await house.table_now()).number == table.number


async def test_between_people_there_is_no_tip_and_a_forged_one_says_why(house: House):
    first, _ = await pair(house)
    assert not has(first.hand, "Tipp")
    table = await house.table_now()
    forged = str(ClickId(Verb.TIP, table.id, table.number))
    await first.member.forge(first.hand["id"], forged)
    assert "wenn kein anderer Mensch mit am Tisch sitzt" in text_of(first.hand)
