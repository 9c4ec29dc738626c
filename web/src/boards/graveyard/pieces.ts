// The cards of Graveyard as they are printed, in the order in which they are listed.
export const BACKS = ['white', 'grey', 'black', 'brown'] as const;
export const FRONTS = ['zombie', 'skeleton', 'ghost', 'wisp'] as const;

const WORTH: Record<string, number> = { zombie: 4, skeleton: 3, ghost: 2, wisp: 1 };

/** The number printed on a card with this front (G-02). */
export function worth(front: string): number {
  return WORTH[front] ?? 0;
}

/** How many cards with this front lie under each kind of headstone (G-02). */
export function copies(front: string): number {
  return front === 'wisp' ? 3 : 2;
}
