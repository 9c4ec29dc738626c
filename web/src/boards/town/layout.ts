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
  const gap = clamp(8, width * 0.017, 15);
  const rim = clamp(5, width * 0.012, 10);
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

function tileIn(box: Box): Omit<Tile, 'name' | 'row' | 'column'> {
  const { x, y, width, height } = box;
  const pad = clamp(4, width * 0.032, 9);
  const slim = width < 190;
  const titleSize = slim ? clamp(13, width * 0.125, 16) : clamp(16, Math.min(width * 0.078, height * 0.12), 21);
  const titleBottom = y + pad + titleSize * 1.15;
  const wide = clamp(26, width * 0.155, 42);
  const top = slim ? titleBottom + 3 : y + pad;
  const bottom = y + height - pad;
  const between = slim ? 2 : 3;
  const high = (bottom - top - 4 * between) / 5;
  const left = x + width - pad - wide;
  const spaces = [0, 1, 2, 3, 4].map((k) => ({
    x: left,
    y: bottom - high - k * (high + between),
    width: wide,
    height: high,
  }));
  const kerb = y + height * 0.73;
  const room = left - pad / 2 - x;
  const bonusSize = clamp(28, Math.min(width * 0.17, height * 0.2), 42);
  const bonus = { x: x + pad, y: titleBottom + 4, width: bonusSize, height: bonusSize };
  const houseTop = slim ? titleBottom + bonusSize * 0.55 : titleBottom - titleSize * 0.25;
  const houseSide = slim ? 0.02 : 0.1;
  return {
    box,
    title: {
      x: x + pad + 3,
      y: y + pad + titleSize * 0.86,
      size: titleSize,
      width: slim ? width - 2 * pad - 4 : room - pad,
    },
    house: {
      x: x + room * houseSide,
      y: houseTop,
      width: room * (1 - houseSide),
      height: kerb + height * 0.02 - houseTop,
    },
    kerb,
    bonus,
    spaces,
    crowd: { x: x + pad / 2, y: bonus.y + bonusSize, width: room - pad / 2, height: bottom - bonus.y - bonusSize },
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
/** All ghosts of one colour in a building. `stands` tells how many figures are drawn; `seen` is around them, `box` has the air
 *  beside them as well. */
export type Group = { level: number; count: number; stands: number; box: Box; seen: Box; figures: Figure[] };

/** How wide each level is in its drawing, and how tall, as a part of its side. */
const WIDE = [0.54, 0.74, 0.72, 0.9, 0.96];
const TALL = [0.5, 0.68, 0.82, 0.9, 0.96];
/** High levels are drawn a little larger than they are in their squares. */
const GROWTH = [1.06, 1, 1, 1.1, 1.22];
/** Ghosts of one colour stand before each other where it is narrow, else beside each other. */
const SHOULDER = 0.66;
const ARM = 1.04;
/** A back row is seen above the heads of the front row. */
const BEHIND = 0.74;
const LARGEST = 84;
const MOST_ROWS = 3;
/** Larger crowds are drawn as one ghost for each colour, with a number. */
const MOST_FIGURES = 8;
/** The level's pips are below the hem. */
export const PIPS = 8;

export function crowdOf(counts: readonly number[], box: Box): Group[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const present = counts.flatMap((count, k) =>
    count > 0 ? [{ level: k + 1, count, stands: total > MOST_FIGURES ? 1 : count }] : [],
  );
  if (present.length === 0) return [];
  // As few rows as may be: another one only where everybody grows by it.
  let rows = [present];
  for (let more = 2; more <= Math.min(MOST_ROWS, present.length); more += 1) {
    const next = split(present, more);
    if (sizeOf(next, box) > sizeOf(rows, box) * 1.12) rows = next;
  }
  return placed(rows, Math.max(sizeOf(rows, box), 12), box);
}

type Present = { level: number; count: number; stands: number };

/** How wide one ghost of a level is, in parts of the size that all share. */
function wideAt(level: number): number {
  return (WIDE[level - 1] ?? 1) * (GROWTH[level - 1] ?? 1);
}

function widthOf({ level, stands }: Present, apart = SHOULDER): number {
  return wideAt(level) * (1 + (stands - 1) * apart);
}

function sum(row: readonly Present[]): number {
  return row.reduce((wide, group) => wide + widthOf(group), 0);
}

/** In so many rows, as even as may be; whoever is smaller stands in front. */
function split(present: Present[], rows: number): Present[][] {
  if (rows === 1) return [present];
  let best = [present];
  let least = Infinity;
  for (let front = 1; front <= present.length - rows + 1; front += 1) {
    const tried = [present.slice(0, front), ...split(present.slice(front), rows - 1)];
    const widest = Math.max(...tried.map(sum));
    if (widest < least) [best, least] = [tried, widest];
  }
  return best;
}

function tallest(row: readonly Present[]): number {
  return Math.max(...row.map(({ level }) => (TALL[level - 1] ?? 1) * (GROWTH[level - 1] ?? 1)));
}

function sizeOf(rows: Present[][], box: Box): number {
  const across = Math.min(...rows.map((row) => box.width / sum(row)));
  let [high, floor] = [0, 0];
  for (const row of rows) {
    high = Math.max(high, floor + tallest(row));
    floor += tallest(row) * BEHIND;
  }
  // In a low tile the ghosts may cover the house.
  const most = box.height < 90 ? 0.95 : 0.66;
  return Math.min(across, (box.height - PIPS * rows.length) / high, LARGEST, box.width * 0.58, box.height * most);
}

function placed(rows: Present[][], size: number, box: Box): Group[] {
  const groups: Group[] = [];
  let floor = box.y + box.height;
  for (const row of rows) {
    const high = Math.min(tallest(row) * size, box.height - PIPS);
    const top = floor - PIPS - high - 2;
    const shoulders = row.reduce((all, { level, stands }) => all + (stands - 1) * wideAt(level) * size, 0);
    const spare = Math.max(0, box.width - sum(row) * size) * 0.7;
    const apart = Math.min(ARM, SHOULDER + (shoulders > 0 ? spare / shoulders : 0));
    const taken = row.reduce((all, group) => all + widthOf(group, apart) * size, 0);
    const air = (box.width - taken) / row.length;
    let left = box.x;
    for (const group of row) {
      const wide = widthOf(group, apart) * size + air;
      const figures = Array.from({ length: group.stands }, (_, k) => ({
        level: group.level,
        k,
        x: left + air / 2 + wideAt(group.level) * size * (0.5 + k * apart),
        y: floor - PIPS,
        size: size * (GROWTH[group.level - 1] ?? 1),
      }));
      const box = { x: left, y: top, width: wide, height: floor - top };
      const seen = { ...box, x: left + air / 2 - 2, width: wide - air + 4 };
      groups.push({ ...group, figures, box, seen });
      left += wide;
    }
    floor -= high * BEHIND + PIPS;
  }
  return groups;
}

/** What is touched of each group, at least as large as a finger where there is room: the cells of a row reach up to the next row. */
export function touchOf(group: Group, box: Box, least = 44): Box {
  const taller = Math.max(0, Math.min(least - group.box.height, group.box.y - box.y));
  return { ...group.box, y: group.box.y - taller, height: group.box.height + taller };
}
