// What a board shows from moment to moment, as far as that is the same in every game. The picture is always made of what the server
// told: each place of it shows how it was before the step or how it is after it (difference.ts). The events say when which place
// changes, and what is to be seen besides. However a step is played, it ends on the view of the step.
import type { Event } from '../generated/protocol';
import { settings } from '../settings.svelte';
import type { Stage, Step } from '.';
import { made, schedule, type Due, type Sees } from './difference';

/**
 * One movement: from `at` for `long` milliseconds; the picture changes `lands` after the beginning. `nth` is the number of its event.
 * At one that `waits` the story stands still until `goOn`: whatever it shows, nothing of what follows is to be seen before.
 */
export type Timed = { at: number; long: number; lands: number; nth?: number; sees?: Sees; waits?: boolean };

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
  #picture = $state.raw<View>()!;
  /** Whether a step is being played. */
  busy = $state(false);

  protected step: Step<View, Happened>;
  protected acts: Act[] = [];
  protected readonly stage: Stage;
  #dues: Due[] = [];
  #started = 0;
  readonly #landed = new Set<Act>();
  /** Milliseconds of the step that have been played, and when they were. */
  #passed = 0;
  #seenAt = 0;
  #rate = 1;
  #frame = 0;
  /** Keeps the rest of the story waiting; there as long as a movement waits. */
  #release: (() => void) | null = null;

  constructor(first: Step<View, Happened>, stage: Stage) {
    this.stage = stage;
    this.step = first;
    this.#picture = first.view;
  }

  /** The view as far as it has been shown. */
  get shown(): View {
    return this.#picture;
  }

  /** Whether a movement waits for the player. */
  get waits(): boolean {
    return this.#release !== null;
  }

  /** Go on to this step: play what led to it, or draw it at once. */
  show(step: Step<View, Happened>): void {
    if (this.busy && step.key === this.step.key) return;
    const again = step.key === this.step.key || step.view === this.step.view;
    if (this.busy) this.#rest();
    this.step = step;
    const follows = again ? 'again' : step.animate && this.playable(step) ? 'play' : 'jump';
    this.comes(step, follows);
    this.acts = follows === 'play' ? this.plan(step.events) : [];
    if (this.acts.length === 0) {
      this.#rest();
      return;
    }
    const rate = step.rate ?? 1;
    const still = settings.still || document.hidden || rate === Infinity || endOf(this.acts) === 0;
    this.#dues = schedule(
      this.#picture,
      step.view,
      this.acts.map(({ at, lands, sees = {} }) => ({ at, lands, sees })),
      endOf(this.acts),
    );
    [this.#started, this.#passed, this.#rate] = [0, 0, still ? Infinity : rate];
    this.#landed.clear();
    this.busy = true;
    this.stage.begins(step.key);
    if (!still) this.begins();
    this.#seenAt = performance.now();
    this.#goes();
  }

  /** Leave out the rest of the motion; what waits for the player is not left out. */
  skip(): void {
    if (!this.busy || this.waits) return;
    this.#rate = Infinity;
    cancelAnimationFrame(this.#frame);
    this.#goes();
  }

  /** The player has seen what waited. */
  goOn(): void {
    if (!this.#release) return;
    this.#letGo();
    this.#seenAt = performance.now();
    this.#goes();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#letGo();
  }

  /** What is to be seen of these events, one after the other. */
  protected abstract plan(events: readonly Happened[]): Act[];
  /** A movement starts. */
  protected abstract start(act: Act): void;

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
  /** A movement is not played, but what it leaves to be read is shown: without motion, or at once. */
  protected atOnce(_act: Act): void {}
  /** A movement has changed the picture. */
  protected landed(_act: Act): void {}
  /** The board comes to rest: `shown` is the step's view. */
  protected rested(): void {}

  #goes(): void {
    if (this.#rate === Infinity) {
      if (this.#advance(Infinity)) this.#rest();
      return;
    }
    this.#frame = requestAnimationFrame((now) => this.#tick(Math.max(now, this.#seenAt)));
    if (this.#passed === 0) this.#advance(0);
  }

  #tick(now: number): void {
    const until = this.#passed + (now - this.#seenAt) * this.#rate;
    this.#seenAt = now;
    if (!this.#advance(until)) return;
    this.passes(this.#passed);
    if (this.#passed >= endOf(this.acts)) this.#rest();
    else this.#frame = requestAnimationFrame((next) => this.#tick(Math.max(next, this.#seenAt)));
  }

  /** Come to this moment of the step, or to a movement before it that waits; whether it was reached. */
  #advance(until: number): boolean {
    const { acts } = this;
    for (;;) {
      const next = acts[this.#started];
      // What lands at the same time as something starts has landed before it.
      const at = next && next.at <= until ? next.at : until;
      this.#land(at);
      this.#passed = Math.min(at, endOf(acts));
      if (!next || next.at > until) return true;
      this.#started += 1;
      if (this.#rate === Infinity) this.atOnce(next);
      else this.start(next);
      if (!next.waits) continue;
      cancelAnimationFrame(this.#frame);
      this.#release = this.stage.hold();
      this.#tell(at);
      return false;
    }
  }

  #land(until: number): void {
    const due = this.#dues.findIndex(({ at }) => at > until);
    const now = this.#dues.splice(0, due < 0 ? this.#dues.length : due);
    for (const { change } of now) this.#picture = made(this.#picture, change);
    for (const act of this.acts.slice(0, this.#started)) {
      if (this.#landed.has(act) || act.at + act.lands > until) continue;
      this.#landed.add(act);
      this.landed(act);
    }
    this.#tell(until);
  }

  /** Tell the page how far the picture is. A line of the log comes when its movement is over, and all before it. */
  #tell(until: number): void {
    const first = this.acts.find((act, k) => k >= this.#started || act.at + act.long > until);
    this.stage.shows(this.step.key, this.#picture, first ? (first.nth ?? 0) : this.step.events.length);
  }

  #rest(): void {
    cancelAnimationFrame(this.#frame);
    this.#letGo();
    this.acts = [];
    this.#dues = [];
    this.busy = false;
    this.#picture = this.step.view;
    this.rested();
    this.stage.settled(this.step.key);
  }

  #letGo(): void {
    this.#release?.();
    this.#release = null;
  }
}
