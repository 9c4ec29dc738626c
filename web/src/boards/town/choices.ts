// Where each choice is taken: an action in notation, and the spots of the board that stand for it.
//
// Spots: `b:SC` a building, `g:SC:B` its blue ghosts, `h:SC:B` its blue haunt space, `t:SC` its bonus token; on a player board
// `s:S1` a section, `a:S1:move` an action space (or rest), `k:0` a bonus slot; `c:12` a card. A spot of another seat's board
// ends with that seat: `s:S1@2`.
import type { Action, Ask, Blocked, SectionName, Verb, View } from '../../generated/town';
import { POINTS } from '../../generated/town-tables';
import { VERBS } from '../../generated/verbs';
import { notationOf } from '../notation';
import { levelOf } from './pieces';

export type Spot = string;
export type SpotKind = 'b' | 'g' | 'h' | 't' | 's' | 'a' | 'k' | 'c' | 'y';

export type ReadSpot = { kind: SpotKind; words: string[]; seat: number | null };

export function readSpot(spot: Spot): ReadSpot {
  const [place = '', seat] = spot.split('@');
  const [kind = '', ...words] = place.split(':');
  return { kind: kind as SpotKind, words, seat: seat === undefined ? null : Number(seat) };
}

const { read, write, only } = notationOf<Action>(VERBS.town);
export { only, read as readAction, write };

/** What each verb points at; how it is written stands in `pointing.py` of the game. */
const POINTS_OF: Record<Verb, readonly string[]> = POINTS;

/** Where on the board an action can be taken; the first is the spot that it is about. */
export function spotsOf(text: string, view: View): Spot[] {
  const action = read(text);
  const here = view.ghost?.building ?? '';
  const known: Record<string, string> = { ...action, here, fight: view.fight?.place ?? here };
  return POINTS_OF[action.verb]
    .map((pattern) => pattern.replace(/\{(\w+)\}/g, (_, field: string) => known[field] ?? ''))
    .flatMap((spot) => found(spot, view));
}

/** A type of token stands for the slots of whoever decides that hold one, and `*` for the buildings with such ghosts. */
function found(spot: Spot, view: View): Spot[] {
  const { kind, words } = readSpot(spot);
  const [first = '', colour = ''] = words;
  if (kind === 'k') {
    const slots = view.players[view.turn ?? view.on_turn]?.slots ?? [];
    return slots.flatMap((slot, k) => (slot.bonus === Number(first) ? [`k:${k}`] : []));
  }
  if (first !== '*') return [spot];
  const there = view.buildings.filter(({ ghosts }) => ghosts[levelOf(colour) - 1]);
  return there.map(({ name }) => `g:${name}:${colour}`);
}

/** The choices by spot. */
export function offersOf(choices: readonly string[], view: View): Map<Spot, string[]> {
  const offers = new Map<Spot, string[]>();
  for (const action of choices) {
    for (const spot of spotsOf(action, view)) offers.set(spot, [...(offers.get(spot) ?? []), action]);
  }
  return offers;
}

/** A ghost, a token or a space that is no choice itself stands for its building, if that is one. */
export function standsFor(spot: Spot, offers: ReadonlyMap<Spot, string[]>): Spot {
  if (offers.has(spot)) return spot;
  const { kind, words } = readSpot(spot);
  const building = `b:${words[0]}`;
  return (kind === 'g' || kind === 't' || kind === 'h') && offers.has(building) ? building : spot;
}

/** For each question the verbs that a tap on a kind of spot would mean; what is not listed only explains itself. */
const MEANT: Partial<Record<Ask, Partial<Record<SpotKind, Verb>>>> = {
  summon: { g: 'summon' },
  scare: { g: 'scare' },
  upgrade: { g: 'upgrade' },
  raise: { s: 'raise' },
  ghost: { g: 'ghost' },
  second: { g: 'ghost' },
  drift: { g: 'ghost' },
  destination: { b: 'to' },
  attacker: { g: 'attack' },
  defender: { g: 'against' },
  'next-fight': { g: 'next' },
  lap: { b: 'lap' },
  haunt: { h: 'haunt', g: 'haunt' },
  'extra-haunt': { h: 'shadow' },
  lesson: { s: 'lesson' },
  'free-haunt': { h: 'free' },
  nap: { s: 'nap' },
  run: { b: 'run' },
  blue: { b: 'blue' },
  disc: { a: 'disc' },
  compensation: { s: 'clear' },
  tithe: { g: 'tithe' },
  wind: { s: 'wind' },
  take: { a: 'take' },
  fall: { s: 'fall' },
  tuition: { s: 'tuition' },
};

/** What a tap on a spot that is no choice would have meant, for the server to say why not; null where it means nothing. */
export function meant(spot: Spot, view: View): string | null {
  const { kind, words, seat } = readSpot(spot);
  const verbs = view.ask && MEANT[view.ask];
  if (!verbs || seat !== null) return null;
  if (words[1] === 'rest') return null;
  // Whoever asks for a building means the building, wherever in it the finger came down.
  if (verbs.b && (kind === 'g' || kind === 'h' || kind === 't')) return `${verbs.b} ${words[0]}`;
  const verb = verbs[kind];
  if (!verb) return null;
  if (verb === 'scare' || verb === 'next') return `${verb} ${words[1]}`;
  if (verb === 'against') {
    const elsewhere: Verb = 'against-at';
    return words[0] === view.ghost?.building ? `${verb} ${words[1]}` : [elsewhere, ...words].join(' ');
  }
  return [verb, ...words].join(' ');
}

/** Why the acts of this spot are not possible now, as far as the turn menu says so. */
export function blockedAt(spot: Spot, view: View): Blocked[] {
  return view.blocked.filter(({ action }) => spotsOf(action, view).includes(spot));
}

/** The choices that are still open once this spot was taken as the first of two. */
export function narrowed(choices: string[], first: Spot | null, view: View): string[] {
  return first === null ? choices : choices.filter((action) => spotsOf(action, view).includes(first));
}

/** Sections that are ready, as far as the choices show. */
export function readySections(choices: readonly string[]): SectionName[] {
  return [...new Set(only(choices, 'use').map(({ section }) => section))];
}
