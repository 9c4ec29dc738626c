// What everything in the hall says of itself: a label for the ear (place, thing, state, legality), and the hall in words.
import { say, words } from '../../words.svelte';
import { costOf, ghostChoices, ghostOf, movers, sideChoices, type Setting, type Taking } from './choices';
import { aroundOf, cellName, GRID, PLACES, spotAt, SPOTS } from './geometry';
import { seatOf, sizeOf } from './pieces';
import type { GhostView, PieceView, Pose, Side, Size, Stand, Trial, View } from '../../generated/keyhole';

export type Reader = {
  view: View;
  names: readonly string[];
  you: number | null;
};

export function list(parts: readonly string[]): string {
  return parts.filter(Boolean).join(say('keyhole-board-comma'));
}

function titled(title: string, parts: readonly string[]): string {
  const rest = list(parts);
  return rest ? title + say('keyhole-board-colon') + rest : title;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(words.language) + sentence.slice(1);
}

/** "your small ghost", "Marta's large ghost". */
export function ghostInWords({ seat, size }: { seat: number; size: Size }, { names, you }: Reader): string {
  return say('keyhole-board-ghost', { size, name: names[seat] ?? '', self: seat === you ? 'yes' : 'no' });
}

export function placed(view: View): PieceView[] {
  return view.pieces.filter((piece) => piece.placed);
}

/** On what a ghost stands and what is over it: "on the desk", "on the floor, under the piano". */
export function standInWords(view: View, { cell, sx, sy, level, posture }: Omit<Stand, 'name'>): string {
  if (!cell) return '';
  const { on, under } = aroundOf(placed(view), spotAt(cell, sx, sy), level);
  const parts = [say('keyhole-terminal-on', { on: on ?? (level === 0 ? 'floor' : 'other') })];
  if (under) parts.push(say(under === on ? 'keyhole-board-inside' : 'keyhole-board-under', { piece: under }));
  if (posture !== 'upright') parts.push(say('keyhole-terminal-lying', { posture }));
  return list(parts);
}

/** "standing, facing north, at C4, on the desk". */
export function settingInWords(setting: Setting, on: string | null = null): string {
  const { x, y, yaw, face, lean } = setting;
  const parts = [
    say('keyhole-face', { face }),
    say('keyhole-yaw', { yaw }),
    say('keyhole-terminal-at', { cell: cellNear(x, y) }),
  ];
  if (lean) parts.push(say('keyhole-lean', { lean }));
  if (on) parts.push(say('keyhole-terminal-on', { on }));
  return list(parts);
}

export function cellNear(x: number, y: number): string {
  const at = (value: number) => Math.min(GRID - 1, Math.max(0, Math.floor(value / PLACES)));
  return cellName(at(x), at(y));
}

/** Why something that was tried cannot be. */
export function whyNot({ why }: Trial): string {
  return why ? say(`keyhole-not-${why}`) : say('keyhole-board-impossible');
}

/** What a piece rests on, when it is not the floor. */
export function restsOn(view: View, pose: Pose): string | null {
  if (pose.z === 0) return null;
  const others = placed(view).filter(({ name }) => name !== pose.name);
  return aroundOf(others, { x: pose.x / PLACES, y: pose.y / PLACES }, pose.z).on ?? 'other';
}

export function pieceInWords(view: View, piece: PieceView): string {
  const name = capital(say('keyhole-piece', { piece: piece.name }));
  if (!piece.placed) return titled(name, [say('keyhole-terminal-unplaced')]);
  return titled(name, [settingInWords(piece, restsOn(view, piece)), piece.moved ? say('keyhole-terminal-moved') : '']);
}

function homeOf(side: Side, reader: Reader): string {
  const seat = reader.view.players.findIndex(({ home }) => home === side);
  if (seat < 0) return '';
  return say('keyhole-board-home-of', { name: reader.names[seat] ?? '', self: seat === reader.you ? 'yes' : 'no' });
}

