// Options in words and numbers: every kind that the catalogue knows, with names where there are messages for them.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  isFile,
  isOpen,
  isUsual,
  listed,
  numberName,
  type Option,
  type OptionOf,
  optionName,
  pickName,
  pickText,
  placeName,
  toggled,
  usual,
  valueName,
  wordName,
} from './options';
import { words } from './words.svelte';

const common = { help: 'what it does', everyday: false };
const WHOLE: Option = { ...common, kind: 'whole', key: 'round_limit', default: 60, least: 0, most: 1000 };
const CHOICE: Option = {
  ...common,
  kind: 'choice',
  key: 'edition',
  default: 'spanish',
  words: ['spanish', 'japanese'],
};
const BANK: Option = { ...common, kind: 'choice', key: 'defender_roller', default: 'bank', words: ['bank'] };
const STARTER: OptionOf<'either'> = {
  ...common,
  kind: 'either',
  key: 'first_player',
  default: 'random',
  words: ['random'],
  least: 1,
  most: 4,
};
const SUPPLY: OptionOf<'either'> = {
  ...STARTER,
  key: 'sp_supply',
  default: 'unlimited',
  words: ['unlimited'],
  most: 1000,
};
const DICE: Option = {
  ...common,
  kind: 'numbers',
  key: 'dice',
  default: [4, 6, 8, 10, 12],
  count: 5,
  least: 1,
  most: 20,
};
const CARDS: OptionOf<'picks'> = {
  ...common,
  kind: 'picks',
  key: 'card_selection',
  default: 'random',
  words: ['random', 'friendly'],
  count: 3,
  least: 1,
  most: 52,
};

const MISSION: OptionOf<'text'> = {
  ...common,
  kind: 'text',
  key: 'mission',
  default: 'first-night',
  words: ['first-night', 'thieves-in-the-shadows'],
  largest: 65536,
};

beforeAll(() => words.need('town'));
beforeEach(() => words.use('en'));

test('an option begins as the game usually has it, with a row of its own', () => {
  for (const option of [WHOLE, CHOICE, STARTER, DICE, CARDS]) {
    expect(usual(option)).toEqual(option.default);
    expect(isUsual(option, usual(option))).toBe(true);
  }
  expect(usual(DICE)).not.toBe(DICE.default);
  expect(isUsual(DICE, [4, 6, 8, 12, 10])).toBe(false);
  expect(isUsual(CARDS, [1, 2, 3])).toBe(false);
});

test('an option with one word is no question', () => {
  expect([WHOLE, CHOICE, BANK, STARTER, DICE, CARDS].filter(isOpen)).toEqual([WHOLE, CHOICE, STARTER, DICE, CARDS]);
});

test('few numbers are listed, many are typed', () => {
  expect(listed(STARTER)).toEqual([1, 2, 3, 4]);
  expect(listed(SUPPLY)).toBeNull();
});

test('picks are kept in order, and there is never one too many', () => {
  let chosen: number[] = [];
  for (const number of [40, 2, 13]) chosen = toggled(CARDS, chosen, number);
  expect(chosen).toEqual([2, 13, 40]);
  expect(toggled(CARDS, chosen, 7)).toEqual([2, 13, 40]);
  expect(toggled(CARDS, chosen, 13)).toEqual([2, 40]);
});

test('names come from messages, where there are any', () => {
  expect(optionName('town', CHOICE)).toBe('Rulebook to follow where they differ');
  expect(optionName('town', { key: 'weather', help: 'rain or shine' })).toBe('rain or shine');
  expect(wordName('town', 'edition', 'japanese')).toBe('The Japanese one');
  expect(wordName('town', 'edition', 'martian')).toBe('martian');
  expect(numberName('town', 'first_player', 2)).toBe('Seat 2');
  expect(numberName('town', 'cap', 2)).toBe('2');
  expect([1, 5].map((place) => placeName('town', 'dice', place))).toEqual(['blue', 'red']);
  expect(placeName('town', 'bonus_tiles', 12)).toBe('12');
});

test('what can be picked has a name and a text of the game’s own words', () => {
  expect(pickName('town', 'card_selection', 1)).toBe('Long Shadow');
  expect(pickText('town', 'card_selection', 1, { edition: 'spanish' })).toContain('haunt');
  expect(pickText('town', 'card_selection', 40, { edition: 'spanish', cap: 4 })).toContain('15 HP');
  expect(pickText('town', 'card_selection', 40, { edition: 'japanese' })).toContain('12 HP');
  expect(pickName('town', 'weather', 1)).toBe('1');
  expect(pickText('town', 'weather', 1, {})).toBeNull();
});

test('values in words', () => {
  expect(valueName('town', 'round_limit', 'whole', 10)).toBe('10');
  expect(valueName('town', 'edition', 'choice', 'japanese')).toBe('The Japanese one');
  expect(valueName('town', 'first_player', 'either', 3)).toBe('Seat 3');
  expect(valueName('town', 'dice', 'numbers', [4, 4, 4, 4, 4])).toBe('4, 4, 4, 4, 4');
  expect(valueName('town', 'card_selection', 'picks', [1, 3])).toBe('Long Shadow, Bragging Rights');
  expect(valueName('town', 'map', null, { start: 'PO' })).toBe('this table’s own');
});

test('a file of one’s own is told as such, a word by its name', () => {
  expect([usual(MISSION), 'schema = 1\n'].map((value) => isFile(MISSION, value))).toEqual([false, true]);
  expect(valueName('museum', 'mission', 'text', 'schema = 1\n')).toBe('this table’s own');
  expect(valueName('museum', 'mission', 'text', 'first-night')).toContain('First Night');
});
