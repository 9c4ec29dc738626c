"""Settles how Hypothesis searches: compiling takes its time, and a suite that is green today should be green tomorrow."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")
