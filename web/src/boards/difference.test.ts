// From one view to the next without a rule: what changes when, and that it ends on the view.
import { describe, expect, test } from 'vitest';
import { differences, made, schedule, type Seen } from './difference';

const view = (change: object = {}) => ({
  round: 1,
  players: [{ points: 3, tokens: [1, 0] }],
  buildings: [
    { name: 'church', ghosts: [2, 0], mark: null },
    { name: 'school', ghosts: [0, 0], mark: null },
  ],
  ghosts: [5, 5],
  cards: ['one'],
  ...change,
});
const AFTER = view({
  round: 2,
  players: [{ points: 9, tokens: [0, 0] }],
  buildings: [
    { name: 'church', ghosts: [1, 0], mark: 0 },
    { name: 'school', ghosts: [1, 0], mark: null },
  ],
  cards: ['one', 'two'],
});
const at = (time: number, lands: number, sees: Seen['sees']): Seen => ({ at: time, lands, sees });
const places = (dues: ReturnType<typeof schedule>) => dues.map((due) => [due.at, due.change.place]);

describe('differences', () => {
  test('are found by the names of things, and made one by one they lead to the other view', () => {
    const found = differences(view(), AFTER);
    expect(found.map(({ place }) => place).sort()).toEqual([
      'buildings/church/ghosts/0',
      'buildings/church/mark',
      'buildings/school/ghosts/0',
      'cards',
      'players/0/points',
      'players/0/tokens/0',
      'round',
    ]);
    expect(found.reduce(made, view())).toEqual(AFTER);
    expect(differences(AFTER, AFTER)).toEqual([]);
  });

  test('a list of other things differs as a whole', () => {
    const floor = (...ids: string[]) => ({ floor: ids.map((id) => ({ id, square: 'A1' })) });
    expect(differences(floor('lamp', 'key'), floor('key'))).toMatchObject([{ place: 'floor' }]);
  });
});

describe('what is seen when', () => {
  const acts = [
    at(0, 100, { counts: ['buildings/church/ghosts/0', 'buildings/school/ghosts/0'] }),
    at(200, 50, { at: ['buildings/church/mark', 'players/0/points'] }),
    at(300, 0, { at: ['players/0/points'] }),
  ];

  test('who leaves is gone at the beginning and comes at the end; the rest when the last event has landed', () => {
    expect(places(schedule(view(), AFTER, acts, 500))).toEqual([
      [0, 'buildings/church/ghosts/0'],
      [100, 'buildings/school/ghosts/0'],
      [250, 'buildings/church/mark'],
      [300, 'players/0/points'],
      [500, 'cards'],
      [500, 'players/0/tokens/0'],
      [500, 'round'],
    ]);
  });

  test('what an event tells is to be seen on the way, and then how it is', () => {
    const walks = [at(0, 10, { facts: [['round', 7]] }), at(20, 10, { facts: [['round', 8]] })];
    const dues = schedule(view(), AFTER, walks, 50).filter(({ change }) => change.place === 'round');
    expect(dues.map((due) => [due.at, due.change.to])).toEqual([
      [10, 7],
      [30, 8],
      [30, 2],
      [30, 2],
    ]);
  });

  test('a fact of a place that does not change is taken back by the last view', () => {
    const dues = schedule(view(), view(), [at(0, 10, { facts: [['round', 7]] })], 50);
    expect(dues.map(({ change }) => change.to)).toEqual([7, 1]);
  });
});
