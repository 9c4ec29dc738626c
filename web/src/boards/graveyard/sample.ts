// Events and views for the tests of Graveyard's board.
import type { Back, Event, Front, View } from '../../generated/graveyard';
import { BACKS, FRONTS } from './pieces';

export function event<Name extends Event['name']>(name: Name, fields: Extract<Event, { name: Name }>['fields']): Event {
  return { name, fields, secret: name === 'learned' } as Event;
}

/** As if every card had been seen. */
export const ALL_SEEN: View['unseen'] = tally(BACKS, () => tally(FRONTS, () => 0));

function tally<Key extends Back | Front, Value>(keys: readonly Key[], value: () => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value()])) as Record<Key, Value>;
}
