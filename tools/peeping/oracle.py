"""A second opinion on who is seen through the keyhole: meshes and rays (trimesh with Embree), not the game's own geometry.

It is slow and shares nothing with the game but the records that say where things stand. Its tables are a transcription of
their own, pieces are meshes turned by matrices, and the mirror reflects the samples, not the eye. Embree reckons with single
precision, so boxes are shrunk by more than the rules say: a path that grazes a box may count here and not there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import pi
from typing import Any

import numpy as np
import trimesh
from numpy.typing import NDArray
from trimesh import transformations

Points = NDArray[np.float64]
Flags = NDArray[np.bool_]
Cast = Callable[[trimesh.Trimesh | None, Points, Points], Flags]
"""Which segments (starts, ends) meet no furniture."""

rotation_matrix: Callable[..., Points] = transformations.rotation_matrix
translation_matrix: Callable[..., Points] = transformations.translation_matrix

SHRUNK = 2e-5
"""By how much boxes are shrunk here, in cells: some steps of single precision at the width of the hall."""
UNIT = 64.0
X, Y, Z = np.eye(3)

# KG-001, section 4.2: centre and half-sizes of every box.
BOXES: list[list[tuple[int, ...]]] = [
    [(0, 0, 4, 24, 8, 4), (0, 0, 50, 24, 3, 42), (0, 0, 94, 24, 8, 2)],
    [(0, -10, 44, 58, 16, 44), (0, 16, 46, 58, 10, 6), *((x, 16, 20, 4, 10, 20) for x in (-54, 54))],
    [
        (0, 0, 16, 34, 30, 8),
        (0, -24, 48, 34, 6, 24),
        *((x, 6, 32, 5, 24, 8) for x in (-29, 29)),
        *((x, y, 4, 4, 4, 4) for x, y in product((-30, 30), (-26, 26))),
    ],
    [(0, 0, 61, 56, 28, 3), *((x, 0, 29, 16, 28, 29) for x in (-40, 40)), (0, -26, 29, 24, 2, 29)],
    [
        (0, 0, 8, 32, 22, 2),
        (0, 0, 56, 32, 22, 2),
        *((x, y, 3, 2, 2, 3) for x, y in product((-30, 30), (-20, 20))),
        *((x, y, 32, 2, 2, 22) for x, y in product((-30, 30), (-20, 20))),
    ],
    [
        *((x, y, 3, 2, 2, 3) for x, y in product((-34, 34), (-18, 18))),
        (0, 0, 8, 36, 20, 2),
        *((x, 0, 29, 2, 20, 19) for x in (-34, 34)),
        (0, -18, 29, 32, 2, 19),
        (0, 0, 58, 36, 20, 10),
    ],
]
MIRROR = 0
GLASS = np.array([[x, 3, z] for x, z in ((-20, 12), (20, 12), (20, 88), (-20, 88))]) / UNIT
# KG-021: by which turn each face comes down.
TURNS: list[tuple[float, Points]] = [(0, X), (pi / 2, X), (pi, Y), (-pi / 2, X), (-pi / 2, Y), (pi / 2, Y)]
# KG-033: about which bottom edge a piece tilts (its direction from the middle), and by which turn.
EDGES: dict[int, tuple[Points, Points]] = {1: (Y, -X), 2: (-Y, X), 3: (-X, -Y), 4: (X, Y)}
# Section 4.5: radius and height of each size.
BODIES = [(10, 32), (16, 52), (24, 76)]
TEAM = [0, 0, 0, 0, 1, 1, 2]
IN_HALL = 1
# KG-060: wall point of the door in the middle of a side, and rightward; sides as the records count them: S, W, N, E.
WALLS: list[tuple[Points, Points]] = [(-Y, X), (-X, -Y), (Y, -X), (X, Y)]
MIDDLE = np.array([3.0, 3.0, 0.0])


@dataclass(frozen=True)
class Scene:
    """The hall's furniture as one mesh, and where the mirror's glass is (none: nowhere)."""

    mesh: trimesh.Trimesh | None
    glass: Points | None


@dataclass(frozen=True)
class Seen:
    """Which samples of each ghost in the hall are seen, directly and in the mirror."""

    ghosts: list[int]
    direct: Flags
    mirrored: Flags

    def set(self, least: int = 1) -> set[int]:
        counts = (self.direct | self.mirrored).sum(axis=1)
        return {ghost for ghost, count in zip(self.ghosts, counts, strict=True) if count >= least}

    def counts(self) -> dict[int, tuple[int, int]]:
        found = zip(self.ghosts, self.direct.sum(axis=1).tolist(), self.mirrored.sum(axis=1).tolist(), strict=True)
        return {ghost: (direct, mirrored) for ghost, direct, mirrored in found}


# --- furniture ---------------------------------------------------------------------------------------------------------


@cache
def boxes_of(piece: int) -> tuple[Points, NDArray[np.int64]]:
    """Corners and triangles of a piece in its own frame, its boxes a little too small."""
    corners: list[Points] = []
    triangles: list[NDArray[np.int64]] = []
    for box in BOXES[piece]:
        made = trimesh.creation.box(extents=2 * (np.array(box[3:]) / UNIT - SHRUNK))
        triangles.append(made.faces + 8 * len(corners))
        corners.append(made.vertices + np.array(box[:3]) / UNIT)
    return np.concatenate(corners), np.concatenate(triangles)


def moved(points: Points, matrix: Points) -> Points:
    return points @ matrix[:3, :3].T + matrix[:3, 3]


@cache
def at_rest(piece: int, face: int) -> tuple[Points, Points]:
    """The matrix that puts a piece on a face, centred in plan and on the ground; and its half-extents there (KG-021)."""
    turned = rotation_matrix(*TURNS[face])
    ends = np.array([np.array(box[:3]) + s * np.array(box[3:]) for box in BOXES[piece] for s in (-1, 1)]) / UNIT
    ends = moved(ends, turned)
    low, high = ends.min(axis=0), ends.max(axis=0)
    down = translation_matrix([-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2]])
    return down @ turned, (high - low) / 2


def pose_of(piece: int, row: Any) -> Points:
    """The matrix from a piece's own frame to the hall (KG-020 to KG-022)."""
    rested, half = at_rest(piece, int(row["face"]))
    tilted = np.eye(4)
    if row["lean"]:
        edge, axis = EDGES[int(row["lean"])]
        tilted = rotation_matrix(np.radians(float(row["tilt"])), axis, point=edge * half)
    yawed = rotation_matrix(2 * pi * int(row["yaw"]) / 64, Z)
    return translation_matrix([row["x"] / 32, row["y"] / 32, row["z"] / 64]) @ yawed @ tilted @ rested


