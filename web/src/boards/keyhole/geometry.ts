// Where things are in the hall, for drawing it from above and for saying what stands on what. The rules decide; this only draws.
import type { Door, Piece, Pose, Posture, Side, Size } from '../../generated/keyhole';
import { DOORS, FACE_MAPS, GRID, PLACES, SPOT_RANGES, SPOTS, UNIT, YAWS } from '../../generated/keyhole-tables';
import type { Point } from '../arrows';
import { BODY, BOXES } from './scene/shapes';

export { GRID, PLACES, SPOTS, type Side };
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
/** Degrees on the plan, clockwise from the north. */
export const BEARINGS: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };

/** From south-west, row by row. */
export const CELLS: readonly string[] = Array.from({ length: GRID * GRID }, (_, k) =>
  cellName(k % GRID, Math.floor(k / GRID)),
);

export function cellName(cx: number, cy: number): string {
  return `${'ABCDEF'[cx]}${cy + 1}`;
}

/** Column and row of a cell, counted from the south-west. */
export function cellOf(cell: string): { cx: number; cy: number } {
  return { cx: cell.charCodeAt(0) - 65, cy: Number(cell[1]) - 1 };
}

/** Where a ghost's axis is, in cells. */
export function spotAt(cell: string, sx: number, sy: number): Point {
  const { cx, cy } = cellOf(cell);
  return { x: cx + sx / SPOTS, y: cy + sy / SPOTS };
}

/** The side of that letter. */
export function sideNamed(word: string): Side {
  return SIDES.find((side) => side === word) ?? 'N';
}

/** The door of a name such as `N3`. */
export function doorNamed(name: string): Door {
  return { side: sideNamed(name.charAt(0)), door: Number(name.slice(1)) };
}

export function oppositeOf(side: Side): Side {
  return ({ N: 'S', S: 'N', E: 'W', W: 'E' } as const)[side];
}

/** The way out through a side: x to the east, y to the north. */
export function outward(side: Side): Point {
  const [x, y] = DOORS[side].inward;
  return { x: -x, y: -y };
}

/** The middle of a door's threshold, in cells (KG-060). */
export function doorAt(side: Side, door: number): Point {
  const { first, right } = DOORS[side];
  return { x: first[0] + right[0] * (door - 1), y: first[1] + right[1] * (door - 1) };
}

// --- furniture -----------------------------------------------------------------------------------------------------------

type Three = [number, number, number];
type Solid = { low: Three; high: Three };

/** The boxes of a piece lying on this face (KG-021): centred in plan, lowest point at 0, in 1/64 cell. */
function restBoxes(name: Piece, face: number): Solid[] {
  const rows = FACE_MAPS[face] ?? FACE_MAPS[0];
  const turn = (...at: Three) => rows.map((row) => row[0] * at[0] + row[1] * at[1] + row[2] * at[2]) as Three;
  const turned = BOXES[name].map((box): Solid => {
    const [cx, cy, cz, hx, hy, hz] = box.map((cells) => cells * UNIT) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const [x, y, z] = turn(cx, cy, cz);
    const [wide, deep, high] = turn(hx, hy, hz).map(Math.abs) as Three;
    return { low: [x - wide, y - deep, z - high], high: [x + wide, y + deep, z + high] };
  });
  const least = (axis: 0 | 1 | 2) => Math.min(...turned.map(({ low }) => low[axis]));
  const most = (axis: 0 | 1 | 2) => Math.max(...turned.map(({ high }) => high[axis]));
  const shift = [(least(0) + most(0)) / 2, (least(1) + most(1)) / 2, least(2)] as const;
  const moved = (at: Three) => at.map((v, k) => v - shift[k as 0 | 1 | 2]) as Three;
  return turned.map(({ low, high }) => ({ low: moved(low), high: moved(high) }));
}

/** The box of a piece as it is seen from above: four corners in cells, and how high it reaches (1/64). */
export type Slab = { corners: Point[]; bottom: number; top: number };