/** The label of a cell with all that is in it; `cost` if one can go there. */
export function cellLabel(cell: string, reader: Reader, may: string): string {
  const { view } = reader;
  const ghosts = view.ghosts.filter((ghost) => ghost.cell === cell);
  const pieces = placed(view).filter(({ x, y }) => cellNear(x, y) === cell);
  return titled(cell, [
    ...pieces.map(({ name }) => say('keyhole-piece', { piece: name })),
    ...ghosts.map((ghost) => list([ghostInWords(ghost, reader), standInWords(view, ghost)])),
    pieces.length + ghosts.length === 0 ? say('keyhole-board-empty') : '',
    may,
  ]);
}

export function ghostLabel(ghost: GhostView, reader: Reader, may: string): string {
  const state = [
    ghost.entered ? say('keyhole-terminal-entered') : '',
    ghost.still ? say('keyhole-terminal-still') : '',
  ];
  return titled(capital(ghostInWords(ghost, reader)), [
    ghost.cell ? say('keyhole-terminal-at', { cell: ghost.cell }) : '',
    standInWords(reader.view, ghost),
    ...state,
    may,
  ]);
}

export function sideLabel(side: Side, reader: Reader, may: string): string {
  const { keyhole } = reader.view;
  return titled(capital(say('keyhole-the-side', { side })), [
    homeOf(side, reader),
    keyhole.side === side ? say('keyhole-board-keyhole-here', { door: keyhole.door }) : '',
    may,
  ]);
}

export function spotLabel(taking: Taking, reader: Reader): string {
  return titled(say('keyhole-board-spot', { cell: taking.cell, spot: whereIn(taking) }), [
    standInWords(reader.view, taking),
    say('keyhole-board-may'),
  ]);
}

const MIDDLE = SPOTS / 2;

/** In which part of its cell a spot lies, as the terminal says it. */
function whereIn({ sx, sy }: { sx: number; sy: number }): string {
  const where =
    (sy > MIDDLE + 1 ? 'N' : sy < MIDDLE - 1 ? 'S' : '') + (sx > MIDDLE + 1 ? 'E' : sx < MIDDLE - 1 ? 'W' : '');
  return say('keyhole-terminal-spot', { spot: where || 'C' });
}

/** "you can go there, 3 points". */
export function goLabel(view: View, ghost: string, to: string): string {
  return say('keyhole-board-may-go', { cost: costOf(view, ghost, to) ?? 0 });
}

/** All that stands in the hall, in words: first the furniture, then the ghosts by cell. */
export function hallInWords(reader: Reader): { pieces: string[]; ghosts: string[] } {
  const { view } = reader;
  const inHall = view.ghosts.filter(({ place }) => place === 'hall');
  return {
    pieces: view.pieces.map((piece) => pieceInWords(view, piece)),
    ghosts: [...inHall]
      .sort((a, b) => (a.cell ?? '').localeCompare(b.cell ?? '') || a.level - b.level)
      .map((ghost) => titled(ghost.cell ?? '', [ghostInWords(ghost, reader), standInWords(view, ghost)])),
  };
}

/** What glows on the board, in one sentence; nothing when nothing is to be decided. */
export function announce(view: View, choices: readonly string[]): string {
  if (choices.length === 0) return '';
  switch (view.ask) {
    case 'home':
    case 'side':
      return say('keyhole-board-told-sides', {
        sides: list([...sideChoices(choices).keys()].map((side) => say('keyhole-side', { side }))),
      });
    case 'furnish':
    case 'furniture':
    case 'arrange':
      return say('keyhole-board-told-pieces', {
        pieces: list(
          view.pieces.filter(({ movable }) => movable).map(({ name }) => say('keyhole-piece', { piece: name })),
        ),
      });
    case 'ghosts':
      return say('keyhole-board-told-ghosts', { count: movers(choices, view).length, points: view.points });
    case 'spot':
      return say('keyhole-board-told-spots', { count: choices.length, cell: view.going?.cell ?? '' });
    case 'merge':
    case 'tag':
    case 'grow':
    case null:
      return say('keyhole-board-told', { count: Math.max(ghostChoices(choices).size, 1) });
  }
}

/** The ghost of a name, also when it has no place any more. */
export function kindOf(view: View, name: string): { seat: number; size: Size } {
  return ghostOf(view, name) ?? { seat: seatOf(name), size: sizeOf(name) };
}
