// Somebody is waited for, and no clock runs: how long still, until the others may let a bot stand in.
import type { Table } from './folding';

const TICK = 1000;
const MINUTE = 60_000;

export class Idling {
  readonly #table: () => Table;
  #now = $state(performance.now());

  constructor(table: () => Table) {
    this.#table = table;
    const waits = $derived(!!table().idle);
    $effect(() => {
      if (!waits) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Whom one may let a bot play for now: the seat; null when there is nobody. */
  get due(): number | null {
    const { idle, mine, seats } = this.#table();
    if (!idle || mine.length === 0 || seats[idle.seat]?.mine) return null;
    return this.#waited >= idle.after ? idle.seat : null;
  }

  /** Whether somebody on this device is waited for so long that a bot may soon play for them: minutes left, or null. */
  get warning(): number | null {
    const { idle, seats } = this.#table();
    if (!idle || !seats[idle.seat]?.mine || this.#waited < idle.warn) return null;
    return Math.max(0, Math.ceil((idle.after - this.#waited) / MINUTE));
  }

  get #waited(): number {
    const { idle, heard } = this.#table();
    return idle ? idle.waited + Math.max(0, this.#now - heard) : 0;
  }
}
