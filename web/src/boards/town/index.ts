// Town's board as the table page takes it.
import type { View } from '../../generated/town';
import type { BoardPieces } from '..';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { TownUi } from './ui.svelte';
import { announce } from './explain';
import HowTo from './HowTo.svelte';
import Mine from './Mine.svelte';
import './scene.css';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';

// The table page knows no game's view. That these pieces are handed Town's, and the UI state made here, is seen to by the registry,
// which loads them for tables of this game only.
const pieces = { Board, Choices, Mine, SeatLine, SeatSheet, HowTo } as unknown as Required<
  Pick<BoardPieces, 'Board' | 'Choices' | 'Mine' | 'SeatLine' | 'SeatSheet' | 'HowTo'>
>;

const town: BoardPieces = {
  ...pieces,
  newUi: () => new TownUi(),
  points: (view) => (view as View).players.map(({ points }) => points),
  announce: (view, choices) => announce(view as View, choices),
};
export default town;
