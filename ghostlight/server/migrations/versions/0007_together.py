"""Several devices of one guest, the code that brings the next one along, and where each wants to be called.

The house gets a second key, under which it calls browsers that are not open (Web Push).
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0002_house"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passes",
        sa.Column("key_hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Index("passes_by_person", "person"),
    )
    op.create_table(
        "recoveries",
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("code_hash", sa.String, nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bells",
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("address", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.add_column("house", sa.Column("push", sa.String))


def downgrade() -> None:
    op.drop_column("house", "push")
    for name in ("bells", "recoveries", "passes"):
        op.drop_table(name)
