"""Whether coming back makes up for having left, and who has left although he is back."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0012"
down_revision: str | None = "0011"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("is_lenient", sa.Boolean()))
    no = sa.false()
    op.add_column("seats", sa.Column("has_left", sa.Boolean(), nullable=False, server_default=no))
