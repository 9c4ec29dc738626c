// The museum as the board draws it: squares, floors, areas, walls and doors, all from the tables of the rules.
import type { Direction, Kind } from '../../generated/museum';
import * as tables from '../../generated/museum-tables';
import type { Box, Point } from '../arrows';

/** The side of a square in the picture's own measure; a floor is eight of them, the museum two floors. */
export const UNIT = 40;
export const WIDE = tables.WIDE;
export const FLOOR = 8 * UNIT;
export const WHOLE = WIDE * UNIT;
const COLUMNS = 'ABCDEFGHIJKLMNOP';

export type Floor = 0 | 1 | 2 | 3;
export const FLOORS: readonly Floor[] = [3, 2, 1, 0];
/** N is a row up. */
export type Way = Direction;
export const WAYS: readonly Way[] = ['N', 'E', 'S', 'W'];
const STEPS: Record<Way, Point> = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };

export type Area = { id: string; kind: 'room' | 'corridor' | 'toilet' | 'lift'; floor: Floor };
export const AREAS: readonly Area[] = tables.AREAS;
export type Edge = 'wall' | 'open' | 'door' | 'stairs' | 'lift';
const EDGE_OF: Record<string, Edge> = { W: 'wall', O: 'open', D: 'door', S: 'stairs', L: 'lift' };
export type Door = { id: string; squares: readonly [string, string]; kind: string };
export const DOORS: readonly Door[] = tables.DOORS;
export type Feature = 'entrance' | 'machine' | 'stairs' | 'emergency' | 'toilet' | 'lift';
const FEATURES: Readonly<Record<string, Feature>> = tables.FEATURES;
export const ITEMS: Readonly<Record<string, { group: string; wear: number; bound: boolean }>> = tables.ITEMS;
export const CHARACTERS: Readonly<Record<string, { number: number; hp: number; item: Kind }>> = tables.CHARACTERS;

/** The squares in the order of the picture's rows, from the top left. */
export const SQUARES: readonly string[] = Array.from(
  { length: WIDE * WIDE },
  (_, k) => `${COLUMNS[k % WIDE]}-${WIDE - Math.floor(k / WIDE)}`,
);

function columnOf(square: string): number {
  return COLUMNS.indexOf(square[0] ?? 'A');
}
function rowOf(square: string): number {
  return Number(square.slice(2));
}
function indexOf(square: string): number {
  return WIDE * columnOf(square) + rowOf(square) - 1;
}

/** Where a square lies in the picture: column and row, y downwards. */
export function cellOf(square: string): Point {
  return { x: columnOf(square), y: WIDE - rowOf(square) };
}

export function squareAt({ x, y }: Point): string | null {
  return x < 0 || y < 0 || x >= WIDE || y >= WIDE ? null : `${COLUMNS[x]}-${WIDE - y}`;
}

export function boxOf(square: string): Box {
  const { x, y } = cellOf(square);
  return { x: x * UNIT, y: y * UNIT, width: UNIT, height: UNIT };
}

