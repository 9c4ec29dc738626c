"""Keyhole drawn in a terminal, from a view and nothing else.

The hall is a plan: north is up, a small letter is furniture seen from above, and a ghost is written as one types it, in the
colour of its owner. The walls carry the numbers of their doors, and the keyhole is at one of them. What stands on furniture,
lies or leans is told below. Nothing here says what could be seen through a door (K-051).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from ghostlight import Words
from ghostlight.games.keyhole.hall.shapes import (
    CENTRE,
    COS,
    COUNT,
    EXTENT,
    HALF,
    HIGH,
    LEAST_X,
    LEAST_Y,
    LOW,
    MOST_X,
    MOST_Y,
    SIN,
    TILT_COS,
    TILT_SIN,
    UNIT,
)
from ghostlight.games.keyhole.state import CHIMES, GRID, Size
from ghostlight.games.keyhole.text.names import CELL_NAMES, PIECE_NAMES, POSTURES
from ghostlight.games.keyhole.text.notation import VERBS
from ghostlight.games.keyhole.view import GhostView, PieceView, Pose, Stand, Trial, View

from .boards import Board
from .look import FAINT, LAMP, SEATS, SHAPES, STRONG, beside, fit, stack, wrapped

FULL = 80
COLUMNS = 8
"""Of a cell: two names of ghosts."""
ROWS, FEW_ROWS = 3, 1
NAME = 3
PLAN = 5 + COLUMNS * GRID
"""Columns of the hall with its walls."""
PANEL = PLAN + 2
"""Where the players' column begins, beside it."""
WIDEST = 40
"""Columns that the players' column takes at most."""
LETTERS = dict(zip(PIECE_NAMES, "mpadtr", strict=True))
WOOD = Style.parse("#a89a8c")
HERE, NOW, DONE, EYE, NOTHING, BELL, DIE = "›", "▸", "✓", "◎", "·", "♪", "⚂"
OPPOSITE = {"S": "N", "N": "S", "E": "W", "W": "E"}
COMPASS = (("SW", "S", "SE"), ("W", "C", "E"), ("NW", "N", "NE"))
"""The parts of a cell, from the south and from the west."""


def paint(view: View, words: Words, names: Sequence[str], choices: Collection[str], width: int) -> Text:
    """The hall, the players and what is going on. `choices` (in notation) are marked."""
    return _picture(Table(view, words, names, Legal.of(choices), width), ROWS)


def paint_briefly(view: View, words: Words, names: Sequence[str], choices: Collection[str], width: int) -> Text:
    """The same for a low screen: a line for each row of cells."""
    return _picture(Table(view, words, names, Legal.of(choices), width), FEW_ROWS)


def _picture(table: Table, rows: int) -> Text:
    brief = rows == FEW_ROWS
    if table.width < FULL:
        return stack([*table.head(), *table.hall(rows), *table.players(table.width, brief), *table.foot()])
    room = min(table.width - PANEL, WIDEST)
    panel = table.players(room, brief)
    if not brief:
        panel += [Text(), *table.news(room)]
        return stack([*table.head(), beside(table.hall(rows), panel, PANEL), *table.foot()])
    return stack([*table.head(), beside(table.hall(rows), panel, PANEL), *table.news(table.width), *table.foot()])


# --- what can be chosen --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Legal:
    """What the choices point at."""

    pieces: frozenset[str]
    ghosts: frozenset[str]
    cells: frozenset[str]
    sides: frozenset[str]

    @staticmethod
    def of(choices: Collection[str]) -> Legal:
        found: dict[str, set[str]] = {"piece": set(), "ghost": set(), "cell": set(), "side": set()}
        for choice in choices:
            verb, *words = choice.split()
            for field, word in zip(VERBS[verb], words, strict=True):
                if field in found:
                    found[field].add(word)
        return Legal(*(frozenset(each) for each in found.values()))


# --- furniture from above ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Block:
    """A box of a piece as it stands, seen from above: a rectangle in the frame of its piece, and its heights in 1/64."""

    x: float
    y: float
    half_x: float
    half_y: float
    low: float
    high: float


