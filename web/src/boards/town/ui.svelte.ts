// What the pieces of Town's board share: whose board lies open, the first of two things that were chosen, what is being explained.
import type { Event, View } from '../../generated/town';
import type { BoardProps, BoardUi } from '..';
import type { Spot } from './choices';

export type Hand = 'mouse' | 'touch' | 'key';
/** What is being explained, and beside what. `pinned`: it stays until it is closed, and can be touched. */
export type Told = { spot: Spot; anchor: SVGElement | HTMLElement; pinned: boolean; hand: Hand };

export class TownUi implements BoardUi {
  /** The board that somebody wants to see; null: the board of whoever decides. */
  opened = $state<number | 'supply' | null>(null);
  /** The first of two spots that make a choice together. */
  first = $state<Spot | null>(null);
  told = $state.raw<Told | null>(null);
  /** The choices that glow; they stay lit while the server is asked why something else cannot be done. */
  lit = $state.raw<string[]>([]);
  /** Take what this spot stands for; set by the board. */
  take: ((spot: Spot, anchor: Told['anchor'], hand: Hand) => void) | null = null;
  /** Put the focus on the board, on something that glows. */
  enter: (() => void) | null = null;

  back(): boolean {
    if (this.told) {
      const { anchor, pinned } = this.told;
      this.told = null;
      if (pinned) anchor.focus({ preventScroll: true });
      return true;
    }
    const left = this.first !== null;
    this.first = null;
    return left;
  }

  explain(spot: Spot, anchor: Told['anchor'], hand: Hand, pinned: boolean): void {
    this.told = { spot, anchor, hand, pinned };
  }
}

/** The types that are Town's own. */
export type Town = { view: View; event: Event; trial: never; ui: TownUi };
export type TownProps = BoardProps<Town>;
