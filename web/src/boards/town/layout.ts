// Where things are in the town's picture, in pixels of the room that it has: a tile for each building, laid out by row and
// column; in a tile the house, the five haunt spaces, the bonus token and the crowd of ghosts.
import type { Building } from '../../generated/town';
import { middleOf, type Box, type Point } from '../arrows';

export type Tile = {
  name: string;
  /** Counted from 0, without empty rows and columns. */
  row: number;
  column: number;
  box: Box;
  title: Point & { size: number; width: number };
  house: Box;
  /** Where the pavement begins. */
  kerb: number;
  bonus: Box;
  /** The haunt spaces from level 1 to level 5. */
  spaces: Box[];
  crowd: Box;
};
/** A street between neighbours. `far`: their tiles do not touch along an edge, so that it is only hinted at. */
export type Street = {
  from: string;
  to: string;
  far: boolean;
  way: 'across' | 'down' | 'line';
  box: Box;
  ends: [Point, Point];
};
export type TownPlan = { width: number; height: number; tiles: Tile[]; streets: Street[] };

/** In a room that is higher than wide, a map with more columns is laid on its side. */
const MOST_COLUMNS = 3;

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

export function townPlan(
  buildings: readonly Pick<Building, 'name' | 'row' | 'column' | 'near'>[],
  width: number,
  height: number,
): TownPlan {
  const rank = (lines: number[]) => new Map([...new Set(lines)].sort((a, b) => a - b).map((line, k) => [line, k]));
  let rows = rank(buildings.map(({ row }) => row));
  let columns = rank(buildings.map(({ column }) => column));
  const lying = width < height && columns.size > Math.max(MOST_COLUMNS, rows.size);
  if (lying) [rows, columns] = [columns, rows];
  const gap = clamp(5, width * 0.014, 12);
  const rim = clamp(4, width * 0.009, 8);
  const across = (width - 2 * rim - (columns.size - 1) * gap) / columns.size;
  const down = (height - 2 * rim - (rows.size - 1) * gap) / rows.size;
  const tiles = buildings.map(({ name, ...at }): Tile => {
    const row = rows.get(lying ? at.column : at.row) ?? 0;
    const column = columns.get(lying ? at.row : at.column) ?? 0;
    const box = { x: rim + column * (across + gap), y: rim + row * (down + gap), width: across, height: down };
    return { name, row, column, ...tileIn(box) };
  });
  return { width, height, tiles, streets: streetsBetween(buildings, tiles, gap) };
}

/** The haunt spaces lie in a row at the foot; above them the crowd, and what is left is house and sky. */
function tileIn(box: Box): Omit<Tile, 'name' | 'row' | 'column'> {
  const { x, y, width, height } = box;
  const slim = width < 190;
  const pad = slim ? 4 : clamp(4, width * 0.025, 7);
  const between = slim ? 2 : 3;
  const wide = (width - 2 * pad - 4 * between) / 5;
  // A space of 40 is a finger's; in a lower tile they are read, and the house and its ghosts are touched.
  const high = Math.min(clamp(22, height * 0.19, 40), Math.max(25, wide * 1.04));
  const top = y + height - pad - high;
  const spaces = [0, 1, 2, 3, 4].map((k) => ({ x: x + pad + k * (wide + between), y: top, width: wide, height: high }));
  const titleSize = slim ? clamp(13, width * 0.135, 17) : clamp(17, Math.min(width * 0.085, height * 0.12), 21);
  const titleBottom = y + pad + titleSize * 1.15;
  const bonusSize = clamp(26, Math.min(width * 0.26, height * 0.19), 42);
  const kerb = y + height - Math.min(height * 0.42, high + pad + 42);
  const houseTop = Math.min(titleBottom - titleSize * 0.1, kerb - 30);
  const bonus = { x: x + width - pad - bonusSize, y: y + pad, width: bonusSize, height: bonusSize };
  const crowdTop = Math.min(titleBottom, top - 44);
  return {
    box,
    title: { x: x + pad + 3, y: y + pad + titleSize * 0.86, size: titleSize, width: width - 2 * pad - 6 },
    house: { x: x + width * 0.06, y: houseTop, width: width * 0.88, height: kerb + 4 - houseTop },
    kerb,
    bonus,
    spaces,
    crowd: { x: x + 1, y: crowdTop, width: width - 2, height: top - crowdTop },
  };
}

