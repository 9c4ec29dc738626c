"""Who may know whom: the rooms of the house stand one above the other, and no arrow of an import points upwards.

The graph is drawn from the sources, without running them: every import of every file, also those inside functions and those for
type checkers. A fault names file and line, and what would be right.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import ghostlight

HOUSE = Path(__file__).parent.parent
FOLDERS = ("ghostlight", "bench", "tests", "tools")
GAMES = ghostlight.GAMES

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "messages": {"core"},
    "words": {"core", "messages"},
    "games": {"core", "messages"},
    "bots": {"core"},
    "api": {"core", "games", "bots", "messages", "words"},
    "lab": {"public"},
    "terminal": {"public"},
    "cli": {"public", "terminal", "server"},
    "table": {"core", "games", "bots"},
    "server": {"public", "core", "games", "bots", "words", "table"},
    "bench": {"public"},
    "tools": {"public", "core", "games", "bots", "messages", "words"},
    "tests": {"every room of ghostlight", "tools"},
}
"""By room: the rooms that it may import from, besides itself. `public` are the names in `ghostlight.__all__`, by whatever room
they are made. `games` is the door of that room, where games are found by name; see OF_A_GAME for the games themselves."""

MODULES: dict[str, set[str]] = {
    "table": {"core.errors", "core.fairness", "core.game", "core.log", "core.match", "games", "bots", "bots.search"},
    "server": {
        *("core.errors", "core.events", "core.fairness", "core.game", "core.log", "core.match", "core.options", "core.signing"),
        *("core.verify", "games", "bots", "bots.pondering", "words"),
    },
}
"""What `table` and `server` need of the rooms below the public API: these modules and no others."""

REASONS: dict[str, tuple[set[str], str]] = {
    "ghostlight/lab/warm.py": (
        {"core.cache", "core.codegen", "core.engine", "core.game", "core.log", "core.match", "games", "bots"},
        "goes through the compiled paths themselves, one after the other",
    ),
    "ghostlight/lab/compilers.py": ({"core.cache"}, "asks what of a game is compiled already"),
    "ghostlight/commands/warming.py": (
        {"core.cache", "core.compile", "lab.compilers", "lab.warm"},
        "compiled code is the program's own affair, not that of a user of the games",
    ),
    "ghostlight/server/waking.py": ({"lab.compilers", "lab.warm"}, "has games compiled while people look at the page"),
    "bench/ours.py": (
        {"core.chance", "core.compile", "core.contract", "core.engine", "bots.search"},
        "times single compiled functions, which lie under the public API",
    ),
    "bench/posing.py": ({"core.bits", "core.compile"}, "compiles a loop of its own around Keyhole's geometry"),
    "bench/tests/test_peers.py": ({"core.contract", "core.engine"}, "follows games of ours decision by decision, on desks"),
    "bench/server/ours.py": ({"table", "server"}, "writes tables as the server stores them, to measure how they are read"),
    "bench/keyhole.py": ({"tools"}, "shares Keyhole's halls and its second opinion with the tests"),
}
"""Files that need more than their room may have, what they need, and why."""

OF_A_GAME = (
    r"ghostlight/games/(?P<game>\w+)/",
    r"ghostlight/terminal/(?P<game>\w+)\.py",
    r"ghostlight/commands/brought/(?P<game>\w+)\.py",
    r"bench/(?:peers/python_)?(?P<game>\w+)\.py",
)
"""Files that belong to one game: they may import that game, and no other. A board in the terminal draws from its own game's
tables and views, as one in the browser does."""
ABOUT_KEYHOLE = {"bench/posing.py"}

INSIDE_A_GAME = (
    {"vocabulary", "state"},
    {"cards", "map"},
    {"hall", "plain"},
    {"rules"},
    {"secrets", "sense", "reach", "stored_texts"},
    {"names"},
    {"missions"},
    {"options"},
    {"text", "notation"},
    {"view"},
    {"tables", "trial", "reasons"},
    {"__init__"},
)
"""The rooms of a game, from the ground up: what stands on one floor knows the floors below, and of its own only itself."""

NAMELESS = ("core", "bots", "lab", "table", "server", "cli", "messages", "words", "api")
"""Rooms that know no game by name: whatever they do, they do for every game."""


@dataclass(frozen=True)
class Arrow:
    """One import: from which file and line, of which module and name of it, and whether it happens as the file is loaded."""

    file: str
    line: int
    module: str
    name: str | None
    at_once: bool

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}"

    @property
    def what(self) -> str:
        return self.module if self.name is None else f"{self.name} of {self.module}"


def files(folder: str) -> list[Path]:
    return [path for path in sorted((HOUSE / folder).rglob("*.py")) if "node_modules" not in path.parts]


def module_of(path: Path) -> str:
    parts = path.relative_to(HOUSE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> frozenset[str]:
    return frozenset(module_of(path) for folder in FOLDERS for path in files(folder))


def imports(path: Path, source: str | None = None) -> Iterator[Arrow]:
    """Every import of our own modules in a file."""
    text = path.read_text(encoding="utf-8") if source is None else source
    file, module = path.relative_to(HOUSE).as_posix(), module_of(path)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    tree = ast.parse(text)
    later = {id(inner) for node in ast.walk(tree) if _is_later(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        at_once = id(node) not in later
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] in FOLDERS:
                    yield Arrow(file, node.lineno, alias.name, None, at_once)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            if base.split(".")[0] not in FOLDERS:
                continue
            for alias in node.names:
                inside = f"{base}.{alias.name}"
                module, name = (inside, None) if inside in modules() else (base, alias.name)
                yield Arrow(file, node.lineno, module, name, at_once)


def _is_later(node: ast.AST) -> bool:
    """What is inside happens when it is called, or never."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return True
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


