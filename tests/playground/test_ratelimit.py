"""Rate limits: windows, headers, and how the REST API answers."""

import aiohttp
import pytest

from playground import world
from playground.ratelimit import CREATE_MESSAGE, RateLimits
from playground.server import Playground
from tests.people import Member
from tests.playground.raw import CHANNEL, Rest


def test_window_opens_with_the_first_call_and_refills_at_once() -> None:
    now = [100.0]
    limits = RateLimits(lambda: now[0])
    verdicts = [limits.take(CREATE_MESSAGE, "a") for _ in range(6)]
    assert [verdict.remaining for verdict in verdicts] == [4, 3, 2, 1, 0, 0]
    assert verdicts[4].retry_after is None
    assert verdicts[5].retry_after == 5.0
    assert limits.take(CREATE_MESSAGE, "b").retry_after is None
    now[0] += 5
    assert limits.take(CREATE_MESSAGE, "a").remaining == 4


def test_headers_tell_the_window() -> None:
    headers = RateLimits(lambda: 0.0).take(CREATE_MESSAGE, "a").headers()
    assert headers["X-RateLimit-Limit"] == "5"
    assert headers["X-RateLimit-Remaining"] == "4"
    assert headers["X-RateLimit-Reset-After"] == "5.000"
    assert len(headers["X-RateLimit-Bucket"]) == 32


def test_limits_can_be_left_unenforced() -> None:
    limits = RateLimits(lambda: 0.0, enforced=False)
    verdicts = [limits.take(CREATE_MESSAGE, "a") for _ in range(9)]
    assert {(verdict.remaining, verdict.retry_after) for verdict in verdicts} == {(4, None)}


async def test_sixth_message_is_429_per_channel(playground: Playground, rest: Rest) -> None:
    for _ in range(5):
        await rest.send({"content": "a"})
    refused = await rest.send({"content": "a"})
    other = world.CHANNELS[1].id
    elsewhere = await rest("POST", f"/channels/{other}/messages", {"content": "a"})
    assert refused.status == 429
    assert refused.headers["Via"]
    assert refused.headers["X-RateLimit-Scope"] == "user"
    # The header is in whole seconds, the body exact.
    assert refused.headers["Retry-After"] == "5"
    assert 4 < refused.body["retry_after"] <= 5
    assert refused.headers["X-RateLimit-Remaining"] == "0"
    assert refused.body["global"] is False
    assert elsewhere.status == 200
    playground.clock.advance(5)
    assert (await rest.send({"content": "a"})).status == 200


async def test_fiftyfirst_request_in_a_second_is_429_for_all(rest: Rest) -> None:
    replies = [await rest("GET", "/users/@me") for _ in range(60)]
    refused = [reply for reply in replies if reply.status == 429]
    assert refused
    assert refused[0].headers["X-RateLimit-Global"] == "true"
    assert refused[0].body["global"] is True


async def test_old_messages_are_edited_less(playground: Playground, rest: Rest) -> None:
    message = (await rest.send({"content": "a"})).body["id"]
    playground.clock.advance(3601)
    path = f"/channels/{CHANNEL}/messages/{message}"
    replies = [await rest("PATCH", path, {"content": str(n)}) for n in range(4)]
    assert [reply.status for reply in replies] == [200, 200, 200, 429]
    assert replies[3].code == 30046
    assert 0 < replies[3].body["retry_after"] <= 6


async def test_fault_can_wait_and_drop(rest: Rest, anna: Member) -> None:
    await anna._post("/control/faults", {"route": "/channels/*", "delay_s": 0.01})
    assert (await rest.send({"content": "spät"})).status == 200
    await anna._post("/control/faults", {"route": "/channels/*", "drop": True})
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await rest.send({"content": "nie"})
    assert [message["content"] for message in await anna.see()] == ["spät"]
