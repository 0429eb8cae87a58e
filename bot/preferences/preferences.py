"""The settings of all servers and members as they hold now: read once, changed once saved."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.preferences.declared import (
    MemberSettings,
    ServerSettings,
    Settings,
    read,
    settings_of,
)
from bot.preferences.ports import Owner, Scope, SettingsStorage

MEMBERS_KEPT: Final = 4_096
"""Members whose settings are in memory; the others' are read again."""

_log = logging.getLogger(__name__)


class Preferences:
    """Every setting, by its owner; the only one to change them in this process and on the disk.

    Args:
        storage: where they are kept.
    """

    def __init__(self, storage: SettingsStorage) -> None:
        self._storage = storage
        self._servers: dict[Owner, ServerSettings] = {}
        self._members: OrderedDict[Owner, MemberSettings] = OrderedDict()
        # Reading and changing take turns, so that memory never holds what the disk held before.
        self._turn = asyncio.Lock()

    async def load(self) -> None:
        """Read the settings of all servers; where they cannot be read, what is known holds."""
        async with self._turn:
            rows = await self._storage.read_server_settings()
            if rows is None:
                _log.error("the settings of the servers cannot be read; what is known holds")
                return
            self._servers = {guild: read(ServerSettings, each) for guild, each in rows.items()}

    def server(self, guild: Owner) -> ServerSettings:
        """Return the settings of a server."""
        return self._servers.get(guild, _SERVER)

    async def member(self, member: Owner) -> MemberSettings:
        """Return the settings of a member; the defaults where they cannot be read."""
        known = self._members.get(member)
        if known is None:
            async with self._turn:
                return await self._read_member(member)
        self._members.move_to_end(member)
        return known

    def forget(self, member: Owner) -> None:
        """Remember nothing of a member whose settings were deleted."""
        self._members.pop(member, None)

    async def change_server(self, guild: Owner, changes: Mapping[str, Any]) -> bool:
        """Change some settings of a server, all of them or none.

        Args:
            guild: whose.
            changes: field of `ServerSettings` → new value.

        Returns:
            Whether it is saved; only then it holds.
        """
        async with self._turn:
            if not await self._saved(Scope.SERVER, guild, ServerSettings, changes):
                return False
            self._servers[guild] = replace(self.server(guild), **changes)
            return True

    async def change_member(self, member: Owner, changes: Mapping[str, Any]) -> bool:
        """Change some settings of a member, as `change_server` does."""
        async with self._turn:
            before = await self._read_member(member)
            if not await self._saved(Scope.MEMBER, member, MemberSettings, changes):
                return False
            # Where nothing could be read, what else he has chosen is not known.
            if member in self._members:
                self._members[member] = replace(before, **changes)
            return True

    async def _saved(
        self, scope: Scope, owner: Owner, kind: type[Settings], changes: Mapping[str, Any]
    ) -> bool:
        declared = settings_of(kind)
        written = {
            name: None if value == declared[name].default else declared[name].write(value)
            for name, value in changes.items()
        }
        return await self._storage.save_settings(scope, owner, written)

    async def _read_member(self, member: Owner) -> MemberSettings:
        """Return and keep the settings of a member; whoever asks has the turn."""
        if member not in self._members:
            rows = await self._storage.read_member_settings(member)
            if rows is None:
                return _MEMBER
            self._members[member] = read(MemberSettings, rows)
        self._members.move_to_end(member)
        if len(self._members) > MEMBERS_KEPT:
            self._members.popitem(last=False)
        return self._members[member]


_SERVER: Final = ServerSettings()
_MEMBER: Final = MemberSettings()
