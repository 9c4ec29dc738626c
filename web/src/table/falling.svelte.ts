// When the curtain falls: several people share this device, and what the next one may see is not for the last one's eyes.
import type { Table } from './folding';
import type { Steps } from './steps.svelte';

/** Milliseconds for a look at what came of one's move. */
const A_MOMENT = 1500;

/** The seat whose player is asked to take the device; null while the curtain is open. */
export function fallingCurtain(table: () => Table, steps: Steps): { readonly seat: number | null } {
  const due = $derived.by(() => {
    const { curtain, status } = table();
    return curtain !== null && !steps.busy && status === 'playing' ? curtain : null;
  });
  // Whoever has moved looks at what came of it for a moment; a page that was just opened shows nothing first.
  let fallen = $state<number | null>(null);
  let opened = false;
  $effect(() => {
    const seat = due;
    const wait = opened && seat !== null ? A_MOMENT : 0;
    opened = true;
    const falls = setTimeout(() => (fallen = seat), wait);
    return () => clearTimeout(falls);
  });
  return {
    get seat() {
      return fallen;
    },
  };
}
