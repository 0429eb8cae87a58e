"""Tables by invitation, and tables in a thread of their own."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("guests", sa.Text()))
    op.add_column("tables", sa.Column("parent", sa.BigInteger()))
    op.create_index("ix_tables_channel", "tables", ["channel"])
