// How the events of a step become motion (docs/look.md, Motion): what happens when, for how long, and how the picture changes.
import type { Ask, Colour, Event, SectionName, Use, View } from '../../generated/town';
import type { Sees } from '../difference';
import { OVERLAP, endOf, type Timed } from '../playback.svelte';
import type { Spot } from './choices';
import { COLOURS, levelOf, sectionIndex } from './pieces';

export type Purse = 'points' | 'scare' | 'token' | 'bonus';

export type Deed =
  | { kind: 'turn'; seat: number }
  | { kind: 'disc'; seat: number; section: SectionName; action: Use; fresh: boolean }
  | { kind: 'rest'; seat: number; section: SectionName; discs: number; done: boolean }
  | { kind: 'unlock'; seat: number }
  | { kind: 'gain'; seat: number; purse: Purse; count: number; colour: Colour | null }
  | { kind: 'arrive'; building: string; colour: Colour; count: number }
  | { kind: 'leave'; building: string; colour: Colour }
  | { kind: 'reds' }
  | { kind: 'drift'; from: string; to: string; colour: Colour }
  | { kind: 'swell'; building: string; colour: Colour }
  | { kind: 'swap'; from: string; colour: Colour; to: string; hue: Colour }
  | { kind: 'clash'; home: string; attacker: Colour; place: string; defender: Colour }
  | { kind: 'roll'; side: 'attack' | 'defence'; colour: Colour; sides: number; shown: number }
  | { kind: 'steady'; total: number }
  | { kind: 'verdict'; won: boolean; attack: number; defence: number }
  | { kind: 'level'; seat: number; section: SectionName; level: number }
  | { kind: 'take'; seat: number; building: string; bonus: number }
  | { kind: 'draw'; seat: number; bonus: number }
  | { kind: 'drop'; seat: number; bonus: number }
  | { kind: 'spend'; seat: number; bonus: number }
  | { kind: 'lay'; building: string; bonus: number }
  | { kind: 'haunt'; seat: number; building: string; colour: Colour; points: number }
  | { kind: 'unhaunt'; seat: number; building: string; colour: Colour }
  | { kind: 'occupy'; seat: number; card: number | string }
  | { kind: 'card'; seat: number; card: number | string };
export type DeedKind = Deed['kind'];

/** One movement; `from` is where it happens. */
export type Act = Timed & { deed: Deed | null; from: Spot | null; sees: Sees };

/** Milliseconds. A turn is many small decisions, so nothing takes long; what takes no time goes along with what follows. */
const LONG: Record<DeedKind, number> = {
  turn: 0,
  disc: 170,
  rest: 200,
  unlock: 120,
  gain: 0,
  arrive: 280,
  leave: 240,
  reds: 340,
  drift: 350,
  swell: 300,
  swap: 350,
  clash: 180,
  roll: 350,
  steady: 200,
  verdict: 320,
  level: 200,
  take: 120,
  draw: 200,
  drop: 160,
  spend: 170,
  lay: 60,
  haunt: 280,
  unhaunt: 240,
  occupy: 320,
  card: 120,
};
/** At which part of a movement the picture changes; otherwise at its beginning, and what is new grows into its place. */
const LANDS: Partial<Record<DeedKind, number>> = { drift: 1, swap: 1, take: 0.4 };
/** A step never takes longer than this; a long chain is told faster. */
const LONGEST = 1300;

/** What is to be seen of these events, one after the other. */
export function plan(events: readonly Event[], named: Named = (card) => card): Act[] {
  const acts: Act[] = [];
  let at = 0;
  let from: Spot | null = null;
  let before: Act | null = null;
  for (const [nth, event] of events.entries()) {
    const deed = deedOf(event);
    from = (deed && placeOf(deed)) ?? from;
    // Both dice are thrown together.
    if (deed?.kind === 'roll' && deed.side === 'defence' && before?.deed?.kind === 'roll') at = before.at;
    const long = deed ? LONG[deed.kind] : 0;
    const lands = long * ((deed && LANDS[deed.kind]) ?? 0);
    const act: Act = { deed, at, long, lands, from, nth, sees: seesOf(event, named) };
    acts.push(act);
    if (deed) before = act;
    at += long * OVERLAP;
  }
  const hurry = Math.min(1, LONGEST / Math.max(1, endOf(acts)));
  return hurry === 1
    ? acts
    : acts.map((act) => ({ ...act, at: act.at * hurry, long: act.long * hurry, lands: act.lands * hurry }));
}