/** KG-022: leaning first, then yaw, then its place. */
export function slabsOf(pose: Pose): Slab[] {
  const boxes = restBoxes(pose.name, pose.face);
  const lean = LEANS[pose.lean] ?? null;
  const edge = lean
    ? Math.max(...boxes.map(({ low, high }) => (lean.sign > 0 ? high : low)[lean.axis] * lean.sign))
    : 0;
  const tilt = (pose.tilt * Math.PI) / 180;
  const turn = (pose.yaw / YAWS) * 2 * Math.PI;
  return boxes
    .map(({ low, high }) => {
      let [bottom, top] = [low[2], high[2]];
      const plan: [[number, number], [number, number]] = [
        [low[0], high[0]],
        [low[1], high[1]],
      ];
      if (lean && tilt) {
        const { axis, sign } = lean;
        const reach = [low[axis], high[axis]].flatMap((f) =>
          [low[2], high[2]].map((z) => {
            const from = f * sign - edge;
            const along = from * Math.cos(tilt) + z * Math.sin(tilt);
            return { f: (along + edge) * sign, z: -from * Math.sin(tilt) + z * Math.cos(tilt) };
          }),
        );
        plan[axis] = [Math.min(...reach.map(({ f }) => f)), Math.max(...reach.map(({ f }) => f))];
        [bottom, top] = [Math.min(...reach.map(({ z }) => z)), Math.max(...reach.map(({ z }) => z))];
      }
      const corners = [
        [plan[0][0], plan[1][0]],
        [plan[0][1], plan[1][0]],
        [plan[0][1], plan[1][1]],
        [plan[0][0], plan[1][1]],
      ].map(([x = 0, y = 0]) => ({
        x: (x * Math.cos(turn) - y * Math.sin(turn)) / UNIT + pose.x / PLACES,
        y: (x * Math.sin(turn) + y * Math.cos(turn)) / UNIT + pose.y / PLACES,
      }));
      return { corners, bottom: bottom + pose.z, top: top + pose.z };
    })
    .sort((a, b) => a.top - b.top);
}

/** Towards which side a piece leans, in its own frame (KG-033). */
const LEANS: readonly ({ axis: 0 | 1; sign: 1 | -1 } | null)[] = [
  null,
  { axis: 1, sign: 1 },
  { axis: 1, sign: -1 },
  { axis: 0, sign: -1 },
  { axis: 0, sign: 1 },
];

function within({ corners }: Slab, { x, y }: Point): boolean {
  return corners.every((a, k) => {
    const b = corners[(k + 1) % corners.length]!;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= -1e-6;
  });
}

/** Half the room that a piece takes in the hall, standing straight: so far its middle stays from every wall, in 1/32. */
export function reachOf({ name, yaw, face }: Pick<Pose, 'name' | 'yaw' | 'face'>): Point {
  const corners = slabsOf({ name, yaw, face, x: 0, y: 0, lean: 0, z: 0, tilt: 0 }).flatMap((slab) => slab.corners);
  const most = (axis: 'x' | 'y') => Math.ceil(Math.max(...corners.map((at) => Math.abs(at[axis]))) * PLACES - 1e-6);
  return { x: most('x'), y: most('y') };
}

// --- ghosts --------------------------------------------------------------------------------------------------------------

/** Radius and height of a ghost, in cells. */
export function bodyOf(size: Size): { r: number; h: number } {
  return BODY[size];
}

/** The spot of this size next to a point of the cell, both in 1/16. */
export function spotNear(size: Size, posture: Posture, at: Point): { sx: number; sy: number } {
  const range = SPOT_RANGES[size];
  const lies = posture !== 'upright';
  const alongX = posture === 'E' || posture === 'W';
  const rangeX = !lies ? range.upright : alongX ? range.along : range.across;
  const rangeY = !lies ? range.upright : alongX ? range.across : range.along;
  const clamp = (value: number, [low, high]: readonly [number, number]) =>
    Math.min(high, Math.max(low, Math.round(value)));
  return { sx: clamp(at.x, rangeX), sy: clamp(at.y, rangeY) };
}

/** On which piece something at this height stands, and which piece is over it. */
export function aroundOf(pieces: readonly Pose[], at: Point, level: number): { on: Piece | null; under: Piece | null } {
  let on: Piece | null = null;
  let under: Piece | null = null;
  for (const piece of pieces) {
    for (const slab of slabsOf(piece)) {
      if (!within(slab, at)) continue;
      if (level > 0 && Math.abs(slab.top - level) < 0.5 && piece.lean === 0) on = piece.name;
      if (slab.bottom > level - 0.5 && slab.top > level + 0.5) under = piece.name;
    }
  }
  return { on, under };
}
