// Town's end: its title, its moments, and the pictures on their postcards.
import type { Highlight } from '../../generated/protocol';
import { say } from '../../words.svelte';
import type { Art, GameEnding } from '../ending';
import End from './End.svelte';
import { ghostSprite, houseOf, levelOf } from './pieces';

function art({ kind, seat, facts = {} }: Highlight): Art {
  const paint = `p${((seat ?? 0) % 4) + 1}`;
  const ghost = (field: string) => ghostSprite(levelOf(String(facts[field] ?? 'B')));
  const house = { id: houseOf(String(facts['building'] ?? 'TH')), x: 20, y: -2, size: 120, tall: 84 };
  if (kind === 'fight') {
    return {
      ground: 'street',
      pieces: [
        { id: ghost('attacker'), x: 18, y: 14, size: 64 },
        { id: ghost('defender'), x: 92, y: 26, size: 48 },
        { id: 'tw-d10', x: 72, y: 4, size: 30 },
      ],
    };
  }
  if (kind === 'haunt') return { ground: 'street', pieces: [house, { id: ghost('colour'), x: 52, y: 24, size: 56 }] };
  if (kind === 'final') return { ground: 'street', pieces: [{ id: 'tw-points', x: 54, y: 12, size: 54 }] };
  return { ground: 'street', pieces: [house, { id: 'tw-haunt', x: 60, y: 36, size: 40, paint }] };
}

export const ending: GameEnding = {
  Scene: End,
  title: ({ self, count, names }) => say('town-end-title', { self, count, names }),
  moment: (kind) => `town-moment-${kind}`,
  art,
};
