"""Starts and stops a playground: one web application with REST, gateway, files and page."""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from playground import world
from playground.clock import Clock
from playground.core import Core
from playground.faults import Faults
from playground.files import content_type
from playground.gateway.hub import Gateway
from playground.gateway.socket import INVALID_VERSION, BotSocket
from playground.page_api.live import Live
from playground.page_api.routes import PageApi
from playground.ratelimit import RateLimits
from playground.rest import (
    channels,
    commands,
    emojis,
    guilds,
    interactions,
    threads,
    users,
    webhooks,
)
from playground.rest.adapter import Adapter
from playground.rest.call import Endpoint
from playground.snowflakes import Snowflakes
from playground.transcript import Transcript

PREFERRED_PORT = 8420
HOST = "127.0.0.1"
PAGE_DIR = Path(__file__).parent / "page"

log = logging.getLogger("playground")

_ENDPOINTS = (
    *users.ENDPOINTS,
    *guilds.ENDPOINTS,
    *channels.ENDPOINTS,
    *threads.ENDPOINTS,
    *commands.ENDPOINTS,
    *emojis.ENDPOINTS,
    *interactions.ENDPOINTS,
    *webhooks.ENDPOINTS,
)


@dataclass(slots=True)
class Playground:
    """A running playground.

    Attributes:
        core: its parts.
    """

    core: Core
    _runner: web.AppRunner

    @property
    def base(self) -> str:
        """Its address, e.g. `http://127.0.0.1:8420`."""
        return self.core.base

    @property
    def token(self) -> str:
        """The token of its only bot."""
        return world.TOKEN

    @property
    def transcript(self) -> Transcript:
        """What was sent and received."""
        return self.core.transcript

    @property
    def clock(self) -> Clock:
        """Its time."""
        return self.core.clock

    async def stop(self) -> None:
        """Close all connections and the port."""
        self.core.clock.stop()
        for session in self.core.gateway.sessions:
            if session.socket is not None:
                session.socket.end(1001)
        await self.core.live.close()
        await self._runner.cleanup()
        self.core.transcript.close()


async def start(
    *,
    port: int | None = None,
    clock: Clock | None = None,
    transcript_path: Path | None = None,
    lang: str = "de",
    limits_enforced: bool = True,
) -> Playground:
    """Start a playground on the loopback interface.

    Args:
        port: 0 takes a free one; None the preferred one if it is free.
        clock: the time, by default the wall clock.
        transcript_path: a file to which the transcript is appended as JSON lines.
        lang: the language of the page, `de` or `en`.
        limits_enforced: whether there are rate limits: requests beyond them are refused.

    Returns:
        The running playground; `stop` it.
    """
    clock = clock or Clock()
    listener = _listen(port)
    base = f"http://{HOST}:{listener.getsockname()[1]}"
    transcript = Transcript(clock, transcript_path)
    faults = Faults()
    core = Core(
        base=base,
        lang=lang,
        clock=clock,
        ids=Snowflakes(clock),
        transcript=transcript,
        faults=faults,
        limits=RateLimits(clock.steady, enforced=limits_enforced),
        gateway=Gateway(clock, transcript, faults),
        live=Live(),
    )
    core.gateway.on_change = lambda online: core.live.send({"event": "bot", "online": online})
    runner = web.AppRunner(_application(core), access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.SockSite(runner, listener).start()
    return Playground(core, runner)


def _listen(port: int | None) -> socket.socket:
    """Bind the wanted port, or without one the preferred port and else a free one."""
    wanted = [PREFERRED_PORT, 0] if port is None else [port]
    for candidate in wanted:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, candidate))
        except OSError:
            listener.close()
            if candidate == wanted[-1]:
                raise
        else:
            return listener
    raise AssertionError("the last candidate was bound or raised")


def _application(core: Core) -> web.Application:
    app = web.Application(middlewares=[_only_from_here], client_max_size=4 * world.REQUEST_LIMIT)
    adapter = Adapter(core)
    for endpoint in _ENDPOINTS:
        path = f"/api/v10{endpoint.path}"
        app.router.add_route(endpoint.method, path, _served(adapter, endpoint))
    app.router.add_route("*", "/api/{rest:.*}", _served(adapter, None))
    for path in ("/gateway", "/gateway/"):
        app.router.add_get(path, _gateway(core))
    app.router.add_get(r"/cdn/attachments/{channel:\d+}/{id:\d+}/{name}", _file(core))
    app.router.add_get(r"/cdn/emojis/{id:\d+}.{extension:\w+}", _emoji(core))
    app.add_routes(PageApi(core).routes())
    app.router.add_get("/", _index)
    if PAGE_DIR.is_dir():
        app.router.add_static("/", PAGE_DIR)
    return app


Served = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def _only_from_here(request: web.Request, handler: Served) -> web.StreamResponse:
    """Refuse other names than this machine's and pages of other origins: the net stays outside."""
    name = request.host.rsplit(":", 1)[0]
    origin = request.headers.get("Origin", f"http://{request.host}")
    if name not in {HOST, "localhost"} or origin != f"http://{request.host}":
        raise web.HTTPForbidden(text="the playground serves this machine only")
    response = await handler(request)
    if not response.prepared and not request.path.startswith("/api/"):
        response.headers.setdefault("Cache-Control", "no-cache")
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
    return response


def _served(adapter: Adapter, endpoint: Endpoint | None) -> Served:
    async def serve(request: web.Request) -> web.StreamResponse:
        return await adapter.serve(request, endpoint)

    return serve


def _gateway(core: Core) -> Served:
    async def serve(request: web.Request) -> web.StreamResponse:
        if core.is_out():
            raise web.HTTPServiceUnavailable
        query = request.query
        response = web.WebSocketResponse(max_msg_size=64 * 1024, compress=False)
        await response.prepare(request)
        if query.get("v", "10") != "10" or query.get("encoding", "json") != "json":
            await response.close(code=INVALID_VERSION)
            return response
        # zstd is optional in Discord's protocol as well: text frames are always understood.
        compress = query.get("compress") == "zlib-stream"
        transport = request.transport
        assert transport is not None, "the handshake has just gone over it"
        await BotSocket(core, response, transport.abort, compress=compress).serve()
        return response

    return serve


def _file(core: Core) -> Served:
    async def serve(request: web.Request) -> web.StreamResponse:
        content = core.files.get(request.match_info["id"], request.match_info["name"])
        if content is None:
            raise web.HTTPNotFound
        headers = {"Content-Type": content_type(content), "Cache-Control": "private, max-age=3600"}
        return web.Response(body=content, headers=headers)

    return serve


def _emoji(core: Core) -> Served:
    async def serve(request: web.Request) -> web.StreamResponse:
        emoji = core.state.emojis.get(request.match_info["id"])
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.content, content_type=content_type(emoji.content))

    return serve


async def _index(_request: web.Request) -> web.StreamResponse:
    index = PAGE_DIR / "index.html"
    if not await asyncio.to_thread(index.is_file):
        raise web.HTTPNotFound(text="the page is missing")
    return web.FileResponse(index)
