// How the events of a step become motion (LOOK.md, Motion), and the hall at any moment in between, so also at a peep.
import type { Door, GhostView, PieceView, View } from '../../generated/keyhole';
import type { Event } from '../../generated/protocol';
import { OVERLAP, type Timed } from '../playback.svelte';
import { SIZES } from './pieces';
import type { Seen } from './scene/hall';

/** One look through the keyhole: the hall as it was, and who was seen. */
export type Peep = { door: Door; seen: Seen[]; view: View };

export type Act = Timed & { event: Event };

/** Milliseconds. What takes no time goes along with what follows. */
const LONG: Record<string, number> = {
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
  const number = (field: string) => Number(fields[field] ?? 0);
  const word = (field: string) => String(fields[field] ?? '');
  switch (name) {
    case 'set':
      return withPiece(view, word('piece'), {
        placed: true,
        x: number('x'),
        y: number('y'),
        yaw: number('yaw'),
        face: number('face'),
        lean: number('lean'),
        z: number('z'),
        tilt: number('tilt'),
      });
    case 'stands':
      return withGhost(view, word('ghost'), {
        place: 'hall',
        cell: word('cell'),
        sx: number('sx'),
        sy: number('sy'),
        level: number('level'),
        posture: word('posture'),
      });
    case 'crossed':
      return withGhost(view, word('ghost'), { ...NOWHERE, place: 'crossed' });
    case 'returned':
    case 'grew':
      return withGhost(view, word('ghost'), AT_HOME);
    case 'merged':
      return withGhost(withGhost(view, word('ghost'), AT_HOME), word('partner'), AT_HOME);
    case 'tagged':
      return withGhost(view, word('victim'), AT_HOME);
    case 'home':
      return {
        ...view,
        players: view.players.map((player, seat) =>
          seat === number('seat') ? { ...player, home: word('side') } : player,
        ),
      };
    case 'door':
    case 'starts_at':
      return { ...view, keyhole: { side: word('side'), door: number('door') } };
    case 'card':
      return { ...view, points: number('points') };
    default:
      return view;
  }
}

const NOWHERE = { cell: null, sx: 0, sy: 0, level: 0, posture: 'upright' };
const AT_HOME = { ...NOWHERE, place: 'reserve' };

function withGhost(view: View, name: string, change: Partial<GhostView>): View {
  return counted({ ...view, ghosts: view.ghosts.map((each) => (each.name === name ? { ...each, ...change } : each)) });
}

function withPiece(view: View, name: string, change: Partial<PieceView>): View {
  return { ...view, pieces: view.pieces.map((each) => (each.name === name ? { ...each, ...change } : each)) };
}

/** What the seats have, counted again after a ghost went somewhere. Points are the server's. */
function counted(view: View): View {
  const count = (seat: number, place: string) =>
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
    const { name, fields } = event;
    if (name === 'peep') {
      const door = { side: String(fields['side']), door: Number(fields['door']) };
      peeps.push({ door, seen: [], view: { ...view, keyhole: door } });
    } else if (name === 'seen') {
      peeps.at(-1)?.seen.push({
        ghost: String(fields['ghost']),
        direct: Number(fields['direct']),
        mirrored: Number(fields['mirrored']),
      });
    }
  }
  return peeps;
}
