// What a screen reader says of each spot (place, thing, state, legality), and of the choices as a whole.
import type { Verb, View } from '../../generated/graveyard';
import { say } from '../../words.svelte';
import { choicesOf, closedAmong } from './choices';
import { graveBeside, isOutside, shortName } from './layout';
import { worth } from './pieces';

export type Reader = {
  view: View;
  names: readonly string[];
  you: number | null;
  /** What can be done at a spot now. */
  offered: (spot: string) => Verb | null;
  /** Which hint a spot is, counted from 1; 0 if none. */
  hinted: (spot: string) => number;
};

export function labelOf(spot: string, reader: Reader): string {
  const parts = isOutside(spot) ? outside(spot) : grave(spot, reader);
  for (const [seat, player] of reader.view.players.entries()) {
    if (player.lord === spot) parts.push(say('graveyard-board-lord', whose(seat, reader)));
  }
  const verb = reader.offered(spot);
  if (verb) parts.push(say(MAY[verb]));
  const rank = reader.hinted(spot);
  if (rank) parts.push(say('graveyard-board-hinted', { rank }));
  const [first = '', ...rest] = parts;
  return first + say('graveyard-board-colon') + rest.join(say('graveyard-board-comma'));
}

const MAY: Record<Verb, string> = {
  place: 'graveyard-board-may-place',
  move: 'graveyard-board-may-move',
  inspect: 'graveyard-board-may-look',
};

function outside(spot: string): string[] {
  return [shortName(spot), say('graveyard-board-outside', { grave: graveBeside(spot) })];
}

function grave(spot: string, reader: Reader): string[] {
  const { view, you } = reader;
  const found = view.graves.find(({ name }) => name === spot);
  if (!found) return [spot];
  const { back, front, open, stone } = found;
  if (open && front) {
    const claimed =
      stone === null ? say('graveyard-board-unclaimed') : say('graveyard-board-stone', whose(stone, reader));
    return [spot, say('graveyard-board-open', { front, back, points: worth(front) }), claimed];
  }
  const parts = [spot, say('graveyard-board-closed', { back })];
  if (front) parts.push(say(you === null ? 'graveyard-board-below' : 'graveyard-board-known', { front }));
  for (const seat of found.inspected_by) {
    if (seat !== you) parts.push(say('graveyard-board-looked', { name: reader.names[seat] ?? '' }));
  }
  return parts;
}

function whose(seat: number, { names, you }: Reader): { self: string; name: string } {
  return { self: seat === you ? 'yes' : 'no', name: names[seat] ?? '' };
}

/** What glows on the board, in one sentence; nothing when nothing is to be decided. */
export function announce(view: View, choices: readonly string[]): string {
  const places = choicesOf(choices, 'place');
  if (places.size) return say('graveyard-board-told-places', { count: places.size });
  const moves = choicesOf(choices, 'move');
  return moves.size
    ? say('graveyard-board-told-moves', { count: moves.size, closed: closedAmong(view, moves.keys()) })
    : '';
}
