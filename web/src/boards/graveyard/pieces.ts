// The cards of Graveyard as they are printed, in the order in which they are listed.
import type { Front } from '../../generated/graveyard';
import { COPIES, WORTH } from '../../generated/graveyard-tables';

export { BACKS, FRONTS } from '../../generated/graveyard-tables';

/** The number printed on a card with this front (G-02). */
export function worth(front: Front): number {
  return WORTH[front];
}

/** How many cards with this front lie under each kind of headstone (G-02). */
export function copies(front: Front): number {
  return COPIES[front];
}
