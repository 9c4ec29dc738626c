// How a seat is named and painted.
import { getContext, setContext } from 'svelte';
import type { SeatNews } from '../generated/protocol';
import { say, words } from '../words.svelte';

/**
 * The class that carries a seat's colour and pattern; the shape of the same number belongs to it. The house, in a game that has
 * one, takes no seat's colour, and the seats after it move up.
 */
export function paint(seat: number, house: number | null = null): string {
  if (seat === house) return 'house';
  return `p${((house !== null && seat > house ? seat - 1 : seat) % 4) + 1}`;
}

const HOUSE = Symbol('house');

/** Let everything on the page know which seat is the house. */
export function tellHouse(house: () => number | null): void {
  setContext(HOUSE, house);
}

/** Which seat is the house, for whoever paints seats. */
export function knowHouse(): () => number | null {
  return getContext<(() => number | null) | undefined>(HOUSE) ?? (() => null);
}

/** The name of a seat as everybody reads it; bots have names in every language. */
export function seatName(seat: SeatNews, k: number): string {
  if (seat.name === null) return say('web-table-seat-n', { seat: k + 1 });
  const [, bot, number = ''] = /^(Moth|Owl|Raven)( \d)?$/.exec(seat.name) ?? [];
  return bot && seat.kind === 'bot' && !seat.stand_in ? say(`web-bot-${bot.toLowerCase()}`) + number : seat.name;
}

/** A sentence begins with a large letter, where the script has one. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(words.language) + sentence.slice(1);
}
