// How the events of a step become motion (docs/look.md, Motion): what moves when and for how long, and how the picture changes.
import { OVERLAP, endOf, type Timed } from '../playback.svelte';
import { cellOf, glideOf } from './map';
import type { Character, Chess, Entity, Event, Human, Item, Subordinate, Thing, View } from '../../generated/museum';
import { itemSprite, kindOf } from './pieces';

export type Act = Timed & { event: Event };

/** Milliseconds. What takes no time goes along with what follows. */
const LONG: Partial<Record<Event['name'], number>> = {
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
const PER_SQUARE = { glided: 110, prowled: 150 };
const SHORTEST = 260;
const LONGEST_GLIDE = 900;
/** A step never takes longer than this; a long chain is told faster. */
const LONGEST = 5200;
/** What is to be read is read before anything else happens. */
const READ = new Set<Event['name']>(['event', 'message']);
/** Events whose piece arrives at the end of the movement; the others change the picture at its beginning. */
const ARRIVES = new Set<Event['name']>(['stepped', 'rode', 'glided', 'prowled']);

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
  if (name !== 'glided' && name !== 'prowled') return LONG[name] ?? 0;
  const [a, b] = [cellOf(fields.start), cellOf(fields.square)];
  const far = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
  return Math.min(LONGEST_GLIDE, Math.max(SHORTEST, far * PER_SQUARE[name]));
}

/** Squares that a knight goes, first along a line and then across. */
const KNIGHT_STEPS = 3;

/** A piece on its way, square by square. */
export type Mover = { key: string; from: string; squares: string[]; hops: boolean };

export function moverOf({ name, fields }: Event): Mover | null {
  switch (name) {
    case 'stepped':
    case 'rode':
      return { key: `h:${fields.human}`, from: fields.start, squares: [fields.square], hops: false };
    case 'glided': {
      const { ghost, start, square } = fields;
      const squares = glideOf(start, square);
      const [a, b] = [cellOf(start), cellOf(square)];
      return {
        key: ghost === 'priest' ? 'priest' : `h:${ghost}`,
        from: start,
        squares,
        hops: squares.length === 1 && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === KNIGHT_STEPS,
      };
    }
    case 'prowled':
      return { key: `s:${fields.number}`, from: fields.start, squares: [fields.square], hops: false };
    default:
      return null;
  }
}

// --- what lifts off a square for a moment --------------------------------------------------------------------------------

export type Flash =
  | { kind: 'dice'; square: string; defence: number; attack: number }
  | { kind: 'die'; square: string; shown: number }
  | { kind: 'chess'; square: string; chess: Chess }
  | { kind: 'strike'; square: string; entity: Entity }
  | { kind: 'hp'; square: string; more: number }
  | { kind: 'sprite'; square: string; sprite: string };

export function flashOf(view: View, { name, fields }: Event): Flash | null {
  const at = (id: Character) => view.humans.find((human) => human.id === id)?.square ?? null;
  const on = (square: string | null, flash: (square: string) => Flash): Flash | null => (square ? flash(square) : null);
  const sprite = (square: string | null, id: string) =>
    on(square, (here) => ({ kind: 'sprite', square: here, sprite: id }));
  switch (name) {
    case 'attacked':
      return { kind: 'strike', square: fields.square, entity: fields.entity };
    case 'fought':
      return on(at(fields.human), (square) => ({
        kind: 'dice',
        square,
        defence: fields.defence,
        attack: fields.attack,
      }));
    case 'rolled':
      return on(at(fields.human), (square) => ({ kind: 'die', square, shown: fields.steps }));
    case 'card':
      return { kind: 'chess', square: view.priest.square, chess: fields.chess };
    case 'die': {
      const square = fields.ghost === 'priest' ? view.priest.square : at(fields.ghost);
      return on(square, (here) => ({ kind: 'chess', square: here, chess: fields.chess }));
    }
    case 'hurt':
      return on(at(fields.human), (square) => ({ kind: 'hp', square, more: -1 }));
    case 'healed':
    case 'revived': {
      const before = view.humans.find((human) => human.id === fields.human)?.hp ?? 0;
      return on(at(fields.human), (square) => ({ kind: 'hp', square, more: Math.max(1, fields.hp - before) }));
    }
    case 'defended':
    case 'warded':
    case 'assaulted':
      return sprite(at(fields.human), itemSprite(kindOf(view, fields.item)));
    case 'shot':
      return sprite(fields.goal || null, itemSprite('ammo'));
    case 'sheltered':
    case 'shielded':
      return sprite(at(fields.human), itemSprite('rue'));
    case 'unlocked':
      return sprite(at(fields.human), 'mu-lock');
    case 'vended':
      return sprite(fields.square, itemSprite('energy_drink'));
    case 'performed':
      return sprite(fields.square, 'ui-check');
    case 'left':
      return sprite(fields.square, 'mu-entrance');
    default:
      return null;
  }
}

// --- the picture after an event -----------------------------------------------------------------------------------------

