// Museum's board as the table page takes it.
import type { BoardPieces } from '..';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { MuseumUi } from './ui.svelte';
import HowTo from './HowTo.svelte';
import { say } from '../../words.svelte';
import { announce, called } from './labels';
import Mine from './Mine.svelte';
import { houseOf } from './pieces';
import './scene.css';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import type { View } from '../../generated/museum';

// The table page knows no game's view. That these pieces are handed Museum's, and the UI state made here, is seen to by the registry,
// which loads them for tables of this game only.
const pieces = { Board, Choices, Mine, SeatLine, SeatSheet, HowTo } as unknown as Required<
  Pick<BoardPieces, 'Board' | 'Choices' | 'Mine' | 'SeatLine' | 'SeatSheet' | 'HowTo'>
>;

const museum: BoardPieces = {
  ...pieces,
  newUi: () => new MuseumUi(),
  // Nobody has points here: a side wins or loses.
  points: () => [],
  announce: (view, choices) => announce(view as View, choices),
  verdict: (view) => say('museum-event-over', { side: (view as View).winner ?? '' }),
  called: (view, field, word) => called(view as View, field, word),
  house: (view) => houseOf(view as View),
};
export default museum;
