// What the pieces of Graveyard's board share: whether the player is choosing a grave to look into.
import type { View } from '../../generated/graveyard';
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

export type GraveyardProps = BoardProps<View, GraveyardUi>;
