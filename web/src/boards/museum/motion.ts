// How the events of a step become motion (LOOK.md, Motion): what moves when and for how long, and how the picture changes.
import type { Event } from '../../generated/protocol';
import { OVERLAP, endOf, type Timed } from '../playback.svelte';
import { cellOf, glideOf } from './map';
import type { Human, Item, Subordinate, Thing, View } from '../../generated/museum';

export type Act = Timed & { event: Event };

/** Milliseconds. What takes no time goes along with what follows. */
const LONG: Record<string, number> = {
  stepped: 190,
  rode: 420,
  unlocked: 160,
  left: 320,
  took: 140,
  dropped: 140,
  found: 260,
  vended: 200,
  drank: 200,
  rolled: 480,
  bandaged: 220,
  healed: 160,
  revived: 260,
  sheltered: 300,
  shielded: 240,
  gave: 140,
  performed: 320,
  shot: 260,
  assaulted: 260,
  attacked: 340,
  defended: 220,
  warded: 300,
  fought: 760,
  hurt: 280,
  fell: 300,
  stunned: 300,
  stood: 240,
  died: 460,
  burnt: 240,
  doused: 200,
  fire: 160,
  card: 420,
  die: 480,
  put: 300,
  spawned: 340,
  vanished: 220,
  hour: 260,
  event: 2200,
  message: 1900,
  locked: 200,
  opened: 180,
  exit: 240,
  done: 260,
  placed: 200,
};
/** For each square that a spirit passes. */
const PER_SQUARE: Record<string, number> = { glided: 110, prowled: 150 };
const SHORTEST = 260;
const LONGEST_GLIDE = 900;
/** A step never takes longer than this; a long chain is told faster. */
const LONGEST = 5200;
/** What is to be read is read before anything else happens. */
const READ = new Set(['event', 'message']);
/** Events whose piece arrives at the end of the movement; the others change the picture at its beginning. */
const ARRIVES = new Set(['stepped', 'rode', 'glided', 'prowled']);

export function plan(events: readonly Event[]): Act[] {
  const acts: Act[] = [];
  let at = 0;
  for (const event of events) {
    const long = lengthOf(event);
    acts.push({ event, at, long, lands: ARRIVES.has(event.name) ? long : 0 });
    // Whoever walks walks on without a halt; a spirit has arrived before anything else happens.
    at += long * (ARRIVES.has(event.name) || READ.has(event.name) ? 1 : OVERLAP);
  }
  const hurry = Math.min(1, LONGEST / Math.max(1, endOf(acts)));
  return hurry === 1
    ? acts
    : acts.map((act) => ({ ...act, at: act.at * hurry, long: act.long * hurry, lands: act.lands * hurry }));
}

function lengthOf({ name, fields }: Event): number {
  const pace = PER_SQUARE[name];
  if (pace === undefined) return LONG[name] ?? 0;
  const [a, b] = [cellOf(String(fields['start'])), cellOf(String(fields['square']))];
  const far = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
  return Math.min(LONGEST_GLIDE, Math.max(SHORTEST, far * pace));
}

/** A piece on its way, square by square. */
export type Mover = { key: string; from: string; squares: string[]; hops: boolean };

export function moverOf({ name, fields }: Event): Mover | null {
  const [from, to] = [String(fields['start'] ?? ''), String(fields['square'] ?? '')];
  switch (name) {
    case 'stepped':
    case 'rode':
      return { key: `h:${fields['human']}`, from, squares: [to], hops: false };
    case 'glided': {
      const key = fields['ghost'] === 'priest' ? 'priest' : `h:${fields['ghost']}`;
      const squares = glideOf(from, to);
      const [a, b] = [cellOf(from), cellOf(to)];
      return { key, from, squares, hops: squares.length === 1 && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 3 };
    }
    case 'prowled':
      return { key: `s:${fields['number']}`, from, squares: [to], hops: false };
    default:
      return null;
  }
}

// --- what lifts off a square for a moment --------------------------------------------------------------------------------

export type Flash =
  | { kind: 'dice'; square: string; defence: number; attack: number }
  | { kind: 'die'; square: string; shown: number }
  | { kind: 'chess'; square: string; chess: string }
  | { kind: 'strike'; square: string; entity: string }
  | { kind: 'hp'; square: string; more: number }
  | { kind: 'sprite'; square: string; sprite: string };