function deedOf({ name, fields }: Event): Deed | null {
  switch (name) {
    case 'begins':
    case 'turn':
      return { kind: 'turn', seat: fields.seat };
    case 'used':
      return { kind: 'disc', ...fields, fresh: true };
    case 'repeated':
      return { kind: 'disc', ...fields, fresh: false };
    case 'rested':
      return { kind: 'rest', ...fields, done: true };
    case 'returned':
      return { kind: 'rest', ...fields, done: false };
    case 'unlocked':
      return { kind: 'unlock', ...fields };
    case 'points':
    case 'final':
    case 'sets':
      return { kind: 'gain', seat: fields.seat, purse: 'points', count: fields.points, colour: null };
    case 'lost':
      return { kind: 'gain', seat: fields.seat, purse: 'points', count: -fields.points, colour: null };
    case 'fright':
      return { kind: 'gain', seat: fields.seat, purse: 'scare', count: fields.scare, colour: null };
    case 'paid_scare':
      return { kind: 'gain', seat: fields.seat, purse: 'scare', count: -fields.scare, colour: null };
    case 'tokens':
      return { kind: 'gain', seat: fields.seat, purse: 'token', count: fields.count, colour: fields.colour };
    case 'paid':
      return { kind: 'gain', seat: fields.seat, purse: 'token', count: -fields.count, colour: fields.colour };
    case 'summoned':
    case 'appeared':
      return { kind: 'arrive', building: fields.building, colour: fields.colour, count: 1 };
    case 'blues':
      return { kind: 'arrive', building: fields.building, colour: COLOURS[0], count: fields.count };
    case 'upgraded':
      return { kind: 'swell', building: fields.building, colour: fields.colour };
    case 'moved':
      return { kind: 'drift', from: fields.start, to: fields.building, colour: fields.colour };
    case 'removed':
      return { kind: 'leave', building: fields.building, colour: fields.colour };
    case 'reds_gone':
      return { kind: 'reds' };
    case 'swapped':
      return { kind: 'swap', from: fields.start, colour: fields.colour, to: fields.building, hue: fields.hue };
    case 'challenged': {
      const { start, attacker, building, defender } = fields;
      return { kind: 'clash', home: start, attacker, place: building, defender };
    }
    case 'rolled':
      return { kind: 'roll', side: 'attack', colour: fields.colour, sides: fields.sides, shown: fields.shown };
    case 'defended':
      return { kind: 'roll', side: 'defence', ...fields };
    case 'steadied':
      return { kind: 'steady', total: fields.total };
    case 'won':
    case 'repelled':
      return { kind: 'verdict', won: name === 'won', attack: fields.attack, defence: fields.defence };
    case 'raised':
    case 'lowered':
      return { kind: 'level', ...fields };
    case 'taken':
      return { kind: 'take', ...fields };
    case 'drawn':
      return { kind: 'draw', ...fields };
    case 'discarded':
      return { kind: 'drop', ...fields };
    case 'spent':
      return { kind: 'spend', ...fields };
    case 'laid':
      return { kind: 'lay', ...fields };
    case 'haunted':
      return { kind: 'haunt', ...fields };
    case 'unhaunted':
      return { kind: 'unhaunt', ...fields };
    case 'occupied':
      return { kind: 'occupy', ...fields };
    case 'card':
      return { kind: 'card', ...fields };
    // What these come to is told by others.
    case 'scared':
    case 'nothing_came':
    case 'bigger':
    case 'roller':
    case 'overawed':
    case 'wagered':
    case 'ending':
    case 'limit':
    case 'over':
      return null;
  }
}

/** Where on the board a deed is seen: what it gives rises from there. */
function placeOf(deed: Deed): Spot | null {
  switch (deed.kind) {
    case 'disc':
      return `a:${deed.section}:${deed.action}`;
    case 'rest':
    case 'level':
      return `s:${deed.section}`;
    case 'arrive':
    case 'leave':
    case 'swell':
      return `b:${deed.building}`;
    case 'drift':
      return `b:${deed.to}`;
    case 'clash':
      return `b:${deed.place}`;
    case 'take':
      return `b:${deed.building}`;
    case 'haunt':
    case 'unhaunt':
      return `h:${deed.building}:${deed.colour}`;
    case 'occupy':
    case 'card':
      // A card that the table has named lies somewhere else for everybody: nothing rises from it.
      return typeof deed.card === 'number' ? `c:${deed.card}` : null;
    default:
      return null;
  }
}

// --- where it is to be seen ----------------------------------------------------------------------------------------------

const index = (colour: Colour) => levelOf(colour) - 1;
const ghosts = (building: string, colour: Colour) => `buildings/${building}/ghosts/${index(colour)}`;

/** How the view calls a card that an event tells. */
type Named = (card: number | string) => number | string;

