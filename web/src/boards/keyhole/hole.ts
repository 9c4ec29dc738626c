// The door as the eye before it has it (KG-060, KG-061): all in cells of the door's plane, x to the right and y down from the axis
// of the eye. The page draws the door, the scene the hall behind it; both keep to these numbers.
import { APERTURE, UNIT } from '../../generated/keyhole-tables';

const RADIUS = APERTURE.disc.radius / UNIT;
const [SLOT_TOP, SLOT_FOOT] = [APERTURE.slot.top, APERTURE.slot.bottom].map(([z, half]) => ({
  y: (APERTURE.disc.z - z) / UNIT,
  half: half / UNIT,
})) as [{ y: number; half: number }, { y: number; half: number }];

/** What the picture of the hall shows of the door's plane: the hole and a little around it. */
export const PICTURE = { left: -0.29, right: 0.29, top: -0.29, bottom: 0.54 } as const;
export const WIDE = PICTURE.right - PICTURE.left;
export const HIGH = PICTURE.bottom - PICTURE.top;

/** The edge of the hole, or of a like shape that is wider by `by` all round, as a path in thousandths of a cell. */
export function holePath(by = 0): string {
  const radius = RADIUS + by;
  const slope = (SLOT_FOOT.half - SLOT_TOP.half) / (SLOT_FOOT.y - SLOT_TOP.y);
  const half = (y: number) => SLOT_FOOT.half + slope * (y - SLOT_FOOT.y) + by * Math.hypot(1, slope);
  const foot = SLOT_FOOT.y + by;
  // where the sides of the slot, drawn on, meet the disc
  let angle = 1;
  for (let k = 0; k < 40; k += 1) angle = Math.acos(Math.min(1, half(radius * Math.sin(angle)) / radius));
  const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  const at = (...numbers: number[]) => numbers.map((n) => (1000 * n).toFixed(1)).join(' ');
  return `M${at(-x, y)}A${at(radius, radius)} 0 1 1 ${at(x, y)}L${at(half(foot), foot)}L${at(-half(foot), foot)}Z`;
}

/** Whether a point is in the hole. */
export function isOpen(x: number, y: number): boolean {
  if (Math.hypot(x, y) < RADIUS) return true;
  if (y < SLOT_TOP.y || y > SLOT_FOOT.y) return false;
  const share = (y - SLOT_TOP.y) / (SLOT_FOOT.y - SLOT_TOP.y);
  return Math.abs(x) < SLOT_TOP.half + share * (SLOT_FOOT.half - SLOT_TOP.half);
}

/** Where a ghost is in the picture: its crown, its hem, half its width; or where its image in the mirror is. */
export type Trace = {
  ghost: string;
  mirrored: boolean;
  x: number;
  head: number;
  foot: number;
  half: number;
};
