// What the board shows from moment to moment: the view, or on the way to it what has happened so far, who moves, and what flashes up.
import { play } from '../../sound';
import { StepPlayback } from '../playback.svelte';
import { after, flashOf, moverOf, plan, type Act, type Flash, type Mover } from './motion';
import type { Event, View } from '../../generated/museum';

export type Moving = Mover & { act: Act; long: number };
export type Flashing = Flash & { id: number };
/** Something to read: an event card, or a sentence of the mission. */
export type Bulletin = { id: number; event: string | null; text: string | null };

/** Milliseconds that a flash stays; longer where nothing moves. */
const FLASH = 1000;
const STILL_FLASH = 2400;
const READING = 4200;

export class Playback extends StepPlayback<View, Event, Act> {
  moving = $state.raw<readonly Moving[]>([]);
  flashes = $state.raw<readonly Flashing[]>([]);
  bulletins = $state.raw<readonly Bulletin[]>([]);
  /** The ways of this step, from where to where: drawn when nothing moves. */
  traces = $state.raw<readonly string[][]>([]);

  #ids = 0;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  override stop(): void {
    super.stop();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** This has been read. */
  read(bulletin: Bulletin): void {
    this.bulletins = this.bulletins.filter(({ id }) => id !== bulletin.id);
  }

  protected plan(events: readonly Event[]): Act[] {
    return plan(events);
  }

  protected override comes(): void {
    this.traces = [];
  }

  protected start(act: Act): void {
    this.#sound(act.event);
    const mover = moverOf(act.event);
    // What was to be read has been read; now the board is to be seen.
    const flashes = this.#flash(act.event, FLASH);
    if (mover || flashes) this.bulletins = [];
    if (mover) this.moving = [...this.moving, { ...mover, act, long: act.long }];
    this.#tell(act.event);
  }

  protected after(view: View, { event }: Act): View {
    return after(view, event);
  }

  protected override landed(act: Act): void {
    this.moving = this.moving.filter((mover) => mover.act !== act);
  }

  protected override atOnce(acts: readonly Act[]): void {
    if (document.hidden) return;
    for (const { event } of acts) {
      const mover = moverOf(event);
      if (mover) this.traces = [...this.traces, [mover.from, ...mover.squares]];
      this.#flash(event, STILL_FLASH);
      this.#tell(event);
      this.shown = after(this.shown, event);
    }
  }

  protected override rested(): void {
    this.moving = [];
  }

  #flash(event: Event, stays: number): boolean {
    const flash = flashOf(this.shown, event);
    if (!flash) return false;
    const id = (this.#ids += 1);
    this.flashes = [...this.flashes, { ...flash, id }];
    this.#later(stays, () => (this.flashes = this.flashes.filter((each) => each.id !== id)));
    return true;
  }

  #tell({ name, fields }: Event): void {
    if (name !== 'event' && name !== 'message') return;
    const text = name === 'message' ? fields.text : null;
    // An event's card says its sentences already.
    const cards = this.bulletins.map(({ event }) => this.shown.mission.deck.find(({ id }) => id === event));
    if (text && cards.some((card) => card?.effects.some((effect) => effect.text === text))) return;
    const told: Bulletin = {
      id: (this.#ids += 1),
      event: name === 'event' ? fields.event : null,
      text,
    };
    this.bulletins = [...this.bulletins, told].slice(-2);
    this.#later(READING, () => this.read(told));
  }

  #later(wait: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, wait);
    this.#timers.add(timer);
  }

  #sound({ name, fields }: Event): void {
    switch (name) {
      case 'stepped':
      case 'rode':
        return play('stone', { seat: 0 });
      case 'glided':
        return play('ghost', { level: fields.ghost === 'priest' ? 5 : 3 });
      case 'spawned':
      case 'died':
        return play('ghost', { level: 3 });
      case 'prowled':
        return play('ghost', { level: 2 });
      case 'fought':
      case 'rolled':
      case 'die':
        return play('dice');
      case 'card':
      case 'event':
      case 'found':
        return play('turn-card');
      default: // the rest is silent
        return undefined;
    }
  }
}
