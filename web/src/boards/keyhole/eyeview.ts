// The hall as the eye at a keyhole has it, in flat shapes, where it is not drawn in three dimensions. It decides nothing: who is
// seen, and what hides the others, is the server's to say.
import type { Door, GhostView, Piece, View } from '../../generated/keyhole';
import { DOORS, EYE, UNIT } from '../../generated/keyhole-tables';
import type { Point } from '../arrows';
import { bodyOf, doorAt, GRID, slabsOf, spotAt } from './geometry';
import type { Trace } from './hole';
import { placed } from './labels';

type Seen = { x: number; y: number; deep: number };
export type Shape = { piece: Piece; points: string; deep: number };

/** How high the walls are drawn, in cells. */
const WALL = 3.4;

/** Where a point of the hall lies in the door's plane; null behind it. */
export function through(door: Door, at: Point, z: number): Seen | null {
  const { inward, right } = DOORS[door.side];
  const foot = doorAt(door.side, door.door);
  const [dx, dy] = [at.x - foot.x, at.y - foot.y];
  const deep = dx * inward[0] + dy * inward[1];
  if (deep <= -EYE.back / 2) return null;
  const share = EYE.back / (EYE.back + deep);
  return { x: (dx * right[0] + dy * right[1]) * share, y: (EYE.high - z) * share, deep };
}

/** How far a ghost is from the eye; one that is seen in the mirror alone, by way of the mirror. */
export function farFrom(door: Door, ghost: GhostView, view: View, mirrored: boolean): number {
  const from = eyeAt(door);
  if (!ghost.cell) return Infinity;
  const at = spotAt(ghost.cell, ghost.sx, ghost.sy);
  const mirror = mirrored ? mirrorAt(view) : null;
  if (!mirror) return Math.hypot(at.x - from.x, at.y - from.y);
  return Math.hypot(mirror.x - from.x, mirror.y - from.y) + Math.hypot(at.x - mirror.x, at.y - mirror.y);
}

function eyeAt({ side, door }: Door): Point {
  const { inward } = DOORS[side];
  const foot = doorAt(side, door);
  return { x: foot.x - EYE.back * inward[0], y: foot.y - EYE.back * inward[1] };
}

function mirrorAt(view: View): Point | null {
  const mirror = placed(view).find(({ name }) => name === 'mirror');
  return mirror ? { x: (mirror.x * 2) / UNIT, y: (mirror.y * 2) / UNIT } : null;
}

/** Where every ghost in the hall would be in the picture, the farthest first. */
export function tracesOf(view: View, door: Door): Trace[] {
  const found = view.ghosts.flatMap((ghost) => {
    if (!ghost.cell) return [];
    const { r, h } = bodyOf(ghost.size);
    const [low, tall] = [ghost.level / UNIT, ghost.posture === 'upright' ? h : 2 * r];
    const at = spotAt(ghost.cell, ghost.sx, ghost.sy);
    const foot = through(door, at, low);
    if (!foot) return [];
    const share = EYE.back / (EYE.back + foot.deep);
    const half = (ghost.posture === 'upright' ? r : h / 2) * share;
    const trace = { ghost: ghost.name, mirrored: false, x: foot.x, head: foot.y - tall * share, foot: foot.y, half };
    return [{ trace, deep: foot.deep }];
  });
  return found.sort((a, b) => b.deep - a.deep).map(({ trace }) => trace);
}

/** Where the image of a ghost is drawn: in the middle of the glass. */
export function imageOf(view: View, door: Door, ghost: string): Trace | null {
  const at = mirrorAt(view);
  const seen = at && through(door, at, 0.78);
  if (!seen) return null;
  const share = EYE.back / (EYE.back + seen.deep);
  return {
    ghost,
    mirrored: true,
    x: seen.x,
    head: seen.y - 0.2 * share,
    foot: seen.y + 0.3 * share,
    half: 0.18 * share,
  };
}

/** The furniture as silhouettes, the farthest first. */
export function shapesOf(view: View, door: Door): Shape[] {
  const shapes = placed(view).flatMap((piece) =>
    slabsOf(piece).flatMap((slab): Shape[] => {
      const seen = slab.corners.flatMap((corner) => [
        through(door, corner, slab.bottom / UNIT),
        through(door, corner, slab.top / UNIT),
      ]);
      if (seen.some((at) => at === null)) return [];
      const points = seen.filter((at) => at !== null);
      return [{ piece: piece.name, points: written(hull(points)), deep: Math.min(...points.map(({ deep }) => deep)) }];
    }),
  );
  return shapes.sort((a, b) => b.deep - a.deep);
}

/** The floor, and where it meets the wall opposite. */
export function roomOf(door: Door): { floor: string; wall: string } {
  const { inward, right } = DOORS[door.side];
  const corner = (along: number, deep: number): Point => ({
    x: GRID / 2 + right[0] * along + inward[0] * (deep - GRID / 2),
    y: GRID / 2 + right[1] * along + inward[1] * (deep - GRID / 2),
  });
  const half = GRID / 2;
  const at = (along: number, deep: number, z: number) => through(door, corner(along, deep), z)!;
  const floor = [at(-half, GRID, 0), at(half, GRID, 0), at(half, 0, 0), at(-half, 0, 0)];
  const wall = [at(-half, GRID, 0), at(half, GRID, 0), at(half, GRID, WALL), at(-half, GRID, WALL)];
  return { floor: written(floor), wall: written(wall) };
}

function written(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${(1000 * x).toFixed(1)},${(1000 * y).toFixed(1)}`).join(' ');
}

/** The points around all points. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (row: readonly Point[]) => {
    const kept: Point[] = [];
    for (const at of row) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, at) <= 0) kept.pop();
      kept.push(at);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
