// What can be pointed at in the hall now, by mouse, finger or arrow keys, and what that would do.
import type { Box } from '../arrows';
import {
  asksForPiece,
  costOf,
  entryCells,
  ghostChoices,
  ghostOf,
  moveAction,
  movers,
  movesOf,
  sideChoices,
  spotsOf,
  type Taking,
} from './choices';
import { CELLS, GRID, SIDES, SPOTS, bodyOf, cellOf, doorAt, oppositeOf, slabsOf, spotAt, type Side } from './geometry';
import { cellLabel, ghostLabel, goLabel, pieceInWords, sideLabel, spotLabel, type Reader } from './labels';
import { say } from '../../words.svelte';
import type { Posture, View } from '../../generated/keyhole';

/** A cell is 100 wide on the plan; y grows downwards there. */
export const UNIT = 100;
export const HALL = GRID * UNIT;
/** How far the picture reaches beyond the hall: walls, doors, and who waits behind them. */
export const MARGIN = 96;

export type Target = {
  /** `c:C4` a cell, `g:AS1` a ghost, `p:desk` a piece, `s:3` a spot of the menu, `d:N` a side, `k:N3` a door. */
  spot: string;
  box: Box;
  label: string;
  /** Whether it can be chosen. */
  able: boolean;
  /** What choosing it decides; null where it is only half of a decision. */
  action: string | null;
  cost: number | null;
};

/** What of the UI state matters here. */
export type Half = {
  ghost: string | null;
  cell: string | null;
  level: number | null;
  heading: Posture | null;
};

/** The hall's point (in cells) on the plan. */
export function onPlan({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: x * UNIT, y: HALL - y * UNIT };
}

/** The spots of the menu at the level and with the heading that are shown. */
export function shownSpots(view: View, choices: readonly string[], half: Half): Taking[] {
  const all = spotsOf(choices, view, half.cell);
  const headings = [...new Set(all.map(({ posture }) => posture))];
  const heading = half.heading && headings.includes(half.heading) ? half.heading : headings[0];
  const ahead = all.filter(({ posture }) => posture === heading);
  const levels = levelsOf(ahead);
  const level = half.level !== null && levels.includes(half.level) ? half.level : levels[0];
  return ahead.filter((spot) => spot.level === level);
}

export function levelsOf(spots: readonly Taking[]): number[] {
  return [...new Set(spots.map(({ level }) => level))].sort((a, b) => a - b);
}

/** The cell whose spots are being chosen; null when something else is. */
export function spotCell(view: View, half: Half): string | null {
  return view.ask === 'spot' ? (view.going?.cell ?? null) : view.ask === 'tag' ? half.cell : null;
}

/** Everything that the keys reach now. A cell stands for what is in it, unless that can be chosen by itself. */
export function targetsOf(reader: Reader, choices: readonly string[], half: Half): Target[] {
  const { view } = reader;
  const cell = spotCell(view, half);
  if (cell && choices.length > 0) return spotTargets(reader, shownSpots(view, choices, half));
  const things = [...ghostTargets(reader, choices, half), ...pieceTargets(reader, choices)];
  const taken = new Set(
    things.flatMap(({ spot }) => (spot.startsWith('g:') ? [ghostOf(view, spot.slice(2))?.cell] : [])),
  );
  return [
    ...cellTargets(reader, choices, half).filter(({ spot, able }) => able || !taken.has(spot.slice(2))),
    ...things,
    ...sideTargets(reader, choices, half),
  ];
}

function spotTargets(reader: Reader, spots: readonly Taking[]): Target[] {
  // As large as a finger, but not over the neighbours.
  const gaps = spots.flatMap((one, k) =>
    spots.slice(k + 1).map(({ sx, sy }) => Math.max(Math.abs(sx - one.sx), Math.abs(sy - one.sy))),
  );
  const reach = Math.min(14, (Math.min(...gaps.filter((gap) => gap > 0), 5) / SPOTS) * UNIT * 0.46);
  return spots.map((taking, k) => {
    const { x, y } = onPlan(spotAt(taking.cell, taking.sx, taking.sy));
    return {
      spot: `s:${k}`,
      box: { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach },
      label: spotLabel(taking, reader),
      able: true,
      action: taking.action,
      cost: null,
    };
  });
}

