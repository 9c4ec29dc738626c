"""Halls set up from a line of text, and doors into the compiled geometry of Keyhole: Python cannot call a rule itself."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ghostlight.core.compile import entry
from ghostlight.games.keyhole.hall import leaning, settling, solids, spots
from ghostlight.games.keyhole.hall.solids import Lab
from ghostlight.games.keyhole.rules import dancing, poses
from ghostlight.games.keyhole.state import NOWHERE, PIECES, Hall, Place, Side, Size, Why
from ghostlight.games.keyhole.text.names import CELL_NAMES, GHOST_NAMES, PIECE_NAMES, POSTURES

ALL_PIECES = (1 << PIECES) - 1

POSE = ("x", "y", "yaw", "face", "lean")


class Rest(NamedTuple):
    """How a piece would come to rest, or why it may not."""

    why: Why
    z: int
    tilt: int


class Room:
    """A hall to try things in.

    `desk 96,96,0,0,0; AS1@D4:8,8,0` sets pieces by the rules, in the order given, and puts ghosts where it says; a ghost may
    end with its heading (`AL1@A1:6,6,0,N`). Homes are S for A, W for B and so on unless given.
    """

    def __init__(self, text: str = "", homes: str = "SWNE", starter: int = 0) -> None:
        self.halls: Any = np.zeros(1, Hall.dtype)
        self.labs: Any = np.full(Lab.dtype.itemsize, 0xA5, np.uint8).view(Lab.dtype)  # nothing on it may be taken for blank
        self.labs[0]["without"] = self.labs[0]["free"] = 0
        self.hall["ghosts"]["cell"] = NOWHERE
        self.hall["home"] = [Side[side] for side in homes]
        self.hall["starter"] = starter
        for line in filter(None, (part.strip() for part in text.split(";"))):
            if "@" in line:
                self.put(line)
            else:
                name, numbers = line.split(" ")
                assert self.set(name, *map(int, numbers.split(","))).why == Why.FINE, line

    @property
    def hall(self) -> Any:
        return self.halls[0]

    @property
    def lab(self) -> Any:
        return self.labs[0]

    def put(self, text: str) -> int:
        """`AS1@D4:8,8,0`: no questions asked."""
        name, where = text.split("@")
        cell, spot = where.split(":")
        sx, sy, level, *heading = spot.split(",")
        ghost, posture = GHOST_NAMES.index(name), POSTURES.index((heading or ["upright"])[0])
        _put(self.halls, ghost, CELL_NAMES.index(cell), int(sx), int(sy), int(level), posture)
        return ghost

    def ghost(self, name: str) -> str:
        """Where a ghost is: `D4:8,8,0`."""
        it = self.hall["ghosts"][GHOST_NAMES.index(name)]
        if it["place"] != Place.HALL:
            return Place(it["place"]).name.lower()
        heading = f",{POSTURES[it['posture']]}" if it["posture"] else ""
        return f"{CELL_NAMES[it['cell']]}:{it['sx']},{it['sy']},{it['level']}{heading}"

    def piece(self, name: str) -> tuple[int, ...]:
        """A pose: x, y, yaw, face, lean."""
        return tuple(int(self.hall["pieces"][PIECE_NAMES.index(name)][field]) for field in POSE)

    def rest(self, name: str) -> tuple[int, int]:
        """Its height and its tilt."""
        it = self.hall["pieces"][PIECE_NAMES.index(name)]
        return int(it["z"]), int(it["tilt"])

    def try_pose(self, name: str, x: int, y: int, yaw: int = 0, face: int = 0, lean: int = 0) -> Rest:
        before = self.halls.copy()
        why = _try_pose(self.labs, self.halls, PIECE_NAMES.index(name), x, y, yaw, face, lean)
        assert self.halls == before
        return Rest(Why(why), int(self.lab["z"]), int(self.lab["tilt"]))

    def set(self, name: str, x: int, y: int, yaw: int = 0, face: int = 0, lean: int = 0) -> Rest:
        """Set a piece if that is legal; the lab's answer."""
        rest = self.try_pose(name, x, y, yaw, face, lean)
        if rest.why == Why.FINE:
            _set_piece(self.labs, self.halls, PIECE_NAMES.index(name), x, y, yaw, face, lean)
        return rest

    def try_spot(self, name: str, cell: str, sx: int, sy: int, level: int, posture: str = "upright") -> Why:
        ghost, size = GHOST_NAMES.index(name), Size[name[1]]
        return Why(
            _try_spot(self.labs, self.halls, ghost, size, CELL_NAMES.index(cell), sx, sy, level, POSTURES.index(posture))
        )

    def menu(self, name: str, cell: str, lying: int = 0) -> list[str]:
        """The spot menu: `8,8,0` or `8,8,0,N`."""
        ghost, at = GHOST_NAMES.index(name), CELL_NAMES.index(cell)
        count = _list_spots(self.labs, self.halls, ghost, Size[name[1]], at, lying)
        return [_spot_text(int(spot)) for spot in self.lab["spots"][:count]]

    def has_spot(self, name: str, cell: str, lying: int = 0) -> bool:
        return bool(_has_spot(self.labs, self.halls, GHOST_NAMES.index(name), Size[name[1]], CELL_NAMES.index(cell), lying))

    def poses(self, name: str, seat: int = 0) -> list[tuple[int, ...]]:
        """The pose menu."""
        count = _list_poses(self.labs, self.halls, PIECE_NAMES.index(name), seat)
        found = [int(pose) for pose in self.lab["poses"][:count]]
        return [(p & 255, p >> 8 & 255, p >> 16 & 255, (p >> 24) // 5, (p >> 24) % 5) for p in found]

    def sound(self) -> bool:
        return bool(_sound(self.labs, self.halls))

    def settle(self, name: str, cell: str, sx: int, sy: int, posture: str = "upright") -> None:
        ghost, size = GHOST_NAMES.index(name), Size[name[1]]
        _settle(self.labs, self.halls, ghost, CELL_NAMES.index(cell), sx, sy, size, POSTURES.index(posture))

    def settle_at(self, name: str, cell: str, sx: int, sy: int, level: int) -> bool:
        return bool(_settle_at(self.labs, self.halls, GHOST_NAMES.index(name), CELL_NAMES.index(cell), sx, sy, level))

    def leave(self, *names: str) -> None:
        """Ghosts go to the reserve, and pieces that rested on them settle."""
        going = sum(1 << GHOST_NAMES.index(name) for name in names)
        _leave(self.labs, self.halls, going)

    def do(self, what: str) -> None:
        """lay_down, stand_up, tip, turn_mirror or dance."""
        DEEDS[what](self.labs, self.halls)

    def before_mirror(self, name: str) -> str:
        found = int(_before_mirror(self.labs, self.halls, GHOST_NAMES.index(name)))
        return "nowhere" if found == NOWHERE else f"{CELL_NAMES[found >> 24]}:{_spot_text(found & 0xFFFFFF)}"


def _spot_text(spot: int) -> str:
    level, posture = (spot >> 8 & 255) | (spot >> 16 & 15) << 8, spot >> 20
    return f"{spot & 15},{spot >> 4 & 15},{level}" + (f",{POSTURES[posture]}" if posture else "")


@entry
def _put(halls: Any, ghost: int, cell: int, sx: int, sy: int, level: int, posture: int) -> None:
    spots.put_ghost(halls[0], ghost, cell, sx, sy, level, posture)


@entry
def _try_pose(labs: Any, halls: Any, piece: int, x: int, y: int, yaw: int, face: int, lean: int) -> int:
    return settling.try_pose(labs[0], halls[0], piece, x, y, yaw, face, lean)


@entry
def _set_piece(labs: Any, halls: Any, piece: int, x: int, y: int, yaw: int, face: int, lean: int) -> None:
    settling.set_piece(labs[0], halls[0], piece, x, y, yaw, face, lean)


@entry
def _try_spot(labs: Any, halls: Any, ghost: int, size: int, cell: int, sx: int, sy: int, level: int, posture: int) -> int:
    return spots.try_spot(labs[0], halls[0], ghost, size, cell, sx, sy, level, posture)


@entry
def _list_spots(labs: Any, halls: Any, ghost: int, size: int, cell: int, lying: int) -> int:
    return spots.list_spots(labs[0], halls[0], ghost, size, cell, lying)


@entry
def _has_spot(labs: Any, halls: Any, ghost: int, size: int, cell: int, lying: int) -> bool:
    return spots.has_spot(labs[0], halls[0], ghost, size, cell, lying)


@entry
def _list_poses(labs: Any, halls: Any, piece: int, seat: int) -> int:
    return poses.list_poses(labs[0], halls[0], piece, seat)


@entry
def _sound(labs: Any, halls: Any) -> bool:
    return settling.sound(labs[0], halls[0])


@entry
def _settle(labs: Any, halls: Any, ghost: int, cell: int, sx: int, sy: int, size: int, posture: int) -> None:
    settling.settle(labs[0], halls[0], ghost, cell, sx, sy, size, posture)


@entry
def _settle_at(labs: Any, halls: Any, ghost: int, cell: int, sx: int, sy: int, level: int) -> bool:
    return settling.settle_at(labs[0], halls[0], ghost, cell, sx, sy, level)


@entry
def _leave(labs: Any, halls: Any, going: int) -> None:
    settling.note_rests(labs[0], halls[0])
    for ghost in range(28):
        if going >> ghost & 1:
            spots.take_ghost(halls[0], ghost, 0)
    settling.resettle(labs[0], halls[0])


@entry
def _before_mirror(labs: Any, halls: Any, ghost: int) -> int:
    return dancing.before_mirror(labs[0], halls[0], ghost)


@entry
def _lay_down(labs: Any, halls: Any) -> None:
    settling.lay_down(labs[0], halls[0])


@entry
def _stand_up(labs: Any, halls: Any) -> None:
    settling.stand_up(labs[0], halls[0])


@entry
def _tip(labs: Any, halls: Any) -> None:
    dancing.tip(labs[0], halls[0], ALL_PIECES)


@entry
def _turn_mirror(labs: Any, halls: Any) -> None:
    dancing.turn_mirror(labs[0], halls[0])


@entry
def _dance(labs: Any, halls: Any) -> None:
    dancing.dance(labs[0], halls[0], ALL_PIECES)


DEEDS = {"lay_down": _lay_down, "stand_up": _stand_up, "tip": _tip, "turn_mirror": _turn_mirror, "dance": _dance}


@entry
def tilt_both_ways(labs: Any, halls: Any, piece: int, x: int, y: int, yaw: int, face: int, lean: int) -> tuple[int, int]:
    """KG-033 c: the first degree at which the piece meets something, as the rules find it and by trying all degrees."""
    lab = labs[0]
    solids.build(lab, halls[0])
    lab.here &= ~(1 << piece)
    solids.shape(lab.own, piece, x, y, yaw, face, 0, 0, 0)
    lab.footing = 0
    found = leaning.tilt_until(lab, lean, 0)
    for degree in range(1, leaning.NEVER):
        solids.shape(lab.own, piece, x, y, yaw, face, lean, 0, degree)
        for q in range(6):
            if lab.here >> q & 1 and leaning.solids_meet(lab.own, lab.pieces[q]):
                return found, degree
        for g in range(28):
            body = lab.ghosts[g]
            if lab.crowd >> g & 1:
                for k in range(lab.own.count):
                    if leaning.leaning_box_meets(
                        lab.own, lab.own.boxes[k], body.x, body.y, body.px, body.py, body.posture == 0, body.low, body.high
                    ):
                        return found, degree
    return found, leaning.NEVER
