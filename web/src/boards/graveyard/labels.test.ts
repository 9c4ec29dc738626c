// What is said of a spot and of the choices, in three languages.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Grave, View } from '../../generated/graveyard';
import { LANGUAGES, words } from '../../words.svelte';
import { choicesOf, meant, spotOf } from './choices';
import { announce, labelOf, type Reader } from './labels';
import { GRAVE_SPOTS, PLACE_SPOTS } from './layout';
import { ALL_SEEN } from './sample';

const GRAVES: Record<string, Partial<Grave>> = {
  D2: { back: 'brown', front: 'ghost', inspected_by: [0] },
  B3: { back: 'grey', inspected_by: [1] },
  C1: { back: 'white', open: true, front: 'ghost', stone: 0 },
  E5: { back: 'grey', open: true, front: 'zombie', stone: 1 },
  A4: { back: 'black', open: true, front: 'wisp' },
};
const VIEW: View = {
  seat: 0,
  turn: 0,
  phase: 'turn',
  looked: false,
  idle: 0,
  stall_limit: 40,
  graves: GRAVE_SPOTS.map((name) => ({
    name,
    back: 'white',
    open: false,
    front: null,
    stone: null,
    inspected_by: [],
    ...GRAVES[name],
  })),
  players: [
    { lord: 'C1', stones: 19, wisps: 0, points: 2 },
    { lord: 'out:W3', stones: 20, wisps: 0, points: 0 },
  ],
  unseen: ALL_SEEN,
};
const CHOICES = ['inspect B3', 'move C2', 'move A4', 'move E5', 'move D2'];

function reader(change: Partial<Reader> = {}): Reader {
  const moves = choicesOf(CHOICES, 'move');
  return {
    view: VIEW,
    names: ['Ana', 'Ben'],
    you: 0,
    offered: (spot) => (moves.has(spot) ? 'move' : null),
    hinted: () => 0,
    ...change,
  };
}

beforeAll(() => words.need('graveyard'));

describe('a label says place, thing, state, legality', () => {
  test.each([
    ['D2', 'D2: closed, brown back, you know: ghost, you can move here'],
    ['B3', 'B3: closed, grey back, Ben has looked'],
    ['C1', 'C1: ghost, 2 points, white back, your stone, your dark lord'],
    ['E5', 'E5: zombie, 4 points, grey back, stone of Ben, you can move here'],
    ['A4', 'A4: wisp, 1 point, black back, nobody’s, you can move here'],
    ['out:W3', 'W3: outside, beside A3, dark lord of Ben'],
    ['out:N6', 'N6: outside, beside F1'],
  ])('%s', async (spot, label) => {
    await words.use('en');
    expect(labelOf(spot, reader())).toBe(label);
  });

  test('in Spanish and in Japanese', async () => {
    await words.use('es');
    expect(labelOf('D2', reader())).toBe('D2: cerrada, tumba marrón, sabes: fantasma, puedes ir');
    await words.use('ja');
    expect(labelOf('D2', reader())).toBe('D2：閉じた墓、茶、知っている中身は幽霊、移動できます');
  });

  test('what can be done is said as it is, and so is a hint', async () => {
    await words.use('en');
    expect(labelOf('B3', reader({ offered: () => 'inspect' }))).toMatch(/, you can look into it$/);
    expect(labelOf('out:N6', reader({ offered: () => 'place' }))).toMatch(/, free for your dark lord$/);
    expect(labelOf('D2', reader({ hinted: () => 1 }))).toMatch(/, you can move here, hint 1$/);
  });

  test('from above, nobody is told that they know', async () => {
    await words.use('en');
    expect(labelOf('D2', reader({ you: null, offered: () => null }))).toBe(
      'D2: closed, brown back, under it: ghost, Ana has looked',
    );
  });

  test.each(LANGUAGES)('every spot has a label in %s', async (language) => {
    await words.use(language);
    for (const spot of [...GRAVE_SPOTS, ...PLACE_SPOTS]) expect(labelOf(spot, reader())).toMatch(/^[A-FNSW][1-6].+/);
  });
});

describe('what glows is said in one sentence', () => {
  test.each([
    ['en', '4 graves in reach, 2 closed.', '2 places are free.'],
    ['es', 'Puedes ir a 4 tumbas; 2 están cerradas.', 'Hay 2 lugares libres.'],
    ['ja', '移動できる墓は4基、うち閉じた墓は2基です。', '空いている場所は2か所です。'],
  ] as const)('%s', async (language, moves, places) => {
    await words.use(language);
    expect(announce(VIEW, CHOICES)).toBe(moves);
    expect(announce(VIEW, ['place N1', 'place W3'])).toBe(places);
    expect(announce(VIEW, [])).toBe('');
  });
});

describe('choices', () => {
  test('are found by their spots', () => {
    expect([...choicesOf(CHOICES, 'inspect')]).toEqual([['B3', 'inspect B3']]);
    expect(choicesOf(CHOICES, 'move').size).toBe(4);
    expect([...choicesOf(['place E4'], 'place')]).toEqual([['out:E4', 'place E4']]);
    expect(spotOf('place E4')).toEqual({ verb: 'place', spot: 'out:E4' });
    expect(spotOf('move E4')).toEqual({ verb: 'move', spot: 'E4' });
  });

  test('a tap on what is no choice is still a question that the server can answer', () => {
    expect(meant('F6', false)).toBe('move F6');
    expect(meant('F6', true)).toBe('inspect F6');
    expect(meant('out:N3', false)).toBe('place N3');
  });
});
