// What everything on Town's board says of itself: a short label for the ear (place, thing, state, legality), and in the popover
// what it is, what it does, why it cannot be used now, and what can be done with it.
import type { Blocked, Building, CardView, Player, View } from '../../generated/town';
import { say, words } from '../../words.svelte';
import {
  BONUS_CLAUSES,
  CARD_CLAUSES,
  LEVEL_CLAUSE,
  MASTER_FIGHT_CLAUSE,
  USE_CLAUSES,
} from '../../generated/town-tables';
import { blockedAt, readAction, readSpot, readySections, type Spot, type SpotKind } from './choices';
import { COLOURS, colourOf, levelOf, sectionIndex } from './pieces';

export type Reader = {
  view: View;
  names: readonly string[];
  you: number | null;
  /** The seat whose board lies open; spots without a seat are of this board. */
  board: number;
  /** What can be chosen at a spot now. */
  offers: ReadonlyMap<Spot, string[]>;
  /** Which hint a spot is, counted from 1; 0 if none. */
  hinted: (spot: Spot) => number;
};

export type Explained = {
  title: string;
  /** Short facts: a level, a price, a kind. */
  tags: string[];
  /** What it is for. */
  text: string;
  /** How it stands. */
  facts: string[];
  /** Why it cannot be used now. */
  reasons: string[];
  /** The clause behind it. */
  clause: string | null;
};

export function explain(spot: Spot, reader: Reader): Explained {
  const { kind, words: at } = readSpot(spot);
  const told = EXPLAIN[kind](at, reader, spot);
  const reasons = reasonsAt(spot, reader);
  return { title: '', tags: [], text: '', facts: [], clause: null, ...told, reasons };
}

/** One line for the ear: "School: green 2, blue 1, room for 3, you can choose it". */
export function labelOf(spot: Spot, reader: Reader): string {
  const { title, tags, facts, reasons } = explain(spot, reader);
  const parts = [...tags, ...facts];
  if (reader.offers.has(spot)) parts.push(say('town-board-may'));
  else if (reasons[0]) parts.push(reasons[0]);
  const rank = reader.hinted(spot);
  if (rank) parts.push(say('town-board-hinted', { rank }));
  return parts.length ? title + say('town-board-colon') + parts.join(say('town-board-comma')) : title;
}

type Telling = Partial<Omit<Explained, 'reasons'>>;

const EXPLAIN: Record<SpotKind, (at: string[], reader: Reader, spot: Spot) => Telling> = {
  b: ([name = ''], reader) => building(name, reader),
  g: ([name = '', colour = ''], reader) => ghosts(name, colour, reader),
  h: ([name = '', colour = ''], reader) => space(name, colour, reader),
  t: ([name = ''], { view }) => {
    const bonus = find(view, name)?.bonus ?? null;
    return bonus === null
      ? { title: say('town-building', { building: name }) }
      : { ...token(bonus, view), facts: [say('town-board-lies', { building: name })] };
  },
  s: ([name = ''], reader, spot) => section(name, reader, spot),
  a: ([name = '', use = ''], reader, spot) => actionSpace(name, use, reader, spot),
  k: ([k = ''], reader, spot) => slot(Number(k), reader, spot),
  c: ([number = ''], reader) => card(Number(number), reader),
  y: ([what = '', which = ''], { view }) => supply(what, which, view),
};

function find(view: View, name: string): Building | undefined {
  return view.buildings.find((each) => each.name === name);
}

export function ownerOf(spot: Spot, reader: Pick<Reader, 'board'>): number {
  return readSpot(spot).seat ?? reader.board;
}

function playerAt(spot: Spot, reader: Reader): { seat: number; player: Player | undefined } {
  const seat = ownerOf(spot, reader);
  return { seat, player: reader.view.players[seat] };
}

export function whose(seat: number, { names, you }: Pick<Reader, 'names' | 'you'>): { self: string; name: string } {
  return { self: seat === you ? 'yes' : 'no', name: names[seat] ?? '' };
}

export function list(parts: readonly string[]): string {
  return parts.join(say('town-board-comma'));
}

// --- the town ------------------------------------------------------------------------------------------------------------

