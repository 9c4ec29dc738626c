"""A turn: the Movement card, one piece of furniture, then ghosts, which may merge (3.3, 3.4, 3.9)."""

from __future__ import annotations

from ghostlight.core.bits import has, nth, only, size
from ghostlight.core.chance import draw
from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..cards import POINTS, SHOWS
from ..hall.lifting import same_pose
from ..hall.settling import note_rests, resettle, set_piece
from ..hall.solids import POSES, build
from ..hall.spots import has_spot, list_spots, put_ghost, room_in, take_ghost
from ..state import (
    CELLS,
    FACES,
    GHOSTS,
    LEANS,
    NOWHERE,
    PIECES,
    SIZES,
    TEAM,
    Ask,
    Chime,
    Do,
    Draw,
    Event,
    Place,
    Posture,
    Size,
)
from .arranging import count_if_moved
from .play import (
    Play,
    cost_to_cell,
    cost_to_leave,
    depth_in,
    enough,
    in_reserve,
    movable,
    note,
    offer,
    owner_of,
    size_of,
    tell_changes,
)
from .poses import list_some_poses

UNKNOWN, FULL, ROOMY = range(3)


# --- the card and the furniture ----------------------------------------------------------------------------------------


@rule
def begin_turn(g: Play, seat: int) -> None:
    """K-011, K-020: the top card is shown and used at once."""
    s = g.state
    s.turn = seat
    s.card = nth(s.deck, draw(g.chance, Draw.CARD, size(s.deck)))
    s.deck ^= only(s.card)
    s.used |= only(s.card)
    s.points = POINTS[s.card]
    tell(g.events, Event.CARD, seat, s.card, s.points)
    s.ask = Ask.FURNITURE if SHOWS[s.card] else Ask.GHOSTS  # K-021


@rule
def offer_furniture(g: Play) -> None:
    """DP-04, DP-05: one of the pieces, in any candidate pose, or none."""
    offer_poses(g, movable(SHOWS[g.state.card], g.state.moved))
    offer(g, Do.LEAVE)


@rule
def offer_poses(g: Play, pieces: int) -> None:
    s, lab = g.state, g.paper.lab
    for piece in range(PIECES):
        if has(pieces, piece) and not enough(g):
            for k in range(list_some_poses(lab, s.hall, piece, s.turn, min(POSES, g.paper.enough))):
                pose = lab.poses[k]
                offer(g, Do.SET, pose & 255, pose >> 8 & 255, pose >> 16 & 255, (pose >> 24) + FACES * LEANS * piece)


@rule
def set_by_player(g: Play, x: int, y: int, yaw: int, what: int) -> None:
    """K-025: a player places a piece; `what` holds the piece, its face and its lean. The reader of a chime may leave it."""
    piece, face, lean = what // (FACES * LEANS), what // LEANS % FACES, what % LEANS
    tell(g.events, Event.FURNISHED, g.state.turn, piece)
    if g.state.ask == Ask.ARRANGE and same_pose(g.state.hall, piece, x, y, yaw, face, lean):
        return
    note(g)
    set_piece(g.paper.lab, g.state.hall, piece, x, y, yaw, face, lean)
    if g.state.ask == Ask.ARRANGE:
        count_if_moved(g, piece)
    tell_changes(g)


