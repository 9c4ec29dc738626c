// Where things are, worked out from the numbers of the rules: poses of pieces, stands of ghosts, doors, cells, the glass.
import { Matrix4, Vector3 } from 'three';
import { FACE_MAPS, PLACES, UNIT, YAWS } from '../../../generated/keyhole-tables';
import { cellName, spotAt } from '../geometry';
import type { DoorAt, PieceName, PiecePose, Size, Spot } from './hall';
import { BODY, BOXES, GLASS, GRID, HOLE, WAYS, type Box } from './shapes';

const TURN = 2 * Math.PI;

/** The rest frame of a piece on a face: the mapping into it, and its half-extents there (KG-021). */
export interface Rest {
  matrix: Matrix4;
  bx: number;
  by: number;
  height: number;
}

const rests = new Map<string, Rest>();

export function rest(name: PieceName, face: number): Rest {
  const key = `${name} ${face}`;
  let found = rests.get(key);
  if (!found) rests.set(key, (found = makeRest(name, face)));
  return found;
}

function makeRest(name: PieceName, face: number): Rest {
  const rows = FACE_MAPS[face];
  if (!rows) throw new Error(`face ${face}: a piece has the faces 0 to 5`);
  const [[a, b, c], [d, e, f], [g, h, i]] = rows;
  const matrix = new Matrix4().set(a, b, c, 0, d, e, f, 0, g, h, i, 0, 0, 0, 0, 1);
  const low = new Vector3(Infinity, Infinity, Infinity);
  const high = low.clone().negate();
  const at = new Vector3();
  for (const [cx, cy, cz, hx, hy, hz] of BOXES[name]) {
    for (const s of [-1, 1]) {
      at.set(cx + s * hx, cy + s * hy, cz + s * hz).applyMatrix4(matrix);
      low.min(at);
      high.max(at);
    }
  }
  matrix.premultiply(new Matrix4().makeTranslation(-(low.x + high.x) / 2, -(low.y + high.y) / 2, -low.z));
  return { matrix, bx: (high.x - low.x) / 2, by: (high.y - low.y) / 2, height: high.z - low.z };
}

/** From the piece's frame to the hall (KG-021, KG-033 b, KG-022). */
export function pieceMatrix(pose: PiecePose): Matrix4 {
  const { matrix, bx, by } = rest(pose.name, pose.face);
  const placed = new Matrix4().makeRotationZ((pose.yaw / YAWS) * TURN);
  placed.setPosition(pose.x / PLACES, pose.y / PLACES, pose.z / UNIT);
  if (pose.lean > 0 && pose.tilt > 0) placed.multiply(tilt(pose.lean, pose.tilt, bx, by));
  return placed.multiply(matrix);
}

/** About the bottom edge on the lean side: front, back, left, right. */
function tilt(lean: number, degrees: number, bx: number, by: number): Matrix4 {
  const t = (degrees / 360) * TURN;
  const [turned, edge] = (
    [
      [new Matrix4().makeRotationX(-t), new Vector3(0, by, 0)],
      [new Matrix4().makeRotationX(t), new Vector3(0, -by, 0)],
      [new Matrix4().makeRotationY(-t), new Vector3(-bx, 0, 0)],
      [new Matrix4().makeRotationY(t), new Vector3(bx, 0, 0)],
    ] as const
  )[lean - 1] ?? [new Matrix4(), new Vector3()];
  return new Matrix4()
    .makeTranslation(edge.x, edge.y, 0)
    .multiply(turned)
    .multiply(new Matrix4().makeTranslation(-edge.x, -edge.y, 0));
}

/** The cell around a point of the hall; null beyond it. */
export function cellAt(x: number, y: number): string | null {
  return x >= 0 && y >= 0 && x < GRID && y < GRID ? cellName(Math.floor(x), Math.floor(y)) : null;
}

/** The point on the floor or furniture that a spot names. */
export function spotPoint(spot: Spot): Vector3 {
  const { x, y } = spotAt(spot.cell, spot.sx, spot.sy);
  return new Vector3(x, y, spot.level / UNIT);
}

