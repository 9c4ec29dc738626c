"""Scenarios: rule questions as positions, actions and what is expected (docs/scenarios.md), read and run."""

from __future__ import annotations

from ghostlight.core import scenarios
from ghostlight.core.scenarios import Outcome

from .rules import load

__all__ = ["Outcome", "run_scenarios"]


def run_scenarios(text: str, where: str = "scenarios") -> list[Outcome]:
    """Run the scenarios in a file's text, all of them, whatever is wrong with one.

    >>> outcome, = run_scenarios('''
    ... game = "graveyard"
    ... [[scenario]]
    ... title = "The lords begin outside"
    ... clauses = ["G-06"]
    ... [[scenario.step]]
    ... do = "place N1"
    ... actor = 2
    ... ''')
    >>> outcome.title, outcome.result
    ('The lords begin outside', 'differs')
    >>> print(outcome.faults[0])
    step 1 (place N1): actor: expected 2, got 1

    An outcome has a `title`, the `clauses` that it cites, a `result` (`holds`, `differs` or `unclear`), and its `faults`, each
    with the `line` of the text. `where` is what the text is called there.
    """
    return scenarios.run_file(text, where, load)
