// The choices of Keyhole, sorted by what they are about, and what can be pointed at on the board.
import type { Action, GhostView, Piece, Pose, Posture, Side, Size, View } from '../../generated/keyhole';
import { VERBS } from '../../generated/verbs';
import { notationOf } from '../notation';
import type { Spot } from './scene/hall';

/** A pose as it is set: x, y in 1/32 cell, yaw in 1/64 turn, which face is down, which way it leans. */
export type Setting = Pick<Pose, 'x' | 'y' | 'yaw' | 'face' | 'lean'>;
/** A spot as it is taken, upright or lying with its head to a side. */
export type Taking = Spot & { action: string };

const { read, write, only } = notationOf<Action>(VERBS.keyhole);
export { only, read as readAction };

// --- furniture -----------------------------------------------------------------------------------------------------------

export function setAction(piece: Piece, { x, y, yaw, face, lean }: Setting): string {
  return write({ verb: 'set', piece, x: `${x}`, y: `${y}`, yaw: `${yaw}`, face: `${face}`, lean: `${lean}` });
}

/** The menu of poses for a piece. */
export function posesOf(choices: readonly string[], piece: Piece): Setting[] {
  return only(choices, 'set')
    .filter((set) => set.piece === piece)
    .map(({ x, y, yaw, face, lean }) => ({ x: +x, y: +y, yaw: +yaw, face: +face, lean: +lean }));
}

export function sameSetting(a: Setting, b: Setting): boolean {
  return a.x === b.x && a.y === b.y && a.yaw === b.yaw && a.face === b.face && a.lean === b.lean;
}

/** The questions to which a piece in the hand is an answer. */
const WITH_PIECES: readonly string[] = ['furnish', 'furniture', 'arrange'];

export function asksForPiece(view: View): boolean {
  return WITH_PIECES.includes(view.ask ?? '');
}

/** Pieces that can be placed or moved now, in the order of the rules. */
export function movablePieces(view: View): Piece[] {
  return view.pieces.filter(({ movable }) => movable).map(({ name }) => name);
}

// --- ghosts --------------------------------------------------------------------------------------------------------------

/** Where each ghost can go: a cell's name or `exit`. */
export function movesOf(choices: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (ghost: string, to: string) => found.set(ghost, [...(found.get(ghost) ?? []), to]);
  for (const { ghost, cell } of only(choices, 'move')) add(ghost, cell);
  for (const { ghost } of only(choices, 'exit')) add(ghost, 'exit');
  return found;
}

export function moveAction(ghost: string, to: string): string {
  return write(to === 'exit' ? { verb: 'exit', ghost } : { verb: 'move', ghost, cell: to });
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
  return only(choices, 'stand', 'lie', 'enter').flatMap((taken) => {
    if (taken.verb === 'enter' && taken.cell !== cell) return [];
    const at = taken.verb === 'enter' ? taken.cell : (view.going?.cell ?? '');
    const posture: Posture = taken.verb === 'lie' ? taken.posture : 'upright';
    return [{ cell: at, sx: +taken.sx, sy: +taken.sy, level: +taken.level, posture, action: taken.text }];
  });
}

export function spotAction(view: View, { cell, sx, sy, level, posture }: Spot): string {
  const spot = { sx: `${sx}`, sy: `${sy}`, level: `${level}` };
  if (view.ask === 'tag') return write({ verb: 'enter', cell, ...spot });
  return write(posture === 'upright' ? { verb: 'stand', ...spot } : { verb: 'lie', ...spot, posture });
}

/** Cells through which a ghost may come in by a chime (C05). */
export function entryCells(choices: readonly string[]): string[] {
  return [...new Set(only(choices, 'enter').map(({ cell }) => cell))];
}

/** Ghosts that are chosen themselves: as partner, as victim, to grow. */
export function ghostChoices(choices: readonly string[]): Map<string, string> {
  return new Map(only(choices, 'merge', 'tag', 'grow').map(({ ghost, text }) => [ghost, text]));
}

/** Pairs that may merge without having moved (K-081). */
export function fusions(choices: readonly string[]): string[] {
  return only(choices, 'fuse').map(({ text }) => text);
}

/** Sides that can be chosen: for a home, or for the keyhole. */
export function sideChoices(choices: readonly string[]): Map<Side, string> {
  return new Map(only(choices, 'home', 'side').map(({ side, text }) => [side, text]));
}

export function ghostOf(view: View, name: string): GhostView | undefined {
  return view.ghosts.find((each) => each.name === name);
}

/** Whose spot is being chosen: the size of the ghost that is to stand there. */
export function comerOf(view: View): { name: string; size: Size; seat: number } {
  const ghost = view.going ? ghostOf(view, view.going.ghost) : undefined;
  return ghost ?? { name: '', size: 'S', seat: view.turn ?? 0 };
}
