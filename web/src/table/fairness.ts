// The promise of the shuffle, kept on this side as well: what was promised first, and whether the seed keeps it.
import { browser } from '../browser';

const KEY = 'ghostlight-promises';
const MOST_KEPT = 100;

/** What this browser was promised at this table when it first came. The first call writes it down. */
export function firstPromise(code: string, commitment: string): string {
  const kept = read();
  const known = kept.find(([table]) => table === code)?.[1];
  if (known) return known;
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, [code, commitment]].slice(-MOST_KEPT)));
  } catch {
    // Nothing can be kept here; then the promise is only as old as the page.
  }
  return commitment;
}

function read(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** SHA-256 of a seed in hexadecimal digits, worked out here; null where the browser cannot (addresses without https). */
export async function hashOf(seed: string): Promise<string | null> {
  if (!(browser.crypto as Partial<Crypto> | undefined)?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
