"""The sessions of all connected bots: who is told of an event, and which can be resumed."""

import secrets
from collections.abc import Callable

from playground import world
from playground.clock import Clock
from playground.faults import Faults
from playground.gateway.session import Session, Socket
from playground.transcript import Transcript
from playground.wire import JsonObject, Snowflake

RESUMABLE_S = 120.0
"""Seconds after its socket went in which a session can be resumed."""


class Gateway:
    """Sessions by id.

    Args:
        clock: decides how long a session without a socket lives.
        transcript: gets every event.
        faults: orders to lose or double an event.
    """

    def __init__(self, clock: Clock, transcript: Transcript, faults: Faults) -> None:
        self._clock = clock
        self._transcript = transcript
        self._faults = faults
        self._sessions: dict[str, Session] = {}
        self.on_change: Callable[[bool], None] = lambda _online: None

    @property
    def sessions(self) -> list[Session]:
        """All sessions, those that wait for a resume too."""
        return list(self._sessions.values())

    @property
    def is_online(self) -> bool:
        """Whether a bot is connected."""
        return any(session.socket is not None for session in self._sessions.values())

    def open(self, socket: Socket, intents: int, shard: tuple[int, int]) -> Session:
        """Start a session for a socket that identified itself."""
        session = Session(secrets.token_hex(16), intents, shard, socket)
        self._sessions[session.id] = session
        return session

    def announce(self) -> None:
        """Tell whoever listens whether a bot is connected."""
        self.on_change(self.is_online)

    def resume(self, session_id: str, socket: Socket, seq: int) -> list[JsonObject] | None:
        """Attach a socket to a session; return the frames it missed, None if that cannot be."""
        session = self._sessions.get(session_id)
        if session is None:
            return None
        if session.detached is not None and self._clock.now() > session.detached + RESUMABLE_S:
            del self._sessions[session_id]
            return None
        missed = session.missed(seq)
        if missed is not None:
            session.socket = socket
            session.detached = None
            self.announce()
        return missed

    def find(self, session_id: str) -> Session | None:
        """Return a session."""
        return self._sessions.get(session_id)

    def detach(self, session: Session, socket: Socket, *, resumable: bool) -> None:
        """Note that a socket went; the session waits for a resume or is forgotten."""
        if session.socket is not socket:
            return
        session.socket = None
        session.detached = self._clock.now()
        if not resumable:
            self._sessions.pop(session.id, None)
        self._forget_old()
        self.announce()

    def dispatch(
        self,
        event: str,
        data: JsonObject,
        *,
        private: bool = False,
        guild_id: Snowflake | None = world.GUILD_ID,
    ) -> None:
        """Tell an event to every session that wants it, as ordered faults allow."""
        fault = self._faults.for_event(event)
        for session in self.sessions:
            if not session.wants(event, guild_id, private=private):
                continue
            for _ in range(2 if fault == "double" else 1):
                frame = session.dispatch(event, data, lost=fault == "lost")
                self.record(session, frame, fault)

    def record(self, session: Session, frame: JsonObject, fault: str | None = None) -> None:
        """Write an event into the transcript."""
        extra = {"fault": fault} if fault is not None else {}
        self._transcript.add(
            "event",
            session=session.id,
            op=frame["op"],
            s=frame["s"],
            type=frame["t"],
            data=frame["d"],
            attached=session.socket is not None,
            **extra,
        )

    def _forget_old(self) -> None:
        limit = self._clock.now() - RESUMABLE_S
        for session in self.sessions:
            if session.detached is not None and session.detached < limit:
                del self._sessions[session.id]
