// What the board shows from moment to moment: the view, on the way to it the moves so far, and the looks through the keyhole.
import { play } from '../../sound';
import type { Step } from '..';
import { StepPlayback, type Follows } from '../playback.svelte';
import { plan, type Act, type Peep } from './motion';
import type { Door, Event, View } from '../../generated/keyhole';
import { WORTH } from '../../generated/keyhole-tables';
import { sizeOf } from './pieces';

/** Points that rise from the place where a ghost left the hall to its seat. */
export type Gain = { id: number; seat: number; ghost: string; points: number };
export type Roll = { id: number; seat: number; number: number };

/** Milliseconds. */
const STILL_GAIN = 2000;
const DICE_STAY = 2600;

export class Playback extends StepPlayback<View, Event, Act> {
  /** The look that is open. */
  peep = $state.raw<Peep | null>(null);
  /** How many looks of the same step came before it, and whether another follows. */
  nth = $state(0);
  more = $state(false);
  /** The last look that was made while this page was open. */
  lastPeep = $state.raw<Peep | null>(null);
  gains = $state.raw<readonly Gain[]>([]);
  rolls = $state.raw<readonly Roll[]>([]);

  #ids = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Enough of this look: on with what came of it, or back to the hall. */
  override goOn(): void {
    this.peep = null;
    super.goOn();
  }

  /** Look once more through the door of the last peep. */
  lookAgain(): void {
    this.more = false;
    this.peep = this.lastPeep;
  }

  /** Look through a door without a verdict, once the game is over. */
  lookThrough(door: Door): void {
    this.more = false;
    this.peep = { door, by: null, seen: [], hidden: [], view: this.shown, free: true };
  }

  /** This has arrived. */
  drop(gain: Gain): void {
    this.gains = this.gains.filter(({ id }) => id !== gain.id);
  }

  override stop(): void {
    super.stop();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  protected override comes(_step: Step<View, Event>, follows: Follows): void {
    // the table was taken back, or another seat looks: then no look is open any more; one that was asked for once more stays
    if (follows !== 'jump') return;
    this.rolls = [];
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
    const looks = this.acts.filter(({ waits }) => waits);
    this.nth = looks.indexOf(act);
    this.more = this.nth < looks.length - 1;
    const look = act.look ?? { by: null, seen: [], hidden: [] };
    this.peep = this.lastPeep = { door, ...look, view: { ...this.shown, keyhole: door }, free: false };
    play('peep');
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
