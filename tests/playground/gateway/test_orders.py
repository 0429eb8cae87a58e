"""What a test orders of the gateway: close codes, dead lines, lost sessions, shards, budgets."""

from typing import Any

import aiohttp
import pytest

from playground import world
from playground.gateway import socket as gateway_socket
from playground.server import Playground
from tests.playground.raw import Rest, Socket, connect, identify, invoke, order, register

Session = aiohttp.ClientSession


async def ready(playground: Playground, session: Session, **fields: Any) -> tuple[Socket, str]:
    """Open a socket and identify; return it and the session's id."""
    socket = await connect(session, playground)
    await socket.send(identify(**fields))
    number = (await socket.event("READY"))["d"]["session_id"]
    await socket.event("GUILD_CREATE")
    return socket, number


def resume(session_id: str, seq: int) -> dict[str, Any]:
    return {"op": 6, "d": {"token": world.TOKEN, "session_id": session_id, "seq": seq}}


CODES = [4000, 4001, 4002, 4003, 4004, 4005, 4007, 4008, 4009, 4010, 4011, 4012, 4013, 4014]
RESUMABLE = {4000, 4001, 4002, 4003, 4005, 4008}


@pytest.mark.parametrize("code", CODES)
async def test_every_close_code_can_be_ordered(
    playground: Playground, session: Session, code: int
) -> None:
    socket, number = await ready(playground, session)
    assert await order(session, playground, "gateway", action="close", code=code) == {"sockets": 1}
    assert await socket.closed_with() == code
    again = await connect(session, playground)
    await again.send(resume(number, 2))
    frame = await again.frame()
    assert (frame["t"], frame["op"]) == (("RESUMED", 0) if code in RESUMABLE else (None, 9))


async def test_close_codes_go_to_the_shard_that_is_named(
    playground: Playground, session: Session
) -> None:
    owner = (int(world.GUILD_ID) >> 22) % 2
    sockets = []
    for shard in (0, 1):
        socket = await connect(session, playground)
        await socket.send(identify(shard=[shard, 2]))
        await socket.event("GUILD_CREATE" if shard == owner else "READY")
        sockets.append(socket)
    await order(session, playground, "gateway", action="close", code=4000, shard=1)
    assert await sockets[1].closed_with() == 4000
    await sockets[0].send({"op": 1, "d": None})
    assert (await sockets[0].frame())["op"] == 11


async def test_numbers_that_were_never_sent_close_the_socket(
    playground: Playground, session: Session
) -> None:
    socket, number = await ready(playground, session)
    await socket.socket.close(code=4000)
    for wanted in (4007, 9):
        again = await connect(session, playground)
        await again.send(resume(number, 99))
        if wanted == 4007:
            assert await again.closed_with() == 4007
        else:
            assert (await again.frame())["op"] == 9  # the session went with the first


async def test_too_many_frames_close_the_socket(playground: Playground, session: Session) -> None:
    socket, _ = await ready(playground, session)
    presence = {"since": None, "activities": [], "status": "online", "afk": False}
    for _ in range(200):
        await socket.send({"op": 1, "d": None})
    for _ in range(119):
        await socket.send({"op": 3, "d": presence})
    playground.clock.advance(61)
    await socket.send({"op": 3, "d": presence})
    await socket.send({"op": 1, "d": None})
    for _ in range(201):
        assert (await socket.frame())["op"] == 11
    for _ in range(120):
        await socket.send({"op": 3, "d": presence})
    assert await socket.closed_with() == 4008


async def test_frame_of_more_than_4096_bytes_closes_the_socket(
    playground: Playground, session: Session
) -> None:
    socket, _ = await ready(playground, session)
    await socket.send({"op": 3, "d": {"status": "x" * 4096}})
    assert await socket.closed_with() == 4002


async def test_socket_without_heartbeats_is_closed(
    playground: Playground, session: Session
) -> None:
    await order(session, playground, "gateway", action="heartbeat", seconds=0.02)
    socket, number = await ready(playground, session)
    assert await socket.closed_with() == 4009
    again = await connect(session, playground)
    await again.send(resume(number, 2))
    assert (await again.frame())["op"] == 9


