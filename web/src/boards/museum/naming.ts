// Where the names of rooms stand on the plan: in the first row that is free of people, things and fittings, and wide enough.
import { boxOf, cellOf, UNIT, squareAt, squaresOf, type Area } from './map';

/** A name in its place: from its left and middle, or upright from its foot. */
export type Placed = { area: Area; lines: string[]; x: number; y: number; upright: boolean };

const MARGIN = 2.5;
const LINES = 2;

/** How wide a text is, by the size of its letters. */
export function broad(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : letter === ' ' ? 0.24 : 0.48), 0);
}

/** The name on so many lines as it takes where a line may be so wide; a word is never broken. */
function broken(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/(?<=[ ・])/)) {
    const last = lines.at(-1);
    if (last !== undefined && broad((last + word).trimEnd()) <= most) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

/** Squares side by side, or one above the other, that nothing stands on. */
function runs(area: Area, taken: ReadonlySet<string>, upright: boolean): string[][] {
  const across = (square: string) => (upright ? cellOf(square).x : cellOf(square).y);
  const squares = [...squaresOf(area)].sort((a, b) => across(a) - across(b) || order(a, upright) - order(b, upright));
  const found: string[][] = [];
  for (const square of squares) {
    if (taken.has(square)) continue;
    const { x, y } = cellOf(square);
    const before = squareAt(upright ? { x, y: y - 1 } : { x: x - 1, y });
    const run = found.at(-1);
    if (run && run.at(-1) === before) run.push(square);
    else found.push([square]);
  }
  return found;
}

function order(square: string, upright: boolean): number {
  return upright ? cellOf(square).y : cellOf(square).x;
}

/** Where this name stands, its letters of this size: lying if it can, else upright, and if nothing is free, over what is there. */
export function placeName(area: Area, name: string, taken: ReadonlySet<string>, size: number): Placed {
  const lie = (free: ReadonlySet<string>, most: number): Placed | null => {
    for (const run of runs(area, free, false)) {
      const lines = broken(name, (run.length * UNIT - 2 * MARGIN) / size);
      const fits = lines.every((line) => broad(line) * size <= run.length * UNIT - 2 * MARGIN);
      const { x, y } = boxOf(run[0]!);
      if (fits && lines.length <= most) return { area, lines, x: x + MARGIN, y: y + UNIT / 2, upright: false };
    }
    return null;
  };
  const stand = (): Placed | null => {
    for (const run of runs(area, taken, true)) {
      const most = run.length * UNIT - 2 * MARGIN;
      const lines = broken(name, most / size);
      const { x, y } = boxOf(run.at(-1)!);
      if (lines.length <= LINES && lines.every((line) => broad(line) * size <= most))
        return { area, lines, x: x + UNIT / 2, y: y + UNIT - MARGIN, upright: true };
    }
    return null;
  };
  const nothing = new Set<string>();
  return (
    lie(taken, 1) ??
    lie(taken, LINES) ??
    stand() ??
    lie(taken, LINES + 1) ??
    lie(nothing, LINES + 1) ??
    anyhow(area, name)
  );
}

/** A room that is too small for its name: a line for each word, from its first square. */
function anyhow(area: Area, name: string): Placed {
  const { x, y } = boxOf(squaresOf(area)[0]!);
  return { area, lines: broken(name, 0), x: x + MARGIN, y: y + UNIT / 2, upright: false };
}
