"""Requests that Discord limits, loses or refuses: the match goes on, and the table stands again."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.faults import due_player, no_errors, order, players_of, plays_on
from tests.e2e.house import CHANNEL, House, control, lobby_of, match_of
from tests.e2e.player import Player
from tests.messages import Json, text_of
from tests.people import Member

EDIT = {"method": "PATCH", "route": f"/channels/{CHANNEL}/messages/*"}
ANSWER = {"method": "POST", "route": "/interactions/*"}
OWN_EDIT = {"method": "PATCH", "route": "/webhooks/*"}


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with no_errors(caplog):
        yield


def limited(scope: str, count: int = 1) -> dict[str, Any]:
    return {"status": 429, "retry_after": 0.02, "scope": scope, "count": count}


TROUBLE = [
    *(limited(scope) for scope in ("user", "shared", "global")),
    limited("cloudflare", 2),
    {"status": 503},
    {"status": 503, "count": 3},
    {"drop": "before"},
    {"drop": "after"},
    {"delay_s": 0.1},
]
"""What passes by itself: each once at an edit of the table, and once at an answer."""


async def test_trouble_with_edits_of_the_table_is_made_good(house: House, anna: Member):
    lobby = await lobby_of(anna)
    for number, trouble in enumerate(TROUBLE):
        await order(house, **EDIT, **trouble)
        name = "Computer weg" if number % 2 else "Computer dazu"
        await anna.press(lobby, name)
        seats = 1 if number % 2 else 2
        await anna.wait_for_message(lambda m, seats=seats: f"{seats} von 6" in text_of(m))
        assert house.playground.core.faults.orders == []


async def test_a_server_error_at_an_edit_is_tried_again_by_discord_py(house: House, anna: Member):
    lobby = await lobby_of(anna)
    for seats, status in enumerate((500, 502), start=2):
        await order(house, **EDIT, status=status)
        await anna.press(lobby, "Computer dazu")
        await anna.wait_for_message(lambda m, seats=seats: f"{seats} von 6" in text_of(m))
        assert house.playground.core.faults.orders == []


async def test_trouble_with_answers_costs_no_move_and_plays_none_twice(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben)
    players = await players_of(house, anna, ben)
    losing: list[dict[str, Any]] = [
        limited("cloudflare"),
        {"status": 404, "code": 10062},
        {"status": 400, "code": 40060},
        {"drop": "before"},
    ]
    kept = [limited("user"), limited("shared"), limited("global"), {"drop": "after"}]
    for trouble in (*losing, *kept):
        player = await due_player(house, *players)
        before = await house.table_now()
        await order(house, **ANSWER, **trouble)
        draw = control(player.hand, "draw-stock")
        assert draw is not None
        button = draw["custom_id"]
        click = asyncio.create_task(player.member.forge(player.hand["id"], button))
        await house.changed(before)
        assert (await house.table_now()).number == before.number + 1
        await _heard(house)
        if trouble in losing:
            click.cancel()
            await asyncio.gather(click, return_exceptions=True)
        else:
            await click
        again = await player.member.forge(player.hand["id"], button)
        assert again.message is not None
        assert (await house.table_now()).number == before.number + 1
        await play_turn(house, players)
        for each in players:
            await each.open_hand()


async def _heard(house: House) -> None:
    """Wait until the order of a fault is used up and its request answered."""
    async with asyncio.timeout(10):
        while house.playground.core.faults.orders:
            await asyncio.sleep(0)


async def test_a_token_that_has_run_out_is_used_once_and_never_again(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben)
    players = await players_of(house, anna, ben)
    await order(house, **OWN_EDIT, status=401, code=50027, count=50)
    table = await house.table_now()
    await play_turn(house, players)
    await play_turn(house, players)
    await house.settle()
    refused = [each for each in _answers(house) if each["status"] == 401]
    assert len(refused) <= len(players)
    await order(house, clear=True)
    for player in players:
        await player.open_hand()
    await plays_on(house, *players)
    assert (await house.table_now()).number > table.number


async def play_turn(house: House, players: list[Player]) -> None:
    """Let whoever is due play a whole turn by what the session takes."""
    table = await house.table_now()
    assert table.match is not None
    seat = table.match.to_act[0]
    player = next(each for each in players if table.seat_of(int(each.member.id)) == seat)
    while (table := await house.table_now()).match and seat in table.match.to_act:
        await player.open_hand()
        await player.act(table, player.decide(table))


def _answers(house: House) -> list[Json]:
    return [each for each in house.playground.transcript.entries if each["dir"] == "answer"]
