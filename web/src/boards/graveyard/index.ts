// Graveyard's board as the table page takes it.
import type { View } from '../../generated/graveyard';
import type { BoardPieces } from '..';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { GraveyardUi } from './ui.svelte';
import HowTo from './HowTo.svelte';
import { announce } from './labels';
import Mine from './Mine.svelte';
import './scene.css';
import SeatLine from './SeatLine.svelte';

// The table page knows no game's view. That these pieces are handed Graveyard's, and the UI state made here, is seen to by the
// registry, which loads them for tables of this game only.
const pieces = { Board, Choices, Mine, SeatLine, HowTo } as unknown as Pick<
  BoardPieces,
  'Board' | 'Choices' | 'Mine' | 'SeatLine' | 'HowTo'
>;

const graveyard: BoardPieces = {
  ...pieces,
  newUi: () => new GraveyardUi(),
  points: (view) => (view as View).players.map(({ points }) => points),
  announce: (view, choices) => announce(view as View, choices),
};
export default graveyard;
