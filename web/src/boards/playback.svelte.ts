// What a board shows from moment to moment, as far as that is the same in every game: a step is played event by event, or drawn at
// once, and in either case it comes to an end.
import type { Event } from '../generated/protocol';
import { settings } from '../settings.svelte';
import type { Step } from '.';

/** One movement: from `at` for `long` milliseconds; the picture changes `lands` after the beginning. */
export type Timed = { at: number; long: number; lands: number };

/** The next movement may start when the last is so far done (docs/look.md, Motion). */
export const OVERLAP = 0.7;

/** When the last of these movements is over. */
export function endOf(acts: readonly Timed[]): number {
  return Math.max(0, ...acts.map(({ at, long }) => at + long));
}

/** Durations of tokens.css in milliseconds. */
export type Pace = { quick: number; step: number; turn: number; drift: number };

export function readPace(): Pace {
  const tokens = getComputedStyle(document.documentElement);
  // The build may write 160ms as .16s.
  const read = (name: string) => {
    const written = tokens.getPropertyValue(name);
    return parseFloat(written) * (written.includes('ms') ? 1 : 1000);
  };
  return { quick: read('--m-quick'), step: read('--m-step'), turn: read('--m-turn'), drift: read('--m-drift') };
}

/** How a step follows the one before: it can be played, it is the same again, or it is somewhere else. */
export type Follows = 'play' | 'again' | 'jump';

export abstract class StepPlayback<View extends object, Happened extends Event, Act extends Timed> {
  /** The view as far as it has been told. */
  shown = $state.raw<View>()!;
  /** Whether a step is being played. */
  busy = $state(false);

  protected step: Step<View, Happened>;
  protected acts: Act[] = [];
  readonly #settled: (key: number) => void;
  readonly #started = new WeakSet<Act>();
  readonly #landed = new WeakSet<Act>();
  #begun = 0;
  #frame = 0;

  constructor(first: Step<View, Happened>, settled: (key: number) => void) {
    this.#settled = settled;
    this.step = first;
    this.shown = first.view;
  }

  /** Go on to this step: play what led to it, or draw it at once. */
  show(step: Step<View, Happened>): void {
    if (this.busy && step.key === this.step.key) return;
    if (this.busy) this.finish();
    const again = step.key === this.step.key || step.view === this.step.view;
    this.step = step;
    const follows = again ? 'again' : step.animate && this.playable(step) ? 'play' : 'jump';
    this.comes(step, follows);
    const acts = follows === 'play' ? this.plan(step.events) : [];
    if (settings.still || document.hidden || endOf(acts) === 0) {
      this.atOnce(acts);
      this.rest();
      return;
    }
    this.acts = acts;
    this.busy = true;
    this.begins();
    this.#begun = performance.now();
    this.#tick(this.#begun);
  }

  /** Leave out the rest of the motion. */
  skip(): void {
    if (this.busy) this.finish();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** What is to be seen of these events, one after the other. */
  protected abstract plan(events: readonly Happened[]): Act[];
  /** A movement starts. */
  protected abstract start(act: Act): void;
  /** The view once this has been done. */
  protected abstract after(view: View, act: Act): View;

  /** Whether the way from what is shown to this step may be seen. */
  protected playable(_step: Step<View, Happened>): boolean {
    return true;
  }
  /** A step comes, before anything of it is shown. */
  protected comes(_step: Step<View, Happened>, _follows: Follows): void {}
  /** Now it is played. */
  protected begins(): void {}
  /** So many milliseconds of it have passed. */
  protected passes(_passed: number): void {}
  /** These are not played: without motion, or because nobody looks. */
  protected atOnce(_acts: readonly Act[]): void {}
  /** A movement has changed the picture. */
  protected landed(_act: Act): void {}
  /** The board comes to rest: `shown` is the step's view. */
  protected rested(): void {}

  protected finish(): void {
    cancelAnimationFrame(this.#frame);
    this.acts = [];
    this.rest();
  }

  protected rest(): void {
    this.busy = false;
    this.shown = this.step.view;
    this.rested();
    this.#settled(this.step.key);
  }

  #tick(now: number): void {
    const passed = now - this.#begun;
    const { acts } = this;
    for (const act of acts) {
      if (passed >= act.at && !this.#started.has(act)) {
        this.#started.add(act);
        this.start(act);
      }
      if (passed >= act.at + act.lands && !this.#landed.has(act)) {
        this.#landed.add(act);
        this.shown = this.after(this.shown, act);
        this.landed(act);
      }
    }
    this.passes(passed);
    if (passed >= endOf(acts)) this.finish();
    else this.#frame = requestAnimationFrame((next) => this.#tick(Math.max(next, this.#begun)));
  }
}
