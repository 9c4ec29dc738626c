"""An agenda: a turn of many small decisions as a stack inside the state, so that it can be copied, stored and resumed anywhere.

An item is one whole number: a kind and up to four small numbers. Kinds below FIRST_QUESTION are *deeds*, which happen by
themselves; the others are *questions*, put to a player. An action is the deed that a player picks; it takes the place of the
question. A game writes each deed and each question as a rule of its own, under `@DEEDS.of(kind)`; `switch` makes the one
function that finds the rule of an item, since Numba can neither cache nor inline a table of functions.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Annotated, Any, ParamSpec, cast

from .compile import brief, inlined_early, rule
from .records import Ints, Record

P = ParamSpec("P")

FIRST_QUESTION = 100
ROOM = 24
"""Items that an agenda has room for."""


class Agenda(Record):
    depth: int
    items: Annotated[Ints, ROOM]  # the last one comes up next


@brief
def pack(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    return kind | a << 8 | b << 16 | c << 24 | d << 32


@brief
def kind_of(item: int) -> int:
    return item & 255


def packed(kind: int, numbers: Sequence[int]) -> int:
    """The same as `pack`, for Python."""
    return int(kind) | sum(number << 8 * k for k, number in enumerate(numbers, 1))


def unpacked(item: int) -> tuple[int, list[int]]:
    """The kind of an item and its four numbers."""
    return item & 255, [item >> 8 * k & 255 for k in range(1, 5)]


@brief
def put(agenda: Agenda, item: int) -> None:
    """What comes next; several of these, put by one deed, come in the order in which they were put (see `turn_round`)."""
    agenda.items[agenda.depth] = item
    agenda.depth += 1


@brief
def turn_round(agenda: Agenda, low: int) -> None:
    """What one deed has put on the agenda comes up in the order written."""
    high = agenda.depth - 1
    while low < high:
        kept = agenda.items[low]
        agenda.items[low] = agenda.items[high]
        agenda.items[high] = kept
        low += 1
        high -= 1


GROUP = 6
"""Rules that a switch tells apart in one place. Compiled code clears a place for the outcome of every call in a function before
the first of them, so that a single chain of sixty calls would spend more time on that than on most rules."""


class Kinds:
    """The rules of a game's deeds, or of its questions, by kind."""

    def __init__(self) -> None:
        self.rules: dict[int, Callable[..., None]] = {}

    def of(self, kind: int) -> Callable[[Callable[P, None]], Callable[P, None]]:
        """The rule that belongs to this kind."""

        def enter(rule: Callable[P, None]) -> Callable[P, None]:
            if kind in self.rules:
                raise TypeError(f"{kind!r} has two rules")
            self.rules[kind] = rule
            return rule

        return enter

    def switch(self, name: str, often: Sequence[int] = ()) -> Callable[[Any, int], None]:
        """A compiled function `name(play, item)`: call the rule of the item's kind with as many of its numbers as it takes.

        The kinds that come up often are told apart first, in the caller itself.
        """
        kinds = sorted(set(self.rules) - set(often))
        space: dict[str, Any] = {f"rule_{int(kind)}": rule for kind, rule in self.rules.items()}
        groups = [kinds[first : first + GROUP] for first in range(0, len(kinds), GROUP)]
        for number, group in enumerate(groups):
            _chain_of_ifs(space, f"{name}_{number}", [self._test(kind) for kind in group])
        tests = [f"if kind <= {int(group[-1])}: return {name}_{number}(play, item)" for number, group in enumerate(groups)]
        tests = [*(self._test(kind) for kind in often), *tests]
        return cast(Callable[[Any, int], None], _chain_of_ifs(space, name, tests, inline=True))

    def _test(self, kind: int) -> str:
        return f"if kind == {int(kind)}: return rule_{int(kind)}(play{self._numbers(kind)})"

    def _numbers(self, kind: int) -> str:
        """As many of an item's numbers as the rule takes, written as arguments."""
        rule = self.rules[kind]
        takes = len(inspect.signature(getattr(rule, "py_func", rule)).parameters) - 1
        return "".join(f", item >> {8 * k} & 255" for k in range(1, takes + 1))


def _chain_of_ifs(space: dict[str, Any], name: str, tests: list[str], inline: bool = False) -> Any:
    """A chain of ifs as a function, which nobody should have to write by hand."""
    lines = [f"def {name}(play, item):", "    kind = item & 255", *(f"    {test}" for test in tests)]
    exec("\n".join(lines), space)
    space[name] = inlined_early(space[name]) if inline else rule(space[name])
    return space[name]
