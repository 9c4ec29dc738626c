// A game's options as people read them: names, values and whether they are complete. The server's catalogue says what there is.
import type { GameNews } from './generated/protocol';
import { say, words } from './words.svelte';

export type Option = GameNews['options'][number];
export type OptionOf<Kind extends Option['kind']> = Extract<Option, { kind: Kind }>;
export type OptionValue = string | number | number[];
/** By key, what the options of a table are set to. */
export type Options = Readonly<Record<string, OptionValue | undefined>>;

/** So many numbers can be listed one by one; more are typed in. */
const LONGEST_LIST = 12;

/** Whether a value of an option that takes a file is the text of one. */
export function isFile(option: OptionOf<'text'>, value: unknown): value is string {
  return typeof value === 'string' && !option.words.includes(value);
}

/** What the option is before anybody touches it. */
export function usual(option: Option): OptionValue {
  return Array.isArray(option.default) ? [...option.default] : option.default;
}

export function isUsual(option: Option, value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(option.default);
}

/** Whether there is anything to choose. */
export function isOpen(option: Option): boolean {
  return option.kind !== 'choice' || option.words.length > 1;
}

/** The numbers that an option can be, if they are few. */
export function listed(option: OptionOf<'either'>): number[] | null {
  return option.most - option.least < LONGEST_LIST ? range(option) : null;
}

export function range({ least, most }: { least: number; most: number }): number[] {
  return Array.from({ length: most - least + 1 }, (_, k) => least + k);
}

/** The chosen numbers with this one taken in or left out, in order; a number too many is not taken. */
export function toggled(option: OptionOf<'picks'>, chosen: readonly number[], number: number): number[] {
  if (chosen.includes(number)) return chosen.filter((each) => each !== number);
  return chosen.length < option.count ? [...chosen, number].sort((a, b) => a - b) : [...chosen];
}

export function optionName(game: string, option: { key: string; help: string }): string {
  const id = `web-option-${game}-${option.key}`;
  return words.has(id) ? say(id) : option.help;
}

/** A word of an option, in the reader's language where there is a message for it. */
export function wordName(game: string, key: string, word: string): string {
  const id = `web-option-${game}-${key}-${word}`;
  return words.has(id) ? say(id) : word;
}

/** One of the numbers of an option that is a word or a number: "seat 2". */
export function numberName(game: string, key: string, number: number): string {
  const id = `web-option-${game}-${key}-number`;
  return words.has(id) ? say(id, { number }) : String(number);
}

/** What the numbers of a row stand for, the first being 1. */
export function placeName(game: string, key: string, place: number): string {
  const id = `web-option-${game}-${key}-place`;
  return words.has(id) ? say(id, { place }) : String(place);
}

/** What a number that can be picked stands for; the game's own words say so. */
export function pickName(game: string, key: string, number: number): string {
  return pickWords(`${game}-pick-${key}`, number) ?? String(number);
}

/** What it does, in short, if the game says; that may hang on the words that other options are set to. */
export function pickText(game: string, key: string, number: number, options: Options): string | null {
  return pickWords(`${game}-pick-${key}-text`, number, options);
}

function pickWords(id: string, number: number, options: Options = {}): string | null {
  if (!words.has(id)) return null;
  const set = Object.entries(options).filter((each): each is [string, string] => typeof each[1] === 'string');
  return say(id, { ...Object.fromEntries(set), number, card: number });
}

/** A value in words; what only a file can give is told as the table's own. */
export function valueName(game: string, key: string, kind: Option['kind'] | null, value: unknown): string {
  if (kind === null) return say('web-option-own');
  // A word has one line; what has more is the text of a file.
  if (kind === 'text' && String(value).includes('\n')) return say('web-option-own');
  if (typeof value === 'string') return wordName(game, key, value);
  if (typeof value === 'number' && kind === 'either') return numberName(game, key, value);
  if (Array.isArray(value)) {
    const names = value.map((each) => (kind === 'picks' ? pickName(game, key, Number(each)) : String(each)));
    return names.join(say('web-option-comma'));
  }
  return String(value);
}
