// How the events of a step become motion (docs/look.md, Motion), and the hall at any moment in between, so also at a peep.
import type { Door, Event, GhostView, PieceView, Place, View } from '../../generated/keyhole';
import { OVERLAP, type Timed } from '../playback.svelte';
import { SIZES } from './pieces';
import type { Seen } from './scene/hall';

/** One look through the keyhole: the hall as it was, and who was seen. */
export type Peep = { door: Door; seen: Seen[]; view: View };

export type Act = Timed & { event: Event };

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
/** A step never takes longer than this; a long chain is told faster. */
const LONGEST = 1400;

/** What is to be seen of these events up to the first peep, one after the other. */
export function plan(events: readonly Event[]): Act[] {
  const peep = events.findIndex(({ name }) => name === 'peep');
  const acts: Act[] = [];
  let at = 0;
  for (const event of peep < 0 ? events : events.slice(0, peep)) {
    const long = LONG[event.name] ?? 0;
    acts.push({ event, at, long, lands: 0 });
    at += long * OVERLAP;
  }
  const last = Math.max(0, ...acts.map((act) => act.at + act.long));
  const hurry = Math.min(1, LONGEST / Math.max(1, last));
  return acts.map((act) => ({ ...act, at: act.at * hurry, long: act.long * hurry }));
}

/** The view once this has happened. */
export function after(view: View, { name, fields }: Event): View {
  switch (name) {
    case 'set': {
      const { piece, ...pose } = fields;
      return withPiece(view, piece, { placed: true, ...pose });
    }
    case 'stands': {
      const { ghost, ...stand } = fields;
      return withGhost(view, ghost, { place: 'hall', ...stand });
    }
    case 'crossed':
      return withGhost(view, fields.ghost, { ...NOWHERE, place: 'crossed' });
    case 'returned':
    case 'grew':
      return withGhost(view, fields.ghost, AT_HOME);
    case 'merged':
      return withGhost(withGhost(view, fields.ghost, AT_HOME), fields.partner, AT_HOME);
    case 'tagged':
      return withGhost(view, fields.victim, AT_HOME);
    case 'home':
      return {
        ...view,
        players: view.players.map((player, seat) => (seat === fields.seat ? { ...player, home: fields.side } : player)),
      };
    case 'door':
    case 'starts_at':
      return { ...view, keyhole: { side: fields.side, door: fields.door } };
    case 'card':
      return { ...view, points: fields.points };
    // What `set` and `stands` tell besides, and what the board does not show on the way.
    case 'begins':
    case 'layout':
    case 'round':
    case 'chime':
    case 'furnished':
    case 'entered':
    case 'walked':
    case 'rolled':
    case 'picker':
    case 'side':
    case 'crystal':
    case 'peep':
    case 'seen':
    case 'nobody':
    case 'skipped':
    case 'die':
    case 'over':
      return view;
  }
}

const NOWHERE = { cell: null, sx: 0, sy: 0, level: 0, posture: 'upright' } as const;
const AT_HOME = { ...NOWHERE, place: 'reserve' } as const;

function withGhost(view: View, name: string, change: Partial<GhostView>): View {
  return counted({ ...view, ghosts: view.ghosts.map((each) => (each.name === name ? { ...each, ...change } : each)) });
}

function withPiece(view: View, name: string, change: Partial<PieceView>): View {
  return { ...view, pieces: view.pieces.map((each) => (each.name === name ? { ...each, ...change } : each)) };
}

/** What the seats have, counted again after a ghost went somewhere. Points are the server's. */
function counted(view: View): View {
  const count = (seat: number, place: Place) =>
    SIZES.map((size) => view.ghosts.filter((g) => g.seat === seat && g.place === place && g.size === size).length);
  return {
    ...view,
    players: view.players.map((player, seat) => ({
      ...player,
      reserve: count(seat, 'reserve'),
      hall: count(seat, 'hall'),
      crossed: count(seat, 'crossed'),
    })),
  };
}

/** Every look through the keyhole among these events, beginning from the view before them. */
export function peepsOf(before: View, events: readonly Event[]): Peep[] {
  const peeps: Peep[] = [];
  let view = before;
  for (const event of events) {
    view = after(view, event);
    if (event.name === 'peep') peeps.push({ door: event.fields, seen: [], view: { ...view, keyhole: event.fields } });
    else if (event.name === 'seen') peeps.at(-1)?.seen.push(event.fields);
  }
  return peeps;
}
