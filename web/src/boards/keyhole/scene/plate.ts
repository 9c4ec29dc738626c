// The keyhole: its outline in the plane of the door (KG-061), and the brass plate around it.
import { DoubleSide, Mesh, MeshLambertMaterial, Vector2, Vector3 } from 'three';
import { Builder } from './build';
import type { Looks } from './looks';
import { HOLE } from './shapes';

const ARC = 56;

/**
 * The edge of the hole, or of a like shape that is wider by `by` all round; anticlockwise from the right foot of the
 * trapezoid, always with as many points: x is w (to the right), y is z (up).
 */
export function outline(by = 0): Vector2[] {
  const { eye, high, low } = HOLE;
  const radius = HOLE.radius + by;
  const slope = (high.half - low.half) / (high.z - low.z);
  const half = (z: number) => low.half + slope * (z - low.z) + by * Math.hypot(1, slope);
  // where the sides of the trapezoid, drawn on, meet the disc
  let angle = Math.PI / 2;
  for (let k = 0; k < 40; k += 1) angle = Math.acos(Math.min(1, half(eye - radius * Math.sin(angle)) / radius));
  const foot = low.z - by;
  const points = [new Vector2(half(foot), foot)];
  for (let k = 0; k <= ARC; k += 1) {
    const a = -angle + ((Math.PI + 2 * angle) * k) / ARC;
    points.push(new Vector2(radius * Math.cos(a), eye + radius * Math.sin(a)));
  }
  points.push(new Vector2(-half(foot), foot));
  return points;
}

/**
 * Brass around the hole, in the frame of a door: x right, y inward, z up. The inner edge is the hole's own in the door's plane;
 * from there it widens towards the eye outside, so that it hides nothing that the rules call seen.
 */
export function keyholePlate(looks: Looks, { thick, wide }: { thick: number; wide: number }): Mesh {
  const ring = (by: number, y: number) => {
    const row = outline(by).map(({ x, y: z }) => new Vector3(x, y, z));
    return [...row, row[0]!.clone()];
  };
  const bevel = Math.min(0.034, wide * 0.4);
  const steps = [
    [0, 0],
    [bevel * 0.35, -thick * 0.62],
    [bevel, -thick],
    [wide - bevel, -thick],
    [wide - bevel * 0.3, -thick * 0.72],
    [wide, -thick * 0.2],
    [wide, thick * 0.3],
    [0, thick * 0.1],
  ] as const;
  const builder = new Builder();
  const rings = steps.map(([by, y]) => ring(by, y));
  for (let k = 0; k + 1 < rings.length; k += 1) builder.surface(rings.slice(k, k + 2), looks.brass);
  const brass = new Mesh(builder.geometry(), new MeshLambertMaterial({ vertexColors: true, side: DoubleSide }));
  brass.castShadow = true;
  return brass;
}
