// The games as the posters and the credits show them, and the bots that people are offered.
import type { GameNews } from './generated/protocol';
import { say } from './words.svelte';

export { BILLS, type Bill } from './generated/bills';

const pictures = import.meta.glob<string>('./posters/*.svg', { query: '?url', import: 'default', eager: true });

/** Where the poster of a game lies. */
export function posterOf(game: string): string | undefined {
  return pictures[`./posters/${game}.svg`];
}

/** Names in a row, as the language joins them. */
export function joined(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(names);
}

/** The bots that people are offered, weak to strong, and the ids of their names and pictures. */
const NAMED_BOTS: Record<string, string> = { greedy: 'moth', 'search:300': 'owl', 'search:2000': 'raven' };

export type OfferedBot = { bot: string; id: string };

/** Those of a game's bots that have a name and a picture. */
export function offeredBots(game: GameNews): OfferedBot[] {
  return game.bots.flatMap((bot) => (NAMED_BOTS[bot] ? [{ bot, id: NAMED_BOTS[bot] }] : []));
}

/** What to call a bot; one without a name is called as the server writes it. */
export function botName(bot: string): string {
  return NAMED_BOTS[bot] ? say(`web-bot-${NAMED_BOTS[bot]}`) : bot;
}
