// Which panel beside the board is open, and how much was said that nobody here has read.
import type { Table } from './folding';
import { layout } from './layout';

/** A phone shows one of these at a time. */
export type Tab = 'table' | 'log' | 'chat' | 'hint' | 'replay';
/** Where they share a column, one of these is open; `own` is what a game has beside its board. */
export type SideTab = 'own' | 'log' | 'chat' | 'hint';

export class Panels {
  tab = $state<Tab>('table');
  sideTab = $state<SideTab>('own');
  readonly #table: () => Table;
  #read = $state(0);

  /** `shared`: whether log, chat and hint share a column also where there are three of them. */
  constructor(table: () => Table, begun: () => boolean, shared: boolean) {
    this.#table = table;
    const chatOpen = $derived.by(() => {
      if (layout.size === 'phone') return this.tab === 'chat';
      return (layout.size === 'wide' && !shared) || this.sideTab === 'chat' || !begun();
    });
    let counted = false;
    $effect(() => {
      const all = this.#said;
      if (chatOpen || !counted) this.#read = all;
      counted = true;
    });
  }

  get unread(): number {
    return Math.max(0, this.#said - this.#read);
  }

  show(tab: 'log' | 'chat' | 'hint'): void {
    this.tab = this.sideTab = tab;
  }

  get #said(): number {
    return this.#table().talk.filter((line) => line.text !== null).length;
  }
}
