// Who was ahead, as lines: from the standings that the server told to points of a picture.
import type { Ending } from '../../generated/protocol';

export type Way = 'chances' | 'points';
export type Box = { left: number; right: number; top: number; bottom: number };
export type Line = {
  /** Whose line it is; several where seats win together. */
  seats: number[];
  dash: string;
  points: { x: number; y: number }[];
  /** What stands at its end. */
  told: string;
};

/** A pattern of strokes for each line, so that colour is never alone. */
export const DASHES = ['', '1 7', '9 5', '16 5 2 5', '4 4'];

/** By moment, what each seat had: its hope, or how far its points lay above the mean. */
export function valuesOf(ending: Ending, way: Way): number[][] {
  if (way === 'chances') return ending.curve.map(({ hopes }) => hopes);
  return ending.curve.map(({ points }) => {
    const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
    return points.map((each) => each - mean);
  });
}

/** The least, the even and the largest value of the picture. */
export function scaleOf(
  values: readonly number[][],
  way: Way,
  sides: boolean,
): { least: number; even: number; most: number } {
  if (way === 'chances') return { least: 0, even: sides ? 0.5 : 1 / Math.max(1, values[0]?.length ?? 1), most: 1 };
  const far = Math.max(1, ...values.flat().map(Math.abs));
  return { least: -far, even: 0, most: far };
}

/** Seats whose values never differ are one line: they win together. */
export function togetherOf(values: readonly number[][]): number[][] {
  const groups: number[][] = [];
  for (let seat = 0; seat < (values[0]?.length ?? 0); seat += 1) {
    const alike = groups.find(([first = 0]) => values.every((each) => each[first] === each[seat]));
    if (alike) alike.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

export function linesOf(ending: Ending, way: Way, sides: boolean, box: Box): Line[] {
  const values = valuesOf(ending, way);
  const { least, most } = scaleOf(values, way, sides);
  const groups = sides ? togetherOf(values) : (values[0] ?? []).map((_, seat) => [seat]);
  return groups.map((seats) => {
    const [first = 0] = seats;
    const last = ending.curve.at(-1);
    return {
      seats,
      dash: DASHES[first % DASHES.length] ?? '',
      points: ending.curve.map(({ moment }, k) => ({
        x: acrossOf(ending, moment, box),
        y: heightOf(values[k]?.[first] ?? 0, least, most, box),
      })),
      told: way === 'points' ? String(last?.points[first] ?? 0) : `${Math.round(100 * (last?.hopes[first] ?? 0))}%`,
    };
  });
}

/** Where a moment lies between the left and the right. */
export function acrossOf(ending: Ending, moment: number, { left, right }: Box): number {
  const last = ending.curve.at(-1)?.moment ?? 1;
  return left + ((right - left) * moment) / Math.max(1, last);
}

export function heightOf(value: number, least: number, most: number, { top, bottom }: Box): number {
  return bottom - ((bottom - top) * (value - least)) / (most - least || 1);
}

/** How high a line is at a moment between two of its points; past its end, as high as there. */
export function heightAt(line: Line, x: number): number {
  const after = line.points.findIndex((point) => point.x >= x);
  if (after < 0) return line.points.at(-1)?.y ?? 0;
  const [a, b] = [line.points[Math.max(0, after - 1)], line.points[after]];
  if (!a || !b) return 0;
  return b.x === a.x ? b.y : a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
}

/** Labels at the right end, moved apart so that none lies on another. */
export function apart(heights: readonly number[], least: number, most: number, gap: number): number[] {
  const order = heights.map((y, k) => ({ y, k })).sort((a, b) => a.y - b.y);
  let above = least - gap;
  for (const each of order) above = each.y = Math.max(each.y, above + gap);
  let below = most + gap;
  for (const each of order.toReversed()) below = each.y = Math.min(each.y, below - gap);
  return order.sort((a, b) => a.k - b.k).map(({ y }) => y);
}
