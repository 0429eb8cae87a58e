"""The first tables: tables with seats, records, clicks and results."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

_COUNTER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_IS_OPEN = sa.text("status IN ('lobby', 'running')")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", _COUNTER, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("dealer", sa.Integer()),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger()),
        sa.Column("reason", sa.Text()),
        sa.Column("message", sa.BigInteger()),
        sa.Column("follows", _COUNTER),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("head", sa.LargeBinary()),
        sa.Column("seal", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint(
            "status IN ('lobby', 'running', 'over', 'aborted', 'damaged')", name="status"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_results", "tables", ["guild", "game", "status"])
    op.create_index(
        "uq_tables_open_channel",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=_IS_OPEN,
        postgresql_where=_IS_OPEN,
    )
    op.create_table(
        "clicks",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", _COUNTER, nullable=False),
        sa.Column("first", sa.Integer()),
        sa.Column("last", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_clicks_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_clicks"),
    )
    op.create_index("ix_clicks_table_id", "clicks", ["table_id"])
    op.create_table(
        "lines",
        sa.Column("table_id", _COUNTER, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("previous", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_lines_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_lines"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", _COUNTER, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", _COUNTER, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("member", sa.BigInteger()),
        sa.Column("level", sa.Text()),
        sa.CheckConstraint("member IS NULL OR level IS NULL", name="occupant"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_member", "seats", ["member"])
