"""Against whom members have played is kept, and whose league must be built anew."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0010"
down_revision: str | None = "0009"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

_COUNTER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_PROJECTIONS = ("match_log", "ratings", "season_rows", "season_meetings", "careers")


def upgrade() -> None:
    whole, small, real = sa.BigInteger(), sa.Integer(), sa.Float()
    op.create_table(
        "encounters",
        sa.Column("guild", whole, nullable=False, autoincrement=False),
        sa.Column("member", whole, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text(), nullable=False, autoincrement=False),
        sa.Column("other", whole, nullable=False, autoincrement=False),
        *(sa.Column(name, small, nullable=False) for name in ("matches", "ahead", "behind")),
        sa.PrimaryKeyConstraint("guild", "member", "game", "other", name="pk_encounters"),
    )
    op.create_index("ix_encounters_member", "encounters", ["member"])
    op.create_index("ix_encounters_other", "encounters", ["other"])
    op.create_table(
        "outdated",
        sa.Column("guild", whole, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("guild", name="pk_outdated"),
    )
    op.drop_table("rating_log")
    op.create_table(
        "rating_log",
        sa.Column("table_id", _COUNTER, nullable=False, autoincrement=False),
        sa.Column("seat", small, nullable=False, autoincrement=False),
        *(sa.Column(name, whole, nullable=False) for name in ("member", "ended_at")),
        sa.Column("place", small, nullable=False),
        sa.Column("points", real, nullable=False),
        *(sa.Column(name, real) for name in ("mu_before", "sigma_before", "mu", "sigma")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_rating_log_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rating_log"),
    )
    op.create_index("ix_rating_log_member", "rating_log", ["member", "ended_at", "table_id"])
    for table in _PROJECTIONS:  # whatever is missing is caught up with at the start
        op.execute(f"DELETE FROM {table}")  # noqa: S608
