"""The order in which tests run, and how Hypothesis searches: a suite that is green today should be green tomorrow."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

LONGEST = "test_jitted_unjitted_and_bounds_checked_games_are_the_same"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright leaves an event loop running in its worker: tests that start one of their own must be done by then."""
    items.sort(key=lambda item: (item.name != LONGEST, "/browser/" in str(item.path)))
