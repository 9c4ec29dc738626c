// One table as this page knows it: the server's news, what is shown of it now, and everything that can be asked of it.
import { browser } from '../browser';
import { api, Refused } from '../api';
import type { BoardPieces } from '../boards';
import type { HintTold, Position, Told, Waking } from '../generated/protocol';
import { me } from '../me.svelte';
import { settings } from '../settings.svelte';
import { play } from '../sound';
import { say, words, type Called } from '../words.svelte';
import { Connection, type Answer, type Line, type Wish } from './connection';
import { fold, sceneOf, type Table } from './folding';
import { Promising } from './promising';
import { Replay, type Viewer } from './replay.svelte';
import { seatName } from './seats';
import { Steps, type Shown } from './steps.svelte';

/** Milliseconds for which a refusal stays before the reader. */
const REFUSAL_STAYS = 15_000;
/** So many tries in vain before the page says that there is no server. */
const TRIES = 3;
/** Milliseconds that a shuffle is seen at least: over a good line it takes a few, which would only be a flicker. */
const SHUFFLE_SEEN = 900;

export class TableStore {
  table = $state.raw<Table | null>(null);
  line = $state<Line>('opening');
  /** Why the table cannot be shown at all. */
  problem = $state.raw<{ code: string; sentence: string } | null>(null);
  /** The last command that was not taken, in the server's words. */
  refusal = $state<string | null>(null);
  /** How far the game of this table is, as long as it cannot be played. */
  waking = $state.raw<Waking | null>(null);
  hint = $state.raw<HintTold | null>(null);
  thinking = $state(false);
  /** Whether a shuffle is still to be seen, though it may be over. */
  shuffling = $state(false);
  /** Seats of mine whose number for the shuffle this browser does not have, so that the table waits in vain. */
  lost = $state.raw<number[]>([]);
  /** The board of the game that is played here, once it has come. */
  pieces = $state.raw<BoardPieces | null>(null);

