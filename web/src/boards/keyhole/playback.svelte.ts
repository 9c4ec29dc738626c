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

/** Milliseconds. */
const STILL_GAIN = 2000;
const DICE_STAY = 2600;

export class Playback extends StepPlayback<View, Event, Act> {
  /** The look that is open, and those of the same step that follow it. */
  peeps = $state.raw<readonly Peep[]>([]);
  /** The looks of the last peep that was made while this page was open. */
  lastPeeps = $state.raw<readonly Peep[]>([]);
  gains = $state.raw<readonly Gain[]>([]);
  rolls = $state.raw<readonly Roll[]>([]);

  #before: View;
  #release: (() => void) | null = null;
  #ids = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(first: Step<View, Event>, stage: Stage) {
    super(first, stage);
    this.#before = first.view;
  }

  /** The look that is open now. */
  get peep(): Peep | null {
    return this.peeps[0] ?? null;
  }

  /** Enough of this look: the next, or back to the hall. */
  goOn(): void {
    this.peeps = this.peeps.slice(1);
    const { peep } = this;
    if (!peep) this.#close();
    else if (this.#release) this.#look(peep);
  }

  /** Look once more through the door of the last peep. */
  lookAgain(): void {
    this.peeps = this.lastPeeps;
  }

  /** Look through a door without a verdict, once the game is over. */
  lookThrough(door: Door): void {
    this.peeps = [{ door, by: null, seen: [], hidden: [], view: this.shown, told: 0, free: true }];
  }

  /** This has arrived. */
  drop(gain: Gain): void {
    this.gains = this.gains.filter(({ id }) => id !== gain.id);
  }

  override stop(): void {
    super.stop();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#letGo();
  }

  protected override comes(_step: Step<View, Event>, follows: Follows): void {
    this.#before = this.shown;
    // the table was taken back, or another seat looks: then no look is open any more
    if (follows === 'jump') this.rolls = this.peeps = [];
    if (follows !== 'again') this.#letGo();
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

  /** While somebody looks nothing of what the look shows is told yet. */
  protected override get told(): number {
    return this.#release ? (this.peep?.told ?? super.told) : super.told;
  }

  /** The hall has come to rest. A look through the keyhole holds the story until it is closed. */
  protected override rest(): void {
    const { events, animate, key } = this.step;
    const peeps = animate && this.#before !== this.step.view ? peepsOf(this.#before, events) : [];
    this.#before = this.step.view;
    const [first] = peeps;
    if (!first) {
      super.rest();
      return;
    }
    this.busy = false;
    this.peeps = this.lastPeeps = peeps;
    this.stage.begins(key);
    this.#release = this.stage.hold();
    this.#look(first);
  }

  #look(peep: Peep): void {
    play('peep');
    this.shown = peep.view;
  }

  /** Now all is told, and the story goes on. */
  #close(): void {
    const release = this.#release;
    if (!release) return;
    this.#release = null;
    super.rest();
    release();
  }

  #letGo(): void {
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
