"""Stopping and starting the bot in the middle, and messages that go away."""

import asyncio
import re

import pytest

from bot.session import Status
from playground.faults import Fault
from tests.e2e.house import CHANNEL, House, control, custom_ids, lobby_of, match_of, public
from tests.e2e.player import Player, play_on
from tests.messages import components, pictures, text_of
from tests.people import PATIENCE_S, Member


async def test_a_match_goes_on_after_a_restart_with_equal_table_and_hands(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben, computers=1, variante="kurz")
    players = [Player(house, anna), Player(house, ben)]
    for player in players:
        await player.open_hand()
    before = await house.table_now()
    while before.match is None or before.match.to_act != (0,):
        await house.changed(before)
        before = await house.table_now()
    await players[0].wait_for(before)
    await players[1].open_hand()
    await house.settle()
    board = await public(anna, "Meine Karten")

    await house.stop_bot()
    await house.start_bot()

    after = await house.table_now()
    assert after.number == before.number
    shown = await public(anna, "Meine Karten")
    assert shown["id"] == board["id"]
    assert components_without_names(shown) == components_without_names(board)
    for player in players:
        old = player.hand
        await player.open_hand()
        assert custom_ids(player.hand) == custom_ids(old)
        assert text_of(player.hand) == text_of(old)
        assert pictures(player.hand)[0]["description"] == pictures(old)[0]["description"]
    assert (await play_on(house, players, 1)).status is Status.OVER


def components_without_names(message: dict[str, object]) -> list[tuple[object, ...]]:
    """Return what a message shows, without the random names of its files.

    Without moments too: deadlines shift by the time in which the bot was away.
    """
    shown: list[tuple[object, ...]] = []
    for part in components(message):
        content = re.sub(r"<t:\d+:R>", "<t>", part.get("content", ""))
        shown.append((part["type"], content, part.get("label"), part.get("custom_id")))
    return shown


async def test_a_button_from_before_the_restart_still_works(house: House, anna: Member):
    lobby = await lobby_of(anna)
    await house.stop_bot()
    await house.start_bot()
    await anna.press(lobby, "Computer dazu")
    await anna.wait_for_message(lambda m: "2 von 6" in text_of(m))


async def test_computers_play_on_after_a_restart(house: House, anna: Member):
    await match_of(anna, computers=2, variante="kurz")
    await house.stop_bot()
    await house.start_bot()
    player = Player(house, anna)
    await player.open_hand()
    assert (await play_on(house, [player], 1)).status is Status.OVER


async def test_names_are_asked_for_again_after_a_restart(house: House, anna: Member):
    await match_of(anna, computers=1)
    await house.stop_bot()
    await house.start_bot()
    await house.settle()
    table = await public(anna, "Meine Karten")
    assert "Anna" in pictures(table)[0]["description"]


async def test_a_deleted_table_is_posted_anew_with_the_next_change(house: House, anna: Member):
    lobby = await lobby_of(anna)
    await anna.delete(lobby)
    await anna.command("tisch verlassen")
    closed = await anna.wait_for_message(lambda m: "der Tisch ist geschlossen" in text_of(m))
    assert closed["id"] != lobby["id"]


async def test_a_table_deleted_while_the_bot_was_away_is_posted_anew(house: House, anna: Member):
    lobby = await lobby_of(anna, computers=1)
    await house.stop_bot()
    await anna.delete(lobby)
    await house.start_bot()
    new = await public(anna, "Mitspielen")
    assert new["id"] != lobby["id"]
    assert (await house.table_now()).message == int(new["id"])


async def test_a_dropped_gateway_loses_no_click(house: House, anna: Member):
    lobby = await lobby_of(anna)
    for session in house.playground.core.gateway.sessions:
        assert session.socket is not None
        session.socket.end(4000)
    await anna.press(lobby, "Computer dazu")
    await anna.wait_for_message(lambda m: "2 von 6" in text_of(m))


async def test_an_outage_of_edits_is_made_good(house: House, anna: Member):
    lobby = await lobby_of(anna)
    route = f"/channels/{CHANNEL}/messages/*"
    house.playground.core.faults.add(Fault("PATCH", route, status=503, count=2))
    await anna.press(lobby, "Computer dazu")
    await anna.wait_for_message(lambda m: "2 von 6" in text_of(m))


