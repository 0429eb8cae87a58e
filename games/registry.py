"""Finds every game: each package below `games` that has ``GAMES``, its versions, newest last."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

import games
from games.core.errors import NotationError
from games.core.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any]


@cache
def all_games() -> Mapping[str, Mapping[int, type[AnyGame]]]:
    """Return slug → rules version → game class, slugs in alphabetical order, versions ascending."""
    found: dict[str, Mapping[int, type[AnyGame]]] = {}
    for module in sorted(pkgutil.iter_modules(games.__path__), key=lambda item: item.name):
        if not module.ispkg or module.name == "core":
            continue
        package = importlib.import_module(f"games.{module.name}")
        versions: tuple[type[AnyGame], ...] | None = getattr(package, "GAMES", None)
        if versions:
            found[versions[-1].spec.slug] = {game.spec.rules_version: game for game in versions}
    return found


def newest_games() -> Mapping[str, type[AnyGame]]:
    """Return slug → the game under its newest rules."""
    return {slug: versions[max(versions)] for slug, versions in all_games().items()}


def find_game(slug: str, version: int | None = None) -> type[AnyGame]:
    """Return a game by its slug, under its newest rules unless a version is given.

    Raises:
        NotationError: there is no such game or version.
    """
    versions = all_games().get(slug)
    if versions is None:
        raise NotationError(f"there is no game {slug!r}; known are {', '.join(all_games())}")
    if version is None:
        version = max(versions)
    if version not in versions:
        known = ", ".join(str(number) for number in versions)
        raise NotationError(f"{slug} has no rules version {version}; known are {known}")
    return versions[version]
