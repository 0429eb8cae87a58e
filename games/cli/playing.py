"""Lets computer players play matches, for figures, tests and records."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Final

from games.cli.errors import UsageError
from games.core.drawing import random_options, random_seats
from games.core.players import Player
from games.core.record import Header, Line, Match
from games.core.shuffle import Shuffler, system_secret
from games.registry import AnyGame

RANDOM: Final = "random"
"""Instead of house rules or seats: drawn anew for every match."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a match is played under.

    Attributes:
        drawn: what was drawn by chance of it, in words; empty if nothing was.
    """

    game: AnyGame
    seats: int
    drawn: str = ""


def play_matches(
    kind: type[AnyGame],
    *,
    options: str,
    seats: str,
    levels: str = "",
    seed: str | None = None,
    matches: int = 1,
    record: Path | None = None,
) -> Iterator[str]:
    """Play matches and yield a line about each.

    Args:
        kind: the game.
        options: house rules as in a record, or `RANDOM`.
        seats: how many, or `RANDOM`.
        levels: names of computer players separated by commas: one for each seat, or one for all;
            empty: the game's first.
        seed: makes everything reproducible; ``None`` takes chance from the operating system.
        matches: how many.
        record: where the record goes; of several matches each gets its number in the name.

    Raises:
        UsageError: no such level, wrong number of levels, seats or matches, or the file cannot be
            written.
        OptionError: unknown or contradictory options, or not with so many seats.
    """
    if matches < 1:
        raise UsageError("at least one match is played")
    wins = [0] * kind.spec.max_seats
    for number in range(matches):
        chance = None if seed is None else f"{seed}/{number}"
        setting = _setting(kind, options, seats, chance)
        match = play_match(setting.game, _players(setting, levels), chance)
        result = match.game.result(match.state)
        if result is None:
            raise AssertionError("a match ended without a result")
        for seat, place in enumerate(result.places):
            wins[seat] += place == 1
        if record is not None:
            _write(record if matches == 1 else _numbered(record, number + 1), match)
        places = " ".join(map(str, result.places))
        scores = " ".join(map(str, result.scores))
        told = f"places {places}; scores {scores}; {match.number} lines"
        yield f"match {number + 1}: {setting.drawn}{told}"
    if matches > 1:
        shown = wins if seats == RANDOM else wins[: int(seats)]
        yield f"first places by seat: {' '.join(map(str, shown))} of {matches}"


def _setting(kind: type[AnyGame], options: str, seats: str, seed: str | None) -> Setting:
    """Return what a match is played under, drawn where that is asked for."""
    rng = SystemRandom() if seed is None else Random(f"{seed}/setting")
    count = random_seats(kind.spec, rng) if seats == RANDOM else _whole(seats)
    if options == RANDOM:
        game = kind.under(random_options(kind, rng, seats=count))
    else:
        game = kind(kind.spec.options.from_text(options))
    drawn = [f"{count} seats"] if seats == RANDOM else []
    if options == RANDOM:
        drawn.append(f"options {game.options}".strip())
    return Setting(game, count, "".join(f"{each}; " for each in drawn))


def _whole(seats: str) -> int:
    if not (seats.isascii() and seats.isdigit()):
        raise UsageError(f"the number of seats is a whole number or {RANDOM}, not {seats!r}")
    return int(seats)


def play_match(
    game: AnyGame, players: Sequence[Player[Any, Any]], seed: str | None = None
) -> Match:
    """Play one match with a computer player for each seat and return it, finished.

    Args:
        game: under its house rules.
        players: in seat order.
        seed: makes everything reproducible; ``None`` takes chance from the operating system.
    """
    rng = SystemRandom() if seed is None else Random(seed)
    secret = system_secret() if seed is None else hashlib.sha256(seed.encode()).digest()
    shuffle = Shuffler(secret)
    spec = game.spec
    seats = len(players)
    dealer = rng.randrange(seats) if game.names_dealer else 0
    header = Header(spec.slug, spec.rules_version, seats, game.options.pairs(), dealer)
    match = Match.begin(header)
    state = match.state
    while game.result(state) is None:
        chance = game.chance(state, shuffle)
        if chance is not None:
            match.add(Line(None, chance))
            continue
        seat = game.to_act(state)[0]
        legal = game.legal_actions(state, seat)
        action = players[seat].choose(game, game.view(state, seat), seat, legal, rng)
        match.add(Line(seat, action))
    return match


def _players(setting: Setting, levels: str) -> list[Player[Any, Any]]:
    known = setting.game.spec.players
    seats = setting.seats
    names = levels.split(",") if levels else [next(iter(known))]
    for name in names:
        if name not in known:
            raise UsageError(f"there is no computer player {name!r}; known are {', '.join(known)}")
    setting.game.start(seats)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise UsageError(f"{len(names)} computer players are named for {seats} seats")
    return [known[name]() for name in names]


def _numbered(file: Path, number: int) -> Path:
    return file.with_stem(f"{file.stem}-{number}")


def _write(file: Path, match: Match) -> None:
    try:
        file.write_text(match.text(), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{file} cannot be written: {error.strerror}") from error
