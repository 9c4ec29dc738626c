// The bots that a seat can be given, as the server offers them for the game at this table.
import { api } from '../api';
import { offeredBots, type OfferedBot } from '../games';
import type { GameNews } from '../generated/protocol';
import { say } from '../words.svelte';

class Offered {
  game = $state.raw<GameNews | null>(null);

  get bots(): OfferedBot[] {
    return this.game ? offeredBots(this.game) : [];
  }

  /** Ask which bots and how many seats the game has; without an answer none are offered. */
  async load(name: string): Promise<void> {
    if (this.game?.name === name) return;
    const catalogue = await api.games().catch(() => null);
    this.game = catalogue?.games.find((each) => each.name === name) ?? null;
  }
}

export const offered = new Offered();

/** How well a bot plays, in a word; one that is not offered is called as the server writes it. */
export function botStrength(bot: string): string {
  const known = offered.bots.find((each) => each.bot === bot);
  return known ? say(`web-bot-${known.id}-strength`) : bot;
}
