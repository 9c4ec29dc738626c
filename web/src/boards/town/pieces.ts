// The pieces of Town as they are named in views, actions and sprites.
import type { Colour, SectionName } from '../../generated/town';
import { BUILDINGS, COLOURS, DICE, SECTIONS, WISPS } from '../../generated/town-tables';

export { BONUS, COLOURS, SPACES, USES } from '../../generated/town-tables';
const ROMAN = ['I', 'II', 'III', 'IV'];

export function levelOf(colour: string): number {
  return COLOURS.indexOf(colour as Colour) + 1;
}

export function colourOf(level: number): Colour {
  return COLOURS[level - 1] ?? COLOURS[0];
}

/** `S2` for the second section, counted from 0. */
export function sectionName(index: number): SectionName {
  return SECTIONS[index] ?? SECTIONS[0];
}

export function sectionIndex(name: string): number {
  return SECTIONS.indexOf(name as SectionName);
}

export function roman(index: number): string {
  return ROMAN[index] ?? String(index + 1);
}

const HOUSES: Record<(typeof BUILDINGS)[number]['name'], string> = {
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
  return (HOUSES as Record<string, string>)[building] ?? `tw-house-${1 + Math.floor(quirk(building) * PLAIN_HOUSES)}`;
}

export function ghostSprite(level: number): string {
  return `tw-ghost-${level}`;
}

/** The drawing of a die; a table may have dice of its own, which look like the next smaller one. */
export function dieSprite(sides: number): string {
  return `tw-d${DICE.findLast((each) => each <= sides) ?? DICE[0]}`;
}

/** The level of the ghost token that a bonus token gives; null where it gives none. */
export function wispOf(bonus: number): number | null {
  return bonus in WISPS ? WISPS[bonus as unknown as keyof typeof WISPS] : null;
}

/** A number from 0 to 1 that is always the same for a word. */
export function quirk(word: string, salt = 0): number {
  let mixed = 2166136261 ^ Math.imul(salt + 1, 0x9e3779b1);
  for (const letter of word) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
