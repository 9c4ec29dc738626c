// Earlier moments again: which one is looked at, from where, and the playing on from there.
import type { Seen } from '../generated/protocol';
import type { Answer, Wish } from './connection';
import { LONGEST, newKey, type Shown } from './steps.svelte';

/** A seat, everything, or what everybody saw. */
export type Viewer = number | 'above' | 'watching';

type Asker = (wish: Wish) => Promise<Answer>;
type Sight = { viewer: Viewer; moment: number };

const MOST_KEPT = 240;
const AHEAD = 3;
/** Milliseconds between a step that is shown and the next, while it plays by itself. */
const BREATH = 450;
/** Milliseconds that a moment must be of interest before the server is asked for it: a slider passes over many. */
const DRAG = 70;
/** The server takes ten questions a second, and some at once; we stay below that. */
const PACE = 125;
const BURST = 20;

export class Replay {
  /** The moment that is looked at; null is now. */
  moment = $state<number | null>(null);
  viewer = $state<Viewer>('watching');
  playing = $state(false);
  shown = $state.raw<Shown | null>(null);

  readonly #ask: Asker;
  readonly #left: () => void;
  readonly #kept = new Map<string, Promise<Seen | null>>();
  #last = 0;
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `left` is called when now is looked at again. */
  constructor(ask: Asker, left: () => void = () => undefined) {
    this.#ask = ask;
    this.#left = left;
  }

  /** The story reaches this far now. What was taken back is forgotten. */
  reaches(last: number, unchanged: boolean): void {
    this.#last = last;
    if (!unchanged) this.#kept.clear();
    if (this.moment !== null && this.moment > last) void this.go(last);
  }

  /** Look at a moment. One step forward is shown as it happened; everything else is a jump. */
  async go(moment: number, viewer: Viewer = this.viewer): Promise<void> {
    const sight = { viewer, moment: Math.min(Math.max(0, moment), this.#last) };
    const forward = this.moment !== null && sight.moment === this.moment + 1 && viewer === this.viewer;
    this.moment = sight.moment;
    this.viewer = viewer;
    clearTimeout(this.#timer);
    const here = () => this.moment === sight.moment && this.viewer === viewer;
    if (!this.#kept.has(nameOf(sight)) && !forward) await pause(DRAG);
    const seen = here() ? await this.#see(sight) : null;
    if (!here()) return;
    if (!seen) {
      this.leave();
      return;
    }
    const { position, events } = seen;
    const key = newKey();
    this.shown = { key, position, events: forward ? events : [], animate: forward, told: sight.moment + 1 };
    for (let next = sight.moment + 1; next <= Math.min(sight.moment + AHEAD, this.#last); next += 1) {
      if (forward) void this.#see({ viewer, moment: next });
    }
    if (this.playing) this.#timer = setTimeout(() => this.settled(key), forward ? LONGEST : 0);
  }

  step(by: number): void {
    this.playing = false;
    void this.go((this.moment ?? this.#last) + by);
  }

  /** Play on from here, or from the start when we are at the end. */
  play(): void {
    const from = this.moment;
    this.playing = true;
    if (from === null || from >= this.#last) void this.go(0);
    else void this.go(from + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Back to now. */
  leave(): void {
    this.pause();
    if (this.moment === null) return;
    this.moment = null;
    this.shown = null;
    this.#left();
  }

  /** The board has finished showing this step: the next one, if it plays by itself. */
  settled(key: number): void {
    if (!this.playing || key !== this.shown?.key || this.moment === null) return;
    clearTimeout(this.#timer);
    const { moment } = this;
    if (moment >= this.#last) this.pause();
    else this.#timer = setTimeout(() => void this.go(moment + 1), BREATH);
  }

  /** The board takes its time over this step. */
  lingers(key: number): void {
    if (this.playing && key === this.shown?.key) clearTimeout(this.#timer);
  }

  #see(sight: Sight): Promise<Seen | null> {
    const name = nameOf(sight);
    const known = this.#kept.get(name);
    if (known) return known;
    if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
    const seeing = this.#look(sight);
    this.#kept.set(name, seeing);
    void seeing.then((seen) => seen || this.#kept.delete(name));
    return seeing;
  }

  async #look(sight: Sight): Promise<Seen | null> {
    const now = Date.now();
    this.#due = Math.max(this.#due, now - BURST * PACE) + PACE;
    if (this.#due > now) {
      await pause(this.#due - now);
      const passed = this.moment === null || Math.abs(this.moment - sight.moment) > AHEAD;
      if (passed) return null;
    }
    const answer = await this.#ask({ type: 'look', ...sight });
    return answer.type === 'seen' ? answer : null;
  }
}

function nameOf({ viewer, moment }: Sight): string {
  return `${viewer} ${moment}`;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((go) => setTimeout(go, milliseconds));
}
