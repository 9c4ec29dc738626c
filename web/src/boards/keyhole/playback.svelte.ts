// What the board shows from moment to moment: the view, on the way to it the moves so far, and the looks through the keyhole.
import { play } from '../../sound';
import type { Stage, Step } from '..';
import { StepPlayback, type Follows } from '../playback.svelte';
import { plan, type Act, type Peep } from './motion';
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
  /** The look that is open. */
  peep = $state.raw<Peep | null>(null);
  /** Whether another look of the same step follows it. */
  more = $state(false);
  /** The last look that was made while this page was open. */
  lastPeep = $state.raw<Peep | null>(null);
  gains = $state.raw<readonly Gain[]>([]);
  rolls = $state.raw<readonly Roll[]>([]);

  /** Whether whoever looks only watches, so that a look ends by itself. */
  readonly #watching: () => boolean;
  #ids = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #closes: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Step<View, Event>, stage: Stage, watching: () => boolean) {
    super(first, stage);
    this.#watching = watching;
  }

  /** Enough of this look: on with what came of it, or back to the hall. */
  override goOn(): void {
    clearTimeout(this.#closes);
    this.peep = null;
    this.more = false;
    super.goOn();
  }

  /** Look once more through the door of the last peep. */
  lookAgain(): void {
    this.peep = this.lastPeep;
  }

  /** Look through a door without a verdict, once the game is over. */
  lookThrough(door: Door): void {
    this.peep = { door, seen: [], view: this.shown };
  }

  /** This has arrived. */
  drop(gain: Gain): void {
    this.gains = this.gains.filter(({ id }) => id !== gain.id);
  }

  override stop(): void {
    super.stop();
    for (const timer of [...this.#timers, this.#closes]) clearTimeout(timer);
  }

  protected override comes(_step: Step<View, Event>, follows: Follows): void {
    if (follows === 'again') return;
    if (follows === 'jump') this.rolls = [];
    clearTimeout(this.#closes);
    this.peep = null;
  }

  protected plan(events: readonly Event[]): Act[] {
    return plan(events);
  }

  protected start(act: Act): void {
    const { event } = act;
    const { name } = event;
    if (name === 'peep') this.#opens(event.fields, act);
    if (name === 'card') play('turn-card');
    if (name === 'set') play('stone', { seat: 0 });
    if (name === 'stands') play('ghost', { level: 2 });
    if (name === 'rolled' || name === 'crystal') play('dice');
    this.#note(event);
  }

  protected override atOnce(act: Act): void {
    const { event } = act;
    if (event.name === 'peep') this.#opens(event.fields, act);
    const gain = this.#note(event);
    if (gain) this.#later(STILL_GAIN, () => this.drop(gain));
  }

  /** The look through the keyhole, with the hall as it is at this moment. What came of it is shown when one goes on. */
  #opens(door: Door, act: Act): void {
    const seen = act.seen ?? [];
    this.more = this.acts.slice(this.acts.indexOf(act) + 1).some(({ waits }) => waits);
    this.peep = this.lastPeep = { door, seen, view: { ...this.shown, keyhole: door } };
    play('peep');
    if (this.#watching()) this.#closes = setTimeout(() => this.goOn(), GLANCE + PER_GHOST * seen.length);
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
