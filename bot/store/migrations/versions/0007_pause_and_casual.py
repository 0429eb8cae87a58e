"""Whose pause it is that lasts at a table, and whether it is played without rating."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused_by", sa.Integer()))
    op.add_column("tables", sa.Column("is_casual", sa.Boolean()))
