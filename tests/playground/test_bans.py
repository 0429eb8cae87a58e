"""Limits on order, and the ban that too many invalid requests bring."""

import aiohttp
import pytest

from playground.ratelimit import INVALID_REQUESTS, RateLimits
from playground.server import Playground
from tests.playground.raw import CHANNEL, Rest, invoke, order, register

Session = aiohttp.ClientSession


async def test_any_limit_can_be_narrowed(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await order(session, playground, "limits", limit="create-message", calls=1, seconds=9)
    first, second = await rest.send({"content": "a"}), await rest.send({"content": "b"})
    assert first.headers["X-RateLimit-Limit"] == "1"
    assert first.headers["X-RateLimit-Remaining"] == "0"
    assert (second.status, second.headers["X-RateLimit-Scope"]) == (429, "user")
    assert 8 < second.body["retry_after"] <= 9
    await order(session, playground, "limits", usual=True)
    assert (await rest.send({"content": "c"})).status == 200


async def test_global_limit_on_order_has_no_bucket(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await order(session, playground, "limits", limit="global", calls=1, seconds=9)
    await rest("GET", "/users/@me")
    refused = await rest("GET", "/users/@me")
    assert refused.body["global"] is True
    assert refused.headers["X-RateLimit-Global"] == "true"
    assert refused.headers["Retry-After"] == "9"
    assert "X-RateLimit-Bucket" not in refused.headers


async def test_follow_ups_in_a_channel_are_a_limit_that_all_bots_share(
    playground: Playground, session: Session, rest: Rest
) -> None:
    await register(rest)
    order_ = {"limit": "follow-ups-in-channel", "calls": 1, "seconds": 9}
    await order(session, playground, "limits", invalid_allowed=1, **order_)
    replies = []
    for _ in range(2):
        asked = await invoke(playground, session)
        await rest.callback(asked, {"type": 4, "data": {"content": "da"}})
        replies.append(await rest.webhook(asked, "POST", "?wait=1", {"content": "noch etwas"}))
    assert [reply.status for reply in replies] == [200, 429]
    assert replies[1].headers["X-RateLimit-Scope"] == "shared"
    assert (await rest("GET", "/users/@me")).status == 200  # does not count towards the ban


@pytest.mark.parametrize(
    ("scope", "header"),
    [
        ("user", "X-RateLimit-Bucket"),
        ("shared", "X-RateLimit-Bucket"),
        ("global", "X-RateLimit-Global"),
    ],
)
async def test_refusal_on_order_carries_discords_headers(
    playground: Playground, session: Session, rest: Rest, scope: str, header: str
) -> None:
    fault = {"route": "/channels/*", "status": 429, "scope": scope, "retry_after": 1.5}
    await order(session, playground, "faults", **fault)
    refused = await rest.send({"content": "a"})
    assert refused.headers["X-RateLimit-Scope"] == scope
    assert refused.headers["Retry-After"] == "2"
    assert header in refused.headers
    assert refused.body["retry_after"] == 1.5
    assert refused.body["global"] == (scope == "global")


async def test_invalid_requests_ban_the_address(
    still_playground: Playground, session: Session, still_rest: Rest
) -> None:
    await order(session, still_playground, "limits", invalid_allowed=3)
    for _ in range(3):
        assert (await still_rest("GET", "/users/@me", bot=False)).status == 401
    banned = await still_rest.send({"content": "a"})
    assert banned.status == 429
    assert "Via" not in banned.headers
    assert banned.body.startswith("<html>")
    assert 599 < float(banned.headers["Retry-After"]) <= 600
    await order(session, still_playground, "clock", advance_s=601)
    assert (await still_rest.send({"content": "a"})).status == 200


def test_ten_thousand_in_ten_minutes_are_too_many() -> None:
    now = [0.0]
    limits = RateLimits(lambda: now[0])
    for _ in range(INVALID_REQUESTS - 1):
        limits.count_answer(403, None)
    limits.count_answer(200, None)
    limits.count_answer(429, "shared")
    assert (limits.ban_s, limits.invalid) == (0, INVALID_REQUESTS - 1)
    now[0] = 600.0
    limits.count_answer(401, None)
    assert (limits.ban_s, limits.invalid) == (0, 1)
    for _ in range(INVALID_REQUESTS - 1):
        limits.count_answer(429, "user")
    assert limits.ban_s == 600


async def test_old_messages_are_limited_with_headers(playground: Playground, rest: Rest) -> None:
    message = (await rest.send({"content": "a"})).body["id"]
    playground.clock.advance(3601)
    path = f"/channels/{CHANNEL}/messages/{message}"
    replies = [await rest("PATCH", path, {"content": str(n)}) for n in range(4)]
    assert replies[3].headers["X-RateLimit-Limit"] == "3"
    assert replies[3].headers["X-RateLimit-Remaining"] == "0"


@pytest.mark.parametrize(
    "fields",
    [
        {"limit": "anders", "calls": 1, "seconds": 1},
        {"limit": "global", "calls": -1, "seconds": 1},
        {"limit": "global", "calls": 1, "seconds": 0},
        {"limit": "global", "calls": 1, "seconds": 1, "scope": "cloudflare"},
        {"invalid_allowed": 0},
    ],
)
async def test_wrong_orders_are_refused(
    playground: Playground, session: Session, fields: dict[str, object]
) -> None:
    url = f"{playground.base}/control/limits"
    async with session.post(url, json=fields) as response:
        assert response.status == 400