def _blocks(pose: Pose) -> list[Block]:
    """KG-021 to KG-023, KG-033 b."""
    piece = PIECE_NAMES.index(pose.name)
    blocks = []
    for k in range(int(COUNT[piece])):
        (x, y, _), (half_x, half_y, _) = CENTRE[piece, pose.face, k].tolist(), HALF[piece, pose.face, k].tolist()
        low, high = int(LOW[piece, pose.face, k]), int(HIGH[piece, pose.face, k])
        if not pose.lean:
            blocks.append(Block(x, y, half_x, half_y, pose.z + low, pose.z + high))
            continue
        along, sign = pose.lean <= 2, 1 if pose.lean in (1, 4) else -1  # to the front and back, or to the left and right
        edge = int(EXTENT[piece, pose.face, 1 if along else 0]) / UNIT
        middle, half = (y, half_y) if along else (x, half_x)
        cos, sin = float(TILT_COS[pose.tilt]), float(TILT_SIN[pose.tilt])
        corners = [(sign * middle + way * half - edge, height / UNIT) for way in (-1, 1) for height in (low, high)]
        reach = [edge + f * cos + z * sin for f, z in corners]
        heights = [pose.z + UNIT * (z * cos - f * sin) for f, z in corners]
        middle, half = sign * (min(reach) + max(reach)) / 2, (max(reach) - min(reach)) / 2
        rectangle = (x, middle, half_x, half) if along else (middle, y, half, half_y)
        blocks.append(Block(*rectangle, min(heights), max(heights)))
    return blocks


@dataclass(frozen=True)
class Solid:
    """A piece in the hall."""

    pose: Pose
    blocks: list[Block]

    @staticmethod
    def of(pose: Pose) -> Solid:
        return Solid(pose, _blocks(pose))

    def at(self, x: float, y: float) -> Iterator[Block]:
        """The boxes above and below a point of the hall."""
        dx, dy = x - self.pose.x / 32, y - self.pose.y / 32
        cos, sin = float(COS[self.pose.yaw]), float(SIN[self.pose.yaw])
        px, py = dx * cos + dy * sin, dy * cos - dx * sin
        for each in self.blocks:
            if abs(px - each.x) <= each.half_x + 1e-6 and abs(py - each.y) <= each.half_y + 1e-6:
                yield each

    def spread(self, block: Block) -> Iterator[tuple[float, float]]:
        """Points all over one of its boxes, in the hall."""
        cos, sin = float(COS[self.pose.yaw]), float(SIN[self.pose.yaw])
        for way_x in (-0.9, -0.45, 0, 0.45, 0.9):
            for way_y in (-0.9, -0.45, 0, 0.45, 0.9):
                px, py = block.x + way_x * block.half_x, block.y + way_y * block.half_y
                yield self.pose.x / 32 + px * cos - py * sin, self.pose.y / 32 + px * sin + py * cos


def _carrier(solids: Sequence[Solid], x: float, y: float, level: float) -> str | None:
    """The piece with a top at that height under this point."""
    for solid in solids:
        if not solid.pose.lean and any(abs(block.high - level) < 1e-6 for block in solid.at(x, y)):
            return solid.pose.name
    return None


def _rests_on(pose: Pose, others: Sequence[Solid]) -> str:
    """The floor, a piece, or something else."""
    if pose.z == 0:
        return "floor"
    solid = Solid.of(pose)
    for block in solid.blocks:
        for x, y in solid.spread(block):
            carrier = _carrier(others, x, y, block.low)
            if carrier is not None:
                return carrier
    return "other"


def _axis(ghost: Stand) -> tuple[float, float]:
    cell = CELL_NAMES.index(ghost.cell or "A1")
    return cell % GRID + ghost.sx / 16, cell // GRID + ghost.sy / 16