const HEADS: Record<string, readonly [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/**
 * From the ghost's frame (axis z, base 0, looking to +y) to the hall (KG-043, KG-063). Lying, it looks up; across, the frame
 * runs against the one of KG-063, which would turn the drawn body inside out and puts the same points elsewhere in the row.
 */
export function ghostMatrix(size: Size, spot: Spot, facing = 0): Matrix4 {
  const at = spotPoint(spot);
  const head = HEADS[spot.posture];
  if (!head) return new Matrix4().makeRotationZ(facing).setPosition(at);
  const { r, h } = BODY[size];
  const ahead = new Vector3(head[0], head[1], 0);
  const across = new Vector3(-head[1], head[0], 0);
  return new Matrix4()
    .makeBasis(across, new Vector3(0, 0, 1), ahead)
    .setPosition(at.addScaledVector(ahead, -h / 2).setZ(at.z + r));
}

export interface Doorway {
  /** On the floor in the plane of the door. */
  foot: Vector3;
  eye: Vector3;
  inward: Vector3;
  right: Vector3;
}

/** KG-060. */
export function doorway(door: DoorAt): Doorway {
  const way = WAYS[door.side];
  const inward = new Vector3(way.inward[0], way.inward[1], 0);
  const right = new Vector3(way.right[0], way.right[1], 0);
  const middle = GRID / 2;
  const foot = new Vector3(middle, middle, 0)
    .addScaledVector(inward, -middle)
    .addScaledVector(right, door.door - 0.5 - middle);
  const eye = foot.clone().addScaledVector(inward, -HOLE.back).setZ(HOLE.eye);
  return { foot, eye, inward, right };
}

/** Whether a point of the door's plane is open: `w` to the right of its middle, `z` up (KG-061). */
export function open(w: number, z: number): boolean {
  const { eye, radius, high, low } = HOLE;
  const e = 1e-6;
  if (w * w + (z - eye) ** 2 < (radius - e) ** 2) return true;
  if (z < low.z + e || z > high.z - e) return false;
  return Math.abs(w) < low.half + ((z - low.z) / (high.z - low.z)) * (high.half - low.half) - e;
}

/** The glass of a mirror in its pose: its middle, and which way it looks (KG-010). */
export function glass(pose: PiecePose): { middle: Vector3; normal: Vector3 } {
  const matrix = pieceMatrix(pose);
  return {
    middle: new Vector3(0, GLASS.y, (GLASS.low + GLASS.high) / 2).applyMatrix4(matrix),
    normal: new Vector3(0, 1, 0).transformDirection(matrix),
  };
}

/** Mirrors points of the hall in a plane. */
export function reflection(middle: Vector3, normal: Vector3): Matrix4 {
  const { x, y, z } = normal;
  const k = 2 * middle.dot(normal);
  return new Matrix4().set(
    1 - 2 * x * x,
    -2 * x * y,
    -2 * x * z,
    k * x,
    -2 * x * y,
    1 - 2 * y * y,
    -2 * y * z,
    k * y,
    -2 * x * z,
    -2 * y * z,
    1 - 2 * z * z,
    k * z,
    0,
    0,
    0,
    1,
  );
}

/** How far along a ray a box is met first, in the box's frame; null if it is missed. */
export function meet(from: Vector3, way: Vector3, [cx, cy, cz, hx, hy, hz]: Box): number | null {
  let near = 0;
  let far = Infinity;
  for (const [a, d, c, h] of [
    [from.x, way.x, cx, hx],
    [from.y, way.y, cy, hy],
    [from.z, way.z, cz, hz],
  ] as const) {
    if (Math.abs(d) < 1e-12) {
      if (Math.abs(a - c) > h) return null;
      continue;
    }
    const [t0, t1] = [(c - h - a) / d, (c + h - a) / d];
    near = Math.max(near, Math.min(t0, t1));
    far = Math.min(far, Math.max(t0, t1));
  }
  return near <= far ? near : null;
}
