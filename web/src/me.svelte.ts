// Who this browser is at the server: a name, and the address to give to friends.
import { api } from './api';

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

class Me {
  /** The name that was used last; null for somebody new. */
  name = $state<string | null>(null);
  #share = $state<string | null>(null);
  #known = $state(false);
  #asked: Promise<void> | null = null;

  /** Ask the server once; whoever needs the name waits for the same answer. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => {
        this.name = me.name;
        this.#share = me.share ?? null;
        this.#known = true;
      },
      (fault: unknown) => {
        this.#asked = null;
        throw fault;
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    if (name === this.name) return;
    this.name = (await api.rename(name)).name;
  }

  /** The link to a table, or to this house, that reaches it from a friend's device: there "localhost" would be another machine. */
  linkTo(code?: string): string {
    const here = this.elsewhere ?? location.origin;
    return new URL(code ? `/t/${encodeURIComponent(code)}` : '/', here).href;
  }

  /** Where friends in the same network find this house, if the address of this page says nothing to them. */
  get elsewhere(): string | null {
    return OWN_NAMES.has(location.hostname) ? this.#share : null;
  }

  /** Whether only this machine can reach the house. */
  get alone(): boolean {
    return this.#known && OWN_NAMES.has(location.hostname) && this.#share === null;
  }
}

export const me = new Me();
