// A piece in the hand: how it is moved, turned, tipped and leaned before it is set down (KG-020). The server says what comes of it.
import type { Setting } from './choices';
import type { Piece } from '../../generated/keyhole';
import { FACES, GRID, LEANS, PLACES, YAWS } from '../../generated/keyhole-tables';
import { reachOf } from './geometry';

export { FACES, LEANS };
/** The hall's width where furniture is placed. */
const WIDE = PLACES * GRID;
/** In 1/32 cell: a small step, and a quarter of a cell. */
export const STEP = 1;
export const STRIDE = 8;
/** In 1/64 turn: a small turn, and a sixteenth of the whole. */
export const TURN = 1;
export const SWING = 4;

/** Kept inside the hall as far as its size allows; leaning pieces reach further, which the server minds. */
export function kept(name: Piece, setting: Setting): Setting {
  const reach = reachOf({ name, yaw: setting.yaw, face: setting.face });
  const clamp = (value: number, by: number) => Math.round(Math.min(WIDE - by, Math.max(by, value)));
  return { ...setting, x: clamp(setting.x, reach.x), y: clamp(setting.y, reach.y) };
}

export function movedBy(name: Piece, setting: Setting, dx: number, dy: number): Setting {
  return kept(name, { ...setting, x: setting.x + dx, y: setting.y + dy });
}

export function turnedBy(name: Piece, setting: Setting, by: number): Setting {
  return kept(name, { ...setting, yaw: wrap(setting.yaw + by, YAWS) });
}

/** On another side. A leaning piece is set straight first: it would lean another way than it looks. */
export function tippedTo(name: Piece, setting: Setting, face: number): Setting {
  return kept(name, { ...setting, face: wrap(face, FACES), lean: 0 });
}

export function leanedTo(setting: Setting, lean: number): Setting {
  return { ...setting, lean: wrap(lean, LEANS) };
}

function wrap(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** Which of eight ways a piece looks: 0 north, then clockwise (yaw counts the other way round). */
export function facing(yaw: number): number {
  return wrap(Math.round(-yaw / 8), 8);
}
