"""Gives the contract's tests their games and tables: a test that asks for `game` or `table` runs for each of them.

One that asks for `veiled_game` or `veiled_table` runs for those that have secrets.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.tables import all_games, all_tables, has_secrets


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games, tables = all_games(), all_tables()
    given: dict[str, list[Any]] = {
        "game": games,
        "table": tables,
        "veiled_game": [game for game in games if has_secrets(game)],
        "veiled_table": [table for table in tables if has_secrets(table.game)],
    }
    for name, each in given.items():
        if name in metafunc.fixturenames:
            # By module: all tests of one table follow one another, and share what was played there.
            metafunc.parametrize(name, each, ids=lambda one: one.name.replace(" ", "-"), scope="module")
