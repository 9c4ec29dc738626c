// Lines from ghosts to their names on the door: none lies on a ghost, and none crosses another.
import { isOpen, type Trace } from './hole';

export type Leader = {
  ghost: string;
  mirrored: boolean;
  /** The end at the name. */
  x: number;
  y: number;
  left: boolean;
  /** In thousandths of a cell. */
  path: string;
  from: { x: number; y: number };
};

/** In cells of the door's plane: above a crown, between two lines, between two names, where the brass ends. */
const OVER = 0.022;
const APART = 0.016;
const STEP = 0.088;
const BRASS = 0.3;
const NAMES = 0.4;
const MOST = 4;
const FIRST = { left: 0, right: -0.1, brass: -0.16 };
/** The middle of the brass. */
const RING = 0.287;

/** Where a line begins: at the crown, or where the hole lets one see the ghost below it. */
function crown({ x, head, foot }: Trace): number {
  let y = head;
  while (y < foot && !isOpen(x, y)) y += 0.01;
  return y < foot ? y : head;
}

/**
 * Each line rises from a crown, above the crowns of all who stand between it and its side, and then goes out to the name.
 * The highest line has the highest name, so that lines never cross. `brass`: only badges, on the brass; else names on the wood,
 * from `NAMES` on.
 */
export function leadersOf(caught: readonly Trace[], others: readonly Trace[], brass: boolean): Leader[] {
  const rows = [...caught].sort((a, b) => a.x - b.x);
  const middle = Math.min(MOST, Math.max(rows.length - MOST, rows.filter(({ x }) => x < 0).length));
  const sides = [
    { left: true, row: rows.slice(0, middle) },
    { left: false, row: rows.slice(middle).reverse() },
  ];
  const everybody = [...caught, ...others];
  return sides.flatMap(({ left, row }) => {
    let run = Infinity;
    return row.map((trace, k) => {
      const between = everybody.filter(({ x, half }) => (left ? x - half <= trace.x : x + half >= trace.x));
      run = Math.min(run - APART, ...between.map((each) => crown(each) - OVER));
      const y = FIRST[brass ? 'brass' : left ? 'left' : 'right'] + STEP * (row.length - 1 - k);
      const reach = brass ? Math.sqrt(Math.max(0.02, RING ** 2 - y ** 2)) : NAMES;
      const way = left ? -1 : 1;
      const from = { x: trace.x, y: crown(trace) - 0.004 };
      const points = [
        [trace.x, from.y],
        [trace.x, run],
        [way * Math.min(BRASS, reach), run],
        [way * reach, y],
      ] as const;
      const path = points
        .map(([a, b], n) => `${n ? 'L' : 'M'}${(1000 * a).toFixed(1)} ${(1000 * b).toFixed(1)}`)
        .join('');
      const { ghost, mirrored } = trace;
      return { ghost, mirrored, x: way * reach, y, left, path, from };
    });
  });
}
