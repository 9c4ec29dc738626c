"""The tool that disables rules finds every rule, however it is decorated."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

CODE = '''
LIMIT = 3  # X-01


@rule
def lit(lamp):
    """X-02."""
    return lamp > 0


@brief
def pay(state: int) -> None:
    """X-03."""
    state.coins -= 1
    state.paid = 1  # X-04


@rule
def free(state: int) -> bool:
    """Cites nothing."""
    return state.coins == 0


def helper(state: int) -> bool:
    """X-05, but not a rule."""
    return True
'''


@pytest.fixture(scope="module")
def mutants() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", Path(__file__).parent.parent / "tools" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


def found(mutants: ModuleType, code: str) -> dict[str, str]:
    source = mutants.Source("rules.py", code, re.compile(r"X-\d\d"))
    return {mutant.what: mutant.source for mutant in source.mutants(every_line=False)}


def test_rules_and_brief_rules_are_disabled_and_cited_lines_dropped(mutants: ModuleType) -> None:
    code = CODE.replace("def lit(lamp):", "def lit(lamp: int) -> bool:")
    assert set(found(mutants, code)) == {
        "3 is 4: LIMIT = 3",
        "lit always gives False",
        "lit always gives True",
        "pay does nothing",
        "dropped: state.paid = 1",
    }
    assert "state.coins -= 1" not in found(mutants, code)["pay does nothing"]
    assert "state.coins -= 1" in found(mutants, code)["dropped: state.paid = 1"]


def test_a_rule_of_an_unknown_kind_is_not_passed_over(mutants: ModuleType) -> None:
    with pytest.raises(mutants.CannotJudge, match="lit returns nothing"):
        found(mutants, CODE)


def test_of_changes_since_a_revision_whole_functions_count(mutants: ModuleType) -> None:
    """Changed here: the number, one line of `pay`, and what stood between `lit` and `pay`, which is gone."""
    diff = "@@ -2 +2 @@\n-LIMIT = 2  # X-01\n+LIMIT = 3  # X-01\n@@ -9,2 +8,0 @@\n-a\n-b\n@@ -14 +15 @@\n-x\n+y\n"
    changed = mutants.lines_of(diff)
    assert changed == {2, 8, 9, 15}
    around = mutants.Source("rules.py", CODE, re.compile(r"X-\d\d")).around(changed)
    lines = CODE.splitlines()
    assert [lines[number - 1] for number in sorted(around) if lines[number - 1].startswith(("LIMIT", "def", "@"))] == [
        "LIMIT = 3  # X-01",
        "@rule",
        "def lit(lamp):",
        "@brief",
        "def pay(state: int) -> None:",
    ]