export function after(view: View, { name, fields }: Event): View {
  switch (name) {
    case 'round':
      return { ...view, round: fields.round, time: fields.time };
    case 'clock':
      return { ...view, time: fields.time };
    case 'turn':
      return { ...view, acting: { human: fields.human, actions: 0, walk: 'no', steps: 0, finished: false } };
    case 'stepped':
    case 'rode':
      return withHuman(view, fields.human, () => ({ square: fields.square }));
    case 'unlocked':
    case 'opened':
      return { ...view, locks: view.locks.filter(({ door }) => door !== fields.door) };
    case 'locked': {
      const locks = view.locks.filter(({ door }) => door !== fields.door);
      return { ...view, locks: [...locks, { door: fields.door, square: fields.square, hour: fields.hour !== 0 }] };
    }
    case 'left':
      return withHuman(view, fields.human, () => ({ place: 'gone', square: null }));
    case 'took':
      return withHuman(withoutThing(view, fields.square, fields.item), fields.human, ({ items }) => ({
        items: [...items, itemOf(view, fields.item, fields.wear)],
      }));
    case 'dropped':
      return withThing(
        withHuman(view, fields.human, ({ items }) => ({ items: withoutItem(items, fields.item) })),
        fields.square,
        itemOf(view, fields.item, fields.wear),
      );
    case 'placed':
      return withThing(view, fields.square, itemOf(view, fields.item, 0));
    case 'found':
      return found(view, fields.square, itemOf(view, fields.item, 0));
    case 'vended': {
      const { square, stock } = fields;
      return {
        ...view,
        machines: view.machines.map((each) => (each.square === square ? { ...each, stock } : each)),
      };
    }
    case 'stocked':
      return { ...view, machines: view.machines.map((each) => ({ ...each, stock: each.stock + fields.count })) };
    case 'healed':
    case 'hurt':
      return withHuman(view, fields.human, () => ({ hp: fields.hp }));
    case 'revived':
      return withHuman(view, fields.human, () => ({ hp: fields.hp, place: 'standing', dies: null }));
    case 'shielded':
      return withHuman(view, fields.patient, () => ({ rue: true }));
    case 'sheltered': {
      const rued = view.rued.filter(({ area }) => area !== fields.area);
      return { ...view, rued: [...rued, { area: fields.area, round: fields.round }] };
    }
    case 'gave': {
      const item = itemOf(view, fields.item, fields.wear);
      const given = withHuman(view, fields.human, ({ items }) => ({ items: withoutItem(items, item.id) }));
      return withHuman(given, fields.partner, ({ items }) => ({ items: [...items, item] }));
    }
    case 'fell':
      return withHuman(view, fields.human, () => ({ place: 'wounded', hp: 0 }));
    case 'stunned':
      return withHuman(view, fields.human, () => ({ place: 'stunned', hp: 0 }));
    case 'stood':
      return withHuman(view, fields.human, () => ({ place: 'standing', hp: 1, dies: null }));
    case 'died':
      return withHuman(view, fields.human, () => ({ place: 'dead', dies: null, square: fields.square }));
    case 'doused':
      return { ...view, fires: view.fires.filter((each) => each !== fields.square) };
    case 'fire': {
      const fires = view.fires.filter((each) => each !== fields.square);
      return { ...view, fires: fields.on ? [...fires, fields.square] : fires };
    }
    case 'card':
      return { ...view, priest: { ...view.priest, played: [...view.priest.played, fields.chess] } };
    case 'put':
      return { ...view, priest: { ...view.priest, square: fields.square } };
    case 'glided':
      return fields.ghost === 'priest'
        ? { ...view, priest: { ...view.priest, square: fields.square } }
        : withHuman(view, fields.ghost, () => ({ square: fields.square }));
    case 'prowled': {
      const { number, start, square } = fields;
      return withSubordinates(view, (all) =>
        all.map((each) => (each.number === number && each.square === start ? { ...each, square } : each)),
      );
    }
    case 'spawned': {
      const { entity, square } = fields;
      return withSubordinates(view, (all) => [...all, { kind: entity, number: all.length + 1, square }]);
    }
    case 'vanished':
    case 'shot_down':
      return withSubordinates(view, (all) =>
        all.filter((each) => each.number !== fields.number).map((each, k) => ({ ...each, number: k + 1 })),
      );
    case 'exit': {
      const exits = view.exits.filter((each) => each.square !== fields.square);
      return { ...view, exits: [...exits, { square: fields.square, open: fields.on !== 0 }] };
    }
    case 'event':
      return { ...view, events: { ...view.events, shown: [...view.events.shown, fields.event] } };
    case 'active':
    case 'done':
      return {
        ...view,
        objectives: view.objectives.map((each) => (each.id === fields.objective ? { ...each, [name]: true } : each)),
      };
    // What these change is told by others, or is not seen before the last picture.
    case 'begins':
    case 'character':
    case 'secret':
    case 'hand':
    case 'event_hand':
    case 'drank':
    case 'rolled':
    case 'bandaged':
    case 'offered':
    case 'refused':
    case 'performed':
    case 'shot':
    case 'assaulted':
    case 'attacked':
    case 'defended':
    case 'warded':
    case 'fought':
    case 'repelled':
    case 'turned':
    case 'worn':
    case 'changed':
    case 'burnt':
    case 'die':
    case 'stayed':
    case 'hour':
    case 'message':
    case 'modifier':
    case 'ceased':
    case 'extra':
    case 'secrets':
    case 'over':
      return view;
  }
}

function withHuman(view: View, id: Character, change: (human: Human) => Partial<Human>): View {
  return { ...view, humans: view.humans.map((each) => (each.id === id ? { ...each, ...change(each) } : each)) };
}

function withSubordinates(view: View, change: (all: Subordinate[]) => Subordinate[]): View {
  return { ...view, subordinates: change(view.subordinates) };
}

function itemOf(view: View, id: string, wear: number): Item {
  const named = view.mission.items.find((item) => item.id === id);
  return { id, kind: kindOf(view, id), name: named?.name ?? null, wear };
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
