// How the events of a step become motion (docs/look.md, Motion): what moves when and for how long, and how the picture changes.
import type { Sees } from '../difference';
import { OVERLAP, endOf, type Timed } from '../playback.svelte';
import { cellOf, glideOf } from './map';
import type { Character, Chess, Entity, Event, View } from '../../generated/museum';
import { itemSprite, kindOf } from './pieces';

export type Act = Timed & { event: Event; sees: Sees };

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
  for (const [nth, event] of events.entries()) {
    const long = lengthOf(event);
    acts.push({ event, at, long, lands: ARRIVES.has(event.name) ? long : 0, nth, sees: seesOf(event) });
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

// --- where it is to be seen ----------------------------------------------------------------------------------------------

/** Where something of this event is to be seen. Who walks far is on the way where each event says. */
export function seesOf({ name, fields }: Event): Sees {
  const of = (id: Character, ...what: string[]) => what.map((field) => `humans/${id}/${field}`);
  switch (name) {
    case 'round':
    case 'clock':
    case 'hour':
      return { at: ['round', 'slot', 'time'] };
    case 'turn':
      return { at: ['acting'] };
    case 'stepped':
    case 'rode':
      return { facts: [[`humans/${fields.human}/square`, fields.square]] };
    case 'glided':
      return fields.ghost === 'priest'
        ? { facts: [['priest/square', fields.square]] }
        : { facts: [[`humans/${fields.ghost}/square`, fields.square]] };
    case 'put':
      return { facts: [['priest/square', fields.square]] };
    case 'unlocked':
    case 'opened':
    case 'locked':
      return { at: ['locks'] };
    case 'left':
    case 'died':
    case 'fell':
    case 'stunned':
    case 'stood':
      return { at: of(fields.human, 'place', 'square', 'hp', 'dies', 'left') };
    case 'revived':
      return { at: of(fields.human, 'place', 'dies'), facts: [[`humans/${fields.human}/hp`, fields.hp]] };
    case 'healed':
    case 'hurt':
      return { facts: [[`humans/${fields.human}/hp`, fields.hp]] };
    case 'took':
    case 'dropped':
      return { at: ['floor', ...of(fields.human, 'items')] };
    case 'placed':
    case 'found':
      return { at: ['floor'] };
    case 'vended':
      return { at: ['machines', ...of(fields.human, 'items')] };
    case 'stocked':
      return { at: ['machines'] };
    case 'gave':
      return { at: [...of(fields.human, 'items'), ...of(fields.partner, 'items')] };
    case 'drank':
    case 'worn':
    case 'assaulted':
    case 'defended':
    case 'warded':
      return { at: of(fields.human, 'items') };
    case 'shielded':
      return { at: [...of(fields.human, 'items'), ...of(fields.patient, 'rue')] };
    case 'sheltered':
      return { at: ['rued', ...of(fields.human, 'items')] };
    case 'doused':
    case 'fire':
      return { at: ['fires'] };
    case 'card':
      return { at: ['priest/played', 'priest/hand', 'priest/held'] };
    case 'prowled':
    case 'spawned':
    case 'vanished':
    case 'shot_down':
      return { at: ['subordinates'] };
    case 'exit':
      return { at: ['exits'] };
    case 'event':
      return { at: ['events'] };
    case 'active':
    case 'done':
      return { at: [`objectives/${fields.objective}`] };
    // What these change is told by others, or is not seen before the last picture.
    case 'begins':
    case 'character':
    case 'secret':
    case 'hand':
    case 'event_hand':
    case 'rolled':
    case 'bandaged':
    case 'offered':
    case 'refused':
    case 'performed':
    case 'shot':
    case 'attacked':
    case 'fought':
    case 'repelled':
    case 'turned':
    case 'changed':
    case 'burnt':
    case 'die':
    case 'stayed':
    case 'message':
    case 'modifier':
    case 'ceased':
    case 'extra':
    case 'secrets':
    case 'over':
      return {};
  }
}
