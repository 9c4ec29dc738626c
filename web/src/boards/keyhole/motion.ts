// How the events of a step become motion (docs/look.md, Motion), and the hall at any moment in between, so also at a peep.
import type { Door, Event, Veil, View } from '../../generated/keyhole';
import type { Sees } from '../difference';
import { OVERLAP, endOf, type Timed } from '../playback.svelte';

/** A ghost that the look saw, with the samples seen directly and in the mirror. */
export type Seen = { ghost: string; direct: number; mirrored: number };
/** One look through the keyhole: the hall as it was, who was seen, and who stayed hidden behind what. */
export type Peep = {
  door: Door;
  /** Who rolled for the door; nobody at a second look. */
  by: number | null;
  seen: Seen[];
  hidden: { ghost: string; behind: Veil }[];
  view: View;
  /** A look that nobody took in the game, once it is over: it has no verdict. */
  free: boolean;
};

/** A look holds what came of it. */
export type Act = Timed & { event: Event; sees: Sees; look?: Pick<Peep, 'by' | 'seen' | 'hidden'> };

/** Milliseconds. What takes no time goes along with what follows. */
const LONG: Partial<Record<Event['name'], number>> = {
  set: 420,
  stands: 480,
  returned: 480,
  crossed: 520,
  merged: 300,
  card: 320,
  chime: 600,
  rolled: 260,
  crystal: 300,
  door: 420,
  side: 200,
  home: 300,
};
/** What happens between two looks never takes longer than this; a long chain is told faster. */
const LONGEST = 1400;

/** What is to be seen of these events, one after the other. Nothing goes on behind a look through the keyhole. */
export function plan(events: readonly Event[]): Act[] {
  const acts: Act[] = [];
  let at = 0;
  for (const [nth, event] of events.entries()) {
    if (event.name === 'peep') {
      at = endOf(acts);
      acts.push({ event, at, long: 0, lands: 0, nth, sees: seesOf(event), waits: true, look: lookOf(events, nth) });
      // What came of the look is strictly after it.
      at += 1;
      continue;
    }
    const long = LONG[event.name] ?? 0;
    acts.push({ event, at, long, lands: 0, nth, sees: seesOf(event) });
    at += long * OVERLAP;
  }
  const hurry = Math.min(1, LONGEST / Math.max(1, endOf(acts)));
  return acts.map((act) => ({ ...act, at: act.at * hurry, long: act.long * hurry }));
}

/** Who rolled for the door of this look, and what the events up to the next one say of it. */
function lookOf(events: readonly Event[], peep: number): Pick<Peep, 'by' | 'seen' | 'hidden'> {
  const before = events.slice(0, peep).findLast(({ name }) => name === 'door');
  const next = events.findIndex(({ name }, k) => k > peep && name === 'peep');
  const after = events.slice(peep + 1, next < 0 ? undefined : next);
  return {
    by: before?.name === 'door' && before.fields.seat >= 0 ? before.fields.seat : null,
    seen: after.flatMap((each) => (each.name === 'seen' ? [each.fields] : [])),
    hidden: after.flatMap((each) => (each.name === 'hidden' ? [each.fields] : [])),
  };
}

/** Where something of this event is to be seen. Where a piece or a ghost stands at a look, the event says. */
function seesOf({ name, fields }: Event): Sees {
  const counted = (seat: number) => ['reserve', 'hall', 'crossed', 'points'].map((what) => `players/${seat}/${what}`);
  switch (name) {
    case 'set': {
      const { piece, ...pose } = fields;
      return {
        facts: Object.entries({ placed: true, ...pose }).map(([field, is]) => [`pieces/${piece}/${field}`, is]),
      };
    }
    case 'stands': {
      const { ghost, ...stand } = fields;
      return {
        facts: Object.entries({ place: 'hall', ...stand }).map(([field, is]) => [`ghosts/${ghost}/${field}`, is]),
      };
    }
    case 'crossed':
    case 'returned':
    case 'entered':
    case 'walked':
      return { at: [`ghosts/${fields.ghost}`, ...counted(fields.seat)] };
    case 'grew':
    case 'merged': {
      const others = name === 'merged' ? [fields.partner, fields.made] : [fields.made];
      return { at: [fields.ghost, ...others].map((ghost) => `ghosts/${ghost}`).concat(counted(fields.seat)) };
    }
    case 'tagged':
      return { at: [`ghosts/${fields.victim}`, `ghosts/${fields.ghost}`, ...counted(fields.seat)] };
    case 'home':
    case 'side':
      return { at: [`players/${fields.seat}/home`] };
    case 'door':
    case 'starts_at':
      return { facts: [['keyhole', { side: fields.side, door: fields.door }]] };
    case 'card':
      return { at: ['card', 'points', 'deck', 'seen_cards'] };
    case 'chime':
      return { at: ['chime', 'heard'] };
    case 'round':
      return { at: ['round', 'starter'] };
    case 'crystal':
      return { at: ['crystal'] };
    // What these come to is told by others.
    case 'begins':
    case 'layout':
    case 'furnished':
    case 'rolled':
    case 'picker':
    case 'peep':
    case 'seen':
    case 'nobody':
    case 'hidden':
    case 'skipped':
    case 'die':
    case 'over':
      return {};
  }
}