def furnish(hall: Any) -> Scene:
    corners: list[Points] = []
    triangles: list[NDArray[np.int64]] = []
    glass, count = None, 0
    for piece in range(len(BOXES)):
        row = hall["pieces"][piece]
        if not row["placed"]:
            continue
        pose = pose_of(piece, row)
        own, faces = boxes_of(piece)
        corners.append(moved(own, pose))
        triangles.append(faces + count)
        count += len(own)
        if piece == MIRROR:
            glass = moved(GLASS, pose)
    if not corners:
        return Scene(None, None)
    return Scene(trimesh.Trimesh(np.concatenate(corners), np.concatenate(triangles), process=False, validate=False), glass)


# --- ghosts ------------------------------------------------------------------------------------------------------------


@cache
def body(size: int) -> Points:
    """KG-063: the samples of a ghost in its own frame."""
    r, h = (number / UNIT for number in BODIES[size])
    rings = [((h - r) * j / 8, r) for j in range(9)]
    rings += [(h - r + r * np.sin(2 * pi * p / 64), r * np.cos(2 * pi * p / 64)) for p in (4, 8, 12)]
    around = 2 * pi * 2 * np.arange(32) / 64
    points = [np.stack([wide * np.cos(around), wide * np.sin(around), np.full(32, high)], axis=1) for high, wide in rings]
    return np.concatenate([*points, [[0.0, 0.0, h]]])


