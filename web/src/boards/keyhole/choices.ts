// The choices of Keyhole, sorted by what they are about, and what can be pointed at on the board.
import type { GhostView, Pose, View } from '../../generated/keyhole';
import { SIDES, type Side } from './geometry';
import type { Spot } from './scene/hall';

/** A pose as it is set: x, y in 1/32 cell, yaw in 1/64 turn, which face is down, which way it leans. */
export type Setting = Pick<Pose, 'x' | 'y' | 'yaw' | 'face' | 'lean'>;
/** A spot as it is taken, upright or lying with its head to a side. */
export type Taking = Spot & { action: string };

export function readAction(action: string): { verb: string; words: string[] } {
  const [verb = '', ...words] = action.split(' ');
  return { verb, words };
}

function withVerb(choices: readonly string[], verb: string): string[][] {
  return choices.flatMap((action) => {
    const read = readAction(action);
    return read.verb === verb ? [read.words] : [];
  });
}

// --- furniture -----------------------------------------------------------------------------------------------------------

export function setAction(piece: string, { x, y, yaw, face, lean }: Setting): string {
  return `set ${piece} ${x} ${y} ${yaw} ${face} ${lean}`;
}

/** The menu of poses for a piece. */
export function posesOf(choices: readonly string[], piece: string): Setting[] {
  return withVerb(choices, 'set').flatMap(([name, ...numbers]) => {
    if (name !== piece) return [];
    const [x = 0, y = 0, yaw = 0, face = 0, lean = 0] = numbers.map(Number);
    return [{ x, y, yaw, face, lean }];
  });
}

export function sameSetting(a: Setting, b: Setting): boolean {
  return a.x === b.x && a.y === b.y && a.yaw === b.yaw && a.face === b.face && a.lean === b.lean;
}

/** Pieces that can be placed or moved now, in the order of the rules. */
export function movablePieces(view: View): string[] {
  return view.pieces.filter(({ movable }) => movable).map(({ name }) => name);
}

// --- ghosts --------------------------------------------------------------------------------------------------------------

/** Where each ghost can go: a cell's name or `exit`. */
export function movesOf(choices: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (ghost: string, to: string) => found.set(ghost, [...(found.get(ghost) ?? []), to]);
  for (const [ghost = '', cell = ''] of withVerb(choices, 'move')) add(ghost, cell);
  for (const [ghost = ''] of withVerb(choices, 'exit')) add(ghost, 'exit');
  return found;
}

export function moveAction(ghost: string, to: string): string {
  return to === 'exit' ? `exit ${ghost}` : `move ${ghost} ${to}`;
}

/** The ghosts that can be chosen to move. Of those that wait together and are alike, one stands for all. */
export function movers(choices: readonly string[], view: View): GhostView[] {
  const moves = movesOf(choices);
  const alike = new Set<string>();
  return view.ghosts.filter(({ name, place, size }) => {
    if (!moves.has(name)) return false;
    if (place === 'hall') return true;
    const kind = `${place} ${size}`;
    if (alike.has(kind)) return false;
    alike.add(kind);
    return true;
  });
}

/** What it costs a ghost to go there (K-031). */
export function costOf(view: View, ghost: string, to: string): number | null {
  return view.reach.find((each) => each.ghost === ghost && each.to === to)?.cost ?? null;
}

/** The menu of spots, whether for a ghost that moves or for one that comes by a chime. */
export function spotsOf(choices: readonly string[], view: View, cell: string | null): Taking[] {
  return choices.flatMap((action) => {
    const { verb, words } = readAction(action);
    const [sx = 0, sy = 0, level = 0] = (verb === 'enter' ? words.slice(1) : words).map(Number);
    if (verb === 'stand') return [{ cell: view.going?.cell ?? '', sx, sy, level, posture: 'upright', action }];
    if (verb === 'lie') return [{ cell: view.going?.cell ?? '', sx, sy, level, posture: words[3] ?? 'N', action }];
    if (verb === 'enter' && words[0] === cell) return [{ cell: words[0], sx, sy, level, posture: 'upright', action }];
    return [];
  });
}

export function spotAction(view: View, { cell, sx, sy, level, posture }: Spot): string {
  if (view.ask === 'tag') return `enter ${cell} ${sx} ${sy} ${level}`;
  return posture === 'upright' ? `stand ${sx} ${sy} ${level}` : `lie ${sx} ${sy} ${level} ${posture}`;
}

/** Cells through which a ghost may come in by a chime (C05). */
export function entryCells(choices: readonly string[]): string[] {
  return [...new Set(withVerb(choices, 'enter').map(([cell = '']) => cell))];
}

/** Ghosts that are chosen themselves: as partner, as victim, to grow. */
export function ghostChoices(choices: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const verb of ['merge', 'tag', 'grow']) {
    for (const [ghost = ''] of withVerb(choices, verb)) found.set(ghost, `${verb} ${ghost}`);
  }
  return found;
}

/** Sides that can be chosen: for a home, or for the keyhole. */
export function sideChoices(choices: readonly string[]): Map<Side, string> {
  const found = new Map<Side, string>();
  for (const verb of ['home', 'side']) {
    for (const [side = ''] of withVerb(choices, verb)) {
      if (SIDES.includes(side as Side)) found.set(side as Side, `${verb} ${side}`);
    }
  }
  return found;
}

export function ghostOf(view: View, name: string): GhostView | undefined {
  return view.ghosts.find((each) => each.name === name);
}

/** Whose spot is being chosen: the size of the ghost that is to stand there. */
export function comerOf(view: View): { name: string; size: string; seat: number } {
  const ghost = view.going ? ghostOf(view, view.going.ghost) : undefined;
  return ghost ?? { name: '', size: 'S', seat: view.turn ?? 0 };
}
