"""The league: what it needs to know of matches, and what is computed from them."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

_COUNTER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

_KINDS: dict[str, sa.types.TypeEngine[Any]] = {
    "table_id": _COUNTER,
    **dict.fromkeys(("seat", "revision"), sa.Integer()),
    **dict.fromkeys(("game", "kind", "span", "name"), sa.Text()),
}
"""Of the keys that are no 64-bit ids."""


def _table(name: str, keys: str, *parts: sa.Column[Any] | sa.Constraint) -> None:
    """Make a table whose primary key is `keys`, in this order."""
    columns: list[sa.Column[Any] | sa.Constraint] = []
    for key in keys.split():
        kind = _KINDS.get(key, sa.BigInteger())
        columns.append(sa.Column(key, kind, nullable=False, autoincrement=False))
    if "table_id" in keys:
        columns.append(
            sa.ForeignKeyConstraint(
                ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
            )
        )
    primary = sa.PrimaryKeyConstraint(*keys.split(), name=f"pk_{name}")
    op.create_table(name, *columns, *parts, primary)


def _column(name: str, kind: sa.types.TypeEngine[Any]) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def upgrade() -> None:
    whole, text, yes_no = sa.BigInteger(), sa.Text(), sa.Boolean()
    small, real = sa.Integer(), sa.Float()
    _table(
        "departures",
        "table_id seat revision",
        _column("number", small),
        _column("in_first_deal", yes_no),
    )
    _table("voids", "table_id", _column("voided_at", whole))
    _table("season_marks", "guild at", _column("is_opening", yes_no))
    _table(
        "ghosts",
        "table_id seat",
        _column("ghost", whole),
        _column("has_left", yes_no),
        sa.CheckConstraint("ghost < 0", name="ghost"),
    )
    _table("guilds_left", "guild", _column("left_at", whole))
    _table(
        "match_log",
        "table_id",
        _column("guild", whole),
        _column("game", text),
        _column("ended_at", whole),
        sa.Column("reason", text),
    )
    op.create_index("ix_match_log_order", "match_log", ["guild", "game", "ended_at", "table_id"])
    _table(
        "rating_log",
        "table_id seat",
        _column("member", whole),
        _column("place", small),
        _column("points", real),
        *(sa.Column(name, real) for name in ("mu_before", "sigma_before", "mu", "sigma")),
    )
    op.create_index("ix_rating_log_member", "rating_log", ["member", "table_id"])
    _table(
        "ratings",
        "guild game member",
        _column("mu", real),
        _column("sigma", real),
        _column("matches", small),
        _column("as_of", whole),
    )
    _table(
        "season_rows",
        "guild kind span start game member",
        _column("matches", small),
        _column("wins", small),
        _column("points", real),
    )
    _table("season_meetings", "guild kind span start game member other")
    op.create_index("ix_season_meetings_other", "season_meetings", ["other"])
    _table("sheets", "table_id", _column("deals", text))
    _table("achievements", "guild member name", _column("granted_at", whole))
    for name in ("ratings", "season_rows", "season_meetings", "achievements"):
        op.create_index(f"ix_{name}_member", name, ["member"])
