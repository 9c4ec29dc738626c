"""Gives the contract's tests their games and tables: a test that asks for `game` or `table` runs for each of them."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tests.contract.tables import all_games, all_tables

# Compiling takes its time, and a suite that is green today should be green tomorrow.
settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", all_games(), ids=lambda game: game.name)
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", all_tables(), ids=lambda table: table.name.replace(" ", "-"))
