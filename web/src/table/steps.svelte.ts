// What happened is shown one thing after the other, at the speed that the player chose: the next when the board has finished, when
// nobody holds it, or on a tap. Nothing is left out. What has not been shown yet is on no part of the page: not on the board, not in
// points or log, and nobody is asked for a decision before it.
import type { Event, Position } from '../generated/protocol';
import { settings, type Speed } from '../settings.svelte';
import type { Scene } from './folding';
import { Holds } from './holds.svelte';

/** What the board shows now. Every step has a key of its own, also when it is an earlier moment again. */
export type Shown = {
  key: number;
  position: Position;
  events: Event[];
  animate: boolean;
  /** Chapters of the story that are told when it has been shown. */
  told: number;
  /** How fast it is played: 1 is the time that docs/look.md gives; Infinity is at once. */
  rate: number;
};

/** Milliseconds after which a step counts as shown, if no board says that it plays it. */
export const UNATTENDED = 1500;
/** Milliseconds from one decision to the next while others wait to be shown. */
const BREATH: Record<Speed, number> = { slow: 1400, normal: 450, quick: 80, once: 0 };
const RATE: Record<Speed, number> = { slow: 0.5, normal: 1, quick: 2.2, once: Infinity };
/** The more there is to show the faster it goes: from so many waiting decisions on, at so many times the speed. */
const HURRY = [
  { waiting: 24, by: Infinity },
  { waiting: 10, by: 3 },
  { waiting: 5, by: 1.7 },
] as const;

let keys = 0;
/** A key that no step has had before. */
export function newKey(): number {
  return (keys += 1);
}

/** How fast things are shown when so many others wait. */
export function rateFor(waiting: number): number {
  return RATE[settings.speed] * (HURRY.find((each) => waiting >= each.waiting)?.by ?? 1);
}

export class Steps {
  shown = $state.raw<Shown | null>(null);
  /** The picture as the board has it at this moment: on the way to `shown` it is not there yet. */
  picture = $state.raw<unknown>(null);
  /** Chapters of the story that have been shown, and of the next one so many events. */
  told = $state.raw<{ chapters: number; events: number }>({ chapters: 0, events: 0 });
  /** Decisions that wait to be shown. */
  waiting = $state(0);
  readonly holds: Holds;

  readonly #scenes: Scene[] = [];
  /** Whether things have piled up behind what held them. */
  #piled = false;
  #playing = $state<number | null>(null);
  #breathing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(holds = new Holds()) {
    this.holds = holds;
    holds.whenFree(() => this.#goOn());
  }

  /** Whether something is still to be seen, so that nobody should decide yet. */
  get busy(): boolean {
    const { scene } = this.holds;
    return this.#playing !== null || this.waiting > 0 || this.#breathing || scene;
  }

  /** `hurried`: nobody looks at the board. */
  add(scene: Scene, hurried = false): void {
    if (scene.how === 'jump') {
      this.#forget();
      this.#rest(scene);
      return;
    }
    this.#scenes.push(scene);
    this.#count();
    if (this.holds.held) this.#piled = true;
    if (hurried && !this.holds.held) this.catchUp();
    else this.#goOn();
  }

  /** The board plays this step and will say when it is over. */
  begins(key: number): void {
    if (key === this.#playing) clearTimeout(this.#timer);
  }

  /** This is what the board shows on the way, and how many of the step's events have been seen. */
  shows(key: number, picture: unknown, events: number): void {
    if (key !== this.shown?.key || key !== this.#playing) return;
    this.picture = picture;
    if (events !== this.told.events) this.told = { ...this.told, events };
  }

  /** The board has finished showing this step. */
  settled(key: number): void {
    if (key !== this.#playing) return;
    this.#settle();
    this.#breathe();
  }

  /** The reader has seen enough of this step. */
  skip(): void {
    if (this.holds.scene) return;
    if (this.#playing !== null) this.still();
    clearTimeout(this.#timer);
    this.#breathing = false;
    this.#goOn();
  }

  /** Everything that waits has been seen enough of: how it stands now. */
  catchUp(): void {
    const last = this.#scenes.at(-1);
    this.#forget();
    if (last) this.#rest(last);
    else this.still();
  }

  /** Show the same again, without moving. */
  still(): void {
    if (!this.shown) return;
    this.#settle();
    this.shown = { ...this.shown, key: newKey(), events: [], animate: false };
  }

  stop(): void {
    this.#forget();
  }

  #goOn(): void {
    if (this.#playing !== null || this.#breathing || this.holds.held) return;
    const scene = this.#scenes.shift();
    this.#count();
    if (!scene) return;
    if (scene.how !== 'play') {
      this.#rest(scene);
      this.#goOn();
      return;
    }
    const { position, events, told } = scene;
    const key = newKey();
    const rate = rateFor(this.#scenes.length);
    this.told = { chapters: told - 1, events: 0 };
    this.shown = { key, position, events, animate: true, told, rate };
    this.#playing = key;
    this.#timer = setTimeout(() => this.settled(key), UNATTENDED / Math.min(rate, 100));
  }

  /** What was played is over. */
  #settle(): void {
    clearTimeout(this.#timer);
    this.#playing = null;
    if (!this.shown) return;
    this.picture = this.shown.position.view;
    this.told = { chapters: this.shown.told, events: 0 };
  }

  /** A moment to take in what happened, if something else is to follow. */
  #breathe(): void {
    if (this.#scenes.length === 0) {
      this.#piled = false;
      return;
    }
    // Without motion the pace at which things happen is slow enough, but not for what has piled up.
    const paced = settings.still && settings.speed === 'normal' && !this.#piled;
    const breath = paced ? 0 : BREATH[settings.speed] / (rateFor(this.#scenes.length) / RATE[settings.speed] || 1);
    if (!(breath > 0)) return this.#goOn();
    this.#breathing = true;
    this.#timer = setTimeout(() => {
      this.#breathing = false;
      this.#goOn();
    }, breath);
  }

  #rest({ position, told }: Scene): void {
    this.shown = { key: newKey(), position, events: [], animate: false, told, rate: 1 };
    this.#settle();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#playing = null;
    this.#breathing = false;
    this.#scenes.length = 0;
    this.#count();
  }

  #count(): void {
    this.waiting = this.#scenes.length;
  }
}
