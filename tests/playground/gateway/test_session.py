"""A session's numbers and what it can replay."""

from typing import Any

from playground.gateway.session import KEPT_EVENTS, Session


class Recorder:
    """A socket that only remembers."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []

    def queue(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)

    def end(self, code: int) -> None:
        del code


def test_events_are_numbered_and_replayed() -> None:
    socket = Recorder()
    session = Session("s", 1, (0, 1), socket)
    for number in range(3):
        session.dispatch("E", {"n": number})
    assert [frame["s"] for frame in socket.frames] == [1, 2, 3]
    assert [frame["d"]["n"] for frame in session.missed(1) or []] == [1, 2]
    assert session.missed(3) == []
    assert session.missed(4) is None
    assert session.missed(-1) is None


def test_lost_event_takes_a_number_but_is_never_seen() -> None:
    socket = Recorder()
    session = Session("s", 1, (0, 1), socket)
    session.dispatch("E", {}, lost=True)
    session.dispatch("E", {})
    assert [frame["s"] for frame in socket.frames] == [2]
    assert [frame["s"] for frame in session.missed(0) or []] == [2]


def test_what_was_forgotten_cannot_be_resumed_from() -> None:
    session = Session("s", 1, (0, 1), None)
    for _ in range(KEPT_EVENTS + 2):
        session.dispatch("E", {})
    assert session.missed(1) is None
    assert len(session.missed(2) or []) == KEPT_EVENTS
