"""The tables of the database as they are now; how they became so is in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts only in columns of exactly the type INTEGER, which holds 64 bits there.
_Counter = BigInteger().with_variant(Integer, "sqlite")


def table_key() -> Column[int]:
    """Return the column that tells whose rows they are, part of the primary key."""
    key = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", _Counter, key, primary_key=True)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", _Counter, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("dealer", Integer),
    Column("opened_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("reason", Text),
    Column("message", BigInteger),
    Column("follows", _Counter),
    Column("revision", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("head", LargeBinary),
    Column("seal", LargeBinary, nullable=False),
    Column("tempo", Text),
    Column("turn_at", BigInteger),
    Column("paused_until", BigInteger),
    Column("paused_by", Integer),
    Column("touched_at", BigInteger),
    Column("guests", Text),
    Column("parent", BigInteger),
    Column("within", BigInteger),
    Column("is_casual", Boolean),
    Column("is_lenient", Boolean),
    CheckConstraint("status IN ('lobby', 'running', 'over', 'aborted', 'damaged')", name="status"),
    # A number is never given twice, so that an old button never meets another table.
    sqlite_autoincrement=True,
)
"""One row a table; `head` is the hash of the record's last line, NULL before the start, `seal` that
of the row and its seats."""

_is_open = tables.c.status.in_(["lobby", "running"])
Index(
    "uq_tables_open_channel",
    tables.c.channel,
    unique=True,
    sqlite_where=_is_open,
    postgresql_where=_is_open,
)
Index("ix_tables_channel", tables.c.channel)
Index("ix_tables_results", tables.c.guild, tables.c.game, tables.c.status)

seats: Final = Table(
    "seats",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("member", BigInteger, index=True),
    Column("level", Text),
    Column("missed", Integer, nullable=False, server_default="0"),
    Column("has_paused", Boolean, nullable=False, server_default=false()),
    Column("wants_end", Boolean, nullable=False, server_default=false()),
    Column("came_late", Boolean, nullable=False, server_default=false()),
    Column("gave_up", Boolean, nullable=False, server_default=false()),
    Column("has_left", Boolean, nullable=False, server_default=false()),
)
"""Who sits where: the only place that joins a seat and a person."""

lines: Final = Table(
    "lines",
    metadata,
    table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("action", Text, nullable=False),
    Column("previous", LargeBinary, nullable=False),
)
"""The records; the primary key is the lock, `previous` the hash of the line before."""

clicks: Final = Table(
    "clicks",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", _Counter, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("first", Integer),
    Column("last", Integer),
    Index(None, "table_id"),
)
"""Every interaction that was taken, with the lines it made (NULL in a lobby)."""

results: Final = Table(
    "results",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
)
"""How matches ended, raw; standings and ratings are computed from it."""

server_settings: Final = Table(
    "server_settings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What servers have chosen; no row where the default holds."""

member_settings: Final = Table(
    "member_settings",
    metadata,
    Column("member", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What members have chosen for themselves: all of it, by their id, so that it can be deleted."""

starts: Final = Table(
    "starts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("started_at", BigInteger, nullable=False),
    Column("has_lasted", Boolean, nullable=False),
)
"""The program's starts of the last day."""

pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("playing_s", BigInteger, nullable=False),
)
"""One row: the playing time when it was saved last."""
