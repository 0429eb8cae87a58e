"""One websocket of a bot: frames in and out, heartbeat, identify, resume, close codes.

Text frames, or one zlib stream in binary frames when the client asks for `zlib-stream`.
"""

import asyncio
import json
import time
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from playground import shapes, world
from playground.core import Core
from playground.gateway import intents as intent_bits
from playground.gateway.session import Session
from playground.wire import JsonObject, as_list, as_object, dumps, is_integer

HEARTBEATS_MISSED = 1.5
"""So many intervals without a heartbeat close the socket."""
MAX_FRAME_BYTES = 4096
ACK_S = 0.05
"""Seconds from a heartbeat to its answer, as on a real line. discord.py notes when it has sent one
only afterwards, in another thread: an answer before that counts as one to the heartbeat before, and
the bot warns that it is 41 seconds behind."""
FRAMES, FRAMES_S = 120, 60.0
"""So many frames a client may send in so many seconds, heartbeats aside."""

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK, SOUNDBOARD = 8, 9, 10, 11, 31

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, WRONG_TOKEN = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SEQ, RATE_LIMITED, TIMED_OUT = 4005, 4007, 4008, 4009
INVALID_SHARD, SHARDING_REQUIRED, INVALID_VERSION = 4010, 4011, 4012
INVALID_INTENTS, DISALLOWED_INTENTS = 4013, 4014

SESSION_OVER = frozenset(
    {
        WRONG_TOKEN,
        INVALID_SEQ,
        TIMED_OUT,
        INVALID_SHARD,
        SHARDING_REQUIRED,
        INVALID_VERSION,
        INVALID_INTENTS,
        DISALLOWED_INTENTS,
    }
)
"""Codes after which no session can be resumed; after the others it can."""