export function flashOf(view: View, { name, fields }: Event): Flash | null {
  const word = (field: string) => String(fields[field] ?? '');
  const at = (id: string) => view.humans.find((human) => human.id === id)?.square ?? null;
  const mine = at(word('human'));
  const on = (square: string | null, flash: (square: string) => Flash): Flash | null => (square ? flash(square) : null);
  const sprite = (square: string | null, id: string) =>
    on(square, (here) => ({ kind: 'sprite', square: here, sprite: id }));
  switch (name) {
    case 'attacked':
      return { kind: 'strike', square: word('square'), entity: word('entity') };
    case 'fought':
      return on(mine, (square) => ({
        kind: 'dice',
        square,
        defence: Number(fields['defence']),
        attack: Number(fields['attack']),
      }));
    case 'rolled':
      return on(mine, (square) => ({ kind: 'die', square, shown: Number(fields['steps']) }));
    case 'card':
      return { kind: 'chess', square: view.priest.square, chess: word('chess') };
    case 'die':
      return on(word('ghost') === 'priest' ? view.priest.square : at(word('ghost')), (square) => ({
        kind: 'chess',
        square,
        chess: word('chess'),
      }));
    case 'hurt':
      return on(mine, (square) => ({ kind: 'hp', square, more: -1 }));
    case 'healed':
    case 'revived': {
      const before = view.humans.find((human) => human.id === word('human'))?.hp ?? 0;
      return on(mine, (square) => ({ kind: 'hp', square, more: Math.max(1, Number(fields['hp']) - before) }));
    }
    case 'defended':
    case 'warded':
    case 'assaulted':
      return sprite(mine, `it-${kindOf(view, word('item'))}`);
    case 'shot':
      return sprite(word('goal') || null, 'it-ammo');
    case 'sheltered':
    case 'shielded':
      return sprite(mine, 'it-rue');
    case 'unlocked':
      return sprite(mine, 'mu-lock');
    case 'vended':
      return sprite(word('square'), 'it-energy_drink');
    case 'performed':
    case 'left':
      return sprite(word('square'), name === 'left' ? 'mu-entrance' : 'ui-check');
    default:
      return null;
  }
}

/** The kind of an item by its id; a named one is looked up in the mission. */
export function kindOf(view: View, id: string): string {
  return view.mission.items.find((item) => item.id === id)?.kind ?? id;
}

// --- the picture after an event -----------------------------------------------------------------------------------------

