"""The gateway as a bare socket sees it: frames, close codes, compression, intents, resume."""

import aiohttp
import pytest

from playground import world
from playground.gateway import socket as gateway_socket
from playground.server import Playground
from tests.playground.raw import ANNA, CHANNEL, Rest, connect, identify, invoke, register

Session = aiohttp.ClientSession
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12


async def test_heartbeat_is_acknowledged(playground: Playground, session: Session) -> None:
    socket = await connect(session, playground)
    await socket.send({"op": 1, "d": None})
    assert (await socket.frame())["op"] == 11


async def test_the_answer_to_a_heartbeat_takes_a_moment_as_on_a_real_line(
    playground: Playground, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway_socket, "ACK_S", 60.0)
    socket = await connect(session, playground)
    await socket.send({"op": 1, "d": None})
    await socket.send(identify())
    assert (await socket.frame())["t"] == "READY"


@pytest.mark.parametrize("binary", [False, True])
async def test_identify_brings_ready_and_the_guild(
    playground: Playground, session: Session, binary: bool
) -> None:
    socket = await connect(session, playground)
    await socket.send(identify(), binary=binary)
    ready, guild = await socket.frame(), await socket.frame()
    assert (ready["t"], ready["s"], guild["t"], guild["s"]) == ("READY", 1, "GUILD_CREATE", 2)
    assert ready["d"]["guilds"] == [{"id": world.GUILD_ID, "unavailable": True}]
    assert "shard" not in ready["d"]
    assert [channel["name"] for channel in guild["d"]["channels"]] == ["stammtisch", "nebenzimmer"]
    assert [member["user"]["id"] for member in guild["d"]["members"]] == [world.BOT_ID]


async def test_zlib_stream_is_one_stream(playground: Playground, session: Session) -> None:
    socket = await connect(session, playground, compress="zlib-stream")
    await socket.send(identify())
    assert (await socket.frame())["t"] == "READY"
    assert (await socket.frame())["t"] == "GUILD_CREATE"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"op": 3, "d": {}}, 4003),
        ({"op": 2, "d": None}, 4002),
        ({"op": 2, "d": {"token": world.TOKEN, "intents": 1}}, 4002),
        (identify(token="falsch"), 4004),
        (identify(intents=1 << 40), 4013),
        (identify(intents=-1), 4013),
        (identify(intents=1 << 15), 4014),
        (identify(intents=1 << 1), 4014),
        (identify(shard=[2, 2]), 4010),
        (identify(shard="0"), 4010),
        ({"op": 6, "d": {"token": "falsch", "session_id": "x", "seq": 1}}, 4004),
        ({"op": 6, "d": None}, 4002),
    ],
)
async def test_wrong_first_frames_close_the_socket(
    playground: Playground, session: Session, frame: dict[str, object], code: int
) -> None:
    socket = await connect(session, playground)
    await socket.send(frame)
    assert await socket.closed_with() == code


async def test_wrong_later_frames_close_the_socket(
    playground: Playground, session: Session
) -> None:
    for frame, code in ((identify(), 4005), ({"op": 99, "d": None}, 4001), ("text", 4002)):
        socket = await connect(session, playground)
        await socket.send(identify())
        await socket.event("GUILD_CREATE")
        await socket.send(frame)  # pyright: ignore[reportArgumentType] - wrong on purpose
        assert await socket.closed_with() == code


async def test_other_versions_and_encodings_are_refused(
    playground: Playground, session: Session
) -> None:
    for query in ({"v": "9"}, {"encoding": "etf"}):
        socket = await session.ws_connect(f"{playground.base}/gateway/", params=query)
        await socket.receive()
        assert socket.close_code == 4012