@rule
def count_as_moved(g: Play, action: int) -> None:
    """K-023, K-027: the piece stays where it is for this round; then the ghosts (K-011)."""
    g.state.moved |= only((action >> 32) // (FACES * LEANS))
    g.state.ask = Ask.GHOSTS


# --- where a ghost may go ----------------------------------------------------------------------------------------------


@rule
def offer_ghosts(g: Play) -> None:
    """DP-06, DP-10: a ghost and its end, as far as the points go; or to end the turn."""
    s = g.state
    forget_room(g)
    for ghost in range(s.turn * TEAM, s.turn * TEAM + TEAM):
        if may_move(g, ghost):
            offer_ends(g, ghost)
    if s.walked:
        offer_fusions(g)
    offer(g, Do.END)


@rule
def forget_room(g: Play) -> None:
    """Begin to note which cells have room (`finds_room`)."""
    build(g.paper.lab, g.state.hall)
    for k in range(SIZES * CELLS):
        g.paper.room[k] = UNKNOWN


@rule
def may_move(g: Play, ghost: int) -> bool:
    """Whether this ghost can be moved at all; of equals in the reserve, the first stands for all."""
    hall, each = g.state.hall, g.state.hall.ghosts[ghost]
    if each.place == Place.HALL:
        return each.still == 0  # K-085, C04
    if g.world.merging and size_of(ghost) != Size.S:  # K-080
        return False
    seat = g.state.turn
    waiting = in_reserve(hall, seat, size_of(ghost))
    if waiting == NOWHERE and g.world.merging:  # K-088
        waiting = in_reserve(hall, seat, Size.S, Place.CROSSED)
    return waiting == ghost


@rule
def stand_in(g: Play, ghost: int) -> int:
    """D-37: the ghost that stands on the menu for this one, the first of its equals that wait together."""
    hall = g.state.hall
    if g.world.rules < 2 or ghost >= GHOSTS or hall.ghosts[ghost].place == Place.HALL:
        return ghost
    return in_reserve(hall, owner_of(ghost), size_of(ghost), hall.ghosts[ghost].place)


@rule
def offer_ends(g: Play, ghost: int) -> None:
    s, each = g.state, g.state.hall.ghosts[ghost]
    home = s.hall.home[s.turn]
    for cell in range(CELLS):
        if not enough(g) and cost_to_cell(each.cell, cell, depth_in(home, cell)) <= s.points and may_end(g, ghost, cell):
            offer(g, Do.MOVE, ghost, cell)
    if may_leave(g, ghost):
        offer(g, Do.EXIT, ghost)


@rule
def may_leave(g: Play, ghost: int) -> bool:
    """K-033, K-034."""
    s, each = g.state, g.state.hall.ghosts[ghost]
    if each.place != Place.HALL or each.entered:
        return False
    return cost_to_leave(depth_in(s.hall.home[s.turn], each.cell)) <= s.points


@rule
def may_end(g: Play, ghost: int, cell: int) -> bool:
    """K-036, but K-084: whoever merges on arrival needs no spot of its own."""
    return finds_room(g, ghost, cell) or finds_partner(g, ghost, cell)


@rule
def finds_room(g: Play, ghost: int, cell: int) -> bool:
    """Whether it can stand there. The lab has been built for the hall.

    What is free with the ghost itself in the way is free without it; the rest is asked again only where it may be in the way.
    """
    lab, each, kind = g.paper.lab, g.state.hall.ghosts[ghost], size_of(ghost)
    known = g.paper.room[kind * CELLS + cell]
    if known == UNKNOWN:
        known = ROOMY if room_in(lab, kind, cell, 0, lies(g)) else FULL
        g.paper.room[kind * CELLS + cell] = known
    if known == ROOMY:
        return True
    in_the_way = each.cell == cell or (each.place == Place.HALL and (lies(g) or each.posture != Posture.UPRIGHT))
    return in_the_way and room_in(lab, kind, cell, only(ghost), lies(g))


@rule
def lies(g: Play) -> bool:
    """C02: ghosts that move or enter this round end lying."""
    return g.state.chime == Chime.TAKE_COVER


# --- moving ------------------------------------------------------------------------------------------------------------


@rule
def move_ghost(g: Play, ghost: int, cell: int) -> None:
    """K-031: the points are paid; then the owner merges, or chooses the spot."""
    s, each = g.state, g.state.hall.ghosts[ghost]
    cost = cost_to_cell(each.cell, cell, depth_in(s.hall.home[s.turn], cell))
    s.points -= cost
    tell(g.events, Event.WALKED if each.place == Place.HALL else Event.ENTERED, s.turn, ghost, cell, cost)
    s.unit.ghost = ghost
    s.unit.cell = cell
    s.ask = Ask.MERGE if finds_partner(g, ghost, cell) else Ask.SPOT


@rule
def leave_hall(g: Play, ghost: int) -> None:
    """K-038, K-039."""
    s = g.state
    cost = cost_to_leave(depth_in(s.hall.home[s.turn], s.hall.ghosts[ghost].cell))
    s.points -= cost
    tell(g.events, Event.CROSSED, s.turn, ghost, cost)
    note_rests(g.paper.lab, s.hall)
    take_ghost(s.hall, ghost, Place.CROSSED)
    note(g)
    resettle(g.paper.lab, s.hall)
    tell_changes(g)
    s.walked = g.world.any_pair


@rule
def offer_spots(g: Play) -> None:
    """DP-07, DP-09."""
    unit, lab, hall = g.state.unit, g.paper.lab, g.state.hall
    ghost = arriving(g)
    lab.without = leaving(g)
    for k in range(list_spots(lab, hall, unit.ghost, size_of(ghost), unit.cell, lies(g))):
        spot = lab.spots[k]
        offer(g, Do.STAND, spot & 255, spot >> 8 & 255, spot >> 16 & 255)
    lab.without = 0


@rule
def arriving(g: Play) -> int:
    """The ghost whose spot is asked for: the one that moves, or the one that a merge makes."""
    return g.state.unit.ghost if g.state.unit.made == NOWHERE else g.state.unit.made


@rule
def leaving(g: Play) -> int:
    """The ghosts that a merge takes out of the hall, as a set (K-083)."""
    unit = g.state.unit
    return 0 if unit.partner == NOWHERE else only(unit.ghost) | only(unit.partner)


@rule
def take_spot(g: Play, sx: int, sy: int, level: int, posture: int) -> None:
    """K-035; what rested on whoever has gone is settled (K-039)."""
    s, hall, unit, lab = g.state, g.state.hall, g.state.unit, g.paper.lab
    note_rests(lab, hall)
    ghost = arriving(g)
    entered = hall.ghosts[unit.ghost].place != Place.HALL or hall.ghosts[unit.ghost].entered == 1
    if unit.partner != NOWHERE:
        tell(g.events, Event.MERGED, s.turn, unit.ghost, unit.partner, ghost, unit.cell)
        entered = True
        take_ghost(hall, unit.ghost, Place.RESERVE)
        take_ghost(hall, unit.partner, Place.RESERVE)
    note(g)
    put_ghost(hall, ghost, unit.cell, sx, sy, level, posture)
    hall.ghosts[ghost].entered = 1 if entered else 0  # K-034
    if unit.partner != NOWHERE:
        hall.ghosts[ghost].still = hall.ghosts[ghost].made = 1  # K-085, K-086
    resettle(lab, hall)
    tell_changes(g)
    forget_unit(g)
    s.walked = g.world.any_pair
    s.ask = Ask.GHOSTS


@rule
def forget_unit(g: Play) -> None:
    unit = g.state.unit
    unit.ghost = unit.cell = unit.partner = unit.made = NOWHERE


# --- merging -----------------------------------------------------------------------------------------------------------


@rule
def finds_partner(g: Play, ghost: int, cell: int) -> bool:
    if g.world.merging:
        for other in range(g.state.turn * TEAM, g.state.turn * TEAM + TEAM):
            if may_merge(g, ghost, other, cell):
                return True
    return False


@rule
def may_merge(g: Play, ghost: int, other: int, cell: int) -> bool:
    """K-081 to K-083, K-086: a legal spot for the new ghost, the two being gone."""
    hall, lab = g.state.hall, g.paper.lab
    partner = hall.ghosts[other]
    if other == ghost or partner.place != Place.HALL or partner.cell != cell:
        return False
    made = merged_size(size_of(ghost), size_of(other))
    if made == NOWHERE or partner.made or in_reserve(hall, g.state.turn, made) == NOWHERE:
        return False
    lab.without = only(ghost) | only(other)
    fits = has_spot(lab, hall, ghost, made, cell, lies(g))
    lab.without = 0
    return fits


@rule
def merged_size(one: int, other: int) -> int:
    """K-082."""
    if one == Size.S and other == Size.S:
        return Size.M
    if one + other == Size.S + Size.M:
        return Size.L
    return NOWHERE


@rule
def offer_merges(g: Play) -> None:
    """DP-08: a partner, or none if the ghost can stand there by itself."""
    unit, seat = g.state.unit, g.state.turn
    for other in range(seat * TEAM, seat * TEAM + TEAM):
        if may_merge(g, unit.ghost, other, unit.cell):
            offer(g, Do.MERGE, other)
    if has_spot(g.paper.lab, g.state.hall, unit.ghost, size_of(unit.ghost), unit.cell, lies(g)):
        offer(g, Do.APART)


@rule
def merge(g: Play, partner: int) -> None:
    """K-083: the new ghost comes from the reserve; where it stands is asked next."""
    unit, hall = g.state.unit, g.state.hall
    unit.partner = partner
    unit.made = in_reserve(hall, g.state.turn, merged_size(size_of(unit.ghost), size_of(partner)))
    g.state.ask = Ask.SPOT


@rule
def offer_fusions(g: Play) -> None:
    """K-081 with `merging_pair` = `any`: once a move has ended, two that share a cell, wherever that is."""
    hall, first = g.state.hall, g.state.turn * TEAM
    if not g.world.merging:
        return
    for ghost in range(first, first + TEAM):
        each = hall.ghosts[ghost]
        if each.place == Place.HALL and not each.made:
            for other in range(ghost + 1, first + TEAM):
                if not enough(g) and may_merge(g, ghost, other, each.cell):
                    offer(g, Do.FUSE, ghost, other)


@rule
def fuse(g: Play, ghost: int, other: int) -> None:
    """Two that stand in a cell already merge as if one had just come."""
    g.state.unit.ghost, g.state.unit.cell = ghost, g.state.hall.ghosts[ghost].cell
    merge(g, other)