export function after(view: View, { name, fields }: Event): View {
  const number = (field: string) => Number(fields[field] ?? 0);
  const word = (field: string) => String(fields[field] ?? '');
  const [id, square, start] = [word('human'), word('square'), word('start')];
  const person = (change: Partial<Human>) => withHuman(view, id, () => change);
  switch (name) {
    case 'round':
      return { ...view, round: number('round'), time: word('time') };
    case 'clock':
      return { ...view, time: word('time') };
    case 'turn':
      return { ...view, acting: { human: id, actions: 0, walk: 'no', steps: 0, finished: false } };
    case 'stepped':
    case 'rode':
      return person({ square });
    case 'unlocked':
    case 'opened':
      return { ...view, locks: view.locks.filter(({ door }) => door !== word('door')) };
    case 'locked': {
      const locks = view.locks.filter(({ door }) => door !== word('door'));
      return { ...view, locks: [...locks, { door: word('door'), square, hour: isOn(fields['hour']) }] };
    }
    case 'left':
      return person({ place: 'gone', square: null });
    case 'took':
      return withHuman(withoutThing(view, square, word('item')), id, ({ items }) => ({
        items: [...items, itemOf(view, word('item'), number('wear'))],
      }));
    case 'dropped':
      return withThing(
        withHuman(view, id, ({ items }) => ({ items: withoutItem(items, word('item')) })),
        square,
        itemOf(view, word('item'), number('wear')),
      );
    case 'placed':
      return withThing(view, square, itemOf(view, word('item'), 0));
    case 'found':
      return found(view, square, itemOf(view, word('item'), 0));
    case 'vended':
      return {
        ...view,
        machines: view.machines.map((each) => (each.square === square ? { ...each, stock: number('stock') } : each)),
      };
    case 'stocked':
      return { ...view, machines: view.machines.map((each) => ({ ...each, stock: each.stock + number('count') })) };
    case 'healed':
    case 'hurt':
      return person({ hp: number('hp') });
    case 'revived':
      return person({ hp: number('hp'), place: 'standing', dies: null });
    case 'shielded':
      return withHuman(view, word('patient'), () => ({ rue: true }));
    case 'sheltered': {
      const rued = view.rued.filter(({ area }) => area !== word('area'));
      return { ...view, rued: [...rued, { area: word('area'), round: number('round') }] };
    }
    case 'gave': {
      const item = itemOf(view, word('item'), number('wear'));
      const given = withHuman(view, id, ({ items }) => ({ items: withoutItem(items, item.id) }));
      return withHuman(given, word('partner'), ({ items }) => ({ items: [...items, item] }));
    }
    case 'fell':
      return person({ place: 'wounded', hp: 0 });
    case 'stunned':
      return person({ place: 'stunned', hp: 0 });
    case 'stood':
      return person({ place: 'standing', hp: 1, dies: null });
    case 'died':
      return person({ place: 'dead', dies: null, square });
    case 'doused':
      return { ...view, fires: view.fires.filter((each) => each !== square) };
    case 'fire': {
      const fires = view.fires.filter((each) => each !== square);
      return { ...view, fires: isOn(fields['on']) ? [...fires, square] : fires };
    }
    case 'card':
      return { ...view, priest: { ...view.priest, played: [...view.priest.played, word('chess')] } };
    case 'put':
      return { ...view, priest: { ...view.priest, square } };
    case 'glided':
      return word('ghost') === 'priest'
        ? { ...view, priest: { ...view.priest, square } }
        : withHuman(view, word('ghost'), () => ({ square }));
    case 'prowled':
      return withSubordinates(view, (all) =>
        all.map((each) => (each.number === number('number') && each.square === start ? { ...each, square } : each)),
      );
    case 'spawned':
      return withSubordinates(view, (all) => [...all, { kind: word('entity'), number: all.length + 1, square }]);
    case 'vanished':
    case 'shot_down':
      return withSubordinates(view, (all) =>
        all.filter((each) => each.number !== number('number')).map((each, k) => ({ ...each, number: k + 1 })),
      );
    case 'exit': {
      const exits = view.exits.filter((each) => each.square !== square);
      return { ...view, exits: [...exits, { square, open: isOn(fields['on']) }] };
    }
    case 'event':
      return { ...view, events: { ...view.events, shown: [...view.events.shown, word('event')] } };
    case 'active':
    case 'done':
      return {
        ...view,
        objectives: view.objectives.map((each) => (each.id === word('objective') ? { ...each, [name]: true } : each)),
      };
    default:
      return view;
  }
}

function isOn(value: string | number | undefined): boolean {
  return value !== undefined && !['', '0', 'no', 'off', 'false'].includes(String(value));
}

function withHuman(view: View, id: string, change: (human: Human) => Partial<Human>): View {
  return { ...view, humans: view.humans.map((each) => (each.id === id ? { ...each, ...change(each) } : each)) };
}

function withSubordinates(view: View, change: (all: Subordinate[]) => Subordinate[]): View {
  return { ...view, subordinates: change(view.subordinates) };
}

function itemOf(view: View, id: string, wear: number): Item {
  const named = view.mission.items.find((item) => item.id === id);
  return { id, kind: named?.kind ?? id, name: named?.name ?? null, wear };
}

function withoutItem(items: readonly Item[], id: string): Item[] {
  const first = items.findIndex((item) => item.id === id);
  return items.filter((_, k) => k !== first);
}

function withThing(view: View, square: string, item: Item): View {
  const place = view.floor.filter((thing) => thing.square === square).length + 1;
  return { ...view, floor: [...view.floor, { square, place, ...item, pool: null }] };
}

function withoutThing(view: View, square: string, id: string): View {
  const first = view.floor.findIndex((thing) => thing.square === square && thing.id === id);
  return { ...view, floor: view.floor.filter((_, k) => k !== first) };
}

/** An item that lay face down is turned up. */
function found(view: View, square: string, item: Item): View {
  const first = view.floor.findIndex((thing) => thing.square === square && thing.id === null);
  if (first < 0) return view;
  const up = (thing: Thing): Thing => ({ ...thing, ...item, pool: null });
  return { ...view, floor: view.floor.map((thing, k) => (k === first ? up(thing) : thing)) };
}
