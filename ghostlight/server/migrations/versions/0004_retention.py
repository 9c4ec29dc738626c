"""Quotas of a day, and which tables were ended since nobody came back."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tallies",
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("what", sa.String, primary_key=True),
        sa.Column("whom", sa.String, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.add_column("tables", sa.Column("abandoned", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "abandoned")
    op.drop_table("tallies")