function cellTargets(reader: Reader, choices: readonly string[], { ghost }: Half): Target[] {
  const { view } = reader;
  const goes = new Set(ghost ? movesOf(choices).get(ghost) : []);
  const entries = new Set(entryCells(choices));
  return CELLS.map((cell) => {
    const { cx, cy } = cellOf(cell);
    const { x, y } = onPlan({ x: cx, y: cy + 1 });
    const able = goes.has(cell) || entries.has(cell);
    const may = goes.has(cell) && ghost ? goLabel(view, ghost, cell) : able ? say('keyhole-board-may') : '';
    return {
      spot: `c:${cell}`,
      box: { x, y, width: UNIT, height: UNIT },
      label: cellLabel(cell, reader, may),
      able,
      action: ghost && goes.has(cell) ? moveAction(ghost, cell) : null,
      cost: ghost && goes.has(cell) ? costOf(view, ghost, cell) : null,
    };
  });
}

function ghostTargets(reader: Reader, choices: readonly string[], half: Half): Target[] {
  const { view } = reader;
  const chosen = ghostChoices(choices);
  const moving = half.ghost === null ? movers(choices, view).filter(({ place }) => place === 'hall') : [];
  const named = view.ghosts.filter((ghost) => chosen.has(ghost.name) || moving.includes(ghost));
  return named.flatMap((ghost) => {
    if (!ghost.cell) return [];
    const { x, y } = onPlan(spotAt(ghost.cell, ghost.sx, ghost.sy));
    const r = Math.max(22, bodyOf(ghost.size).r * UNIT);
    return [
      {
        spot: `g:${ghost.name}`,
        box: { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
        label: ghostLabel(ghost, reader, say('keyhole-board-may')),
        able: true,
        action: chosen.get(ghost.name) ?? null,
        cost: null,
      },
    ];
  });
}

function pieceTargets({ view }: Reader, choices: readonly string[]): Target[] {
  if (choices.length === 0 || !asksForPiece(view)) return [];
  return view.pieces
    .filter(({ movable, placed }) => movable && placed)
    .map((piece) => {
      const corners = slabsOf(piece).flatMap((slab) => slab.corners.map(onPlan));
      const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
      const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
      return {
        spot: `p:${piece.name}`,
        box: { x: left, y: top, width: right - left, height: bottom - top },
        label: pieceInWords(view, piece) + say('keyhole-board-comma') + say('keyhole-board-may'),
        able: true,
        action: null,
        cost: null,
      };
    });
}

function sideTargets(reader: Reader, choices: readonly string[], { ghost }: Half): Target[] {
  const { view } = reader;
  const sides = sideChoices(choices);
  const home = ghost ? view.players[ghostOf(view, ghost)?.seat ?? -1]?.home : null;
  const leaves = ghost && movesOf(choices).get(ghost)?.includes('exit') && home ? oppositeOf(home) : null;
  return SIDES.flatMap((side) => {
    const exit = side === leaves && ghost !== null;
    const action = exit ? moveAction(ghost, 'exit') : (sides.get(side) ?? null);
    if (!action) return [];
    const cost = exit ? costOf(view, ghost, 'exit') : null;
    const may = exit ? say('keyhole-board-may-leave', { cost: cost ?? 0 }) : say('keyhole-board-may');
    return [{ spot: `d:${side}`, box: sideBox(side), label: sideLabel(side, reader, may), able: true, action, cost }];
  });
}

/** The band along a side: its wall and what is behind it. */
export function sideBox(side: Side): Box {
  const wide = 62;
  return {
    N: { x: 0, y: -wide, width: HALL, height: wide },
    S: { x: 0, y: HALL, width: HALL, height: wide },
    W: { x: -wide, y: 0, width: wide, height: HALL },
    E: { x: HALL, y: 0, width: wide, height: HALL },
  }[side];
}

/** All doors, for a look through any of them once the game is over. */
export function doorTargets(): Target[] {
  return SIDES.flatMap((side) =>
    Array.from({ length: GRID }, (_, k) => {
      const { x, y } = onPlan(doorAt(side, k + 1));
      return {
        spot: `k:${side}${k + 1}`,
        box: { x: x - 40, y: y - 40, width: 80, height: 80 },
        label: say('keyhole-board-look-through', { side, door: k + 1 }),
        able: true,
        action: null,
        cost: null,
      };
    }),
  );
}
