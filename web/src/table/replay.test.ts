// Earlier moments are asked for once, shown in order, and forgotten when the story changes.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, Wish } from './connection';
import { Replay } from './replay.svelte';

describe('replay', () => {
  let asked: string[];
  let left: number;
  let replay: Replay;

  function ask(wish: Wish): Promise<Answer> {
    if (wish.type !== 'look') throw new Error(wish.type);
    const { moment, viewer } = wish;
    asked.push(`${viewer} ${moment}`);
    const position = { moment, turn: 0, view: { viewer, moment }, choices: [], ask: null };
    const events = [{ name: `event-${moment}`, fields: {}, secret: false }];
    return Promise.resolve({ type: 'seen', id: 1, viewer, position, events });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, left] = [[], 0];
    replay = new Replay(ask, () => (left += 1));
    replay.reaches(5, true);
  });
  afterEach(() => {
    replay.leave();
    vi.useRealTimers();
  });

  const go = async (moment: number, viewer?: number) => {
    const going = replay.go(moment, viewer);
    await vi.advanceTimersByTimeAsync(100);
    await going;
  };

  test('a jump shows the moment without motion', async () => {
    await go(3, 0);
    expect(replay.moment).toBe(3);
    expect(replay.shown).toMatchObject({ told: 4, animate: false, events: [] });
    expect(asked).toEqual(['0 3']);
  });

  test('one step on is played, and the next ones are fetched ahead', async () => {
    await go(1, 0);
    await go(2);
    expect(replay.shown).toMatchObject({ animate: true, events: [{ name: 'event-2' }] });
    expect(asked).toEqual(['0 1', '0 2', '0 3', '0 4', '0 5']);
    await go(3);
    expect(asked).toHaveLength(5);
  });

  test('moments that a slider only passes are not asked for', async () => {
    void replay.go(1, 0);
    void replay.go(2, 0);
    await go(4, 0);
    expect(asked).not.toContain('0 1');
    expect(replay.shown).toMatchObject({ told: 5 });
  });

  test('another seat is another look', async () => {
    await go(2, 0);
    await go(2, 1);
    expect(asked).toEqual(['0 2', '1 2']);
    expect(replay.shown?.position.view).toEqual({ viewer: 1, moment: 2 });
  });

  test('what was taken back is asked for again', async () => {
    await go(2, 0);
    replay.reaches(5, false);
    await go(4, 0);
    await go(2, 0);
    expect(asked).toEqual(['0 2', '0 4', '0 2']);
  });

  test('it plays by itself to the end and stays there', async () => {
    replay.viewer = 0;
    await go(3, 0);
    replay.play();
    for (let k = 0; k < 12; k += 1) {
      await vi.advanceTimersByTimeAsync(500);
      if (replay.shown) replay.settled(replay.shown.key);
    }
    expect(replay.moment).toBe(5);
    expect(replay.playing).toBe(false);
  });

  test('leaving it leads back to now, once', async () => {
    await go(2, 0);
    replay.leave();
    replay.leave();
    expect(replay.moment).toBeNull();
    expect(replay.shown).toBeNull();
    expect(left).toBe(1);
  });
});
