// What the board shows from moment to moment: the view, or on the way to it the movements that are under way.
import type { Event, View } from '../../generated/graveyard';
import { settings } from '../../settings.svelte';
import { play } from '../../sound';
import type { Step } from '..';
import { StepPlayback, readPace, type Follows } from '../playback.svelte';
import { after, plan, traceOf, type Act, type Deed, type Trace } from './motion';
import { worth } from './pieces';

type Live = { deed: Deed; done: number };
/** Points that rise from a grave to a seat. */
export type Gain = { id: number; seat: number; grave: string; points: number };

const STILL_GAIN = 2000;

export class Playback extends StepPlayback<View, Event, Act> {
  /** The movements under way, each with the part of its time that has passed. */
  live = $state.raw<readonly Live[]>([]);
  gains = $state.raw<readonly Gain[]>([]);
  trace = $state.raw<Trace | null>(null);

  #you: number | null = null;
  #gained = 0;

  constructor(first: Step<View, Event>, settled: (key: number) => void) {
    super(first, settled);
    this.trace = traceOf(first.events);
  }

  override show(step: Step<View, Event>, you: number | null = null): void {
    this.#you = you;
    super.show(step);
  }

  /** These points have arrived. */
  drop(gain: Gain): void {
    this.gains = this.gains.filter(({ id }) => id !== gain.id);
  }

  // Another seat's secrets must not stay on the board while this seat's step is played. A step that everybody sees is
  // played all the same: before a curtain falls, whoever has moved sees what came of it.
  protected override playable({ view }: Step<View, Event>): boolean {
    return this.shown.seat === view.seat || view.seat === null;
  }

  protected override comes(step: Step<View, Event>, follows: Follows): void {
    this.trace = traceOf(step.events) ?? (follows === 'jump' ? null : this.trace);
  }

  protected plan(events: readonly Event[]): Act[] {
    return plan(events, this.#you, readPace());
  }

  protected start({ deed }: Act): void {
    if (deed.kind === 'turn') play('turn-card');
    if (deed.kind === 'look' || deed.kind === 'learn') play('ghost', { level: 1 });
    if (deed.kind === 'stone' || deed.kind === 'place') play('stone', { seat: deed.seat });
    this.#gain(deed);
  }

  protected after(view: View, { deed }: Act): View {
    return after(view, deed);
  }

  protected override passes(passed: number): void {
    this.live = this.acts.flatMap(({ deed, at, long }) =>
      passed >= at && passed < at + long ? [{ deed, done: (passed - at) / long }] : [],
    );
  }

  /** Without motion the points stand beside the seat for a while. */
  protected override atOnce(acts: readonly Act[]): void {
    if (!settings.still) return;
    for (const { deed } of acts) {
      const gain = this.#gain(deed);
      if (gain) setTimeout(() => this.drop(gain), STILL_GAIN);
    }
  }

  protected override rested(): void {
    this.live = [];
  }

  #gain(deed: Deed): Gain | null {
    if (deed.kind !== 'stone' && deed.kind !== 'spend') return null;
    const points = deed.kind === 'stone' ? deed.points : -worth('wisp');
    const gain = { id: (this.#gained += 1), seat: deed.seat, grave: deed.grave, points };
    this.gains = [...this.gains, gain];
    return gain;
  }
}
