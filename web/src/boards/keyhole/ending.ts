// Keyhole's end: its title, its moments, and the pictures on their postcards.
import type { Highlight } from '../../generated/protocol';
import { say } from '../../words.svelte';
import type { Art, GameEnding, Piece } from '../ending';
import End from './End.svelte';

const KINDS: Record<string, string> = { S: 'kh-small', M: 'kh-medium', L: 'kh-large' };

function art({ kind, seat, facts = {} }: Highlight): Art {
  const paint = `p${((seat ?? 0) % 4) + 1}`;
  const name = String(facts['ghost'] ?? 'AL1');
  const ghost = (x: number, size: number, paint: string): Piece => ({
    id: KINDS[name.charAt(1)] ?? 'kh-large',
    x,
    y: 70 - size,
    size,
    paint,
  });
  const hole: Piece = { id: 'kh-keyhole', x: 8, y: 10, size: 48 };
  if (kind === 'caught') {
    const three = ['p1', 'p2', 'p3'].map((each, k) => ({ ...ghost(54 + k * 34, 38, each), id: 'kh-medium' }));
    return { ground: 'hall', pieces: [hole, ...three] };
  }
  if (kind === 'nobody') return { ground: 'hall', pieces: [hole, { id: 'kh-armchair', x: 76, y: 22, size: 52 }] };
  const owner = `p${(Math.max(0, 'ABCD'.indexOf(name.charAt(0))) % 4) + 1}`;
  if (kind === 'mirrored')
    return { ground: 'hall', pieces: [{ id: 'kh-mirror', x: 20, y: 6, size: 64 }, ghost(92, 46, owner)] };
  if (kind === 'tagged') return { ground: 'hall', pieces: [ghost(30, 44, owner), ghost(88, 38, paint)] };
  return {
    ground: 'hall',
    pieces: [{ id: 'kh-door', x: 8, y: 6, size: 62 }, ghost(74, 56, seat === null ? owner : paint)],
  };
}

export const ending: GameEnding = {
  Scene: End,
  title: ({ self, count, names }) => say('keyhole-end-title', { self, count, names }),
  moment: (kind) => `keyhole-moment-${kind}`,
  art,
};
