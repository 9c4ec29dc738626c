// What a game brings to its end: the scene with everybody's points, a title, and how its moments are told and pictured.
import type { Component } from 'svelte';
import type { Ending, Highlight } from '../generated/protocol';

/** A piece on a postcard of 160 by 84. */
export type Piece = { id: string; x: number; y: number; size: number; tall?: number; paint?: string };
export type Art = { ground: 'yard' | 'street' | 'hall' | 'night'; pieces: Piece[] };

export interface EndProps<View = unknown> {
  ending: Ending;
  view: View;
  /** As this reader is told: oneself is "You". */
  names: string[];
  /** As others are told. */
  plain: string[];
  you: number | null;
  bots: boolean[];
  winners: number[];
  /** The seats from left to right, whoever won in the middle. */
  order: number[];
  /** Whether it is to be seen how it comes about; otherwise all of it stands. */
  lively: boolean;
  /** See this moment again. */
  watch: (moment: number) => void;
  called: (field: string, word: string) => string;
}

export interface GameEnding<View = unknown> {
  /** The points of every seat, or who did what. */
  Scene: Component<EndProps<View>>;
  /** Beside the scene, above the curve. */
  Side?: Component<EndProps<View>>;
  /** Whether the title stands on what is beside the scene. */
  billed?: boolean;
  title: (told: { self: 'yes' | 'no'; count: number; names: string; view: View }) => string;
  /** The message with the title of a moment; the same with `-note` says what it was. */
  moment: (kind: string) => string;
  art: (moment: Highlight) => Art;
}

/** Whoever did best stands in the middle, the next to the left, the third to the right, and so on outwards. */
export function inTheMiddle(ranked: readonly number[]): number[] {
  const row: number[] = [];
  ranked.forEach((seat, k) => (k % 2 ? row.unshift(seat) : row.push(seat)));
  return row;
}
