// The line comes back by itself, and no command is lost or done twice.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Told } from '../generated/protocol';
import { Connection, type Line } from './connection';

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: { type: string; id: number }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }
  close() {
    this.closed = true;
  }
  tell(told: unknown) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  greet() {
    this.onopen?.();
    this.tell({ type: 'table' });
  }
}

const last = () => FakeSocket.all.at(-1)!;

describe('the line', () => {
  let lines: Line[];
  let heard: Told[];
  let failed: number;
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    [lines, heard, failed] = [[], [], 0];
    connection = new Connection(() => 'ws://table', {
      told: (told) => heard.push(told),
      line: (line) => lines.push(line),
      failed: () => (failed += 1),
      knock: () => ({ type: 'speak', language: 'en' }),
    });
    connection.open();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('what is asked before the line is open is sent when it is', async () => {
    const answer = connection.ask({ type: 'start' });
    expect(last().sent).toEqual([]);
    last().greet();
    expect(last().sent).toEqual([{ type: 'start', id: 1 }]);
    last().tell({ type: 'done', id: 1 });
    await expect(answer).resolves.toEqual({ type: 'done', id: 1 });
    expect(lines).toEqual(['open']);
    expect(heard).toHaveLength(1);
  });

  test('it is mended by itself, each time after a longer while', () => {
    last().greet();
    last().onclose?.();
    expect(lines).toEqual(['open', 'broken']);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().onclose?.();
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test('a door that stays shut is reported', () => {
    last().onclose?.();
    expect(failed).toBe(1);
    vi.advanceTimersByTime(1000);
    last().greet();
    last().onclose?.();
    expect(failed).toBe(1);
  });

  test('a decision whose answer was lost is sent again, and a refusal then means that it had arrived', async () => {
    last().greet();
    const answer = connection.ask({ type: 'act', at: 3, action: 'move D3' });
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    last().greet();
    expect(last().sent).toEqual([{ type: 'act', at: 3, action: 'move D3', id: 1 }]);
    last().tell({ type: 'refused', id: 1, code: 'late', sentence: 'Look again.' });
    await expect(answer).resolves.toEqual({ type: 'done', id: 1 });
  });

  test('what would be done twice is not sent again', async () => {
    last().greet();
    const answer = connection.ask({ type: 'chat', text: 'hello' });
    last().onclose?.();
    await expect(answer).resolves.toMatchObject({ type: 'refused', code: 'lost' });
    vi.advanceTimersByTime(1000);
    last().greet();
    expect(last().sent).toEqual([]);
  });

  test('a line on which nothing is heard any more is let go', () => {
    last().greet();
    vi.advanceTimersByTime(40_000);
    expect(last().sent).toMatchObject([{ type: 'speak' }]);
    const dead = last();
    vi.advanceTimersByTime(6_000);
    expect(dead.closed).toBe(true);
    expect(lines).toEqual(['open', 'broken']);
  });

  test('an answer to the knock keeps it', () => {
    last().greet();
    vi.advanceTimersByTime(40_000);
    last().tell({ type: 'done', id: last().sent[0]!.id });
    vi.advanceTimersByTime(10_000);
    expect(last().closed).toBe(false);
  });

  test('once closed it stays closed', () => {
    last().greet();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(last().closed).toBe(true);
  });
});
