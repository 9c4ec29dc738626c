"""The key with which this house signs the logs of its games."""

import sqlalchemy as sa
from alembic import op

revision = "0002_house"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("one", sa.Integer, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("house")
