"""Museum's board: data/museum-map.txt, read and checked, as the tables that the rules use (section 4 of the rules)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ghostlight.core.records import Ints

from .state import DIRECTIONS, DOORS, MACHINES, NOWHERE, ROOMS, SQUARES, WIDTH, WORDS, Edge

FILE = Path(__file__).resolve().parent / "data" / "museum-map.txt"
COLUMNS = "ABCDEFGHIJKLMNOP"
SQUARE_NAMES = [f"{column}-{row}" for column in COLUMNS for row in range(1, WIDTH + 1)]
DIRECTION_NAMES = ("N", "E", "S", "W")
FLOORS = 4
HALF = WIDTH // 2

_SECTIONS = ("grid", "areas", "doors", "links", "features", "spawns")
_GRID_LINES = 2 * WIDTH + 3
_EDGES = {" ": Edge.OPEN, "|": Edge.WALL, "-": Edge.WALL, ":": Edge.DOOR, "=": Edge.STAIRS, "%": Edge.LIFT}
_FEATURES = {"s": "stairs", "x": "emergency stairs", "v": "vending machine", "e": "main entrance"}
_SHARED = {".": "C", "T": "T", "E": "E"}  # letters of which each floor has an area
_KIND_OF = {"C": "corridor", "T": "toilet", "E": "lift"}
_LINKS = {"stairs": Edge.STAIRS, "emergency": Edge.STAIRS, "lift": Edge.LIFT}

_BY_NAME = {name: square for square, name in enumerate(SQUARE_NAMES)}


def square_of(name: str) -> int | None:
    """The square of that name."""
    return _BY_NAME.get(name)


def floor_of(square: int) -> int:
    """M-021."""
    west, south = square // WIDTH < HALF, square % WIDTH < HALF
    if west:
        return 0 if south else 1
    return 3 if south else 2


def beside(square: int, direction: int) -> int:
    """The neighbour in that direction; NOWHERE beyond the board."""
    column, row = square // WIDTH + (0, 1, 0, -1)[direction], square % WIDTH + (1, 0, -1, 0)[direction]
    return WIDTH * column + row if 0 <= column < WIDTH and 0 <= row < WIDTH else NOWHERE


class BadMap(Exception):
    """A map that cannot be: all that is wrong with it, each with its line."""

    def __init__(self, faults: list[tuple[int, str]]) -> None:
        self.faults = sorted(faults)
        super().__init__("; ".join(f"museum-map.txt: line {line}: {what}" for line, what in self.faults))


@dataclass
class Area:
    id: str
    kind: str
    floor: int
    name: str
    line: int
    size: int


@dataclass
class Board:
    """The map as it is read."""

    areas: list[Area] = field(default_factory=list)
    area: list[int] = field(default_factory=lambda: [NOWHERE] * SQUARES)
    edge: list[list[int]] = field(default_factory=lambda: [[Edge.WALL] * DIRECTIONS for _ in range(SQUARES)])
    features: dict[int, str] = field(default_factory=dict)  # as the grid shows them
    doors: dict[int, tuple[int, int]] = field(default_factory=dict)
    lockable: dict[int, bool] = field(default_factory=dict)
    lifts: list[int] = field(default_factory=list)
    spawns: list[int] = field(default_factory=list)


# --- reading -------------------------------------------------------------------------------------------------------------


def read_map(text: str) -> Board:
    """The board that the text describes; BadMap, with all faults, if it describes none."""
    return _Reader(text).board


Line = tuple[int, str]


class _Reader:
    def __init__(self, text: str) -> None:
        self.board = Board()
        self.faults: list[tuple[int, str]] = []
        self.line_of: list[int] = [0] * SQUARES  # where the grid shows a square
        sections = self._sections(text)
        if not self.faults:
            self._areas(sections["areas"])
            self._grid(sections["grid"])
        if not self.faults:
            self._sizes()
            self._doors(sections["doors"])
            self._links(sections["links"])
            self._features(sections["features"])
            self._spawns(sections["spawns"])
        if self.faults:
            raise BadMap(self.faults)

    def _fault(self, line: int, what: str) -> None:
        self.faults.append((line, what))

    def _sections(self, text: str) -> dict[str, list[Line]]:
        found: dict[str, list[Line]] = {}
        current: list[Line] | None = None
        for number, line in enumerate(text.split("\n"), 1):
            if line.startswith("#") or not line:
                continue
            if line.startswith("["):
                name = line.strip("[]")
                if name not in _SECTIONS or name in found:
                    self._fault(number, f"section {line} is not one of {', '.join(_SECTIONS)}, each once")
                current = found.setdefault(name, [])
            elif current is None:
                self._fault(number, "text before the first section")
            else:
                current.append((number, line))
        for name in _SECTIONS:
            if name not in found:
                self._fault(text.count("\n") + 1, f"section [{name}] is missing")
        return found

    def _cells(self, lines: Iterable[Line], count: int) -> Iterator[tuple[int, list[str]]]:
        """The fields of each line, which are set apart by bars."""
        for number, line in lines:
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) == count:
                yield number, cells
            else:
                self._fault(number, f"{len(cells)} fields instead of {count}")

    def _pair(self, number: int, text: str) -> tuple[int, int] | None:
        squares = [square_of(name.strip()) for name in text.split("/")]
        if len(squares) != 2 or squares[0] is None or squares[1] is None:
            self._fault(number, f"{text!r} is not two squares, such as C-4 / C-5")
            return None
        return squares[0], squares[1]

    def _areas(self, lines: list[Line]) -> None:
        for number, (name, kind, floor, size, title) in self._cells(lines, 5):
            if floor not in ("0", "1", "2", "3") or not size.isdigit():
                self._fault(number, f"floor {floor!r} and size {size!r} are not a floor from 0 to 3 and a number of squares")
                continue
            usual = "room" if len(name) == 1 else _KIND_OF.get(name[:1])
            if kind != usual or (len(name) == 2 and name[1] != floor):
                self._fault(number, f"area {name} on floor {floor} is no {kind}")
            self.board.areas.append(Area(name, kind, int(floor), title, number, int(size)))
        names = [area.id for area in self.board.areas]
        rooms = [area.id for area in self.board.areas if area.kind == "room"]
        others = [f"{kind}{floor}" for kind in "CTE" for floor in range(FLOORS)]
        last = self.board.areas[-1].line if names else 0
        if len(rooms) != ROOMS or rooms != sorted(set(rooms)) or names != rooms + others:
            self._fault(last, f"the areas are not {ROOMS} rooms in alphabetical order and then {' '.join(others)}")

    # --- the grid

    def _grid(self, lines: list[Line]) -> None:
        if len(lines) != _GRID_LINES:
            self._fault(lines[0][0] if lines else 0, f"{len(lines)} lines of grid instead of {_GRID_LINES}")
            return
        names = {area.id: k for k, area in enumerate(self.board.areas)}
        for square in range(SQUARES):
            column, row = divmod(square, WIDTH)
            number, line = lines[2 * (WIDTH - 1 - row) + 2]
            above, north = lines[2 * (WIDTH - 1 - row) + 1]
            below, south = lines[2 * (WIDTH - 1 - row) + 3]
            self.line_of[square] = number
            line, north, south = (each.ljust(70) for each in (line, north, south))
            at = 4 + 4 * column
            letter, feature = line[at + 1], line[at + 2]
            area = names.get(_SHARED[letter] + str(floor_of(square)) if letter in _SHARED else letter)
            if area is None or self.board.areas[area].floor != floor_of(square):
                self._fault(number, f"{SQUARE_NAMES[square]}: {letter!r} is no area of floor {floor_of(square)}")
            else:
                self.board.area[square] = area
            if feature in _FEATURES:
                self.board.features[square] = _FEATURES[feature]
            elif feature != " ":
                self._fault(number, f"{SQUARE_NAMES[square]}: {feature!r} is no feature")
            marks = (north[at + 2], line[at + 4], south[at + 2], line[at])
            for direction, (mark, where) in enumerate(zip(marks, (above, number, below, number), strict=True)):
                self._edge(square, direction, mark, where)

    def _edge(self, square: int, direction: int, mark: str, line: int) -> None:
        if mark not in _EDGES:
            self._fault(line, f"{SQUARE_NAMES[square]}, edge {DIRECTION_NAMES[direction]}: {mark!r} is no edge")
            return
        edge, other = _EDGES[mark], beside(square, direction)
        self.board.edge[square][direction] = edge
        if other == NOWHERE and edge != Edge.WALL:
            self._fault(line, f"{SQUARE_NAMES[square]}: the board's rim is open to the {DIRECTION_NAMES[direction]}")
        crosses = other != NOWHERE and floor_of(other) != floor_of(square)
        if crosses and edge in (Edge.OPEN, Edge.DOOR):
            self._fault(line, f"{SQUARE_NAMES[square]}: only stairs and lifts cross a floor border")
        if not crosses and edge in (Edge.STAIRS, Edge.LIFT):
            self._fault(line, f"{SQUARE_NAMES[square]}: stairs and lifts lead to another floor")

    def _sizes(self) -> None:
        for k, area in enumerate(self.board.areas):
            squares = [square for square in range(SQUARES) if self.board.area[square] == k]
            if len(squares) != area.size:
                self._fault(area.line, f"{area.id} has {len(squares)} squares on the grid, not {area.size}")
            for square in squares:
                for direction in range(DIRECTIONS):
                    self._border(square, direction)

    def _border(self, square: int, direction: int) -> None:
        """An open edge joins squares of one area, and a door two areas."""
        other, edge = beside(square, direction), self.board.edge[square][direction]
        same = other != NOWHERE and self.board.area[other] == self.board.area[square]
        if (edge == Edge.OPEN and not same) or (edge == Edge.DOOR and same):
            what = "a door inside an area" if same else "no wall between two areas"
            self._fault(self.line_of[square], f"{SQUARE_NAMES[square]}, edge {DIRECTION_NAMES[direction]}: {what}")

    # --- the lists

    def _between(self, squares: tuple[int, int]) -> int:
        """The edge from the first to the second; Edge.WALL if they do not touch."""
        for direction in range(DIRECTIONS):
            if beside(squares[0], direction) == squares[1]:
                return self.board.edge[squares[0]][direction]
        return Edge.WALL

    def _drawn(self, edge: Edge) -> set[tuple[int, int]]:
        """Where the grid shows such an edge."""
        places = [(square, direction) for square in range(SQUARES) for direction in (0, 1)]
        return {(at, beside(at, to)) for at, to in places if self.board.edge[at][to] == edge}

    def _doors(self, lines: list[Line]) -> None:
        for place, (number, (name, squares, kind)) in enumerate(self._cells(lines, 3), 1):
            pair = self._pair(number, squares)
            if name != f"d{place:02}":
                self._fault(number, f"door {name} stands where d{place:02} should")
            if pair is None:
                continue
            if self._between(pair) != Edge.DOOR:
                self._fault(number, f"{name}: the grid has no door at {squares}")
            if pair in self.board.doors.values():
                self._fault(number, f"{name}: there is a door at {squares} already")
            kinds = {self.board.areas[self.board.area[square]].kind for square in pair}
            usual = next((each for each in ("toilet", "lift", "room") if each in kinds), "corridor")
            if kind != usual:
                self._fault(number, f"{name}: a door of kind {kind!r} where one of a {usual} is")
            self.board.doors[place] = pair
            self.board.lockable[place] = kind == "room"
        last = lines[-1][0] if lines else 0
        for pair in sorted(self._drawn(Edge.DOOR) - set(self.board.doors.values())):
            self._fault(last, f"the door at {SQUARE_NAMES[pair[0]]} / {SQUARE_NAMES[pair[1]]} is not listed")
        if len(self.board.doors) != DOORS - 1:
            self._fault(last, f"{len(self.board.doors)} doors instead of {DOORS - 1}")

    def _links(self, lines: list[Line]) -> None:
        listed: dict[int, set[tuple[int, int]]] = {Edge.STAIRS: set(), Edge.LIFT: set()}
        for number, (name, kind, squares) in self._cells(lines, 3):
            pair = self._pair(number, squares)
            if kind not in _LINKS:
                self._fault(number, f"{name}: {kind!r} is none of {', '.join(_LINKS)}")
            elif pair is not None:
                if kind != "lift" and self._between(pair) != Edge.STAIRS:
                    self._fault(number, f"{name}: the grid has no stairs at {squares}")
                listed[_LINKS[kind]].add(pair)
        last = lines[-1][0] if lines else 0
        self.board.lifts = [square for square in range(SQUARES) if self._kind(square) == "lift"]
        wanted = {(low, high) for low in self.board.lifts for high in self.board.lifts if low < high}
        for edge, drawn in ((Edge.STAIRS, self._drawn(Edge.STAIRS)), (Edge.LIFT, wanted)):
            for pair in sorted(drawn ^ listed[edge]):
                self._fault(last, f"{SQUARE_NAMES[pair[0]]} / {SQUARE_NAMES[pair[1]]}: grid and links differ")

    def _kind(self, square: int) -> str:
        return self.board.areas[self.board.area[square]].kind

    def _features(self, lines: list[Line]) -> None:
        shown = {square: self._kind(square) for square in range(SQUARES) if self._kind(square) in ("toilet", "lift")}
        shown |= self.board.features
        listed: dict[int, str] = {}
        for number, (name, feature) in self._cells(lines, 2):
            square = square_of(name)
            if square is None or shown.get(square) != feature:
                self._fault(number, f"the grid has no {feature} at {name}")
            else:
                listed[square] = feature
        last = lines[-1][0] if lines else 0
        for square in sorted(shown.keys() - listed.keys()):
            self._fault(last, f"the {shown[square]} at {SQUARE_NAMES[square]} is not listed")
        for feature, count in (("vending machine", MACHINES), ("main entrance", 1)):
            found = list(shown.values()).count(feature)
            if found != count:
                self._fault(last, f"{feature}: {found} instead of {count}")

    def _spawns(self, lines: list[Line]) -> None:
        for place, (number, (floor, name)) in enumerate(self._cells(lines, 2)):
            square = square_of(name)
            if floor != str(place) or square is None or floor_of(square) != place:
                self._fault(number, f"{name} is no square of floor {place}, of which it should be")
            elif self._kind(square) == "toilet":
                self._fault(number, f"{name} is a toilet")
            else:
                self.board.spawns.append(square)
        if len(self.board.spawns) != FLOORS:
            self._fault(lines[-1][0] if lines else 0, f"{len(self.board.spawns)} floors have a spawn square, not {FLOORS}")


# --- the tables ----------------------------------------------------------------------------------------------------------

BOARD = read_map(FILE.read_text(encoding="ascii"))


def _table(rows: Any) -> Any:
    return np.array(rows, np.int64)


def _direction(here: int, there: int) -> int:
    return next(to for to in range(DIRECTIONS) if beside(here, to) == there)


def _door_table() -> Any:
    table = np.zeros((SQUARES, DIRECTIONS), np.int64)
    for door, pair in BOARD.doors.items():
        for here, there in (pair, pair[::-1]):
            table[here, _direction(here, there)] = door
    return table


def _doors_of(square: int) -> list[int]:
    """No square has more than two."""
    doors = [door for door, pair in BOARD.doors.items() if square in pair]
    return doors + [0] * (2 - len(doors))


def _is_way(square: int, direction: int) -> bool:
    return BOARD.edge[square][direction] not in (Edge.WALL, Edge.LIFT)


def _leads_to_toilet(square: int, direction: int) -> bool:
    return _is_way(square, direction) and AREA_KINDS[BOARD.area[beside(square, direction)]] == "toilet"


def set_of(squares: Iterable[int]) -> list[int]:
    """A set of squares as the rules keep it: `marked` in items.py."""
    words = [0] * WORDS
    for square in squares:
        words[square >> 5] |= 1 << (square & 31)
    return words


def _inner_doors(room: int) -> list[int]:
    """The squares of a room that have a door, in square order."""
    squares = sorted({square for pair in BOARD.doors.values() for square in pair if BOARD.area[square] == room})
    return squares + [NOWHERE] * (DIRECTIONS - len(squares))


AREA_IDS = [area.id for area in BOARD.areas]
AREA_NAMES = [area.name for area in BOARD.areas]
AREA_KINDS = [area.kind for area in BOARD.areas]
DOOR_IDS = ["", *(f"d{door:02}" for door in range(1, DOORS))]
"""By number; there is no door 0."""

EDGE: Ints = _table(BOARD.edge)
DOOR: Ints = _door_table()
BESIDE: Ints = _table([[beside(square, direction) for direction in range(DIRECTIONS)] for square in range(SQUARES)])
AREA: Ints = _table(BOARD.area)
FLOOR_OF: Ints = _table([floor_of(square) for square in range(SQUARES)])
TOILET: Ints = _table([AREA_KINDS[area] == "toilet" for area in BOARD.area])
LIFT: Ints = _table([AREA_KINDS[area] == "lift" for area in BOARD.area])
LIFTS: Ints = _table(BOARD.lifts)
MACHINE_AT: Ints = _table([square for square in range(SQUARES) if BOARD.features.get(square) == "vending machine"])
MACHINE: Any = np.full(SQUARES, NOWHERE, np.int64)
MACHINE[MACHINE_AT] = range(MACHINES)
DOOR_SQUARES: Ints = _table([(NOWHERE, NOWHERE), *(BOARD.doors[door] for door in range(1, DOORS))])
LOCKABLE: Ints = _table([0, *(BOARD.lockable[door] for door in range(1, DOORS))])
ROOM_FIRST: Ints = _table([BOARD.area.index(room) for room in range(ROOMS)])
INNER: Ints = _table([_inner_doors(room) for room in range(ROOMS)])
WAYS_OUT: Ints = _table([sum(1 << to for to in range(DIRECTIONS) if _is_way(square, to)) for square in range(SQUARES)])
"""By square: the directions, as a set, in which a human may step, unless a lock or a full toilet is in the way."""
BY_TOILET: Ints = _table([any(_leads_to_toilet(square, to) for to in range(DIRECTIONS)) for square in range(SQUARES)])
"""By square: whether a step leads into a toilet, which may be full (M-100)."""
DOORS_OF: Ints = _table([_doors_of(square) for square in range(SQUARES)])
"""By square: its doors; 0 for none."""
DOOR_WAY: Ints = _table([0, *(_direction(*BOARD.doors[door]) for door in range(1, DOORS))])
"""By door: the direction from its first square to its second."""
