"""When the bot was started lately, so that one that crashes does not use up its log-ins."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "starts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("has_lasted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_starts"),
    )
