// The look through the keyhole without a browser: the order of telling, the lines to the names, the hall as the eye has it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { farFrom, imageOf, roomOf, shapesOf, through, tracesOf } from './eyeview';
import { holePath, isOpen, type Trace } from './hole';
import { leadersOf } from './leaders';
import type { Peep } from './motion';
import { view } from './sample';
import { Showing, type Moment } from './showing.svelte';

const DOOR = { side: 'S', door: 3 } as const;
const seen = (ghost: string, direct = 100) => ({ ghost, direct, mirrored: direct ? 0 : 50 });
const peep = (change: Partial<Peep> = {}): Peep => ({
  door: DOOR,
  by: 0,
  seen: [seen('AS1'), seen('BL1', 0)],
  hidden: [{ ghost: 'AM1', behind: 'desk' }],
  view: view(),
  free: false,
  ...change,
});

describe('the order of telling', () => {
  let gone = 0;
  beforeEach(() => {
    gone = 0;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  function shows(look: Peep, how: { still?: boolean; watching?: boolean } = {}): Showing {
    return new Showing(look, { still: false, watching: false, ...how }, () => (gone += 1));
  }
  /** What comes, and how many are caught by then. */
  function story(showing: Showing): [Moment, number][] {
    const told: [Moment, number][] = [[showing.moment, showing.count]];
    for (let k = 0; k < 400 && showing.moment !== 'told' && gone === 0; k += 1) {
      if (showing.moment === 'dark') showing.ready();
      vi.advanceTimersByTime(50);
      const last = told.at(-1);
      if (last?.[0] !== showing.moment || last[1] !== showing.count) told.push([showing.moment, showing.count]);
    }
    return told;
  }

  test('to the door, the dark, one ghost after the other, the lamp, and only then who it was', () => {
    const showing = shows(peep());
    expect(story(showing)).toEqual([
      ['coming', 0],
      ['dark', 0],
      ['caught', 1],
      ['caught', 2],
      ['lamp', 2],
      ['told', 2],
    ]);
    vi.advanceTimersByTime(600_000);
    expect([showing.moment, gone]).toEqual(['told', 0]);
    showing.goOn();
    vi.advanceTimersByTime(2000);
    expect(gone).toBe(1);
  });

  test('the light searches once where nobody is seen', () => {
    expect(story(shows(peep({ seen: [] }))).map(([moment]) => moment)).toEqual([
      'coming',
      'dark',
      'search',
      'lamp',
      'told',
    ]);
  });

  test('the dark waits for the picture', () => {
    const showing = shows(peep());
    vi.advanceTimersByTime(60_000);
    expect([showing.moment, showing.count]).toEqual(['dark', 0]);
    showing.ready();
    vi.advanceTimersByTime(1300);
    expect(showing.count).toBe(1);
  });

  test('a tap ends the moment that it is in, and never what is told', () => {
    const showing = shows(peep());
    const moments = Array.from({ length: 7 }, () => {
      showing.tap();
      return `${showing.moment} ${showing.count}`;
    });
    expect(moments).toEqual(['dark 0', 'caught 1', 'caught 2', 'lamp 2', 'told 2', 'told 2', 'told 2']);
  });

  test('to the end, and once more', () => {
    const showing = shows(peep());
    showing.toTheEnd();
    expect([showing.moment, showing.count, showing.told]).toEqual(['told', 2, true]);
    showing.again();
    expect([showing.moment, showing.count, showing.told]).toEqual(['dark', 0, false]);
  });

  test('whoever only watches goes on by themselves', () => {
    const showing = shows(peep(), { watching: true });
    showing.toTheEnd();
    vi.advanceTimersByTime(8000);
    expect(gone).toBe(1);
  });

  test('with reduced motion nothing travels, but every ghost has its time', () => {
    const showing = shows(peep(), { still: true });
    vi.advanceTimersByTime(1);
    expect(showing.moment).toBe('dark');
    showing.ready();
    vi.advanceTimersByTime(1250);
    expect([showing.moment, showing.count]).toEqual(['caught', 1]);
    vi.advanceTimersByTime(900);
    expect(showing.count).toBe(1);
  });

  test('a look without consequences has the lamp at once', () => {
    expect(story(shows(peep({ free: true, seen: [], hidden: [] }))).map(([moment]) => moment)).toEqual([
      'coming',
      'lamp',
      'told',
    ]);
  });
});

describe('lines to the names', () => {
  const trace = (ghost: string, x: number, head: number, half = 0.03): Trace => ({
    ghost,
    mirrored: false,
    x,
    head,
    foot: head + 0.15,
    half,
  });
  const pointsOf = (path: string) =>
    path
      .split(/[ML]/)
      .slice(1)
      .map((at) => at.split(' ').map(Number) as [number, number]);

  test('none lies on a ghost, none crosses another', () => {
    const caught = [
      trace('AS1', -0.18, 0.02),
      trace('AM1', -0.1, -0.08),
      trace('BS1', -0.02, 0.05),
      trace('BM1', 0.06, -0.12),
      trace('BL1', 0.15, 0.01),
    ];
    const hidden = [trace('CS1', -0.2, -0.1), trace('CS2', 0.2, -0.16)];
    for (const brass of [true, false]) {
      const leaders = leadersOf(caught, hidden, brass);
      expect(leaders.map(({ ghost }) => ghost).sort()).toEqual(caught.map(({ ghost }) => ghost).sort());
      for (const { path, ghost, left } of leaders) {
        const points = pointsOf(path);
        const run = points[1]![1] / 1000;
        const from = points[0]![0] / 1000;
        for (const other of [...caught, ...hidden]) {
          const passes = left ? other.x - other.half <= from : other.x + other.half >= from;
          if (passes) expect(run, `${ghost} over ${other.ghost}`).toBeLessThan(other.head);
        }
      }
      for (const side of [true, false]) {
        const rows = leaders.filter(({ left }) => left === side);
        const runs = rows.map(({ path }) => pointsOf(path)[1]![1]);
        expect(runs).toEqual([...runs].sort((a, b) => b - a));
        expect(rows.map(({ y }) => y)).toEqual(rows.map(({ y }) => y).sort((a, b) => b - a));
      }
    }
  });

  test('never more than four stand on one side', () => {
    const many = Array.from({ length: 8 }, (_, k) => trace(`AS${k}`, -0.2 + k * 0.01, 0));
    const sides = leadersOf(many, [], false).map(({ left }) => left);
    expect(sides.filter(Boolean)).toHaveLength(4);
  });
});

describe('the hall as the eye has it', () => {
  test('straight ahead is the middle, and what is far is small', () => {
    expect(through(DOOR, { x: 2.5, y: 3 }, 0.75)).toMatchObject({ x: 0, y: 0, deep: 3 });
    expect(through(DOOR, { x: 3.5, y: 0.5 }, 0)).toMatchObject({ x: 0.5, y: 0.375 });
    expect(through(DOOR, { x: 2.5, y: -2 }, 0)).toBeNull();
  });

  test('every ghost of the hall has its place, the farthest first', () => {
    const traces = tracesOf(view(), DOOR);
    expect(traces.map(({ ghost }) => ghost)).toEqual(['BL1', 'BS1', 'AM1', 'AS1']);
    for (const { head, foot, half } of traces) expect([head < foot, half > 0]).toEqual([true, true]);
    const mirrored = imageOf(view(), { side: 'N', door: 3 }, 'AS1');
    expect(mirrored).toMatchObject({ ghost: 'AS1', mirrored: true });
  });

  test('who is seen in the mirror alone is as far as the way by the mirror', () => {
    const ghost = view().ghosts.find(({ name }) => name === 'AS1')!;
    expect(farFrom(DOOR, ghost, view(), true)).toBeGreaterThan(farFrom(DOOR, ghost, view(), false));
  });

  test('furniture and walls are drawn', () => {
    expect(shapesOf(view(), DOOR).length).toBeGreaterThan(6);
    expect(roomOf(DOOR).floor.split(' ')).toHaveLength(4);
  });

  test('the hole is the one of the rules', () => {
    expect(isOpen(0, 0)).toBe(true);
    expect(isOpen(0.26, 0)).toBe(false);
    expect(isOpen(0.18, 0.49)).toBe(true);
    expect(isOpen(0.19, 0.49)).toBe(false);
    expect(holePath()).toMatch(/^M-117\.6 220\.6A250\.0 250\.0/);
  });
});
