// The choices in the prompt, put in order: what is chosen in a building or on a section's spaces is grouped by these, the rest
// stands in a row.
import type { Colour, Verb } from '../../generated/town';
import { only, readAction, write } from './choices';
import { COLOURS } from './pieces';

/** Verbs whose first word is a building or a section, and which differ in what follows. */
const PLACED = new Set<Verb>([
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
const OUT = new Set<Verb>(['no', 'accept']);

export type Place = { at: string; actions: string[] };
export type Grouped = { places: Place[]; row: string[]; out: string[] };

export function grouped(choices: readonly string[]): Grouped {
  const places: Place[] = [];
  const row: string[] = [];
  const out: string[] = [];
  for (const action of choices) {
    const read = readAction(action);
    if (OUT.has(read.verb)) out.push(action);
    else if (!PLACED.has(read.verb)) row.push(action);
    else {
      const at = 'building' in read ? read.building : 'section' in read ? read.section : '';
      const known = places.find((place) => place.at === at);
      if (known) known.actions.push(action);
      else places.push({ at, actions: [action] });
    }
  }
  return { places, row, out };
}

/** What is possible at the turn menu beside the spaces of the sections. */
export function menuOf(choices: readonly string[]): {
  end: boolean;
  rests: string[];
  others: string[];
  idle: string[];
} {
  const uses = only(choices, 'use', 'repeat');
  return {
    end: choices.includes(write({ verb: 'end' })),
    // A section that can do nothing else.
    rests: uses
      .filter(({ action, section }) => action === 'rest' && uses.filter((use) => use.section === section).length === 1)
      .map(({ text }) => text),
    others: only(choices, 'bonus', 'card', 'occupy').map(({ text }) => text),
    // What would be used for nothing.
    idle: only(choices, 'waste', 'waste-card').map(({ text }) => text),
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
export function payable(payments: readonly string[], picked: string): Colour[] {
  return COLOURS.filter((letter) => payments.some((payment) => holds(payment, picked + letter)));
}
