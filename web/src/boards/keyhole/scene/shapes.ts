// The solids of the rules (4.2, 4.5, KG-010, KG-060, KG-061) as the scene uses them: in cells.
import {
  APERTURE,
  BOXES as BLOCKS,
  DOORS,
  EYE,
  GHOSTS,
  GLASS as PANE,
  PIECES,
  UNIT,
} from '../../../generated/keyhole-tables';
import type { PieceName, Side, Size } from './hall';

export { GRID, PIECES } from '../../../generated/keyhole-tables';

/** Centre and half-sizes, in cells of the piece's own frame. */
export type Box = readonly [cx: number, cy: number, cz: number, hx: number, hy: number, hz: number];

const cells = (n: number) => n / UNIT;

export const BOXES = Object.fromEntries(
  PIECES.map((name) => [name, BLOCKS[name].map(({ centre, half }) => [...centre, ...half].map(cells))]),
) as unknown as Record<PieceName, readonly Box[]>;

/** Radius and height of a ghost. */
export const BODY = Object.fromEntries(
  Object.entries(GHOSTS).map(([size, { radius, height }]) => [size, { r: cells(radius), h: cells(height) }]),
) as Record<Size, { r: number; h: number }>;

/** The mirror's glass, in the mirror's frame: the rectangle at this y, seen from +y. */
export const GLASS = { y: cells(PANE.y), hx: cells(PANE.x[1]), low: cells(PANE.z[0]), high: cells(PANE.z[1]) };

/** The hole of a keyhole in the plane of its door: a disc, and a trapezoid from its `high` to its `low` edge. */
export const HOLE = {
  eye: EYE.high,
  back: EYE.back,
  radius: cells(APERTURE.disc.radius),
  high: { z: cells(APERTURE.slot.top[0]), half: cells(APERTURE.slot.top[1]) },
  low: { z: cells(APERTURE.slot.bottom[0]), half: cells(APERTURE.slot.bottom[1]) },
};

export const SIDES: readonly Side[] = ['S', 'W', 'N', 'E'];
/** Of each side: the way into the hall, and the way to the right for a person outside who faces it (KG-060). */
export const WAYS: Record<Side, { inward: readonly [number, number]; right: readonly [number, number] }> = DOORS;
