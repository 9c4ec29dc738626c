// What is said of squares, choices, events and people, in three languages.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Kind } from '../../generated/museum';
import { LANGUAGES, words } from '../../words.svelte';
import { VERBS } from '../../generated/verbs';
import type { Effect } from '../../generated/museum';
import {
  announce,
  called,
  choiceInWords,
  dateInWords,
  effectInWords,
  eventTitle,
  eventTongue,
  itemInWords,
  museumInWords,
  own,
  progressOf,
  ruleInWords,
  ruedInWords,
  squareLabel,
  targetInWords,
  tongue,
  type Reader,
} from './labels';
import { targetsOf } from './choices';
import { ITEMS, SQUARES } from './map';
import { human, item, thing, TURN, view } from './sample';

const BUSY = view({
  humans: [
    human('itzel', 1, { square: 'F-14', items: [item('key'), item('rue'), item('hammer', 2)] }),
    human('bruno', 2, { square: 'F-14', place: 'wounded', hp: 0, dies: 9 }),
    human('quiroz', 4, { square: 'D-10', seat: 3, place: 'dead' }),
    human('guard', 5, { square: 'C-8', side: 'ghost', seat: 3, place: 'stunned', dies: 8, rue: true }),
  ],
  floor: [thing('F-14', 'key'), thing('F-14', null, { place: 2 })],
  fires: ['E-4'],
  rued: [{ area: 'R', round: 8 }],
  exits: [{ square: 'A-2', open: true }],
});
const reader: Reader = { view: BUSY, names: ['Ana', 'Bo', 'Cy', 'Di'], you: 0 };
/** One of each verb, with words that fit this view. */
const WORDS: Record<string, string> = {
  human: 'bruno',
  direction: 'N',
  slot: '#1',
  square: 'H-8',
  target: 's1',
  objective: 'seals',
  place: '@1',
  items: '#1',
  chess: 'rook',
  event: 'FN-1',
  door: 'd20',
};
const EFFECTS: Effect[] = [
  { type: 'spawn', entity: 'chaneque', squares: ['G-4', 'F-12'], n: 2 },
  { type: 'lock', door: 'd11', side: 'H-2', until: true },
  { type: 'lock_choice', n: 2, until: true },
  { type: 'unlock', door: 'd11' },
  { type: 'fire', squares: ['E-4'] },
  { type: 'fire_room', area: 'random', n: 3 },
  { type: 'extinguish', squares: ['E-4'] },
  { type: 'message', text: 'Hush.' },
  { type: 'event', name: 'EV-03' },
  { type: 'place', item: 'jaguar-seal', squares: ['A-1'] },
  { type: 'place_random_room', item: 'first_aid', area: 'random' },
  { type: 'open_exit', squares: ['A-2'] },
  { type: 'close_exit', squares: ['A-2'] },
  { type: 'activate', name: 'seals' },
  { type: 'restock', n: 1 },
  { type: 'modifier', name: 'slow', rounds: 2 },
  { type: 'extra_move', n: 1 },
  { type: 'drop_choice' },
  { type: 'move_priest', squares: ['H-8'] },
];

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await words.use(language);
    await words.need('museum');
  });

  test('every square says what it is', () => {
    const labels = SQUARES.map((square) => squareLabel(square, reader, '', square === 'E-10'));
    expect(new Set(labels).size).toBe(SQUARES.length);
    expect(labels.every((label, k) => label.startsWith(SQUARES[k] ?? ''))).toBe(true);
    for (const target of targetsOf(view(), TURN).values()) expect(targetInWords(target)).not.toBe('');
  });

  test('every verb has words, and so has every effect', () => {
    for (const [verb, fields] of Object.entries(VERBS['museum'])) {
      if (verb === 'give' || verb === 'swap') continue; // ticked in lists
      expect(choiceInWords(BUSY, [verb, ...fields.map((field) => WORDS[field])].join(' '))).not.toBe('');
    }
    for (const effect of EFFECTS) expect(effectInWords(effect, BUSY)).not.toBe('');
    for (const key of ['human_actions', 'death', 'lifts', 'human_attacks']) {
      expect(ruleInWords({ key, value: 'none' })).not.toBe('');
    }
  });

  test('the museum can be told', () => {
    const told = museumInWords(reader);
    expect(told.map(({ lines }) => lines.length)).toEqual([0, 0, 5, 3]);
    expect(ruedInWords(BUSY)).toHaveLength(1);
    expect(announce(view(), TURN)).not.toBe('');
    expect(announce(view(), [])).toBe('');
    for (const kind of Object.keys(ITEMS) as Kind[]) expect(itemInWords(view(), item(kind, 1))).not.toBe('');
  });
});

