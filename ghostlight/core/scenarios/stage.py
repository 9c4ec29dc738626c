"""The desk on which a scenario is played, and everything on it in words: positions, actions, events, seats, views."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from .. import engine
from ..contract import OVER
from ..errors import AnyOf, BadNotation, BadScenario, Refusal
from ..events import SPECTATOR, Happening
from ..game import Game
from ..match import redacted, view_of
from .form import NOTHING, Fault, Scenario, ScenarioFile

_STREAM = 1  # chance that a scenario does not fix comes from here, always the same


class Stage:
    """One game being played as a scenario says."""

    def __init__(self, game: Game, file: ScenarioFile, scenario: Scenario) -> None:
        self.game, self.file, self.players = game, file, scenario.players
        self.desks: Any = game.desks(scenario.players, scenario.options, rules=scenario.rules)
        self.desk = self.desks[0]
        self.desk.events.on = 1
        self.desk.chance.watched = 1
        self.desk.chance.stream = np.uint64(_STREAM)

    # --- acting --------------------------------------------------------------------------------------------------------

    def set_up(self, text: str) -> None:
        """Set a position up: a whole one, since the game goes on from here."""
        self.read_into(self.desk.state, text)
        if not engine.adds_up(self.desks, 0):
            raise BadNotation("position-incomplete")

    def deal(self, chance: list[str]) -> Iterator[Fault]:
        yield from self.with_chance(chance, lambda: engine.deal(self.desks, 0))

    def take(self, action: int, chance: list[str]) -> Iterator[Fault]:
        yield from self.with_chance(chance, lambda: engine.take(self.desks, 0, action))

    def with_chance(self, fixed: list[str], happen: Callable[[], Any]) -> Iterator[Fault]:
        """Let something happen with these draws fixed; each must be asked for, and possible."""
        chance, draws = self.desk.chance, {draw.name.lower(): draw for draw in self.game.draws}
        chance.scripted, chance.impossible, chance.count = len(fixed), 0, 0
        if len(fixed) > len(chance.script):
            raise BadScenario("chance-many", most=len(chance.script), count=len(fixed))
        for k, text in enumerate(fixed):
            name, _, outcome = text.partition(" ")
            if name not in draws or not is_number(outcome):
                raise BadScenario("chance-name", text=repr(text), draws=AnyOf(draws))
            chance.script[k] = draws[name], int(outcome)
        happen()
        if chance.impossible:
            name = self.game.draws(chance.impossible - 1).name.lower()
            yield Fault(said=f"chance: {name} cannot come out as fixed")
        for k, text in enumerate(fixed):
            if chance.script[k, 0] != -1:
                yield Fault(said=f"chance {text!r} was fixed, but nothing asked for it")
        chance.scripted = 0

    @property
    def actor(self) -> int:
        return int(engine.to_act(self.desks, 0))

    def possible(self, action: int) -> bool:
        return self.actor != OVER and bool(engine.is_allowed(self.desks, 0, action))

    def menu(self) -> list[str]:
        """The options of this decision, as text; none once the game is over."""
        count = 0 if self.actor == OVER else engine.list_options(self.desks, 0)
        return [self.write_action(action) for action in self.desk.menu.actions[:count].tolist()]

    # --- positions and actions -----------------------------------------------------------------------------------------

    def read_into(self, state: Any, text: str) -> None:
        if text.startswith("@"):
            if text[1:] not in self.file.positions:
                raise BadScenario("no-position", text=repr(text))
            text = self.file.positions[text[1:]]
        self.game.notation.read_position(self.desk.world, text, state)

    def normal_position(self, text: str) -> str:
        """A position as the program writes it."""
        state = np.zeros(1, self.game.state.dtype)[0]
        self.read_into(state, text)
        return self.write_position(state)

    def write_position(self, state: Any) -> str:
        return self.game.notation.write_position(self.desk.world, state)

    def read_action(self, text: str) -> int:
        return self.game.notation.read_action(self.desk.world, text)

    def write_action(self, action: int) -> str:
        return self.game.notation.write_action(self.desk.world, action)

    def normal_actions(self, texts: Sequence[str]) -> list[str]:
        """Actions as the program writes them; all that are none are told at once."""
        read, unread = [], []
        for text in texts:
            try:
                read.append(self.write_action(self.read_action(text)))
            except Refusal as refusal:
                unread.append(str(refusal))
        if unread:
            raise BadNotation("; ".join(unread))
        return read

    # --- events --------------------------------------------------------------------------------------------------------

    def happenings(self) -> list[Happening]:
        return self.game.happenings(self.desk.events)

    def written(self, happening: Happening) -> str:
        return self.game.write_happening(self.desk.world, happening)

    def line(self, happening: Happening) -> str:
        """An event, with its audience where that is not everybody."""
        seats = [str(seat + 1) for seat in range(self.players) if happening.reaches(seat)]
        only = "" if happening.reaches(SPECTATOR) else f" (only {', '.join(seats)})"
        return self.written(happening) + only

    # --- what seats know -----------------------------------------------------------------------------------------------

    def seat(self, who: str) -> int:
        if who == "spectator":
            return SPECTATOR
        if is_number(who) and 1 <= int(who) <= self.players:
            return int(who) - 1
        raise BadScenario("not-a-seat", who=repr(who), players=self.players)

    def seen(self, seat: int) -> Any:
        return redacted(self.game, self.desk.world, self.desk.state, seat)

    def view(self, state: Any, seat: int) -> Any:
        """The view of a state (a row of one), with `-` wherever nothing stands."""
        return _with_nothing(msgspec.to_builtins(view_of(self.game, self.desk.world, state, seat)))

    def imagined(self, seat: int, samples: int) -> Iterator[Any]:
        """Worlds that fit what a seat knows, seen from above; the same ones in every run."""
        self.desk.thought.stream = np.uint64(_STREAM)
        for _ in range(samples):
            engine.look(self.desks, 0, seat)
            engine.suppose(self.desks, 0, seat)
            yield self.view(self.desks["seen"].copy(), SPECTATOR)

    # --- measures ------------------------------------------------------------------------------------------------------

    def measure(self, text: str) -> int | str:
        name, *words = text.split() or [""]
        measures = self.game.measures
        if name not in measures:
            has = [" ".join([each, *measures[each].of]) for each in measures] or ["-"]
            raise BadScenario("measure-none", game=self.game.name, name=repr(name), has=has)
        if len(words) != len(measures[name].of):
            raise BadScenario("measure-write", text=repr(text), form=" ".join([name, *measures[name].of]))
        found = measures[name].take(self.desks["world"].copy(), self.desks["state"].copy(), *words)
        return NOTHING if found is None else found


def look_up(view: Any, place: str) -> Any:
    """What stands at a dotted place of a view: keys, numbers from 0, or the name of an element. Behind a list is nothing."""
    here = view
    for key in place.split("."):
        found = None
        if isinstance(here, dict):
            found = here.get(key)
        elif isinstance(here, list) and is_number(key):
            found = here[int(key)] if int(key) < len(here) else NOTHING
        elif isinstance(here, list):
            found = next((each for each in here if isinstance(each, dict) and each.get("name") == key), None)
        if found is None:
            raise BadScenario("view-no-key", place=repr(place), key=repr(key))
        here = found
    return here


def places(table: dict[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    """The dotted places that a table of a view names, and what it says of each."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from places(value, f"{above}{key}.")
        else:
            yield f"{above}{key}", value


def is_number(text: str) -> bool:
    """Whether this is a whole number of sensible length in plain digits."""
    return text.isascii() and text.isdecimal() and len(text) < 10


def _with_nothing(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _with_nothing(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_with_nothing(each) for each in value]
    return NOTHING if value is None else value
