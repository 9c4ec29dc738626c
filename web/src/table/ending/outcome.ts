// How a game came out, in a sentence.
import { joined } from '../../games';
import { say, words } from '../../words.svelte';
import type { TableStore } from '../store.svelte';

/** The whole sentence; `verdict` is how it ended by the game's own words, where points say nothing. */
export function outcomeOf(store: TableStore, verdict: string | null): string {
  const { table } = store;
  if (!table?.result) return '';
  const { winners, points, how } = table.result;
  const names = joined(
    winners.map((seat) => store.names[seat] ?? ''),
    words.language,
  );
  const iWon = winners.length === 1 && table.mine.length === 1 && winners[0] === table.mine[0];
  if (how === 'closed' || how === 'abandoned') return say(`web-table-result-${how}`);
  if (how === 'default') return iWon ? say('web-table-you-won-default') : say('web-table-won-default', { names });
  if (verdict !== null) return verdict;
  const args = { count: winners.length, names, points: points[winners[0] ?? 0] ?? 0 };
  return iWon ? say('web-table-you-won', args) : say('common-won', args);
}
