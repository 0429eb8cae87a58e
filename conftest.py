"""What every test run shares: Hypothesis profiles, the switch for the long figures, and haste.

Fixtures stand beside the tests that use them.
"""

import gc
import os
import shutil
from pathlib import Path

import greenlet
import pytest
from hypothesis import HealthCheck, settings

# The same examples on every machine and in every run; a slow machine is no failure.
settings.register_profile(
    "test",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
# New examples every time, many of them; the failing ones are kept in .hypothesis/.
settings.register_profile(
    "soak",
    deadline=None,
    max_examples=10_000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


MEMORY = Path("/dev/shm")  # noqa: S108  # only the root: pytest makes folders of its own in it
ROOM = 1 << 30


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak",
        action="store_true",
        help="run the long figures too: tests marked soak, and Hypothesis' profile of that name",
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--soak") else "test")
    # Every saved move waits for the disk: where temporary files may lie in memory, it does not.
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    # Coverage that does not tell greenlets apart would credit lines to the wrong file.
    if os.environ.get("COVERAGE_SWITCHES") == "thread":
        greenlet.settrace(_refuse_switch)


def _refuse_switch(*_: object) -> None:
    raise AssertionError("A test that opens the store runs without COVERAGE_SWITCHES=thread")


def pytest_collection_finish() -> None:
    # What was imported stays to the end: no later collection of garbage looks at it again.
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--soak"):
        return
    skip = pytest.mark.skip(reason="long figures: make soak")
    for item in items:
        if item.get_closest_marker("soak") is not None:
            item.add_marker(skip)
