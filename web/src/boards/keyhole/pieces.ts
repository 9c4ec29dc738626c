// Keyhole's pieces as they are drawn in panels and lists.
export const SIZES = ['S', 'M', 'L'] as const;

const SPRITES: Record<string, string> = { S: 'kh-small', M: 'kh-medium', L: 'kh-large' };

export function ghostSprite(size: string): string {
  return SPRITES[size] ?? 'kh-small';
}

/** How chimes are named in messages. */
export function chimeWord(chime: number): string {
  return `C${String(chime).padStart(2, '0')}`;
}
