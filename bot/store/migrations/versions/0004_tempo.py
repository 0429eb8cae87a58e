"""How long people may think at a table, and what became of a seat during the match."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

_COUNTER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_NO = sa.false()


def upgrade() -> None:
    op.add_column("tables", sa.Column("tempo", sa.Text()))
    op.add_column("tables", sa.Column("turn_at", sa.BigInteger()))
    op.add_column("tables", sa.Column("paused_until", sa.BigInteger()))
    op.add_column("tables", sa.Column("touched_at", sa.BigInteger()))
    # A member's seat may now be held by a computer player for him, which a constraint forbade.
    op.rename_table("seats", "seats_before")
    op.drop_index("ix_seats_member", "seats_before")
    op.create_table(
        "seats",
        sa.Column("table_id", _COUNTER, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("member", sa.BigInteger()),
        sa.Column("level", sa.Text()),
        sa.Column("missed", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("has_paused", sa.Boolean(), nullable=False, server_default=_NO),
        sa.Column("wants_end", sa.Boolean(), nullable=False, server_default=_NO),
        sa.Column("came_late", sa.Boolean(), nullable=False, server_default=_NO),
        sa.Column("gave_up", sa.Boolean(), nullable=False, server_default=_NO),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.execute(
        "INSERT INTO seats (table_id, seat, member, level) "
        "SELECT table_id, seat, member, level FROM seats_before"
    )
    op.drop_table("seats_before")
    op.create_index("ix_seats_member", "seats", ["member"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("playing_s", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
