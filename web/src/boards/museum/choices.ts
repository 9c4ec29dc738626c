// What the choices of a question mean on the board: which squares they lead to, and in which groups they stand in the prompt.
import type { Action, Character, Direction, Event, Human, Item, Verb, View } from '../../generated/museum';
import { VERBS } from '../../generated/verbs';
import { notationOf } from '../notation';
import { beside, walked, WAYS } from './map';

const { read, write, only } = notationOf<Action>(VERBS.museum);
export { only, read as readAction, write };

/** The number in `#2` or `@2`, counted from 1; 0 where there is none. */
export function placeIn(word: string | undefined): number {
  return Number(/^[#@](\d+)/.exec(word ?? '')?.[1] ?? 0);
}

export function humanOf(view: View, id: string | null | undefined): Human | undefined {
  return view.humans.find((human) => human.id === id);
}

/** Whom the question is about: whose items `#n` are, and on whose square `@n` lies. */
export function deciderOf(view: View): Human | undefined {
  return humanOf(view, view.asked);
}

// --- squares ------------------------------------------------------------------------------------------------------------

/** What a square stands for: a walk by `way`, which costs so many actions more, or one of these actions. */
export type Target =
  { kind: 'walk'; way: string; cost: number } | { kind: 'ride' | 'to' | 'bolt'; actions: [string, ...string[]] };

/** The squares that can be chosen, each with what it stands for. */
export function targetsOf(view: View, choices: readonly string[]): Map<string, Target> {
  const targets = new Map<string, Target>();
  const steps = stepsIn(choices);
  const from = humanOf(view, view.acting?.human)?.square;
  if (from) {
    const cost = view.ask === 'walk' ? 0 : 1;
    for (const way of steps) {
      const square = beside(from, way);
      if (square) targets.set(square, { kind: 'walk', way, cost });
    }
    for (const { square, actions, way } of view.reach) {
      if (steps.has(way[0] as Direction)) targets.set(square, { kind: 'walk', way, cost: actions });
    }
  }
  for (const { verb, square, text } of only(choices, 'ride', 'to', 'bolt')) {
    const known = targets.get(square);
    if (verb === 'bolt' && known?.kind === 'bolt') known.actions.push(text);
    else targets.set(square, { kind: verb, actions: [text] });
  }
  return targets;
}

function stepsIn(choices: readonly string[]): Set<Direction> {
  return new Set(only(choices, 'step', 'douse').map(({ direction }) => direction));
}

/** The step that way, with an extinguisher at the ready if one is wanted and can be. */
export function stepAction(choices: readonly string[], way: string, douse: number | null): string | null {
  const dry = only(choices, 'step').find(({ direction }) => direction === way);
  const wet = only(choices, 'douse').filter(({ direction }) => direction === way);
  const wanted = wet.find(({ slot }) => placeIn(slot) === douse);
  return (wanted ?? dry ?? wet[0])?.text ?? null;
}

/** A walk that goes on step by step. `next` is the square on which the human stands after the step that was sent. */
export type Stroll = { human: Character; way: string; next: string; douse: number | null };

/** What may happen on a walk without stopping it. */
const QUIET = new Set<Event['name']>(['stepped', 'unlocked', 'doused', 'turn', 'worn']);

/** The next step of a walk; null when it is over, or when something has happened that somebody may want to think about. */
export function onward(
  view: View,
  choices: readonly string[],
  events: readonly Event[],
  stroll: Stroll,
): { action: string; stroll: Stroll } | null {
  if (stroll.way === '' || (view.ask !== 'turn' && view.ask !== 'walk') || view.acting?.human !== stroll.human)
    return null;
  if (humanOf(view, stroll.human)?.square !== stroll.next || events.some(({ name }) => !QUIET.has(name))) return null;
  return firstStep(stroll.next, stroll, choices);
}

/** Set out on a walk. */
export function setOut(
  view: View,
  choices: readonly string[],
  way: string,
  douse: number | null,
): { action: string; stroll: Stroll } | null {
  const human = humanOf(view, view.acting?.human);
  if (!human?.square) return null;
  return firstStep(human.square, { human: human.id, way, next: human.square, douse }, choices);
}

function firstStep(
  from: string,
  stroll: Stroll,
  choices: readonly string[],
): { action: string; stroll: Stroll } | null {
  const action = stepAction(choices, stroll.way[0] ?? '', stroll.douse);
  const next = walked(from, stroll.way[0] ?? '')[0];
  return action && next ? { action, stroll: { ...stroll, way: stroll.way.slice(1), next } } : null;
}

// --- groups -------------------------------------------------------------------------------------------------------------

export type Group = 'move' | 'use' | 'people' | 'here' | 'drop' | 'out';
/** Those without a group are chosen on the board, or in a way of their own. */
const GROUP_OF: Record<Verb, Group | null> = {
  char: null,
  step: null,
  douse: null,
  drink: null,
  give: null,
  swap: null,
  accept: null,
  defend: null,
  card: null,
  to: null,
  event: null,
  bolt: null,
  ride: 'move',
  heal: 'use',
  shelter: 'use',
  shield: 'use',
  hand: 'people',
  shoot: 'people',
  attack: 'people',
  task: 'here',
  leave: 'here',
  take: 'here',
  drop: 'drop',
  end: 'out',
  stop: 'out',
  done: 'out',
  pass: 'out',
  cancel: 'out',
  decline: 'out',
  refuse: 'out',
};
const GROUPS: readonly Group[] = ['move', 'use', 'people', 'here', 'drop', 'out'];

/** The choices of a turn in groups, in the order in which they are shown. Steps are the board's, and the compass's. */
export function grouped(choices: readonly string[]): Map<Group, string[]> {
  const groups = new Map<Group, string[]>(GROUPS.map((group) => [group, []]));
  for (const action of choices) {
    const group = GROUP_OF[read(action).verb];
    if (group) groups.get(group)?.push(action);
  }
  return groups;
}

/** The single steps that can be taken now, by direction. */
export function compassOf(choices: readonly string[]): Direction[] {
  const steps = stepsIn(choices);
  return WAYS.filter((way) => steps.has(way));
}

/** The slots of extinguishers that a Move can begin with. */
export function dousers(choices: readonly string[]): number[] {
  return [...new Set(only(choices, 'douse').map(({ slot }) => placeIn(slot)))];
}

// --- sets of items ------------------------------------------------------------------------------------------------------

/** Slots, counted from 1, each with how many tokens of it are meant; for all but ammunition that is 1. */
export type Ticked = ReadonlyMap<number, number>;

/** A set as the notation has it: the slots, then how many tokens of ammunition are among them; `-` for nothing. */
export function setInNotation(ticked: Ticked, items: readonly Item[]): string {
  const slots = [...ticked.keys()].sort((a, b) => a - b);
  const ammo = slots.find((slot) => items[slot - 1]?.kind === 'ammo');
  if (slots.length === 0) return '-';
  return slots.map((slot) => `#${slot}`).join('+') + (ammo === undefined ? '' : `*${ticked.get(ammo)}`);
}

/** The choice that gives or asks for exactly this. */
export function choiceOf(choices: readonly string[], ticked: Ticked, items: readonly Item[]): string | null {
  const set = setInNotation(ticked, items);
  return only(choices, 'give', 'swap').find(({ items }) => items === set)?.text ?? null;
}

/** How many tokens of a slot there are to tick. */
export function tokensIn(item: Item): number {
  return item.kind === 'ammo' ? item.wear : 1;
}

/** Ticked, ticked with one token more, or with none once all are. */
export function tick(ticked: Ticked, slot: number, item: Item): Ticked {
  const next = new Map(ticked);
  const count = (ticked.get(slot) ?? 0) + 1;
  if (count > tokensIn(item)) next.delete(slot);
  else next.set(slot, count);
  return next;
}

// --- ghosts -------------------------------------------------------------------------------------------------------------

/** Who stands on these squares and could be struck there; nobody is in a toilet or under rue. */
export function inTheWay(view: View, squares: readonly string[], sheltered: (square: string) => boolean): Human[] {
  return view.humans.filter(
    ({ side, place, square, rue }) =>
      side === 'humans' &&
      place === 'standing' &&
      !rue &&
      square !== null &&
      squares.includes(square) &&
      !sheltered(square),
  );
}