export function centreOf(square: string): Point {
  const { x, y } = cellOf(square);
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

/** The neighbour on that side, whatever lies between. */
export function beside(square: string, way: Way): string | null {
  const { x, y } = cellOf(square);
  return squareAt({ x: x + STEPS[way].x, y: y + STEPS[way].y });
}

export function areaOf(square: string): Area {
  return AREAS[tables.AREA[indexOf(square)] ?? 0]!;
}

export function areaNamed(id: string): Area | undefined {
  return AREAS.find((area) => area.id === id);
}

export function floorOf(square: string): Floor {
  return areaOf(square).floor;
}

export function edgeOf(square: string, way: Way): Edge {
  return EDGE_OF[tables.EDGES[indexOf(square)]?.[WAYS.indexOf(way)] ?? 'W'] ?? 'wall';
}

export function featureOf(square: string): Feature | null {
  return FEATURES[square] ?? null;
}

export function doorNamed(id: string): Door | undefined {
  return DOORS.find((door) => door.id === id);
}

/** The door between a square and its neighbour on that side. */
export function doorBeside(square: string, way: Way): Door | undefined {
  const other = beside(square, way);
  return DOORS.find(({ squares }) => squares.some((each) => each === square) && squares.some((each) => each === other));
}

export function squaresOf(area: Area): string[] {
  return SQUARES.filter((square) => areaOf(square) === area);
}

/** The corner of the picture that a floor fills. */
export function floorBox(floor: Floor): Box {
  return { x: floor >= 2 ? FLOOR : 0, y: floor === 0 || floor === 3 ? FLOOR : 0, width: FLOOR, height: FLOOR };
}

/** Squares row by row: of one floor, or of all. */
export function rowsOf(floor: Floor | null): string[][] {
  const shown = floor === null ? SQUARES : SQUARES.filter((square) => floorOf(square) === floor);
  const long = floor === null ? WIDE : WIDE / 2;
  return Array.from({ length: long }, (_, k) => shown.slice(k * long, (k + 1) * long));
}

/** The way from a square by these directions, without the square itself. */
export function walked(from: string, way: string): string[] {
  const squares: string[] = [];
  let at = from;
  for (const letter of way) {
    const next = beside(at, letter as Way);
    if (!next) break;
    squares.push((at = next));
  }
  return squares;
}

/** What a ghost passes on its way: the squares of a straight line up to its end; of any other move (a knight's) the end alone. */
export function glideOf(from: string, to: string): string[] {
  const [a, b] = [cellOf(from), cellOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  const straight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
  if (!straight || long === 0) return [to];
  return Array.from({ length: long }, (_, k) =>
    squareAt({ x: a.x + Math.sign(dx) * (k + 1), y: a.y + Math.sign(dy) * (k + 1) }),
  ).filter((square) => square !== null);
}

// --- what is drawn ------------------------------------------------------------------------------------------------------

/** An area as one path of squares. */
export function areaPath(area: Area): string {
  return squaresOf(area)
    .map(boxOf)
    .map(({ x, y }) => `M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}z`)
    .join('');
}

export type DrawnDoor = Door & { at: Point; upright: boolean };

/** Where two neighbours meet; `upright` if the border between them stands. */
export function borderOf(a: string, b: string): { at: Point; upright: boolean } {
  const [one, two] = [centreOf(a), centreOf(b)];
  return { at: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }, upright: one.y === two.y };
}

export const DRAWN_DOORS: readonly DrawnDoor[] = DOORS.map((door) => ({ ...door, ...borderOf(...door.squares) }));

/** The walls of the museum: those between areas, and the thick ones around each floor. */
export const WALLS: { thin: string; thick: string } = (() => {
  let [thin, thick] = ['', ''];
  for (const square of SQUARES) {
    const { x, y } = boxOf(square);
    for (const [way, path] of [
      ['N', `M${x} ${y}h${UNIT}`],
      ['W', `M${x} ${y}v${UNIT}`],
    ] as const) {
      const other = beside(square, way);
      const edge = edgeOf(square, way);
      const border = other === null || floorOf(other) !== floorOf(square);
      if (border && edge === 'wall') thick += path;
      else if (edge === 'wall' || edge === 'door') thin += path;
    }
  }
  thick += `M0 ${WHOLE}H${WHOLE}M${WHOLE} 0V${WHOLE}`;
  return { thin, thick };
})();

/** Stairs and lifts that cross a border between floors: a gap in the thick wall. */
export const LINKS: readonly { at: Point; upright: boolean; kind: 'stairs' | 'lift' }[] = SQUARES.flatMap((square) =>
  (['N', 'W'] as const).flatMap((way) => {
    const edge = edgeOf(square, way);
    const other = beside(square, way);
    return other && (edge === 'stairs' || edge === 'lift') ? [{ ...borderOf(square, other), kind: edge }] : [];
  }),
);

export type Label = Point & { area: Area; wide: number };
/** Where a room's name stands: in its highest row, over as many squares as lie beside each other there. */
export const LABELS: readonly Label[] = AREAS.filter(({ kind }) => kind === 'room').map((area) => {
  const cells = squaresOf(area).map(cellOf);
  const top = Math.min(...cells.map(({ y }) => y));
  const row = cells.filter(({ y }) => y === top).map(({ x }) => x);
  return { area, x: Math.min(...row) * UNIT, y: top * UNIT, wide: row.length * UNIT };
});