test('in English, word for word', async () => {
  await words.use('en');
  expect(squareLabel('F-14', reader, 'ok', false)).toBe(
    'F-14, corridor, first floor: Itzel, yours, 3 of 3 life points, Bruno, played by Bo, wounded, dies in round 9, ' +
      'key, an item face down, door west, ok',
  );
  expect(choiceInWords(BUSY, 'drop #3')).toBe('drop hammer');
  expect(choiceInWords(BUSY, 'bolt d20 F-15')).toBe('corridor, first floor and Codex Room, lock on F-15');
  expect(eventTitle(BUSY, 'FN-1')).toBe('The Tour Bell');
  expect(eventTitle(BUSY, 'EV-01')).toBe('Blackout');
  expect(BUSY.objectives.map(progressOf)).toEqual(['1 of 3', '0 of 2']);
  expect(itemInWords(BUSY, item('rosary', 0))).toBe('rosary, off');
});

test('sentences speak in names', async () => {
  await words.use('en');
  const names = (field: string, word: string) => called(BUSY, field, word);
  const told = (name: string, fields: Record<string, string | number>) =>
    words.tellAll('museum', [{ name, fields: { human: 'bruno', ...fields } }], ['Ana', 'Bo'], 0, names);
  expect(told('took', { item: 'jaguar-seal', wear: 0 })).toEqual(['Bruno takes “Jaguar Seal”.']);
  expect(told('took', { item: 'hammer', wear: 2 })).toEqual(['Bruno takes a hammer.']);
  expect(told('done', { objective: 'seals' })).toEqual(['Done: “Bring the seals to the reception”.']);
  expect(told('unlocked', { door: 'd20', key: 1 })).toEqual([
    'Bruno opens the door between the corridor and Codex Room with a key.',
  ]);
  expect(words.choice('museum', 'drop #3', names)).toBe('drop hammer');
  expect(words.choice('museum', 'take @2', names)).toBe('take an item face down');
});

test('a mission speaks the language of its reader, and says which one where it has another', async () => {
  await words.use('es');
  expect(own(BUSY, 'First Night')).toBe('Primera noche');
  expect(tongue(BUSY, 'First Night')).toBeUndefined();
  expect(own(BUSY, 'Jaguar Seal')).toBe('Jaguar Seal');
  expect(tongue(BUSY, 'Jaguar Seal')).toBe('en');
  expect(eventTongue(BUSY, 'FN-1')).toBe('en');
  expect(eventTongue(BUSY, 'EV-06')).toBeUndefined();
  expect(itemInWords(BUSY, item('artefact', 0, { id: 'eagle-seal', name: 'Eagle Seal' }))).toBe('Sello del águila');
  expect(called(BUSY, 'mission', 'First Night')).toBe('Primera noche');
  const unsaid = view({ mission: { ...BUSY.mission, language: '' } });
  expect(tongue(unsaid, 'Jaguar Seal')).toBeUndefined();
  await words.use('en');
  expect(own(BUSY, 'First Night')).toBe('First Night');
  expect(tongue(BUSY, 'First Night')).toBeUndefined();
});

test('a day is written as the language writes it', async () => {
  const written = { en: '18 September 1985', es: '18 de septiembre de 1985', ja: '1985年9月18日' };
  for (const language of LANGUAGES) {
    await words.use(language);
    expect(dateInWords('1985-09-18')).toBe(written[language]);
  }
  expect(dateInWords('0987-01-02')).toBe('987年1月2日');
});
