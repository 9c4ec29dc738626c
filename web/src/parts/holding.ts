// Dialogs at a table keep its story waiting while they are open; elsewhere there is nothing to keep.
import { getContext, setContext } from 'svelte';

type Hold = () => () => void;
const HOLD = Symbol('hold');

/** Whatever dialog opens further inside calls this, and what it returns when it closes. */
export function holdBehindDialogs(hold: Hold): void {
  setContext(HOLD, hold);
}

export function knowHold(): Hold {
  return getContext<Hold | undefined>(HOLD) ?? (() => () => undefined);
}
