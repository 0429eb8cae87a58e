"""Pictures that are late or cannot be had: the answer comes all the same, as text."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from bot.views import showing
from playground.faults import Fault
from tests.e2e.house import CHANNEL, House, control, lobby_of, match_of, public
from tests.e2e.player import Player, play_on
from tests.messages import Json, pictures, text_of
from tests.people import Member


@pytest.fixture
async def gate(house: House, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[threading.Event]:
    """Holds up every picture while it is not set; the bot waits no longer than a moment."""
    monkeypatch.setattr(showing, "ANSWER_S", 0.02)
    gate = threading.Event()
    gate.set()
    yield gate
    gate.set()


async def hold_up(house: House, gate: threading.Event) -> None:
    """Keep every drawer busy until the gate opens."""
    gate.clear()
    assert house.bot is not None
    workers = house.settings.picture_workers
    all_busy = threading.Barrier(workers + 1)

    def wait() -> None:
        all_busy.wait(10)
        gate.wait(10)

    for _ in range(workers):
        house.bot._drawers.submit(wait)
    await asyncio.to_thread(all_busy.wait, 10)


def answers(house: House) -> list[int]:
    """Return the types of all answers to interactions, oldest first."""
    sent = [entry for entry in house.requests() if entry["path"].endswith("/callback")]
    return [entry["json"]["type"] for entry in sent]


async def first_turn(house: House, anna: Member) -> Player:
    await match_of(anna, computers=1)
    player = Player(house, anna)
    await player.open_hand()
    table = await house.table_now()
    while table.match is None or table.match.to_act != (0,):
        await house.changed(table)
        table = await house.table_now()
    await player.wait_for(table)
    await house.settle()
    return player


async def test_a_click_whose_picture_is_late_is_acknowledged_and_edited(
    house: House, anna: Member, gate: threading.Event
):
    player = await first_turn(house, anna)
    table = await house.table_now()
    await hold_up(house, gate)
    click = asyncio.create_task(player.press("draw-stock"))
    await house.changed(table)
    async with asyncio.timeout(10):
        while answers(house)[-1] != 6:
            await asyncio.sleep(0.01)
    gate.set()
    await click
    assert control(player.hand, "discard")
    assert pictures(player.hand)


async def test_a_new_hand_whose_picture_is_late_comes_as_text_first(
    house: House, anna: Member, gate: threading.Event
):
    player = await first_turn(house, anna)
    await hold_up(house, gate)
    await player.open_hand()
    assert not pictures(player.hand)
    assert "Deine Hand: 13 Karten" in text_of(player.hand)
    assert control(player.hand, "draw-stock")
    gate.set()
    await anna.wait(lambda: pictures(player.hand))


async def test_a_table_that_cannot_be_drawn_stands_as_text(
    house: House, anna: Member, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(showing, "LATE_S", 0.02)
    lobby = await lobby_of(anna, computers=1)
    await hold_up(house, gate)
    await anna.press(lobby, "Starten")
    table = await public(anna, "Meine Karten")
    assert not pictures(table)
    assert "Das Bild lässt sich gerade nicht zeigen" in text_of(table)
    assert "Talon: " in text_of(table)
    gate.set()


async def test_where_every_drawing_fails_table_and_hand_stand_as_text(house: House, anna: Member):
    lobby = await lobby_of(anna, computers=1)
    assert pictures(lobby)
    assert house.bot is not None
    house.bot._drawers.shutdown()
    await anna.press(lobby, "Starten")
    table = await public(anna, "Meine Karten")
    assert not pictures(table)
    assert "Talon: " in text_of(table)
    player = Player(house, anna)
    await player.open_hand()
    assert not pictures(player.hand)
    assert "Deine Hand: 13 Karten" in text_of(player.hand)


async def test_a_lobby_that_cannot_be_drawn_stands_as_text(
    house: House, anna: Member, ben: Member, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
):
    lobby = await lobby_of(anna)
    assert "Rommé. Variante: " in pictures(lobby)[0]["description"]
    monkeypatch.setattr(showing, "LATE_S", 0.02)
    await hold_up(house, gate)
    await ben.press(lobby, "Mitspielen")
    lobby = await anna.wait_for_message(lambda m: "2 von 6" in text_of(m))
    assert not pictures(lobby)
    assert f"<@{ben.id}>" in text_of(lobby)
    gate.set()


async def test_a_score_sheet_whose_picture_is_late_comes_as_text_first(
    house: House, anna: Member, gate: threading.Event
):
    over = await anna_alone(house, anna)
    assert house.bot is not None
    house.bot.desk.pictures._public.clear()  # the message of the end shows the same picture
    await hold_up(house, gate)
    answer = await anna.click(over, "Punkte")
    assert answer.message is not None
    sheet = answer.message["id"]
    assert not pictures(answer.message)
    assert "Rommé: Anschreibezettel" in text_of(answer.message)
    gate.set()
    await anna.wait(lambda: pictures(anna.message(sheet) or {}))


async def anna_alone(house: House, anna: Member) -> Json:
    """Play the shortest match against a computer player; return the message of its end."""
    await match_of(anna, computers=1, variante="kurz")
    player = Player(house, anna)
    await player.open_hand()
    await play_on(house, [player], 1)
    await house.settle()
    return await public(anna, "Noch einmal")


async def test_a_forgotten_private_message_costs_nothing(house: House, anna: Member, ben: Member):
    await match_of(anna, ben)
    players = [Player(house, anna), Player(house, ben)]
    for player in players:
        await player.open_hand()
    for player in players:
        await player.member.delete(player.hand)
    fault = Fault("PATCH", "/webhooks/*", status=404, code=10008, count=5)
    house.playground.core.faults.add(fault)
    table = await house.table_now()
    assert table.match is not None
    first = players[table.match.to_act[0]]
    await first.open_hand()
    await first.press("draw-stock")
    assert control(first.hand, "discard")


async def test_a_channel_that_is_gone_stops_nothing_else(house: House, anna: Member):
    lobby = await lobby_of(anna)
    route = f"/channels/{CHANNEL}/messages/*"
    house.playground.core.faults.add(Fault("PATCH", route, status=404, code=10003))
    await anna.press(lobby, "Computer dazu")
    await house.settle()
    assert len((await house.table_now()).seating) == 2
    answer = await anna.command("hilfe")
    assert answer.status == "done"