def stance(ghost: int, row: Any) -> tuple[Points, int]:
    """The matrix from a ghost's own frame to the hall (KG-040, KG-043, KG-044), and its size."""
    size = TEAM[ghost % len(TEAM)]
    r, h = (number / UNIT for number in BODIES[size])
    cell = int(row["cell"])
    foot = translation_matrix([cell % 6 + row["sx"] / 16, cell // 6 + row["sy"] / 16, row["level"] / 64])
    if not row["posture"]:
        return foot, size
    head = [Y, X, -Y, -X][int(row["posture"]) - 1]
    lying = np.eye(4)
    lying[:3, :3] = np.stack([[head[1], -head[0], 0], Z, head], axis=1)
    lying[:3, 3] = r * Z - h / 2 * head
    return foot @ lying, size


def ghosts_in(hall: Any) -> list[int]:
    return [ghost for ghost, row in enumerate(hall["ghosts"]) if row["place"] == IN_HALL]


# --- sight -------------------------------------------------------------------------------------------------------------


def door_at(side: int, door: int) -> tuple[Points, Points, Points]:
    """The door's wall point, inward and rightward (KG-060)."""
    outward, right = WALLS[side]
    return MIDDLE + 3 * outward + (door - 3.5) * right, -outward, right


def through_keyhole(eye: Points, targets: Points, wall: Points, inward: Points, right: Points) -> Flags:
    """Which lines from the eye pass the aperture (KG-061)."""
    ahead = (targets - eye) @ inward
    crossing = eye + (targets - eye) * (((wall - eye) @ inward) / ahead)[:, None]
    w, z = (crossing - wall) @ right, crossing[:, 2]
    disc = np.hypot(w, z - 0.75) < 0.25 - 1e-6
    narrow = np.interp(z, [0.25, 0.625], [0.1875, 0.09375])
    slot = (z > 0.25 + 1e-6) & (z < 0.625 - 1e-6) & (np.abs(w) < narrow - 1e-6)
    return disc | slot


def unblocked(mesh: trimesh.Trimesh | None, starts: Points, ends: Points) -> Flags:
    """Which segments meet no furniture: the first triangle along each ray lies behind its end, if there is one."""
    if mesh is None or not len(starts):
        return np.ones(len(starts), np.bool_)
    way = ends - starts
    first = mesh.ray.intersects_first(starts, way)
    normal = mesh.face_normals[first]
    corner = mesh.triangles[first, 0]
    with np.errstate(divide="ignore", invalid="ignore"):
        share = ((corner - starts) * normal).sum(axis=1) / (way * normal).sum(axis=1)
    free: Flags = (first == -1) | (share > 1 - SHRUNK)
    return free


def in_glass(glass: Points, points: Points) -> Flags:
    """Which points of its plane are on the glass."""
    sides = [glass[1] - glass[0], glass[3] - glass[0]]
    inside = np.ones(len(points), np.bool_)
    for side in sides:
        along = (points - glass[0]) @ side / np.linalg.norm(side)
        inside &= (along > 1e-6) & (along < np.linalg.norm(side) - 1e-6)
    return inside


def reflected(
    scene: Scene, eye: Points, samples: Points, door: tuple[Points, Points, Points], cast: Cast
) -> tuple[Flags, Points]:
    """Which samples are seen in the glass, other ghosts left aside, and by which points of it (KG-065)."""
    seen = np.zeros(len(samples), np.bool_)
    hits = np.zeros_like(samples)
    if scene.glass is None:
        return seen, hits
    wall, inward, _ = door
    glass = scene.glass
    normal = -np.cross(glass[1] - glass[0], glass[3] - glass[0])
    normal /= np.linalg.norm(normal)
    before = (samples - glass[0]) @ normal
    mine = (eye - glass[0]) @ normal
    if mine <= 1e-6:
        return seen, hits
    images = samples - 2 * before[:, None] * normal
    with np.errstate(divide="ignore", invalid="ignore"):
        hits = eye + (images - eye) * (mine / (mine + before))[:, None]
    likely = before > 1e-6
    likely[likely] = in_glass(glass, hits[likely])
    likely[likely] &= (hits[likely] - wall) @ inward > 0
    likely[likely] = through_keyhole(eye, hits[likely], *door)
    at = np.flatnonzero(likely)
    at = at[cast(scene.mesh, np.broadcast_to(eye, (len(at), 3)), hits[at])]
    at = at[cast(scene.mesh, hits[at], samples[at])]
    seen[at] = True
    return seen, hits


def look(hall: Any, side: int, door: int, mirror: bool = True, solid_ghosts: bool = False, cast: Cast = unblocked) -> Seen:
    """Who is seen from a door (1 to 6) of a side: a peep of the rules, with every sample on its own."""
    scene, ghosts = furnish(hall), ghosts_in(hall)
    stances = [stance(ghost, hall["ghosts"][ghost]) for ghost in ghosts]
    shape = (len(ghosts), len(body(0)))
    if not ghosts:
        return Seen([], np.zeros(shape, np.bool_), np.zeros(shape, np.bool_))
    samples = np.concatenate([moved(body(size), matrix) for matrix, size in stances])
    frame = door_at(side, door)
    eye = frame[0] - frame[1] / 2 + 0.75 * Z
    direct = through_keyhole(eye, samples, *frame)
    at = np.flatnonzero(direct)
    direct[at] = cast(scene.mesh, np.broadcast_to(eye, (len(at), 3)), samples[at])
    mirrored = np.zeros(len(samples), np.bool_)
    hits = samples
    if mirror:
        mirrored, hits = reflected(scene, eye, samples, frame, cast)
    if solid_ghosts:
        owner = np.repeat(np.arange(len(ghosts)), shape[1])
        for seen, bends in ((direct, None), (mirrored, hits)):
            at = np.flatnonzero(seen)
            if bends is None:
                clear = past_ghosts(stances, owner[at], np.broadcast_to(eye, (len(at), 3)), samples[at])
            else:
                clear = past_ghosts(stances, owner[at], np.broadcast_to(eye, (len(at), 3)), bends[at])
                clear &= past_ghosts(stances, owner[at], bends[at], samples[at])
            seen[at] = clear
    return Seen(ghosts, direct.reshape(shape), mirrored.reshape(shape))


def past_ghosts(stances: Sequence[tuple[Points, int]], owner: NDArray[np.int64], starts: Points, ends: Points) -> Flags:
    """Which segments meet no ghost but their owner, marched along in small steps (KG-062)."""
    steps = np.linspace(0, 1, 1500)[None, :, None]
    clear = np.ones(len(starts), np.bool_)
    for other, (matrix, size) in enumerate(stances):
        r, h = (number / UNIT for number in BODIES[size])
        back: Points = np.linalg.inv(matrix).astype(np.float64)
        a, b = moved(starts, back), moved(ends, back)
        at = np.flatnonzero(clear & (owner != other) & passes_near(a, b, np.array([0, 0, h / 2]), h))
        for some in np.array_split(at, len(at) // 500 + 1):
            points = a[some, None] + (b - a)[some, None] * steps
            across, z = np.hypot(points[..., 0], points[..., 1]), points[..., 2]
            inside = (across < r - 1e-6) & (z > 0) & (z < h - r)
            inside |= (np.hypot(across, z - (h - r)) < r - 1e-6) & (z >= h - r)
            clear[some] = ~inside.any(axis=1)
    return clear


def passes_near(starts: Points, ends: Points, centre: Points, reach: float) -> Flags:
    """Which segments come so near to a point."""
    way = ends - starts
    share = np.clip(((centre - starts) * way).sum(axis=1) / (way * way).sum(axis=1), 0, 1)
    near: Flags = np.linalg.norm(starts + way * share[:, None] - centre, axis=1) < reach
    return near
