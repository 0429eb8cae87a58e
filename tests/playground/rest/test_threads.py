"""Threads with the bot's token: started, archived, locked, left alone, joined, deleted."""

from typing import Any

import aiohttp
import pytest

from playground import world
from playground.server import Playground
from tests.playground.raw import (
    ANNA,
    BEN,
    CHANNEL,
    Reply,
    Rest,
    Socket,
    connect,
    identify,
    invoke,
    order,
    register,
)

Json = dict[str, Any]
Session = aiohttp.ClientSession
GUILDS = 1
PUBLIC, PRIVATE = 11, 12
HOUR_S = 3600


async def listen(playground: Playground, session: Session, intents: int = GUILDS) -> Socket:
    socket = await connect(session, playground)
    await socket.send(identify(intents=intents))
    await socket.event("GUILD_CREATE")
    return socket


async def started(rest: Rest, **fields: Any) -> Json:
    """Start a thread without a message; return it."""
    body = {"name": "Tisch 1", "type": PUBLIC, "auto_archive_duration": 60, **fields}
    reply = await rest("POST", f"/channels/{CHANNEL}/threads", body)
    assert reply.status == 201, reply.body
    return reply.body


async def say(rest: Rest, thread: Json, content: str = "hallo") -> Reply:
    return await rest("POST", f"/channels/{thread['id']}/messages", {"content": content})


async def without_managing(session: Session, playground: Playground) -> None:
    """Take the right to manage threads from the bot."""
    await order(session, playground, "rights", channel=CHANNEL, deny=["MANAGE_THREADS"])


async def test_thread_from_a_message_has_its_id_and_shows_on_it(
    playground: Playground, session: Session, rest: Rest
) -> None:
    socket = await listen(playground, session)
    message = (await rest.send({"content": "Wer spielt mit?"})).body["id"]
    path = f"/channels/{CHANNEL}/messages/{message}/threads"
    thread = await rest("POST", path, {"name": "Tisch 1"})
    assert (thread.status, thread.body["id"], thread.body["type"]) == (201, message, PUBLIC)
    assert (await socket.event("THREAD_CREATE"))["d"]["newly_created"] is True
    shown = (await rest("GET", f"/channels/{CHANNEL}/messages/{message}")).body
    assert (shown["thread"]["name"], shown["flags"]) == ("Tisch 1", 1 << 5)
    again = await rest("POST", path, {"name": "Tisch 2"})
    assert (again.status, again.code) == (400, 160004)


async def test_thread_without_a_message_is_told_in_the_channel(rest: Rest) -> None:
    thread = await started(rest)
    told = (await rest("GET", f"/channels/{CHANNEL}/messages")).body[0]
    assert (told["type"], told["content"]) == (18, "Tisch 1")
    assert told["message_reference"]["channel_id"] == thread["id"]
    assert thread["member"]["user_id"] == world.BOT_ID


async def test_private_thread_is_seen_by_those_who_were_added(
    playground: Playground, rest: Rest
) -> None:
    thread = await started(rest, type=PRIVATE, invitable=False)
    assert thread["thread_metadata"]["invitable"] is False
    assert not playground.core.sees(BEN, thread["id"])
    added = await rest("PUT", f"/channels/{thread['id']}/thread-members/{BEN}")
    assert added.status == 204
    assert playground.core.sees(BEN, thread["id"])
    members = (await rest("GET", f"/channels/{thread['id']}/thread-members?with_member=true")).body
    assert {member["user_id"] for member in members} == {world.BOT_ID, BEN}
    assert members[1]["member"]["user"]["username"] == "ben"
    assert (await rest("GET", f"/channels/{CHANNEL}/messages")).body == []


async def test_private_is_what_a_thread_without_type_is(rest: Rest) -> None:
    reply = await rest("POST", f"/channels/{CHANNEL}/threads", {"name": "leise"})
    assert reply.body["type"] == PRIVATE


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "BASE_TYPE_REQUIRED"),
        ({"name": "x" * 101}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "a", "auto_archive_duration": 61}, "BASE_TYPE_CHOICES"),
        ({"name": "a", "type": 0}, "BASE_TYPE_CHOICES"),
        ({"name": "a", "rate_limit_per_user": 21_601}, "NUMBER_TYPE_MAX"),
    ],
)
async def test_wrong_threads_are_refused(rest: Rest, body: Json, code: str) -> None:
    reply = await rest("POST", f"/channels/{CHANNEL}/threads", body)
    assert (reply.status, reply.error_codes()) == (400, {code})


async def test_thread_nobody_writes_in_is_archived_by_the_clock(
    still_playground: Playground, session: Session, still_rest: Rest
) -> None:
    socket = await listen(still_playground, session)
    thread = await started(still_rest)
    still_playground.clock.advance(HOUR_S - 1)
    await say(still_rest, thread)
    still_playground.clock.advance(HOUR_S - 1)
    assert not still_playground.core.state.threads[thread["id"]].archived
    still_playground.clock.advance(1)
    archived = (await socket.event("THREAD_UPDATE"))["d"]
    assert archived["thread_metadata"]["archived"] is True
    active = await still_rest("GET", f"/guilds/{world.GUILD_ID}/threads/active")
    assert active.body["threads"] == []
    gone = await still_rest("GET", f"/channels/{CHANNEL}/threads/archived/public")
    assert [item["id"] for item in gone.body["threads"]] == [thread["id"]]


