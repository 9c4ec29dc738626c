"""What is ours says so: every game has its sentence in three languages, and what it links to is there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ghostlight.games import NAMES, load
from ghostlight.messages import LANGUAGES
from tests.speaking import words_in

HOUSE = Path(__file__).parent.parent
OURS = json.loads((HOUSE / "web" / "src" / "ours.json").read_text(encoding="utf-8"))


def test_every_game_is_there() -> None:
    assert sorted(OURS) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_clauses_and_options_that_are_linked_to_are_there(name: str) -> None:
    rules = (HOUSE / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", rules, re.MULTILINE))
    assert {*OURS[name]["clauses"], *OURS[name]["options"].values()} <= clauses
    assert set(OURS[name]["options"]) <= {option.key for option in load(name).options}
    assert "## What is ours" in rules


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told(language: str, name: str) -> None:
    words = words_in(language)
    assert words.say(f"{name}-ours")
    assert all(words.has(f"web-option-{name}-{option}") for option in OURS[name]["options"])
