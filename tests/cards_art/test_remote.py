"""Both ends of the wire to a painting process; here a thread stands at the other end."""

import socket
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cards_art import sample_shown, sample_tricks, samples
from cards_art.look import Look
from cards_art.orders import Clerk
from cards_art.painting import Job, Paint, paint
from cards_art.redraw import Memory
from cards_art.remote import NotPainted, Painter, serve
from cards_art.render import draw_hand, draw_table
from games.core.scene import TableScene
from tests.cards_art.opened import rows, shown

WORDS = samples.SampleWords("de")
JOB = Job((40, 30), {}, {}, [(0, 10, 30)], keeps_ground=False)
IMPOSSIBLE = replace(JOB, stretches=[(0, 40)])


class End:
    """The other end of a wire, served by a thread until it is closed."""

    def __init__(self) -> None:
        self.wire, theirs = socket.socketpair()
        self.thread = threading.Thread(target=serve, args=(theirs,))
        self.thread.start()


@pytest.fixture
def end() -> Iterator[End]:
    end = End()
    yield end
    end.wire.close()
    end.thread.join(10)
    assert not end.thread.is_alive()


def ready(end: End, clerk: Clerk | None = None) -> Painter:
    painter = Painter(end.wire, clerk, silence_s=10)
    painter.wait(10)
    return painter


def tables() -> list[TableScene]:
    """Return tables of all games, and some that follow each other."""
    shown = [scene for _, scene in sample_shown.tables()]
    tricks = [sample_tricks.suits(4, played=played) for played in range(3)]
    return [*shown, *tricks, samples.table(4, 7), samples.table(4, 8), shown[0]]


def pictures(paint: Paint) -> Iterator[bytes]:
    """Yield tables drawn from nothing, redrawn, and hands."""
    memory = Memory()
    for scene in tables():
        people = samples.people(len(scene.seats))
        yield draw_table(scene, people, Look(), WORDS, paint=paint)
        yield draw_table(scene, people, Look(), WORDS, memory, paint)
    for cards in (1, 8, 20):
        yield draw_hand(samples.hand(cards), Look(), WORDS, paint)


@pytest.mark.parametrize("kept", [3, 1_000])
def test_a_picture_is_the_same_whoever_paints_it(end: End, kept: int):
    there = [shown(png) for png in pictures(ready(end, Clerk(kept, kept)))]
    assert there == [shown(png) for png in pictures(paint)]


def test_what_cannot_be_painted_there_is_said_and_the_next_job_is_done(end: End):
    painter = ready(end)
    with pytest.raises(NotPainted):
        painter(IMPOSSIBLE)
    assert rows(painter(JOB)) == rows(paint(JOB))


def test_nobody_waits_for_an_end_that_is_gone():
    wire, theirs = socket.socketpair()
    theirs.close()
    painter = Painter(wire, silence_s=10)
    with pytest.raises(OSError):  # noqa: PT011  # which one depends on the system
        painter(JOB)
    with pytest.raises(OSError):  # noqa: PT011
        painter.wait(10)
    painter.close()


def test_nobody_waits_for_an_end_that_is_silent():
    wire, theirs = socket.socketpair()
    painter = Painter(wire, silence_s=0.01)
    with pytest.raises(TimeoutError):
        painter(JOB)
    painter.close()
    theirs.close()


def test_nobody_waits_for_an_end_that_does_not_even_listen():
    wire, theirs = socket.socketpair()
    painter = Painter(wire, silence_s=0.01)
    scene = samples.table(4, 7)
    with pytest.raises(TimeoutError):  # its sprites are more than the wire holds
        draw_table(scene, samples.people(4), Look(), WORDS, paint=painter)
    painter.close()
    theirs.close()


def test_whoever_serves_ends_when_the_wire_is_closed(end: End):
    ready(end).close()
    end.thread.join(10)
    assert not end.thread.is_alive()
