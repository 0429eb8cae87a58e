"""Pictures painted in processes of their own: real processes, real signals."""

import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from bot.app.painters import REST_S, Painters
from cards_art import samples
from cards_art.look import Look
from cards_art.painting import Job, Paint, paint
from cards_art.render import draw_hand, draw_table
from tests.cards_art.opened import rows, shown
from tests.watched import PATIENCE_S, Watched

JOB = Job((40, 30), {}, {}, [(0, 10, 30)], keeps_ground=False)
IMPOSSIBLE = replace(JOB, stretches=[(0, 40)])


@dataclass
class Clock:
    """Time that passes when a test says so."""

    s: float = 0.0

    def __call__(self) -> float:
        return self.s


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def painters(clock: Clock) -> Iterator[Painters]:
    """One process, which is ready."""
    painters = Painters(1, clock, PATIENCE_S)
    get_ready(painters)
    yield painters
    painters.close()


def get_ready(painters: Painters) -> None:
    """Ask for a picture, and wait until every process is there."""
    assert rows(painters(JOB)) == rows(paint(JOB))
    assert painters._starter is not None
    painters._starter.join(PATIENCE_S)
    assert len(painters.idle) == painters._workers


def drawn(paint: Paint) -> tuple[object, object]:
    words = samples.SampleWords("de")
    table = draw_table(samples.table(4, 7), samples.people(4), Look(), words, paint=paint)
    return shown(table), shown(draw_hand(samples.hand(13), Look(), words, paint))


def test_pictures_are_the_same_as_those_painted_here(painters: Painters):
    (pid,) = painters.idle
    assert pid != os.getpid()
    assert drawn(painters) == drawn(paint)
    assert painters.idle == [pid]


def test_ctrl_c_does_not_reach_a_process(painters: Painters):
    before = painters.idle
    os.kill(before[0], signal.SIGINT)
    assert rows(painters(JOB)) == rows(paint(JOB))
    assert painters.idle == before


def test_what_no_process_can_paint_is_no_better_here_and_costs_no_process(painters: Painters):
    before = painters.idle
    with pytest.raises(ValueError, match="size 40"):
        painters(IMPOSSIBLE)
    assert rows(painters(JOB)) == rows(paint(JOB))
    assert painters.idle == before


def test_in_place_of_a_process_that_died_it_is_painted_here_and_another_starts_later(
    painters: Painters, clock: Clock, caplog: pytest.LogCaptureFixture
):
    (pid,) = painters.idle
    with Watched(pid) as watched:
        os.kill(pid, signal.SIGKILL)
        watched.wait()
    starter = painters._starter
    assert drawn(painters) == drawn(paint)
    assert "a painting process is gone" in caplog.text
    assert "♥" not in caplog.text
    assert rows(painters(JOB)) == rows(paint(JOB))
    assert painters._starter is starter
    clock.s += REST_S
    get_ready(painters)
    assert painters.idle != [pid]
    assert drawn(painters) == drawn(paint)


def test_nobody_waits_for_a_process_that_stands_still():
    painters = Painters(1, Clock(), silence_s=0.01)
    get_ready(painters)
    (pid,) = painters.idle
    with Watched(pid) as watched:
        os.kill(pid, signal.SIGSTOP)
        assert drawn(painters) == drawn(paint)
        watched.wait()
    painters.close()


def test_closing_ends_every_process(painters: Painters):
    (pid,) = painters.idle
    with Watched(pid) as watched:
        painters.close()
        watched.wait()
    assert rows(painters(JOB)) == rows(paint(JOB))
    assert painters.idle == []


def test_a_process_at_work_ends_when_it_is_done(
    painters: Painters, caplog: pytest.LogCaptureFixture
):
    (pid,) = painters.idle
    worker = painters._take()
    assert worker is not None
    painters.close()
    with Watched(pid) as watched:
        assert rows(worker.painter(JOB)) == rows(paint(JOB))
        painters._put_back(worker)
        watched.wait()
    assert caplog.text == ""


def test_where_none_can_be_started_it_is_painted_here_and_tried_again_later(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def none_left() -> None:
        raise OSError("too many open files")

    monkeypatch.setattr("socket.socketpair", none_left)
    painters = Painters(1, clock)
    for passed_s, failures in ((0, 1), (0, 1), (REST_S, 2), (REST_S, 2), (REST_S, 3)):
        clock.s += passed_s
        assert rows(painters(JOB)) == rows(paint(JOB))
        assert painters._starter is not None
        painters._starter.join(PATIENCE_S)
        assert caplog.text.count("no painting process could be started") == failures
    painters.close()


def test_a_process_ends_as_soon_as_this_one_lets_go_of_its_wire_however_that_comes():
    painters = Painters(2, Clock(), PATIENCE_S)
    get_ready(painters)
    worker = painters._take()
    assert worker is not None
    assert worker.process.pid is not None
    with Watched(worker.process.pid) as watched:
        worker.painter.close()  # as when this process dies: no other holds that end
        watched.wait()
    painters.close()
