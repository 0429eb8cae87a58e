"""`python -m bot` runs the bot; `health`, `status`, `backup`, `league` look after a running one."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bot import health, launch, log
from bot.errors import CannotRun, ExitCode, Language, Sentence
from bot.settings import Settings, WrongSettings, load


def main(arguments: Sequence[str] | None = None, *, run_bot: launch.Run | None = None) -> int:
    """Carries out one command line and returns the exit code (docs/operating.md lists them).

    Args:
        arguments: The command line after `python -m bot`; the process' own if None.
        run_bot: What runs a bot until it ends or is cancelled; `bot.app.run` if None.
    """
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("run", help="run the bot (also without any command)")
    commands.add_parser("health", help="say whether it is alive, for a container's check")
    commands.add_parser("status", help="say how the running bot fares")
    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, help="the copy; must not exist yet")
    league = commands.add_parser("league", help="look after the league, also while the bot runs")
    tasks = league.add_subparsers(dest="task", required=True)
    tasks.add_parser("rebuild", help="compute all of it anew")
    export = tasks.add_parser("export", help="write a server's league into a file")
    export.add_argument("guild", type=int, help="the server's id")
    export.add_argument("file", type=Path, help="ends in .json or .csv; must not exist yet")
    bring = tasks.add_parser("import", help="add the league of a file, whole or not at all")
    bring.add_argument("file", type=Path, help="ends in .json or .csv, as export wrote it")
    options = parser.parse_args(arguments)
    command: str = options.command or "run"
    try:
        settings = load(os.environ)
    except WrongSettings as wrong:
        print(wrong.text(wrong.language), file=sys.stderr)
        # A container's health check knows 0 and 1 alone.
        return ExitCode.FAILED if command == "health" else wrong.code
    if command == "health":
        return _health(settings)
    if command in {"status", "backup", "league"}:
        return _attend(settings, options)
    return _run(settings, run_bot)


def _health(settings: Settings) -> int:
    complaint = health.complaint(settings.health_file, time.time())
    if complaint is None:
        return ExitCode.OK
    print(complaint.in_(settings.language), file=sys.stderr)
    return ExitCode.FAILED


def _attend(settings: Settings, options: argparse.Namespace) -> int:
    """Has the running bot do what a command asks for, and says what came of it."""
    # Late, as below: neither needs discord.py, and `health` needs none of them.
    from bot import attending

    database = launch.database_of(settings)
    match options.command, getattr(options, "task", None):
        case "backup", _:
            work = attending.backup(database, options.file.absolute())
        case "league", "export":
            work = attending.export(database, options.guild, options.file.absolute())
        case "league", "import":
            work = attending.bring(database, options.file.absolute())
        case "league", _:
            work = attending.rebuild(database)
        case _:
            work = attending.status(database)
    try:
        said = asyncio.run(work)
    except CannotRun as reason:
        print(reason.text(settings.language), file=sys.stderr)
        return reason.code
    _say(said, settings.language)
    return ExitCode.OK


def _run(settings: Settings, run_bot: launch.Run | None) -> int:
    token = settings.discord_token
    log.set_up(settings.log_level, secrets=() if token is None else (token.reveal(),))
    try:
        with asyncio.Runner(loop_factory=launch.new_loop) as runner:
            runner.run(_until_told_to_end(settings, run_bot))
    except CannotRun as reason:
        print(reason.text(settings.language), file=sys.stderr)
        return reason.code
    except (KeyboardInterrupt, asyncio.CancelledError):
        _say(
            Sentence("Ende. Alle Partien sind gespeichert.", "Goodbye. Every match is saved."),
            settings.language,
        )
    return ExitCode.OK


async def _until_told_to_end(settings: Settings, run_bot: launch.Run | None) -> None:
    if run_bot is None:
        # Late, so that wrong settings and `health` answer without loading discord.py.
        from bot.app import run as run_bot

    # SIGTERM is how containers and service managers say Ctrl-C. Windows' loop knows no signals.
    task = asyncio.current_task()
    assert task is not None
    with contextlib.suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await launch.run(settings, run_bot, lambda said: _say(said, settings.language))


def _say(sentence: Sentence, language: Language) -> None:
    print(sentence.in_(language), flush=True)


if __name__ == "__main__":
    sys.exit(main())
