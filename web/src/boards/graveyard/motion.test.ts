// From the events of a step to what moves when.
import { describe, expect, test } from 'vitest';
import { endOf, type Pace } from '../playback.svelte';
import { ease, plan, traceOf } from './motion';
import { event } from './sample';

const PACE: Pace = { quick: 160, step: 280, turn: 420, drift: 700 };

const OPENED = [
  event('moved', { seat: 1, start: 'out:N4', grave: 'D2' }),
  event('turned', { seat: 1, grave: 'D2', front: 'zombie' }),
  event('claimed', { seat: 1, grave: 'D2', points: 4 }),
];
const LOOKED = [event('spent', { seat: 0, grave: 'A1' }), event('inspected', { seat: 0, grave: 'F6' })];
const LEARNED = [...LOOKED, event('learned', { seat: 0, grave: 'F6', front: 'ghost' })];

describe('the plan', () => {
  test('a move that opens a grave: the lord slides, the card turns, the stone drops', () => {
    expect(plan(OPENED, 0, PACE).map(({ deed }) => deed)).toEqual([
      { kind: 'slide', seat: 1, from: 'out:N4', to: 'D2' },
      { kind: 'turn', grave: 'D2', front: 'zombie' },
      { kind: 'stone', seat: 1, grave: 'D2', points: 4 },
    ]);
  });

  test('one after the other; the next may start when the last is 70 % done', () => {
    const [slide, turn, stone] = plan(OPENED, 0, PACE);
    expect(slide).toMatchObject({ at: 0, long: 280 });
    expect(turn?.at).toBeCloseTo(0.7 * 280);
    expect(stone?.at).toBeCloseTo(0.7 * (280 + 420));
    expect(endOf(plan(OPENED, 0, PACE))).toBeCloseTo(0.7 * 700 + 160);
  });

  test('a longer way takes longer, up to a limit', () => {
    const time = (start: string, end: string) =>
      plan([event('moved', { seat: 0, start, grave: end })], 0, PACE)[0]?.long;
    expect(time('A1', 'B1')).toBe(280);
    expect(time('A1', 'E1')).toBe(560);
    expect(time('A1', 'F1')).toBe(700);
    expect(time('out:W1', 'F1')).toBe(700);
  });

  test('who looked sees the front; all others see an eye', () => {
    expect(plan(LEARNED, 0, PACE).map(({ deed }) => deed.kind)).toEqual(['spend', 'learn']);
    expect(plan(LOOKED, 1, PACE).map(({ deed }) => deed.kind)).toEqual(['spend', 'look']);
    expect(plan(LOOKED, null, PACE).map(({ deed }) => deed.kind)).toEqual(['spend', 'look']);
  });

  test('from above, what was learned is not played as if it were ours', () => {
    expect(plan(LEARNED, null, PACE).map(({ deed }) => deed.kind)).toEqual(['spend', 'look']);
  });

  test('what has no picture takes no time', () => {
    const told = [event('begins', { seat: 0 }), event('unclaimed', { seat: 0, grave: 'D2' }), event('all_open', {})];
    expect(plan(told, 0, PACE)).toEqual([]);
    expect(endOf([])).toBe(0);
  });
});

test('the trace is the last move of a step', () => {
  expect(traceOf(OPENED)).toEqual({ seat: 1, from: 'out:N4', to: 'D2' });
  expect(traceOf(LEARNED)).toBeNull();
});

test('easing begins at nothing, ends at all, and never goes back', () => {
  for (const curve of Object.values(ease)) {
    const parts = Array.from({ length: 21 }, (_, k) => curve(k / 20));
    expect(parts[0]).toBeCloseTo(0, 3);
    expect(parts[20]).toBeCloseTo(1, 3);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  }
});
