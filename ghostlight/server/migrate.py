"""The database brought up to date when the server opens it (Alembic; the steps are in migrations/versions/)."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config

FOLDER = Path(__file__).resolve().parent / "migrations"


def migrate(engine: sql.Engine, to: str = "head") -> None:
    """Take every step up to this one that the database has not taken yet."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        settings.attributes["connection"] = connection
        command.upgrade(settings, to)
