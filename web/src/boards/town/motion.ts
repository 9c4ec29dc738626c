// How the events of a step become motion (docs/look.md, Motion): what happens when, for how long, and how the picture changes.
import type {
  Ask,
  Building,
  Colour,
  Event,
  Player,
  Section,
  SectionName,
  Space,
  Use,
  View,
} from '../../generated/town';
import { OVERLAP, endOf } from '../playback.svelte';
import type { Spot } from './choices';
import { COLOURS, SPACES, colourOf, levelOf, sectionIndex } from './pieces';

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

/** One movement: from `at` for `long` milliseconds; the picture changes `lands` after the beginning. `from` is where it happens. */
export type Act = { deed: Deed; at: number; long: number; lands: number; from: Spot | null };

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
export function plan(events: readonly Event[]): Act[] {
  const acts: Act[] = [];
  let at = 0;
  let from: Spot | null = null;
  for (const event of events) {
    const deed = deedOf(event);
    if (!deed) continue;
    from = placeOf(deed) ?? from;
    const before = acts.at(-1);
    // Both dice are thrown together.
    if (deed.kind === 'roll' && deed.side === 'defence' && before?.deed.kind === 'roll') at = before.at;
    const long = LONG[deed.kind];
    acts.push({ deed, at, long, lands: long * (LANDS[deed.kind] ?? 0), from });
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

// --- the picture after a deed --------------------------------------------------------------------------------------------

export function after(view: View, deed: Deed): View {
  switch (deed.kind) {
    case 'turn':
      return {
        ...view,
        turn: deed.seat,
        on_turn: deed.seat,
        section: null,
        action: null,
        players: view.players.map((player) => ({
          ...player,
          sections: player.sections.map((section) => ({ ...section, done: false })),
        })),
        cards: view.cards.map((card) => ({ ...card, used: false })),
      };
    case 'disc': {
      const index = sectionIndex(deed.section);
      const busy = { ...view, section: index, action: deed.action };
      return withSection(busy, deed.seat, deed.section, ({ discs, ...section }) => ({
        ...section,
        done: true,
        discs: withDisc(discs, deed.action),
      }));
    }
    case 'rest':
      return withSection(view, deed.seat, deed.section, (section) => ({
        ...section,
        done: section.done || deed.done,
        // Which of several discs came back is not told; the last picture shows it.
        discs: deed.discs >= section.discs.length ? [] : section.discs,
      }));
    case 'unlock':
      return withPlayer(view, deed.seat, (player) => ({
        ...player,
        slots: player.slots.map(() => ({ bonus: null, locked: false })),
      }));
    case 'gain':
      return gained(view, deed);
    case 'arrive':
      return withGhosts(view, deed.building, deed.colour, deed.count);
    case 'leave':
      return withGhosts(view, deed.building, deed.colour, -1);
    case 'reds':
      return {
        ...view,
        buildings: view.buildings.map((building) => ({
          ...building,
          ghosts: building.ghosts.with(COLOURS.length - 1, 0),
        })),
      };
    case 'drift':
      return withGhosts(view, deed.to, deed.colour, 1);
    case 'swap':
      return withGhosts(withGhosts(view, deed.from, deed.hue, 1), deed.to, deed.colour, 1);
    case 'swell': {
      const old = colourOf(levelOf(deed.colour) - 1);
      return withGhosts(withGhosts(view, deed.building, old, -1), deed.building, deed.colour, 1);
    }
    case 'level':
      return withSection(view, deed.seat, deed.section, (section) => ({ ...section, level: deed.level }));
    case 'take':
      return stored(
        withBuilding(view, deed.building, (building) => ({ ...building, bonus: null })),
        deed.seat,
        deed.bonus,
      );
    case 'draw':
      return stored(view, deed.seat, deed.bonus);
    case 'drop':
      return withSlot(view, deed.seat, deed.bonus, { bonus: null, locked: false });
    case 'spend':
      return withPlayer(withSlot(view, deed.seat, deed.bonus, { bonus: null, locked: true }), deed.seat, (player) => ({
        ...player,
        discs: Math.max(0, player.discs - 1),
      }));
    case 'lay':
      return withBuilding(view, deed.building, (building) => ({ ...building, bonus: deed.bonus }));
    case 'haunt':
      return withPlayer(withMark(view, deed.building, deed.colour, deed.seat), deed.seat, (player) => ({
        ...player,
        points: player.points + deed.points,
        haunts: Math.max(0, player.haunts - 1),
      }));
    case 'unhaunt':
      return withPlayer(withMark(view, deed.building, deed.colour, null), deed.seat, (player) => ({
        ...player,
        haunts: player.haunts + 1,
      }));
    case 'occupy':
      return {
        ...view,
        cards: view.cards.map((card) =>
          card.number === deed.card || card.name === deed.card
            ? { ...card, owners: [...new Set([...card.owners, deed.seat])].sort() }
            : card,
        ),
      };
    default:
      return view;
  }
}

/** What changes as soon as a movement begins: whoever drifts has left. */
export function before(view: View, deed: Deed): View {
  if (deed.kind === 'drift') return withGhosts(view, deed.from, deed.colour, -1);
  if (deed.kind === 'swap') return withGhosts(withGhosts(view, deed.from, deed.colour, -1), deed.to, deed.hue, -1);
  return view;
}

function gained(view: View, { seat, purse, count, colour }: Extract<Deed, { kind: 'gain' }>): View {
  return withPlayer(view, seat, (player) => {
    if (purse === 'points') return { ...player, points: player.points + count };
    if (purse === 'scare') return { ...player, scare: player.scare + count };
    const index = levelOf(colour ?? '') - 1;
    return { ...player, tokens: player.tokens.map((held, k) => (k === index ? Math.max(0, held + count) : held)) };
  });
}

function withPlayer(view: View, seat: number, change: (player: Player) => Player): View {
  return { ...view, players: view.players.map((player, k) => (k === seat ? change(player) : player)) };
}

/** Resting leaves no disc. */
function withDisc(discs: Space[], use: Use): Space[] {
  const space = SPACES.find((each) => each === use);
  return !space || discs.includes(space) ? discs : [...discs, space];
}

function withSection(view: View, seat: number, name: SectionName, change: (section: Section) => Section): View {
  return withPlayer(view, seat, (player) => ({
    ...player,
    sections: player.sections.map((section, k) => (k === sectionIndex(name) ? change(section) : section)),
  }));
}

function withBuilding(view: View, name: string, change: (building: Building) => Building): View {
  return { ...view, buildings: view.buildings.map((each) => (each.name === name ? change(each) : each)) };
}

function withGhosts(view: View, name: string, colour: Colour, more: number): View {
  const index = levelOf(colour) - 1;
  return withBuilding(view, name, (building) => ({
    ...building,
    room: building.room - more,
    ghosts: building.ghosts.map((count, k) => (k === index ? Math.max(0, count + more) : count)),
  }));
}

function withMark(view: View, name: string, colour: Colour, seat: number | null): View {
  const index = levelOf(colour) - 1;
  return withBuilding(view, name, (building) => ({
    ...building,
    marks: building.marks.map((mark, k) => (k === index ? seat : mark)),
  }));
}

function stored(view: View, seat: number, bonus: number): View {
  return withPlayer(view, seat, (player) => {
    const free = player.slots.findIndex((slot) => slot.bonus === null && !slot.locked);
    return { ...player, slots: player.slots.map((slot, k) => (k === free ? { bonus, locked: false } : slot)) };
  });
}

function withSlot(view: View, seat: number, bonus: number, slot: Player['slots'][number]): View {
  return withPlayer(view, seat, (player) => {
    const held = player.slots.findIndex((each) => each.bonus === bonus);
    return { ...player, slots: player.slots.map((each, k) => (k === held ? slot : each)) };
  });
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
