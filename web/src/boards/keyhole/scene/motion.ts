// Things under way: each runs for a while, a step at every drawn frame, and can be brought to its end at once.
type Step = (share: number) => void;

/** What moves: things in the hall, the viewer around it, or a peep. */
export type Mover = 'things' | 'viewer' | 'peep';

interface Run {
  mover: Mover;
  start: number | null;
  lasts: number;
  step: Step;
  end: () => void;
}

/** The durations of the look (docs/look.md, Motion), in milliseconds. */
export const LASTS = { quick: 160, step: 280, turn: 420, drift: 700, scene: 1100, breathe: 2600 };

export class Motion {
  #runs: Run[] = [];

  constructor(readonly wake: () => void) {}

  get busy(): boolean {
    return this.#runs.length > 0;
  }

  /** Resolves at the end, however it was reached; the last step is always 1. */
  run(mover: Mover, lasts: number, step: Step): Promise<void> {
    return new Promise((end) => {
      step(0);
      this.#runs.push({ mover, start: null, lasts, step, end });
      this.wake();
    });
  }

  tick(now: number): void {
    for (const run of [...this.#runs]) {
      run.start ??= now;
      const share = (now - run.start) / run.lasts;
      if (share < 1) run.step(share);
      else this.#finish(run);
    }
  }

  skip(mover?: Mover): void {
    for (const run of [...this.#runs]) if (!mover || run.mover === mover) this.#finish(run);
  }

  #finish(run: Run): void {
    this.#runs = this.#runs.filter((other) => other !== run);
    run.step(1);
    run.end();
  }
}

export const smooth = (t: number) => t * t * (3 - 2 * t);
/** Slow, then falling. */
export const drop = (t: number) => t * t;
/** The share of a part of the way. */
export const part = (t: number, from: number, to: number) => Math.min(1, Math.max(0, (t - from) / (to - from)));
