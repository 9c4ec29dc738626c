// What the board shows while a step is played: nothing too early, nothing that another seat knew, and an end in every case.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Event, Grave, View } from '../../generated/graveyard';
import { settings } from '../../settings.svelte';
import type { Step } from '..';
import { GRAVE_SPOTS } from './layout';
import { Playback } from './playback.svelte';
import { ALL_SEEN } from './sample';

function view(seat: number | null, change: Partial<View['graves'][number]> & { name: string }, lord = 'A3'): View {
  const graves = GRAVE_SPOTS.map((name): Grave => ({
    name,
    back: 'grey',
    open: false,
    front: null,
    stone: null,
    inspected_by: [],
    ...(name === change.name ? change : {}),
  }));
  const players = [{ lord, stones: 20, wisps: 0, points: 0 }];
  return { seat, turn: 0, phase: 'turn', looked: false, idle: 0, stall_limit: 40, graves, players, unseen: ALL_SEEN };
}
function step(key: number, shown: View, events: Event[] = [], animate = true): Step<View, Event> {
  return { key, view: shown, events, animate };
}

const CLOSED = view(0, { name: 'D3' });
const OPEN = view(0, { name: 'D3', open: true, front: 'zombie', stone: 0 }, 'D3');
const OPENED: Event[] = [
  { name: 'moved', fields: { seat: 0, start: 'A3', grave: 'D3' }, secret: false },
  { name: 'turned', fields: { seat: 0, grave: 'D3', front: 'zombie' }, secret: false },
  { name: 'claimed', fields: { seat: 0, grave: 'D3', points: 4 }, secret: false },
];

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
  playback.show(first, 0);
  settled = [];
  return playback;
}
function grave(playback: Playback) {
  return playback.shown.graves.find(({ name }) => name === 'D3');
}

beforeEach(() => {
  [now, frames, settled] = [0, [], []];
  const tokens: Record<string, string> = {
    '--m-quick': '160ms',
    '--m-step': '.28s',
    '--m-turn': '420ms',
    '--m-drift': '.7s',
  };
  vi.stubGlobal('document', { hidden: false, documentElement: null });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => tokens[name] ?? '' }));
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  settings.motion = 'full';
});
afterEach(() => vi.unstubAllGlobals());

test('the first step is drawn at once', () => {
  const playback = new Playback(step(1, OPEN, OPENED), (key) => settled.push(key));
  playback.show(step(1, OPEN, OPENED), 0);
  expect(playback.busy).toBe(false);
  expect(settled).toEqual([1]);
});

test('a step is played: the lord arrives, then the card turns, then it is claimed, then the board is settled', () => {
  const playback = playing(step(1, CLOSED));
  playback.show(step(2, OPEN, OPENED), 0);
  expect(playback.busy).toBe(true);
  pass(200);
  expect(playback.live.map(({ deed }) => deed.kind)).toEqual(['slide']);
  expect(playback.shown.players[0]?.lord).toBe('A3');
  expect(grave(playback)?.open).toBe(false);
  pass(340);
  expect(playback.shown.players[0]?.lord).toBe('D3');
  expect(grave(playback)).toMatchObject({ open: true, front: 'zombie', stone: null });
  expect(settled).toEqual([]);
  pass(400);
  expect(playback.shown).toBe(OPEN);
  expect(playback.gains).toMatchObject([{ seat: 0, grave: 'D3', points: 4 }]);
  expect(playback.busy).toBe(false);
  expect(settled).toEqual([2]);
});

describe('what is not played is drawn at once', () => {
  test.each([
    ['a jump', () => step(2, OPEN, OPENED, false)],
    ['nothing that moves', () => step(2, OPEN, [])],
  ])('%s', (_, next) => {
    const playback = playing(step(1, CLOSED));
    playback.show(next(), 0);
    expect(playback.shown).toBe(OPEN);
    expect(settled).toEqual([2]);
  });

  test('with reduced motion, but the points are shown', () => {
    settings.motion = 'reduced';
    const playback = playing(step(1, CLOSED));
    playback.show(step(2, OPEN, OPENED), 0);
    expect(playback.shown).toBe(OPEN);
    expect(playback.trace).toEqual({ seat: 0, from: 'A3', to: 'D3' });
    expect(playback.gains).toHaveLength(1);
    expect(settled).toEqual([2]);
  });

  test('behind another tab', () => {
    const playback = playing(step(1, CLOSED));
    vi.stubGlobal('document', { hidden: true });
    playback.show(step(2, OPEN, OPENED), 0);
    expect(settled).toEqual([2]);
  });

  test('from another seat: what the last one knew is gone at once', () => {
    const playback = playing(step(1, view(1, { name: 'F6', front: 'ghost' })));
    playback.show(step(2, OPEN, OPENED), 0);
    expect(playback.shown).toBe(OPEN);
    expect(playback.shown.graves.every(({ name, front }) => name === 'D3' || front === null)).toBe(true);
  });
});

test('a tap leaves out the rest', () => {
  const playback = playing(step(1, CLOSED));
  playback.show(step(2, OPEN, OPENED), 0);
  pass(100);
  playback.skip();
  expect(playback.shown).toBe(OPEN);
  expect(settled).toEqual([2]);
  playback.skip();
  pass(2000);
  expect(settled).toEqual([2]);
});

test('the same step again does not disturb what is being played', () => {
  const playback = playing(step(1, CLOSED));
  playback.show(step(2, OPEN, OPENED), 0);
  pass(100);
  playback.show(step(2, OPEN, OPENED), 0);
  expect(playback.busy).toBe(true);
  pass(2000);
  expect(settled).toEqual([2]);
});

test('a step that comes too early ends the one before', () => {
  const playback = playing(step(1, CLOSED));
  playback.show(step(2, OPEN, OPENED), 0);
  pass(100);
  playback.show(step(3, CLOSED, [], false), 0);
  expect(settled).toEqual([2, 3]);
  expect(playback.shown).toBe(CLOSED);
});

test('the dashed line stays through a look and through the same again, and goes with a jump', () => {
  const playback = playing(step(1, CLOSED));
  playback.show(step(2, OPEN, OPENED), 0);
  playback.skip();
  playback.show(step(3, OPEN, [], false), 0);
  expect(playback.trace).toEqual({ seat: 0, from: 'A3', to: 'D3' });
  playback.show(step(4, CLOSED, [], false), 0);
  expect(playback.trace).toBeNull();
});
