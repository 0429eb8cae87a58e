"""What the views ask of whoever keeps the data of members; `bot.store` implements it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.session import MemberId
from bot.session.deletion import Deletion


class Privacy(Protocol):
    """Who knows what is kept of a member."""

    async def open_tables_of(self, member: MemberId) -> Sequence[int]:
        """Return the open tables that know a member."""
        ...

    async def forget_member(self, member: MemberId) -> Deletion:
        """Remove a member from everything, or from nothing; says which."""
        ...

    async def export_of(self, member: MemberId) -> Mapping[str, Any]:
        """Return all that is kept of a member, as JSON holds it."""
        ...
