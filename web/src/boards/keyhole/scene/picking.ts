// What lies along a line of sight: told from the same boxes and bodies that the rules use, not from what is drawn.
import { Plane, Vector3, type Ray } from 'three';
import { WALL } from './camera';
import type { GhostStand, PiecePose, Side } from './hall';
import { doorway, ghostMatrix, meet, pieceMatrix } from './pose';
import { BODY, BOXES, GRID, SIDES } from './shapes';

export interface Found {
  name: string;
  far: number;
}
export interface FoundDoor {
  side: Side;
  door: number;
}

/** How far beyond the hall a touch still means a doorstep, in cells. */
const DOORSTEP = 1.1;

const nearer = (a: Found | null, b: Found): Found => (a && a.far <= b.far ? a : b);

/** Ghosts are taken a little larger than life: small ones are smaller than fingers. */
export function ghostUnder(ray: Ray, ghosts: readonly GhostStand[]): Found | null {
  let found: Found | null = null;
  for (const ghost of ghosts) {
    const size = ghost.size;
    const { r, h } = BODY[size];
    const local = ray.clone().applyMatrix4(ghostMatrix(size, ghost).invert());
    const far = meet(local.origin, local.direction, [0, 0, h / 2, r * 1.1, r * 1.1, h / 2 + 0.03]);
    if (far !== null) found = nearer(found, { name: ghost.name, far });
  }
  return found;
}

export function pieceUnder(ray: Ray, pieces: readonly PiecePose[]): Found | null {
  let found: Found | null = null;
  for (const pose of pieces) {
    const local = ray.clone().applyMatrix4(pieceMatrix(pose).invert());
    for (const box of BOXES[pose.name]) {
      const far = meet(local.origin, local.direction, box);
      if (far !== null) found = nearer(found, { name: pose.name, far });
    }
  }
  return found;
}

/** The door on one of the standing walls that a line of sight meets. */
export function wallUnder(ray: Ray, standing: readonly Side[]): FoundDoor | null {
  for (const side of standing) {
    const { foot, inward } = doorway({ side, door: (GRID + 1) / 2 });
    const at = ray.intersectPlane(new Plane().setFromNormalAndCoplanarPoint(inward, foot), new Vector3());
    const door = at && at.z >= 0 && at.z <= WALL ? doorAlong(side, at) : null;
    if (door) return { side, door };
  }
  return null;
}

/** The doorstep at a point outside the hall. */
export function doorstepAt(x: number, y: number): FoundDoor | null {
  const at = new Vector3(x, y, 0);
  for (const side of SIDES) {
    const { foot, inward } = doorway({ side, door: (GRID + 1) / 2 });
    const out = foot.clone().sub(at).dot(inward);
    const door = out > 0 && out < DOORSTEP ? doorAlong(side, at) : null;
    if (door) return { side, door };
  }
  return null;
}

function doorAlong(side: Side, at: Vector3): number | null {
  const { foot, right } = doorway({ side, door: (GRID + 1) / 2 });
  const along = at.clone().sub(foot).dot(right) + GRID / 2;
  return along >= 0 && along < GRID ? Math.floor(along) + 1 : null;
}
