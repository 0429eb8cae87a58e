"""What the settings need from outside: a place to be kept, as a protocol; `bot.store` has it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Protocol, TypeAlias

Rows: TypeAlias = Mapping[str, str]
"""Name → spelling of each setting that is not as by default."""
Owner: TypeAlias = int
"""Id of the server or member in Discord, 64 bits."""


class Scope(Enum):
    """Whose settings; the values stand in texts and ids."""

    SERVER = "server"
    MEMBER = "member"


class SettingsStorage(Protocol):
    """Where settings are kept. No method raises for a full disk or a lock: the results say so."""

    async def read_server_settings(self) -> Mapping[Owner, Rows] | None:
        """Return the settings of every server that has any; ``None``: they cannot be read."""
        ...

    async def read_member_settings(self, member: Owner) -> Rows | None:
        """Return the settings of one member; ``None``: they cannot be read."""
        ...

    async def save_settings(
        self, scope: Scope, owner: Owner, changes: Mapping[str, str | None]
    ) -> bool:
        """Save some settings of one owner (``None``: as by default), whole or not at all.

        Settings that `changes` does not name stay as they are. Returns whether it is saved.
        """
        ...
