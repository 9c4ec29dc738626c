// Where things are in the graveyard's picture: a grave is a square of 100, A1 has its corner at 0, 0.
//
// Spots are named as in the view: `D3` is a grave, `out:N3` the place north of column 3.

import { SIZE } from '../../generated/graveyard-tables';

export { SIZE };
export const CELL = 100;
const GRID = SIZE * CELL;
/** The rim around the graves: wide while lords stand outside, then only as wide as the coordinates need. */
const WIDE = 104;
const TIGHT = 36;
/** The side of the picture; its corner is at -WIDE, -WIDE. */
export const SPAN = GRID + 2 * WIDE;
export const CORNER = -WIDE;

const COLUMNS = 'ABCDEF';
const SIDES = 'NESW';

export type Point = { x: number; y: number };
/** Column and row, 1 to 6 for graves; 0 and 7 are outside. */
export type Square = { column: number; row: number };

export const GRAVE_SPOTS: readonly string[] = range(SIZE).flatMap((row) =>
  range(SIZE).map((column) => `${COLUMNS[column]}${row + 1}`),
);
export const PLACE_SPOTS: readonly string[] = Array.from(SIDES).flatMap((side) =>
  range(SIZE).map((line) => `out:${side}${line + 1}`),
);

function range(count: number): number[] {
  return Array.from({ length: count }, (_, k) => k);
}

export function isOutside(spot: string): boolean {
  return spot.startsWith('out:');
}

/** The name that an action uses: `N3` for `out:N3`. */
export function shortName(spot: string): string {
  return isOutside(spot) ? spot.slice(4) : spot;
}

export function squareOf(spot: string): Square {
  const short = shortName(spot);
  const number = Number(short.slice(1));
  if (!isOutside(spot)) return { column: COLUMNS.indexOf(short.charAt(0)) + 1, row: number };
  switch (short.charAt(0)) {
    case 'N':
      return { column: number, row: 0 };
    case 'S':
      return { column: number, row: SIZE + 1 };
    case 'W':
      return { column: 0, row: number };
    default:
      return { column: SIZE + 1, row: number };
  }
}

const SPOT_AT = new Map([...GRAVE_SPOTS, ...PLACE_SPOTS].map((spot) => [at(squareOf(spot)), spot]));

function at({ column, row }: Square): string {
  return `${column} ${row}`;
}

/** The border grave beside a place outside. */
export function graveBeside(place: string): string {
  const { column, row } = squareOf(place);
  const within = (line: number) => Math.min(SIZE, Math.max(1, line));
  return SPOT_AT.get(at({ column: within(column), row: within(row) })) ?? place;
}

/** The upper left corner of a grave's square. */
export function cornerOf(grave: string): Point {
  const { column, row } = squareOf(grave);
  return { x: (column - 1) * CELL, y: (row - 1) * CELL };
}

/** The middle of a grave or of a place outside, which lies a little nearer than a whole square would. */
export function middleOf(spot: string): Point {
  const { column, row } = squareOf(spot);
  const along = (line: number) => (line === 0 ? -63 : line > SIZE ? GRID + 63 : (line - 0.5) * CELL);
  return { x: along(column), y: along(row) };
}

/** The way of a move between its two spots: from the edge of the one to the edge of the other. */
export function wayBetween(start: string, end: string): { from: Point; to: Point } {
  const [from, to] = [middleOf(start), middleOf(end)];
  const edge = (a: number, b: number) => a + Math.sign(Math.round(b - a)) * 0.42 * CELL;
  return {
    from: isOutside(start) ? from : { x: edge(from.x, to.x), y: edge(from.y, to.y) },
    to: { x: edge(to.x, from.x), y: edge(to.y, from.y) },
  };
}

/** Where the feet of a lord are: to the right on a card, so that the card can be read; in the middle outside. */
export function feetOf(spot: string): Point {
  const { x, y } = middleOf(spot);
  return isOutside(spot) ? { x, y: y + 17 } : { x: x + 16, y: y + 21 };
}

/** What a finger may touch: the whole square, and outside all of the rim. */
export function touchOf(spot: string): { x: number; y: number; width: number; height: number } {
  if (!isOutside(spot)) return { ...cornerOf(spot), width: CELL, height: CELL };
  const { column, row } = squareOf(spot);
  const along = (line: number) => (line === 0 ? -WIDE : line > SIZE ? GRID : (line - 1) * CELL);
  const long = (line: number) => (line === 0 || line > SIZE ? WIDE : CELL);
  return { x: along(column), y: along(row), width: long(column), height: long(row) };
}

/** How many squares a lord passes, for the time that it takes. */
export function squaresBetween(from: string, to: string): number {
  const [a, b] = [squareOf(from), squareOf(to)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}

/** How the picture is enlarged so that the rim is as wide as it has to be. */
export function zoom(wide: boolean): number {
  return wide ? 1 : SPAN / (GRID + 2 * TIGHT);
}

const WAYS: Record<string, Square> = {
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
};

/** The spot that a key leads to among these, or null where that key leads nowhere. */
export function spotAfter(key: string, from: string, among: ReadonlySet<string>): string | null {
  if (key === 'Home' || key === 'End') {
    const { row } = squareOf(from);
    const line = [...among].filter((spot) => squareOf(spot).row === row);
    line.sort((a, b) => squareOf(a).column - squareOf(b).column);
    return (key === 'Home' ? line.at(0) : line.at(-1)) ?? null;
  }
  const way = WAYS[key];
  if (!way) return null;
  const square = squareOf(from);
  for (let steps = 1; steps <= SIZE + 1; steps += 1) {
    const spot = SPOT_AT.get(at({ column: square.column + way.column * steps, row: square.row + way.row * steps }));
    if (spot && among.has(spot)) return spot;
  }
  return null;
}

/** These spots as rows from north to south, each from west to east: as a screen reader walks them. */
export function rowsOf(spots: Iterable<string>): string[][] {
  const rows = new Map<number, string[]>();
  for (const spot of spots) {
    const { row } = squareOf(spot);
    rows.set(row, [...(rows.get(row) ?? []), spot]);
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => squareOf(a).column - squareOf(b).column));
}

/** A number from 0 to 1 that is always the same for a spot, so that no two plots are grown over alike. */
export function quirk(spot: string, salt = 0): number {
  let mixed = 2166136261 ^ Math.imul(salt + 1, 0x9e3779b1);
  for (const letter of spot) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
