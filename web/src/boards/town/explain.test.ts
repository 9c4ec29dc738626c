// What everything on the board says of itself, in three languages.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Edition } from '../../generated/town';
import { LANGUAGES, words } from '../../words.svelte';
import { offersOf } from './choices';
import { announce, cardText, choiceInWords, explain, labelOf, type Reader } from './explain';
import { COLOURS, USES } from './pieces';
import { view } from './sample';

const CHOICES = ['use S1 summon', 'use S1 rest', 'use S3 move', 'bonus 4', 'card 33'];

function reader(change: Partial<Reader> = {}): Reader {
  const shown = change.view ?? view();
  return {
    view: shown,
    names: ['Ana', 'Ben', 'Cleo'],
    you: 0,
    board: 0,
    offers: offersOf(CHOICES, shown),
    hinted: () => 0,
    ...change,
  };
}

const SPOTS = [
  ...view().buildings.flatMap(({ name }) => [
    `b:${name}`,
    `t:${name}`,
    ...COLOURS.map((colour) => `h:${name}:${colour}`),
  ]),
  'g:PO:B',
  ...['S1', 'S2', 'S3'].flatMap((name) => [`s:${name}`, `s:${name}@1`, ...USES.map((use) => `a:${name}:${use}`)]),
  ...['k:0', 'k:1', 'k:2', 'c:14', 'c:33', 'c:51', 'y:ghosts:B', 'y:tokens:R', 'y:bonus:3'],
];

beforeAll(() => words.need('town'));

describe('a label says place, thing, state, legality', () => {
  test.each([
    [
      'b:SC',
      'School: 1 blue, 2 green, room for 3 more, bonus token Drift, Ben haunts it on blue, you haunt it on green',
    ],
    ['b:HO', 'Hospital: no ghosts, room for 6 more'],
    ['g:PO:B', 'Police Station: 2 × blue Peep, level 1'],
    ['h:SC:B', 'School: blue haunt space, 2 points, haunt token of Ben'],
    ['h:SC:R', 'School: red haunt space, 10 points, free'],
    ['s:S1', 'Section I: level 2, green, ready, discs on Scare, Move'],
    ['s:S2@1', 'Section II: level 1, blue, ready'],
    ['a:S1:summon', 'Section I: Summon: level 2, green, free, you can choose it'],
    [
      'a:S1:move',
      'Section I: Move: level 2, green, your disc lies here, A disc lies on this space. Rest the section to get it back.',
    ],
    ['a:S1:rest', 'Section I: Rest: 2 discs come back, you can choose it'],
    ['k:0', 'Small Fright: bonus token, Bonus slot 1, you can choose it'],
    ['k:1', 'Bonus slot 2: locked by a disc'],
    [
      'c:14',
      'Old Habits: once a turn, 3 ghost tokens of different colours, you occupy it, Cleo occupies it, used this turn',
    ],
    ['c:51', 'Howling: Scare, each time, any 3 ghost tokens'],
    ['y:bonus:3', 'Loose Discs: bonus token, 1 still face down, 0 discarded'],
  ])('%s', async (spot, label) => {
    await words.use('en');
    expect(labelOf(spot, reader())).toBe(label);
  });

  test('a hint is said', async () => {
    await words.use('en');
    expect(labelOf('a:S1:rest', reader({ hinted: () => 2 }))).toMatch(/, you can choose it, hint 2$/);
  });

  test.each(LANGUAGES)('everything has a label and a text in %s', async (language) => {
    await words.use(language);
    for (const spot of SPOTS) {
      expect(labelOf(spot, reader())).toMatch(/\S/);
      expect(explain(spot, reader()).title).toMatch(/\S/);
    }
    for (const spot of SPOTS.filter((each) => /^[acghky]/.test(each)))
      expect(explain(spot, reader()).text).toMatch(/\S/);
  });
});

describe('the popover', () => {
  test('says what a card does, which clause says so, and why not now', async () => {
    await words.use('en');
    expect(explain('c:33', reader({ offers: new Map() }))).toMatchObject({
      title: 'Night Market',
      tags: ['once a turn', 'any 3 ghost tokens'],
      reasons: ['Needs 3 ghost tokens of any colour.'],
      clause: 'T-233',
    });
  });

  test('gives no reasons where something can be done, nor for another board', async () => {
    await words.use('en');
    expect(explain('c:33', reader()).reasons).toEqual([]);
    expect(explain('a:S1:move@1', reader()).reasons).toEqual([]);
    expect(explain('a:S3:fight', reader()).reasons).toEqual([
      'Needs a blue ghost in one building with a ghost that it can fight.',
    ]);
  });

  test.each(LANGUAGES)('says in %s what a token does by the edition that is played', async (language) => {
    await words.use(language);
    const text = (edition: Edition) => explain('y:bonus:8', reader({ view: view({ edition }) })).text;
    expect(text('japanese')).not.toBe(text('spanish'));
  });

  test('says what a card is worth by the edition that is played', async () => {
    await words.use('en');
    expect(cardText(view({ edition: 'spanish' }), 40)).toContain('15 HP');
    expect(cardText(view({ edition: 'japanese' }), 40)).toContain('12 HP');
  });

  test('tells of fights without dice in the Master variant', async () => {
    await words.use('en');
    const text = (master: boolean) => explain('a:S1:fight', reader({ view: view({ master }) })).text;
    expect(text(true)).not.toBe(text(false));
  });
});

describe('what glows is said in one sentence', () => {
  test.each([
    ['en', 'Still to use: section I, section III. 5 choices.', '2 choices.'],
    ['es', 'Por usar: sección I, sección III. 5 opciones.', '2 opciones.'],
    ['ja', 'まだ使える：セクションI、セクションIII。選択肢は5個です。', '選択肢は2個です。'],
  ] as const)('%s', async (language, menu, other) => {
    await words.use(language);
    expect(announce(view(), CHOICES)).toBe(menu);
    expect(announce(view({ ask: 'ghost' }), ['ghost PO B', 'ghost PO G'])).toBe(other);
    expect(announce(view(), [])).toBe('');
  });
});

test('a payment names its colours', async () => {
  await words.use('en');
  expect(choiceInWords('pay BBG')).toBe('pay 2 blue, 1 green');
  expect(choiceInWords('to CH')).toBe(words.choice('town', 'to CH'));
});