function building(name: string, reader: Reader): Telling {
  const found = find(reader.view, name);
  if (!found) return { title: name };
  const crowd = found.ghosts.flatMap((count, k) =>
    count > 0 ? [say('town-board-count', { colour: colourOf(k + 1), count })] : [],
  );
  const facts = [crowd.length ? list(crowd) : say('town-board-nobody'), say('town-board-room', { room: found.room })];
  if (found.bonus !== null) facts.push(say('town-board-token-here', { bonus: found.bonus }));
  for (const [k, seat] of found.marks.entries()) {
    if (seat !== null) facts.push(say('town-board-marked', { ...whose(seat, reader), colour: colourOf(k + 1) }));
  }
  return {
    title: say('town-building', { building: name }),
    text: say('town-board-streets', {
      buildings: list(found.near.map((each) => say('town-building', { building: each }))),
    }),
    facts,
  };
}

function ghosts(name: string, colour: string, { view }: Reader): Telling {
  const level = levelOf(colour);
  const count = find(view, name)?.ghosts[level - 1] ?? 0;
  return {
    title: say('town-building', { building: name }),
    tags: [say('town-board-group', { count, colour }), say('town-board-level', { level })],
    text: say('town-board-ghost-text', { level }),
  };
}

function space(name: string, colour: string, reader: Reader): Telling {
  const level = levelOf(colour);
  const found = find(reader.view, name);
  const points = found?.values[level - 1] ?? 0;
  const mark = found?.marks[level - 1] ?? null;
  return {
    title: say('town-building', { building: name }),
    tags: [say('town-board-space', { colour }), say('common-points', { points })],
    text: say('town-board-space-text', { colour, points }),
    facts: [mark === null ? say('town-board-free') : say('town-board-mark', whose(mark, reader))],
    clause: USE_CLAUSES.haunt,
  };
}

// --- tokens and cards ----------------------------------------------------------------------------------------------------

/** The clause of what a table of clauses has by this key. */
function clauseIn(clauses: Readonly<Record<string, string>>, key: string | number): string | null {
  return clauses[key] ?? null;
}

function token(bonus: number, { edition, bigger }: View): Telling {
  return {
    title: say('town-bonus', { bonus }),
    tags: [say('town-board-bonus')],
    text: say('town-bonus-text', { bonus, edition, bigger }),
    clause: clauseIn(BONUS_CLAUSES, bonus),
  };
}

/** How messages call a card: by its number, or by the name that the table gave it. */
export function cardWord(view: View, number: number): string | number {
  return view.cards.find((each) => each.number === number)?.name ?? number;
}

/** What a card does by the edition that is played. */
export function cardText({ edition }: View, number: number): string {
  return say('town-card-text', { card: number, edition });
}

function card(number: number, reader: Reader): Telling {
  const { view } = reader;
  const found = view.cards.find((each) => each.number === number);
  if (!found) return { title: say('town-card', { card: number }) };
  return {
    title: say('town-card', { card: cardWord(view, number) }),
    tags: cardTags(found),
    text: cardText(view, number),
    facts: cardFacts(found, reader),
    clause: clauseIn(CARD_CLAUSES, number),
  };
}

function cardTags({ kind, symbol, grey }: CardView): string[] {
  const tags = [say('town-board-kind', { kind }), say('town-board-price', { grey: grey ? 'yes' : 'no' })];
  return symbol ? [say('town-action', { action: symbol }), ...tags] : tags;
}

function cardFacts({ owners, used }: CardView, reader: Reader): string[] {
  const facts = owners.map((seat) => say('town-board-owner', whose(seat, reader)));
  if (used) facts.push(say('town-board-used'));
  return facts;
}

function slot(k: number, reader: Reader, spot: Spot): Telling {
  const { player } = playerAt(spot, reader);
  const found = player?.slots[k];
  const title = say('town-board-slot', { slot: k + 1 });
  if (found?.bonus) return { ...token(found.bonus, reader.view), facts: [title] };
  if (found?.locked) return { title, tags: [say('town-board-locked')], text: say('town-board-locked-text') };
  return { title, tags: [say('town-board-free')], text: say('town-board-slot-text') };
}

// --- player boards -------------------------------------------------------------------------------------------------------

/** What a section is doing: it acts now, it has been used this turn, or it is ready. */
export function stateOf(view: View, seat: number, index: number): 'now' | 'done' | 'ready' {
  if (view.on_turn === seat && view.section === index && view.phase === 'play') return 'now';
  return view.players[seat]?.sections[index]?.done ? 'done' : 'ready';
}

