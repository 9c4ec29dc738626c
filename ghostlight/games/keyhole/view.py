"""Keyhole as a client draws it, which question is put to the player who decides, and what would come of an action tried.

Nothing here says what could be seen through any door (K-051).
"""

from __future__ import annotations

from typing import Any

import msgspec

from ghostlight.core.compile import in_python
from ghostlight.core.contract import OVER
from ghostlight.core.events import SPECTATOR

from . import vocabulary
from .cards import ALL_CARDS, POINTS, SHOWS
from .rules.play import ALL_CHIMES, cost_to_cell, cost_to_leave, depth_in, movable
from .state import (
    CELLS,
    NOWHERE,
    PIECES,
    ROUNDS,
    SIZES,
    TEAM,
    TEAM_SIZES,
    Ask,
    Place,
)
from .text.names import POSTURES, cell_name, ghost_name, piece_name


class Door(msgspec.Struct, frozen=True):
    side: vocabulary.Side
    door: int


class CardView(msgspec.Struct, frozen=True):
    number: int
    points: int  # printed
    pieces: list[vocabulary.Piece]  # none or two


class Pose(msgspec.Struct, frozen=True):
    """A piece as it stands, or would stand."""

    name: vocabulary.Piece
    x: int
    y: int
    yaw: int
    face: int
    lean: int
    z: int
    tilt: int


class PieceView(Pose, frozen=True):
    placed: bool
    moved: bool  # this round: it cannot be moved again
    movable: bool  # may be chosen by the player who decides now


class Stand(msgspec.Struct, frozen=True):
    """A ghost as it stands, or would stand."""

    name: str
    cell: str | None
    sx: int
    sy: int
    level: int
    posture: vocabulary.Posture


class GhostView(Stand, frozen=True):
    seat: int
    size: vocabulary.Size
    place: vocabulary.Place
    entered: bool  # this round
    still: bool  # cannot move this round


class Player(msgspec.Struct, frozen=True):
    home: vocabulary.Side | None
    picks: int
    points: int
    reserve: list[int]  # small, medium, large
    hall: list[int]
    crossed: list[int]


class Going(msgspec.Struct, frozen=True):
    """The ghost whose spot, or whose merge, is being asked for."""

    ghost: str
    cell: str


class Reach(msgspec.Struct, frozen=True):
    ghost: str
    to: str  # a cell, or exit
    cost: int


class Trial(msgspec.Struct, frozen=True):
    """What would come of a pose or a spot (K-027)."""

    possible: bool
    why: vocabulary.Why | None  # why not: the message keyhole-not-...
    pieces: list[Pose]  # the one tried, as far as its rest is known, and every other that would change
    ghosts: list[Stand]


class View(msgspec.Struct, frozen=True):
    seat: int | None  # whose view this is; None for a spectator
    turn: int | None  # whose decision it is; None when the game is over
    on_turn: int
    phase: vocabulary.Phase
    ask: vocabulary.Ask | None
    round: int  # 0 in set-up
    rounds: int
    starter: int
    merging: bool
    chimes: bool
    mirror: bool
    solid_ghosts: bool
    min_visible: int
    keyhole: Door
    peeps: int  # so far
    last: Door | None  # where the last peep was made from
    card: CardView | None
    points: int  # left on it
    deck: int  # cards still to be drawn in this game
    seen_cards: list[int]
    chime: int | None  # of this round
    heard: list[int]
    crystal: int | None  # the door number foretold
    pieces: list[PieceView]
    ghosts: list[GhostView]
    players: list[Player]
    going: Going | None
    reach: list[Reach]  # at the question `ghosts`: ends within the points; the choices say which are possible


def view(world: Any, state: Any, seat: int, actor: int, points: list[int]) -> View:
    over = actor == OVER
    seats = range(int(world.players))
    asked = Ask(int(state.ask))
    hall, players = state.hall, int(world.players)
    drawn = _members(ALL_CARDS & ~int(state.deck))
    return View(
        seat=None if seat == SPECTATOR else seat,
        turn=None if over else actor,
        on_turn=int(state.turn),
        phase="over" if over else "setup" if state.rounds == 0 else "play",
        ask=None if over else vocabulary.ASKS[asked],
        round=int(state.rounds),
        rounds=ROUNDS,
        starter=int(hall.starter),
        merging=bool(world.merging),
        chimes=bool(world.chimes),
        mirror=bool(world.mirror),
        solid_ghosts=bool(world.solid_ghosts),
        min_visible=int(world.min_visible),
        keyhole=_door(state.side, state.door),
        peeps=int(state.peeps),
        last=_door(state.side, state.door) if state.peeps else None,
        card=_card(int(state.card)),
        points=int(state.points),
        deck=players * ROUNDS - len(drawn),
        seen_cards=drawn,
        chime=int(state.chime) or None,
        heard=_members(ALL_CHIMES & ~int(state.bells)) if world.chimes else [],
        crystal=int(state.crystal) or None,
        pieces=_pieces(state, over),
        ghosts=[_ghost(hall.ghosts[seat * TEAM + k], seat * TEAM + k) for seat in seats for k in range(TEAM)],
        players=[_player(hall, each, int(state.picks[each]), points[each]) for each in seats],
        going=_going(state, asked),
        reach=_reach(world, state) if asked == Ask.GHOSTS else [],
    )


