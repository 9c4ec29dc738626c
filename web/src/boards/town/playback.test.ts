// What the board shows while a step is played: nothing too early, and an end in every case.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Event, Fight, View } from '../../generated/town';
import { settings } from '../../settings.svelte';
import type { Step } from '..';
import { Playback } from './playback.svelte';
import { building, event, view } from './sample';

const BEFORE = view();
const AFTER = view({
  buildings: BEFORE.buildings.map((each) =>
    each.name === 'PO'
      ? building('PO', 2, 2, { ...each, ghosts: [1, 1, 1, 1, 0] })
      : each.name === 'CI'
        ? building('CI', 2, 3, { ...each, ghosts: [1, 0, 0, 0, 1] })
        : each,
  ),
});
const MOVED: Event[] = [
  event('used', { seat: 0, section: 'S3', action: 'move' }),
  event('moved', { seat: 0, start: 'PO', building: 'CI', colour: 'B' }),
  event('points', { seat: 0, points: 2, card: 0 }),
];
const ROLLED: Event[] = [
  event('challenged', { start: 'PO', attacker: 'O', building: 'PO', defender: 'B' }),
  event('rolled', { seat: 0, colour: 'O', sides: 10, shown: 2 }),
  event('defended', { colour: 'B', sides: 4, shown: 4 }),
  event('repelled', { seat: 0, attack: 2, defence: 4 }),
];

function step(key: number, shown: View, events: Event[] = [], animate = true): Step<View, Event> {
  return { key, view: shown, events, animate };
}

let now = 0;
let frames: FrameRequestCallback[] = [];
let settled: number[] = [];

/** Let so much time pass, a frame every 20 ms. */
function pass(milliseconds: number): void {
  const until = now + milliseconds;
  while (now < until) {
    now += 20;
    const due = frames;
    frames = [];
    for (const frame of due) frame(now);
  }
}
function playing(first: Step<View, Event>): Playback {
  const playback = new Playback(first, (key) => settled.push(key));
  playback.show(first);
  settled = [];
  return playback;
}
function ghosts(playback: Playback, name: string): number | undefined {
  return playback.shown.buildings.find((each) => each.name === name)?.ghosts[0];
}

beforeEach(() => {
  [now, frames, settled] = [0, [], []];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  settings.motion = 'full';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the first step is drawn at once', () => {
  const playback = new Playback(step(1, AFTER, MOVED), (key) => settled.push(key));
  playback.show(step(1, AFTER, MOVED));
  expect(playback.busy).toBe(false);
  expect(settled).toEqual([1]);
});

test('a step is played: the disc drops, the ghost leaves, arrives, and then the board is settled', () => {
  const playback = playing(step(1, BEFORE));
  playback.show(step(2, AFTER, MOVED));
  expect(playback).toMatchObject({ busy: true, lively: true });
  expect(playback.shown.players[0]?.sections[2]?.discs).toEqual(['move']);
  pass(200);
  expect(playback.drifters).toMatchObject([{ from: 'PO', to: 'CI', colour: 'B' }]);
  expect([ghosts(playback, 'PO'), ghosts(playback, 'CI')]).toEqual([1, 0]);
  expect(settled).toEqual([]);
  pass(600);
  expect(playback.shown).toBe(AFTER);
  expect(playback.drifters).toEqual([]);
  expect(playback.gains).toMatchObject([{ seat: 0, purse: 'points', count: 2, from: 'b:CI' }]);
  expect(playback).toMatchObject({ busy: false, lively: false });
  expect(settled).toEqual([2]);
});

test('dice that were decided are seen for a while and then go', () => {
  const playback = playing(step(1, BEFORE));
  playback.show(step(2, AFTER, ROLLED));
  pass(1500);
  expect(settled).toEqual([2]);
  expect(playback.tray).toMatchObject({ place: 'PO', verdict: { won: false, attack: 2, defence: 4 } });
  vi.advanceTimersByTime(3000);
  expect(playback.tray).toBeNull();
});

test('dice of an open roll stay', () => {
  const fight: Fight = {
    home: 'PO',
    attacker: 'O',
    place: 'PO',
    defender: 'B',
    defence: 4,
    sides: 10,
    defence_sides: 4,
    waiting: [0, 0, 0, 0, 0],
    roller: null,
  };
  const open = view({ ask: 'roll', fight, dice: [{ colour: 'O', sides: 10, shown: 2, extra: 0 }] });
  const playback = playing(step(1, BEFORE));
  playback.show(step(2, open, ROLLED.slice(0, 3)));
  pass(1500);
  vi.advanceTimersByTime(9000);
  expect(playback.tray?.dice).toHaveLength(2);
  expect(playback.tray?.verdict).toBeNull();
});

describe('what is not played is drawn at once', () => {
  test.each([
    ['a jump', () => step(2, AFTER, MOVED, false)],
    ['nothing that moves', () => step(2, AFTER, [])],
    ['nothing that is seen', () => step(2, AFTER, [event('scared', { seat: 0, colour: 'B' })])],
  ])('%s', (_, next) => {
    const playback = playing(step(1, BEFORE));
    playback.show(next());
    expect(playback.shown).toBe(AFTER);
    expect(settled).toEqual([2]);
  });

  test('with reduced motion, but what was gained is shown for a while, and so are the dice', () => {
    settings.motion = 'reduced';
    const playback = playing(step(1, BEFORE));
    playback.show(step(2, AFTER, [...MOVED, ...ROLLED]));
    expect(playback.shown).toBe(AFTER);
    expect(playback.gains).toHaveLength(1);
    expect(playback.tray?.dice).toHaveLength(2);
    expect(settled).toEqual([2]);
    vi.advanceTimersByTime(3000);
    expect(playback.gains).toEqual([]);
    expect(playback.tray).toBeNull();
  });

  test('behind another tab', () => {
    const playback = playing(step(1, BEFORE));
    vi.stubGlobal('document', { hidden: true });
    playback.show(step(2, AFTER, MOVED));
    expect(playback.gains).toEqual([]);
    expect(settled).toEqual([2]);
  });
});

test('a tap leaves out the rest', () => {
  const playback = playing(step(1, BEFORE));
  playback.show(step(2, AFTER, MOVED));
  pass(100);
  playback.skip();
  expect(playback.shown).toBe(AFTER);
  playback.skip();
  pass(2000);
  expect(settled).toEqual([2]);
});

test('the same step again does not disturb what is being played', () => {
  const playback = playing(step(1, BEFORE));
  playback.show(step(2, AFTER, MOVED));
  pass(100);
  playback.show(step(2, AFTER, MOVED));
  expect(playback.busy).toBe(true);
  pass(2000);
  expect(settled).toEqual([2]);
});

test('a step that comes too early ends the one before', () => {
  const playback = playing(step(1, BEFORE));
  playback.show(step(2, AFTER, MOVED));
  pass(100);
  playback.show(step(3, BEFORE, [], false));
  expect(settled).toEqual([2, 3]);
  expect(playback.shown).toBe(BEFORE);
});
