// What happened is shown one thing after the other, nothing is left out, and nothing goes on behind what holds it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import type { Scene } from './folding';
import { Steps, UNATTENDED } from './steps.svelte';

function scene(told: number, how: Scene['how'] = 'play'): Scene {
  return {
    position: { moment: told - 1, turn: 0, view: told, choices: [], ask: null },
    events: [{ name: `event-${told}`, fields: {}, secret: false }],
    told,
    how,
  };
}

const LONG = 60_000;

describe('steps', () => {
  let steps: Steps;
  const told = () => steps.told.chapters;
  const shown = () => steps.shown?.told;
  const settle = () => steps.settled(steps.shown!.key);
  /** Show all that waits; in which order, and what was to be seen of the game beside the board before each began. */
  function playOn(): (number | undefined)[] {
    const order = [];
    while (steps.busy) {
      const { key } = steps.shown!;
      steps.begins(key);
      order.push(shown());
      settle();
      if (steps.shown!.key === key) vi.advanceTimersToNextTimer();
    }
    return order;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 'normal';
    steps = new Steps();
    steps.add(scene(1, 'jump'));
  });
  afterEach(() => {
    steps.stop();
    vi.useRealTimers();
  });

  test('a jump is shown without motion, and nothing is awaited', () => {
    expect(steps.shown).toMatchObject({ told: 1, animate: false, events: [] });
    expect(steps.busy).toBe(false);
    expect([told(), steps.picture]).toEqual([1, 1]);
  });

  test('what comes of a decision is on no part of the page before the board has shown it', () => {
    steps.add(scene(2));
    expect([told(), steps.picture]).toEqual([1, 1]);
    steps.shows(steps.shown!.key, 'half', 1);
    expect([steps.told, steps.picture]).toEqual([{ chapters: 1, events: 1 }, 'half']);
    settle();
    expect([steps.told, steps.picture]).toEqual([{ chapters: 2, events: 0 }, 2]);
  });

  test('the next is shown when the board has finished, after a breath', () => {
    steps.add(scene(2));
    steps.add(scene(3));
    expect(steps.shown).toMatchObject({ told: 2, animate: true, events: [{ name: 'event-2' }] });
    settle();
    expect(shown()).toBe(2);
    expect(steps.busy).toBe(true);
    vi.advanceTimersByTime(500);
    expect(shown()).toBe(3);
    settle();
    expect(steps.busy).toBe(false);
  });

  test('a board that speaks of another step is not heard', () => {
    steps.add(scene(2));
    steps.settled(steps.shown!.key - 1);
    steps.shows(steps.shown!.key - 1, 'other', 1);
    expect(steps.busy).toBe(true);
    expect(steps.picture).toBe(1);
  });

  test('a step that no board plays counts as shown after a while; one that is played takes its time', () => {
    steps.add(scene(2));
    vi.advanceTimersByTime(UNATTENDED);
    expect(steps.busy).toBe(false);
    steps.add(scene(3));
    steps.begins(steps.shown!.key);
    vi.advanceTimersByTime(LONG);
    expect(steps.busy).toBe(true);
  });

  test.each(['scene', 'dialog'] as const)('behind a %s nothing goes on, and nothing is lost', (by) => {
    steps.add(scene(2));
    const release = steps.holds.hold(by);
    for (let k = 3; k <= 40; k += 1) steps.add(scene(k));
    settle();
    vi.advanceTimersByTime(LONG);
    steps.skip();
    expect([shown(), told(), steps.waiting]).toEqual([2, 2, 38]);
    expect(steps.busy).toBe(true);
    release();
    release();
    expect(playOn()).toEqual(Array.from({ length: 38 }, (_, k) => k + 3));
    expect(told()).toBe(40);
  });

  test('two that hold must both let go', () => {
    const [first, second] = [steps.holds.hold(), steps.holds.hold('dialog')];
    steps.add(scene(2));
    first();
    expect(shown()).toBe(1);
    second();
    expect(shown()).toBe(2);
  });

  test('a scene on the board keeps from deciding, a dialog alone does not', () => {
    const dialog = steps.holds.hold('dialog');
    expect(steps.busy).toBe(false);
    const look = steps.holds.hold();
    expect(steps.busy).toBe(true);
    look();
    dialog();
    expect(steps.busy).toBe(false);
  });

  test('where the tab is hidden nothing is played, but what is held stays held', () => {
    const release = steps.holds.hold();
    steps.add(scene(2), true);
    expect(shown()).toBe(1);
    release();
    expect(steps.shown).toMatchObject({ told: 2, animate: true });
    steps.add(scene(3), true);
    expect(steps.shown).toMatchObject({ told: 3, animate: false });
    expect(steps.busy).toBe(false);
  });

  test('what needs no motion waits its turn, and so does what comes behind it', () => {
    steps.add(scene(2));
    steps.add(scene(2, 'follow'));
    steps.add(scene(3));
    expect(steps.shown?.animate).toBe(true);
    settle();
    vi.advanceTimersByTime(1000);
    expect(steps.shown).toMatchObject({ told: 3, animate: true });
  });

  test('a tap ends one step and goes on to what waits, and at the end shows how it stands', () => {
    steps.add(scene(2));
    steps.add(scene(3));
    steps.skip();
    expect(steps.shown).toMatchObject({ told: 3, animate: true });
    expect(told()).toBe(2);
    const { key } = steps.shown!;
    steps.skip();
    expect(steps.shown).toMatchObject({ told: 3, animate: false });
    expect(steps.shown!.key).toBeGreaterThan(key);
    expect([steps.busy, told()]).toEqual([false, 3]);
  });

  test('catching up shows how it stands now', () => {
    for (let k = 2; k <= 9; k += 1) steps.add(scene(k));
    steps.catchUp();
    expect(steps.shown).toMatchObject({ told: 9, animate: false });
    expect([steps.busy, told(), steps.picture]).toEqual([false, 9, 9]);
  });

  test('the speed is the player’s, and many that wait are shown faster', () => {
    const rates = (['slow', 'normal', 'quick', 'once'] as const).map((speed) => {
      settings.speed = speed;
      steps.add(scene(told() + 1));
      const { rate } = steps.shown!;
      settle();
      return rate;
    });
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    expect(new Set(rates).size).toBe(4);
    expect(rates[1]).toBe(1);
    settings.speed = 'normal';
    for (let k = 1; k <= 12; k += 1) steps.add(scene(told() + k));
    settle();
    vi.advanceTimersByTime(1000);
    expect(steps.shown!.rate).toBeGreaterThan(1);
  });

  test('a jump leaves all that waits behind', () => {
    steps.add(scene(2));
    steps.add(scene(3));
    steps.add(scene(1, 'jump'));
    expect(steps.shown).toMatchObject({ told: 1, animate: false });
    vi.advanceTimersByTime(LONG);
    expect(told()).toBe(1);
  });
});
