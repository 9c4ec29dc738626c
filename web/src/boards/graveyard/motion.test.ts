// From the events of a step to what moves when.
import { describe, expect, test } from 'vitest';
import type { Event, Grave, View } from '../../generated/graveyard';
import { endOf, type Pace } from '../playback.svelte';
import { GRAVE_SPOTS } from './layout';
import { after, ease, plan, traceOf } from './motion';
import { ALL_SEEN, event } from './sample';

const PACE: Pace = { quick: 160, step: 280, turn: 420, drift: 700 };

const OPENED = [
  event('moved', { seat: 1, start: 'out:N4', grave: 'D2' }),
  event('turned', { seat: 1, grave: 'D2', front: 'zombie' }),
  event('claimed', { seat: 1, grave: 'D2', points: 4 }),
];
const LOOKED = [event('spent', { seat: 0, grave: 'A1' }), event('inspected', { seat: 0, grave: 'F6' })];
const LEARNED = [...LOOKED, event('learned', { seat: 0, grave: 'F6', front: 'ghost' })];

function grave(name: string, change: Partial<Grave> = {}): Grave {
  return { name, back: 'white', open: false, front: null, stone: null, inspected_by: [], ...change };
}
const VIEW: View = {
  seat: 0,
  turn: 1,
  phase: 'turn',
  looked: false,
  idle: 0,
  stall_limit: 40,
  graves: GRAVE_SPOTS.map((name) => grave(name, name === 'A1' ? { open: true, front: 'wisp', stone: 0 } : {})),
  players: [
    { lord: 'A1', stones: 19, wisps: 1, points: 1 },
    { lord: 'out:N4', stones: 20, wisps: 0, points: 0 },
  ],
  unseen: ALL_SEEN,
};

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

describe('what has been played is on the board', () => {
  function played(events: Event[], you: number | null): View {
    return plan(events, you, PACE).reduce((view, { deed }) => after(view, deed), VIEW);
  }
  function at(view: View, name: string): Grave | undefined {
    return view.graves.find((each) => each.name === name);
  }

  test('an opened grave', () => {
    const view = played(OPENED, 0);
    expect(view.players[1]?.lord).toBe('D2');
    expect(at(view, 'D2')).toMatchObject({ open: true, front: 'zombie', stone: 1 });
    expect(at(VIEW, 'D2')).toMatchObject({ open: false, front: null });
  });

  test('a look of our own', () => {
    const view = played(LEARNED, 0);
    expect(at(view, 'A1')?.stone).toBeNull();
    expect(at(view, 'F6')).toMatchObject({ open: false, front: 'ghost' });
  });

  test('a look of somebody else', () => {
    expect(at(played(LOOKED, 1), 'F6')).toMatchObject({ front: null, inspected_by: [0] });
  });

  test('a lord put outside', () => {
    expect(played([event('placed', { seat: 1, place: 'W3' })], 0).players[1]?.lord).toBe('out:W3');
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
