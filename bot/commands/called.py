"""A slash command as somebody called it, read from Discord's event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.commands.declared import OptionType


@dataclass(frozen=True, slots=True)
class Called:
    """A command with what was filled in.

    Attributes:
        path: German names of the command and, in a group, of its subcommand.
        options: name → value as text.
        typing: the option that is being typed, while the person wants proposals.
    """

    path: tuple[str, ...]
    options: Mapping[str, str]
    typing: str | None = None

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Called:
        """Read the ``data`` of an interaction; what it lacks or adds raises nothing."""
        path = [str(data.get("name", ""))]
        options: list[Mapping[str, Any]] = list(data.get("options", ()))
        if options and options[0].get("type") == OptionType.SUBCOMMAND:
            path.append(str(options[0].get("name", "")))
            options = list(options[0].get("options", ()))
        filled = {str(each.get("name")): str(each.get("value")) for each in options}
        typing = next((str(each.get("name")) for each in options if each.get("focused")), None)
        return cls(tuple(path), filled, typing)
