// The browser's words say what the server's say: the same sentences as in tests/test_words.py.
import { beforeAll, describe, expect, test } from 'vitest';
import { type Happening, LANGUAGES, pickLanguage, say, words } from './words.svelte';

const ANA_AND_BEN = ['Ana', 'Ben'];
const OPENED: Happening[] = [
  { name: 'moved', fields: { seat: 0, start: 'out:N1', grave: 'D5' } },
  { name: 'turned', fields: { seat: 0, grave: 'D5', front: 'zombie' } },
  { name: 'claimed', fields: { seat: 0, grave: 'D5', points: 4 } },
];
const LOOKED: Happening[] = [
  { name: 'spent', fields: { seat: 1, grave: 'D4' } },
  { name: 'inspected', fields: { seat: 1, grave: 'D2' } },
];
const LEARNED: Happening[] = [...LOOKED, { name: 'learned', fields: { seat: 1, grave: 'D2', front: 'ghost' } }];

beforeAll(() => words.need('graveyard'));

describe('events of one step are one sentence with the actor first', () => {
  test.each([
    [
      'en',
      'Ana moves to D5: a zombie, 4 points.',
      'Ben spends the wisp at D4 and looks into D2.',
      'You spend the wisp at D4 and look into D2: a ghost (only you know).',
    ],
    [
      'es',
      'Ana va a D5: un zombi, 4 puntos.',
      'Ben gasta el fuego fatuo de D4 y mira D2.',
      'Gastas el fuego fatuo de D4 y miras D2: un fantasma (solo lo sabes tú).',
    ],
    [
      'ja',
      'AnaはD5へ移動：ゾンビ、4点。',
      'BenはD4の鬼火を使い、D2をのぞきました。',
      'あなたはD4の鬼火を使い、D2をのぞきました：幽霊（知っているのはあなただけ）。',
    ],
  ] as const)('%s', async (language, opened, looked, learned) => {
    await words.use(language);
    expect(words.tellAll('graveyard', OPENED, ANA_AND_BEN, 1)).toEqual([opened]);
    expect(words.tellAll('graveyard', LOOKED, ANA_AND_BEN, 0)).toEqual([looked]);
    expect(words.tellAll('graveyard', LEARNED, ANA_AND_BEN, 1)).toEqual([learned]);
  });
});

test('what does not join is told one after the other', async () => {
  await words.use('en');
  expect(words.tellAll('graveyard', [...OPENED, { name: 'all_open', fields: {} }], ANA_AND_BEN)).toEqual([
    'Ana moves to D5: a zombie, 4 points.',
    'The last grave is open: the game is over.',
  ]);
});

test('an event without a sentence is not told and parts no others', async () => {
  await words.use('en');
  const silent: Happening = { name: 'stands', fields: { grave: 'D1' } };
  const [moved, ...rest] = OPENED as [Happening, ...Happening[]];
  expect(words.tellAll('graveyard', [silent, moved, silent, ...rest, silent], ANA_AND_BEN)).toEqual([
    'Ana moves to D5: a zombie, 4 points.',
  ]);
});

test('a ghost is told by its owner, size and number, and what nobody did is nobody’s', async () => {
  await words.need('keyhole');
  await words.use('en');
  const seen: Happening[] = [
    { name: 'peep', fields: { side: 'S', door: 3 } },
    { name: 'seen', fields: { ghost: 'AS1', direct: 385, mirrored: 0 } },
    { name: 'stands', fields: { ghost: 'BL1', cell: 'D1', sx: 8, sy: 8, level: 0, posture: 'upright' } },
    { name: 'seen', fields: { ghost: 'BL1', direct: 0, mirrored: 2 } },
    { name: 'door', fields: { seat: -1, side: 'N', door: 3 } },
  ];
  expect(words.tellAll('keyhole', seen, ANA_AND_BEN, 1)).toEqual([
    'The guest looks in through door 3 on the south side.',
    'Ana’s small ghost 1 is seen.',
    'Your large ghost is seen in the mirror.',
    'The keyhole goes across to door 3 on the north side.',
  ]);
});

test('one point is not one points', async () => {
  const said: string[] = [];
  for (const language of LANGUAGES) {
    await words.use(language);
    said.push(say('common-points', { points: 1 }));
  }
  expect(said).toEqual(['1 point', '1 punto', '1点']);
});

test('choices as words', async () => {
  const said: string[] = [];
  for (const language of LANGUAGES) {
    await words.use(language);
    said.push(words.choice('graveyard', 'move D3'));
  }
  expect(said).toEqual(['move to D3', 'ir a D3', 'D3へ移動']);
});

test('a choice has its fields by name', async () => {
  await words.need('town');
  await words.use('en');
  expect(words.choice('town', 'to SC')).toContain('School');
  expect(words.choice('town', 'occupy 1')).toContain('Long Shadow');
  const both = words.choice('town', 'summon CH B');
  expect(both).toContain('Church');
  expect(both).toContain('blue');
});

test('a word that is missing, or lacks its argument, is an error and not a gap', async () => {
  await words.use('en');
  expect(() => say('common-thinking')).toThrow('common-thinking');
  expect(() => say('common-nothing')).toThrow('common-nothing');
});

test('the last language asked for is the one that is spoken', async () => {
  await Promise.all([words.use('ja'), words.use('es')]);
  expect(words.language).toBe('es');
});

test('the language is the first of the browser that we speak', () => {
  expect(pickLanguage(['fr-FR', 'es-MX', 'en'])).toBe('es');
  expect(pickLanguage(['ja'])).toBe('ja');
  expect(pickLanguage(['est-EE', 'de'])).toBe('en');
  expect(pickLanguage([])).toBe('en');
});