  readonly steps = new Steps();
  readonly replay: Replay;
  readonly code: string;
  readonly #connection: Connection;
  readonly #promising: Promising;
  #shuffleGoes: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #closed = false;
  // The `at` of the decision that is on its way to the server: until it is answered there is nothing to decide.
  #deciding = $state<number | null>(null);
  #refusalGoes: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, address = socketAddress) {
    this.code = code;
    this.#connection = new Connection(() => address(code, words.language), {
      told: (told) => this.hear(told),
      line: (line) => (this.line = line),
      failed: () => void this.#findOut(),
      knock: () => ({ type: 'speak', language: words.language }),
    });
    this.#promising = new Promising(code, (wish) => this.#connection.ask(wish));
    this.replay = new Replay(
      (wish) => this.#connection.ask(wish),
      () => this.steps.still(),
    );
  }

  /** Come to the table. The server must know who we are before it opens the line. */
  async open(): Promise<void> {
    for (let wait = 500; !this.#closed; wait = Math.min(wait * 2, 8000)) {
      try {
        await me.load();
        break;
      } catch (fault) {
        this.#cannot(fault);
        await new Promise((go) => setTimeout(go, wait));
      }
    }
    if (!this.#closed) this.#connection.open();
  }

  close(): void {
    this.#closed = true;
    this.#connection.close();
    this.steps.stop();
    this.replay.pause();
    clearTimeout(this.#refusalGoes);
    clearTimeout(this.#shuffleGoes);
  }

  /** Something that the server told. */
  hear(told: Told): void {
    if (told.type === 'refused') this.showRefusal(told.sentence);
    if (told.type === 'waking') this.waking = told.readiness.state === 'ready' ? null : told;
    if (told.type !== 'table') return;
    // A table that is being played, or was, is there only when its game is.
    if (told.status !== 'waiting') this.waking = null;
    this.#tries = 0;
    this.problem = null;
    const before = this.table;
    const after = fold(before, told, performance.now());
    this.table = after;
    this.#promising.hear(after);
    this.lost = this.#promising.lost;
    if (after.shuffle && !before?.shuffle && !settings.still) this.#seeShuffle();
    // Another seat of this device looks: what the last one looked back at is not for its eyes.
    if (before && before.facing !== after.facing) this.replay.leave();
    if (after.at !== before?.at || after.facing !== before.facing) this.hint = null;
    if (after.at !== this.#deciding) this.#deciding = null;
    this.replay.reaches(
      after.story.length - 1,
      !!before && before.facing === after.facing && before.story.every((each, k) => after.story[k]?.n === each.n),
    );
    const scene = sceneOf(before, after);
    if (scene) this.steps.add(scene, browser.document?.hidden || this.replay.moment !== null);
  }

  // --- what is shown -----------------------------------------------------------------------------------------------
  // Each of these reads all that it may need before it decides anything: when Svelte clears an effect away it may run a
  // derived once more with old values, and what is not read then is not followed any more.

  /** What the board shows: an earlier moment, or the last thing that happened. */
  get shown(): Shown | null {
    const past = this.replay.shown;
    const now = this.steps.shown;
    return past ?? now;
  }

  /** Whether the board shows the game as it stands, with nothing more to come. */
  get live(): boolean {
    const past = this.replay.moment;
    const { busy, shown } = this.steps;
    const { table } = this;
    return past === null && !busy && shown?.position === table?.position;
  }

  /** The seat that looks; null: a spectator, or everything. */
  get you(): number | null {
    const { shown, viewer } = this.replay;
    const { table } = this;
    if (!shown) return table?.facing ?? null;
    return typeof viewer === 'number' ? viewer : null;
  }

  /** What can be decided here and now. */
  get choices(): string[] {
    const { table, live } = this;
    const deciding = this.#deciding;
    if (!table?.position || !live || table.status !== 'playing' || table.curtain !== null) return [];
    return deciding === table.at ? [] : table.position.choices;
  }

  /** Whether the decision is this seat's, also while the last one is still being shown. */
  get myTurn(): boolean {
    const { table } = this;
    return !!table && table.status === 'playing' && table.curtain === null && !!table.position?.choices.length;
  }

  /** The game as it was last shown, leaving the replay aside. */
  get lastShown(): Position | null {
    return this.steps.shown?.position ?? null;
  }

  get hinted(): string[] {
    const { hint, live } = this;
    return hint && live ? hint.thoughts.map((each) => each.action) : [];
  }

  /** The names as they are told; an open seat has its number. */
  get names(): string[] {
    return this.table?.seats.map((seat, k) => seatName(seat, k)) ?? [];
  }

  /** What people call what the notation has a word for, at this table. */
  readonly called: Called = (field, word) => {
    const position = this.table?.position;
    return position ? (this.pieces?.called?.(position.view, field, word) ?? word) : word;
  };

  /** Whether there is a decision that could be taken back, alone or with the others' consent. */
  get canUndo(): boolean {
    const { table } = this;
    return table?.undo === 'free' || table?.undo === 'ask';
  }

  /** Whether other people at this table have to agree before something is taken back. */
  get othersDecide(): boolean {
    return !!this.table?.seats.some((seat) => seat.kind === 'human' && !seat.mine && !seat.resigned);
  }

  /** From where earlier moments are seen first. */
  get ownViewer(): Viewer {
    const { table } = this;
    if (!table) return 'watching';
    return table.facing ?? (table.status === 'over' ? 'above' : 'watching');
  }

  // --- what is asked -----------------------------------------------------------------------------------------------

  /** Send a command; a refusal is shown, and says that it was not taken. */
  async ask(wish: Wish): Promise<Answer> {
    this.hideRefusal();
    const answer = await this.#connection.ask(wish);
    if (answer.type === 'refused') this.showRefusal(answer.sentence || say('web-table-lost'));
    return answer;
  }

  /** Take this choice. */
  async act(action: string): Promise<void> {
    const { table } = this;
    if (!table || !this.live || this.#deciding === table.at) return;
    this.#deciding = table.at;
    const answer = await this.ask({ type: 'act', at: table.at, action });
    if (answer.type === 'refused') this.#deciding = null;
  }

  /** Take what is not among the choices: the server says why not. */
  actUnoffered(action: string): void {
    if (this.choices.length > 0) void this.act(action);
  }

  /** Ask what would come of this action, deciding nothing; null when it cannot be told. */
  async tryOut(action: string): Promise<unknown> {
    const answer = await this.#connection.ask({ type: 'try', action });
    return answer.type === 'tried' && answer.at === this.table?.at ? (answer.trial ?? null) : null;
  }

  undo(): void {
    const { table } = this;
    if (table?.undo) void this.ask({ type: 'undo', at: table.at });
  }

  answer(yes: boolean): void {
    if (this.table?.offer) void this.ask({ type: 'answer', at: this.table.at, yes });
  }

  async askHint(): Promise<void> {
    const { table } = this;
    if (!table || this.thinking || this.hint?.at === table.at) return;
    this.thinking = true;
    const answer = await this.ask({ type: 'hint', at: table.at });
    this.thinking = false;
    if (answer.type === 'hint' && answer.at === this.table?.at) this.hint = answer;
  }

  /** Remember a name for this browser; a seat has its own. */
  async nameMe(name: string): Promise<boolean> {
    try {
      await me.rename(name);
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.showRefusal(fault.message);
      return false;
    }
  }

  look(moment: number, viewer: Viewer = this.replay.moment === null ? this.ownViewer : this.replay.viewer): void {
    this.replay.pause();
    void this.replay.go(moment, viewer);
  }

  /** Play on from the moment that is looked at, or from the beginning. */
  playBack(): void {
    if (this.replay.moment === null) this.replay.viewer = this.ownViewer;
    this.replay.play();
  }

  /** The board has finished showing a step. */
  settled(key: number): void {
    this.replay.settled(key);
    this.steps.settled(key);
  }

  /** The board shows a step for as long as the reader likes. */
  lingers(key: number): void {
    this.replay.lingers(key);
    this.steps.lingers(key);
  }

  /** Tell whoever looks why something was not taken, for a while. */
  showRefusal(sentence: string): void {
    play('refused');
    this.refusal = sentence;
    clearTimeout(this.#refusalGoes);
    this.#refusalGoes = setTimeout(() => (this.refusal = null), REFUSAL_STAYS);
  }

  hideRefusal(): void {
    clearTimeout(this.#refusalGoes);
    this.refusal = null;
  }

  #seeShuffle(): void {
    this.shuffling = true;
    clearTimeout(this.#shuffleGoes);
    this.#shuffleGoes = setTimeout(() => (this.shuffling = false), SHUFFLE_SEEN);
  }

  /** The line was not opened: ask over HTTP whether there is a reason. */
  async #findOut(): Promise<void> {
    try {
      await api.me();
      await api.table(this.code);
    } catch (fault) {
      this.#cannot(fault);
    }
  }

  #cannot(fault: unknown): void {
    if (this.#closed || !(fault instanceof Refused)) return;
    // Too many tries, or a server that is not well: that passes.
    if (fault.status >= 400 && fault.status < 500 && fault.status !== 429) {
      this.problem = { code: fault.code, sentence: fault.message };
      this.close();
      return;
    }
    this.#tries += 1;
    // A table that was shown stays: it says that the line is being mended.
    if (!this.table && this.#tries >= TRIES) this.problem = { code: 'no-server', sentence: fault.message };
  }
}

function socketAddress(code: string, language: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket?lang=${language}`;
}