function streetsBetween(buildings: readonly Pick<Building, 'name' | 'near'>[], tiles: Tile[], gap: number): Street[] {
  const streets: Street[] = [];
  for (const [k, from] of tiles.entries()) {
    for (const name of buildings[k]?.near ?? []) {
      const to = tiles.find((tile) => tile.name === name);
      // Each street once, drawn from whichever of the two comes first.
      if (to && tiles.indexOf(to) > k) streets.push(street(from, to, gap));
    }
  }
  return streets;
}

function street(one: Tile, other: Tile, gap: number): Street {
  const ends: [Point, Point] = [middleOf(one.box), middleOf(other.box)];
  const [rows, columns] = [Math.abs(one.row - other.row), Math.abs(one.column - other.column)];
  const { width, height } = one.box;
  const base = { from: one.name, to: other.name, ends };
  if (rows === 0 && columns === 1) {
    const left = Math.min(one.box.x, other.box.x) + width;
    const tall = clamp(22, height * 0.16, 36);
    const box = { x: left, y: one.box.y + height * 0.58 - tall / 2, width: gap, height: tall };
    return { ...base, far: false, way: 'across', box };
  }
  if (columns === 0 && rows === 1) {
    const top = Math.min(one.box.y, other.box.y) + height;
    const wide = clamp(26, width * 0.18, 46);
    const box = { x: one.box.x + width * 0.44 - wide / 2, y: top, width: wide, height: gap };
    return { ...base, far: false, way: 'down', box };
  }
  const box = { x: ends[0].x, y: ends[0].y, width: 0, height: 0 };
  return { ...base, far: rows > 1 || columns > 1, way: 'line', box };
}

/** The tiles as rows from north to south, each from west to east: as a screen reader walks them. */
export function rowsOf(tiles: readonly Tile[]): Tile[][] {
  const rows: Tile[][] = [];
  for (const tile of [...tiles].sort((a, b) => a.row - b.row || a.column - b.column)) {
    (rows[tile.row] ??= []).push(tile);
  }
  return rows;
}

/** About how wide a name is set, in parts of its size: so that a long one can be set smaller. */
export function breadth(name: string): number {
  return Array.from(name).reduce((wide, letter) => wide + (letter.charCodeAt(0) > 0x2e80 ? 1.02 : 0.48), 0.2);
}

// --- the crowd in front of a building ------------------------------------------------------------------------------------

/** A ghost in the crowd; `x` is its middle, `y` where its hem ends, `size` the side of its drawing. */
export type Figure = Point & { level: number; k: number; size: number };
/** All ghosts of one colour in a building, drawn as one with their number. `seen` is around the figure, `box` is what is touched. */
export type Group = { level: number; count: number; box: Box; seen: Box; figure: Figure };

/** How wide each level is in its drawing, and how tall, as a part of its side. */
const WIDE = [0.54, 0.74, 0.72, 0.9, 0.96];
const TALL = [0.5, 0.68, 0.82, 0.9, 0.96];
const LARGEST = 62;
/** So many colours stand in one line, each at least as wide as a finger; more stand in two. */
const MOST_IN_LINE = 3;
/** The level's pips are below the hem. */
export const PIPS = 9;

/** The smallest in front, so that nobody is hidden. */
export function crowdOf(counts: readonly number[], box: Box): Group[] {
  const present = counts.flatMap((count, k) => (count > 0 ? [{ level: k + 1, count }] : []));
  if (present.length === 0) return [];
  const front = present.length > MOST_IN_LINE ? Math.ceil(present.length / 2) : present.length;
  const lines = [present.slice(0, front), present.slice(front)].filter((line) => line.length > 0);
  const high = box.height / lines.length;
  const least = Math.min(1, lines.length / 2 + 0.28);
  const size = Math.min(LARGEST, (high - PIPS) / least, (box.width / Math.min(front, MOST_IN_LINE)) * 1.16);
  return lines.flatMap((line, back) => {
    const wide = Math.min(box.width / line.length, Math.max(46, size * 1.25));
    const left = box.x + (box.width - wide * line.length) / 2;
    const floor = box.y + box.height - back * Math.min(high, size + PIPS + 4);
    return line.map(({ level, count }, k): Group => {
      const figure = { level, k: 0, x: left + (k + 0.5) * wide, y: floor - PIPS, size };
      const tall = Math.min((TALL[level - 1] ?? 1) * size, high - PIPS);
      const seenWide = Math.min(wide, (WIDE[level - 1] ?? 1) * size + 6);
      const touched = Math.min(high, Math.max(tall + PIPS + 2, 44));
      return {
        level,
        count,
        figure,
        box: { x: left + k * wide, y: floor - touched, width: wide, height: touched },
        seen: { x: figure.x - seenWide / 2, y: floor - PIPS - tall - 2, width: seenWide, height: tall + PIPS },
      };
    });
  });
}
