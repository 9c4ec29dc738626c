// How pieces and items share one square so that each can be told from the others.
import type { Point } from '../arrows';
import { UNIT } from './map';

/** A place in a square, measured from its corner. */
export type Place = Point & { r: number };

const H = UNIT / 2;
/** Places for so many pieces alone on their square. */
const ALONE: Place[][] = [
  [{ x: H, y: H, r: 16.5 }],
  [
    { x: 12.5, y: 13.5, r: 11.5 },
    { x: 27.5, y: 26.5, r: 11.5 },
  ],
  [
    { x: 20, y: 10.5, r: 9.8 },
    { x: 10.2, y: 28, r: 9.8 },
    { x: 29.8, y: 28, r: 9.8 },
  ],
  [
    { x: 10.5, y: 10.5, r: 9.6 },
    { x: 29.5, y: 10.5, r: 9.6 },
    { x: 10.5, y: 29.5, r: 9.6 },
    { x: 29.5, y: 29.5, r: 9.6 },
  ],
];
/** Places for so many pieces over a row of items. */
const ABOVE: Place[][] = [
  [{ x: H, y: 14.5, r: 13.5 }],
  [
    { x: 10.6, y: 13, r: 10.2 },
    { x: 29.4, y: 13, r: 10.2 },
  ],
];

/** Where this many pieces stand; `crowded`: with items at their feet. */
export function standing(count: number, crowded: boolean): Place[] {
  const table = crowded ? ABOVE : ALONE;
  const known = table[count - 1];
  if (known) return known;
  return rows(count, crowded ? 27 : UNIT);
}

/** As many as there are, in rows of even places. */
function rows(count: number, high: number): Place[] {
  const across = count <= 4 ? 2 : count <= 6 || high < UNIT ? 3 : Math.ceil(Math.sqrt(count));
  const down = Math.ceil(count / across);
  const r = Math.min(UNIT / across, high / down) / 2 - 0.3;
  return Array.from({ length: count }, (_, k) => ({
    x: ((k % across) + 0.5) * (UNIT / across),
    y: (Math.floor(k / across) + 0.5) * (high / down),
    r,
  }));
}

/** Where items lie: alone they fill the square, else a row at the feet of the pieces. The last of too many says how many more. */
export function lying(count: number, crowded: boolean): { places: Place[]; more: number } {
  if (crowded) {
    const shown = Math.min(count, 3);
    const places = Array.from({ length: shown }, (_, k) => ({ x: H + (k - (shown - 1) / 2) * 12.6, y: 33.4, r: 6.1 }));
    return { places, more: count - shown };
  }
  if (count === 1) return { places: [{ x: H, y: 22, r: 12.5 }], more: 0 };
  const shown = Math.min(count, 4);
  const places = [
    { x: 11.5, y: 14.5, r: 8.4 },
    { x: 28.5, y: 14.5, r: 8.4 },
    { x: 11.5, y: 31, r: 8.4 },
    { x: 28.5, y: 31, r: 8.4 },
  ].slice(0, shown);
  return { places, more: count - shown };
}
