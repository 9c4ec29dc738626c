// What this browser puts into shuffles: nonces that it has promised, and what it remembers of each table for the check.
import { browser } from '../browser';

/** A table as this browser knows it: what all seats had promised when it showed its own nonces, these, and how often it did. */
export type Share = { code: string; promises: [number, string][]; mine: [number, string][]; shown: number };

const NONCES = 'ghostlight-nonces';
const SHARES = 'ghostlight-shares';
const MOST_KEPT = 100;
// Where a browser keeps nothing, what it promised lasts as long as the page.
const inMemory = new Map<string, unknown[]>();

function read<Row>(key: string): Row[] {
  try {
    const kept: unknown = JSON.parse(browser.localStorage?.getItem(key) ?? 'null');
    if (Array.isArray(kept)) return kept as Row[];
  } catch {
    // Nothing can be read here.
  }
  return (inMemory.get(key) ?? []) as Row[];
}

function write(key: string, rows: unknown[]): void {
  inMemory.set(key, rows.slice(-MOST_KEPT));
  try {
    browser.localStorage?.setItem(key, JSON.stringify(rows.slice(-MOST_KEPT)));
  } catch {
    // Nothing can be kept here.
  }
}

/** A new nonce, which stays here; what may be told of it is its promise. */
export async function promiseNonce(): Promise<string> {
  const { promiseOf } = await import('./hashing');
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const promise = promiseOf(nonce);
  write(NONCES, [...read<[string, string]>(NONCES), [promise, nonce]]);
  return promise;
}

/** The nonce of a promise that this browser made; null for those of others. */
export function nonceOf(promise: string): string | null {
  return read<[string, string]>(NONCES).find(([made]) => made === promise)?.[1] ?? null;
}

export function shareIn(code: string): Share | null {
  return read<Share>(SHARES).find((share) => share.code === code) ?? null;
}

export function remember(share: Share): void {
  write(SHARES, [...read<Share>(SHARES).filter((each) => each.code !== share.code), share]);
}
