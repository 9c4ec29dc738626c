// What happened is shown one thing after the other: the next when the board has finished, when time is up, or on a tap.
import type { Event, Position } from '../generated/protocol';
import { MOST_AT_ONCE, type Scene } from './folding';

/** What the board shows now. Every step has a key of its own, also when it is an earlier moment again. */
export type Shown = { key: number; position: Position; events: Event[]; animate: boolean; told: number };

/** Milliseconds after which a decision counts as shown, whatever the board says. */
export const LONGEST = 1500;

let keys = 0;
/** A key that no step has had before. */
export function newKey(): number {
  return (keys += 1);
}

export class Steps {
  shown = $state.raw<Shown | null>(null);
  /** Whether something is being shown, so that nobody should decide yet. */
  busy = $state(false);

  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `hurried`: nobody looks, or nobody wants to see things move. */
  add(scene: Scene, hurried = false): void {
    if (scene.how === 'jump' || hurried) {
      this.#waiting = [];
      this.#show(scene, false);
      return;
    }
    this.#waiting.push(scene);
    if (this.#waiting.length > MOST_AT_ONCE) this.#toTheEnd();
    else if (!this.busy) this.#next();
  }

  /** The board has finished showing this step. */
  settled(key: number): void {
    if (this.busy && key === this.shown?.key) this.#next();
  }

  /** This step is looked at for as long as the reader likes. */
  lingers(key: number): void {
    if (this.busy && key === this.shown?.key) clearTimeout(this.#timer);
  }

  /** The reader has seen enough of this step. */
  skip(): void {
    if (!this.busy || !this.shown) return;
    if (this.#waiting.length > 0) this.#next();
    else this.still();
  }

  /** Show the same again, without moving. */
  still(): void {
    if (this.shown) this.#rest({ ...this.shown, key: newKey(), events: [], animate: false });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(): void {
    const scene = this.#waiting.shift();
    if (!scene) {
      clearTimeout(this.#timer);
      this.busy = false;
      return;
    }
    this.#show(scene, scene.how === 'play');
    if (!this.busy && this.#waiting.length > 0) this.#next();
  }

  #toTheEnd(): void {
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last) this.#show(last, false);
  }

  #show({ position, events, told, decisions }: Scene, animate: boolean): void {
    const shown = { key: newKey(), position, events: animate ? events : [], animate, told };
    if (!animate) return this.#rest(shown);
    clearTimeout(this.#timer);
    this.shown = shown;
    this.busy = true;
    this.#timer = setTimeout(() => this.settled(shown.key), LONGEST * decisions);
  }

  #rest(shown: Shown): void {
    clearTimeout(this.#timer);
    this.shown = shown;
    this.busy = false;
  }
}
