// What the board shows from moment to moment: the view, or on the way to it what has happened so far and what is moving.
import type { View } from '../../generated/town';
import { settings } from '../../settings.svelte';
import { play } from '../../sound';
import type { Step } from '..';
import type { Spot } from './choices';
import { after, before, endOf, plan, trayAfter, trayOf, type Act, type Deed, type Purse, type Tray } from './motion';
import { levelOf } from './pieces';

/** Points, scare points or a token that rise from a spot to a seat. */
export type Gain = {
  id: number;
  seat: number;
  from: Spot | null;
  purse: Purse;
  count: number;
  colour: string | null;
  bonus: number | null;
};
/** A ghost on its way between two buildings. */
export type Drifter = { id: number; act: Act; from: string; to: string; colour: string; long: number };

/** Without motion, what was gained stands beside the seat for so long. */
const STILL_GAIN = 2000;
/** How long decided dice stay where they lie. */
const DICE_STAY = 1700;
const MOST_GAINS = 10;

export class Playback {
  /** The view as far as it has been told. */
  shown = $state.raw<View>()!;
  /** The view as it was when the board last came to rest: what is said of things does not change while they move. */
  rested = $state.raw<View>()!;
  gains = $state.raw<readonly Gain[]>([]);
  drifters = $state.raw<readonly Drifter[]>([]);
  tray = $state.raw<Tray | null>(null);
  /** Cards that light up because they have just been used. */
  flashing = $state.raw<number | null>(null);
  /** The attacker of a fight and the one attacked, while they clash. */
  clash = $state.raw<Extract<Deed, { kind: 'clash' }> | null>(null);
  /** Whether a step is being played. */
  busy = $state(false);
  /** Whether what appears now should grow into its place. */
  lively = false;

  readonly #settled: (key: number) => void;
  #step: Step<View>;
  #acts: Act[] = [];
  readonly #started = new WeakSet<Act>();
  readonly #landed = new WeakSet<Act>();
  #begun = 0;
  #frame = 0;
  #ids = 0;
  #trayGoes: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Step<View>, settled: (key: number) => void) {
    this.#settled = settled;
    this.#step = first;
    this.shown = this.rested = first.view;
    this.tray = trayOf(first.view);
  }

  /** Go on to this step: play what led to it, or draw it at once. */
  show(step: Step<View>): void {
    if (this.busy && step.key === this.#step.key) return;
    if (this.busy) this.#finish();
    const again = step.key === this.#step.key || step.view === this.#step.view;
    this.#step = step;
    const playable = step.animate && !again && step.events.length > 0;
    const acts = playable ? plan(step.events) : [];
    if (settings.still || document.hidden || endOf(acts) === 0) {
      this.#atOnce(acts);
      return;
    }
    this.#acts = acts;
    this.busy = true;
    this.lively = true;
    this.#begun = performance.now();
    this.#tick(this.#begun);
  }

  /** Leave out the rest of the motion. */
  skip(): void {
    if (this.busy) this.#finish();
  }

  /** This has arrived. */
  drop(gain: Gain): void {
    this.gains = this.gains.filter(({ id }) => id !== gain.id);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#trayGoes);
  }

  #tick(now: number): void {
    const passed = now - this.#begun;
    for (const act of this.#acts) {
      if (passed >= act.at && !this.#started.has(act)) this.#start(act);
      if (passed >= act.at + act.lands && !this.#landed.has(act)) this.#land(act);
    }
    if (passed >= endOf(this.#acts)) this.#finish();
    else this.#frame = requestAnimationFrame((next) => this.#tick(Math.max(next, this.#begun)));
  }

  #start(act: Act): void {
    this.#started.add(act);
    const { deed } = act;
    this.#sound(deed);
    this.shown = before(this.shown, deed);
    if (deed.kind === 'drift' || deed.kind === 'swap') this.#drift(act, deed.from, deed.to, deed.colour);
    if (deed.kind === 'swap') this.#drift(act, deed.to, deed.from, deed.hue);
    if (deed.kind === 'clash') this.clash = deed;
    if (deed.kind === 'card' || deed.kind === 'occupy') this.flashing = deed.card;
    this.#gain(act);
    const tray = trayAfter(this.tray, deed);
    if (tray) {
      clearTimeout(this.#trayGoes);
      this.tray = tray;
    }
  }

  #land(act: Act): void {
    this.#landed.add(act);
    this.shown = after(this.shown, act.deed);
    this.drifters = this.drifters.filter((drifter) => drifter.act !== act);
  }

  #finish(): void {
    cancelAnimationFrame(this.#frame);
    // What was not told any more is still in the view; gains that nobody saw are left out.
    this.#acts = [];
    this.#rest();
  }

  #atOnce(acts: readonly Act[]): void {
    for (const act of acts) {
      const tray = trayAfter(this.tray, act.deed);
      if (tray) this.tray = tray;
      if (!document.hidden) for (const gain of this.#gain(act)) setTimeout(() => this.drop(gain), STILL_GAIN);
    }
    this.#rest();
  }

  #rest(): void {
    this.busy = false;
    this.lively = false;
    this.drifters = [];
    this.clash = null;
    this.flashing = null;
    this.shown = this.rested = this.#step.view;
    this.#restTray();
    this.#settled(this.#step.key);
  }

  /** Dice that still matter lie as the view has them; dice that were decided are seen for a while. */
  #restTray(): void {
    clearTimeout(this.#trayGoes);
    const open = trayOf(this.shown);
    if (open) {
      const lying = this.tray?.verdict === null ? this.tray.dice : [];
      const same = open.dice.map((die) => {
        const found = lying.find((each) => each.side === die.side && each.colour === die.colour);
        return found && found.shown === die.shown ? { ...die, throw: found.throw } : die;
      });
      this.tray = { ...open, dice: same };
    } else if (this.tray) {
      this.#trayGoes = setTimeout(() => (this.tray = null), DICE_STAY);
    }
  }

  #drift(act: Act, from: string, to: string, colour: string): void {
    this.drifters = [...this.drifters, { id: (this.#ids += 1), act, from, to, colour, long: act.long }];
  }

  #gain({ deed, from }: Act): Gain[] {
    const gains: Omit<Gain, 'id'>[] = [];
    if (deed.kind === 'gain' && deed.count !== 0) gains.push({ ...deed, from, bonus: null });
    if (deed.kind === 'haunt') {
      gains.push({ seat: deed.seat, from, purse: 'points', count: deed.points, colour: null, bonus: null });
    }
    if (deed.kind === 'take' || deed.kind === 'draw') {
      gains.push({ seat: deed.seat, from, purse: 'bonus', count: 1, colour: null, bonus: deed.bonus });
    }
    const made = gains.map((gain) => ({ ...gain, id: (this.#ids += 1) }));
    this.gains = [...this.gains, ...made].slice(-MOST_GAINS);
    return made;
  }

  #sound(deed: Deed): void {
    switch (deed.kind) {
      case 'drift':
      case 'arrive':
      case 'swell':
        return play('ghost', { level: levelOf(deed.colour) });
      case 'disc':
      case 'haunt':
      case 'spend':
        return play('stone', { seat: deed.seat });
      case 'roll':
        return deed.side === 'attack' ? play('dice') : undefined;
      case 'occupy':
      case 'take':
      case 'draw':
        return play('turn-card');
    }
  }
}
