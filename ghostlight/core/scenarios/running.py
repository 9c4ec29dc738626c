"""Running scenarios: one, or all of a file, with every fault told where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from ..errors import BadNotation, Refusal
from ..game import Game
from .comparing import compare
from .form import Act, Fault, Outcome, Scenario, ScenarioFile
from .reading import Lines, read_entries
from .stage import Stage
from .telling import differ, few, toml


def run_file(text: str, where: str, load: Callable[[str], Game]) -> list[Outcome]:
    """Every scenario of a file. What is wrong with one does not keep the others from being played."""
    try:
        file, entries = read_entries(text, where)
        game = load(file.game)
    except Refusal as refusal:
        return [Outcome.unread(where, str(refusal))]
    outcomes = []
    for entry in entries:
        if entry.scenario is not None:
            entry.outcome.faults.extend(_play(game, file, entry.scenario, entry.lines))
        outcomes.append(entry.outcome)
    return outcomes


def run(game: Game, file: ScenarioFile, scenario: Scenario) -> Outcome:
    """Play one scenario and compare."""
    return Outcome(title=scenario.title, clauses=scenario.clauses, faults=_play(game, file, scenario, Lines()))


@dataclass
class _Notes:
    """The faults so far, and where in the scenario we are."""

    line: int | None
    where: str = "at the start"
    faults: list[Fault] = field(default_factory=list)

    def add(self, faults: Iterable[Fault]) -> None:
        for fault in faults:
            fault.where, fault.line = self.where, self.line
            self.faults.append(fault)


def _play(game: Game, file: ScenarioFile, scenario: Scenario, lines: Lines) -> list[Fault]:
    """Every fault, with its place. What follows a decision that could not be taken is about another game, and left out."""
    notes = _Notes(lines.scenario)
    try:
        stage = Stage(game, file, scenario)
        if not _begin(stage, scenario, notes):
            return notes.faults
        notes.add(compare(stage, scenario.expect))
        for number, act in enumerate(scenario.step, 1):
            notes.where = f"step {number}" + (f" ({act.do})" if act.do is not None else "")
            notes.line = lines.of_step(number)
            if not _step(stage, act, notes):
                break
    except Refusal as refusal:
        notes.add([Fault(said=str(refusal), unclear=True)])
    return notes.faults


def _begin(stage: Stage, scenario: Scenario, notes: _Notes) -> bool:
    """Set the position up, or deal; whether the game goes on from there."""
    if scenario.position is None:
        notes.add(stage.deal(scenario.chance))
        return True
    if scenario.impossible is None:
        stage.set_up(scenario.position)
        return True
    try:
        stage.set_up(scenario.position)
    except BadNotation as error:
        if scenario.impossible not in str(error):
            notes.add([differ("impossible", scenario.impossible, str(error))])
    else:
        said = f"impossible: expected to be refused: {toml(scenario.impossible)}, but it is possible"
        notes.add([Fault(said=said, expected=scenario.impossible)])
    return False


def _step(stage: Stage, act: Act, notes: _Notes) -> bool:
    """One step; whether its action could be taken, if it has one."""
    stage.desk.events.count = 0
    notes.add(_wrongly_possible(stage, act.refuse))
    if act.do is not None:
        action = stage.read_action(act.do)
        if not stage.possible(action):
            menu = stage.menu()
            said = f"do: not possible; there is {few(menu) or 'nothing to decide'}"
            notes.add([Fault(said=said, expected=act.do, got=menu)])
            return False
        notes.add(stage.take(action, act.chance))
    notes.add(compare(stage, act))
    return True


def _wrongly_possible(stage: Stage, refused: list[str]) -> Iterator[Fault]:
    for text in refused:
        try:
            possible = stage.possible(stage.read_action(text))
        except Refusal as refusal:
            yield Fault(said=f"refuse: {refusal}", unclear=True)
        else:
            if possible:
                yield Fault(said=f"refuse: {toml(text)} is possible", expected=text)
