// The choices of Graveyard, sorted by what they are about.
import type { Action, Verb, View } from '../../generated/graveyard';
import { VERBS } from '../../generated/verbs';
import { notationOf } from '../notation';
import { isOutside, shortName } from './layout';

const { read, write, only } = notationOf<Action>(VERBS.graveyard);

/** The choices with this verb: action by spot. */
export function choicesOf(choices: readonly string[], verb: Verb): Map<string, string> {
  return new Map(only(choices, verb).map((action) => [spotIn(action), action.text]));
}

/** What a tap on this spot means, whether or not it is a choice. */
export function meant(spot: string, looking: boolean): string {
  const verb: Verb = isOutside(spot) ? 'place' : looking ? 'inspect' : 'move';
  return write({ verb, where: shortName(spot) });
}

/** Where an action happens, and with which verb. */
export function spotOf(action: string): { verb: Verb; spot: string } {
  const taken = read(action);
  return { verb: taken.verb, spot: spotIn(taken) };
}

/** Lords are placed outside. */
function spotIn({ verb, where }: Action): string {
  return verb === 'place' ? `out:${where}` : where;
}

/** How many of these graves are closed. */
export function closedAmong(view: View, spots: Iterable<string>): number {
  const among = new Set(spots);
  return view.graves.filter(({ name, open }) => !open && among.has(name)).length;
}
