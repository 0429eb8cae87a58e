"""The tables of the league as they are now: what happened, and what is computed from it.

What happened stands in `departures`, `voids`, `season_marks`, `ghosts`, `origins` and
`guilds_left`, beside tables, seats and results. All else is a projection that
`bot.store.league.keeper` can build anew; `outdated` says where it must.
Members are Discord ids; a negative one stands for a deleted member of one server.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    Index,
    Integer,
    Table,
    Text,
)

from bot.store.schema import metadata, table_key


def _key(name: str, kind: type[BigInteger | Integer | Text] = BigInteger) -> Column[Any]:
    return Column(name, kind, primary_key=True, autoincrement=False)


def _whole(name: str) -> Column[int]:
    return Column(name, BigInteger, nullable=False)


departures: Final = Table(
    "departures",
    metadata,
    table_key(),
    _key("seat", Integer),
    _key("revision", Integer),
    Column("number", Integer, nullable=False),
    Column("in_first_deal", Boolean, nullable=False),
)
"""Each time a person's seat went to a computer player: after which line of the record, and whether
the first of several deals was being played."""

voids: Final = Table("voids", metadata, table_key(), _whole("voided_at"))
"""Matches that an administrator has declared void."""

season_marks: Final = Table(
    "season_marks",
    metadata,
    _key("guild"),
    _key("at"),
    Column("is_opening", Boolean, nullable=False),
)
"""When an administrator opened or closed a season by hand."""

ghosts: Final = Table(
    "ghosts",
    metadata,
    table_key(),
    _key("seat", Integer),
    _whole("ghost"),
    Column("has_left", Boolean, nullable=False),
    CheckConstraint("ghost < 0", name="ghost"),
)
"""Seats of deleted members: a number drawn by lot, the same on one server, so that the ratings of
all others stay as they are; `has_left`: a computer player held the seat at the end."""

guilds_left: Final = Table("guilds_left", metadata, _key("guild"), _whole("left_at"))
"""Servers that the bot is on no more, and since when."""

match_log: Final = Table(
    "match_log",
    metadata,
    table_key(),
    _whole("guild"),
    Column("game", Text, nullable=False),
    _whole("ended_at"),
    Column("reason", Text),
    Index("ix_match_log_order", "guild", "game", "ended_at", "table_id"),
)
"""Every match that has ended; `reason` says why it is not rated, NULL: it is."""

rating_log: Final = Table(
    "rating_log",
    metadata,
    table_key(),
    _key("seat", Integer),
    _whole("member"),
    _whole("ended_at"),
    Column("place", Integer, nullable=False),
    Column("points", Float, nullable=False),
    Column("mu_before", Float),
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Index("ix_rating_log_member", "member", "ended_at", "table_id"),
)
"""What a match was for each person; without ratings where it is not rated. `ended_at` is that of
the match, so that somebody's newest are found without reading the others."""

ratings: Final = Table(
    "ratings",
    metadata,
    _key("guild"),
    _key("game", Text),
    _key("member"),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    _whole("as_of"),
    Index("ix_ratings_member", "member"),
)
"""Ratings after the last rated match, at `as_of`; later season changes are not in them."""

season_rows: Final = Table(
    "season_rows",
    metadata,
    _key("guild"),
    _key("kind", Text),
    _key("span", Text),
    _key("start"),
    _key("game", Text),
    _key("member"),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", Float, nullable=False),
    Index("ix_season_rows_member", "member"),
)
"""Sums of a season, a month or all time (`span`), rated or training (`kind`)."""

season_meetings: Final = Table(
    "season_meetings",
    metadata,
    _key("guild"),
    _key("kind", Text),
    _key("span", Text),
    _key("start"),
    _key("game", Text),
    _key("member"),
    _key("other"),
    Index("ix_season_meetings_member", "member"),
    Index("ix_season_meetings_other", "other"),
)
"""Who has played with whom in the same spans."""

sheets: Final = Table(
    "sheets",
    metadata,
    table_key(),
    Column("deals", Text, nullable=False),
    Column("edition", Text),
)
"""What every deal of an ended match brought, as JSON; replayed out of its record. `edition` is
`bot.league.editions`'; a sheet of another one, or none, is out of date."""

origins: Final = Table("origins", metadata, table_key(), _whole("number"))
"""Matches that were imported, and their numbers where they were played."""

careers: Final = Table(
    "careers",
    metadata,
    _key("guild"),
    _key("member"),
    _key("game", Text),
    Column("edition", Text, nullable=False),
    _whole("last_at"),
    _whole("last_table"),
    Column("sums", Text, nullable=False),
    Index("ix_careers_member", "member"),
)
"""What members' matches add up to, as JSON, in each game and (empty) in all; `edition` is
`bot.league.keeping`'s, and the newest match in it ended at `last_at` at `last_table`."""

encounters: Final = Table(
    "encounters",
    metadata,
    _key("guild"),
    _key("member"),
    _key("game", Text),
    _key("other"),
    Column("matches", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Index("ix_encounters_member", "member"),
    Index("ix_encounters_other", "other"),
)
"""How rated matches of a member went against each other one, as `bot.league.career.Versus`; beside
`careers`, whose texts hold no ids."""

outdated: Final = Table("outdated", metadata, _key("guild"))
"""Servers of whose matches something has changed since all else was computed from them."""

achievements: Final = Table(
    "achievements",
    metadata,
    _key("guild"),
    _key("member"),
    _key("name", Text),
    _whole("granted_at"),
    Index("ix_achievements_member", "member"),
)
"""What members have achieved, each once; nothing takes it away again."""
