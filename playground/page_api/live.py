"""The live socket of the page: each connection stands for one or more members and gets their view.

Frames are `{"event": …, "seq": n, "for": member id or null, …}`; who may see what is decided by
whoever sends.
"""

import asyncio
from collections.abc import Callable, Iterable

from aiohttp import WSMsgType, web

from playground.wire import JsonObject, Snowflake, dumps


class Live:
    """All open pages."""

    def __init__(self) -> None:
        self._seq = 0
        self._pages: dict[web.WebSocketResponse, frozenset[Snowflake]] = {}
        self._queues: dict[web.WebSocketResponse, asyncio.Queue[str]] = {}

    def send(
        self,
        frame: JsonObject,
        only_for: Snowflake | None = None,
        sees: Callable[[Snowflake], bool] = lambda _member: True,
    ) -> None:
        """Queue a frame for the pages of one member, or of all who see what it is about."""
        self._seq += 1
        text = dumps({**frame, "seq": self._seq, "for": only_for})
        for page, members in self._pages.items():
            is_for = any(map(sees, members)) or not members
            if only_for in members if only_for is not None else is_for:
                self._queues[page].put_nowait(text)

    async def serve(
        self,
        page: web.WebSocketResponse,
        members: Iterable[Snowflake],
        bot_online: Callable[[], bool],
    ) -> None:
        """Greet a page and keep sending until it closes."""
        queue: asyncio.Queue[str] = asyncio.Queue()
        self._pages[page] = frozenset(members)
        self._queues[page] = queue
        queue.put_nowait(
            dumps({"event": "hello", "seq": self._seq, "bot_online": bot_online(), "for": None})
        )
        sender = asyncio.create_task(_send_all(page, queue))
        try:
            async for message in page:
                if message.type is WSMsgType.ERROR:
                    break
        finally:
            sender.cancel()
            del self._pages[page], self._queues[page]

    async def close(self) -> None:
        """Close every page's socket."""
        for page in list(self._pages):
            await page.close(code=1001, message=b"playground stops")


async def _send_all(page: web.WebSocketResponse, queue: asyncio.Queue[str]) -> None:
    while not page.closed:
        text = await queue.get()
        try:
            await page.send_str(text)
        except ConnectionError:
            return
