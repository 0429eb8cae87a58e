"""The laws find the fifth game as they find the others: by the registry alone."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_law_holds_for_a_game_that_is_only_registered():
    command = [sys.executable, "-m", "pytest", "-v", "-p", "tests.toy.zupfen.alone"]
    command += ["-p", "no:cacheprovider", "-p", "no:xdist", "tests/laws"]
    # The planted leaks are those of other games.
    command += ["--ignore-glob=*/test_planted_leaks*"]
    environment = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "[zupfen-passend=farbe] PASSED" in done.stdout
    assert "romme" not in done.stdout
