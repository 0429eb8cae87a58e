"""Between the web and the REST endpoints: reading, faults, token, rate limits, transcript."""

import asyncio
import logging
import math
from collections.abc import Mapping

from aiohttp import web

from playground import world
from playground.core import Core
from playground.errors import ApiError, Code
from playground.faults import Fault
from playground.files import Upload
from playground.ratelimit import GLOBAL, Limit, Verdict
from playground.rest.call import Answer, Call, Endpoint
from playground.rest.multipart import read_body
from playground.wire import JsonObject, dumps

log = logging.getLogger("playground.rest")

_UNAVAILABLE = Answer(503, ApiError(Code.UNAVAILABLE).body())
VIA = "1.1 playground"
"""Without `Via` discord.py takes a 429 for a ban by Cloudflare."""


class Adapter:
    """Serves endpoints over HTTP.

    Args:
        core: the playground.
    """

    def __init__(self, core: Core) -> None:
        self._core = core

    async def serve(self, request: web.Request, endpoint: Endpoint | None) -> web.StreamResponse:
        """Answer a request; without an endpoint 404, loudly."""
        path = api_path(request.path)
        broken: ApiError | None = None
        body, uploads = None, list[Upload]()
        try:
            body, uploads = await read_body(request)
        except ApiError as error:
            broken = error
        except (ConnectionError, web.RequestPayloadError):
            # The client went away in the middle: there is no request and nobody to answer.
            return web.Response(status=400)
        number = self._record_request(request, path, body, uploads)
        if self._core.is_out():
            return self._respond(number, _UNAVAILABLE, {}, is_fault=True)
        if self._core.limits.ban_s:
            return self._answer_ban(number, 429, self._core.limits.ban_s)
        fault = self._core.faults.for_request(request.method, path)
        if fault is not None:
            await asyncio.sleep(fault.delay_s)
            if fault.drop == "before":
                return self._drop(request, number)
            if fault.status is not None:
                return self._answer_fault(number, fault)
        call = Call(
            self._core,
            request.method,
            path,
            dict(request.match_info),
            dict(request.query),
            body,
            uploads,
            is_bot=request.headers.get("Authorization") == f"Bot {world.TOKEN}",
        )
        answer, headers = self._run(call, endpoint, broken)
        if fault is not None and fault.drop == "after":
            return self._drop(request, number)
        return self._respond(number, answer, headers)

    def _run(
        self, call: Call, endpoint: Endpoint | None, broken: ApiError | None
    ) -> tuple[Answer, Mapping[str, str]]:
        headers: dict[str, str] = {}
        try:
            if endpoint is None:
                self._core.notice(f"unknown route: {call.method} {call.path}")
                raise ApiError(Code.UNKNOWN_ROUTE)
            if endpoint.needs_bot and not call.is_bot:
                raise ApiError(Code.UNAUTHORIZED)
            if broken is not None:
                raise broken
            refused = self._limit(call, endpoint, headers)
            if refused is not None:
                return refused, headers
            return endpoint.run(call), headers
        except ApiError as error:
            log.info("%s %s refused: %s", call.method, call.path, dumps(error.body()))
            headers.update(error.headers)
            return Answer(error.code.status, error.body()), headers
        except Exception:
            log.exception("%s %s failed", call.method, call.path)
            error = ApiError(Code.INTERNAL)
            return Answer(error.code.status, error.body()), headers

    def _limit(self, call: Call, endpoint: Endpoint, headers: dict[str, str]) -> Answer | None:
        """Count the request; set the headers; return the 429 if it is one too many."""
        if endpoint.limit is not None:
            verdict = self._core.limits.take(endpoint.limit, call.params[endpoint.major])
            headers |= verdict.headers()
            if verdict.retry_after is not None:
                return _too_many(verdict)
        if call.is_bot:
            verdict = self._core.limits.take(GLOBAL, "")
            if verdict.retry_after is not None:
                headers.clear()
                headers["Retry-After"] = str(math.ceil(verdict.retry_after))
                headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
                return _too_many(verdict, is_global=True)
        return None

    def _answer_fault(self, number: int, fault: Fault) -> web.Response:
        assert fault.status is not None, "only orders with a status are answered"
        if fault.scope == "cloudflare":
            return self._answer_ban(number, fault.status, fault.retry_after)
        body: JsonObject = {"message": "fault on order", "code": fault.code}
        headers: dict[str, str] = {}
        if fault.status == 429:
            body = {
                "message": "You are being rate limited.",
                "retry_after": fault.retry_after,
                "global": fault.scope == "global",
                "code": fault.code,
            }
            headers = _ordered_headers(fault)
        return self._respond(number, Answer(fault.status, body), headers, is_fault=True)

    def _answer_ban(self, number: int, status: int, retry_after: float) -> web.Response:
        """Answer as Cloudflare does to a banned address: HTML, and no `Via`."""
        headers = {"Retry-After": str(math.ceil(retry_after))}
        self._core.transcript.add(
            "answer", request=number, status=status, json=None, headers=headers, fault=True
        )
        return web.Response(
            status=status,
            text="<html><body>error code: 1015</body></html>",
            content_type="text/html",
            headers=headers,
        )

    def _respond(
        self, number: int, answer: Answer, headers: Mapping[str, str], *, is_fault: bool = False
    ) -> web.Response:
        self._core.limits.count_answer(answer.status, headers.get("X-RateLimit-Scope"))
        extra = {"fault": True} if is_fault else {}
        shown = {key: value for key, value in headers.items() if key != "Content-Type"}
        self._core.transcript.add(
            "answer",
            request=number,
            status=answer.status,
            json=answer.body,
            headers=shown,
            **extra,
        )
        if answer.body is None:
            return web.Response(status=answer.status, headers={"Via": VIA, **headers})
        return web.Response(
            status=answer.status,
            body=dumps(answer.body).encode(),
            headers={"Content-Type": "application/json", "Via": VIA, **headers},
        )

    def _drop(self, request: web.Request, number: int) -> web.StreamResponse:
        self._core.transcript.add("answer", request=number, status=None, json=None, fault=True)
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)

    def _record_request(
        self, request: web.Request, path: str, body: object, uploads: list[Upload]
    ) -> int:
        return self._core.transcript.add(
            "request",
            method=request.method,
            path=path,
            query=dict(request.query),
            auth="bot" if "Authorization" in request.headers else None,
            content_type=request.content_type,
            json=body,
            files=[
                {
                    "field": upload.field,
                    "filename": upload.filename,
                    "size": len(upload.content),
                    "sha256": upload.sha256,
                }
                for upload in uploads
            ],
        )


def api_path(path: str) -> str:
    """Return a path without `/api/v10`."""
    parts = path.split("/", 3)
    return f"/{parts[3]}" if len(parts) > 3 else path


def _too_many(verdict: Verdict, *, is_global: bool = False) -> Answer:
    body: JsonObject = {
        "message": "You are being rate limited.",
        "retry_after": verdict.retry_after,
        "global": is_global,
        "code": 0,
    }
    return Answer(429, body)


def _ordered_headers(fault: Fault) -> dict[str, str]:
    """Return the headers of a 429 on order."""
    wait = str(math.ceil(fault.retry_after))
    headers = {"Retry-After": wait, "X-RateLimit-Scope": fault.scope}
    if fault.scope == "global":
        return headers | {"X-RateLimit-Global": "true"}
    emptied = Verdict(Limit("on-order", 1, fault.retry_after), 0, fault.retry_after, None)
    return headers | emptied.headers()
