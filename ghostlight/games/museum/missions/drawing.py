"""The board with everything that a mission puts on it, in signs that fit a terminal of 80 columns, and a legend below."""

from __future__ import annotations

import string
from collections import defaultdict
from textwrap import wrap

from ghostlight.messages import Messages

from ..map import AREA, AREA_IDS, BESIDE, COLUMNS, DOOR, DOOR_IDS, EDGE, MACHINE_AT, SQUARE_NAMES
from ..state import MACHINES, SQUARES, WIDTH, Edge, Entity, Goal, Kind, Side
from ..stored_texts import spoken
from .model import TABLE, Format, Mission, Thing

WIDEST = 80
SOUTH, WEST = 2, 3

_PLACES = string.ascii_lowercase + string.digits + "αβγδεζηθικλμνξοπρστυφχψωбджя"  # a sign for each of 64 placements
_ACROSS = {Edge.OPEN: "   ", Edge.WALL: "───", Edge.DOOR: "╴:╶", Edge.STAIRS: "╴=╶", Edge.LIFT: "╴%╶"}
_ALONG = {Edge.OPEN: " ", Edge.WALL: "│", Edge.DOOR: ":", Edge.STAIRS: "=", Edge.LIFT: "%"}
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the lines that meet there: north 1, east 2, south 4, west 8
_ENTITIES = {Entity.CHANEQUE: ("&", "mission-map-chaneque"), Entity.TZITZIMITL: ("§", "mission-map-tzitzimitl")}


def write_time(minutes: int) -> str:
    return f"{minutes // 60 % 24:02}:{minutes % 60:02}"


def draw(mission: Mission, form: Format, words: Messages) -> str:
    """The whole sheet."""
    sheet = _Sheet(mission, form, words)
    limit = write_time(mission.start + 10 * mission.limit)
    title = spoken(mission.title, words.language)
    head = words.say("mission-map-head", title=title, format=form.name, start=write_time(mission.start), limit=limit)
    return "\n".join([head, "", *sheet.board(), "", *sheet.legend()])