function section(name: string, reader: Reader, spot: Spot): Telling {
  const { seat, player } = playerAt(spot, reader);
  const index = sectionIndex(name);
  const found = player?.sections[index];
  if (!found) return { title: say('town-section', { section: name }) };
  const { level, discs } = found;
  const state = stateOf(reader.view, seat, index);
  return {
    title: capital(say('town-section', { section: name })),
    tags: [say('town-level', { level }), say('town-board-state', { state })],
    text: say('town-board-section-text', { colour: colourOf(level), level }),
    facts: discs.length
      ? [say('town-board-discs-on', { actions: list(discs.map((action) => say('town-action', { action }))) })]
      : [],
    clause: LEVEL_CLAUSE,
  };
}

function actionSpace(name: string, use: string, reader: Reader, spot: Spot): Telling {
  const { seat, player } = playerAt(spot, reader);
  const { view } = reader;
  const found = player?.sections[sectionIndex(name)];
  const discs = found?.discs ?? [];
  const facts: string[] = [];
  if (use === 'rest') facts.push(say('town-board-rest-gives', { discs: discs.length }));
  else if (view.on_turn === seat && view.section === sectionIndex(name) && view.action === use) {
    facts.push(say('town-board-state', { state: 'now' }));
  } else
    facts.push(
      discs.some((disc) => disc === use) ? say('town-board-disc', whose(seat, reader)) : say('town-board-free'),
    );
  return {
    title: say('town-board-space-of', { section: name, action: use }),
    tags: use === 'rest' || !found ? [] : [say('town-level', { level: found.level })],
    text: say('town-board-use', { action: use, master: view.master ? 'yes' : 'no' }),
    facts,
    clause: use === 'fight' && view.master ? MASTER_FIGHT_CLAUSE : clauseIn(USE_CLAUSES, use),
  };
}

// --- supplies ------------------------------------------------------------------------------------------------------------

function supply(what: string, which: string, view: View): Telling {
  const level = levelOf(which);
  if (what === 'ghosts') {
    return {
      title: say('town-board-supply-ghosts'),
      tags: [say('town-board-count', { colour: which, count: view.ghosts[level - 1] ?? 0 })],
      text: say('town-board-supply-ghosts-text'),
    };
  }
  if (what === 'tokens') {
    return {
      title: say('town-board-supply-tokens'),
      tags: [say('town-board-count', { colour: which, count: view.tokens[level - 1] ?? 0 })],
      text: say(view.master ? 'town-board-supply-tokens-master' : 'town-board-supply-tokens-text'),
    };
  }
  const bonus = Number(which);
  return {
    ...token(bonus, view),
    facts: [
      say('town-board-unseen', { count: view.unseen[bonus - 1] ?? 0 }),
      say('town-board-discarded', { count: view.discards[bonus - 1] ?? 0 }),
    ],
  };
}

// --- why not, and how many ---------------------------------------------------------------------------------------------

export function reasonOf({ action, code, level = 0, need = 0 }: Blocked, view: View): string {
  const tried = readAction(action);
  const card = 'card' in tried ? cardWord(view, Number(tried.card)) : 0;
  return say(`town-blocked-${code}`, { level, colour: colourOf(level), need, card });
}

/** Only what whoever looks could do with it; another seat's board has no reasons. */
function reasonsAt(spot: Spot, reader: Reader): string[] {
  const { kind, seat } = readSpot(spot);
  if (seat !== null || reader.offers.has(spot)) return [];
  if ((kind === 'a' || kind === 'k') && reader.board !== reader.you) return [];
  return [...new Set(blockedAt(spot, reader.view).map((each) => reasonOf(each, reader.view)))];
}

/** What glows on the board, in one sentence; nothing when nothing is to be decided. */
export function announce(view: View, choices: readonly string[]): string {
  if (choices.length === 0) return '';
  if (view.ask !== 'menu') return say('town-board-told', { count: choices.length });
  const ready = readySections(choices);
  if (ready.length === 0) return say('town-board-told-end');
  return say('town-board-told-menu', {
    sections: list(ready.map((section) => say('town-section', { section }))),
    count: choices.length,
  });
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(words.language) + sentence.slice(1);
}

/** Three ghost tokens in words: "2 blue, 1 green". */
export function tokensInWords(letters: string): string {
  return list(
    COLOURS.flatMap((colour) => {
      const count = [...letters].filter((letter) => letter === colour).length;
      return count ? [say('town-board-count', { colour, count })] : [];
    }),
  );
}

/** A choice in words; a payment names its colours. */
export function choiceInWords(action: string): string {
  const read = readAction(action);
  if (read.verb === 'pay') return say('town-board-pay', { tokens: tokensInWords(read.tokens) });
  return words.choice('town', action);
}