async def test_writing_opens_an_archived_thread_but_not_a_locked_one(
    playground: Playground, session: Session, rest: Rest
) -> None:
    thread = await started(rest)
    await order(session, playground, "thread", thread=thread["id"], archived=True)
    assert (await say(rest, thread)).status == 200
    assert not playground.core.state.threads[thread["id"]].archived
    await order(session, playground, "thread", thread=thread["id"], archived=True, locked=True)
    refused = await say(rest, thread)
    assert (refused.status, refused.code) == (400, 50083)


async def test_nothing_can_be_changed_in_an_archived_thread(
    playground: Playground, session: Session, rest: Rest
) -> None:
    thread = await started(rest)
    path = f"/channels/{thread['id']}/messages/{(await say(rest, thread)).body['id']}"
    await order(session, playground, "thread", thread=thread["id"], archived=True)
    member = f"/channels/{thread['id']}/thread-members/{BEN}"
    replies = [
        await rest("PATCH", path, {"content": "anders"}),
        await rest("DELETE", path),
        await rest("PUT", member),
        await rest("PATCH", f"/channels/{thread['id']}", {"name": "anders"}),
    ]
    assert [reply.code for reply in replies] == [50083] * 4
    opened = await rest("PATCH", f"/channels/{thread['id']}", {"archived": False})
    assert opened.body["thread_metadata"]["archived"] is False
    assert (await rest("PATCH", path, {"content": "anders"})).status == 200


async def test_button_in_an_archived_thread_changes_nothing(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await register(rest)
    thread = await started(rest)
    asked = await invoke(playground, session, channel=thread["id"])
    await rest.callback(asked, {"type": 4, "data": {"content": "da"}})
    await order(session, playground, "thread", thread=thread["id"], archived=True, locked=True)
    edited = await rest.webhook(asked, "PATCH", "/messages/@original", {"content": "anders"})
    assert edited.code == 50083


async def test_only_who_manages_threads_talks_in_locked_ones(
    playground: Playground, session: Session, rest: Rest
) -> None:
    thread = await started(rest)
    await order(session, playground, "thread", thread=thread["id"], locked=True)
    assert (await say(rest, thread)).status == 200
    await without_managing(session, playground)
    refused = await say(rest, thread)
    assert (refused.status, refused.code) == (400, 160005)
    unlocked = await rest("PATCH", f"/channels/{thread['id']}", {"locked": False})
    assert (unlocked.status, unlocked.code) == (403, 50013)


async def test_own_thread_is_renamed_and_deleted_as_rights_allow(
    playground: Playground, session: Session, rest: Rest
) -> None:
    thread = await started(rest)
    path = f"/channels/{thread['id']}"
    await without_managing(session, playground)
    assert (await rest("PATCH", path, {"name": "Tisch 2"})).body["name"] == "Tisch 2"
    assert (await rest("DELETE", path)).code == 50013
    await order(session, playground, "rights", channel=CHANNEL, deny=[])
    socket = await listen(playground, session)
    assert (await rest("DELETE", path)).status == 200
    assert (await socket.event("THREAD_DELETE"))["d"]["id"] == thread["id"]
    assert (await rest("GET", path)).code == 10003


async def test_talking_in_threads_is_a_right_of_its_own(
    playground: Playground, session: Session, rest: Rest
) -> None:
    thread = await started(rest)
    await order(session, playground, "rights", channel=CHANNEL, deny=["SEND_MESSAGES"])
    assert (await say(rest, thread)).status == 200
    await order(session, playground, "rights", channel=CHANNEL, deny=["SEND_MESSAGES_IN_THREADS"])
    assert (await say(rest, thread)).code == 50013
    for kind, right in ((PUBLIC, "CREATE_PUBLIC_THREADS"), (PRIVATE, "CREATE_PRIVATE_THREADS")):
        await order(session, playground, "rights", channel=CHANNEL, deny=[right])
        body = {"name": "x", "type": kind}
        assert (await rest("POST", f"/channels/{CHANNEL}/threads", body)).code == 50013


async def test_members_of_a_thread_are_told_only_of_the_bot_without_the_intent(
    playground: Playground, session: Session, rest: Rest
) -> None:
    socket = await listen(playground, session)
    thread = await started(rest)
    path = f"/channels/{thread['id']}/thread-members"
    await rest("PUT", f"{path}/{ANNA}")
    await rest("DELETE", f"{path}/@me")
    update = (await socket.event("THREAD_MEMBERS_UPDATE"))["d"]
    assert update["removed_member_ids"] == [world.BOT_ID]
    await rest("PUT", f"{path}/@me")
    update = (await socket.event("THREAD_MEMBERS_UPDATE"))["d"]
    assert [member["user_id"] for member in update["added_members"]] == [world.BOT_ID]
    assert (await rest("GET", f"{path}/{ANNA}")).body["user_id"] == ANNA
    assert (await rest("DELETE", f"{path}/{ANNA}")).status == 204
    assert (await rest("GET", f"{path}/{ANNA}")).code == 10007


async def test_active_threads_come_with_the_guild(
    playground: Playground, session: Session, rest: Rest
) -> None:
    thread = await started(rest)
    socket = await connect(session, playground)
    await socket.send(identify())
    guild = (await socket.event("GUILD_CREATE"))["d"]
    assert [item["id"] for item in guild["threads"]] == [thread["id"]]


async def test_thread_goes_with_its_channel(
    playground: Playground, session: Session, rest: Rest
) -> None:
    thread = await started(rest)
    socket = await listen(playground, session)
    await order(session, playground, "remove", channel=CHANNEL)
    assert (await socket.event("THREAD_DELETE"))["d"]["id"] == thread["id"]
    assert (await socket.event("CHANNEL_DELETE"))["d"]["id"] == CHANNEL
    assert (await say(rest, thread)).code == 10003
