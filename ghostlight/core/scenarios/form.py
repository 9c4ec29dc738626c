"""The form of a scenario file: its keys and their types, and how a scenario went (docs/scenarios.md)."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

NOTHING: Final = "-"
"""How a scenario writes that nothing stands somewhere, inside lists as well."""

MOST_SAMPLES: Final = 1000


class Imagined(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What holds in the worlds that a seat could imagine: each statement is a table of places of a view from above."""

    always: list[dict[str, Any]] = []
    sometimes: list[dict[str, Any]] = []
    never: list[dict[str, Any]] = []
    samples: int = 100


class Expected(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What must hold, now. Seats are counted from 1, as players do."""

    over: bool | None = None
    actor: int | Literal["-"] | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    ranking: list[int | list[int]] | None = None  # every seat, the best first; tied ones in a list of their own
    options: list[str] | None = None  # these and no others
    options_count: int | None = None
    offered: list[str] = []
    not_offered: list[str] = []
    events: list[str] | None = None  # all that happened in this step, in order
    happens: list[str] = []  # these among what happened, in this order
    never: list[str] = []  # names of events that did not happen
    told: dict[str, list[str]] = {}  # by seat, or `spectator`: all that it was told in this step
    position: str | None = None
    sees: dict[str, str] = {}  # by seat: the position as it knows it
    views: dict[str, dict[str, Any]] = {}  # by seat: places in its view, and what stands there; a table goes deeper
    imagine: dict[str, Imagined] = {}  # by seat: what holds in the worlds that fit what it knows
    measures: dict[str, int | str] = {}  # by a measure of the game and what it is taken of, in notation


class Act(Expected):
    """One step: an action to take, or actions that must be refused, and what holds afterwards."""

    do: str | None = None
    refuse: list[str] = []
    chance: list[str] = []


class Scenario(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One rule at work."""

    title: str
    clauses: list[str]
    rules: int | None = None  # the number of the rules that it is about; today's, unless said
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


class Fault(msgspec.Struct, kw_only=True):
    """One thing that is not as the scenario says, or that cannot be understood in it."""

    said: str  # in one line, without the place
    where: str = ""  # at the start; step 2 (move D3); nowhere, when it is about the file's form
    line: int | None = None
    unclear: bool = False  # whether it could not be understood, so that nothing was compared
    expected: Any = None
    got: Any = None
    missing: list[str] = []
    too_many: list[str] = []

    def __str__(self) -> str:
        return f"{self.where}: {self.said}" if self.where else self.said


class Outcome(msgspec.Struct, kw_only=True):
    """How a scenario went: what differed from what it says, if anything. Without a title it is about a whole file."""

    title: str | None
    clauses: list[str] = []
    file: str = ""
    line: int | None = None
    faults: list[Fault] = []

    @classmethod
    def unread(cls, where: str, said: str) -> Outcome:
        """The outcome of a file of which nothing could be read."""
        return cls(title=None, file=where, faults=[Fault(said=said.removeprefix(f"{where}: "), unclear=True)])

    @property
    def result(self) -> Literal["holds", "differs", "unclear"]:
        if any(fault.unclear for fault in self.faults):
            return "unclear"
        return "differs" if self.faults else "holds"
