// Which panel beside the board is open, and how much was said that nobody here has read.
import type { Table } from './folding';
import { layout } from './layout';

/** A phone shows one of these at a time. */
export type Tab = 'table' | 'log' | 'chat' | 'hint' | 'replay';
/** With two columns, one of these is beside the board. */
export type SideTab = 'log' | 'chat' | 'hint';

export class Panels {
  tab = $state<Tab>('table');
  sideTab = $state<SideTab>('log');
  readonly #table: () => Table;
  #read = $state(0);

  constructor(table: () => Table, begun: () => boolean) {
    this.#table = table;
    const chatOpen = $derived.by(() => {
      if (layout.size === 'wide') return true;
      return layout.size === 'middle' ? this.sideTab === 'chat' || !begun() : this.tab === 'chat';
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

  show(tab: SideTab): void {
    this.tab = this.sideTab = tab;
  }

  get #said(): number {
    return this.#table().talk.filter((line) => line.text !== null).length;
  }
}
