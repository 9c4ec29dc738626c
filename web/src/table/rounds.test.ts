// A box for each round, however a game tells of them.
import { expect, test } from 'vitest';
import type { Chapter, Event } from '../generated/protocol';
import { roundsOf } from './rounds';

const chapter = (n: number, seat: number | null, ...events: [string, Event['fields']][]): Chapter => ({
  n,
  seat,
  name: null,
  action: null,
  events: events.map(([name, fields]) => ({ name, fields, secret: false })),
});
const cut = (story: Chapter[]) =>
  roundsOf(story).map(({ from, to, turns }) => [from, to, turns.map(({ seat }) => seat)]);

test('rounds that a game counts', () => {
  const story = [
    chapter(0, null, ['turn', { seat: 0, round: 1 }]),
    chapter(1, 0),
    chapter(2, 0, ['turn', { seat: 1, round: 1 }]),
    chapter(3, 1, ['turn', { seat: 0, round: 2 }]),
    chapter(4, 0, ['turn', { seat: 1, round: 2 }]),
  ];
  expect(cut(story)).toEqual([
    [0, 3, [null, 0, 1]],
    [4, 4, [0]],
  ]);
});

test('rounds that nobody counts end when whoever began decides again', () => {
  const story = [chapter(0, null), ...[1, 1, 0, 2, 1, 0].map((seat, k) => chapter(k + 1, seat))];
  expect(cut(story)).toEqual([
    [0, 4, [null, 1, 0, 2]],
    [5, 6, [1, 0]],
  ]);
});