@cache
def graph() -> tuple[Arrow, ...]:
    facade = "ghostlight/__init__.py"  # it offers what others make: its table of homes has a test in test_public.py
    found = (arrow for folder in FOLDERS for path in files(folder) for arrow in imports(path))
    return tuple(arrow for arrow in found if arrow.file != facade)


def room_of(module: str) -> str:
    """The room of a module; of `ghostlight` itself only the public names are imported."""
    first, _, rest = module.partition(".")
    if first != "ghostlight":
        return first
    room = rest.partition(".")[0] or "public"
    return "cli" if room == "commands" else room


def game_of(module: str) -> str | None:
    """The game that a module belongs to."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["ghostlight", "games"] and len(parts) > 2 else None


def owner_of(file: str) -> str | None:
    """The game that a file belongs to."""
    if file in ABOUT_KEYHOLE:
        return "keyhole"
    found = (re.match(pattern, file) for pattern in OF_A_GAME)
    return next((match["game"] for match in found if match and match["game"] in GAMES), None)


def inside(module: str) -> str:
    """The room of a module of a game."""
    return [*module.split("."), "__init__"][3]


def floor_of(room: str) -> int:
    return next(floor for floor, rooms in enumerate(INSIDE_A_GAME) if room in rooms)


def fault_inside(arrow: Arrow) -> str | None:
    """What is wrong with an import from one room of a game into another."""
    room, target = inside(module_of(HOUSE / arrow.file)), inside(arrow.module)
    if room == target or floor_of(target) < floor_of(room):
        return None
    below = ", ".join(sorted(set().union(*INSIDE_A_GAME[: floor_of(room)]))) or "nothing of its game"
    return _told(arrow, f"inside a game, {room} may import from {below}")


def fault(arrow: Arrow) -> str | None:
    """What is wrong with an import, and what would be right."""
    room, target, game = room_of(module_of(HOUSE / arrow.file)), room_of(arrow.module), game_of(arrow.module)
    if room == "tests" and target != "bench":
        return None  # a test may look into every room
    if target == "public":
        if arrow.name is None or arrow.name in ghostlight.__all__:
            above = "public" in MAY_IMPORT[room]
            return None if above else _told(arrow, "this room lies below the public API; import from core")
        return _told(arrow, "it is not in ghostlight.__all__; use a public name")
    if game is not None:
        owns = room == "tools" or owner_of(arrow.file) == game  # tools look into the games themselves
        if room == "games" and owns:
            return fault_inside(arrow)
        return None if owns else _told(arrow, "it belongs to one game; ask the Game object that `load` gives")
    if target == room or arrow.module.removeprefix("ghostlight.") in REASONS.get(arrow.file, (set(), ""))[0]:
        return None
    if target in REASONS.get(arrow.file, (set(), ""))[0]:
        return None
    if target not in MAY_IMPORT[room]:
        public = "a public name of `ghostlight`" if "public" in MAY_IMPORT[room] else "nothing"
        below = ", ".join(sorted(MAY_IMPORT[room] - {"public"})) or public
        return _told(arrow, f"{room} may import from {below}")
    if room in MODULES and target != "table" and arrow.module.removeprefix("ghostlight.") not in MODULES[room]:
        return _told(arrow, f"not among the modules that {room} may import (MODULES); use a public name, or list it there")
    return None


def _told(arrow: Arrow, right: str) -> str:
    return f"{arrow.where} imports {arrow.what}: {right}"


def test_no_arrow_points_upwards() -> None:
    faults = [told for told in map(fault, graph()) if told]
    assert not faults, "\n".join(faults)


def test_no_modules_import_each_other_in_a_circle() -> None:
    """A public name counts as the module that it comes from."""
    homes = {name: f"ghostlight.{home}" for home, names in ghostlight._HOMES.items() for name in names}
    leads: dict[str, dict[str, Arrow]] = {}
    for arrow in graph():
        to = homes.get(arrow.name or "", arrow.module) if arrow.module == "ghostlight" else arrow.module
        if arrow.at_once and to != "ghostlight":
            leads.setdefault(module_of(HOUSE / arrow.file), {})[to] = arrow
    done: set[str] = set()

    def walk(module: str, path: list[str]) -> None:
        if module in path:
            circle = [*path[path.index(module) :], module]
            wheres = [leads[a][b].where for a, b in pairwise(circle)]
            raise AssertionError(f"{' -> '.join(circle)} ({', '.join(wheres)}): move what both need into a module of its own")
        if module not in done:
            for to in leads.get(module, {}):
                walk(to, [*path, module])
            done.add(module)

    for module in sorted(leads):
        walk(module, [])


@pytest.mark.parametrize("room", NAMELESS)
def test_this_room_names_no_game(room: str) -> None:
    """Neither in a name nor in a text, but for the examples in docstrings and what a game itself brings."""
    word = re.compile(rf"(?<![a-z])(?:{'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)
    for path in files("ghostlight"):
        file = path.relative_to(HOUSE).as_posix()
        if room_of(module_of(path)) != room or "/brought/" in file:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        manual = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            said = node.value if isinstance(node, ast.Constant) and id(node) not in manual else getattr(node, "id", None)
            named = isinstance(said, str) and word.search(said)
            assert not named, f"{file}:{getattr(node, 'lineno', 0)} names a game: {said!r}"


def test_bench_and_tests_do_not_import_each_other() -> None:
    found = [each for each in graph() if {each.file.split("/")[0], each.module.split(".")[0]} == {"bench", "tests"}]
    assert not found, "\n".join(f"{each.where} imports {each.what}: put what both need into tools" for each in found)


@pytest.mark.parametrize("file", REASONS)
def test_what_is_listed_with_a_reason_is_needed(file: str) -> None:
    """Or else the list would grow old."""
    used = {arrow.module.removeprefix("ghostlight.") for arrow in graph() if arrow.file == file}
    for module in REASONS[file][0]:
        assert module in used or any(each.startswith(f"{module}.") for each in used), f"{file} no longer imports {module}"


@pytest.mark.parametrize("room", MODULES)
def test_the_modules_that_are_listed_are_needed(room: str) -> None:
    used = {arrow.module.removeprefix("ghostlight.") for arrow in graph() if room_of(module_of(HOUSE / arrow.file)) == room}
    assert MODULES[room] <= used, f"{room} no longer imports {', '.join(sorted(MODULES[room] - used))}"


@pytest.mark.parametrize(
    ("file", "source", "told"),
    [
        ("ghostlight/core/log.py", "from ghostlight.games import load", "core may import from nothing"),
        (
            "ghostlight/core/log.py",
            "def f():\n    from ghostlight import Match",
            ":2 imports Match of ghostlight: this room",
        ),
        ("ghostlight/games/town/view.py", "from ghostlight.words import Words", "games may import from core, messages"),
        ("ghostlight/games/town/view.py", "from ghostlight.games.museum import GAME", "it belongs to one game"),
        ("ghostlight/games/town/view.py", "from ...bots import read_bot", "read_bot of ghostlight.bots: games may import"),
        ("ghostlight/games/town/rules/turn.py", "from ..sense import appraise", "inside a game, rules may import from cards"),
        ("ghostlight/games/town/rules/turn.py", "from ..view import View", "inside a game, rules"),
        ("ghostlight/games/museum/sense/plans.py", "from ..secrets import redact", "inside a game, sense"),
        ("ghostlight/games/museum/missions/booklet.py", "from ..text.notation import read_action", "inside a game, missions"),
        ("ghostlight/terminal/play.py", "from ghostlight.core.match import Match", "a public name"),
        ("ghostlight/terminal/play.py", "from ghostlight import api", "terminal may import from"),
        ("ghostlight/terminal/town.py", "from ghostlight.games.keyhole.view import View", "it belongs to one game"),
        ("ghostlight/commands/playing.py", "import ghostlight.games.museum", "it belongs to one game"),
        ("ghostlight/table/table.py", "from ghostlight.server import rooms", "table may import from bots, core, games"),
        ("ghostlight/table/table.py", "from ghostlight.core import engine", "not among the modules"),
        ("bench/town.py", "from tests.core import lantern", "bench may import from"),
        ("tests/test_words.py", "from bench import measure", "tests may import from"),
    ],
)
def test_an_arrow_upwards_is_told(file: str, source: str, told: str) -> None:
    (arrow,) = imports(HOUSE / file, source)
    assert told in (fault(arrow) or "")
    assert f"{file}:{arrow.line}" in (fault(arrow) or "")
