"""How the starts of the last day are kept; what follows from them is `bot.backoff`'s."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.backoff import DAY_S, Start
from bot.store.schema import starts


async def note(connection: AsyncConnection, now: int) -> tuple[int, Sequence[Start]]:
    """Keep a new start; return its number and those of the last day before it, oldest first."""
    # What is a day ahead was noted by a clock that was wrong, and would never grow old.
    is_far = or_(starts.c.started_at <= now - DAY_S, starts.c.started_at > now + DAY_S)
    await connection.execute(starts.delete().where(is_far))
    found = await connection.execute(
        select(starts.c.started_at, starts.c.has_lasted).order_by(starts.c.id)
    )
    before = [Start(row.started_at, row.has_lasted) for row in found]
    inserted = await connection.execute(
        starts.insert().values(started_at=now, has_lasted=False).returning(starts.c.id)
    )
    return inserted.scalar_one(), before


async def note_lasting(connection: AsyncConnection, start: int) -> None:
    """Keep that a start has lasted."""
    await connection.execute(starts.update().where(starts.c.id == start).values(has_lasted=True))
