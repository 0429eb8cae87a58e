"""The sessions of all connected bots: who is told of an event, and which can be resumed."""

import secrets
from collections.abc import Callable

from playground import world
from playground.clock import Clock
from playground.faults import EventFault, Faults
from playground.gateway.session import Session, Socket
from playground.transcript import Transcript
from playground.wire import JsonObject, Snowflake

RESUMABLE_S = 120.0
"""Seconds after its socket went in which a session can be resumed."""
IDENTIFIES_A_DAY = 1000
DAY_S = 86_400.0


class Gateway:
    """Sessions by id.

    Args:
        clock: decides how long a session without a socket lives.
        transcript: gets every event.
        faults: orders to lose, double or delay an event.

    Attributes:
        heartbeat_s: the interval that HELLO asks for.
        shards: so many shards at least an IDENTIFY must name.
        guild_is_there: whether the bot hears of the guild: it was not kicked, there is no outage.
        on_change: called with whether a bot is connected.
    """

    def __init__(self, clock: Clock, transcript: Transcript, faults: Faults) -> None:
        self._clock = clock
        self._transcript = transcript
        self._faults = faults
        self._sessions: dict[str, Session] = {}
        self._identifies_left = IDENTIFIES_A_DAY
        self._budget_until = clock.now() + DAY_S
        self.heartbeat_s = 41.25
        self.shards = 1
        self.guild_is_there = True
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

    @property
    def identifies_left(self) -> int:
        """How many times a bot may still identify today."""
        if self._clock.now() >= self._budget_until:
            self.set_budget(IDENTIFIES_A_DAY)
        return self._identifies_left

    @property
    def budget_reset_s(self) -> float:
        """Seconds until a bot may identify a thousand times again."""
        return max(0.0, self._budget_until - self._clock.now())

    def set_budget(self, identifies: int) -> None:
        """Set how many times a bot may still identify in the next 24 hours."""
        self._identifies_left = identifies
        self._budget_until = self._clock.now() + DAY_S

    def spend_identify(self) -> bool:
        """Count an IDENTIFY; tell whether it was allowed."""
        if self.identifies_left <= 0:
            return False
        self._identifies_left -= 1
        return True

    def forget_sessions(self) -> None:
        """Let no session be resumed; those with a socket live until it goes."""
        for session in self.sessions:
            session.is_forgotten = True

    def announce(self) -> None:
        """Tell whoever listens whether a bot is connected."""
        self.on_change(self.is_online)

    def resume(self, session_id: str, socket: Socket, seq: int) -> list[JsonObject] | None:
        """Attach a socket to a session; return the frames it missed, None if that cannot be."""
        session = self.resumable(session_id)
        if session is None:
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

    def resumable(self, session_id: str) -> Session | None:
        """Return a session if it can still be resumed; one too old or forgotten is gone."""
        session = self._sessions.get(session_id)
        if session is None:
            return None
        is_old = session.detached is not None and (
            self._clock.now() > session.detached + RESUMABLE_S
        )
        if is_old or session.is_forgotten:
            self.drop(session_id)
            return None
        return session

    def drop(self, session_id: str) -> None:
        """Forget a session."""
        self._sessions.pop(session_id, None)

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
        concerns_bot: bool = False,
        guild_id: Snowflake | None = world.GUILD_ID,
    ) -> None:
        """Tell an event to every session that wants it, as ordered faults allow."""
        if guild_id is not None and not self.guild_is_there:
            return
        fault = self._faults.for_event(event)

        def send() -> None:
            for session in self.sessions:
                if session.wants(event, guild_id, private=private, concerns_bot=concerns_bot):
                    self._send(session, event, data, fault.event if fault is not None else None)

        if fault is not None and fault.event == "late":
            self._clock.call_at(self._clock.now() + fault.delay_s, send)
        else:
            send()

    def _send(
        self, session: Session, event: str, data: JsonObject, fault: EventFault | None
    ) -> None:
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
