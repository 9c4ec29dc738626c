// Promise, then show, for the seats of this browser: it promises a nonce wherever one is due, and shows it by itself as soon as
// all promises are frozen; never before, and never to a table that has changed the promise of its seed.
import { firstPromise } from './fairness';
import type { Table } from './folding';
import { nonceOf, promiseNonce, remember, shareIn } from './shares';
import type { Wish } from './connection';

export class Promising {
  readonly #code: string;
  readonly #ask: (wish: Wish) => Promise<unknown>;
  /** What has been sent, so that every piece of news does not send it again. */
  readonly #sent = new Set<string>();
  readonly #replaced = new Set<number>();
  /** Seats of mine whose promised nonce this browser has lost: the shuffle waits in vain. */
  lost: number[] = [];

  constructor(code: string, ask: (wish: Wish) => Promise<unknown>) {
    this.#code = code;
    this.#ask = ask;
  }

  /** The table has news. */
  hear(table: Table): void {
    this.lost = [];
    if (table.status !== 'waiting') return;
    const promises = new Map(table.fairness.promises.map(({ seat, promise }) => [seat, promise]));
    const mine = table.mine.map((seat) => [seat, nonceOf(promises.get(seat) ?? '')] as const);
    this.#remember(table, [...promises], mine);
    for (const [seat, nonce] of mine) {
      const promise = promises.get(seat);
      if (!table.shuffle) this.#promise(seat, promise, nonce);
      else if (table.shuffle.waiting.includes(seat) && promise) this.#show(table, seat, promise, nonce);
    }
  }

  #remember(table: Table, promises: [number, string][], nonces: (readonly [number, string | null])[]): void {
    const mine = nonces.filter((each): each is [number, string] => each[1] !== null);
    if (mine.length === 0) return;
    const before = shareIn(this.#code);
    const frozen = table.shuffle ? promises : (before?.promises ?? []);
    if (JSON.stringify([before?.promises, before?.mine]) === JSON.stringify([frozen, mine])) return;
    remember({ code: this.#code, promises: frozen, mine, shown: before?.shown ?? 0 });
  }

  /** A seat without a promise gets one; a promise whose nonce this browser has lost is replaced, once. */
  #promise(seat: number, promise: string | undefined, nonce: string | null): void {
    const due = `promise ${seat} ${promise ?? ''}`;
    if (nonce !== null || this.#sent.has(due) || (promise !== undefined && this.#replaced.has(seat))) return;
    this.#sent.add(due);
    if (promise !== undefined) this.#replaced.add(seat);
    void promiseNonce()
      .then((made) => this.#ask({ type: 'promise', seat, promise: made }))
      .finally(() => this.#sent.delete(due));
  }

  #show(table: Table, seat: number, promise: string, nonce: string | null): void {
    const { commitment } = table.fairness;
    if (nonce === null || firstPromise(this.#code, commitment) !== commitment) {
      this.lost.push(seat);
      return;
    }
    if (this.#sent.has(promise)) return;
    this.#sent.add(promise);
    const share = shareIn(this.#code);
    // Of several seats on this device one is counted: it is shuffles that are told apart by it.
    if (share && seat === table.mine[0]) remember({ ...share, shown: share.shown + 1 });
    void this.#ask({ type: 'reveal', seat, nonce });
  }
}
