"""Careers of members; ratings are computed anew, since computer players stand elsewhere now."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0009"
down_revision: str | None = "0008"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

_PROJECTIONS = ("rating_log", "match_log", "ratings", "season_rows", "season_meetings")


def upgrade() -> None:
    op.create_table(
        "careers",
        sa.Column("guild", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("member", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("game", sa.Text(), nullable=False, autoincrement=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("last_at", sa.BigInteger(), nullable=False),
        sa.Column("last_table", sa.BigInteger(), nullable=False),
        sa.Column("sums", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "member", "game", name="pk_careers"),
    )
    op.create_index("ix_careers_member", "careers", ["member"])
    op.drop_index("ix_rating_log_member", "rating_log")
    op.create_index("ix_rating_log_member", "rating_log", ["member", "table_id", "place"])
    op.create_index("ix_rating_log_others", "rating_log", ["table_id", "member", "place"])
    for table in _PROJECTIONS:  # whatever is missing is caught up with at the start
        op.execute(f"DELETE FROM {table}")  # noqa: S608
