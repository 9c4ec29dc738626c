"""Reading scenario files: what can be understood is kept, and everything else is told with its title and line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

import msgspec

from ..errors import BadScenario
from ..game import Game
from .form import MOST_SAMPLES, Act, Expected, Fault, Imagined, Outcome, Scenario, ScenarioFile

_STRING = re.compile(r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'', re.DOTALL)
_HEAD = re.compile(r"^[ \t]*\[\[[ \t]*scenario[ \t]*(\.[ \t]*step[ \t]*)?\]\]", re.MULTILINE)
_PLACE = re.compile(r" - at `\$\.?(.*?)`$")
_UNKNOWN = re.compile(r"unknown field `(.*?)`")


@dataclass
class Lines:
    """Where a scenario stands in its file, counted from 1."""

    scenario: int | None = None
    steps: list[int] = field(default_factory=list)

    def of_step(self, number: int) -> int | None:
        return self.steps[number - 1] if number <= len(self.steps) else self.scenario


@dataclass
class Entry:
    """One scenario as it was read; None: it could not be understood, for these faults."""

    outcome: Outcome
    lines: Lines
    scenario: Scenario | None


def read_file(text: str, where: str) -> ScenarioFile:
    """A file in which everything can be understood; BadScenario tells the first thing that cannot."""
    file, entries = read_entries(text, where)
    for entry in entries:
        for fault in entry.outcome.faults:
            raise BadScenario("scenario-fault", where=where, title=repr(entry.outcome.title), foreign=str(fault))
    return file


def read_entries(text: str, where: str) -> tuple[ScenarioFile, list[Entry]]:
    """The scenarios of a file, each understood or with its faults. BadScenario: there is no telling them apart."""
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadScenario("scenario-unread", where=where, foreign=str(error)) from None
    written = table.get("scenario")
    try:
        if isinstance(written, list):
            table["scenario"] = []
        file = msgspec.convert(table, ScenarioFile)
    except msgspec.ValidationError as error:
        raise BadScenario("scenario-unread", where=where, foreign=_in_words(error)) from None
    if not written:
        raise BadScenario("scenario-none", where=where)
    entries: list[Entry] = []
    for (number, each), lines in zip(enumerate(written, 1), _lines(text, written), strict=True):
        entry = _read_scenario(each, number, where, lines)
        before = next((other for other in entries if other.outcome.title == entry.outcome.title), None)
        if before is not None:
            at = f" (line {before.lines.scenario})" if before.lines.scenario else ""
            entry.outcome.faults.append(_fault(f"another scenario has this title{at}", lines.scenario))
            entry.scenario = None
        entries.append(entry)
    file.scenario.extend(entry.scenario for entry in entries if entry.scenario is not None)
    return file, entries


def _read_scenario(table: Any, number: int, where: str, lines: Lines) -> Entry:
    title = table.get("title") if isinstance(table, dict) else None
    clauses = table.get("clauses") if isinstance(table, dict) else None
    outcome = Outcome(
        title=title if isinstance(title, str) else f"scenario {number}",
        clauses=[str(each) for each in clauses] if isinstance(clauses, list) else [],
        file=where,
        line=lines.scenario,
    )
    try:
        scenario = msgspec.convert(table, Scenario)
    except msgspec.ValidationError as error:
        step = re.search(r"at `\$\.step\[(\d+)\]", str(error))
        outcome.faults.append(_fault(_in_words(error), lines.of_step(int(step[1]) + 1) if step else lines.scenario))
        return Entry(outcome, lines, None)
    outcome.faults.extend(_fault(said, lines.scenario) for said in _ill_formed(scenario))
    return Entry(outcome, lines, None if outcome.faults else scenario)


def _fault(said: str, line: int | None) -> Fault:
    return Fault(said=said, line=line, unclear=True)


def _in_words(error: msgspec.ValidationError) -> str:
    """What is wrong with the form, with the place as a reader of the file would name it, and the key that was perhaps meant."""
    said = str(error)
    place = _PLACE.search(said)
    said = _PLACE.sub("", said).replace("Object contains unknown", "unknown").replace("Object missing", "missing")
    unknown = _UNKNOWN.search(said)
    if place and place[1]:
        said += " in " + re.sub(r"\[(\d+)\]", lambda number: f" {int(number[1]) + 1}", place[1])
    if unknown:
        keys = {key for part in (ScenarioFile, Scenario, Act, Imagined) for key in part.__struct_fields__}
        said += "".join(f"; perhaps {meant!r} is meant" for meant in get_close_matches(unknown[1], keys, 1))
    return said


def _ill_formed(scenario: Scenario) -> Iterator[str]:
    """What would be passed over in silence, or could never fail."""
    if not scenario.clauses:
        yield "it cites no clause"
    silent = scenario.expect == Expected() and not scenario.step
    if scenario.impossible is not None:
        if scenario.position is None or not silent:
            yield "a scenario with 'impossible' has a position and nothing else: no steps, nothing expected"
    elif silent:
        yield "neither steps nor anything expected, so it could not fail"
    if scenario.position is not None and scenario.chance:
        yield "chance is for the deal, and a scenario with a position deals nothing; write it in the step that draws"
    yield from _silent_dreams("at the start", scenario.expect)
    for number, act in enumerate(scenario.step, 1):
        if act == Act():
            yield f"step {number} says nothing"
        if act.chance and act.do is None:
            yield f"step {number} fixes chance, but does nothing that could draw"
        yield from _silent_dreams(f"step {number}", act)


def _silent_dreams(where: str, expected: Expected) -> Iterator[str]:
    for who, imagined in expected.imagine.items():
        statements = [*imagined.always, *imagined.sometimes, *imagined.never]
        if not statements or {} in statements:
            yield f"{where}: imagine {who} says nothing; write always, sometimes or never, each a list of tables"
        if not 1 <= imagined.samples <= MOST_SAMPLES:
            yield f"{where}: imagine {who}: samples is 1 to {MOST_SAMPLES}, not {imagined.samples}"


def _lines(text: str, written: list[Any]) -> list[Lines]:
    """Where scenarios and steps begin, as far as each has a head of its own: not when they are written as inline tables."""
    bare = _STRING.sub(lambda string: "\n" * string[0].count("\n"), text)
    found: list[Lines] = []
    for head in _HEAD.finditer(bare):
        line = bare.count("\n", 0, head.start(0) + len(head[0]) - len(head[0].lstrip())) + 1
        if head[1] is None:
            found.append(Lines(line))
        elif found:
            found[-1].steps.append(line)
    return found if len(found) == len(written) else [Lines() for _ in written]


def check_clauses(game: Game, file: ScenarioFile, where: str, known: set[str]) -> None:
    """A scenario cites clauses that exist."""
    for scenario in file.scenario:
        if not scenario.clauses:
            raise BadScenario("scenario-no-clause", where=where, title=repr(scenario.title))
        for clause in scenario.clauses:
            if clause not in known:
                raise BadScenario("scenario-clause", where=where, title=repr(scenario.title), game=game.name, clause=clause)
