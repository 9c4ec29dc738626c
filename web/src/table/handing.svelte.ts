// What the table hands to the pieces of a game's board.
import type { BoardPieces, BoardProps } from '../boards';
import type { Table } from './folding';
import type { TableStore } from './store.svelte';

/** One object for the life of the page: whoever reads a property depends on that property alone. */
export function handedTo(pieces: BoardPieces, store: TableStore, table: () => Table): BoardProps {
  const step = $derived.by(() => {
    const shown = store.shown;
    return shown && { key: shown.key, view: shown.position.view, events: shown.events, animate: shown.animate };
  });
  const names = $derived(store.names);
  const choices = $derived(store.choices);
  const hinted = $derived(store.hinted);
  return {
    get step() {
      return step!;
    },
    get seats() {
      return table().seats;
    },
    get names() {
      return names;
    },
    get you() {
      return store.you;
    },
    get choices() {
      return choices;
    },
    get hinted() {
      return hinted;
    },
    ui: pieces.newUi(),
    get finished() {
      return table().status === 'over';
    },
    act: (action) => void store.act(action),
    actUnoffered: (action) => store.actUnoffered(action),
    tryOut: (action) => store.tryOut(action),
    settled: (key) => store.settled(key),
    lingers: (key) => store.lingers(key),
  };
}
