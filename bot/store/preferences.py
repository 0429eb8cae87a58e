"""How the settings of servers and members stand in their two tables, one row a setting."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.preferences import Owner, Rows, Scope
from bot.store.schema import member_settings, server_settings

_TABLES: Final = {
    Scope.SERVER: (server_settings, server_settings.c.guild),
    Scope.MEMBER: (member_settings, member_settings.c.member),
}
FORGET: Final = {
    scope: table.delete().where(owner == bindparam("at_owner"), table.c.key == bindparam("at_key"))
    for scope, (table, owner) in _TABLES.items()
}


async def read_servers(connection: AsyncConnection) -> dict[Owner, Rows]:
    """Return the settings of every server that has any."""
    columns = server_settings.c
    found = await connection.execute(
        select(columns.guild, columns.key, columns.value).order_by(columns.guild)
    )
    return {
        guild: {key: value for _, key, value in rows}
        for guild, rows in groupby(found.all(), key=lambda row: row[0])
    }


async def read_member(connection: AsyncConnection, member: Owner) -> Rows:
    """Return the settings of one member."""
    columns = member_settings.c
    found = await connection.execute(
        select(columns.key, columns.value).where(columns.member == member)
    )
    return {row.key: row.value for row in found}


async def save(
    connection: AsyncConnection, scope: Scope, owner: Owner, changes: Mapping[str, str | None]
) -> None:
    """Save some settings of one owner; ``None`` leaves no row."""
    table, column = _TABLES[scope]
    await connection.execute(FORGET[scope], [{"at_owner": owner, "at_key": key} for key in changes])
    rows = [
        {column.name: owner, "key": key, "value": value}
        for key, value in changes.items()
        if value is not None
    ]
    if rows:
        await connection.execute(table.insert(), rows)
