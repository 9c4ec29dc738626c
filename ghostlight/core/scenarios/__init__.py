"""Scenarios: a rule shown as position, actions and what is expected, in TOML (docs/scenarios.md)."""

from .form import NOTHING, Act, Expected, Fault, Imagined, Outcome, Scenario, ScenarioFile
from .reading import check_clauses, read_file
from .running import run, run_file

__all__ = [
    "NOTHING",
    "Act",
    "Expected",
    "Fault",
    "Imagined",
    "Outcome",
    "Scenario",
    "ScenarioFile",
    "check_clauses",
    "read_file",
    "run",
    "run_file",
]
