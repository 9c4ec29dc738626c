// Where each choice is taken: an action in notation, and the spots of the board that stand for it.
//
// Spots: `b:SC` a building, `g:SC:B` its blue ghosts, `h:SC:B` its blue haunt space, `t:SC` its bonus token; on a player board
// `s:S1` a section, `a:S1:move` an action space (or rest), `k:0` a bonus slot; `c:12` a card. A spot of another seat's board
// ends with that seat: `s:S1@2`.
import type { Blocked, View } from '../../generated/town';

export type Spot = string;
export type SpotKind = 'b' | 'g' | 'h' | 't' | 's' | 'a' | 'k' | 'c' | 'y';

export type ReadSpot = { kind: SpotKind; words: string[]; seat: number | null };

export function readSpot(spot: Spot): ReadSpot {
  const [place = '', seat] = spot.split('@');
  const [kind = '', ...words] = place.split(':');
  return { kind: kind as SpotKind, words, seat: seat === undefined ? null : Number(seat) };
}

export function readAction(action: string): { verb: string; words: string[] } {
  const [verb = '', ...words] = action.split(' ');
  return { verb, words };
}

/** Whether something on the board stands for this action, and where; the first is the one that it is about. */
export function spotsOf(action: string, view: View): Spot[] {
  const { verb, words } = readAction(action);
  const [one = '', two = '', three = '', four = ''] = words;
  switch (verb) {
    case 'use':
    case 'repeat':
    case 'disc':
    case 'take':
      return [`a:${one}:${two}`];
    case 'raise':
    case 'lesson':
    case 'nap':
    case 'clear':
    case 'wind':
    case 'fall':
    case 'tuition':
      return [`s:${one}`];
    case 'clear-two':
      return [`s:${one}`, `s:${two}`];
    case 'bonus':
    case 'discard':
      return slotsWith(view, Number(one));
    case 'bigger-die':
      return slotsWith(view, 6);
    case 'rethrow':
      return slotsWith(view, 8);
    case 'steady':
      return slotsWith(view, 11);
    case 'occupy':
    case 'card':
      return [`c:${one}`];
    case 'summon':
    case 'upgrade':
    case 'ghost':
    case 'attack':
    case 'against-at':
    case 'scare-at':
    case 'tithe':
      return [`g:${one}:${two}`];
    case 'couple':
      return [`g:${one}:${two}`, `g:${one}:${three}`];
    case 'swap':
      return [`g:${one}:${two}`, `g:${three}:${four}`];
    case 'scare':
      return view.buildings.filter(({ ghosts }) => ghosts[levelIndex(one)]).map(({ name }) => `g:${name}:${one}`);
    case 'against':
      return [`g:${view.ghost?.building ?? ''}:${one}`];
    case 'next':
      return [`g:${view.fight?.place ?? view.ghost?.building ?? ''}:${one}`];
    case 'haunt':
      return [`h:${one}:${two}`, `g:${one}:${two}`];
    case 'shadow':
    case 'unhaunt':
    case 'free':
      return [`h:${one}:${two}`];
    case 'to':
    case 'lap':
    case 'run':
    case 'blue':
    case 'apparition':
      return [`b:${one}`];
    default:
      return [];
  }
}

function levelIndex(colour: string): number {
  return 'BGYOR'.indexOf(colour);
}

/** The slots of whoever decides that hold a bonus token of this type. */
function slotsWith(view: View, bonus: number): Spot[] {
  const slots = view.players[view.turn ?? view.on_turn]?.slots ?? [];
  return slots.flatMap((slot, k) => (slot.bonus === bonus ? [`k:${k}`] : []));
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
const MEANT: Record<string, Partial<Record<SpotKind, string>>> = {
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
  const verbs = MEANT[view.ask ?? ''];
  if (!verbs || seat !== null) return null;
  if (words[1] === 'rest') return null;
  // Whoever asks for a building means the building, wherever in it the finger came down.
  if (verbs.b && (kind === 'g' || kind === 'h' || kind === 't')) return `${verbs.b} ${words[0]}`;
  const verb = verbs[kind];
  if (!verb) return null;
  if (verb === 'scare' || verb === 'next') return `${verb} ${words[1]}`;
  if (verb === 'against') {
    return words[0] === view.ghost?.building ? `against ${words[1]}` : `against-at ${words.join(' ')}`;
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
export function readySections(choices: readonly string[]): string[] {
  return [
    ...new Set(choices.filter((action) => action.startsWith('use ')).map((action) => action.split(' ')[1] ?? '')),
  ];
}
