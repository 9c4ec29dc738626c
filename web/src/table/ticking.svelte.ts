// The clock that runs at the table, from moment to moment.
import { left } from './clocks';
import type { Table } from './folding';

const TICK = 250;

export class Ticking {
  readonly #table: () => Table;
  #now = $state(performance.now());

  constructor(table: () => Table) {
    this.#table = table;
    const running = $derived(this.#running);
    $effect(() => {
      if (!running) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds since the server last told the time. */
  get passed(): number {
    return this.#running ? Math.max(0, this.#now - this.#table().heard) : 0;
  }

  /** Milliseconds left for whoever decides; null where no clock runs. */
  get left(): number | null {
    const { clocks } = this.#table();
    return this.#running && clocks && clocks.running !== null ? left(clocks, clocks.running, this.passed) : null;
  }

  /** The last seconds of somebody here: 30, then 10; otherwise 0. */
  get alarm(): 0 | 10 | 30 {
    const { clocks, mine } = this.#table();
    const running = clocks?.running ?? null;
    const time = this.left;
    if (time === null || running === null || !mine.includes(running)) return 0;
    return time <= 10_000 ? 10 : time <= 30_000 ? 30 : 0;
  }

  get #running(): boolean {
    const { clocks, status } = this.#table();
    return !!clocks && clocks.running !== null && status === 'playing';
  }
}
