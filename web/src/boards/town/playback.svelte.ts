// What the board shows from moment to moment: the view, or on the way to it what has happened so far and what is moving.
import type { Event, View } from '../../generated/town';
import { play } from '../../sound';
import type { Step } from '..';
import { StepPlayback } from '../playback.svelte';
import type { Spot } from './choices';
import { after, before, plan, trayAfter, trayOf, type Act, type Deed, type Purse, type Tray } from './motion';
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

export class Playback extends StepPlayback<View, Event, Act> {
  /** The view as it was when the board last came to rest: what is said of things does not change while they move. */
  still = $state.raw<View>()!;
  gains = $state.raw<readonly Gain[]>([]);
  drifters = $state.raw<readonly Drifter[]>([]);
  tray = $state.raw<Tray | null>(null);
  /** Cards that light up because they have just been used. */
  flashing = $state.raw<number | string | null>(null);
  /** The attacker of a fight and the one attacked, while they clash. */
  clash = $state.raw<Extract<Deed, { kind: 'clash' }> | null>(null);
  /** Whether what appears now should grow into its place. */
  lively = false;

  #ids = 0;
  #trayGoes: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Step<View, Event>, settled: (key: number) => void) {
    super(first, settled);
    this.still = first.view;
    this.tray = trayOf(first.view);
  }

  /** This has arrived. */
  drop(gain: Gain): void {
    this.gains = this.gains.filter(({ id }) => id !== gain.id);
  }

  override stop(): void {
    super.stop();
    clearTimeout(this.#trayGoes);
  }

  protected plan(events: readonly Event[]): Act[] {
    return plan(events);
  }

  protected override begins(): void {
    this.lively = true;
  }

  protected start(act: Act): void {
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

  protected after(view: View, { deed }: Act): View {
    return after(view, deed);
  }

  protected override landed(act: Act): void {
    this.drifters = this.drifters.filter((drifter) => drifter.act !== act);
  }

  protected override atOnce(acts: readonly Act[]): void {
    for (const act of acts) {
      const tray = trayAfter(this.tray, act.deed);
      if (tray) this.tray = tray;
      if (!document.hidden) for (const gain of this.#gain(act)) setTimeout(() => this.drop(gain), STILL_GAIN);
    }
  }

  protected override rested(): void {
    this.lively = false;
    this.drifters = [];
    this.clash = null;
    this.flashing = null;
    this.still = this.shown;
    this.#restTray();
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
      default: // the rest is silent
        return undefined;
    }
  }
}
