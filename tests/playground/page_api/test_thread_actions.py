"""What members do with threads, and what their client would not let them do."""

from typing import Any

import aiohttp
import pytest

from playground import world
from playground.server import Playground
from tests.people import Member, Refused
from tests.playground.raw import BEN, CHANNEL, Rest, order, register

Session = aiohttp.ClientSession


async def write(member: Member, thread: str) -> None:
    await member._post(
        f"/page/channels/{thread}/messages", {"member": member.id, "content": "hallo"}
    )


async def listed(member: Member) -> list[str]:
    body = await member._get("/page/world", member=member.id)
    return [thread["id"] for thread in body["threads"]]


async def test_thread_of_a_member_is_told_to_everybody(anna: Member, ben: Member) -> None:
    thread = await ben.start_thread("Tisch 1")
    frame = await anna.wait(lambda: next((f for f in anna.frames if f["event"] == "thread"), None))
    assert (frame["thread"]["id"], frame["thread"]["owner_id"]) == (thread, BEN)
    assert frame["thread"]["members"] == [BEN]
    assert await listed(anna) == [thread]
    await write(anna, thread)
    await ben.wait(lambda: ben.messages(thread))


async def test_private_thread_is_listed_for_those_in_it(anna: Member, ben: Member) -> None:
    thread = await anna.start_thread("Tisch 1", private=True)
    assert await listed(ben) == []
    await anna.change_thread(thread, add=BEN)
    assert await listed(ben) == [thread]
    await anna.change_thread(thread, remove=BEN)
    assert await listed(ben) == []
    assert await ben.wait(
        lambda: any(f["event"] == "thread_delete" and f["id"] == thread for f in ben.frames)
    )


async def test_thread_hangs_on_one_message_once(rest: Rest, anna: Member) -> None:
    message = (await rest.send({"content": "a"})).body["id"]
    assert await anna.start_thread("Tisch 1", message=message) == message
    with pytest.raises(Refused, match="160004"):
        await anna.start_thread("Tisch 1", message=message)
    shown = await anna.wait_for_message(lambda item: "thread" in item)
    assert shown["thread"]["name"] == "Tisch 1"


async def test_archived_thread_opens_by_writing_and_by_a_command(
    playground: Playground, rest: Rest, ben: Member
) -> None:
    await register(rest)
    thread = await ben.start_thread("Tisch 1")
    state = playground.core.state.threads[thread]
    await ben.change_thread(thread, archived=True)
    assert state.archived
    await write(ben, thread)
    assert not state.archived
    await ben.change_thread(thread, archived=True)
    body = {"member": ben.id, "channel": thread, "type": 2, "command": "probe"}
    await ben._post("/page/interactions", body)
    assert not state.archived


async def test_locked_thread_is_for_moderators(
    playground: Playground, session: Session, anna: Member, ben: Member
) -> None:
    thread = await ben.start_thread("Tisch 1")
    with pytest.raises(Refused, match="not allowed"):
        await ben.change_thread(thread, locked=True)
    await anna.change_thread(thread, locked=True)
    with pytest.raises(Refused, match="locked"):
        await write(ben, thread)
    await write(anna, thread)
    await anna.change_thread(thread, archived=True)
    with pytest.raises(Refused, match="not allowed"):
        await ben.change_thread(thread, archived=False)
    await order(session, playground, "thread", thread=thread, archived=False, locked=False)
    await write(ben, thread)


async def test_only_moderators_delete_threads(
    playground: Playground, anna: Member, ben: Member
) -> None:
    thread = await ben.start_thread("Tisch 1")
    for member, status in ((ben, 400), (anna, 200)):
        url = f"{playground.base}/page/threads/{thread}"
        async with member._session.delete(url, params={"member": member.id}) as response:
            assert response.status == status
    assert await listed(ben) == []


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"name": " "}, "1 to 100"),
        ({"message": "5"}, "does not exist"),
        ({"auto_archive_minutes": 61}, "auto_archive_minutes"),
    ],
)
async def test_wrong_threads_are_refused(anna: Member, fields: Any, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        await anna.start_thread(**{"name": "Tisch 1", **fields})


async def test_member_without_the_right_starts_none(
    playground: Playground, session: Session, ben: Member
) -> None:
    deny = ["CREATE_PUBLIC_THREADS"]
    await order(session, playground, "rights", channel=CHANNEL, role="@everyone", deny=deny)
    with pytest.raises(Refused, match="not allowed"):
        await ben.start_thread("Tisch 1")
    assert await ben.start_thread("Tisch 1", private=True)


async def test_threads_can_be_chosen_where_channels_can(
    playground: Playground, rest: Rest, anna: Member
) -> None:
    await register(rest, options=[{"type": 7, "name": "wo", "description": "Wo."}])
    thread = await anna.start_thread("Tisch 1")
    body = {
        "member": anna.id,
        "channel": world.CHANNELS[1].id,
        "type": 2,
        "command": "probe",
        "options": [{"type": 7, "name": "wo", "value": thread}],
    }
    started = (await anna._post("/page/interactions", body))["interaction"]
    resolved = playground.core.state.interactions[started].data["resolved"]["channels"][thread]
    assert (resolved["type"], resolved["parent_id"]) == (11, CHANNEL)