def _cell_at(x: int, y: int) -> str:
    """The cell of a place in 1/32."""
    return CELL_NAMES[min(x // 32, GRID - 1) + GRID * min(y // 32, GRID - 1)]


# --- the table -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """One picture in the making."""

    view: View
    words: Words
    names: Sequence[str]
    legal: Legal
    width: int

    @cached_property
    def solids(self) -> list[Solid]:
        return [Solid.of(piece) for piece in self.view.pieces if piece.placed]

    @cached_property
    def in_hall(self) -> list[GhostView]:
        return [ghost for ghost in self.view.ghosts if ghost.place == "hall"]

    def head(self) -> list[Text]:
        view, say = self.view, self.words.say
        parts = [say("keyhole-terminal-round", round=view.round, rounds=view.rounds)]
        if view.phase == "setup":
            parts = [say("keyhole-terminal-setup")]
        parts += [say("keyhole-terminal-merging")] if view.merging else []
        parts += [say("keyhole-terminal-chimes")] if view.chimes else []
        parts += [] if view.mirror else [say("keyhole-terminal-no-mirror")]
        parts += [say("keyhole-terminal-solid")] if view.solid_ghosts else []
        return [_cut(Text.assemble((say("keyhole-title"), STRONG), (" · ".join(["", *parts]), FAINT)), self.width)]

    # --- the hall ------------------------------------------------------------------------------------------------------

    def hall(self, rows: int) -> list[Text]:
        """The plan, so many lines for each row of cells, in its walls."""
        floor = self._floor(rows)
        self._put_ghosts(floor, rows)
        lines = [self._wall("N")]
        for k, letters in enumerate(floor):
            cy = GRID - 1 - k // rows
            line = self._between_walls(cy, k % rows == rows // 2, k == 3 * rows - 1 and rows > 1, letters)
            lines.append(line if rows > 1 else Text.assemble(line[: PLAN - 2], ("│", FAINT), line[PLAN - 2 :]))
        lines.append(self._wall("S"))
        return [*lines, Text("   " + "".join(f"{column:>5}   " for column in "ABCDEF").rstrip(), FAINT)]

    def _floor(self, rows: int) -> list[list[tuple[str, Style | str]]]:
        """What each letter of the plan shows: the highest piece there, a corner of a cell, or nothing."""
        floor: list[list[tuple[str, Style | str]]] = []
        for row in range(GRID * rows):
            y = GRID - (row + 0.5) / rows
            line: list[tuple[str, Style | str]] = []
            for column in range(GRID * COLUMNS):
                tops = [
                    (block.high, solid.pose.name) for solid in self.solids for block in solid.at((column + 0.5) / COLUMNS, y)
                ]
                corner = column % COLUMNS == 0 and row % rows == rows - 1
                line.append((LETTERS[max(tops)[1]], WOOD) if tops else (NOTHING if corner else " ", FAINT))
            floor.append(line)
        for cell in self.legal.cells | ({self.view.going.cell} if self.view.going else set()):
            row, column = _corner(cell, rows)
            floor[row][column] = (HERE, LAMP)
        return floor

    def _put_ghosts(self, floor: list[list[tuple[str, Style | str]]], rows: int) -> None:
        """Each name as near to its spot as there is room in the cell; where there is none, how many are left out."""
        for cell in dict.fromkeys(ghost.cell for ghost in self.in_hall if ghost.cell):
            ghosts = sorted((each for each in self.in_hall if each.cell == cell), key=lambda each: (-each.level, each.name))
            room = [(row, column) for row in range(rows) for column in (1, 1 + NAME + 1)]
            shown = ghosts if len(ghosts) <= len(room) else ghosts[: len(room) - 1]
            top, left = _corner(cell, rows)
            for ghost in shown:
                spot = ((16 - ghost.sy) / 16 * rows - 0.5, ghost.sx / 16 * COLUMNS - NAME / 2)
                place = min(room, key=lambda each, at=spot: 4 * (each[0] - at[0]) ** 2 + (each[1] - at[1]) ** 2)  # type: ignore[misc]
                room.remove(place)
                style = LAMP if ghost.name in self.legal.ghosts else SEATS[ghost.seat] + STRONG
                _write(floor, top + place[0], left + place[1], ghost.name, style)
            if len(shown) < len(ghosts):
                _write(floor, top + room[0][0], left + room[0][1], f"+{len(ghosts) - len(shown)}", STRONG)

    def _wall(self, side: str) -> Text:
        """The north or the south wall with the numbers of its doors."""
        line = Text("  " + ("╭" if side == "N" else "╰"), FAINT)
        for cx in range(GRID):
            door = cx + 1 if side == "S" else GRID - cx
            line.append("─" * 3, FAINT).append_text(self._door(side, door)).append("─" * 3, FAINT)
        line.append("╮" if side == "N" else "╯", FAINT)
        owner = self._owner(side)
        if owner is not None:
            line = Text.assemble(line[: 3 + COLUMNS * 3 - 1], (SHAPES[owner], SEATS[owner]), line[3 + COLUMNS * 3 :])
        return line

    def _between_walls(self, cy: int, middle: bool, shape: bool, letters: list[tuple[str, Style | str]]) -> Text:
        """A line of the plan between the west and the east wall; doors stand in the middle of a row of cells."""
        west, east = self._door("W", GRID - cy), self._door("E", cy + 1)
        line = Text.assemble((str(cy + 1) if middle else " ", FAINT))
        line.append_text(west if middle else Text(" ").append_text(self._side_wall("W", shape)))
        line.append_text(Text.assemble(*letters))
        line.append_text(Text.assemble(east[1:], east[:1]) if middle else self._side_wall("E", shape))
        line.rstrip()
        return line

    def _side_wall(self, side: str, shape: bool) -> Text:
        owner = self._owner(side) if shape else None
        return Text("│", FAINT) if owner is None else Text(SHAPES[owner], SEATS[owner])

    def _door(self, side: str, door: int) -> Text:
        """Two columns: the keyhole if it is here, and the number."""
        keyhole = self.view.keyhole.side == side and self.view.keyhole.door == door
        style = LAMP if side in self.legal.sides else STRONG if keyhole else FAINT
        line = "─" if side in "NS" else " "
        return Text.assemble((EYE, STRONG) if keyhole else (line, FAINT), (str(door), style))

    def _owner(self, side: str) -> int | None:
        return next((seat for seat, player in enumerate(self.view.players) if player.home == side), None)

    # --- the players -----------------------------------------------------------------------------------------------------

    def players(self, width: int, brief: bool) -> list[Text]:
        return [line for seat in range(len(self.view.players)) for line in self._player(seat, width, brief)]

    def _player(self, seat: int, width: int, brief: bool) -> Iterator[Text]:
        view, say = self.view, self.words.say
        player = view.players[seat]
        turn = seat == (view.on_turn if view.turn is None else view.turn) and view.phase != "over"
        points = str(player.points)
        way = "" if player.home is None else f" {player.home}→{OPPOSITE[player.home]}"
        die = f" {DIE}" if view.phase == "play" and seat == view.starter else ""
        after = f" {'ABCD'[seat]}{way}{die} {points}"
        name = fit(self.names[seat], max(width - 4 - cell_len(after), 4)).rstrip() if brief else self.names[seat]
        first = Text.assemble((NOW, LAMP) if turn else " ", (SHAPES[seat], SEATS[seat]), " ", (name, STRONG))
        if brief:
            counts = f"{_counts(player.reserve)}│{_counts(player.hall)}│{_counts(player.crossed)}"
            yield _cut(first.append(after), width)
            yield _cut(Text(f"   {counts}", FAINT), width)
            return
        yield _cut(_apart(first, Text(points, STRONG), width), width)
        where = [f"{'ABCD'[seat]}{way}"]
        where += [f"{DIE} {say('keyhole-terminal-starter')}"] if die else []
        where += [f"{EYE} {player.picks}"] if player.picks else []
        yield _cut(Text("   " + " · ".join(where), FAINT), width)
        yield _cut(Text(f"   {say('keyhole-terminal-reserve')} {_counts(player.reserve)}"), width)
        hall = f"{say('keyhole-terminal-hall')} {_counts(player.hall)}"
        yield _cut(Text(f"   {hall} · {say('keyhole-terminal-crossed')} {_counts(player.crossed)}"), width)

    # --- what is going on ------------------------------------------------------------------------------------------------

    def news(self, width: int) -> list[Text]:
        """The keyhole, the card and the chime."""
        view, say = self.view, self.words.say
        keyhole = say("keyhole-terminal-keyhole", side=view.keyhole.side, door=view.keyhole.door)
        told = [Text.assemble((EYE, STRONG), " ", keyhole)]
        if view.card is not None:
            parts = [say("keyhole-terminal-card", points=view.card.points), say("keyhole-terminal-left", points=view.points)]
            parts += [say("keyhole-card-pieces", card=f"M{view.card.number:02}")]
            told.append(Text(" · ".join([*parts, say("keyhole-terminal-deck", count=view.deck)])))
        if view.chime is not None:
            told.append(Text.assemble(f"{BELL} ", (say("keyhole-chime", chime=f"C{view.chime:02}"), STRONG)))
        if view.crystal is not None:
            told.append(Text(say("keyhole-terminal-crystal", door=view.crystal)))
        return [line for each in told for line in wrapped(each, width)]

    def foot(self) -> list[Text]:
        """The letters of the furniture, and all that does not simply stand on the floor."""
        width = min(self.width, 2 * FULL)
        legend = Text("  ").join(self._entry(piece) for piece in self.view.pieces)
        apart = [told for piece in self.view.pieces if piece.placed if (told := self._oddity(piece))]
        apart += [told for ghost in self.in_hall if (told := self._posture(ghost))]
        notes = Text(" · ".join(apart), FAINT)
        news = self.news(width) if self.width < FULL else []
        return [*news, *wrapped(legend, width), *(wrapped(notes, width) if apart else [])]

    def _entry(self, piece: PieceView) -> Text:
        legal, say = piece.name in self.legal.pieces, self.words.say
        name = say("keyhole-piece", piece=piece.name)
        entry = Text.assemble((HERE, LAMP) if legal else "", (LETTERS[piece.name], WOOD), f" {name}")
        if not piece.placed:
            entry.append(f" ({say('keyhole-terminal-unplaced')})", FAINT)
        return entry.append(f" {DONE}" if piece.moved else "")

    def _oddity(self, piece: PieceView) -> str:
        """How a piece stands that does not stand on its feet on the floor."""
        if piece.face == 0 and piece.lean == 0 and piece.z == 0:
            return ""
        others = [each for each in self.solids if each.pose.name != piece.name]
        name = self.words.say("keyhole-piece", piece=piece.name)
        return name + self.words.say("keyhole-board-colon") + _listed(self.words, _stance(self.words, piece, others))

    def _posture(self, ghost: GhostView) -> str:
        if ghost.level == 0 and ghost.posture == "upright":
            return ""
        place = _listed(self.words, _place_of(self.words, ghost, self.solids))
        return f"{ghost.name} {ghost.cell}{self.words.say('keyhole-board-colon')}{place}"


def _listed(words: Words, parts: Sequence[str]) -> str:
    return words.say("keyhole-board-comma").join(parts)


def _stance(words: Words, pose: Pose, others: Sequence[Solid]) -> list[str]:
    """How a piece stands, but for where and which way it faces."""
    parts = [] if pose.face == 0 else [words.say("keyhole-face", face=pose.face)]
    parts += [f"{words.say('keyhole-lean', lean=pose.lean)} ({pose.tilt}°)"] if pose.lean else []
    return [*parts, *([words.say("keyhole-terminal-on", on=_rests_on(pose, others))] if pose.z or not parts else [])]


def _place_of(words: Words, ghost: Stand, solids: Sequence[Solid]) -> list[str]:
    """How high a ghost stands, and whether it lies."""
    on = "floor" if ghost.level == 0 else _carrier(solids, *_axis(ghost), ghost.level) or "other"
    lying = [] if ghost.posture == "upright" else [words.say("keyhole-terminal-lying", posture=ghost.posture)]
    return [words.say("keyhole-terminal-on", on=on), *lying]


def _corner(cell: str, rows: int) -> tuple[int, int]:
    """Row and column of the plan where a cell begins."""
    at = CELL_NAMES.index(cell)
    return (GRID - 1 - at // GRID) * rows, at % GRID * COLUMNS


def _write(floor: list[list[tuple[str, Style | str]]], row: int, column: int, text: str, style: Style) -> None:
    for k, letter in enumerate(text):
        floor[row][column + k] = (letter, style)


def _counts(counts: Sequence[int]) -> str:
    """`S4 M2`, or a dash where there are none."""
    return " ".join(f"{size.name}{count}" for size, count in zip(Size, counts, strict=True) if count) or "–"


def _apart(left: Text, right: Text, width: int) -> Text:
    left = _cut(left, max(width - 1 - right.cell_len, 1))
    return left.append(" " * (width - left.cell_len - right.cell_len)).append_text(right)


def _cut(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    return text


# --- choices ---------------------------------------------------------------------------------------------------------------


def label(view: View, words: Words, choice: str) -> tuple[str, str]:
    """A choice in the list of choices: the heading that it stands under, and its own words."""
    verb, *fields = choice.split()
    at = dict(zip(VERBS[verb], fields, strict=True))
    heading = words.say(f"keyhole-list-{verb}")
    match verb:
        case "home" | "side":
            return heading, words.say("keyhole-side", side=at["side"])
        case "set":
            return _label_pose(view, words, at)
        case "move":
            return _ghost_words(view, words, at["ghost"]), _with_cost(view, at["ghost"], at["cell"], at["cell"])
        case "exit":
            return heading, _with_cost(view, at["ghost"], "exit", at["ghost"])
        case "merge" | "tag" | "grow":
            cell = _ghost(view, at["ghost"]).cell
            return heading, at["ghost"] if cell is None else f"{at['ghost']} {words.say('keyhole-terminal-at', cell=cell)}"
        case "fuse":
            where = words.say("keyhole-terminal-at", cell=_ghost(view, at["ghost"]).cell or "")
            return heading, f"{at['ghost']} + {at['partner']} {where}"
        case "stand" | "lie" | "enter":
            return _label_spot(view, words, at)
    return heading, ""


def _label_pose(view: View, words: Words, at: dict[str, str]) -> tuple[str, str]:
    x, y, yaw, face, lean = (int(at[name]) for name in ("x", "y", "yaw", "face", "lean"))
    how = [words.say("keyhole-piece", piece=at["piece"]), words.say("keyhole-face", face=face)]
    how += [words.say("keyhole-lean", lean=lean)] if lean else []
    below = [each.name for each in view.pieces if each.placed and each.name != at["piece"] and (each.x, each.y) == (x, y)]
    how += [words.say("keyhole-terminal-on", on=below[-1])] if below and not lean else []
    return _listed(words, how), f"{_cell_at(x, y)} {x},{y} {words.say('keyhole-yaw', yaw=yaw)}"


def _label_spot(view: View, words: Words, at: dict[str, str]) -> tuple[str, str]:
    """Under what it stands on, and how: the part of the cell."""
    sx, sy, level = int(at["sx"]), int(at["sy"]), int(at["level"])
    cell = at.get("cell") or (view.going.cell if view.going else "A1")
    size = Size[view.going.ghost[1]] if view.going else Size.S
    solids = [Solid.of(piece) for piece in view.pieces if piece.placed]
    number = CELL_NAMES.index(cell)
    carrier = _carrier(solids, number % GRID + sx / 16, number // GRID + sy / 16, level)
    how = [words.say("keyhole-terminal-on", on="floor" if level == 0 else carrier or "other")]
    how += [f"({level})"] if level else []
    heading = " ".join([*([cell] if "cell" in at else []), *how])
    if "posture" in at:
        heading = _listed(words, [heading, words.say("keyhole-heading", posture=at["posture"])])
    posture = POSTURES.index(at.get("posture", "upright"))
    across = {int(LEAST_X[size, posture]): 0, 8: 1, int(MOST_X[size, posture]): 2}
    along = {int(LEAST_Y[size, posture]): 0, 8: 1, int(MOST_Y[size, posture]): 2}
    if sx not in across or sy not in along:
        return heading, f"{sx},{sy}"
    return heading, words.say("keyhole-terminal-spot", spot=COMPASS[along[sy]][across[sx]])


def _ghost(view: View, name: str) -> GhostView:
    return next(each for each in view.ghosts if each.name == name)


def _ghost_words(view: View, words: Words, name: str) -> str:
    """`AS1 small, reserve`, the heading over the ends of its moves."""
    ghost = _ghost(view, name)
    where = ghost.cell or words.say("keyhole-terminal-crossed" if ghost.place == "crossed" else "keyhole-terminal-reserve")
    return _listed(words, [f"{name} {words.say('keyhole-size', size=ghost.size)}", where])


def _with_cost(view: View, ghost: str, to: str, told: str) -> str:
    """`C4:3`, an end and its points."""
    cost = next((each.cost for each in view.reach if each.ghost == ghost and each.to == to), None)
    return told if cost is None else f"{told}:{cost}"


# --- what things are ---------------------------------------------------------------------------------------------------------


def explain(view: View, words: Words, names: Sequence[str], asked: str) -> list[Text]:
    """Pieces, ghosts, chimes and the card, by name or number; nothing asked: the pieces, the card and the chimes heard."""
    solids = [Solid.of(piece) for piece in view.pieces if piece.placed]
    told = [
        _tell_piece(words, piece, solids)
        for piece in view.pieces
        if not asked or asked in f"{piece.name} {words.say('keyhole-piece', piece=piece.name)}".casefold()
    ]
    told += [_tell_ghost(view, words, names, each, solids) for each in view.ghosts if asked == each.name.casefold()]
    for number in range(1, CHIMES + 1) if view.chimes or asked else ():
        chime = f"C{number:02}"
        name = words.say("keyhole-chime", chime=chime)
        meant = asked in (str(number), chime.casefold()) or (len(asked) > 2 and asked in name.casefold())
        if meant or (not asked and number in view.heard):
            told.append(_told(words, f"{chime} {name}", [], words.say("keyhole-chime-text", chime=chime)))
    return told


def tell_trial(view: View, words: Words, trial: Trial) -> Text:
    """What would come of an action that was tried (K-027): every piece and ghost that would change."""
    after = {each.name: each for each in trial.pieces}
    poses = [after.get(piece.name, piece) for piece in view.pieces if piece.placed or piece.name in after]
    solids = [Solid.of(pose) for pose in poses]
    told = []
    for pose in trial.pieces:
        others = [each for each in solids if each.pose.name != pose.name]
        name = words.say("keyhole-piece", piece=pose.name)
        told.append(name + words.say("keyhole-board-colon") + _pose_words(words, pose, others))
    for stand in trial.ghosts:
        place = [stand.cell, *_place_of(words, stand, solids)] if stand.cell else [words.say("keyhole-terminal-reserve")]
        told.append(f"{stand.name} {_listed(words, place)}")
    return Text(" · ".join(told))


def _pose_words(words: Words, pose: Pose, others: Sequence[Solid]) -> str:
    """`C4, facing north, on the floor`."""
    return _listed(words, [_cell_at(pose.x, pose.y), words.say("keyhole-yaw", yaw=pose.yaw), *_stance(words, pose, others)])


def _tell_piece(words: Words, piece: PieceView, solids: Sequence[Solid]) -> Text:
    say = words.say
    name = f"{LETTERS[piece.name]} {say('keyhole-piece', piece=piece.name)}"
    if not piece.placed:
        return _told(words, name, [], say("keyhole-terminal-unplaced"))
    others = [each for each in solids if each.pose.name != piece.name]
    numbers = f"set {piece.name} {piece.x} {piece.y} {piece.yaw} {piece.face} {piece.lean}"
    facts = [numbers, *([say("keyhole-terminal-moved")] if piece.moved else [])]
    return _told(words, name, facts, _pose_words(words, piece, others))


def _tell_ghost(view: View, words: Words, names: Sequence[str], ghost: GhostView, solids: Sequence[Solid]) -> Text:
    say = words.say
    name = _listed(words, [f"{ghost.name} {say('keyhole-size', size=ghost.size)}", f"{SHAPES[ghost.seat]} {names[ghost.seat]}"])
    if ghost.cell is None:
        return _told(
            words, name, [], say("keyhole-terminal-crossed" if ghost.place == "crossed" else "keyhole-terminal-reserve")
        )
    facts = [f"{ghost.sx},{ghost.sy},{ghost.level}"]
    facts += [say("keyhole-terminal-entered")] if ghost.entered else []
    facts += [say("keyhole-terminal-still")] if ghost.still else []
    return _told(words, name, facts, _listed(words, [ghost.cell, *_place_of(words, ghost, solids)]))


def _told(words: Words, title: str, facts: Sequence[str], text: str) -> Text:
    title += words.say("keyhole-board-colon")
    return Text.assemble((title, STRONG), text, (f" ({' · '.join(facts)})" if facts else "", FAINT))


BOARD = Board(paint=paint, paint_briefly=paint_briefly, label=label, explain=explain, tell_trial=tell_trial)
