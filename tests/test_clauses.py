"""Every clause of every game's rules page is checked by a scenario or a test, and nothing cites a clause that is not there.

A scenario cites clauses in its `clauses`. A test cites them in a comment, a docstring or an id that says the game first:
the game's name, a space, then the clauses with commas between them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from ghostlight.core import scenarios
from ghostlight.core.errors import BadScenario
from ghostlight.core.game import Game
from ghostlight.games import NAMES, load

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"
PACKAGE = TESTS.parent / "ghostlight"


def page(name: str) -> str:
    """A game's rules in our words; none, when nobody has written them."""
    path = PAGES / f"{name}.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def clauses_in(rules: str, pattern: str) -> list[str]:
    """The clauses that a rules page states: each begins a list item, in bold."""
    return re.findall(rf"^- \*\*({pattern})\*\* \S", rules, re.MULTILINE)


def cited_by_tests(name: str, pattern: str, sources: Iterable[str]) -> set[str]:
    """The clauses that the text of tests cites, game first."""
    lists = re.compile(rf"\b{name} ((?:{pattern})(?:, (?:{pattern}))*)")
    return {clause for source in sources for cited in lists.findall(source) for clause in re.findall(pattern, cited)}


def scenario_files(name: str) -> dict[str, scenarios.ScenarioFile]:
    files = {path: scenarios.read_file(path.read_text(encoding="utf-8"), path.name) for path in TESTS.rglob("*.toml")}
    return {path.name: file for path, file in files.items() if file.game == name}


def sources_of_tests() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in TESTS.rglob("*.py") if path != Path(__file__)]


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


def test_every_game_has_a_rules_page(game: Game) -> None:
    clauses = clauses_in(page(game.name), game.clauses)
    assert clauses
    assert [clause for clause, times in Counter(clauses).items() if times > 1] == []


def test_the_page_credits_the_authors(game: Game) -> None:
    assert game.title in page(game.name)
    assert game.authors in page(game.name)


def test_every_clause_is_cited_by_a_scenario_or_a_test(game: Game) -> None:
    cited = cited_by_tests(game.name, game.clauses, sources_of_tests())
    for file in scenario_files(game.name).values():
        cited |= {clause for scenario in file.scenario for clause in scenario.clauses}
    assert sorted(set(clauses_in(page(game.name), game.clauses)) - cited) == []


def test_nothing_cites_a_clause_that_the_page_does_not_have(game: Game) -> None:
    known = set(clauses_in(page(game.name), game.clauses))
    for where, file in scenario_files(game.name).items():
        scenarios.check_clauses(game, file, where, known)
    assert sorted(cited_by_tests(game.name, game.clauses, sources_of_tests()) - known) == []
    rules = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "games" / game.name).rglob("*.py"))
    assert sorted(set(re.findall(rf"\b(?:{game.clauses})\b", rules)) - known) == []
    assert sorted(set(re.findall(rf"\b(?:{game.clauses})\b", page(game.name))) - known) == []


# --- these checks can fail ---------------------------------------------------------------------------------------------


def test_a_clause_is_found_where_it_begins_a_list_item_and_nowhere_else() -> None:
    rules = "- **X-01** A rule.\n- Not one: **X-02**.\n  - **X-03** deeper\nSee X-04.\n- **X-05**\n- **D-01** A decision."
    assert clauses_in(rules, r"[XD]-\d\d") == ["X-01", "D-01"]


def test_the_decisions_of_one_game_are_not_those_of_another() -> None:
    sources = ['"""moon X-01, D-02: the tide."""', "# sun D-03"]
    assert cited_by_tests("moon", r"[XD]-\d\d", sources) == {"X-01", "D-02"}
    assert cited_by_tests("sun", r"[XD]-\d\d", sources) == {"D-03"}


def test_a_game_without_a_page_has_no_clauses() -> None:
    assert page("nobody-has-written-this") == ""


@pytest.mark.parametrize(("clauses", "line"), [([], "cites no clause"), (["X-99"], "has no clause X-99")])
def test_a_scenario_must_cite_clauses_that_exist(clauses: list[str], line: str) -> None:
    game = load(NAMES[0])
    scenario = scenarios.Scenario(title="a rule", clauses=clauses)
    file = scenarios.ScenarioFile(game=game.name, scenario=[scenario])
    with pytest.raises(BadScenario, match=f"a.toml: 'a rule'.*{line}"):
        scenarios.check_clauses(game, file, "a.toml", {"X-01"})
