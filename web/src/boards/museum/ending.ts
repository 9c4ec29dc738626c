// Museum's end: its title, its moments, and the pictures on their postcards.
import type { View } from '../../generated/museum';
import type { Highlight } from '../../generated/protocol';
import { say } from '../../words.svelte';
import type { Art, GameEnding, Piece } from '../ending';
import End from './End.svelte';
import EndBill from './EndBill.svelte';

function art({ kind, facts = {} }: Highlight): Art {
  const human: Piece = { id: `mu-${facts['human'] ?? 'itzel'}`, x: 96, y: 14, size: 54 };
  const priest: Piece = { id: 'mu-priest', x: 14, y: 8, size: 62 };
  if (kind === 'leap') {
    return {
      ground: 'night',
      pieces: [priest, { id: `ch-${facts['chess'] ?? 'queen'}`, x: 68, y: 22, size: 30 }, human],
    };
  }
  if (kind === 'done') return { ground: 'night', pieces: [{ id: 'it-artefact', x: 52, y: 12, size: 56 }] };
  if (kind === 'left') return { ground: 'night', pieces: [{ id: 'mu-entrance', x: 22, y: 14, size: 54 }, human] };
  return { ground: 'night', pieces: [priest, human] };
}

export const ending: GameEnding<View> = {
  Scene: End,
  Side: EndBill,
  billed: true,
  title: ({ view }) => say('museum-end-title', { side: view.winner ?? '' }),
  moment: (kind) => `museum-moment-${kind}`,
  art,
};
