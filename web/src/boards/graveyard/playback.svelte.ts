// What the board shows from moment to moment: the view, or on the way to it the movements that are under way.
import type { View } from '../../generated/graveyard';
import { settings } from '../../settings.svelte';
import { play } from '../../sound';
import type { Step } from '..';
import { after, endOf, plan, traceOf, type Act, type Deed, type Pace, type Trace } from './motion';
import { worth } from './pieces';

type Live = { deed: Deed; done: number };
/** Points that rise from a grave to a seat. */
export type Gain = { id: number; seat: number; grave: string; points: number };

const STILL_GAIN = 2000;

export class Playback {
  /** The view as far as it has been told. */
  shown = $state.raw<View>()!;
  /** The movements under way, each with the part of its time that has passed. */
  live = $state.raw<readonly Live[]>([]);
  gains = $state.raw<readonly Gain[]>([]);
  trace = $state.raw<Trace | null>(null);
  /** Whether a step is being played. */
  busy = $state(false);

  readonly #settled: (key: number) => void;
  #step: Step<View>;
  #acts: Act[] = [];
  readonly #started = new WeakSet<Act>();
  readonly #landed = new WeakSet<Act>();
  #begun = 0;
  #frame = 0;
  #gained = 0;

  constructor(first: Step<View>, settled: (key: number) => void) {
    this.#settled = settled;
    this.#step = first;
    this.shown = first.view;
    this.trace = traceOf(first.events);
  }

  /** Go on to this step: play what led to it, or draw it at once. */
  show(step: Step<View>, you: number | null): void {
    if (this.busy && step.key === this.#step.key) return;
    if (this.busy) this.#finish();
    const before = this.shown;
    const again = step.key === this.#step.key || step.view === this.#step.view;
    this.#step = step;
    // Another seat's secrets must not stay on the board while this seat's step is played. A step that everybody sees is
    // played all the same: before a curtain falls, whoever has moved sees what came of it.
    const playable = step.animate && !again && (before.seat === step.view.seat || step.view.seat === null);
    this.trace = traceOf(step.events) ?? (playable || again ? this.trace : null);
    if (!playable || settings.still || document.hidden) {
      if (playable && settings.still) this.#gainAtOnce(step);
      this.#rest();
      return;
    }
    this.#acts = plan(step.events, you, readPace());
    if (this.#acts.length === 0) {
      this.#rest();
      return;
    }
    this.busy = true;
    this.#begun = performance.now();
    this.#tick(this.#begun);
  }

  /** Leave out the rest of the motion. */
  skip(): void {
    if (this.busy) this.#finish();
  }

  /** These points have arrived. */
  drop(gain: Gain): void {
    this.gains = this.gains.filter(({ id }) => id !== gain.id);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #tick(now: number): void {
    const passed = now - this.#begun;
    const ended = endOf(this.#acts);
    const live: Live[] = [];
    for (const act of this.#acts) {
      const since = passed - act.at;
      if (since < 0) continue;
      if (!this.#started.has(act)) this.#start(act);
      if (since >= act.lands) this.#land(act);
      if (since < act.long) live.push({ deed: act.deed, done: since / act.long });
    }
    this.live = live;
    if (passed >= ended) this.#finish();
    else this.#frame = requestAnimationFrame((next) => this.#tick(Math.max(next, this.#begun)));
  }

  #start(act: Act): void {
    this.#started.add(act);
    const { deed } = act;
    if (deed.kind === 'turn') play('turn-card');
    if (deed.kind === 'look' || deed.kind === 'learn') play('ghost', { level: 1 });
    if (deed.kind === 'stone' || deed.kind === 'place') play('stone', { seat: deed.seat });
    if (deed.kind === 'stone') this.#gain(deed.seat, deed.grave, deed.points);
    if (deed.kind === 'spend') this.#gain(deed.seat, deed.grave, -worth('wisp'));
  }

  #land(act: Act): void {
    if (this.#landed.has(act)) return;
    this.#landed.add(act);
    this.shown = after(this.shown, act.deed);
  }

  #finish(): void {
    cancelAnimationFrame(this.#frame);
    this.#acts = [];
    this.#rest();
  }

  #rest(): void {
    this.busy = false;
    this.live = [];
    this.shown = this.#step.view;
    this.#settled(this.#step.key);
  }

  #gain(seat: number, grave: string, points: number): Gain {
    const gain = { id: (this.#gained += 1), seat, grave, points };
    this.gains = [...this.gains, gain];
    return gain;
  }

  /** Without motion the points stand beside the seat for a while. */
  #gainAtOnce(step: Step<View>): void {
    for (const { name, fields } of step.events) {
      if (name !== 'claimed' && name !== 'spent') continue;
      const points = name === 'claimed' ? Number(fields['points']) : -worth('wisp');
      const gain = this.#gain(Number(fields['seat']), String(fields['grave']), points);
      setTimeout(() => this.drop(gain), STILL_GAIN);
    }
  }
}

function readPace(): Pace {
  const tokens = getComputedStyle(document.documentElement);
  // The build may write 160ms as .16s.
  const read = (name: string) => {
    const written = tokens.getPropertyValue(name);
    return parseFloat(written) * (written.includes('ms') ? 1 : 1000);
  };
  return { quick: read('--m-quick'), step: read('--m-step'), turn: read('--m-turn'), drift: read('--m-drift') };
}
