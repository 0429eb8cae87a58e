"""The command line: exit codes, sentences instead of tracebacks, and ending when told to."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import log
from bot.__main__ import main
from bot.errors import CannotRun, ExitCode, Sentence
from bot.settings import Settings
from bot.store import Store

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.0123456789abcdefghijklmnopqrstuvwxyz01"


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """An empty folder, an environment without settings, and logging as it was before."""
    monkeypatch.chdir(tmp_path)
    for name in list(os.environ):
        if name.startswith(("STAMMTISCH_", "DISCORD_TOKEN")):
            monkeypatch.delenv(name)
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    levels = {name: logging.getLogger(name).level for name in log.LIBRARIES}
    yield
    logging.captureWarnings(capture=False)
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    return TOKEN


async def ends(settings: Settings) -> None:
    pass


def test_health_is_0_after_a_beat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data/health").touch()
    assert main(["health"]) == 0
    assert capsys.readouterr() == ("", "")


def test_health_is_1_and_a_sentence_without_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["health"]) == 1
    assert capsys.readouterr().err.startswith("Kein Lebenszeichen")


def test_health_is_1_when_it_is_old(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "data/health"
    file.parent.mkdir()
    file.touch()
    old = time.time() - 61
    os.utime(file, (old, old))
    assert main(["health"]) == 1
    assert "Sekunden alt" in capsys.readouterr().err


def test_health_knows_0_and_1_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMMTISCH_LANGUAGE", "fr")
    assert main(["health"]) == 1


def test_wrong_settings_are_78_and_a_sentence_each(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STAMMTISCH_LANGUAGE", "en")
    monkeypatch.setenv("STAMMTISCH_LOG_LEVEL", "loud")
    monkeypatch.setenv("STAMMTISCH_PLAYGROUND", "perhaps")
    assert main([], run_bot=ends) == 78
    out, err = capsys.readouterr()
    assert out == ""
    assert [line.partition(":")[0] for line in err.splitlines()] == [
        "STAMMTISCH_PLAYGROUND",
        "STAMMTISCH_LOG_LEVEL",
    ]


@pytest.mark.usefixtures("token")
def test_a_bot_that_ends_is_0() -> None:
    assert main(["run"], run_bot=ends) == 0


@pytest.mark.usefixtures("token")
@pytest.mark.parametrize("code", [ExitCode.CONFIGURATION, ExitCode.TEMPORARY, ExitCode.UNAVAILABLE])
def test_a_reason_not_to_run_is_its_code_and_its_sentence(
    code: ExitCode, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refuse(settings: Settings) -> None:
        raise CannotRun(Sentence("Es geht nicht.", "It cannot be."), code=code)

    assert main([], run_bot=refuse) == code
    assert capsys.readouterr().err == "Es geht nicht.\n"


@pytest.fixture
def heeds_ctrl_c() -> Iterator[None]:
    """Python's own way with Ctrl-C: what a shell starts in the background ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("token", "heeds_ctrl_c")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_bot_in_order(
    number: signal.Signals, capsys: pytest.CaptureFixture[str]
) -> None:
    ended = False

    async def until_cancelled(settings: Settings) -> None:
        nonlocal ended
        signal.raise_signal(number)
        try:
            await asyncio.Event().wait()
        finally:
            ended = True

    assert main([], run_bot=until_cancelled) == 0
    assert ended
    assert capsys.readouterr().out == "Ende. Alle Partien sind gespeichert.\n"


def test_the_token_is_struck_out_of_the_log(token: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def careless(settings: Settings) -> None:
        logging.getLogger("bot").error("logging in with %s", token)

    assert main([], run_bot=careless) == 0
    assert token not in capsys.readouterr().err


def test_the_real_process_says_all_that_is_wrong_without_a_traceback(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "STAMMTISCH_PLAYGROUND": "off", "STAMMTISCH_DATEBASE": "x"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 78
    assert result.stdout == ""
    assert [line.partition(":")[0] for line in result.stderr.splitlines()] == [
        "STAMMTISCH_DATEBASE",
        "DISCORD_TOKEN",
    ]


@pytest.mark.usefixtures("token")
def test_backup_copies_a_database_at_rest(capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_made(Path("data/stammtisch.sqlite")))
    assert main(["backup", "copy.sqlite"]) == 0
    assert Path("copy.sqlite").exists()
    assert "Gesichert" in capsys.readouterr().out
    assert main(["backup", "copy.sqlite"]) == ExitCode.FAILED
    assert "überschreibt nichts" in capsys.readouterr().err


def test_the_league_of_a_bot_at_rest_is_built_anew(capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_made(Path("data/stammtisch.sqlite")))
    assert main(["league", "rebuild"]) == 0
    assert "Neu berechnet: 0 Partien in 0 Ligen" in capsys.readouterr().out


async def _made(database: Path) -> None:
    store = await Store.at(database)
    await store.close()


def test_a_league_is_brought_and_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "league.csv").write_text("kind,version,guild\nleague,1,7\n")
    assert main(["league", "import", "league.csv"]) == 0
    assert capsys.readouterr().out.startswith("Eingeführt in die Liga des Servers 7: 0 Partien")
    assert main(["league", "export", "7", "taken.csv"]) == ExitCode.FAILED
    assert "Vom Server 7 ist keine beendete Partie" in capsys.readouterr().err


def test_backup_and_status_look_where_the_playground_plays(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["backup", "copy.sqlite"]) == ExitCode.CONFIGURATION
    assert main(["status"]) == ExitCode.UNAVAILABLE
    assert capsys.readouterr().err.count("playground.sqlite") == 2
