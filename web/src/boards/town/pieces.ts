// The pieces of Town as they are named in views, actions and sprites.

/** The five colours of ghosts, weakest first: level 1 to 5. */
export const COLOURS = ['B', 'G', 'Y', 'O', 'R'] as const;
/** The six action spaces of a section, in the order of the player board. */
export const ACTIONS = ['summon', 'scare', 'upgrade', 'move', 'fight', 'haunt'] as const;
/** All that a section can be used for. */
export const USES = [...ACTIONS, 'rest'] as const;
const ROMAN = ['I', 'II', 'III', 'IV'];

export function levelOf(colour: string): number {
  return COLOURS.indexOf(colour as (typeof COLOURS)[number]) + 1;
}

export function colourOf(level: number): string {
  return COLOURS[level - 1] ?? 'B';
}

/** `S2` for the second section, counted from 0. */
export function sectionName(index: number): string {
  return `S${index + 1}`;
}

export function sectionIndex(name: string): number {
  return Number(name.slice(1)) - 1;
}

export function roman(index: number): string {
  return ROMAN[index] ?? String(index + 1);
}

const HOUSES: Record<string, string> = {
  SC: 'tw-school',
  CH: 'tw-church',
  HO: 'tw-hospital',
  TH: 'tw-townhall',
  PO: 'tw-police',
  CI: 'tw-cinema',
};
const PLAIN_HOUSES = 3;

/** The drawing of a building; one that is not on the printed map gets a house, always the same for its name. */
export function houseOf(building: string): string {
  return HOUSES[building] ?? `tw-house-${1 + Math.floor(quirk(building) * PLAIN_HOUSES)}`;
}

export function ghostSprite(level: number): string {
  return `tw-ghost-${level}`;
}

const DICE = [4, 6, 8, 10, 12];

/** The drawing of a die; a table may have dice of its own, which look like the next smaller one. */
export function dieSprite(sides: number): string {
  return `tw-d${DICE.findLast((each) => each <= sides) ?? 4}`;
}

/** The bonus tokens that give a ghost token, and its level. */
const WISPS: Record<number, number> = { 2: 2, 5: 3, 10: 1 };

export function wispOf(bonus: number): number | null {
  return WISPS[bonus] ?? null;
}

/** A number from 0 to 1 that is always the same for a word. */
export function quirk(word: string, salt = 0): number {
  let mixed = 2166136261 ^ Math.imul(salt + 1, 0x9e3779b1);
  for (const letter of word) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
