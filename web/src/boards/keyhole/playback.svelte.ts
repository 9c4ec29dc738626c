// What the board shows from moment to moment: the view, on the way to it the moves so far, and the looks through the keyhole.
import { play } from '../../sound';
import type { Step } from '..';
import { StepPlayback, type Follows } from '../playback.svelte';
import { after, peepsOf, plan, type Act, type Peep } from './motion';
import type { Door, Event, View } from '../../generated/keyhole';
import { WORTH } from '../../generated/keyhole-tables';
import { sizeOf } from './pieces';

/** Points that rise from the place where a ghost left the hall to its seat. */
export type Gain = { id: number; seat: number; ghost: string; points: number };
export type Roll = { id: number; seat: number; number: number };

/** Milliseconds: how long the game waits for somebody who looks; how long a look lasts for somebody who only watches. */
const PATIENCE = 20_000;
const GLANCE = 7_000;
const PER_GHOST = 900;
const STILL_GAIN = 2000;
const DICE_STAY = 2600;

export type PlaybackEars = {
  settled: (key: number) => void;
  lingers: (key: number) => void;
  /** Whether whoever looks only watches, so that a look ends by itself. */
  watching: () => boolean;
};

export class Playback extends StepPlayback<View, Event, Act> {
  /** The look that is open, and those of the same step that follow it. */
  peeps = $state.raw<readonly Peep[]>([]);
  /** The looks of the last peep that was made while this page was open. */
  lastPeeps = $state.raw<readonly Peep[]>([]);
  gains = $state.raw<readonly Gain[]>([]);
  rolls = $state.raw<readonly Roll[]>([]);

  readonly #ears: PlaybackEars;
  #before: View;
  #waiting: number | null = null;
  #ids = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #closes: ReturnType<typeof setTimeout> | undefined;
  #goesOn: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Step<View, Event>, ears: PlaybackEars) {
    super(first, (key) => this.#rests(key));
    this.#ears = ears;
    this.#before = first.view;
  }

  /** The look that is open now. */
  get peep(): Peep | null {
    return this.peeps[0] ?? null;
  }

  /** Enough of this look: the next, or back to the hall. */
  goOn(): void {
    clearTimeout(this.#closes);
    this.peeps = this.peeps.slice(1);
    if (this.peeps.length > 0) this.#opens();
    else this.#release();
  }

  /** Look once more through the door of the last peep. */
  lookAgain(): void {
    this.peeps = this.lastPeeps;
  }

  /** Look through a door without a verdict, once the game is over. */
  lookThrough(door: Door): void {
    this.peeps = [{ door, seen: [], view: this.shown }];
  }

  /** This has arrived. */
  drop(gain: Gain): void {
    this.gains = this.gains.filter(({ id }) => id !== gain.id);
  }

  override stop(): void {
    super.stop();
    for (const timer of [...this.#timers, this.#closes, this.#goesOn]) clearTimeout(timer);
  }

  protected override comes(_step: Step<View, Event>, follows: Follows): void {
    this.#before = this.shown;
    if (follows === 'jump') this.rolls = [];
    if (follows === 'play') this.#release();
  }

  protected plan(events: readonly Event[]): Act[] {
    return plan(events);
  }

  protected start({ event }: Act): void {
    const { name } = event;
    if (name === 'card') play('turn-card');
    if (name === 'set') play('stone', { seat: 0 });
    if (name === 'stands') play('ghost', { level: 2 });
    if (name === 'rolled' || name === 'crystal') play('dice');
    this.#note(event);
  }

  protected after(view: View, { event }: Act): View {
    return after(view, event);
  }

  protected override atOnce(acts: readonly Act[]): void {
    for (const { event } of acts) {
      const gain = this.#note(event);
      if (gain) this.#later(STILL_GAIN, () => this.drop(gain));
    }
  }

  /** The hall has come to rest. A look through the keyhole is over when it is closed, or when the game cannot wait any longer. */
  #rests(key: number): void {
    const { events, animate } = this.step;
    const peeps = animate && this.#before !== this.step.view ? peepsOf(this.#before, events) : [];
    this.#before = this.step.view;
    if (peeps.length === 0) {
      if (this.#waiting !== key) this.#ears.settled(key);
      return;
    }
    this.peeps = this.lastPeeps = peeps;
    if (document.hidden) {
      this.#ears.settled(key);
      return;
    }
    this.#waiting = key;
    this.#ears.lingers(key);
    this.#goesOn = setTimeout(() => this.#release(), PATIENCE);
    this.#opens();
  }

  #opens(): void {
    const { peep } = this;
    play('peep');
    if (peep && this.#ears.watching()) {
      this.#closes = setTimeout(() => this.goOn(), GLANCE + PER_GHOST * peep.seen.length);
    }
  }

  #release(): void {
    clearTimeout(this.#goesOn);
    const key = this.#waiting;
    this.#waiting = null;
    if (key !== null) this.#ears.settled(key);
  }

  #later(wait: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, wait);
    this.#timers.add(timer);
  }

  #note({ name, fields }: Event): Gain | null {
    if (name === 'rolled' || name === 'crystal') {
      const roll = { id: (this.#ids += 1), ...fields };
      this.rolls = [...this.rolls, roll].slice(-6);
      this.#later(DICE_STAY, () => (this.rolls = this.rolls.filter(({ id }) => id !== roll.id)));
    }
    if (name !== 'crossed') return null;
    const { seat, ghost } = fields;
    const gain = { id: (this.#ids += 1), seat, ghost, points: WORTH[sizeOf(ghost)].crossed };
    this.gains = [...this.gains, gain];
    return gain;
  }
}
