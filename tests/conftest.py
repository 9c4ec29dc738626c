"""The order in which tests run, and how Hypothesis searches: a suite that is green today should be green tomorrow."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

FIRST = ("test_oracle.py", "test_same_seed.py", "test_killed.py", "test_serving.py")
"""Files that come first, in this order: Embree was seen to crash in a process in which a server had run before; then the
longest."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no worker waits for another in the end; those with a browser last.

    Playwright leaves an event loop running in its worker: tests that start one of their own must be done by then.
    """
    places = {name: place for place, name in enumerate(FIRST)}
    items.sort(key=lambda item: ("browser" in item.path.parts, places.get(item.path.name, len(FIRST))))
