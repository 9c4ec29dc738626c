"""Gives the server's tests a house that is open all the while, without limits and with bots that do not dawdle."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

from ghostlight.server import http
from tests.server.house import House, open_house

settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house") / "games.sqlite3") as house:
        yield house


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has its own deals, and the same ones in every run."""
    luck = random.Random(request.node.nodeid)
    monkeypatch.setattr(http, "secrets", SimpleNamespace(token_hex=lambda size: luck.randbytes(size).hex()))
