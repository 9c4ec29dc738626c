"""A game as Python code handles it: its name, options, records, notation and views, all in one object."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any, Protocol

import msgspec
import numpy as np

from . import contract
from .chance import Chance
from .errors import OtherRules, Refusal
from .events import NUMBERS, Events, Happening
from .options import Option, read_options
from .records import Record, Rows, record_type

Reason = tuple[str, dict[str, str | int]]
"""A message and its arguments."""


class Notation(Protocol):
    """A game's text forms; the module `notation` of a game has these functions. A world may have names of its own."""

    def write_action(self, world: Any, action: int) -> str: ...
    def read_action(self, world: Any, text: str) -> int:
        """The action of that text; BadNotation when there is none."""
        ...

    def write_position(self, world: Any, state: Any) -> str: ...
    def read_position(self, world: Any, text: str, state: Any) -> None:
        """Fill the state; BadNotation when the text is none, or when such a position cannot be."""
        ...

    def write_number(self, world: Any, field: str, number: int) -> str:
        """What a number in an event's field of that name stands for."""
        ...


class Vocabulary(Protocol):
    """What words a game's fields can hold; the module `vocabulary` of a game has this, and a name for each closed set."""

    @property
    def FIELDS(self) -> Mapping[str, Any]:  # noqa: N802
        """The type of every field of its events and actions: `int`, `str`, either, or a `Literal` of all its words."""
        ...


@dataclass(frozen=True)
class Measure:
    """Something that the rules count, and scenarios may ask for by name: `distance G-4 H-7`."""

    of: tuple[str, ...]
    """What it is taken of: names of the words that follow"""
    take: Callable[..., int | str | None]
    """(a row of one world, a row of one state, a word in notation for each of these) -> how much, or in notation who or
    where; None: there is no such thing. BadNotation when a word is none."""


