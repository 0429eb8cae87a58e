"""Messages, channels, threads, rights and servers that go in the middle of a match."""

import logging
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from bot.session import Click, Closing, Done, Status, Table
from playground import world
from tests.e2e.drawn_anew import drawn_table, pixels
from tests.e2e.faults import house_with_watch, no_errors, players_of, plays_on, start_thread
from tests.e2e.house import ANNA, BEN, CHANNEL, OTHER_CHANNEL, House, lobby_of, match_of, public
from tests.messages import Json, pictures, text_of
from tests.people import Member


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with no_errors(caplog):
        yield


def sent_to(house: House, path: str, since: int) -> list[Json]:
    """Return the requests to a path after an entry of the transcript."""
    return [each for each in house.requests() if each["n"] > since and path in each["path"]]


async def test_a_deleted_table_comes_back_in_the_middle_of_a_match(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben)
    players = await players_of(house, anna, ben)
    await house.settle()
    old = await public(anna, "Meine Karten")
    await house.order("/control/remove", channel=CHANNEL, message=old["id"])
    await plays_on(house, *players)
    await house.settle()
    table = await house.table_now()
    assert table.message is not None
    assert str(table.message) != old["id"]
    await anna.wait(lambda: anna.message(str(table.message)))


async def test_with_its_channel_a_table_is_closed_and_its_people_are_free(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben)
    await house.settle()
    table = await house.table_now()
    last = house.playground.transcript.entries[-1]["n"]
    await house.order("/control/remove", channel=CHANNEL)
    await house.changed(table)
    after = await house.table_now()
    assert (after.status, after.closing) == (Status.ABORTED, Closing.LOST)
    await house.settle()
    assert len(sent_to(house, f"/channels/{CHANNEL}/messages", last)) <= 4
    elsewhere = await house.member(anna.id, OTHER_CHANNEL)
    assert await lobby_of(elsewhere)


async def in_thread(house: House, host: Member, *others: Member) -> list[Member]:
    """Start a thread and a match in it; return its people as they are there."""
    thread = await start_thread(house, host, "Kartenabend")
    there = [await house.member(each.id, thread) for each in (host, *others)]
    await match_of(*there)
    return there


async def stands_anew(house: House, member: Member) -> None:
    """Wait until a member sees the table's newest state, as it is drawn from nothing."""
    newest = pixels(drawn_table(await house.table_now()))
    files = house.playground.core.files

    def is_shown(message: Json) -> bool:
        urls = [picture["media"]["url"].split("/") for picture in pictures(message)]
        shown = [files.get(url[-2], url[-1]) for url in urls]
        return not message["ephemeral"] and newest in [pixels(each) for each in shown if each]

    await member.wait_for_message(is_shown)


async def test_with_its_thread_a_table_is_closed_with_a_word_in_the_channel(
    house: House, anna: Member, ben: Member
):
    there = await in_thread(house, anna, ben)
    table = await house.table_now()
    assert table.place.within == int(anna.channel)
    await house.order("/control/remove", channel=there[0].channel)
    await house.changed(table)
    assert (await house.table_now()).closing is Closing.LOST
    await anna.wait_for_message(lambda m: "Der Thread des Tisches wurde gelöscht" in text_of(m))


async def test_a_thread_that_sleeps_is_woken_by_the_next_move(
    house: House, anna: Member, ben: Member
):
    there = await in_thread(house, anna, ben)
    players = await players_of(house, *there)
    await house.settle()
    shown = await public(there[0], "Meine Karten")
    await house.order("/control/thread", thread=there[0].channel, archived=True)
    await house.order("/control/clock", advance_s=1)
    await plays_on(house, *players)
    await house.settle()
    now = there[0].message(shown["id"])
    assert now is not None
    assert not house.playground.core.state.threads[there[0].channel].archived
    assert now["edited_timestamp"] != shown["edited_timestamp"]


async def test_a_locked_thread_costs_no_move_and_its_people_are_told(
    house: House, anna: Member, ben: Member
):
    there = await in_thread(house, anna, ben)
    players = await players_of(house, *there)
    thread = there[0].channel
    await house.order("/control/thread", thread=thread, archived=True, locked=True)
    await plays_on(house, *players)
    await house.settle()
    answer = await players[0].open_hand()
    assert "Dieser Thread ist gesperrt" in text_of(answer)
    await house.order("/control/thread", thread=thread, archived=False, locked=False)
    await stands_anew(house, there[0])


