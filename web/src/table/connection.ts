// The line to the table: a WebSocket that comes back by itself, and the commands that have not been answered yet.
import { browser } from '../browser';
import type { Asked, Done, HintTold, Refusal, Seen, Told, Tried } from '../generated/protocol';

type WithoutId<Command> = Command extends { id: number } ? Omit<Command, 'id'> : never;
/** A command before it has a number. */
export type Wish = WithoutId<Asked>;
export type Answer = Done | Refusal | Seen | HintTold | Tried;
/** How the line is: `opening` until the first word, `open`, or `broken` and being mended. */
export type Line = 'opening' | 'open' | 'broken';

export type Ears = {
  /** Everything that is not an answer. */
  told: (told: Told) => void;
  line: (line: Line) => void;
  /** The server did not let us in, or is not there. */
  failed: () => void;
  /** Something harmless to ask when nothing has been heard for long. */
  knock: () => Wish;
};

type Open = { wish: Wish; answer: (answer: Answer) => void; sent: boolean; again: boolean };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** After so long without a word we knock, and after so long without an answer the line is dead. */
const SILENCE = 25_000;
const PATIENCE = 6_000;

/** Taking these twice would do them twice; all others name what they answer, or what they do is done already. */
const ONCE_ONLY = new Set<Wish['type']>(['add', 'remove', 'chat', 'sit', 'leave', 'replace', 'free']);

export class Connection {
  readonly #address: () => string;
  readonly #ears: Ears;
  readonly #unanswered = new Map<number, Open>();
  readonly #away = new AbortController();
  #socket: WebSocket | null = null;
  #ready = false;
  #greeted = false;
  #ids = 0;
  #attempts = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setInterval> | undefined;
  #verdict: ReturnType<typeof setTimeout> | undefined;

  constructor(address: () => string, ears: Ears) {
    this.#address = address;
    this.#ears = ears;
  }

  open(): void {
    const { signal } = this.#away;
    browser.addEventListener?.('online', () => this.#wake(), { signal });
    browser.document?.addEventListener('visibilitychange', () => !document.hidden && this.#wake(), { signal });
    this.#silence = setInterval(() => this.#listen(), SILENCE / 2);
    this.#dial();
  }

  /** Hang up for good. */
  close(): void {
    this.#away.abort();
    clearTimeout(this.#retry);
    clearTimeout(this.#verdict);
    clearInterval(this.#silence);
    this.#hangUp();
  }

  /** Send a command. The answer comes even if the line breaks in between, unless it cannot be known whether it arrived. */
  ask(wish: Wish): Promise<Answer> {
    return new Promise((answer) => {
      this.#ids += 1;
      const open = { wish, answer, sent: false, again: false };
      this.#unanswered.set(this.#ids, open);
      if (this.#ready) this.#send(this.#ids, open);
    });
  }

  #dial(): void {
    if (this.#away.signal.aborted) return;
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#ready = true;
      this.#heard = Date.now();
      for (const [id, open] of this.#unanswered) this.#send(id, open);
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as Told);
    socket.onclose = () => this.#broke();
  }

  #send(id: number, open: Open): void {
    open.sent = true;
    this.#socket?.send(JSON.stringify({ ...open.wish, id }));
  }

  #hear(told: Told): void {
    this.#heard = Date.now();
    clearTimeout(this.#verdict);
    this.#verdict = undefined;
    if (told.type === 'table' || told.type === 'waking') {
      this.#greeted = true;
      this.#attempts = 0;
      this.#ears.line('open');
      this.#ears.told(told);
      return;
    }
    const open = told.id === null ? undefined : this.#unanswered.get(told.id);
    if (!open || told.id === null) return this.#ears.told(told);
    this.#unanswered.delete(told.id);
    // What comes too late the second time was done the first time.
    const twice = open.again && told.type === 'refused' && told.code === 'late';
    open.answer(twice ? { type: 'done', id: told.id } : told);
  }

  #broke(): void {
    const greeted = this.#greeted;
    this.#hangUp();
    for (const [id, open] of this.#unanswered) {
      if (!open.sent) continue;
      open.again = true;
      if (!ONCE_ONLY.has(open.wish.type)) continue;
      this.#unanswered.delete(id);
      open.answer({ type: 'refused', id, code: 'lost', sentence: '' });
    }
    this.#ears.line('broken');
    if (!greeted) this.#ears.failed();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts);
    this.#attempts += 1;
    if (!this.#away.signal.aborted) this.#retry = setTimeout(() => this.#dial(), wait * (0.75 + Math.random() / 2));
  }

  /** A dead line may take minutes to close itself; it is let go at once. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = this.#greeted = false;
    clearTimeout(this.#verdict);
    this.#verdict = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The device is back, or somebody looks again: do not wait for the next try. */
  #wake(): void {
    if (this.#ready) this.#knock();
    else if (this.#socket === null) {
      this.#attempts = 0;
      this.#dial();
    }
  }

  #listen(): void {
    if (this.#ready && Date.now() - this.#heard > SILENCE) this.#knock();
  }

  #knock(): void {
    if (this.#verdict !== undefined) return;
    void this.ask(this.#ears.knock());
    this.#verdict = setTimeout(() => this.#broke(), PATIENCE);
  }
}