@dataclass(frozen=True, eq=False)
class Game:
    """The one object of a game that the rest of the program knows."""

    name: str
    title: str  # of the published game
    authors: str
    players: range
    minutes: tuple[int, int]  # that a game lasts, from and to
    clauses: str  # a regular expression for the ids of its clauses
    options: tuple[Option, ...]
    world: type[Record]
    state: type[Record]
    functions: Mapping[str, Any]  # the contract's, by name
    configure: Callable[[Any, dict[str, Any]], None]  # write the options into a world
    largest_menu: int
    events: type[IntEnum]
    event_fields: Mapping[int, tuple[str, ...]]  # what the numbers of each event mean, in order
    draws: type[IntEnum]
    notation: Notation
    view: Callable[[Any, Any, int, int, list[int]], msgspec.Struct]
    """(world, redacted state, seat, whose decision it is, points) -> what a client draws"""
    verbs: Mapping[str, tuple[str, ...]]
    """The first words of the notation, in the order in which choices are listed, and the names of the fields after each."""
    asks: tuple[str, ...]  # the questions that are put to players; each has a message, and one for the clauses behind it
    ask: Callable[[Any], str]  # which of them is put to the player whose decision it is, from a view
    open_events: frozenset[IntEnum]
    """Events that show nothing that was hidden: a decision with only these can be taken back freely."""
    reason: Callable[[Any, str], Reason | None] | None = None
    """(view of the seat that tried, an action in notation) -> why just that is not possible, where more can be said
    than the clauses behind the question"""
    called: Callable[[Any, str, str, str], str] | None = None
    """(world, name of a field, its word in notation, language) -> what people call that, where a world has names of its own"""
    trial: Callable[[Any, Any, int, int], msgspec.Struct] | None = None
    """(world, redacted state as a row of one, seat, action) -> what would come of that action if the seat, whose decision it
    is, took it. The action is any that the notation reads. It says nothing that chance decides, leaves the state as it was,
    and may run in several threads at once."""
    vocabulary: Vocabulary | None = None
    """What words its fields can hold, for the types of the browser; without it, any word or number"""
    tables: Mapping[str, Any] = field(default_factory=dict)
    """Plain tables of the rules, by name, from which the board draws; protocol.py hands them to the browser"""
    measures: Mapping[str, Measure] = field(default_factory=dict)
    """What the rules count and no event or view tells, such as distances, by name; for scenarios"""
    sides: tuple[str, ...] = ()
    """The names of the sides, in a game where seats win or lose together"""
    side_of: Callable[[Any], list[int]] | None = None
    """(world) -> the side of each seat at the start, in such a game"""
    undo: bool = True  # whether a new table lets decisions be taken back, unless its host says otherwise
    unhinted: frozenset[str] = frozenset()
    """Questions for which nobody gets a hint, since it would tell what the rules let nobody test beforehand"""
    playouts: int = 8
    """Times that a search plays on in each iteration: where that is cheap, it steadies what the search learns."""
    curiosity: float = 0.5
    """How much attention of a search sense alone can draw to an option: less where what playouts come to is hardly luck."""
    large: bool = False  # so many rules that compiling them into one another takes long
    dice: frozenset[IntEnum] = frozenset()
    """Draws that are written as a die shows them, from 1; the others count from 0."""
    rules: int = 1
    """The number of the rules by which new games are played. Whoever changes a rule gives it the next number, and the rule
    branches on `world.rules`: games that were begun under an older one go on as they began (architecture, *A game outlives its
    program*)."""
    oldest_rules: int = 1
    """The oldest number that can still be played. Of games under a retired one there is what was told."""
    _sealed: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.largest_menu > contract.MENU_ROOM:
            raise TypeError(f"{self.name}: a menu has room for {contract.MENU_ROOM} options, not {self.largest_menu}")
        for event, fields in self.event_fields.items():
            if len(fields) > NUMBERS:
                raise TypeError(f"{self.name}: event {event} has {len(fields)} numbers; there is room for {NUMBERS}")
        if not 1 <= self.oldest_rules <= self.rules:
            raise TypeError(f"{self.name}: rules {self.oldest_rules} to {self.rules}; they count from 1")
        contract.enter(self.name, self.world, self.state, dict(self.functions))

    @property
    def parts(self) -> list[str]:
        """What `seal` compiles."""
        return contract.parts()

    def seal(self) -> Iterator[str]:
        """Make the compiled functions ready, saying the name of each."""
        yield from contract.seal(self.name, self.world, self.state, self.large)
        self._sealed.append(self.name)

    def compile_apart(self) -> None:
        """Have the parts that call no other part in the cache: another process does the rest meanwhile."""
        for _ in contract.seal(self.name, self.world, self.state, self.large, contract.APART):
            pass

    def ready(self) -> None:
        if not self._sealed:
            for _ in self.seal():
                pass

    # --- records -------------------------------------------------------------------------------------------------------

    @cached_property
    def desk(self) -> np.dtype[Any]:
        """All that one game in progress needs, as one record: an entry point takes one argument, which is quick."""
        parts: dict[str, np.dtype[Any]] = {
            "world": self.world.dtype,
            "state": self.state.dtype,
            "seen": self.state.dtype,  # scratch paper: the state as a seat sees it
            "glance": self.state.dtype,  # scratch paper of searches
            "chance": Chance.dtype,
            "thought": Chance.dtype,  # what bots use, so that thinking never moves the game's own dice
            "menu": contract.Menu.dtype,
            "worth": contract.Worth.dtype,
            "events": Events.dtype,
            "silence": Events.dtype,  # what bots use: always off
            "scores": contract.Scores.dtype,
        }
        return record_type("Desk", self.world.__module__, [(name, dtype, ()) for name, dtype in parts.items()])

    def desks(
        self, players: int, options: Mapping[str, Any] | None = None, count: int = 1, rules: int | None = None
    ) -> Rows[Any]:
        """Blank desks with their worlds written."""
        desks: Rows[Any] = self.desks_in(self.worlds(players, options, rules)[0], count)
        return desks

    def desks_in(self, world: Any, count: int = 1) -> Any:
        """Blank desks in this world. Nobody else makes desks, so the compiled functions are always ready."""
        self.ready()
        desks = np.zeros(count, self.desk)
        desks["world"] = world
        return desks

    def worlds(self, players: int, options: Mapping[str, Any] | None = None, rules: int | None = None) -> Rows[Any]:
        """A row of one world with these options, under the rules of that number (today's, if none is given)."""
        rules = self.living_rules(rules)
        if players not in self.players:
            raise Refusal("players", game=self.name, least=self.players[0], most=self.players[-1], players=players)
        worlds = self.world.many(1)
        world: Any = worlds[0]
        world.players = players
        world.rules = rules
        self.configure(world, self.read_options(options or {}, rules))
        return worlds

    def living_rules(self, rules: int | None = None) -> int:
        """The number of rules that can be played: this one, or today's if none is given. OtherRules when it cannot."""
        if rules is None:
            return self.rules
        if not self.oldest_rules <= rules <= self.rules:
            raise OtherRules(self.name, rules, self.oldest_rules, self.rules)
        return rules

    def field_type(self, name: str) -> Any:
        """What a field of that name holds, in events and actions."""
        return int | str if self.vocabulary is None else self.vocabulary.FIELDS[name]

    def tell(self, world: Any, name: str, number: int) -> str | int:
        """The number in an event's field as a client is told it: a word, or a number where one is meant. Seats count from 0."""
        if name == "seat":
            return number
        word, kind = self.notation.write_number(world, name, number), self.field_type(name)
        counts = kind is int or (kind == int | str and word.isascii() and word.isdigit())
        return int(word) if counts else word

    def read_options(self, given: Mapping[str, Any], rules: int | None = None) -> dict[str, Any]:
        """All options of the game, the given ones checked, the others at their defaults in the rules of that number (today's,
        if none is given); BadOption says what is wrong.
        """
        return read_options(self.name, self.options, given, self.rules if rules is None else rules)

    # --- events --------------------------------------------------------------------------------------------------------

    def happenings(self, events: Any) -> list[Happening]:
        """The rows that a step wrote, by name and field."""
        told = []
        for row in events["rows"][: events["count"]].tolist():
            event = self.events(row[0])
            fields = self.event_fields[event]
            numbers = dict(zip(fields, row[2 : 2 + NUMBERS], strict=False))
            told.append(Happening(event.name.lower(), numbers, row[1]))
        return told

    def is_open(self, happening: Happening) -> bool:
        """Whether it showed nothing that was hidden."""
        return self.events[happening.name.upper()] in self.open_events

    def write_happening(self, world: Any, happening: Happening) -> str:
        """An event as one line of text: `turned seat=1 grave=D3 front=skeleton`."""
        write = self.notation.write_number
        words = [f"{name}={write(world, name, number)}" for name, number in happening.numbers.items()]
        return " ".join([happening.name, *words])
