// Graveyard's end: its title, its moments, and the pictures on their postcards.
import type { Highlight } from '../../generated/protocol';
import { say } from '../../words.svelte';
import type { Art, GameEnding, Piece } from '../ending';
import End from './End.svelte';

const YARD: Record<string, Piece[]> = {
  pair: [
    { id: 'gy-back-brown', x: 4, y: 20, size: 54 },
    { id: 'gy-zombie', x: 48, y: 12, size: 66 },
    { id: 'gy-back-brown', x: 104, y: 20, size: 54 },
  ],
  peek: [
    { id: 'gy-back-white', x: 4, y: 18, size: 58 },
    { id: 'gy-ghost', x: 54, y: 12, size: 62 },
    { id: 'gy-wisp', x: 108, y: 24, size: 46 },
  ],
  snatch: [
    { id: 'gy-back-grey', x: 50, y: 14, size: 60 },
    { id: 'ui-eye', x: 14, y: 26, size: 30 },
    { id: 'gy-zombie', x: 96, y: 16, size: 60 },
  ],
};

function art({ kind, seat }: Highlight): Art {
  const lord: Piece = { id: 'gy-lord', x: 46, y: 8, size: 68, paint: `p${((seat ?? 0) % 4) + 1}` };
  return { ground: 'yard', pieces: YARD[kind] ?? [{ id: 'gy-back-black', x: 8, y: 22, size: 52 }, lord] };
}

export const ending: GameEnding = {
  Scene: End,
  title: ({ self, count, names }) => say('graveyard-end-title', { self, count, names }),
  moment: (kind) => `graveyard-moment-${kind}`,
  art,
};