def ask(view: View) -> str:
    """The question put to the player who decides."""
    return view.ask or ""


def _members(members: int) -> list[int]:
    return [k for k in range(members.bit_length()) if members >> k & 1]


def _door(side: int, door: int) -> Door:
    return Door(vocabulary.SIDES[int(side)], int(door))


def _card(card: int) -> CardView | None:
    if card == 0:
        return None
    return CardView(card, int(POINTS[card]), [piece_name(each) for each in _members(int(SHOWS[card]))])


def pose(piece: int, each: Any) -> Pose:
    return Pose(piece_name(piece), *(int(each[name]) for name in ("x", "y", "yaw", "face", "lean", "z", "tilt")))


def stand(ghost: int, each: Any) -> Stand:
    return Stand(
        name=ghost_name(ghost),
        cell=cell_name(int(each["cell"])) if int(each["place"]) == Place.HALL else None,
        sx=int(each["sx"]),
        sy=int(each["sy"]),
        level=int(each["level"]),
        posture=POSTURES[int(each["posture"])],
    )


def _pieces(state: Any, over: bool) -> list[PieceView]:
    asked = Ask(int(state.ask))
    free = 0
    if asked == Ask.FURNITURE:
        free = in_python(movable)(int(SHOWS[int(state.card)]), int(state.moved))
    elif asked == Ask.ARRANGE:
        free = int(state.to_place)
    listed = []
    for piece in range(PIECES):
        each = state.hall.pieces[piece]
        placed = bool(each["placed"])
        may = not over and (free >> piece & 1 == 1 if asked != Ask.FURNISH else not placed)
        plain = msgspec.structs.asdict(pose(piece, each))
        listed.append(PieceView(**plain, placed=placed, moved=bool(int(state.moved) >> piece & 1), movable=may))
    return listed


def _ghost(each: Any, ghost: int) -> GhostView:
    return GhostView(
        **msgspec.structs.asdict(stand(ghost, each)),
        seat=ghost // TEAM,
        size=vocabulary.SIZES[TEAM_SIZES[ghost % TEAM]],
        place=vocabulary.PLACES[int(each["place"])],
        entered=bool(each["entered"]),
        still=bool(each["still"]),
    )


def _player(hall: Any, seat: int, picks: int, points: int) -> Player:
    counts = [[0] * SIZES for _ in Place]
    for k in range(TEAM):
        counts[int(hall.ghosts[seat * TEAM + k]["place"])][TEAM_SIZES[k]] += 1
    home = int(hall.home[seat])
    return Player(
        home=None if home == NOWHERE else vocabulary.SIDES[home],
        picks=picks,
        points=points,
        reserve=counts[Place.RESERVE],
        hall=counts[Place.HALL],
        crossed=counts[Place.CROSSED],
    )


def _going(state: Any, asked: Ask) -> Going | None:
    if asked not in (Ask.SPOT, Ask.MERGE):
        return None
    made = int(state.unit.made)
    return Going(ghost_name(made if made != NOWHERE else int(state.unit.ghost)), cell_name(int(state.unit.cell)))


def _reach(world: Any, state: Any) -> list[Reach]:
    """K-031: what each end costs, as far as the points go."""
    to_cell, to_leave, depth = in_python(cost_to_cell), in_python(cost_to_leave), in_python(depth_in)
    home, points, seat = int(state.hall.home[state.turn]), int(state.points), int(state.turn)
    ends = []
    for ghost in range(seat * TEAM, seat * TEAM + TEAM):
        each = state.hall.ghosts[ghost]
        start = int(each["cell"])
        for cell in range(CELLS):
            cost = to_cell(start, cell, depth(home, cell))
            if cost <= points:
                ends.append(Reach(ghost_name(ghost), cell_name(cell), cost))
        if start != NOWHERE and to_leave(depth(home, start)) <= points:
            ends.append(Reach(ghost_name(ghost), "exit", to_leave(depth(home, start))))
    return ends