async def test_events_come_only_with_their_intent(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await register(rest)
    sockets = {}
    for intents in (1, 1 | GUILD_MESSAGES, 1 | DIRECT_MESSAGES, 0):
        sockets[intents] = await connect(session, playground)
        await sockets[intents].send(identify(intents=intents))
        await sockets[intents].event("GUILD_CREATE" if intents else "READY")

    await rest.send({"content": "öffentlich"})
    secret = await invoke(playground, session)
    await rest.callback(secret, {"type": 4, "data": {"content": "geheim", "flags": 64}})
    await invoke(playground, session)

    names = {
        intents: [(await socket.frame())["t"] for _ in range(count)]
        for (intents, socket), count in zip(sockets.items(), (2, 3, 3, 2), strict=True)
    }
    command = "INTERACTION_CREATE"
    assert names[1] == [command, command]
    assert names[1 | GUILD_MESSAGES] == ["MESSAGE_CREATE", command, command]
    assert names[1 | DIRECT_MESSAGES] == [command, "MESSAGE_CREATE", command]
    assert names[0] == [command, command]


async def test_private_message_comes_without_guild_and_others_words_without_content(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await register(rest)
    socket = await connect(session, playground)
    await socket.send(identify(intents=1 | GUILD_MESSAGES | DIRECT_MESSAGES))
    await socket.event("GUILD_CREATE")
    secret = await invoke(playground, session)
    await rest.callback(secret, {"type": 4, "data": {"content": "geheim", "flags": 64}})
    private = await socket.event("MESSAGE_CREATE")
    assert private["d"]["content"] == "geheim"
    assert "guild_id" not in private["d"]

    url = f"{playground.base}/page/channels/{CHANNEL}/messages"
    for content, seen in (("hallo", ""), (f"<@{world.BOT_ID}> hallo", f"<@{world.BOT_ID}> hallo")):
        await session.post(url, json={"member": ANNA, "content": content})
        assert (await socket.event("MESSAGE_CREATE"))["d"]["content"] == seen


async def test_shards_share_the_guild_by_discords_rule(
    playground: Playground, session: Session
) -> None:
    owner = (int(world.GUILD_ID) >> 22) % 2
    for shard in (0, 1):
        socket = await connect(session, playground)
        await socket.send(identify(shard=[shard, 2]))
        ready = (await socket.frame())["d"]
        assert ready["shard"] == [shard, 2]
        assert bool(ready["guilds"]) == (shard == owner)


async def test_resume_replays_what_was_missed(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await register(rest)
    socket = await connect(session, playground)
    await socket.send(identify())
    ready = (await socket.frame())["d"]
    await socket.event("GUILD_CREATE")
    await socket.socket.close(code=4000)
    missed = [(await invoke(playground, session)).id for _ in range(2)]

    again = await connect(session, playground)
    resume = {"token": world.TOKEN, "session_id": ready["session_id"], "seq": 2}
    await again.send({"op": 6, "d": resume})
    frames = [await again.frame() for _ in range(3)]
    assert [frame["s"] for frame in frames] == [3, 4, 5]
    assert [frame["d"].get("id") for frame in frames] == [*missed, None]
    assert frames[2]["t"] == "RESUMED"


async def test_resume_of_what_is_not_there_is_invalid(
    playground: Playground, session: Session
) -> None:
    socket = await connect(session, playground)
    await socket.send({"op": 6, "d": {"token": world.TOKEN, "session_id": "x", "seq": 1}})
    frame = await socket.frame()
    assert (frame["op"], frame["d"]) == (9, False)
    await socket.send(identify())
    assert (await socket.frame())["t"] == "READY"


async def test_session_left_by_a_clean_close_or_too_old_cannot_be_resumed(
    still_playground: Playground, session: Session
) -> None:
    for close_code, later in ((1000, 0), (4000, 121)):
        socket = await connect(session, still_playground)
        await socket.send(identify())
        ready = (await socket.frame())["d"]
        await socket.socket.close(code=close_code)
        still_playground.clock.advance(later)
        again = await connect(session, still_playground)
        resume = {"token": world.TOKEN, "session_id": ready["session_id"], "seq": 1}
        await again.send({"op": 6, "d": resume})
        assert (await again.frame())["op"] == 9
        await again.socket.close()


async def test_named_members_are_sent_on_request(playground: Playground, session: Session) -> None:
    socket = await connect(session, playground)
    await socket.send(identify())
    ask = {"guild_id": world.GUILD_ID, "user_ids": [ANNA, "5"], "limit": 0, "nonce": "n"}
    await socket.send({"op": 8, "d": ask})
    chunk = (await socket.event("GUILD_MEMBERS_CHUNK"))["d"]
    assert [member["user"]["username"] for member in chunk["members"]] == ["anna"]
    assert chunk["nonce"] == "n"
