// The keyhole: its outline in the plane of the door (KG-061), the brass plate around it, and the door of a peep.
import {
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Path,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
  Color,
  type BufferGeometry,
} from 'three';
import { Builder } from './build';
import type { Looks } from './looks';
import { oak } from './building';
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
export function keyholePlate(
  looks: Looks,
  { thick, wide, baked }: { thick: number; wide: number; baked: boolean },
): Mesh {
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
  const geometry = builder.geometry();
  if (baked) lightFromTheLeft(geometry, looks.brass);
  const material = baked
    ? new MeshBasicMaterial({ vertexColors: true, side: DoubleSide })
    : new MeshLambertMaterial({ vertexColors: true, side: DoubleSide });
  const brass = new Mesh(geometry, material);
  brass.castShadow = !baked;
  return brass;
}

/** Nothing lights the passage outside the door: brass there is painted, as if a lamp stood above and to the left. */
function lightFromTheLeft(geometry: BufferGeometry, brass: string): void {
  const lamp = new Vector3(-0.5, -0.62, 0.6).normalize();
  const [base, shine, at] = [new Color(brass), new Color('#fff4d8'), new Vector3()];
  const [normal, colour] = [geometry.getAttribute('normal'), geometry.getAttribute('color')];
  for (let k = 0; k < normal.count; k += 1) {
    at.fromBufferAttribute(normal, k);
    if (at.y > 0) at.negate();
    const light = Math.max(0, at.dot(lamp));
    const mixed = base
      .clone()
      .multiplyScalar(0.16 + 0.85 * light)
      .lerp(shine, 0.55 * light ** 9);
    colour.setXYZ(k, mixed.r, mixed.g, mixed.b);
  }
}

function holeShape(): Shape {
  return new Shape(outline());
}

/** The closed door of a peep: wood with the hole cut out, its plate, and a lid of dark that opens. */
export class PeepDoor {
  readonly group = new Group();
  readonly #lid: Mesh<ShapeGeometry, MeshBasicMaterial>;
  readonly #wood: MeshBasicMaterial;

  constructor(looks: Looks) {
    const wood = new Shape([new Vector2(-4, -1), new Vector2(4, -1), new Vector2(4, 4), new Vector2(-4, 4)]);
    wood.holes.push(new Path(outline()));
    const geometry = new ShapeGeometry(wood);
    const uv = geometry.getAttribute('uv');
    // one picture, 3.2 cells wide about the keyhole; beyond it is dark
    for (let k = 0; k < uv.count; k += 1) uv.setXY(k, uv.getX(k) / 3.2 + 0.5, (uv.getY(k) - HOLE.eye) / 3.2 + 0.5);
    const map = oak(looks);
    this.#wood = new MeshBasicMaterial({ map, side: DoubleSide, transparent: true });
    const door = new Mesh(geometry, this.#wood);
    door.renderOrder = 19;
    this.#lid = new Mesh(
      new ShapeGeometry(holeShape()),
      new MeshBasicMaterial({ color: '#07060f', side: DoubleSide, transparent: true }),
    );
    // drawn in the plane of x and z, a hair before the wall's own plane
    for (const flat of [door, this.#lid]) flat.rotation.x = Math.PI / 2;
    door.position.y = -0.002;
    this.#lid.position.y = -0.003;
    this.#lid.renderOrder = 20;
    this.group.add(door, this.#lid, keyholePlate(looks, { thick: 0.035, wide: 0.085, baked: true }));
  }

  /** 0 shut, 1 open. */
  set open(share: number) {
    this.#lid.material.opacity = 1 - share;
    this.#lid.visible = share < 1;
  }

  /** 0 not there yet, 1 a door of wood. */
  set appear(share: number) {
    this.#wood.opacity = share;
  }

  dispose(): void {
    this.group.traverse((thing) => {
      if (!(thing instanceof Mesh)) return;
      const { geometry, material } = thing as Mesh<BufferGeometry, MeshBasicMaterial>;
      geometry.dispose();
      material.map?.dispose();
      material.dispose();
    });
  }
}
