"""The command line ``python -m games``: reads arguments, answers with sentences and exit codes.

0: done; 1: something is wrong in a record; 2: wrong usage, or a file cannot be read or written.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from games.cli import listing, playing, showing
from games.cli.errors import UsageError
from games.core.errors import NotationError, OptionError
from games.core.record import Match, RecordError, replay
from games.core.rules_text import LANGUAGES, Paragraph, rules_text
from games.registry import AnyGame, all_games, find_game

DONE: Final = 0
WRONG_RECORD: Final = 1
WRONG_USAGE: Final = 2
_INTERRUPTED: Final = 130
CHANGED: Final = "◆"
"""Marks a paragraph of the rules that house rules change."""


def main(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        return _run(_parser().parse_args(arguments))
    except RecordError as error:
        _complain(str(error))
        return WRONG_RECORD
    except (UsageError, OptionError, NotationError) as error:
        _complain(str(error))
        return WRONG_USAGE
    except BrokenPipeError:
        # Whoever read our output has enough; Python must not complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return _INTERRUPTED


def _run(given: argparse.Namespace) -> int:
    command: Callable[[argparse.Namespace], int] = given.command
    code = command(given)
    sys.stdout.flush()
    return code


def _list(given: argparse.Namespace) -> int:
    _say(listing.as_json() if given.json else listing.as_text())
    return DONE


def _show(given: argparse.Namespace) -> int:
    match = _read(given.file)
    _say(showing.as_json(match) if given.json else showing.as_text(match))
    return DONE


def _check(given: argparse.Namespace) -> int:
    match = _read(given.file)
    _say(f"{given.file}: {match.number} lines after the header, nothing wrong.")
    return DONE


def _play(given: argparse.Namespace) -> int:
    for line in playing.play_matches(
        find_game(given.slug),
        options=given.options,
        seats=given.seats,
        levels=given.players,
        seed=given.seed,
        matches=given.matches,
        record=given.record,
    ):
        _say(line)
    return DONE


def _rules(given: argparse.Namespace) -> int:
    game = _game(given.slug, given.options)
    _say("\n\n".join(map(_paragraph, rules_text(game, given.lang))))
    return DONE


def _paragraph(paragraph: Paragraph) -> str:
    """Return one § with its examples; what house rules change carries a mark."""
    mark = f"{CHANGED} " if paragraph.is_changed else ""
    cards = [
        f"  {' '.join(face.code for face in example.faces)}: {example.caption}"
        for example in paragraph.examples
    ]
    return "\n".join([f"{mark}{paragraph}", *cards])


def _game(slug: str, options: str) -> AnyGame:
    """Return the newest rules of a game under options as written in a record."""
    kind = find_game(slug)
    return kind(kind.spec.options.from_text(options))


def _read(file: Path) -> Match:
    """Replay a record (raises `RecordError`, `UsageError`)."""
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise UsageError(f"{file} cannot be read: {error.strerror}") from error
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise RecordError(line, NotationError("the record is not UTF-8")) from error
    return replay(text)


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _complain(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description="Card games in the shell.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(
        name: str, run: Callable[[argparse.Namespace], int], about: str
    ) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=about, description=about)
        command.set_defaults(command=run)
        return command

    list_ = add("list", _list, "list every game with its house rules")
    list_.add_argument("--json", action="store_true", help="print JSON")
    show = add("show", _show, "replay a record and show where the match stands")
    show.add_argument("file", type=Path, metavar="FILE")
    show.add_argument("--json", action="store_true", help="print JSON")
    check = add("check", _check, "replay a record and say what is wrong with it")
    check.add_argument("file", type=Path, metavar="FILE")
    play = add("play", _play, "let computer players play")
    play.add_argument("slug", choices=tuple(all_games()), metavar="SLUG")
    drawn = f"; {playing.RANDOM}: drawn anew for every match"
    play.add_argument("--seats", required=True, metavar="N", help=f"how many{drawn}")
    play.add_argument("--options", default="", help=f"house rules as in a record{drawn}")
    play.add_argument("--players", default="", help="levels by seat, or one for all")
    play.add_argument("--seed", help="reproducible deals, for tests and figures only")
    play.add_argument("--matches", type=int, default=1, metavar="N")
    play.add_argument("--record", type=Path, metavar="FILE", help="write the record here")
    rules = add("rules", _rules, "print the rules for players")
    rules.add_argument("slug", choices=tuple(all_games()), metavar="SLUG")
    rules.add_argument("--lang", choices=LANGUAGES, default="de")
    rules.add_argument("--options", default="", help="house rules as in a record")
    return parser
