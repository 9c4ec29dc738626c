"""Scenarios: a rule shown as position, actions and what is expected, in TOML (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Any

import msgspec
import numpy as np

from . import engine
from .contract import OVER
from .errors import BadNotation, BadScenario
from .events import SPECTATOR, Happening
from .game import Game
from .match import redacted, view_of

NOTHING = "-"
"""How a scenario writes that a place in a view is empty."""

_STREAM = 1  # chance that a scenario does not fix comes from here, always the same


class Expected(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What must hold, now. Seats are counted from 1, as players do."""

    actor: int | None = None
    over: bool | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    options: list[str] | None = None  # these and no others
    options_count: int | None = None
    offered: list[str] = []
    not_offered: list[str] = []
    position: str | None = None
    events: list[str] | None = None  # all that happened in this step, in order
    happens: list[str] = []  # these among what happened, in this order
    never: list[str] = []  # names of events that did not happen
    told: dict[str, list[str]] = {}  # by seat, or `spectator`: all that it was told in this step
    sees: dict[str, str] = {}  # by seat: the position as it knows it
    views: dict[str, dict[str, Any]] = {}  # by seat: places in its view, and what stands there; a table goes deeper


class Act(Expected):
    """One step: an action to take, or actions that must be refused, and what holds afterwards."""

    do: str | None = None
    refuse: list[str] = []
    chance: list[str] = []


