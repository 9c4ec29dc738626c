"""The rulebooks as executable examples: every scenario of every file in tests/scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from ghostlight.core import scenarios
from ghostlight.games import NAMES, load

FOLDER = Path(__file__).parent / "scenarios"
FILES = {path: scenarios.read_file(path.read_text(encoding="utf-8"), path.name) for path in sorted(FOLDER.rglob("*.toml"))}


@pytest.mark.parametrize(
    ("file", "scenario"),
    [
        pytest.param(file, scenario, id=f"{file.game} {path.stem}: {scenario.title}")
        for path, file in FILES.items()
        for scenario in file.scenario
    ],
)
def test_scenario(file: scenarios.ScenarioFile, scenario: scenarios.Scenario) -> None:
    outcome = scenarios.run(load(file.game), file, scenario)
    assert not outcome.faults, "\n".join([scenario.title, *map(str, outcome.faults)])


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_scenarios_in_a_folder_of_its_own(name: str) -> None:
    folder = [file for path, file in FILES.items() if path.parent == FOLDER / name]
    assert folder
    assert {file.game for file in folder} == {name}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_every_named_position_is_used(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [name for name in FILES[path].positions if f'"@{name}"' not in text] == []