@pytest.mark.parametrize(
    ("denied", "named"),
    [("VIEW_CHANNEL", "„Kanal ansehen“"), ("ATTACH_FILES", "„Dateien anhängen“")],
)
async def test_a_right_taken_in_a_match_costs_no_move_and_the_table_stands_again_with_it(
    house: House, anna: Member, ben: Member, denied: str, named: str
):
    await match_of(anna, ben)
    players = await players_of(house, anna, ben)
    await house.settle()
    await house.order("/control/rights", channel=CHANNEL, deny=[denied])
    await plays_on(house, *players)
    await house.settle()
    for player in players:
        said = text_of(await player.open_hand())
        assert "In diesem Kanal fehlt dem Bot" in said
        assert named in said
    await house.order("/control/rights", channel=CHANNEL, deny=[])
    await stands_anew(house, anna)
    assert "fehlt dem Bot" not in text_of(await players[0].open_hand())


async def test_a_change_that_cannot_be_seen_is_answered_with_why(house: House, anna: Member):
    lobby = await lobby_of(anna)
    await house.order("/control/rights", channel=CHANNEL, deny=["VIEW_CHANNEL"])
    await anna.press(lobby, "Computer dazu")
    await house.settle()
    answer = await anna.click(lobby, "Computer dazu")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    assert "Was du tust, gilt trotzdem" in text_of(answer.message)
    assert len((await house.table_now()).seating) == 3


async def test_a_message_that_may_not_be_posted_is_posted_once_it_may(house: House, anna: Member):
    lobby = await lobby_of(anna)
    await house.order("/control/rights", channel=CHANNEL, deny=["SEND_MESSAGES"])
    await anna.delete(lobby)
    await anna.command("tisch verlassen")
    await house.settle()
    await house.order("/control/rights", channel=CHANNEL, deny=[])
    await anna.wait_for_message(lambda m: "der Tisch ist geschlossen" in text_of(m))


async def test_a_bot_that_was_sent_away_and_invited_again_goes_on(
    house: House, anna: Member, ben: Member, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot")
    await match_of(anna, ben)
    players = await players_of(house, anna, ben)
    before = await house.table_now()
    await house.order("/control/remove", bot=True)
    await house.order("/control/return", bot=True)
    assert (await house.table_now()).number == before.number
    await plays_on(house, *players)
    assert "a server was left, 1 tables wait" in caplog.text
    assert world.GUILD_ID not in caplog.text
    await house.settle()
    await stands_anew(house, anna)


async def test_who_leaves_the_server_keeps_his_name_and_his_seat_is_played_on(tmp_path: Path):
    async with house_with_watch(tmp_path / "tables.sqlite") as (house, watch):
        anna, ben = await house.member(ANNA), await house.member(BEN)
        await match_of(anna, ben)
        await house.stop_bot()
        await house.order("/control/remove", member=BEN)
        await house.start_bot()
        await house.settle()
        assert "Ben" in pictures(await public(anna, "Meine Karten"))[0]["description"]
        table = await house.table_now()
        while table.away_seat_of(int(BEN)) is None:
            if not await plays_safely(house, table, anna):
                watch.ahead_s += 90
            await house.changed(table)
            table = await house.table_now()
        for _ in range(2):  # her turn comes again, and again: a computer player has played his
            while not await plays_safely(house, table := await house.table_now(), anna):
                await house.changed(table)
        assert (await house.table_now()).is_open


async def plays_safely(house: House, table: Table, member: Member) -> bool:
    """Let a member play a whole turn without care; returns whether it was his."""
    seat, match = table.seat_of(int(member.id)), table.match
    assert house.bot is not None
    if match is None or seat is None or seat not in match.to_act:
        return False
    actions = [str(each) for each in match.game.idle(match.view(seat), seat)]
    click = Click(next(CLICKS), int(member.id))
    outcome = await house.bot.desk.tables.play(click, table.id, table.number, actions)
    assert isinstance(outcome, Done), outcome
    return True


CLICKS = count(1)
