// Keyhole's pieces as they are drawn in panels and lists.
import type { Size } from '../../generated/keyhole';
import { SIZES } from '../../generated/keyhole-tables';

export { SIZES };

const SPRITES: Record<Size, string> = { S: 'kh-small', M: 'kh-medium', L: 'kh-large' };

export function ghostSprite(size: Size): string {
  return SPRITES[size];
}

/** Who a name belongs to: `BS2` is the second seat's second small. */
export function seatOf(ghost: string): number {
  return 'ABCD'.indexOf(ghost[0] ?? 'A');
}

/** The size in a name. */
export function sizeOf(ghost: string): Size {
  return SIZES.find((size) => size === ghost[1]) ?? SIZES[0];
}

/** How chimes are named in messages. */
export function chimeWord(chime: number): string {
  return `C${String(chime).padStart(2, '0')}`;
}
