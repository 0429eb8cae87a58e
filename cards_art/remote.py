"""Painting in another process: both ends of the wire; who starts it and when, others decide.

Either end tells from the other's that it is gone. Nothing of a job stays in the other process but
its sprites, masks and, of what everybody may see, the shaded ground.
"""

from __future__ import annotations

import pickle
import socket
import struct
from collections.abc import Sequence
from typing import Any, Final

from cards_art.orders import Clerk, Stock
from cards_art.painting import Job, paint
from cards_art.png import Strip

READY: Final = "ready"
"""The first word of the other process."""

PAINT_S: Final = 0.4
"""Longest silence of the other process; whoever waits for a picture gets the text after 0.8 s."""

_LENGTH: Final = struct.Struct(">I")


class NotPainted(Exception):
    """The other process could not do the job, and waits for the next one."""


class Painter:
    """The caller's end, see `cards_art.painting.Paint`; for one thread at a time.

    Args:
        wire: whose other end a process serves.
        clerk: who has numbered nothing yet.
        silence_s: longest silence of the other process.
    """

    def __init__(
        self, wire: socket.socket, clerk: Clerk | None = None, silence_s: float = PAINT_S
    ) -> None:
        self._wire = wire
        self._clerk = clerk or Clerk()
        wire.settimeout(silence_s)

    def wait(self, start_s: float) -> None:
        """Wait until the other process is ready.

        Args:
            start_s: how long it may take to start.

        Raises:
            OSError: it ended, or is not ready in time.
        """
        silence_s = self._wire.gettimeout()
        self._wire.settimeout(start_s)
        _received(self._wire)
        self._wire.settimeout(silence_s)

    def __call__(self, job: Job) -> Sequence[Strip]:
        """Have a job done.

        Raises:
            OSError: the process ended or is silent; do not call again.
            NotPainted: it could not do this job.
        """
        _send(self._wire, self._clerk.order(job))
        strips: Sequence[Strip] | None = _received(self._wire)
        if strips is None:
            raise NotPainted
        return strips

    def close(self) -> None:
        """Let the other process end when it is done; no other call may follow."""
        self._wire.close()


def serve(wire: socket.socket) -> None:
    """Do what is asked over a wire until its other end is closed."""
    stock = Stock()
    with wire:
        try:
            _send(wire, READY)
            while True:
                _send(wire, _done(stock.job(_received(wire))))
        except OSError:
            return


def _done(job: Job) -> Sequence[Strip] | None:
    try:
        return paint(job)
    except Exception:  # noqa: BLE001  # who asked paints it himself, and hears the reason then
        return None


def _send(wire: socket.socket, told: object) -> None:
    body = pickle.dumps(told, pickle.HIGHEST_PROTOCOL)
    wire.sendall(_LENGTH.pack(len(body)) + body)


def _received(wire: socket.socket) -> Any:
    (length,) = _LENGTH.unpack(_read(wire, _LENGTH.size))
    return pickle.loads(_read(wire, length))  # noqa: S301  # both ends are this program's


def _read(wire: socket.socket, length: int) -> bytearray:
    """Return that many bytes.

    Raises:
        OSError: the other end is closed, or silent for longer than the wire's time-out.
    """
    read = bytearray(length)
    rest = memoryview(read)
    while rest:
        count = wire.recv_into(rest)
        if not count:
            raise ConnectionResetError("the other end is closed")
        rest = rest[count:]
    return read
