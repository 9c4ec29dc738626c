"""The contract: the functions that every game has, callable from compiled code that does not know which game it plays.

A call such as `step(world, state, ...)` goes to the game whose State this is. Each game's functions are compiled once and
sealed behind C symbols, so that a search or a loop over any game compiles in a second and stays cached on disk.
Functions are written at run time here, in sealing.py and in agenda.py, and nowhere else; docs/architecture.md explains why.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterator
from typing import Annotated, Any, NoReturn, ParamSpec, TypeVar, cast, get_type_hints

import numba

from .bits import size
from .chance import Chance, uniform
from .codegen import BOUNDS_CHECKED, JIT, overload
from .compile import brief, rule
from .events import Events
from .records import Floats, Ints, Record
from .sealing import behind_symbol, link_sealed, numba_type

P = ParamSpec("P")
R = TypeVar("R")

OVER = -1
MENU_ROOM = 1024
SEATS = 5
"""The most seats that any game has."""


class Menu(Record):
    """The options of one decision, in the order of the rules."""

    count: int
    actions: Annotated[Ints, MENU_ROOM]


class Worth(Record):
    """What each option of a menu seems to be worth to the player who decides."""

    options: Annotated[Floats, MENU_ROOM]
    far: int  # whether a search asks, which looks ahead by itself: what deserves its attention may pay only later


class Scores(Record):
    """The standing of every seat: the points as told, and the standing that decides who is ahead (ties broken)."""

    points: Annotated[Ints, SEATS]
    standing: Annotated[Ints, SEATS]
    side: int  # in a game of sides: 1 + the side that has won; 0: nobody yet, or everybody plays for themselves


class Hopes(Record):
    """What each seat may hope for, from 0 to 1; all together 1, but for seats of one side, which hope for the same."""

    seats: Annotated[Floats, SEATS]


@rule
def leaders(scores: Scores, players: int, out: int = 0) -> int:
    """The seats that stand best, as a set (bits.py): several when they are tied. Those in `out` cannot win."""
    best, seats = 0, 0
    for seat in range(players):
        if out >> seat & 1:
            continue
        if seats == 0 or scores.standing[seat] > best:
            best, seats = scores.standing[seat], 0
        if scores.standing[seat] == best:
            seats |= 1 << seat
    return seats


@brief
def offer(menu: Menu, action: int) -> None:
    """Put one more option on the menu."""
    if menu.count < MENU_ROOM:
        menu.actions[menu.count] = action
    menu.count += 1


@brief
def offer_if(possible: int, menu: Menu, action: int) -> None:
    """Put one more option on the menu, or (0) not. It is written down in any case, if not counted: nothing to guess wrong."""
    if menu.count < MENU_ROOM:
        menu.actions[menu.count] = action
    menu.count += possible


# --- how a call finds its game -----------------------------------------------------------------------------------------

_STUBS: dict[str, Callable[..., Any]] = {}
_RULES: dict[Any, dict[str, Any]] = {}  # a state's type (NumPy's and Numba's) -> the game's functions themselves
_SYMBOLS: dict[Any, dict[str, Any]] = {}  # the same, behind C symbols


def _resolved_on_state(name: str, args: str, table: dict[Any, dict[str, Any]]) -> Any:
    """A function that calls the one of that name of the game whose state it is given, compiled or not."""
    space: dict[str, Any] = {"TABLE": table}
    exec(  # Numba wants the overload to have the very parameters of the function
        f"""
def {name}({args}):
    return TABLE[state.dtype]['{name}']({args})

def resolve({args}):
    if state in TABLE:
        function = TABLE[state]['{name}']
        def {name}({args}):
            return function({args})
        return {name}
