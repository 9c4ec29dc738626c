// The end of the evening: when its scene is shown, and what the server tells of it.
import { api, Refused } from '../../api';
import type { Ending } from '../../generated/protocol';
import type { TableStore } from '../store.svelte';

/** A link into the replay: the number of a step behind the address. */
const STEP = /^#(\d{1,6})$/;

export class Evening {
  ending = $state.raw<Ending | null>(null);
  failed = $state(false);
  /** Whether the reader looks at the board instead. */
  away = $state(false);
  /** Whether it is to be seen how it comes about: only for those who were there. */
  lively = $state(false);
  readonly #store: TableStore;
  #asked = false;
  #there = false;
  #linked = false;

  constructor(store: TableStore) {
    this.#store = store;
    $effect(() => this.#follow());
  }

  /** The scene stands over the table once everything has been shown, and nothing earlier is looked at. */
  get open(): boolean {
    const { table, replay, steps } = this.#store;
    const looking = replay.moment !== null;
    const over = table?.status === 'over' && !!table.position;
    return over && table.curtain === null && !steps.busy && !looking && !this.away;
  }

  /** Nothing is to move any more. */
  rest(): void {
    this.lively = false;
  }

  /** See a moment again: from the step before, so that it is seen to happen. */
  watch(moment: number): void {
    const { replay } = this.#store;
    this.rest();
    void replay.go(Math.max(0, moment - 1), 'above').then(() => replay.moment !== null && replay.step(1));
  }

  #follow(): void {
    const { table } = this.#store;
    if (!table) return;
    if (table.status !== 'over') {
      this.#there = true;
      return;
    }
    if (this.#asked) return;
    this.#asked = true;
    this.lively = this.#there;
    this.#goToLink();
    api.ending(table.about.code).then(
      (ending) => (this.ending = ending),
      (fault: unknown) => {
        if (!(fault instanceof Refused)) throw fault;
        this.failed = true;
      },
    );
  }

  /** Whoever comes by a link to a step looks at that step first. */
  #goToLink(): void {
    const step = STEP.exec(location.hash)?.[1];
    if (this.#linked || step === undefined || this.#there) return;
    this.#linked = true;
    this.#store.look(Number(step), 'above');
  }
}
