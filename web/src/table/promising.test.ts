// Promise, then show: a page promises where it must, shows when all is frozen, and gives nothing away before.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Table } from './folding';
import { promiseOf } from './hashing';
import { Promising } from './promising';
import { nonceOf, promiseNonce, shareIn } from './shares';
import type { Wish } from './connection';

let codes = 0;
let code = '';
let sent: Wish[] = [];
let page: Promising;

beforeEach(() => {
  codes += 1;
  code = `TABLE${codes}`;
  sent = [];
  page = new Promising(code, (wish) => {
    sent.push(wish);
    return Promise.resolve();
  });
});

/** A table before the deal at which seat 0 is mine. */
function table(promises: Record<number, string>, more: Partial<Table> = {}, commitment = 'c0ffee'): Table {
  const told = Object.entries(promises).map(([seat, promise]) => ({ seat: Number(seat), promise, nonce: null }));
  const fairness = { commitment, nonces: [], promises: told, given_up: 0, seed: null };
  return { status: 'waiting', mine: [0], shuffle: null, fairness, ...more } as unknown as Table;
}

const frozen = (waiting: number[]) => ({ shuffle: { waiting, late: false, halts: false } });

test('a promise is the hash of a nonce that stays here', async () => {
  const promise = await promiseNonce();
  expect(promiseOf(nonceOf(promise)!)).toBe(promise);
  expect(nonceOf(promiseOf('of somebody else'))).toBeNull();
});

test('a seat without a promise gets one, once', async () => {
  page.hear(table({}));
  page.hear(table({}));
  await vi.waitFor(() => expect(sent.length).toBe(1));
  expect(sent[0]).toMatchObject({ type: 'promise', seat: 0 });
});

test('a promise whose nonce is lost is replaced once, so that two pages do not go on replacing each other’s', async () => {
  page.hear(table({ 0: promiseOf('lost') }));
  await vi.waitFor(() => expect(sent.length).toBe(1));
  page.hear(table({ 0: promiseOf('another page’s') }));
  await promiseNonce();
  expect(sent.length).toBe(1);
});

test('nothing is shown before the promises are frozen, then once, and what was frozen is remembered', async () => {
  const mine = await promiseNonce();
  page.hear(table({ 0: mine, 1: 'theirs' }));
  expect(sent).toEqual([]);
  page.hear(table({ 0: mine, 1: 'theirs' }, frozen([0, 1])));
  page.hear(table({ 0: mine, 1: 'theirs' }, frozen([0])));
  expect(sent).toEqual([{ type: 'reveal', seat: 0, nonce: nonceOf(mine) }]);
  expect(shareIn(code)).toEqual({
    code,
    promises: [
      [0, mine],
      [1, 'theirs'],
    ],
    mine: [[0, nonceOf(mine)]],
    shown: 1,
  });
  const next = await promiseNonce();
  page.hear(table({ 0: next, 1: 'theirs' }, frozen([0, 1])));
  expect(shareIn(code)).toMatchObject({ mine: [[0, nonceOf(next)]], shown: 2 });
});

test('a table that has changed the promise of its seed is shown nothing', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const { firstPromise } = await import('./fairness');
  const mine = await promiseNonce();
  firstPromise(code, 'c0ffee');
  page.hear(table({ 0: mine }, frozen([0]), 'another'));
  expect(sent).toEqual([]);
  expect(page.lost).toEqual([0]);
  vi.unstubAllGlobals();
});

test('a nonce that this browser has lost is not made up', () => {
  page.hear(table({ 0: promiseOf('lost') }, frozen([0])));
  expect(sent).toEqual([]);
  expect(page.lost).toEqual([0]);
});
