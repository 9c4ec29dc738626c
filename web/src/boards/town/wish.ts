// What somebody is about to do and has not done: one choice of the turn menu, then the ghost, then where or whom. Nothing is sent
// before all of it is known; the server said ahead what each use leads to (`plans`), and nothing of the rules is here.
import type { Odds, Plan, View } from '../../generated/town';
import { readAction, type Spot } from './choices';

export type Wish = {
  /** A choice of the turn menu. */
  action: string;
  /** The ghost that is chosen for it, as an action. */
  way: string | null;
};

export function planOf(view: View, wish: Wish | null): Plan | undefined {
  return wish === null ? undefined : view.plans.find(({ uses }) => uses.includes(wish.action));
}

/** A wish begins with the only ghost that there is, where there is only one. */
export function wishFor(view: View, action: string): Wish {
  const ways = planOf(view, { action, way: null })?.ways ?? [];
  const only = ways.length === 1 && (ways[0]?.then.length ?? 0) > 0 ? ways[0] : undefined;
  return { action, way: only?.action ?? null };
}

/** What is chosen next; once a ghost is chosen the others can still be had instead. */
export function openTo(view: View, wish: Wish | null): { next: string[]; instead: string[] } {
  const ways = planOf(view, wish)?.ways ?? [];
  const way = ways.find(({ action }) => action === wish?.way);
  return way
    ? { next: way.then, instead: ways.filter((each) => each !== way).map(({ action }) => action) }
    : { next: ways.map(({ action }) => action), instead: [] };
}

/** The position as it would be asked about: which question, and which ghost. */
export function supposed(view: View, wish: Wish | null): View {
  const plan = planOf(view, wish);
  if (!plan || !wish) return view;
  const read = wish.way === null ? null : readAction(wish.way);
  const ghost =
    read && 'building' in read && 'colour' in read ? { building: read.building, colour: read.colour } : null;
  const ask = ghost === null ? plan.ask : plan.ask === 'ghost' ? 'destination' : 'defender';
  return { ...view, ask, ghost };
}

/** Whether this choice leads on to another one before anything is done. */
export function leadsOn(view: View, wish: Wish | null, action: string): boolean {
  return planOf(view, wish)?.ways.some((way) => way.action === action && way.then.length > 0) ?? false;
}

/** What is still to be sent once the server asks: the first of these that it offers, and all after it. */
export function after(queue: readonly string[], choices: readonly string[]): string[] {
  const at = queue.findIndex((action) => choices.includes(action));
  return at < 0 ? [] : queue.slice(at);
}

/** Whom a fight would be with, where this choice is a fight. */
export function foeOf(action: string, view: View): { place: string; colour: string } | null {
  const read = readAction(action);
  if (read.verb === 'against') return { place: view.ghost?.building ?? '', colour: read.colour };
  if (read.verb === 'against-at') return { place: read.building, colour: read.colour };
  if (read.verb === 'next') return { place: view.fight?.place ?? '', colour: read.colour };
  return null;
}

export function oddsOf(action: string, view: View): Odds | null {
  const foe = foeOf(action, view);
  const attacker = view.ghost?.colour ?? view.fight?.attacker;
  if (!foe || !attacker) return null;
  return view.odds.find((each) => each.attacker === attacker && each.defender === foe.colour) ?? null;
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** Above whose head which odds are to be read. */
export function oddsBySpot(choices: readonly string[], view: View): Map<Spot, number> {
  const found = new Map<Spot, number>();
  for (const action of choices) {
    const foe = foeOf(action, view);
    const odds = oddsOf(action, view);
    if (foe && odds) found.set(`g:${foe.place}:${foe.colour}`, percent(odds.win));
  }
  return found;
}