/** Where something of this event is to be seen. `named`: the card that the table calls so. */
export function seesOf({ name, fields }: Event, named: Named): Sees {
  switch (name) {
    case 'begins':
    case 'turn':
      return { at: ['turn', 'on_turn', 'round'] };
    case 'used':
    case 'repeated':
    case 'rested':
    case 'returned':
      return { at: [board(fields.seat, fields.section), `players/${fields.seat}/discs`] };
    case 'unlocked':
      return { at: [`players/${fields.seat}/slots`] };
    case 'points':
    case 'lost':
    case 'final':
    case 'sets':
      return { at: [`players/${fields.seat}/points`] };
    case 'fright':
    case 'paid_scare':
      return { at: [`players/${fields.seat}/scare`] };
    case 'tokens':
    case 'paid':
      return { counts: [`players/${fields.seat}/tokens/${index(fields.colour)}`, `tokens/${index(fields.colour)}`] };
    case 'summoned':
    case 'appeared':
    case 'removed':
      return { counts: [ghosts(fields.building, fields.colour), `ghosts/${index(fields.colour)}`] };
    case 'blues':
      return { counts: [ghosts(fields.building, COLOURS[0]), 'ghosts/0'] };
    case 'upgraded': {
      const levels = [index(fields.colour) - 1, index(fields.colour)];
      return { counts: levels.flatMap((level) => [`buildings/${fields.building}/ghosts/${level}`, `ghosts/${level}`]) };
    }
    case 'moved':
      return { counts: [ghosts(fields.start, fields.colour), ghosts(fields.building, fields.colour)] };
    case 'swapped': {
      const hues = [fields.colour, fields.hue];
      return { counts: hues.flatMap((hue) => [ghosts(fields.start, hue), ghosts(fields.building, hue)]) };
    }
    case 'reds_gone':
      return { counts: ['buildings', `ghosts/${COLOURS.length - 1}`] };
    case 'raised':
    case 'lowered':
      return { at: [`${board(fields.seat, fields.section)}/level`] };
    case 'taken':
      return { at: [`buildings/${fields.building}/bonus`, `players/${fields.seat}/slots`] };
    case 'drawn':
    case 'discarded':
      return { at: [`players/${fields.seat}/slots`, 'discards', 'unseen'] };
    case 'spent':
      return { at: [`players/${fields.seat}/slots`, `players/${fields.seat}/discs`] };
    case 'laid':
      return { at: [`buildings/${fields.building}/bonus`, 'unseen', 'discards'] };
    case 'haunted':
    case 'unhaunted':
      return {
        at: [
          `buildings/${fields.building}/marks/${index(fields.colour)}`,
          ...['haunts', 'points'].map((what) => `players/${fields.seat}/${what}`),
        ],
      };
    case 'occupied':
    case 'card':
      return { at: [`cards/${named(fields.card)}`, `players/${fields.seat}/cards`, `players/${fields.seat}/discs`] };
    case 'ending':
      return { at: ['ending'] };
    // What these come to is told by others.
    case 'challenged':
    case 'bigger':
    case 'roller':
    case 'rolled':
    case 'defended':
    case 'steadied':
    case 'won':
    case 'repelled':
    case 'overawed':
    case 'scared':
    case 'nothing_came':
    case 'wagered':
    case 'limit':
    case 'over':
      return {};
  }
}

function board(seat: number, section: SectionName): string {
  return `players/${seat}/sections/${sectionIndex(section)}`;
}

// --- dice ----------------------------------------------------------------------------------------------------------------

/** A die on the table; `throw` changes with every roll of it. */
export type ShownDie = {
  side: 'attack' | 'defence';
  colour: Colour;
  sides: number;
  shown: number | null;
  extra: number;
  throw: number;
};
/** The dice that lie before everybody, where, and how it came out. */
export type Tray = {
  place: string | null;
  dice: ShownDie[];
  verdict: { won: boolean; attack: number; defence: number } | null;
};

/** The questions that are put while dice lie on the table. */
const ROLLING: readonly Ask[] = ['bigger-die', 'roller', 'roll', 'defence', 'scuffle'];

/** The dice of a roll that is not decided yet. */
export function trayOf(view: View): Tray | null {
  const { fight, dice, ghost } = view;
  if (!view.ask || !ROLLING.includes(view.ask)) return null;
  const shown: ShownDie[] = dice.map((die, k) => ({
    side: 'attack',
    colour: die.colour,
    sides: die.sides,
    shown: die.shown,
    extra: die.extra,
    throw: k,
  }));
  if (fight && shown.length === 0) {
    shown.push({ side: 'attack', colour: fight.attacker, sides: fight.sides, shown: null, extra: 0, throw: 0 });
  }
  if (fight?.defender && fight.defence_sides !== null && fight.defence !== null) {
    const { defender: colour, defence_sides: sides, defence } = fight;
    shown.push({ side: 'defence', colour, sides, shown: defence, extra: 0, throw: 0 });
  }
  return { place: fight?.place || ghost?.building || null, dice: shown, verdict: null };
}

let throws = 1;

/** The tray after a deed of dice; null for any other. */
export function trayAfter(tray: Tray | null, deed: Deed): Tray | null {
  switch (deed.kind) {
    case 'clash':
      return { place: deed.place, dice: [], verdict: null };
    case 'roll': {
      const { side, colour, sides, shown } = deed;
      const die: ShownDie = { side, colour, sides, shown, extra: 0, throw: (throws += 1) };
      const lying = tray && tray.verdict === null ? tray : { place: tray?.place ?? null, dice: [], verdict: null };
      const again = lying.dice.findIndex((each) => each.side === side && each.colour === colour);
      const dice = again < 0 ? [...lying.dice, die] : lying.dice.with(again, die);
      return { ...lying, dice: dice.sort((a, b) => a.side.localeCompare(b.side)) };
    }
    case 'verdict':
      return { place: null, dice: [], ...tray, verdict: { won: deed.won, attack: deed.attack, defence: deed.defence } };
    default:
      return null;
  }
}
