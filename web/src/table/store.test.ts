// What the page knows of its table: when somebody can decide, what a hint speaks of, what the replay leaves untouched.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Position, TableNews } from '../generated/protocol';
import { words } from '../words.svelte';

type Sent = { type: string; id: number; action?: string };
class FakeSocket {
  static last: FakeSocket;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close() {}
  tell(told: unknown) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ name: 'Ana' }))));

const { TableStore } = await import('./store.svelte');

function position(moment: number, choices: string[] = []): Position {
  return { moment, turn: 0, view: { moment }, choices, ask: choices.length > 0 ? 'move' : null };
}

const seat = {
  name: 'Ana',
  kind: 'human',
  bot: null,
  mine: true,
  here: true,
  stand_in: false,
  resigned: false,
} as const;

function news(changes: Partial<TableNews>): TableNews {
  return {
    type: 'table',
    now: 0,
    about: {
      code: 'ABCD2345',
      name: 'Thursday',
      game: 'graveyard',
      options: {},
      visibility: 'link',
      watching: true,
      clock: { kind: 'none' },
      undo: true,
      practice: false,
      imported: false,
      rules: 1,
      played_here: true,
    },
    status: 'playing',
    host: true,
    mine: [0],
    facing: 0,
    curtain: null,
    seats: [seat, { ...seat, name: null, kind: 'open', mine: false }],
    watchers: 0,
    at: 1,
    position: position(0, ['move A1', 'move B1']),
    story_from: 0,
    story: [{ n: 0, seat: null, name: null, action: null, events: [] }],
    talk_from: 0,
    talk: [],
    clocks: null,
    offer: null,
    undo: null,
    shuffle: null,
    fairness: { commitment: '', nonces: [], promises: [], given_up: 0, seed: null },
    result: null,
    ...changes,
  };
}

const moved = (n: number) => ({ n, seat: 0, name: null, action: 'move A1', events: [] });

describe('the store', () => {
  let store: InstanceType<typeof TableStore>;
  let socket: FakeSocket;

  beforeEach(async () => {
    await words.use('en');
    store = new TableStore('ABCD2345', () => 'ws://table');
    await store.open();
    socket = FakeSocket.last;
    socket.onopen?.();
    socket.tell(news({}));
  });

  test('the choices are there when the board has come to rest', () => {
    expect(store.choices).toEqual(['move A1', 'move B1']);
    expect(store.myTurn).toBe(true);
    expect(store.names).toEqual(['Ana', 'Seat 2']);
  });

  test('a decision is sent once, and until it is answered there is nothing to decide', async () => {
    void store.act('move A1');
    void store.act('move B1');
    expect(socket.sent).toMatchObject([{ type: 'act', at: 1, action: 'move A1' }]);
    expect(store.choices).toEqual([]);
    socket.tell({ type: 'refused', id: socket.sent[0]!.id, code: 'illegal-action', sentence: 'Not now.' });
    await vi.waitFor(() => expect(store.refusal).toBe('Not now.'));
    expect(store.choices).toHaveLength(2);
  });

  test('a table whose game still wakes up says how far it is, until it is played', () => {
    const far = (state: string, percent: number) => ({ game: 'graveyard', state, percent });
    socket.tell({ type: 'waking', readiness: far('compiling', 40), begins: true });
    expect(store.waking).toMatchObject({ readiness: { percent: 40 }, begins: true });
    socket.tell(news({ status: 'waiting' }));
    expect(store.waking).not.toBe(null);
    socket.tell({ type: 'waking', readiness: far('ready', 100), begins: false });
    expect(store.waking).toBe(null);
    socket.tell({ type: 'waking', readiness: far('loading', 99), begins: true });
    socket.tell(news({}));
    expect(store.waking).toBe(null);
  });

  test('while something is shown nobody can decide', () => {
    socket.tell(news({ at: 2, position: position(1, ['move C1']), story: [...news({}).story, moved(1)] }));
    expect(store.myTurn).toBe(true);
    expect(store.choices).toEqual([]);
    store.settled(store.shown!.key);
    expect(store.choices).toEqual(['move C1']);
  });

  test('what was tried while nothing can be decided is not sent', () => {
    socket.tell(news({ at: 2, position: position(1), story: [...news({}).story, moved(1)] }));
    store.settled(store.shown!.key);
    store.actUnoffered('move F6');
    expect(socket.sent).toEqual([]);
  });

  test('before a curtain nothing can be decided', () => {
    socket.tell(news({ curtain: 1 }));
    expect(store.choices).toEqual([]);
    expect(store.myTurn).toBe(false);
  });

  test('a hint glows until the game goes on', async () => {
    const asked = store.askHint();
    const { id } = socket.sent[0]!;
    socket.tell({ type: 'hint', id, at: 1, bot: 'search', thoughts: [{ action: 'move B1', value: 0.6, weight: 1 }] });
    await asked;
    expect(store.hinted).toEqual(['move B1']);
    socket.tell(news({ at: 2, position: position(1), story: [...news({}).story, moved(1)] }));
    expect(store.hinted).toEqual([]);
  });

  test('an earlier moment is looked at from one’s own seat, and nothing can be decided there', async () => {
    store.look(0);
    await vi.waitFor(() => expect(socket.sent).toHaveLength(1));
    const { id } = socket.sent[0]!;
    expect(socket.sent[0]).toMatchObject({ type: 'look', moment: 0, viewer: 0 });
    socket.tell({ type: 'seen', id, viewer: 0, position: position(0), events: [] });
    await vi.waitFor(() => expect(store.shown?.animate).toBe(false));
    expect(store.choices).toEqual([]);
    const { key } = store.shown!;
    store.replay.leave();
    expect(store.choices).toHaveLength(2);
    expect(store.shown!.key).toBeGreaterThan(key);
  });
});
