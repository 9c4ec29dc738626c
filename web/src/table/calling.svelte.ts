// How the table calls people who look elsewhere: the title and the lamp in the browser's tab, and two sounds.
import { untrack } from 'svelte';
import { play } from '../sound';
import { say } from '../words.svelte';
import type { Table } from './folding';
import type { TableStore } from './store.svelte';

export class Calling {
  readonly #store: TableStore;
  readonly #table: () => Table;

  readonly #waitedFor: () => boolean;

  /** `waitedFor`: whether somebody here has kept the others waiting for long. */
  constructor(store: TableStore, table: () => Table, waitedFor: () => boolean) {
    this.#waitedFor = waitedFor;
    this.#store = store;
    this.#table = table;
    const yourTurn = $derived(this.yourTurn);
    const over = $derived(this.#over);

    $effect(() => {
      const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
      const before = icon?.getAttribute('href');
      return () => before && icon?.setAttribute('href', before);
    });
    $effect(() => {
      const href = yourTurn || table().status === 'waiting' ? '/lamp-on.svg' : '/lamp-off.svg';
      document.querySelector('link[rel=icon]')?.setAttribute('href', href);
    });

    let wasTurn = untrack(() => yourTurn);
    $effect(() => {
      if (yourTurn && !wasTurn) play('your-turn');
      wasTurn = yourTurn;
    });
    const late = $derived(waitedFor());
    $effect(() => {
      if (late) play('your-turn');
    });
    let wasOver = untrack(() => table().status === 'over');
    $effect(() => {
      if (over && !wasOver) play('win');
      wasOver = over;
    });
  }

  /** Whether somebody here is to decide, and all that came before has been shown. */
  get yourTurn(): boolean {
    const { myTurn, steps } = this.#store;
    return myTurn && !steps.busy;
  }

  get title(): string {
    const { about, status } = this.#table();
    const name = say(`web-game-${about.game}`);
    if (this.#waitedFor()) return `${say('web-table-title-waited-for')} · ${name}`;
    if (this.yourTurn) return `${say('web-table-title-your-turn')} · ${name}`;
    if (this.#over) return `${say('web-table-title-over')} · ${name}`;
    return status === 'waiting' ? `${about.name} · ${name}` : name;
  }

  get #over(): boolean {
    return this.#table().status === 'over' && !this.#store.steps.busy;
  }
}
