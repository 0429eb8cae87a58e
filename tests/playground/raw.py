"""Bare requests with the bot's token, and bare gateway sockets: what no library would send."""

import io
import json
import zlib
from dataclasses import dataclass
from typing import Any

import aiohttp

from playground import world
from playground.server import Playground
from playground.state import Interaction

Json = dict[str, Any]

CHANNEL = world.CHANNELS[0].id
ANNA, BEN = world.PEOPLE[0].id, world.PEOPLE[1].id
V2 = 1 << 15
EPHEMERAL = 1 << 6


@dataclass(frozen=True)
class Reply:
    """An answer of the REST API."""

    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int:
        return self.body["code"]

    def error_codes(self) -> set[str]:
        """Return the codes in the tree of field errors."""
        return leaf_codes(self.body.get("errors", {}))


def leaf_codes(errors: Json) -> set[str]:
    found = {error["code"] for error in errors.get("_errors", [])}
    return found.union(
        *(leaf_codes(inner) for key, inner in errors.items() if key != "_errors"), set[str]()
    )


class Rest:
    """Requests below `/api/v10`."""

    def __init__(self, session: aiohttp.ClientSession, base: str) -> None:
        self._session = session
        self._base = base

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[str, tuple[str, bytes]] | None = None,
        bot: bool = True,
    ) -> Reply:
        headers = {"Authorization": f"Bot {world.TOKEN}"} if bot else {}
        options: Json = {"json": body} if body is not None else {}
        if files is not None:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body))
            for field, (name, content) in files.items():
                form.add_field(
                    field,
                    io.BytesIO(content),
                    filename=name,
                    content_type="application/octet-stream",
                )
            options = {"data": form}
        url = f"{self._base}/api/v10{path}"
        async with self._session.request(method, url, headers=headers, **options) as response:
            text = await response.text()
            is_json = response.headers.get("Content-Type") == "application/json"
            return Reply(
                response.status, json.loads(text) if is_json else text, dict(response.headers)
            )

    async def send(self, body: Json, **options: Any) -> Reply:
        """Post a message to the first channel."""
        return await self("POST", f"/channels/{CHANNEL}/messages", body, **options)

    async def callback(self, interaction: Interaction, body: Json, **options: Any) -> Reply:
        """Answer an interaction for the first time."""
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        return await self("POST", path, body, bot=False, **options)

    async def webhook(
        self, interaction: Interaction, method: str, end: str = "", body: Any = None
    ) -> Reply:
        """Use an interaction's token."""
        path = f"/webhooks/{world.APPLICATION_ID}/{interaction.token}{end}"
        return await self(method, path, body, bot=False)


async def register(rest: Rest, **fields: Any) -> Reply:
    """Register one command, `probe` unless named otherwise."""
    command = {"name": "probe", "description": "Probe.", **fields}
    return await rest("PUT", f"/applications/{world.APPLICATION_ID}/commands", [command])


async def invoke(
    running: Playground,
    session: aiohttp.ClientSession,
    *,
    member: str = ANNA,
    channel: str = CHANNEL,
) -> Interaction:
    """Let a member use `probe`; return the interaction as the bot would know it."""
    body = {"member": member, "channel": channel, "type": 2, "command": "probe"}
    return await _act(running, session, body)


async def press(
    running: Playground,
    session: aiohttp.ClientSession,
    message: str,
    custom_id: str,
    *,
    member: str = ANNA,
) -> Interaction:
    """Let a member press a button."""
    body = {
        "member": member,
        "channel": CHANNEL,
        "type": 3,
        "message": message,
        "custom_id": custom_id,
    }
    return await _act(running, session, body)


async def order(
    session: aiohttp.ClientSession, running: Playground, path: str, **fields: Any
) -> Json:
    """Order something of the playground, e.g. `order(session, running, "clock", advance_s=5)`."""
    async with session.post(f"{running.base}/control/{path}", json=fields) as response:
        answer = await response.json()
        assert response.status == 200, answer
        return answer


async def _act(running: Playground, session: aiohttp.ClientSession, body: Json) -> Interaction:
    async with session.post(f"{running.base}/page/interactions", json=body) as response:
        answer = await response.json()
        assert response.status == 200, answer
    return running.core.state.interactions[answer["interaction"]]


def button(custom_id: str = "b", **fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Knopf", "custom_id": custom_id, **fields}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def text(content: str = "Text") -> Json:
    return {"type": 10, "content": content}


def select(*values: str, **fields: Any) -> Json:
    options = [{"label": value, "value": value} for value in values or ("a", "b")]
    return {"type": 3, "custom_id": "s", "options": options, **fields}


def identify(**fields: Any) -> Json:
    data = {"token": world.TOKEN, "intents": 1, "properties": {"os": "linux"}, **fields}
    return {"op": 2, "d": data}


class Socket:
    """A bare gateway socket; frames are decompressed when the server compresses."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self._inflate = zlib.decompressobj()

    async def frame(self) -> Json:
        """Receive a frame, which carries op, d, s and t."""
        packet = await self.socket.receive(timeout=10)
        if packet.type is aiohttp.WSMsgType.BINARY:
            assert packet.data.endswith(b"\x00\x00\xff\xff")
            frame = json.loads(self._inflate.decompress(packet.data))
        else:
            assert packet.type is aiohttp.WSMsgType.TEXT, packet
            frame = json.loads(packet.data)
        assert set(frame) == {"op", "d", "s", "t"}
        return frame

    async def event(self, name: str) -> Json:
        """Receive frames up to an event; return it."""
        while True:
            frame = await self.frame()
            if frame["t"] == name:
                return frame

    async def send(self, frame: Json, *, binary: bool = False) -> None:
        if binary:
            await self.socket.send_bytes(json.dumps(frame).encode())
        else:
            await self.socket.send_json(frame)

    async def closed_with(self) -> int | None:
        """Receive until the server closes; return its code."""
        while True:
            packet = await self.socket.receive(timeout=10)
            if packet.type in {aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED}:
                return self.socket.close_code


async def connect(session: aiohttp.ClientSession, running: Playground, **query: str) -> Socket:
    """Open a socket and take HELLO."""
    url = f"{running.base}/gateway/"
    socket = Socket(await session.ws_connect(url, params={"v": "10", "encoding": "json", **query}))
    assert (await socket.frame())["op"] == 10
    return socket
