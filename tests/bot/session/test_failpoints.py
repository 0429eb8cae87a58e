import subprocess
import sys

import pytest

from bot.session.failpoints import KILLED, end_process_at, is_failpoint
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, Parlour


@pytest.mark.parametrize("text", ["before-save", "after-save", "after-save:12"])
def test_known_points_with_a_count_or_without(text: str):
    assert is_failpoint(text)


@pytest.mark.parametrize("text", ["", "save", "after-save:", "after-save:0", "after-save: 1"])
def test_unknown_points_are_refused(text: str):
    assert not is_failpoint(text)
    with pytest.raises(ValueError, match="no fault point"):
        end_process_at(text)


def test_the_process_ends_at_once_when_the_point_is_reached_so_many_times():
    script = (
        "import atexit; from bot.session.failpoints import end_process_at\n"
        "atexit.register(print, 'tidied up')\n"
        "reach = end_process_at('after-save:2')\n"
        "for name in ('after-save', 'before-save', 'before-save', 'after-save'):\n"
        "    print(name, flush=True); reach(name)\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert ended.returncode == KILLED
    assert ended.stdout.split() == ["after-save", "before-save", "before-save", "after-save"]


async def test_a_click_passes_both_points_around_its_save(storage: MemoryStorage):
    passed: list[tuple[str, int]] = []
    parlour = Parlour(storage, reach=lambda name: passed.append((name, len(storage.clicks))))
    await parlour.lobby(ANNA, 102)
    assert passed == [
        ("before-save", 0),
        ("after-save", 1),
        ("before-save", 1),
        ("after-save", 2),
    ]