""",
        space,
    )
    overload(space[name], inline=table is _RULES)(space["resolve"])
    return space[name]


def _by_each_game() -> NoReturn:
    """The body of what is only declared here."""
    raise TypeError("a function of the contract is declared here and written by each game")


def contract(stub: Callable[P, R]) -> Callable[P, R]:
    """A function that every game has."""
    name, args = stub.__name__, ", ".join(inspect.signature(stub).parameters)
    _STUBS[name] = stub
    return cast(Callable[P, R], _resolved_on_state(name, args, _SYMBOLS))


def unsealed(generic: Callable[P, R]) -> Callable[P, R]:
    """The same contract function, but inlined into its caller: for the loops that must be as fast as can be."""
    args = ", ".join(inspect.signature(generic).parameters)
    return cast(Callable[P, R], _resolved_on_state(generic.__name__, args, _RULES))


# --- the functions of the contract -------------------------------------------------------------------------------------


@contract
def setup(world: Any, state: Any, chance: Chance, events: Events) -> None:
    """Deal a new game, up to its first real decision."""
    _by_each_game()


@contract
def actor(world: Any, state: Any) -> int:
    """The seat whose decision it is, or OVER."""
    _by_each_game()


@contract
def legal(world: Any, state: Any, menu: Menu) -> int:
    """Fill the menu with every option of this decision (of an open-ended one, the candidates); how many. Never just one."""
    _by_each_game()


@contract
def allowed(world: Any, state: Any, menu: Menu, action: int) -> bool:
    """Whether this decision may be answered so; by default, whether it is on the menu (which is scratch paper here)."""
    _by_each_game()


@contract
def step(world: Any, state: Any, action: int, chance: Chance, events: Events) -> None:
    """Take one decision, and all that follows by itself up to the next real one."""
    _by_each_game()


@contract
def redact(world: Any, state: Any, seat: int) -> None:
    """Blank, in place, all that this seat may not know."""
    _by_each_game()


@contract
def imagine(world: Any, state: Any, seat: int, chance: Chance) -> None:
    """Fill the blanks of a redacted state with what fits all that the seat knows, fairly sampled."""
    _by_each_game()


@contract
def score(world: Any, state: Any, scores: Scores) -> None:
    """The standing of every seat, final or running."""
    _by_each_game()


@contract
def accounted(world: Any, state: Any) -> bool:
    """Whether every card, stone and point is where it can be: true after every step."""
    _by_each_game()


@contract
def wander(world: Any, state: Any, menu: Menu, chance: Chance) -> int:
    """An option picked at random, by default off the menu. A faster one must pick the same from the same chance."""
    _by_each_game()


@contract
def appraise(world: Any, state: Any, menu: Menu, worth: Worth) -> None:
    """What a sensible player thinks each option on the menu is worth, from what a redacted state shows."""
    _by_each_game()


@contract
def hunch(world: Any, state: Any, menu: Menu, chance: Chance) -> int:
    """A quick pick with a little sense, for the playouts of a search; by default any option."""
    _by_each_game()


@contract
def play_out(world: Any, state: Any, menu: Menu, chance: Chance, thought: Chance, events: Events) -> int:
    """Play at random to the end, the players' picks drawn from `thought`; how many decisions that took."""
    _by_each_game()


@contract
def play_on(world: Any, state: Any, menu: Menu, chance: Chance, thought: Chance, events: Events) -> int:
    """Play by hunches to the end, or as far as a look ahead pays; how many decisions that took."""
    _by_each_game()


@contract
def prospects(world: Any, state: Any, scores: Scores, hopes: Hopes) -> None:
    """What each seat may hope for where `play_on` has stopped; by default the win, shared among equals."""
    _by_each_game()


# --- what a game need not write itself ---------------------------------------------------------------------------------

_actor, _legal, _step, _wander, _hunch = unsealed(actor), unsealed(legal), unsealed(step), unsealed(wander), unsealed(hunch)
_score = unsealed(score)


@rule
def _on_the_menu(world: Any, state: Any, menu: Menu, action: int) -> bool:
    for k in range(_legal(world, state, menu)):
        if menu.actions[k] == action:
            return True
    return False


@rule
def _off_the_menu(world: Any, state: Any, menu: Menu, chance: Chance) -> int:
    return menu.actions[uniform(chance, _legal(world, state, menu))]


