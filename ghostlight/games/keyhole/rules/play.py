"""Keyhole's small words, in which its rules are written: the bundle that every rule takes, seats, sides, costs, ghosts."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from ghostlight.core import contract
from ghostlight.core.agenda import pack
from ghostlight.core.chance import Chance
from ghostlight.core.compile import brief, rule
from ghostlight.core.contract import Menu
from ghostlight.core.events import Events, tell
from ghostlight.core.records import Ints, Record, Rows

from ..hall.shapes import SIZE_OF
from ..hall.solids import Lab
from ..state import (
    CELLS,
    CHIMES,
    GHOSTS,
    GRID,
    NOWHERE,
    PIECES,
    SIZES,
    TEAM,
    Event,
    Furniture,
    Ghost,
    Hall,
    Place,
    Side,
    State,
    World,
)

ALL_CHIMES = (1 << CHIMES + 1) - 2
SILENCE: Rows[Events] = Events.many(1)
NO_DICE: Rows[Chance] = Chance.many(1)
NO_MENU: Rows[Menu] = Menu.many(1)
"""What a bundle holds for rules that only look at the game; compiled code could not write to them."""


class Paper(Record):
    """Scratch paper of one decision."""

    lab: Lab
    before: Hall  # as it was last told
    enough: int  # options that are wanted: two show that there is a choice
    room: Annotated[Ints, SIZES * CELLS]  # whether a ghost of that size finds a spot in that cell, as far as known


PAPER = Paper.dtype


class Play(NamedTuple):
    """All that a rule may touch while one decision is carried out."""

    world: World
    state: State
    chance: Chance
    menu: Menu
    events: Events
    paper: Paper


@rule
def clear_paper(g: Play) -> None:
    """Before anything is asked of the geometry: all ghosts count, and poses are judged by the reading of this game."""
    g.paper.lab.without = 0
    g.paper.lab.free = g.world.free_poses


@brief
def offer(g: Play, deed: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    contract.offer(g.menu, pack(deed, a, b, c, d))


@brief
def enough(g: Play) -> bool:
    """Whether no more options are wanted."""
    return g.menu.count >= g.paper.enough


# --- seats and sides ---------------------------------------------------------------------------------------------------


@brief
def after(home: int, other: int) -> int:
    """How many sides clockwise from one home to the other."""
    return (other - home) & 3


@rule
def left_of(world: World, hall: Hall, seat: int) -> int:
    """The next player clockwise (K-003)."""
    best, nearest = seat, 4
    for other in range(world.players):
        away = after(hall.home[seat], hall.home[other])
        if other != seat and away < nearest:
            best, nearest = other, away
    return best


@rule
def right_of(world: World, hall: Hall, seat: int) -> int:
    """The previous player clockwise: the one on whose left this seat is."""
    other = seat
    for _ in range(world.players - 1):
        other = left_of(world, hall, other)
    return other


@brief
def opposite(side: int) -> int:
    return (side + 2) & 3


@rule
def depth_in(home: int, cell: int) -> int:
    """The row of a cell counted from that home side (glossary)."""
    if home == Side.S:
        return cell // GRID + 1
    if home == Side.N:
        return GRID - cell // GRID
    if home == Side.W:
        return cell % GRID + 1
    return GRID - cell % GRID


@rule
def lane_in(home: int, cell: int) -> int:
    """The coordinate of a cell along that home side."""
    return cell // GRID if home & 1 else cell % GRID  # west and east are odd


@rule
def cell_at(home: int, depth: int, lane: int) -> int:
    """The cell of that depth and lane."""
    if home == Side.S:
        return lane + GRID * (depth - 1)
    if home == Side.N:
        return lane + GRID * (GRID - depth)
    if home == Side.W:
        return depth - 1 + GRID * lane
    return GRID - depth + GRID * lane


@rule
def cost_to_leave(depth: int) -> int:
    """K-031: through the exit side."""
    return GRID + 1 - depth


@rule
def cost_to_cell(start: int, cell: int, depth: int) -> int:
    """K-031: to a cell of that depth, from the reserve (NOWHERE), from another cell, or back to the same one."""
    if start == NOWHERE:
        return depth
    if start == cell:
        return 2
    return abs(start % GRID - cell % GRID) + abs(start // GRID - cell // GRID)


# --- ghosts ------------------------------------------------------------------------------------------------------------


@brief
def size_of(ghost: int) -> int:
    return SIZE_OF[ghost]


@brief
def owner_of(ghost: int) -> int:
    return ghost // TEAM


@rule
def in_reserve(hall: Hall, seat: int, size: int, place: int = Place.RESERVE) -> int:
    """The player's first ghost of that size in the reserve (or among the crossed ones); NOWHERE if there is none."""
    for ghost in range(seat * TEAM, seat * TEAM + TEAM):
        if size_of(ghost) == size and hall.ghosts[ghost].place == place:
            return ghost
    return NOWHERE


@rule
def movable(shown: int, moved: int) -> int:
    """K-022 to K-024: the pieces of which one may be moved, by those on the card and those already moved this round."""
    if shown == 0:
        return 0
    if shown & ~moved == 0:
        return 63 & ~moved
    return shown & ~moved


# --- what is told ------------------------------------------------------------------------------------------------------


@rule
def note(g: Play) -> None:
    """Remember the hall, so that `tell_changes` can tell what has changed since."""
    if g.events.on:
        g.paper.before = g.state.hall


@rule
def tell_changes(g: Play) -> None:
    """Everybody sees every piece and every ghost that stands otherwise than before."""
    if not g.events.on:
        return
    hall, before = g.state.hall, g.paper.before
    for piece in range(PIECES):
        p = hall.pieces[piece]
        if differs(p, before.pieces[piece]):
            tell(g.events, Event.SET, piece, p.x, p.y, p.yaw, p.face, p.lean, p.z, p.tilt)
    for ghost in range(GHOSTS):
        now, then = hall.ghosts[ghost], before.ghosts[ghost]
        if now.place == Place.HALL:
            if stands_elsewhere(now, then):
                tell(g.events, Event.STANDS, ghost, now.cell, now.sx, now.sy, now.level, now.posture)
        elif now.place == Place.RESERVE and then.place == Place.HALL:
            tell(g.events, Event.RETURNED, owner_of(ghost), ghost)
    g.paper.before = hall


@rule
def differs(p: Furniture, q: Furniture) -> bool:
    return (
        p.placed != q.placed
        or p.x != q.x
        or p.y != q.y
        or p.yaw != q.yaw
        or p.face != q.face
        or p.lean != q.lean
        or p.z != q.z
        or p.tilt != q.tilt
    )


@rule
def stands_elsewhere(now: Ghost, then: Ghost) -> bool:
    return (
        now.place != then.place
        or now.cell != then.cell
        or now.sx != then.sx
        or now.sy != then.sy
        or now.level != then.level
        or now.posture != then.posture
    )
