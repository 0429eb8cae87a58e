"""Set-up on a bare machine: a fitting Python is found, or a sentence says what is missing."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")

SHELL = shutil.which("sh")
pytestmark = pytest.mark.skipif(SHELL is None, reason="no POSIX shell on this machine")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder that is the whole PATH: what is put there is all that the machine has."""
    path = tmp_path / "bin"
    path.mkdir()
    return path


def python(machine: Path, name: str, version: str, *, venv: bool = True) -> None:
    """Puts a Python there that answers as one of this version would, and notes what it makes."""
    minor = int(version.split(".")[1])
    script = f"""#!/bin/sh
    case "$*" in
      *print*) echo {version} ;;
      *sys.exit*) exit {int(minor < 11)} ;;
      *ensurepip*) exit {int(not venv)} ;;
      "-m venv "*) echo "{name} makes $4" ;;
    esac
    """
    file = machine / name
    file.write_text(script, "utf-8")
    file.chmod(0o755)


def set_up(machine: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    assert SHELL is not None
    return subprocess.run(
        [SHELL, str(ROOT / ".ci/python"), "folder"],
        env={"PATH": str(machine), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_usual_python_is_taken_if_it_fits(machine: Path) -> None:
    python(machine, "python3", "3.12")
    python(machine, "python3.13", "3.13")
    result = set_up(machine)
    assert result.returncode == 0
    assert "python3 makes folder" in result.stdout


def test_a_newer_one_is_found_beside_an_old_one(machine: Path) -> None:
    python(machine, "python3", "3.9")
    python(machine, "python3.11", "3.11")
    assert "python3.11 makes folder" in set_up(machine).stdout


def test_another_python_can_be_chosen(machine: Path) -> None:
    python(machine, "python3", "3.12")
    python(machine, "mine", "3.13")
    assert "mine makes folder" in set_up(machine, PYTHON="mine").stdout


def test_a_version_managers_empty_stand_in_is_passed_over(machine: Path) -> None:
    stand_in = machine / "python3"
    stand_in.write_text("#!/bin/sh\nexit 127\n", "utf-8")
    stand_in.chmod(0o755)
    python(machine, "python3.12", "3.12")
    assert "python3.12 makes folder" in set_up(machine).stdout


def test_no_python_at_all_is_said(machine: Path) -> None:
    result = set_up(machine)
    assert result.returncode == 1
    assert result.stderr == (
        "Stammtisch needs Python 3.11 or newer, and there is none in the PATH.\n"
    )


def test_a_python_that_is_too_old_is_said(machine: Path) -> None:
    python(machine, "python3", "3.9")
    result = set_up(machine)
    assert result.returncode == 1
    assert result.stderr == "Stammtisch needs Python 3.11 or newer, and python3 is 3.9.\n"


def test_debians_missing_venv_is_said_with_what_to_install(machine: Path) -> None:
    python(machine, "python3", "3.11", venv=False)
    result = set_up(machine)
    assert result.returncode == 1
    assert "apt install python3.11-venv" in result.stderr


@pytest.mark.parametrize("script", [".ci/run", ".ci/python"])
def test_the_scripts_are_executable(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


def test_continuous_integration_runs_the_readmes_command_and_hides_nothing() -> None:
    script = (ROOT / ".ci/run").read_text("utf-8")
    assert script.rstrip().endswith("exec make test")
    assert "set -euo pipefail" in script
    assert "|| true" not in script


def test_nothing_that_play_or_test_needs_is_installed_without_its_hash() -> None:
    assert "--require-hashes" in MAKEFILE
    installed = re.findall(r"\$\(PIP\) (.+)", MAKEFILE)
    assert installed == ["-r requirements.txt", "-r requirements.txt -r requirements-dev.txt"]


def test_make_test_demands_the_promised_coverage() -> None:
    assert "--include='games/*' --fail-under=95" in MAKEFILE
    assert "--include='bot/*' --fail-under=90" in MAKEFILE