class _End(Exception):
    """The client did something for which Discord closes the socket."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class BotSocket:
    """Serves one connection until it closes.

    Attributes:
        acknowledges: whether heartbeats are answered.
        is_silent: whether nothing is sent any more, as if the line were dead.
    """

    def __init__(
        self,
        core: Core,
        socket: web.WebSocketResponse,
        break_line: Callable[[], None],
        *,
        compress: bool,
    ) -> None:
        self._core = core
        self._socket = socket
        self._break_line = break_line
        self._deflate = zlib.compressobj() if compress else None
        self._out: asyncio.Queue[JsonObject | int | None] = asyncio.Queue()
        self._session: Session | None = None
        self._resumable = True
        self._ended_here = False
        self._last_entry: int | None = None
        self._heartbeat_s = core.gateway.heartbeat_s
        self._beaten = time.monotonic()
        self._frames: deque[float] = deque(maxlen=FRAMES)
        self.acknowledges = True
        self.is_silent = False

    def queue(self, frame: JsonObject) -> None:
        """Send a frame after those queued before."""
        if not self.is_silent:
            self._out.put_nowait(frame)

    def abort(self) -> None:
        """Break the connection without a word; the session can be resumed."""
        self._ended_here = True
        self._out.put_nowait(None)

    def end(self, code: int) -> None:
        """Close with a code after what was queued."""
        self._resumable = code not in SESSION_OVER
        self._ended_here = True
        self._out.put_nowait(code)

    def invalidate(self, *, resumable: bool) -> None:
        """Send INVALID_SESSION; unless resumable, the session is gone."""
        self._resumable = resumable
        self._control(INVALID_SESSION, resumable)

    def ask_to_reconnect(self) -> None:
        """Send RECONNECT, after which the client resumes on a new socket."""
        self._control(RECONNECT, None)

    async def serve(self) -> None:
        """Talk to the client until one side closes."""
        self._control(HELLO, {"heartbeat_interval": round(self._heartbeat_s * 1000), "_trace": []})
        sender = asyncio.create_task(self._send_all())
        try:
            await self._receive_all()
        finally:
            sender.cancel()
            if self._session is not None:
                left = not self._ended_here and self._socket.close_code in {1000, 1001}
                resumable = self._resumable and not left
                self._core.gateway.detach(self._session, self, resumable=resumable)

    async def _receive_all(self) -> None:
        while True:
            patience = self._beaten + self._heartbeat_s * HEARTBEATS_MISSED - time.monotonic()
            try:
                message = await asyncio.wait_for(self._socket.receive(), max(0.0, patience))
            except TimeoutError:
                self._resumable = False
                await self._close(TIMED_OUT)
                return
            if message.type not in {WSMsgType.TEXT, WSMsgType.BINARY}:
                return
            self._last_entry = None
            try:
                self._take(_decode(message.data))
            except _End as end:
                self._resumable = end.code not in SESSION_OVER
                await self._close(end.code)
                return

    async def _close(self, code: int) -> None:
        self._ended_here = True
        self._core.transcript.add(
            "event",
            session=None,
            op="close",
            s=None,
            type=None,
            data=code,
            client=self._last_entry,
        )
        await self._socket.close(code=code)

    async def _send_all(self) -> None:
        while not self._socket.closed:
            item = await self._out.get()
            if item is None:
                self._break_line()
                return
            if isinstance(item, int):
                await self._socket.close(code=item)
                return
            try:
                await self._send(dumps(item))
            except ConnectionError:
                return

    async def _send(self, text: str) -> None:
        if self._deflate is None:
            await self._socket.send_str(text)
        else:
            packed = self._deflate.compress(text.encode())
            await self._socket.send_bytes(packed + self._deflate.flush(zlib.Z_SYNC_FLUSH))

    def _control(self, op: int, data: object) -> None:
        """Queue a frame that is no event; every frame carries op, d, s and t."""
        session = self._session.id if self._session is not None else None
        self._core.transcript.add("event", session=session, op=op, s=None, type=None, data=data)
        self.queue({"op": op, "d": data, "s": None, "t": None})

    def _take(self, frame: JsonObject) -> None:
        op, data = frame.get("op"), frame.get("d")
        session = self._session.id if self._session is not None else None
        self._last_entry = self._core.transcript.add(
            "client", session=session, op=op, data=_masked(data)
        )
        self._count(op)
        if op == HEARTBEAT:
            self._beaten = time.monotonic()
            if self.acknowledges:
                asyncio.get_running_loop().call_later(ACK_S, self._control, ACK, None)
        elif op == IDENTIFY:
            self._identify(as_object(data))
        elif op == RESUME:
            self._resume(as_object(data))
        elif self._session is None:
            raise _End(NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS:
            self._send_members(as_object(data) or {})
        elif op not in {PRESENCE, VOICE, SOUNDBOARD}:
            raise _End(UNKNOWN_OPCODE)

    def _count(self, op: object) -> None:
        """Close for more frames than are allowed in a while."""
        if op == HEARTBEAT:
            return
        now = self._core.clock.steady()
        if len(self._frames) == FRAMES and now < self._frames[0] + FRAMES_S:
            raise _End(RATE_LIMITED)
        self._frames.append(now)

    def _identify(self, data: JsonObject | None) -> None:
        if self._session is not None:
            raise _End(ALREADY_AUTHENTICATED)
        if data is None or as_object(data.get("properties")) is None:
            raise _End(DECODE_ERROR)
        if data.get("token") not in {world.TOKEN, f"Bot {world.TOKEN}"}:
            raise _End(WRONG_TOKEN)
        intents = data.get("intents")
        if not isinstance(intents, int) or intents < 0 or intents & ~intent_bits.KNOWN:
            raise _End(INVALID_INTENTS)
        if intents & intent_bits.PRIVILEGED:
            raise _End(DISALLOWED_INTENTS)
        shard = _shard(data.get("shard"))
        if shard[1] < self._core.gateway.shards:
            raise _End(SHARDING_REQUIRED)
        if not self._core.gateway.spend_identify():
            # Discord resets the token of a bot that identifies too often.
            raise _End(WRONG_TOKEN)
        session = self._core.gateway.open(self, intents, shard)
        self._session = session
        self._welcome(session, sharded="shard" in data)
        self._core.gateway.announce()

    def _welcome(self, session: Session, *, sharded: bool) -> None:
        core = self._core
        ready: JsonObject = {
            "v": 10,
            "user": shapes.own_user(),
            "guilds": [],
            "session_id": session.id,
            "resume_gateway_url": f"{core.base.replace('http', 'ws', 1)}/gateway/",
            "application": {"id": world.APPLICATION_ID, "flags": 0, "flags_new": "0"},
        }
        if sharded:
            ready["shard"] = list(session.shard)
        here = session.wants("GUILD_CREATE", world.GUILD_ID) and not core.state.bot_is_gone
        if here:
            ready["guilds"] = [{"id": world.GUILD_ID, "unavailable": True}]
        core.gateway.record(session, session.dispatch("READY", ready))
        if here and core.gateway.guild_is_there:
            created = session.dispatch("GUILD_CREATE", core.guild_create())
            core.gateway.record(session, created)

    def _resume(self, data: JsonObject | None) -> None:
        if self._session is not None:
            raise _End(ALREADY_AUTHENTICATED)
        if data is None:
            raise _End(DECODE_ERROR)
        if data.get("token") not in {world.TOKEN, f"Bot {world.TOKEN}"}:
            raise _End(WRONG_TOKEN)
        session_id, seq = data.get("session_id"), data.get("seq")
        missed = None
        if isinstance(session_id, str) and isinstance(seq, int):
            known = self._core.gateway.resumable(session_id)
            if known is not None and not 0 <= seq <= known.seq:
                self._core.gateway.drop(session_id)
                raise _End(INVALID_SEQ)
            missed = self._core.gateway.resume(session_id, self, seq)
        session = self._core.gateway.find(str(session_id)) if missed is not None else None
        if missed is None or session is None:
            self.invalidate(resumable=False)
            self._resumable = True
            return
        self._session = session
        for frame in missed:
            self.queue(frame)
        resumed = session.dispatch("RESUMED", {"_trace": []})
        self._core.gateway.record(session, resumed)

    def _send_members(self, data: JsonObject) -> None:
        """Answer a request for members; without the privileged intent only named ones."""
        assert self._session is not None, "asked only after identify"
        asked = as_list(data.get("user_ids"))
        wanted = {str(item) for item in asked or [data.get("user_ids")]}
        query = str(data.get("query") or "")
        people = [
            person
            for person in (world.BOT, *world.PEOPLE)
            if person.id in wanted or (query and person.username.startswith(query))
        ]
        chunk: JsonObject = {
            "guild_id": world.GUILD_ID,
            "members": [self._core.member(person) for person in people],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
            "nonce": data.get("nonce"),
        }
        frame = self._session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
        self._core.gateway.record(self._session, frame)


def _decode(data: str | bytes) -> JsonObject:
    if len(data) > MAX_FRAME_BYTES:
        raise _End(DECODE_ERROR)
    try:
        frame = as_object(json.loads(data))
    except (ValueError, UnicodeDecodeError):
        frame = None
    if frame is None:
        raise _End(DECODE_ERROR)
    return frame


def _shard(value: object) -> tuple[int, int]:
    if value is None:
        return 0, 1
    pair = as_list(value)
    if pair is None or len(pair) != 2 or not all(map(is_integer, pair)):
        raise _End(INVALID_SHARD)
    number, count = pair
    if not 0 <= number < count:
        raise _End(INVALID_SHARD)
    return number, count


def _masked(data: Any) -> Any:
    fields = as_object(data)
    return {**fields, "token": "…"} if fields is not None and "token" in fields else data