async def test_fewer_shards_than_required_close_the_socket(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await order(session, playground, "gateway", action="shards", count=2)
    assert (await rest("GET", "/gateway/bot")).body["shards"] == 2
    for fields in ({}, {"shard": [0, 1]}):
        socket = await connect(session, playground)
        await socket.send(identify(**fields))
        assert await socket.closed_with() == 4011
    socket = await connect(session, playground)
    await socket.send(identify(shard=[0, 2]))
    assert (await socket.frame())["t"] == "READY"


async def test_identifies_are_counted_and_run_out(
    still_playground: Playground, session: Session, still_rest: Rest
) -> None:
    await order(session, still_playground, "gateway", action="budget", remaining=1)
    await ready(still_playground, session)
    limit = (await still_rest("GET", "/gateway/bot")).body["session_start_limit"]
    assert (limit["remaining"], limit["reset_after"]) == (0, 86_400_000)
    socket = await connect(session, still_playground)
    await socket.send(identify())
    assert await socket.closed_with() == 4004
    still_playground.clock.advance(86_400)
    await ready(still_playground, session)


async def test_forgotten_session_is_invalid(playground: Playground, session: Session) -> None:
    socket, number = await ready(playground, session)
    await order(session, playground, "gateway", action="forget")
    await order(session, playground, "gateway", action="close", code=4000)
    assert await socket.closed_with() == 4000
    again = await connect(session, playground)
    await again.send(resume(number, 2))
    frame = await again.frame()
    assert (frame["op"], frame["d"]) == (9, False)


async def test_what_was_said_on_a_dead_line_is_replayed(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await register(rest)
    socket, number = await ready(playground, session)
    await order(session, playground, "gateway", action="silence")
    await socket.send({"op": 1, "d": 2})
    asked = await invoke(playground, session)
    await order(session, playground, "gateway", action="abort")
    assert await socket.closed_with() == 1006
    again = await connect(session, playground)
    await again.send(resume(number, 2))
    assert (await again.frame())["d"]["id"] == asked.id
    assert (await again.frame())["t"] == "RESUMED"


async def test_heartbeats_can_go_unanswered(
    playground: Playground, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway_socket, "ACK_S", 0.0)  # an answer would come before what follows
    socket, _ = await ready(playground, session)
    await order(session, playground, "gateway", action="no_ack")
    await socket.send({"op": 1, "d": 2})
    for _ in range(3):  # time enough for an answer
        await order(session, playground, "gateway", action="heartbeat", seconds=41.25)
    await order(session, playground, "gateway", action="reconnect")
    assert (await socket.frame())["op"] == 7


async def test_late_event_comes_after_later_ones(
    still_playground: Playground, session: Session, still_rest: Rest
) -> None:
    await register(still_rest)
    socket, _ = await ready(still_playground, session)
    fault = {"event": "late", "route": "INTERACTION_CREATE", "delay_s": 4}
    await order(session, still_playground, "faults", **fault)
    first = await invoke(still_playground, session)
    second = await invoke(still_playground, session)
    await order(session, still_playground, "clock", advance_s=4)
    seen = [(await socket.event("INTERACTION_CREATE"))["d"]["id"] for _ in range(2)]
    assert seen == [second.id, first.id]
    late = await still_rest.callback(first, {"type": 6})
    assert late.code == 10062


async def test_outage_breaks_sockets_and_answers_nothing_until_it_is_over(
    still_playground: Playground, session: Session, still_rest: Rest
) -> None:
    socket, number = await ready(still_playground, session)
    await order(session, still_playground, "outage", seconds=600)
    assert await socket.closed_with() == 1006
    assert (await still_rest("GET", "/users/@me")).status == 503
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await connect(session, still_playground)
    await order(session, still_playground, "clock", advance_s=600)
    assert (await still_rest("GET", "/users/@me")).status == 200
    again = await connect(session, still_playground)
    await again.send(resume(number, 2))
    assert (await again.frame())["op"] == 9  # ten minutes are too long for a resume


@pytest.mark.parametrize(
    "fields",
    [
        {"action": "anders"},
        {"action": "shards", "count": 0},
        {"action": "heartbeat", "seconds": 0},
        {"action": "budget", "remaining": "viele"},
    ],
)
async def test_wrong_orders_are_refused(
    playground: Playground, session: Session, fields: dict[str, Any]
) -> None:
    url = f"{playground.base}/control/gateway"
    async with session.post(url, json=fields) as response:
        assert response.status == 400
