// What the pieces of Graveyard's board share: whether the player is choosing a grave to look into.
import type { Event, View } from '../../generated/graveyard';
import type { BoardProps, BoardUi } from '..';

export class GraveyardUi implements BoardUi {
  looking = $state(false);
  /** Put the focus on the board, on something that glows. */
  enter: (() => void) | null = null;

  back(): boolean {
    const left = this.looking;
    this.looking = false;
    return left;
  }
}

/** The types that are Graveyard's own. */
export type Graveyard = { view: View; event: Event; trial: never; ui: GraveyardUi };
export type GraveyardProps = BoardProps<Graveyard>;
