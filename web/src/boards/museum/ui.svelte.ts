// What the pieces of Museum's board share: which floor is looked at, where the eye rests, what is ticked, and the walk under way.
import type { BoardProps, BoardUi } from '..';
import type { Stroll, Ticked } from './choices';
import type { Floor } from './map';
import type { Ask, Event, View } from '../../generated/museum';

export class MuseumUi implements BoardUi {
  /** The floor that fills the picture; null: all four. */
  floor = $state<Floor | null>(null);
  /** The square that is looked at more closely: by pointer, by focus, or because a choice speaks of it. */
  over = $state<string | null>(null);
  /** Whether the squares are shown on which the Priest might strike next. */
  threat = $state(false);
  /** The slot of the extinguisher that the next Move begins with. */
  douse = $state<number | null>(null);
  /** The square of several locks to choose from. */
  picked = $state<string | null>(null);
  /** What is ticked to be given, and to be asked for in return. */
  give = $state.raw<Ticked>(new Map());
  ask = $state.raw<Ticked>(new Map());
  /** Whether what was ticked on the partner's side is still to be asked for. */
  asking = $state(false);
  stroll = $state.raw<Stroll | null>(null);
  /** Whether the mission lies open as a booklet. */
  booklet = $state(false);
  /** What can be chosen while the board is at rest; it stays while the server says why not. */
  lit = $state.raw<readonly string[]>([]);
  /** Put the focus on the board, on something that glows. */
  enter: (() => void) | null = null;

  /** Escape: stop the walk, let go of what was half chosen, see the whole museum again. */
  back(): boolean {
    if (this.stroll) this.stroll = null;
    else if (this.picked !== null) this.picked = null;
    else if (this.give.size + this.ask.size > 0) this.give = this.ask = new Map();
    else if (this.threat) this.threat = false;
    else if (this.floor !== null) this.floor = null;
    else return false;
    return true;
  }

  /** What was half chosen lasts for one decision; what shall be asked for in return lasts until it can be asked. */
  clear(ask: Ask | null): void {
    this.picked = null;
    if (ask !== 'give' && ask !== 'swap') {
      this.give = this.ask = new Map();
      this.asking = false;
    }
    if (ask !== 'turn' && ask !== 'walk') this.douse = null;
  }
}

/** The types that are Museum's own. */
export type Museum = { view: View; event: Event; trial: never; ui: MuseumUi };
export type MuseumProps = BoardProps<Museum>;
