// What the board shows from moment to moment: the view, on the way to it the moves so far, and the looks through the keyhole.
import { play } from '../../sound';
import type { Stage, Step } from '..';
import { StepPlayback, type Follows } from '../playback.svelte';
import { after, peepsOf, plan, type Act, type Peep } from './motion';
import type { Door, Event, View } from '../../generated/keyhole';
import { WORTH } from '../../generated/keyhole-tables';
import { sizeOf } from './pieces';

/** Points that rise from the place where a ghost left the hall to its seat. */
export type Gain = { id: number; seat: number; ghost: string; points: number };
export type Roll = { id: number; seat: number; number: number };

/** Milliseconds: how long a look lasts for somebody who only watches. */
const GLANCE = 7_000;
const PER_GHOST = 900;
const STILL_GAIN = 2000;
const DICE_STAY = 2600;

export class Playback extends StepPlayback<View, Event, Act> {
  /** The look that is open, and those of the same step that follow it. */
  peeps = $state.raw<readonly Peep[]>([]);
  /** The looks of the last peep that was made while this page was open. */
  lastPeeps = $state.raw<readonly Peep[]>([]);
  gains = $state.raw<readonly Gain[]>([]);
  rolls = $state.raw<readonly Roll[]>([]);

  /** Whether whoever looks only watches, so that a look ends by itself. */
  readonly #watching: () => boolean;
  #before: View;
  #release: (() => void) | null = null;
  #ids = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #closes: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Step<View, Event>, stage: Stage, watching: () => boolean) {
    super(first, stage);
    this.#watching = watching;
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
    else this.#goesOn();
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
    for (const timer of [...this.#timers, this.#closes]) clearTimeout(timer);
    this.#goesOn();
  }

  protected override comes(_step: Step<View, Event>, follows: Follows): void {
    this.#before = this.shown;
    if (follows === 'jump') this.rolls = [];
    if (follows !== 'again') this.#goesOn();
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

  /** The hall has come to rest. A look through the keyhole holds the story until it is closed. */
  protected override rested(): void {
    const { events, animate } = this.step;
    const peeps = animate && this.#before !== this.step.view ? peepsOf(this.#before, events) : [];
    this.#before = this.step.view;
    if (peeps.length === 0) return;
    this.peeps = this.lastPeeps = peeps;
    if (document.hidden) return;
    this.#release = this.stage.hold();
    this.#opens();
  }

  #opens(): void {
    const { peep } = this;
    play('peep');
    if (peep && this.#watching()) {
      this.#closes = setTimeout(() => this.goOn(), GLANCE + PER_GHOST * peep.seen.length);
    }
  }

  #goesOn(): void {
    this.#release?.();
    this.#release = null;
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
