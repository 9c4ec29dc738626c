// Who this browser is at the server: a name, and the address to give to friends.
import { api } from './api';

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

class Me {
  /** The name that was used last; null for somebody new. */
  name = $state<string | null>(null);
  #share = $state<string | null>(null);
  #asked: Promise<void> | null = null;

  /** Ask the server once; whoever needs the name waits for the same answer. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => {
        this.name = me.name;
        this.#share = me.share ?? null;
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

  /** The link to a table that reaches this server from a friend's device: there "localhost" would be another machine. */
  linkTo(code: string): string {
    const here = OWN_NAMES.has(location.hostname) ? (this.#share ?? location.origin) : location.origin;
    return new URL(`/t/${encodeURIComponent(code)}`, here).href;
  }
}

export const me = new Me();
