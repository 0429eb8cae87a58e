"""Settings kept in memory as the store keeps them, with a disk that fails on order."""

import asyncio
from collections.abc import Mapping

from bot.preferences import Owner, Rows, Scope


class MemorySettings:
    """Rows by scope and owner; `reads` counts how often somebody looked."""

    def __init__(self) -> None:
        self.rows: dict[Scope, dict[Owner, dict[str, str]]] = {scope: {} for scope in Scope}
        self.is_broken = False
        self.reads = 0

    async def read_server_settings(self) -> Mapping[Owner, Rows] | None:
        await asyncio.sleep(0)
        return None if self.is_broken else dict(self.rows[Scope.SERVER])

    async def read_member_settings(self, member: Owner) -> Rows | None:
        self.reads += 1
        await asyncio.sleep(0)
        return None if self.is_broken else dict(self.rows[Scope.MEMBER].get(member, {}))

    async def save_settings(
        self, scope: Scope, owner: Owner, changes: Mapping[str, str | None]
    ) -> bool:
        await asyncio.sleep(0)
        if self.is_broken:
            return False
        kept = self.rows[scope].setdefault(owner, {})
        for key, value in changes.items():
            kept.pop(key, None)
            if value is not None:
                kept[key] = value
        return True
