// Why the story stands still: a scene that a board shows until the player goes on, or a dialog that is open. What happens meanwhile
// waits its turn (steps.svelte.ts).
import { untrack } from 'svelte';

export class Holds {
  /** Scenes on the board: as long as one is open nobody here is asked anything either. */
  #scenes = $state(0);
  #dialogs = $state(0);
  readonly #freed = new Set<() => void>();

  /** Whether nothing new may be shown now. */
  get held(): boolean {
    return this.#scenes + this.#dialogs > 0;
  }

  /** Whether a scene is open on the board. */
  get scene(): boolean {
    return this.#scenes > 0;
  }

  /** Keep what comes next waiting until the returned function is called; calling it again changes nothing. */
  hold(by: 'scene' | 'dialog' = 'scene'): () => void {
    untrack(() => this.#count(by, 1));
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      untrack(() => {
        this.#count(by, -1);
        if (!this.held) for (const freed of this.#freed) freed();
      });
    };
  }

  /** Be called whenever the last hold is let go. */
  whenFree(freed: () => void): void {
    this.#freed.add(freed);
  }

  #count(by: 'scene' | 'dialog', more: number): void {
    if (by === 'scene') this.#scenes += more;
    else this.#dialogs += more;
  }
}