class _Sheet:
    def __init__(self, mission: Mission, form: Format, words: Messages) -> None:
        self.mission, self.form, self.words = mission, form, words
        self.marks: dict[int, list[str]] = defaultdict(list)  # signs on a square
        self.lines: list[tuple[str, str]] = []  # of the legend: a sign and what it stands for
        self._people()
        self._things()
        self._rest()

    def _mark(self, sign: str, squares: list[int] | tuple[int, ...]) -> None:
        for square in squares:
            if sign not in self.marks[square]:
                self.marks[square].append(sign)

    def _explain(self, sign: str, message: str, **facts: str | int) -> None:
        line = (sign, self.words.say(message, **facts))
        if line not in self.lines:
            self.lines.append(line)

    # --- what there is

    def _people(self) -> None:
        given = [each for each in self.mission.roster if each.character in self.form.played]
        free = [each for each in self.mission.roster if each not in given and TABLE[each.character].side == Side.HUMANS]
        for starters in (given, free if self.form.picks else []):
            self._mark("@", [each.start for each in starters])
            by_square: dict[int, list[str]] = defaultdict(list)
            for each in starters:
                by_square[each.start].append(each.character.name.lower())
            for square, names in by_square.items():
                who = f"{self.words.say('mission-comma').join(names)} ({SQUARE_NAMES[square]})"
                if starters is given:
                    self._explain("@", "mission-map-human", who=who)
                else:
                    self._explain("@", "mission-map-picks", count=self.form.picks, who=who)
        self._mark("!", [self.mission.priest])
        self._explain("!", "mission-map-priest")
        for kind, square in self.mission.entities:
            sign, message = _ENTITIES[kind]
            self._mark(sign, [square])
            self._explain(sign, message)

    def _things(self) -> None:
        for sign, place in zip(_PLACES, self.mission.places, strict=False):
            self._mark(sign, place.squares)
            told = self.words.say(
                "mission-map-pool" if place.pool else "mission-map-there",
                items=self.words.say("mission-comma").join(map(self._name, place.items)),
                squares=" ".join(SQUARE_NAMES[square] for square in place.squares),
            )
            if place.hidden:
                told += f" ({self.words.say('mission-map-hidden')})"
            self.lines.append((sign, told))

    def _name(self, thing: Thing) -> str:
        return self.mission.named[thing.named].id if thing.named >= 0 else Kind(thing.kind).name.lower()

    def _rest(self) -> None:
        for square, is_open in self.mission.exits.items():
            sign, message = (">", "mission-map-open") if is_open else ("<", "mission-map-closed")
            self._mark(sign, [square])
            self._explain(sign, message)
        if self.mission.fires:
            self._mark("*", self.mission.fires)
            self._explain("*", "mission-map-fire")
        for each in self.mission.objectives:
            if each.kind == Goal.TASK:
                self._mark("?", each.squares)
                self._explain("?", "mission-map-task", task=each.id)
        self._mark("$", [MACHINE_AT[k] for k in range(MACHINES)])
        self._explain("$", "mission-map-machine")
        for door, side in self.mission.locks.items():
            self._explain("#", "mission-map-lock", door=DOOR_IDS[door], side=SQUARE_NAMES[side])

    # --- the sheet

    def board(self) -> list[str]:
        columns = "     " + "".join(f"{column}   " for column in COLUMNS).rstrip()
        rows = [columns]
        for row in range(WIDTH, -1, -1):
            rows.append(
                "   " + "".join(_corner(column, row) + self._across(column, row) for column in range(WIDTH + 1)).rstrip()
            )
            if row:
                cells = "".join(self._along(column, row - 1) + self._cell(column, row - 1) for column in range(WIDTH))
                rows.append(f"{row:2} {cells}│ {row}")
        return [*rows, columns]

    def _cell(self, column: int, row: int) -> str:
        """The letter of the area, and two signs for what is there."""
        square = WIDTH * column + row
        signs = self.marks.get(square, [])
        area = AREA_IDS[AREA[square]]
        letter = "·" if area[0] == "C" and len(area) == 2 else area[0]
        return letter + ("".join(signs) if len(signs) <= 2 else signs[0] + "+").ljust(2)

    def _across(self, column: int, row: int) -> str:
        """The edge south of the squares above this line."""
        if column == WIDTH:
            return ""
        locked = row < WIDTH and int(DOOR[WIDTH * column + row, SOUTH]) in self.mission.locks
        return "╴#╶" if locked else _ACROSS[_edge_below(column, row)]

    def _along(self, column: int, row: int) -> str:
        square = WIDTH * column + row
        return "#" if int(DOOR[square, WEST]) in self.mission.locks else _ALONG[Edge(int(EDGE[square, WEST]))]

    def legend(self) -> list[str]:
        text = [self.words.say("mission-map-floors"), self.words.say("mission-map-edges")]
        text += [f"{sign} {told}" for sign, told in self.lines]
        for square in range(SQUARES):
            marks = self.marks.get(square, [])
            if len(marks) > 2:
                text.append("+ " + self.words.say("mission-map-many", square=SQUARE_NAMES[square], marks=" ".join(marks)))
        return [line for each in text for line in wrap(each, WIDEST, subsequent_indent="  ")]


def _edge_below(column: int, row: int) -> Edge:
    """The edge between the squares of this row and those of the row below it; row 16 is beyond the board."""
    if row == WIDTH:
        return Edge.WALL
    return Edge(int(EDGE[WIDTH * column + row, SOUTH]))


def _corner(column: int, row: int) -> str:
    """The sign where the lines west of this column and below this row meet."""
    north = row < WIDTH and _has_line_west(column, row)
    south = row > 0 and _has_line_west(column, row - 1)
    east = column < WIDTH and _edge_below(column, row) != Edge.OPEN
    west = column > 0 and _edge_below(column - 1, row) != Edge.OPEN
    return _CORNERS[north + 2 * east + 4 * south + 8 * west]


def _has_line_west(column: int, row: int) -> bool:
    if column == WIDTH:
        return True
    square = WIDTH * column + row
    return int(BESIDE[square, WEST]) < 0 or int(EDGE[square, WEST]) != Edge.OPEN
