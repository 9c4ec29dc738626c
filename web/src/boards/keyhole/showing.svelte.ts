// A look through the keyhole as a scene of its own, moment by moment: to the door, the dark, each ghost that is caught, then the lamp.
import type { Peep } from './motion';

export type Moment = 'coming' | 'dark' | 'caught' | 'search' | 'lamp' | 'told' | 'leaving';

/** Milliseconds (docs/look.md, The look), moving and with reduced motion. For players `told` lasts until they go on. */
const LASTS: Record<Moment, readonly [number, number]> = {
  coming: [1100, 0],
  dark: [1200, 1200],
  caught: [1300, 1000],
  search: [2000, 1000],
  lamp: [700, 0],
  told: [7000, 7000],
  leaving: [900, 0],
};

export class Showing {
  moment = $state<Moment>('coming');
  /** How many of the seen have been caught so far. */
  count = $state(0);

  readonly peep: Peep;
  readonly #still: boolean;
  readonly #watching: boolean;
  readonly #gone: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ready = false;

  /** `watching`: for whoever only watches it ends by itself; `gone`: it is over. */
  constructor(peep: Peep, { still, watching }: { still: boolean; watching: boolean }, gone: () => void) {
    this.peep = peep;
    this.#still = still;
    this.#watching = watching;
    this.#gone = gone;
    this.#enter('coming');
  }

  /** Whether all is told: who was caught, who stayed hidden. */
  get told(): boolean {
    return this.moment === 'told' || this.moment === 'leaving';
  }

  /** Whether the hall is lit. */
  get lit(): boolean {
    return this.told || this.moment === 'lamp';
  }

  /** The picture of the hall is there: the dark may begin to give way. */
  ready(): void {
    this.#ready = true;
    if (this.moment === 'dark' && !this.#timer) this.#wait();
  }

  /** A tap ends the moment that it is in; what is told stays until somebody goes on. */
  tap(): void {
    if (!this.told) this.advance();
  }

  /** The moment is over. */
  advance(): void {
    const { moment, count } = this;
    const { seen, free } = this.peep;
    if (moment === 'told') this.goOn();
    else if (moment === 'coming') this.#enter(free ? 'lamp' : 'dark');
    else if (moment === 'dark' && seen.length === 0) this.#enter('search');
    else if ((moment === 'dark' || moment === 'caught') && count < seen.length) {
      this.count = count + 1;
      this.#enter('caught');
    } else if (moment === 'leaving') this.#leave();
    else if (moment === 'lamp') this.#enter('told');
    else this.#enter('lamp');
  }

  toTheEnd(): void {
    this.count = this.peep.seen.length;
    this.#enter('told');
  }

  /** Once more, for this page alone. */
  again(): void {
    this.count = 0;
    this.#enter('dark');
  }

  /** Back to the hall. */
  goOn(): void {
    if (this.moment !== 'leaving') this.#enter('leaving');
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #leave(): void {
    this.stop();
    this.#gone();
  }

  #enter(moment: Moment): void {
    this.stop();
    this.#timer = undefined;
    this.moment = moment;
    if (moment === 'told' && !this.#watching) return;
    // nobody is caught before the hall can be seen
    if (moment === 'dark' && !this.#ready) return;
    this.#wait();
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.advance(), LASTS[this.moment][this.#still ? 1 : 0]);
  }
}
