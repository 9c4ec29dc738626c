// The choices of Graveyard, sorted by what they are about.
import type { View } from '../../generated/graveyard';
import { isOutside, shortName } from './layout';

export type Verb = 'place' | 'move' | 'inspect';

/** The choices with this verb: action by spot. */
export function choicesOf(choices: readonly string[], verb: Verb): Map<string, string> {
  const found = new Map<string, string>();
  for (const action of choices) {
    const [said, where = ''] = action.split(' ');
    if (said === verb) found.set(verb === 'place' ? `out:${where}` : where, action);
  }
  return found;
}

/** What a tap on this spot means, whether or not it is a choice. */
export function meant(spot: string, looking: boolean): string {
  const verb: Verb = isOutside(spot) ? 'place' : looking ? 'inspect' : 'move';
  return `${verb} ${shortName(spot)}`;
}

/** Where an action happens, and with which verb. */
export function spotOf(action: string): { verb: Verb; spot: string } {
  const [verb = '', where = ''] = action.split(' ');
  return { verb: verb as Verb, spot: verb === 'place' ? `out:${where}` : where };
}

/** How many of these graves are closed. */
export function closedAmong(view: View, spots: Iterable<string>): number {
  const among = new Set(spots);
  return view.graves.filter(({ name, open }) => !open && among.has(name)).length;
}
