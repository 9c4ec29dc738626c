"""The order in which tests run: the longest first, so that no worker waits for it alone, and those with a browser last."""

from __future__ import annotations

import pytest

LONGEST = "test_jitted_unjitted_and_bounds_checked_games_are_the_same"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright leaves an event loop running in its worker: tests that start one of their own must be done by then."""
    items.sort(key=lambda item: (item.name != LONGEST, "/browser/" in str(item.path)))
