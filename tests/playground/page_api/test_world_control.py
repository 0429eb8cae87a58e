"""Rights taken in the middle, who is kicked or leaves, what moderators delete; who sees what."""

from typing import Any

import aiohttp
import pytest

from playground import world
from playground.server import Playground
from tests.people import Member, Refused
from tests.playground.raw import (
    BEN,
    CHANNEL,
    Rest,
    Socket,
    button,
    connect,
    identify,
    invoke,
    order,
    register,
    row,
)

Session = aiohttp.ClientSession
GUILD_MESSAGES = 1 << 9


async def listen(playground: Playground, session: Session, intents: int = 1) -> Socket:
    socket = await connect(session, playground)
    await socket.send(identify(intents=intents))
    await socket.event("GUILD_CREATE")
    return socket


async def test_rights_of_the_bot_go_in_the_middle(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await register(rest)
    socket = await listen(playground, session)
    await order(session, playground, "rights", channel=CHANNEL, deny=["SEND_MESSAGES"])
    changed = (await socket.event("CHANNEL_UPDATE"))["d"]["permission_overwrites"]
    assert changed == [{"id": world.BOT_ID, "type": 1, "allow": "0", "deny": str(1 << 11)}]
    assert (await rest.send({"content": "a"})).code == 50013
    await invoke(playground, session)
    asked = (await socket.event("INTERACTION_CREATE"))["d"]
    assert not int(asked["app_permissions"]) & 1 << 11
    await order(session, playground, "rights", channel=CHANNEL, deny=["VIEW_CHANNEL"])
    assert (await rest.send({"content": "a"})).code == 50001


async def test_role_of_the_bot_can_be_stripped(
    playground: Playground, session: Session, rest: Rest
) -> None:
    socket = await listen(playground, session)
    await order(session, playground, "rights", role="@everyone", permissions=["VIEW_CHANNEL"])
    role = (await socket.event("GUILD_ROLE_UPDATE"))["d"]["role"]
    assert (role["name"], role["permissions"]) == ("@everyone", str(1 << 10))
    assert (await rest.send({"content": "a"})).status == 200
    await order(session, playground, "rights", member=world.BOT_ID, roles=[])
    member = (await socket.event("GUILD_MEMBER_UPDATE"))["d"]
    assert (member["user"]["id"], member["roles"]) == (world.BOT_ID, [])
    assert (await rest.send({"content": "a"})).code == 50013


async def test_member_who_manages_the_guild_uses_commands_for_that(
    playground: Playground, session: Session, rest: Rest, ben: Member
) -> None:
    await register(rest, default_member_permissions=1 << 5)
    with pytest.raises(Refused, match="not allowed"):
        await invoke_as(ben)
    answer = await order(session, playground, "rights", member=BEN, roles=["Spielleitung"])
    assert answer["roles"] == [world.LEADER_ROLE_ID]
    assert await invoke_as(ben)


async def invoke_as(member: Member) -> Any:
    fields = {"member": member.id, "channel": member.channel, "type": 2, "command": "probe"}
    return await member._post("/page/interactions", fields)


async def test_hidden_channel_is_neither_listed_nor_read_nor_told(
    playground: Playground, session: Session, rest: Rest, anna: Member, ben: Member
) -> None:
    await order(session, playground, "rights", channel=CHANNEL, member=BEN, deny=["VIEW_CHANNEL"])
    seen = await ben._get("/page/world", member=BEN)
    assert [channel["name"] for channel in seen["channels"]] == ["nebenzimmer"]
    with pytest.raises(Refused, match="unknown channel"):
        await ben.see(CHANNEL)
    await rest.send({"content": "geheim"})
    await anna.wait_for_message(lambda message: message["content"] == "geheim")
    other = world.CHANNELS[1].id
    await rest("POST", f"/channels/{other}/messages", {"content": "offen"})
    await ben.wait(lambda: ben.messages(other))
    assert ben.messages(CHANNEL) == []


async def test_members_write_and_command_only_with_the_right(
    playground: Playground, session: Session, rest: Rest, ben: Member
) -> None:
    await register(rest)
    deny = ["SEND_MESSAGES", "USE_APPLICATION_COMMANDS"]
    await order(session, playground, "rights", channel=CHANNEL, role="@everyone", deny=deny)
    with pytest.raises(Refused, match="not allowed"):
        await ben.write("hallo")
    with pytest.raises(Refused, match="not allowed"):
        await invoke_as(ben)


async def test_kicked_bot_hears_and_may_nothing_until_it_is_back(
    playground: Playground, session: Session, rest: Rest, anna: Member
) -> None:
    await register(rest)
    message = (await rest.send({"content": "a", "components": [row(button())]})).body
    socket = await listen(playground, session, 1 | GUILD_MESSAGES)
    await order(session, playground, "remove", bot=True)
    assert (await socket.event("GUILD_DELETE"))["d"] == {"id": world.GUILD_ID}
    path = f"/channels/{CHANNEL}/messages/{message['id']}"
    assert (await rest("PATCH", path, {"content": "b"})).code == 50001
    assert (await rest("GET", f"/guilds/{world.GUILD_ID}")).code == 10004
    assert (await rest("GET", "/users/@me/guilds")).body == []
    clicked = await anna.click(message, "Knopf", may_fail=True)
    assert (clicked.status, clicked.kind) == ("failed", "gone")
    await anna.write("Wo ist er hin?")
    await order(session, playground, "return", bot=True)
    back = await socket.frame()
    assert (back["t"], "unavailable" in back["d"]) == ("GUILD_CREATE", False)
    assert (await rest("PATCH", path, {"content": "b"})).status == 200


async def test_bot_leaves_by_itself(playground: Playground, session: Session, rest: Rest) -> None:
    socket = await listen(playground, session)
    assert (await rest("DELETE", f"/users/@me/guilds/{world.GUILD_ID}")).status == 204
    assert (await socket.frame())["t"] == "GUILD_DELETE"
    again = await connect(session, playground)
    await again.send(identify())
    assert (await again.frame())["d"]["guilds"] == []


async def test_outage_of_the_guild_is_told_and_its_end_too(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await register(rest)
    socket = await listen(playground, session)
    await order(session, playground, "guild", unavailable=True)
    gone = await socket.event("GUILD_DELETE")
    assert gone["d"] == {"id": world.GUILD_ID, "unavailable": True}
    await invoke(playground, session)
    other = await connect(session, playground)
    await other.send(identify())
    assert (await other.frame())["d"]["guilds"] == [{"id": world.GUILD_ID, "unavailable": True}]
    await order(session, playground, "guild", unavailable=False)
    back = await socket.frame()
    assert (back["t"], back["d"]["unavailable"]) == ("GUILD_CREATE", False)
    assert (await other.frame())["t"] == "GUILD_CREATE"


async def test_member_leaves_without_a_word_to_the_bot_and_comes_back(
    playground: Playground, session: Session, rest: Rest, ben: Member
) -> None:
    socket = await listen(playground, session)
    await order(session, playground, "remove", member=BEN)
    path = f"/guilds/{world.GUILD_ID}/members/{BEN}"
    assert (await rest("GET", path)).code == 10007
    with pytest.raises(Refused, match="unknown member"):
        await ben.write("noch da?")
    await order(session, playground, "return", member=BEN)
    assert (await rest("GET", path)).body["roles"] == [world.REGULAR_ROLE_ID]
    await order(session, playground, "gateway", action="reconnect")
    assert (await socket.frame())["op"] == 7  # nothing came before


async def test_answers_for_a_channel_that_is_gone_are_refused(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await register(rest)
    answered, open_ = [await invoke(playground, session) for _ in range(2)]
    await rest.callback(answered, {"type": 4, "data": {"content": "da"}})
    await order(session, playground, "remove", channel=CHANNEL)
    assert (await rest.callback(open_, {"type": 4, "data": {"content": "da"}})).code == 10003
    edited = await rest.webhook(answered, "PATCH", "/messages/@original", {"content": "anders"})
    assert edited.code == 10003


async def test_moderator_deletes_what_the_bot_wrote(
    playground: Playground, session: Session, rest: Rest
) -> None:
    socket = await listen(playground, session, 1 | GUILD_MESSAGES)
    message = (await rest.send({"content": "a"})).body["id"]
    await order(session, playground, "remove", channel=CHANNEL, message=message)
    assert (await socket.event("MESSAGE_DELETE"))["d"]["id"] == message
    path = f"/channels/{CHANNEL}/messages/{message}"
    assert (await rest("PATCH", path, {"content": "b"})).code == 10008


async def test_bot_hears_nothing_of_channels_it_does_not_see(
    playground: Playground, session: Session, anna: Member
) -> None:
    await order(session, playground, "rights", channel=CHANNEL, deny=["VIEW_CHANNEL"])
    socket = await listen(playground, session, 1 | GUILD_MESSAGES)
    await anna.write("unter uns")
    await order(session, playground, "gateway", action="reconnect")
    assert (await socket.frame())["op"] == 7


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("rights", {"channel": "5", "deny": []}),
        ("rights", {"channel": CHANNEL, "deny": ["FLIEGEN"]}),
        ("rights", {"channel": CHANNEL, "role": "König"}),
        ("rights", {"member": "5", "roles": []}),
        ("rights", {}),
        ("remove", {"channel": "5"}),
        ("remove", {"channel": CHANNEL, "message": "5"}),
        ("return", {"member": "5"}),
        ("guild", {"unavailable": "ja"}),
        ("thread", {"thread": "5"}),
        ("outage", {"seconds": -1}),
    ],
)
async def test_wrong_orders_are_refused(
    playground: Playground, session: Session, path: str, fields: dict[str, Any]
) -> None:
    async with session.post(f"{playground.base}/control/{path}", json=fields) as response:
        assert response.status == 400