async def test_an_answer_that_comes_too_late_plays_the_move_all_the_same(
    house: House, anna: Member
):
    await match_of(anna, computers=1)
    player = Player(house, anna)
    await player.open_hand()
    table = await house.table_now()
    while table.match is None or table.match.to_act != (0,):
        await house.changed(table)
        table = await house.table_now()
    await player.wait_for(table)
    fault = Fault("POST", "/interactions/*", status=404, code=10062)
    house.playground.core.faults.add(fault)
    button = control(player.hand, "draw-stock")
    assert button is not None
    click = asyncio.create_task(anna.forge(player.hand["id"], button["custom_id"], may_fail=True))
    await house.changed(table)
    click.cancel()
    assert (await house.table_now()).number == table.number + 1
    await player.open_hand()
    assert control(player.hand, "discard")


@pytest.mark.parametrize("denied", [["ATTACH_FILES"], ["SEND_MESSAGES", "EMBED_LINKS"]])
async def test_missing_rights_are_named_before_a_table_opens(
    house: House, anna: Member, denied: list[str]
):
    await house.order("/control/rights", channel=CHANNEL, deny=denied)
    answer = await anna.command("rommé start")
    assert answer.message is not None
    said = text_of(answer.message)
    assert "Hier kann kein Tisch stehen" in said
    assert ("„Dateien anhängen“" in said) == ("ATTACH_FILES" in denied)
    assert ("„Nachrichten senden“" in said) == ("SEND_MESSAGES" in denied)
    assert house.bot is not None
    assert house.bot.desk.tables.open_tables() == ()


async def test_rights_taken_in_the_middle_cost_no_move(house: House, anna: Member):
    lobby = await lobby_of(anna)
    await house.order("/control/rights", channel=CHANNEL, deny=["VIEW_CHANNEL"])
    await anna.press(lobby, "Computer dazu")
    await house.settle()
    assert len((await house.table_now()).seating) == 2
    await house.order("/control/rights", channel=CHANNEL, deny=[])
    await anna.press(lobby, "Computer dazu")
    await anna.wait_for_message(lambda m: "3 von 6" in text_of(m))


async def test_commands_are_synced_once_and_not_again_by_the_next_start(house: House):
    await house.stop_bot()
    await house.start_bot()
    puts = [entry for entry in house.requests() if entry["method"] == "PUT"]
    assert len(puts) == 1


async def test_commands_that_were_forgotten_are_synced_in_the_next_session(
    house: House, anna: Member
):
    # As a playground does that was started anew while the bot ran.
    house.playground.core.state.commands.clear()
    assert house.bot is not None
    house.bot.dispatch("ready")
    async with asyncio.timeout(PATIENCE_S):
        while not house.playground.core.state.all_commands():
            await asyncio.sleep(0)
    assert (await anna.command("hilfe")).status == "done"


async def test_a_mention_of_a_command_can_be_clicked_once_its_id_is_known(anna: Member):
    answer = await anna.command("hilfe")
    assert answer.message is not None
    assert "</rommé start:" in text_of(answer.message)


async def test_the_bot_asks_for_no_privileged_intent(house: House):
    entries = house.playground.transcript.entries
    identify = [e for e in entries if e["dir"] == "client" and e.get("op") == 2]
    # Servers, and that (not what) somebody writes.
    assert [entry["data"]["intents"] for entry in identify] == [1 << 0 | 1 << 9]


async def test_nobody_is_pinged_but_who_is_due(house: House, anna: Member, ben: Member):
    await match_of(anna, ben)
    sent = [entry["json"] for entry in house.requests() if entry["method"] in {"POST", "PATCH"}]
    bodies = [body.get("data") or body for body in sent]
    mentioning = [body for body in bodies if "<@" in str(body)]
    assert mentioning
    assert all(body["allowed_mentions"]["parse"] == [] for body in mentioning)
    pinged = [body for body in mentioning if body["allowed_mentions"].get("users")]
    assert all("du bist am Zug" in str(body) for body in pinged)
