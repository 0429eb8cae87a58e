"""Bringing the commands to Discord when they differ from what it holds, with one request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, cast

_KEPT: Final = frozenset(
    {
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "options",
        "required",
        "choices",
        "value",
        "min_value",
        "max_value",
        "autocomplete",
        "contexts",
        "integration_types",
        "default_member_permissions",
        "nsfw",
    }
)
"""What we write or must not differ in; ids, versions and what Discord adds are left out."""


_SWITCHES: Final = frozenset({"required", "nsfw", "autocomplete"})


class CommandStore(Protocol):
    """Where an application's global commands are kept: Discord."""

    async def fetch(self) -> Sequence[Mapping[str, Any]]:
        """Return all commands with their localisations."""
        ...

    async def replace(self, commands: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
        """Replace all commands at once and return them with their ids."""
        ...


async def sync(store: CommandStore, wanted: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """Replace the commands if what Discord holds differs from what is wanted.

    Returns:
        Name → id of every command, for mentions that can be clicked.
    """
    held = await store.fetch()
    if normalised(held) != normalised(wanted):
        held = await store.replace(wanted)
    return {str(command["name"]): int(command["id"]) for command in held}


def normalised(commands: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return commands in a form in which equal ones are equal, by name (order does not matter)."""
    return {str(command["name"]): _normal(command) for command in commands}


def _normal(value: object) -> object:
    if isinstance(value, Mapping):
        entries = cast(Mapping[str, object], value)
        return {
            key: item if key.endswith("_localizations") else _normal(_read(key, item))
            for key, item in entries.items()
            if key in _KEPT and not _is_default(key, item)
        }
    if isinstance(value, list):
        return [_normal(item) for item in cast(list[object], value)]
    return value


def _read(key: str, value: object) -> object:
    # Discord takes rights as a number and gives them as text.
    return str(value) if key == "default_member_permissions" else value


def _is_default(key: str, value: object) -> bool:
    # Discord leaves out, or sends as null, what is at its default.
    return value is None or value in ([], {}) or (key in _SWITCHES and value is False)
