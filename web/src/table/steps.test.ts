// What happened is shown one thing after the other, but never for longer than anybody wants to look.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene } from './folding';
import { LONGEST, Steps } from './steps.svelte';

function scene(told: number, how: Scene['how'] = 'play', decisions = 1): Scene {
  return {
    position: { moment: told - 1, turn: 0, view: told, choices: [], ask: null },
    events: [{ name: `event-${told}`, fields: {}, secret: false }],
    told,
    decisions: how === 'play' ? decisions : 0,
    how,
  };
}

const told = (steps: Steps) => steps.shown?.told;

describe('steps', () => {
  let steps: Steps;

  beforeEach(() => {
    vi.useFakeTimers();
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
  });

  test('the next is shown when the board has finished', () => {
    steps.add(scene(2));
    steps.add(scene(3));
    expect(steps.shown).toMatchObject({ told: 2, animate: true, events: [{ name: 'event-2' }] });
    steps.settled(steps.shown!.key);
    expect(told(steps)).toBe(3);
    expect(steps.busy).toBe(true);
    steps.settled(steps.shown!.key);
    expect(steps.busy).toBe(false);
    expect(told(steps)).toBe(3);
  });

  test('a board that speaks of another step is not heard', () => {
    steps.add(scene(2));
    steps.settled(steps.shown!.key - 1);
    expect(steps.busy).toBe(true);
  });

  test('what is looked at for as long as one likes is waited for', () => {
    steps.add(scene(2));
    steps.add(scene(3));
    steps.lingers(steps.shown!.key);
    vi.advanceTimersByTime(20 * LONGEST);
    expect(told(steps)).toBe(2);
    steps.settled(steps.shown!.key);
    expect(told(steps)).toBe(3);
  });

  test('a board that never finishes is not waited for', () => {
    steps.add(scene(2));
    steps.add(scene(3));
    vi.advanceTimersByTime(LONGEST);
    expect(told(steps)).toBe(3);
    vi.advanceTimersByTime(LONGEST);
    expect(steps.busy).toBe(false);
  });

  test('several decisions at once have more time', () => {
    steps.add(scene(4, 'play', 3));
    vi.advanceTimersByTime(LONGEST * 2);
    expect(steps.busy).toBe(true);
    vi.advanceTimersByTime(LONGEST);
    expect(steps.busy).toBe(false);
  });

  test('what needs no motion waits its turn', () => {
    steps.add(scene(2));
    steps.add(scene(2, 'follow'));
    expect(steps.shown?.animate).toBe(true);
    steps.settled(steps.shown!.key);
    expect(steps.shown).toMatchObject({ told: 2, animate: false });
    expect(steps.busy).toBe(false);
  });

  test('what waits behind something without motion is shown as well', () => {
    steps.add(scene(2));
    steps.add(scene(2, 'follow'));
    steps.add(scene(3));
    steps.settled(steps.shown!.key);
    expect(steps.shown).toMatchObject({ told: 3, animate: true });
  });

  test('a tap goes on to what waits, and at the end shows how it stands', () => {
    steps.add(scene(2));
    steps.add(scene(3));
    steps.skip();
    expect(steps.shown).toMatchObject({ told: 3, animate: true });
    const { key } = steps.shown!;
    steps.skip();
    expect(steps.shown).toMatchObject({ told: 3, animate: false });
    expect(steps.shown!.key).toBeGreaterThan(key);
    expect(steps.busy).toBe(false);
  });

  test('when too much waits, it goes to the end', () => {
    for (let k = 2; k <= 9; k += 1) steps.add(scene(k));
    expect(steps.shown).toMatchObject({ told: 9, animate: false });
    expect(steps.busy).toBe(false);
  });

  test('a jump leaves all that waits behind', () => {
    steps.add(scene(2));
    steps.add(scene(3));
    steps.add(scene(1, 'jump'));
    expect(steps.shown).toMatchObject({ told: 1, animate: false });
    vi.advanceTimersByTime(LONGEST * 4);
    expect(told(steps)).toBe(1);
  });

  test('where nobody looks nothing moves', () => {
    steps.add(scene(2), true);
    expect(steps.shown).toMatchObject({ told: 2, animate: false });
    expect(steps.busy).toBe(false);
  });
});
