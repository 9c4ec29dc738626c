// What both pictures of the hall, the plan and the one in three dimensions, are given and can do to it.
import type { Setting, Taking } from './choices';
import type { KeyholeUi } from './ui.svelte';
import type { Target } from './places';
import type { Image } from './scene/hall';
import type { View } from '../../generated/keyhole';

export type HallProps = {
  view: View;
  ui: KeyholeUi;
  /** All that can be pointed at, and where the keyboard is among it. */
  targets: readonly Target[];
  cursor: string;
  /** Spots that the open hint speaks of, best first. */
  hints: readonly string[];
  /** What was taken and is on its way to the server. */
  chosen: string | null;
  /** What a screen reader calls the picture. */
  label: string;
  /** What is tried (K-027). */
  image: Image | null;
  /** The spots that are shown, as `s:0` and so on name them; and the cell they are in. */
  spots: readonly Taking[];
  cell: string | null;
  /** Whether what changes now should be seen to move. */
  lively: boolean;
};

export type Hands = {
  /** Choose what is named. */
  take: (spot: string) => void;
  /** A point of the floor was touched, in cells. */
  tap: (at: { x: number; y: number }) => void;
  /** Take hold of a piece, if it may be moved: how it is held now. */
  grab: (piece: string) => Setting | null;
  /** The piece in the hand is moved there, in 1/32 cell. */
  drag: (x: number, y: number) => void;
  /** The piece in the hand is turned to the left (1) or right (-1), by a small or a large step. */
  turn: (way: 1 | -1, far: boolean) => void;
};
