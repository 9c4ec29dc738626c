// The table is folded from news that leaves out what has not changed, and says what there is to be shown of each.
import { describe, expect, test } from 'vitest';
import type { Chapter, Position, TableNews } from '../generated/protocol';
import { fold, MOST_AT_ONCE, sceneOf, type Table } from './folding';

function chapter(n: number, event = `event-${n}`): Chapter {
  return {
    n,
    seat: n % 2,
    name: null,
    action: `move ${n}`,
    events: [{ name: event, fields: { seat: n % 2 }, secret: false }],
  };
}

function position(moment: number): Position {
  return { moment, turn: 0, view: { moment }, choices: [], ask: null };
}

const WHOLE: TableNews = {
  type: 'table',
  now: 1000,
  about: {
    code: 'ABCD2345',
    name: 'Thursday',
    game: 'graveyard',
    options: {},
    visibility: 'link',
    watching: true,
    clock: { kind: 'none' },
    undo: true,
    practice: false,
    imported: false,
    rules: 1,
    played_here: true,
  },
  status: 'playing',
  host: true,
  mine: [0],
  facing: 0,
  curtain: null,
  seats: [],
  watchers: 0,
  at: 2,
  position: position(1),
  story_from: 0,
  story: [chapter(0), chapter(1)],
  talk_from: 0,
  talk: [{ at: 1, seat: null, name: null, text: null, note: 'sat', facts: { name: 'Ana' } }],
  clocks: null,
  offer: null,
  undo: null,
  shuffle: null,
  fairness: { commitment: 'c0ffee', nonces: [], promises: [], given_up: 0, seed: null },
  result: null,
};

/** News that leaves out whatever is not given. */
function later(changes: Partial<TableNews>): TableNews {
  const { about: _, position: __, ...rest } = WHOLE;
  return { ...rest, story_from: 2, story: [], talk_from: 1, talk: [], ...changes };
}

const begun = fold(null, WHOLE, 10);
const after = (changes: Partial<TableNews>, before: Table = begun) => fold(before, later(changes), 20);

describe('folding', () => {
  test('the first news must be whole', () => {
    expect(() => fold(null, later({}), 0)).toThrow('whole');
  });

  test('what is left out stays', () => {
    const table = after({ watchers: 2 });
    expect(table).toMatchObject({ about: WHOLE.about, position: WHOLE.position, watchers: 2, heard: 20 });
    expect(table.story).toEqual(WHOLE.story);
    expect(table.talk).toEqual(WHOLE.talk);
  });

  test('a position can go away', () => {
    expect(after({ position: null }).position).toBeNull();
  });

  test('new chapters and lines are added', () => {
    const line = { at: 2, seat: 0, name: 'Ana', text: 'hello', note: null, facts: {} };
    const table = after({ story: [chapter(2)], talk: [line] });
    expect(table.story.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(table.talk).toHaveLength(2);
  });

  test('what was taken back is forgotten', () => {
    const table = after({ story_from: 1, story: [chapter(4)] });
    expect(table.story.map(({ n }) => n)).toEqual([0, 4]);
  });
});

describe('what there is to show', () => {
  test('the first position is there at once', () => {
    expect(sceneOf(null, begun)).toMatchObject({ how: 'jump', told: 2, events: [] });
  });

  test('nothing, when only people came and went', () => {
    expect(sceneOf(begun, after({ watchers: 1 }))).toBeNull();
  });

  test('a decision is played with its events', () => {
    const table = after({ position: position(2), story: [chapter(2)] });
    expect(sceneOf(begun, table)).toMatchObject({ how: 'play', told: 3, decisions: 1, events: [{ name: 'event-2' }] });
  });

  test('several decisions that came together are played together', () => {
    const table = after({ position: position(3), story: [chapter(2), chapter(3)] });
    expect(sceneOf(begun, table)).toMatchObject({ how: 'play', decisions: 2 });
    expect(sceneOf(begun, table)?.events.map(({ name }) => name)).toEqual(['event-2', 'event-3']);
  });

  test('after a long absence nothing is played', () => {
    const story = Array.from({ length: MOST_AT_ONCE + 1 }, (_, k) => chapter(k + 2));
    expect(sceneOf(begun, after({ position: position(8), story }))).toMatchObject({ how: 'jump', events: [] });
  });

  test('a decision that was taken back is gone at once', () => {
    const table = after({ position: position(0), story_from: 1 });
    expect(sceneOf(begun, table)).toMatchObject({ how: 'jump', told: 1 });
  });

  test('another decision in the place of one that was taken back is a jump as well', () => {
    const table = after({ position: position(1), story_from: 1, story: [chapter(4)] });
    expect(sceneOf(begun, table)).toMatchObject({ how: 'jump' });
  });

  test('the same moment with other choices follows in its turn', () => {
    const table = after({ position: { ...position(1), choices: ['move D3'] } });
    expect(sceneOf(begun, table)).toMatchObject({ how: 'follow', events: [] });
  });

  test('when another seat of the device looks, what the last one saw is gone at once', () => {
    expect(sceneOf(begun, after({ facing: 1, position: position(1) }))).toMatchObject({ how: 'jump' });
  });

  test('whole news after the line was broken is played from where the story was known', () => {
    const table = fold(begun, { ...WHOLE, position: position(2), story: [...WHOLE.story, chapter(2)] }, 30);
    expect(sceneOf(begun, table)).toMatchObject({ how: 'play', decisions: 1, told: 3 });
  });
});
