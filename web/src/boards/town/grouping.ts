// The choices in the prompt, put in order: what is chosen in a building or on a section's spaces is grouped by these, the rest
// stands in a row.
import { readAction } from './choices';

/** Verbs whose first word is a building or a section, and which differ in what follows. */
const PLACED = new Set([
  'summon',
  'couple',
  'upgrade',
  'ghost',
  'attack',
  'against-at',
  'scare-at',
  'haunt',
  'shadow',
  'unhaunt',
  'free',
  'tithe',
  'apparition',
  'disc',
  'take',
]);
/** Ways out, which come last and are quieter. */
const OUT = new Set(['no', 'accept']);

export type Place = { at: string; actions: string[] };
export type Grouped = { places: Place[]; row: string[]; out: string[] };

export function grouped(choices: readonly string[]): Grouped {
  const places: Place[] = [];
  const row: string[] = [];
  const out: string[] = [];
  for (const action of choices) {
    const { verb, words } = readAction(action);
    if (OUT.has(verb)) out.push(action);
    else if (!PLACED.has(verb)) row.push(action);
    else {
      const at = words[0] ?? '';
      const known = places.find((place) => place.at === at);
      if (known) known.actions.push(action);
      else places.push({ at, actions: [action] });
    }
  }
  return { places, row, out };
}

/** What is possible at the turn menu beside the spaces of the sections. */
export function menuOf(choices: readonly string[]): { end: boolean; rests: string[]; others: string[] } {
  const uses = choices.filter((action) => /^(use|repeat) /.test(action));
  const section = (action: string) => action.split(' ')[1];
  return {
    end: choices.includes('end'),
    // A section that can do nothing else.
    rests: uses.filter(
      (rest) => rest.endsWith(' rest') && uses.filter((each) => section(each) === section(rest)).length === 1,
    ),
    others: choices.filter((action) => /^(bonus|card|occupy) /.test(action)),
  };
}

/** Whether every letter of these is among those, as often as it is needed. */
export function holds(payment: string, picked: string): boolean {
  return [...new Set(picked)].every((letter) => count(payment, letter) >= count(picked, letter));
}

export function count(letters: string, letter: string): number {
  return [...letters].filter((each) => each === letter).length;
}

/** The ghost tokens that can still be laid down towards one of these payments. */
export function payable(payments: readonly string[], picked: string): string[] {
  return [...'BGYOR'].filter((letter) => payments.some((payment) => holds(payment, picked + letter)));
}
