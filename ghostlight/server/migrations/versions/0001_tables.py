"""People, tables, who sat where, the records of each table, and when the server was away."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("key_hash", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("visibility", sa.String, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Index("tables_by_status", "status", "updated"),
    )
    op.create_table(
        "sitters",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
    )
    op.create_table(
        "records",
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("k", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("one", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "absences",
        sa.Column("began", sa.BigInteger, primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("absences", "heartbeat", "records", "sitters", "tables", "people"):
        op.drop_table(name)
