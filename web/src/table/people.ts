// Who is here besides oneself, for a host who has to deal with them; and the way to the sheet that does, from anywhere on the page.
import { getContext, setContext } from 'svelte';
import type { Table } from './folding';

export type Person = {
  /** What the server calls them, at this table only. */
  who: string;
  /** null: somebody without a name. */
  name: string | null;
  /** null: they only look on. */
  seat: number | null;
  muted: boolean;
  /** Whether they were sent away. */
  out: boolean;
  /** Whether they can be: nobody who plays is, once the game has begun. */
  removable: boolean;
};

/** Everybody whom the host can do something about: those who sit, then those who look on, then those who were sent away. */
export function peopleOf(table: Table): Person[] {
  const seated = new Map<string, Person>();
  table.seats.forEach(({ who, name, mine, muted }, seat) => {
    if (!who || mine || seated.has(who)) return;
    seated.set(who, { who, name, seat, muted: !!muted, out: false, removable: table.status === 'waiting' });
  });
  const others = (table.onlookers ?? []).map(({ who, name, muted, out }): Person => ({
    who,
    name,
    seat: null,
    muted,
    out,
    removable: !out,
  }));
  return [...seated.values(), ...others];
}

const PEOPLE = Symbol('people');

/** Let everything on the page open the sheet of people; of one of them, if `who` is given. */
export function tellPeople(open: (who: string | null) => void): void {
  setContext(PEOPLE, open);
}

export function knowPeople(): (who: string | null) => void {
  return getContext<((who: string | null) => void) | undefined>(PEOPLE) ?? (() => undefined);
}