class Scenario(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One rule at work."""

    title: str
    clauses: list[str]
    players: int = 2
    options: dict[str, Any] = {}
    position: str | None = None  # none: the game is dealt
    impossible: str | None = None  # the position must be refused, with these words
    chance: list[str] = []  # for the deal
    expect: Expected = msgspec.field(default_factory=Expected)
    step: list[Act] = []


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A file of scenarios of one game. `position = "@name"` stands for one of its named positions."""

    game: str
    positions: dict[str, str] = {}
    scenario: list[Scenario]


@dataclass
class Outcome:
    """How a scenario went: what differed from what it says, if anything."""

    title: str
    clauses: list[str]
    faults: list[str] = field(default_factory=list)


def read_file(text: str, where: str) -> ScenarioFile:
    try:
        file = msgspec.toml.decode(text, type=ScenarioFile)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadScenario(f"{where}: {error}") from None
    titles = set()
    for scenario in file.scenario:
        if scenario.title in titles:
            raise BadScenario(f"{where}: two scenarios have the title {scenario.title!r}")
        titles.add(scenario.title)
        fault = _ill_formed(scenario)
        if fault:
            raise BadScenario(f"{where}: {scenario.title!r}: {fault}")
    return file


def _ill_formed(scenario: Scenario) -> str | None:
    """What would be passed over in silence, or could never fail."""
    if not scenario.clauses:
        return "it cites no clause"
    silent = scenario.expect == Expected() and not scenario.step
    if scenario.impossible is not None:
        if scenario.position is None or not silent:
            return "a scenario with 'impossible' has a position and nothing else: no steps, nothing expected"
    elif silent:
        return "neither steps nor anything expected, so it could not fail"
    if scenario.position is not None and scenario.chance:
        return "chance is for the deal, and a scenario with a position deals nothing; write it in the step that draws"
    for number, act in enumerate(scenario.step, 1):
        if act == Act():
            return f"step {number} says nothing"
        if act.chance and act.do is None:
            return f"step {number} fixes chance, but does nothing that could draw"
    return None


def run(game: Game, file: ScenarioFile, scenario: Scenario) -> Outcome:
    """Play the scenario and compare. A scenario that cannot be understood raises a Refusal; the caller knows its title."""
    outcome = Outcome(scenario.title, scenario.clauses)
    _Run(game, file, scenario, outcome.faults).go()
    return outcome


class _Run:
    """One scenario being played."""

    def __init__(self, game: Game, file: ScenarioFile, scenario: Scenario, faults: list[str]) -> None:
        self.game, self.file, self.scenario, self.faults = game, file, scenario, faults
        self.desks: Any = game.desks(scenario.players, scenario.options)
        self.desk = self.desks[0]
        self.desk.events.on = 1
        self.desk.chance.watched = 1
        self.desk.chance.stream = np.uint64(_STREAM)
        self.where = "at the start"

    def go(self) -> None:
        text, impossible = self.scenario.position, self.scenario.impossible
        if text is not None:
            try:
                self.write(text)
            except BadNotation as error:
                if impossible is None:
                    raise
                if impossible not in str(error):
                    self.differ("the refusal", impossible, str(error))
                return
            if impossible is not None:
                self.differ("the position", f"refused: {impossible}", "accepted")
                return
        else:
            self.with_chance(self.scenario.chance, lambda: engine.deal(self.desks, 0))
        self.compare(self.scenario.expect)
        for number, act in enumerate(self.scenario.step, 1):
            self.where = f"step {number}" + (f" ({act.do})" if act.do is not None else "")
            self.desk.events.count = 0
            for text in act.refuse:
                self.refuse(text)
            if act.do is not None and not self.take(act):
                return  # the rest is about a game that went otherwise
            self.compare(act)

    # --- acting --------------------------------------------------------------------------------------------------------

    def write(self, text: str) -> None:
        """Set the position up: a whole one, since the game goes on from here."""
        self.read_into(self.desk.state, text)
        if not engine.adds_up(self.desks, 0):
            raise BadNotation("position: not everything is there (a front is unknown?)")

    def read_into(self, state: Any, text: str) -> None:
        if text.startswith("@"):
            if text[1:] not in self.file.positions:
                raise BadScenario(f"there is no position {text!r} in [positions]")
            text = self.file.positions[text[1:]]
        self.game.notation.read_position(self.desk.world, text, state)

    def take(self, act: Act) -> bool:
        """Take the step's action, if the rules let it."""
        action = self.read_action(act.do or "")
        if not self.possible(action):
            self.differ("the action", "possible", f"refused; there is {', '.join(self.menu()) or 'nothing to decide'}")
            return False
        self.with_chance(act.chance, lambda: engine.take(self.desks, 0, action))
        return True

    def refuse(self, text: str) -> None:
        if self.possible(self.read_action(text)):
            self.differ(text, "refused", "possible")

    def possible(self, action: int) -> bool:
        return engine.to_act(self.desks, 0) != OVER and bool(engine.is_allowed(self.desks, 0, action))

    def menu(self) -> list[str]:
        """The options of this decision, as text; none once the game is over."""
        count = 0 if engine.to_act(self.desks, 0) == OVER else engine.list_options(self.desks, 0)
        return [self.write_action(action) for action in self.desk.menu.actions[:count].tolist()]

    def with_chance(self, fixed: list[str], happen: Callable[[], Any]) -> None:
        """Let something happen with these draws fixed; each must be asked for, and possible."""
        chance, draws = self.desk.chance, {draw.name.lower(): draw for draw in self.game.draws}
        chance.scripted, chance.impossible, chance.count = len(fixed), 0, 0
        if len(fixed) > len(chance.script):
            raise BadScenario(f"at most {len(chance.script)} draws can be fixed in one step, not {len(fixed)}")
        for k, text in enumerate(fixed):
            name, _, outcome = text.partition(" ")
            if name not in draws or not _is_number(outcome):
                raise BadScenario(f"chance {text!r}: write {' or '.join(draws)}, then the number of the outcome")
            chance.script[k] = draws[name], int(outcome)
        happen()
        if chance.impossible:
            name = self.game.draws(chance.impossible - 1).name.lower()
            self.faults.append(f"{self.where}: chance: {name} cannot come out as fixed")
        for k, text in enumerate(fixed):
            if chance.script[k, 0] != -1:
                self.faults.append(f"{self.where}: chance {text!r} was fixed, but nothing asked for it")
        chance.scripted = 0

    # --- comparing -----------------------------------------------------------------------------------------------------

    def differ(self, what: str, expected: object, got: object) -> None:
        self.faults.append(f"{self.where}: {what}: expected {expected}, got {got}")

    def same(self, what: str, expected: object, got: object) -> None:
        if expected is not None and expected != got:
            self.differ(what, expected, got)

    def same_position(self, what: str, wanted: str, got: str) -> None:
        """Positions are long: say which words differ, then the whole."""
        if wanted != got:
            ours, theirs = wanted.split(), got.split()
            changes = [each for each in SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes() if each[0] != "equal"]
            missing = " .. ".join(" ".join(ours[start:end]) for _, start, end, _, _ in changes)
            found = " .. ".join(" ".join(theirs[start:end]) for _, _, _, start, end in changes)
            self.differ(what, missing or "nothing more", f"{found or 'nothing there'}, in {got}")

    def compare(self, expected: Expected) -> None:
        actor = int(engine.to_act(self.desks, 0))
        self.same("over", expected.over, actor == OVER)
        self.same("actor", expected.actor, None if actor == OVER else actor + 1)
        self.compare_standing(expected)
        self.compare_options(expected)
        self.compare_events(expected)
        if expected.position is not None:
            wanted = np.zeros(1, self.game.state.dtype)[0]
            self.read_into(wanted, expected.position)
            self.same_position("the position", self.text(wanted), self.text(self.desk.state))
        for who, text in expected.sees.items():
            wanted = np.zeros(1, self.game.state.dtype)[0]
            self.read_into(wanted, text)
            self.same_position(f"what {who} sees", self.text(wanted), self.text(self.seen(self.seat(who))[0]))
        for who, places in expected.views.items():
            seat = self.seat(who)
            view = msgspec.to_builtins(view_of(self.game, self.desk.world, self.seen(seat), seat))
            for place, value in _places(places):
                self.same(f"{place} in the view of {who}", value, self.look_up(view, place))

    def compare_standing(self, expected: Expected) -> None:
        best = engine.count_points(self.desks, 0)
        players = self.scenario.players
        self.same("scores", expected.scores, self.desk.scores.points[:players].tolist())
        self.same("winners", expected.winners, [seat + 1 for seat in range(players) if best >> seat & 1])

    def compare_options(self, expected: Expected) -> None:
        if expected.options is None and expected.options_count is None and not expected.offered and not expected.not_offered:
            return  # some menus take long to make
        menu = self.menu()
        if expected.options is not None:
            wanted = {self.canonical(text) for text in expected.options}
            self.same("options missing", [], sorted(wanted - set(menu)))
            self.same("options too many", [], sorted(set(menu) - wanted))
        self.same("number of options", expected.options_count, len(menu))
        for text in expected.offered:
            if self.canonical(text) not in menu:
                self.differ("options", f"{text} among them", ", ".join(menu))
        for text in expected.not_offered:
            if self.canonical(text) in menu:
                self.differ("options", f"no {text}", ", ".join(menu))

    def compare_events(self, expected: Expected) -> None:
        happened = self.game.happenings(self.desk.events)
        lines = [self.line(each) for each in happened]
        self.same("events", expected.events, lines)
        rest = iter(lines)
        for line in expected.happens:
            if line not in rest:
                self.differ("events", f"{line!r} among them, in order", lines)
        for name in expected.never:
            if name not in [event.name.lower() for event in self.game.events]:
                raise BadScenario(f"never {name!r}: {self.game.name} has no event of that name")
            if name in [each.name for each in happened]:
                self.differ("events", f"no {name}", lines)
        for who, told in expected.told.items():
            seat = self.seat(who)
            self.same(f"what {who} is told", told, [self.written(each) for each in happened if each.reaches(seat)])

    def line(self, happening: Happening) -> str:
        """An event, with its audience where that is not everybody."""
        seats = [str(seat + 1) for seat in range(self.scenario.players) if happening.reaches(seat)]
        only = "" if happening.reaches(SPECTATOR) else f" (only {', '.join(seats)})"
        return self.written(happening) + only

    # --- words ---------------------------------------------------------------------------------------------------------

    def seat(self, who: str) -> int:
        if who == "spectator":
            return SPECTATOR
        if _is_number(who) and 1 <= int(who) <= self.scenario.players:
            return int(who) - 1
        raise BadScenario(f"{who!r} is not a seat; write 1 to {self.scenario.players}, or spectator")

    def seen(self, seat: int) -> Any:
        return redacted(self.game, self.desk.world, self.desk.state, seat)

    def text(self, state: Any) -> str:
        return self.game.notation.write_position(self.desk.world, state)

    def canonical(self, text: str) -> str:
        return self.write_action(self.read_action(text))

    def write_action(self, action: int) -> str:
        return self.game.notation.write_action(self.desk.world, action)

    def read_action(self, text: str) -> int:
        return self.game.notation.read_action(self.desk.world, text)

    def written(self, happening: Happening) -> str:
        return self.game.write_happening(self.desk.world, happening)

    def look_up(self, view: Any, place: str) -> Any:
        """What stands at a dotted place of a view: keys, numbers from 0, or the name of an element."""
        here = view
        for key in place.split("."):
            if isinstance(here, dict):
                found = here.get(key, self)
            elif isinstance(here, list) and _is_number(key):
                found = here[int(key)] if int(key) < len(here) else self
            elif isinstance(here, list):
                found = next((each for each in here if isinstance(each, dict) and each.get("name") == key), self)
            else:
                found = self
            if found is self:
                raise BadScenario(f"views: {place!r}: the view has no {key!r} there")
            here = found
        return NOTHING if here is None else here


def _is_number(text: str) -> bool:
    """Whether this is a whole number of sensible length in plain digits."""
    return text.isascii() and text.isdecimal() and len(text) < 10


def _places(table: dict[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    """The dotted places that a table of a view names, and what it says of each."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _places(value, f"{above}{key}.")
        else:
            yield f"{above}{key}", value


def check_clauses(game: Game, file: ScenarioFile, where: str, known: set[str]) -> None:
    """A scenario cites clauses that exist."""
    for scenario in file.scenario:
        if not scenario.clauses:
            raise BadScenario(f"{where}: {scenario.title!r} cites no clause")
        for clause in scenario.clauses:
            if clause not in known:
                raise BadScenario(f"{where}: {scenario.title!r}: {game.name} has no clause {clause}")
