// Which games can be played: the server compiles their rules the first time, and says how far each is.
import { api } from './api';
import type { Readiness } from './generated/protocol';

/** Milliseconds between two looks while a game is not ready. */
const AGAIN = 1000;

export class Awake {
  #games = $state.raw<Readiness[]>([]);
  readonly #wanted = new Set<string>();
  #watchers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How far this game is; null when it can be played, or when nobody has said yet. */
  of(game: string): Readiness | null {
    const found = this.#games.find((each) => each.game === game);
    return found && found.state !== 'ready' ? found : null;
  }

  /** What the server told, with the list of games or by itself. */
  hear(games: Readiness[]): void {
    this.#games = games;
    if (this.#watchers > 0) this.#lookAgain();
  }

  /** Keep looking as long as a page shows it and something is still to come; what is given back ends that. */
  watch(): () => void {
    this.#watchers += 1;
    this.#lookAgain();
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) clearTimeout(this.#timer);
    };
  }

  /** Somebody looks at this game: it is to come first. The server is told once. */
  want(game: string): void {
    if (this.#wanted.has(game) || this.of(game)?.state === 'failed') return;
    this.#wanted.add(game);
    api.wake(game).then(
      ({ games }) => this.hear(games),
      () => this.#wanted.delete(game),
    );
  }

  get #settled(): boolean {
    return this.#games.every(({ state }) => state === 'ready' || state === 'failed');
  }

  #lookAgain(): void {
    clearTimeout(this.#timer);
    if (!this.#settled) this.#timer = setTimeout(() => void this.#look(), AGAIN);
  }

  async #look(): Promise<void> {
    const told = await api.awake().catch(() => null);
    if (this.#watchers > 0) this.hear(told?.games ?? this.#games);
  }
}

export const awake = new Awake();
