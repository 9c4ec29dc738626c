// Posters come alive by themselves: the page looks as long as a game is not ready, and asks for one only once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Readiness } from './generated/protocol';

let asked: string[] = [];
let games: Readiness[] = [];
vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
  asked.push(`${method} ${path}`);
  return new Response(JSON.stringify({ games }));
});

const { Awake } = await import('./awake.svelte');

const town = (state: Readiness['state'], percent = 0): Readiness => ({ game: 'town', state, percent });
const looks = () => asked.filter((each) => each === 'GET /api/games/awake').length;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  games = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('a game of which nothing was said can be played', () => {
  expect(new Awake().of('town')).toBe(null);
});

test('the page looks until every game is ready, and no longer', async () => {
  const awake = new Awake();
  awake.watch();
  awake.hear([town('compiling', 10)]);
  expect(awake.of('town')?.percent).toBe(10);
  games = [town('compiling', 60)];
  await vi.advanceTimersByTimeAsync(1000);
  expect(awake.of('town')?.percent).toBe(60);
  games = [town('ready', 100)];
  await vi.advanceTimersByTimeAsync(1000);
  expect(awake.of('town')).toBe(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(2);
});

test('a game that has failed stays so, and nobody looks again', async () => {
  const awake = new Awake();
  awake.watch();
  awake.hear([town('failed')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(awake.of('town')?.state).toBe('failed');
  expect(looks()).toBe(0);
});

test('when the page has gone nobody looks', async () => {
  const awake = new Awake();
  const leave = awake.watch();
  awake.hear([town('waiting')]);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(0);
});

test('a server that does not answer is asked again', async () => {
  const awake = new Awake();
  awake.watch();
  awake.hear([town('waiting')]);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  await vi.advanceTimersByTimeAsync(1000);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ games: [town('ready', 100)] })));
  await vi.advanceTimersByTimeAsync(1000);
  expect(awake.of('town')).toBe(null);
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return new Response(JSON.stringify({ games }));
  });
});

test('whoever looks at a game asks for it once', async () => {
  const awake = new Awake();
  awake.hear([town('waiting')]);
  games = [town('compiling', 1)];
  for (let k = 0; k < 5; k += 1) awake.want('town');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['POST /api/games/town/wake']);
  expect(awake.of('town')?.state).toBe('compiling');
});