@rule
def _any_hunch(world: Any, state: Any, menu: Menu, chance: Chance) -> int:
    return _wander(world, state, menu, chance)


@rule
def _play_out(world: Any, state: Any, menu: Menu, chance: Chance, thought: Chance, events: Events) -> int:
    decisions = 0
    while _actor(world, state) != OVER:
        _step(world, state, _wander(world, state, menu, thought), chance, events)
        decisions += 1
    return decisions


@rule
def _play_on(world: Any, state: Any, menu: Menu, chance: Chance, thought: Chance, events: Events) -> int:
    decisions = 0
    while _actor(world, state) != OVER:
        _step(world, state, _hunch(world, state, menu, thought), chance, events)
        decisions += 1
    return decisions


@rule
def _the_win(world: Any, state: Any, scores: Scores, hopes: Hopes) -> None:
    _score(world, state, scores)
    best = leaders(scores, world.players)
    for seat in range(SEATS):
        hopes.seats[seat] = 1.0 / size(best) if best >> seat & 1 else 0.0


_DEFAULTS: dict[str, Any] = {
    "allowed": _on_the_menu,
    "wander": _off_the_menu,
    "hunch": _any_hunch,
    "play_out": _play_out,
    "play_on": _play_on,
    "prospects": _the_win,
}


# --- entering into the contract ----------------------------------------------------------------------------------------


def enter(name: str, world: type[Record], state: type[Record], functions: dict[str, Any]) -> None:
    """Make a game's functions known to every generic call. Compiling waits for `seal`."""
    complete = _DEFAULTS | functions
    missing = sorted(_STUBS.keys() - complete.keys())
    if missing:
        raise TypeError(f"{name} lacks {', '.join(missing)}: docs/adding-a-game.md lists what a game has")
    if state.dtype in _RULES:
        raise TypeError(f"{name}: another game has the same state")
    _RULES[state.dtype] = _SYMBOLS[state.dtype] = complete
    if JIT:
        _RULES[numba.from_dtype(state.dtype)] = dict(complete)  # `seal` may put symbols in
        if BOUNDS_CHECKED:  # errors do not pass through a C symbol, so the checked run goes without the seal
            _SYMBOLS[numba.from_dtype(state.dtype)] = complete


APART = ("accounted", "appraise", "prospects")
"""Functions that call no other one of the contract, and little that the others need: these can be compiled beside them."""


def parts() -> list[str]:
    """The names of the contract's functions."""
    return list(_STUBS)


def seal(
    name: str, world: type[Record], state: type[Record], large: bool, only: Collection[str] | None = None
) -> Iterator[str]:
    """Compile a game's functions, or take them from the cache, one after the other; the name of each as it is done.

    Those of a large game call one another through their symbols too: each would else be optimised into every later one.
    """
    if not JIT:
        return
    link_sealed(world.__module__.rpartition(".")[0], last_first=only is not None)
    if BOUNDS_CHECKED:
        return
    types = {"world": numba.from_dtype(world.dtype), "state": numba.from_dtype(state.dtype)}
    sealed = _SYMBOLS.setdefault(types["state"], {})
    for part, stub in _STUBS.items():
        if only is not None and part not in only:
            continue
        if part not in sealed:
            sealed[part] = _behind_symbol(f"ghostlight_{name}_{part}", _RULES[types["state"]][part], stub, types)
            if large:
                _RULES[types["state"]][part] = sealed[part]
        yield part


def _behind_symbol(symbol: str, function: Any, stub: Callable[..., Any], types: dict[str, Any]) -> Any:
    """A game's function as a C symbol; the stub says what it takes, but for the game's own world and state."""
    hints = get_type_hints(stub, include_extras=True)
    kinds = [types.get(name) or numba_type(hints[name]) for name in inspect.signature(stub).parameters]
    return behind_symbol(symbol, function.py_func, kinds, numba_type(hints["return"]))
