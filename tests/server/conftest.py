"""Gives the server's tests a house that is open all the while, without limits and with bots that do not dawdle."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import DEALS, House, open_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house") / "games.sqlite3") as house:
        yield house


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest) -> None:
    DEALS.begin(request.node.name)
