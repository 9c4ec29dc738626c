"""Every reading has its scenarios: each word of each switch is played where its clauses are cited, and overrules a preset."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from ghostlight.core.errors import Refusal
from ghostlight.core.options import Choice, read_options
from ghostlight.core.readings import AS_READING, HOUSE, LETTER
from ghostlight.games import NAMES, load
from tests.test_clauses import page, scenario_files

SINCE = 2
"""The rules that brought readings."""
SWITCHES = [
    (name, option)
    for name in NAMES
    for option in load(name).options
    if isinstance(option, Choice) and option.since == SINCE and option.key != "reading"
]
Played = tuple[set[str], dict[str, Any]]
"""The clauses that a scenario cites, and the options that it is played with."""


def words_of(switch: Choice) -> tuple[str, ...]:
    """What can be played: `reading` only says where to look."""
    return tuple(word for word in switch.words if word != AS_READING)


def by_preset(switch: Choice, reading: str) -> str:
    """What is played where only the reading is chosen."""
    return words_of(switch)[reading == HOUSE] if switch.default == AS_READING else switch.default


@cache
def clauses_about(name: str, key: str) -> set[str]:
    """The clauses that name this option."""
    stated = re.findall(rf"^- \*\*({load(name).clauses})\*\* (.*?)(?=\n- |\n\n|\n#|\Z)", page(name), re.MULTILINE | re.DOTALL)
    return {clause for clause, text in stated if re.search(rf"`{key}(`|:)", text)}


@cache
def played(name: str) -> list[Played]:
    """Every scenario of the latest rules; faulty options are another test's business."""
    found = []
    for file in scenario_files(name).values():
        for scenario in file.scenario:
            if scenario.rules in (None, SINCE):
                try:
                    options = read_options(name, load(name).options, scenario.options)
                except Refusal:
                    continue
                found.append((set(scenario.clauses), options))
    return found


@pytest.fixture(params=SWITCHES, ids=lambda each: f"{each[0]}-{each[1].key}")
def switch(request: pytest.FixtureRequest) -> tuple[str, Choice]:
    one: tuple[str, Choice] = request.param
    return one


def test_the_rules_page_tells_both_readings(switch: tuple[str, Choice]) -> None:
    name, option = switch
    assert clauses_about(name, option.key), f"no clause of docs/rules/{name}.md names `{option.key}`"


def test_each_word_has_a_scenario_of_each_clause(switch: tuple[str, Choice]) -> None:
    name, option = switch
    for clause in sorted(clauses_about(name, option.key)):
        chosen = {
            by_preset(option, options["reading"]) if options[option.key] == AS_READING else options[option.key]
            for clauses, options in played(name)
            if clause in clauses
        }
        assert chosen == set(words_of(option)), f"{option.key}: scenarios in tests/scenarios/{name} that cite {clause}"


def test_a_switch_overrules_either_reading(switch: tuple[str, Choice]) -> None:
    """Where only a switch chooses, there is nothing to overrule."""
    name, option = switch
    if option.default == AS_READING:
        about = clauses_about(name, option.key)
        for reading, other in ((LETTER, HOUSE), (HOUSE, LETTER)):
            wanted = by_preset(option, other)
            there = [
                options["reading"] == reading and options[option.key] == wanted
                for clauses, options in played(name)
                if clauses & about
            ]
            assert any(there), f"no scenario on {sorted(about)} with reading = {reading} and {option.key} = {wanted}"


def test_there_are_switches() -> None:
    assert len(SWITCHES) == 16
