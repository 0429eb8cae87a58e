import subprocess
import sys

import pytest

from tests.kill.bot_process import KILLED, end_process_at


def test_unknown_points_are_refused():
    with pytest.raises(ValueError, match="no fault point 'save'"):
        end_process_at("save")


def test_the_process_ends_at_once_when_the_point_is_reached_so_many_times():
    script = (
        "import atexit; from tests.kill.bot_process import end_process_at\n"
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
