// The promise of the seed, kept on this side as well: what this browser saw first at each table.

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
