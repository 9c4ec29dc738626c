// The four games as the posters and the credits show them: what is printed on a playbill, whether or not it is played yet.
import type { GameNews } from './generated/protocol';
import { say } from './words.svelte';

export type Bill = {
  name: string;
  players: [number, number];
  minutes: [number, number];
  /** The published game, and whose it is. */
  after: string;
  authors: string[];
};

export const BILLS: readonly Bill[] = [
  {
    name: 'graveyard',
    players: [2, 4],
    minutes: [10, 20],
    after: 'Halloween',
    authors: ['Néstor Romeral Andrés'],
  },
  { name: 'town', players: [2, 4], minutes: [60, 60], after: 'Halloween', authors: ['Angelo De Maio'] },
  {
    name: 'keyhole',
    players: [2, 4],
    minutes: [30, 30],
    after: 'Run, Ghost, Run!',
    authors: ['Phil Vizcarro', 'Amine Mohamed Rahmani'],
  },
  {
    name: 'museum',
    players: [2, 5],
    minutes: [30, 90],
    after: 'Museo de la Cultura Mexica',
    authors: ['Aldo Iram Juárez', 'Luciana Christiansen'],
  },
];

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
