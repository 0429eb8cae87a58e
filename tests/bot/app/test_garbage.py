"""When everything is collected, by the collector's own counters."""

import asyncio
import gc
import sys
from collections.abc import Iterator

import pytest

from bot.app.garbage import DUE_AFTER, OVERDUE_AFTER, collect_when_quiet, leave_out_what_stays
from bot.app.running import SWITCH_S, settle


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds, switched_s = gc.get_threshold(), sys.getswitchinterval()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(switched_s)


@pytest.fixture
def by_hand() -> Iterator[None]:
    gc.disable()
    gc.freeze()  # what other tests have left would only take time
    gc.collect()
    yield
    gc.enable()


async def collections_left(*, looks: int, middle: int, is_quiet: bool) -> int:
    """Return how many collections the last full one is ago, after so many looks."""
    for _ in range(middle):
        gc.collect(1)
    left = looks

    async def sleep(_: float) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await collect_when_quiet(lambda: is_quiet, sleep)
    return gc.get_count()[2]


def test_what_is_there_at_the_start_is_left_out_and_python_sees_to_the_rest_in_time():
    young, middle, _ = gc.get_threshold()
    leave_out_what_stays()
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == (young, middle, OVERDUE_AFTER)


def test_threads_that_paint_wait_for_the_loop_less_than_python_lets_them():
    settle()
    assert sys.getswitchinterval() == pytest.approx(SWITCH_S)


@pytest.mark.usefixtures("by_hand")
async def test_all_is_collected_in_a_quiet_moment():
    assert await collections_left(looks=1, middle=DUE_AFTER, is_quiet=True) == 0


@pytest.mark.usefixtures("by_hand")
async def test_caches_that_have_filled_meanwhile_are_left_out_ever_more_rarely():
    left_out: list[int] = []

    async def sleep(_: float) -> None:
        left_out.append(gc.get_freeze_count())
        if len(left_out) == 9:
            raise asyncio.CancelledError
        made.append([left_out])
        for _ in range(DUE_AFTER):
            gc.collect(1)

    made: list[object] = []
    with pytest.raises(asyncio.CancelledError):
        await collect_when_quiet(lambda: True, sleep)
    grown = [number for number in range(1, 9) if left_out[number] > left_out[number - 1]]
    assert grown == [1, 2, 4, 8]


@pytest.mark.usefixtures("by_hand")
async def test_nothing_is_collected_while_somebody_waits():
    assert await collections_left(looks=3, middle=DUE_AFTER, is_quiet=False) == DUE_AFTER


@pytest.mark.usefixtures("by_hand")
async def test_nothing_is_collected_where_little_has_been_made():
    assert await collections_left(looks=3, middle=DUE_AFTER - 1, is_quiet=True) == DUE_AFTER - 1
