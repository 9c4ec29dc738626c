// Town's board as the table page takes it.
import type { BoardPieces } from '..';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { TownUi, type Town } from './ui.svelte';
import { announce } from './explain';
import HowTo from './HowTo.svelte';
import Mine from './Mine.svelte';
import '../marks.css';
import './scene.css';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';

const town: BoardPieces<Town> = {
  Board,
  Choices,
  Mine,
  SeatLine,
  SeatSheet,
  HowTo,
  newUi: () => new TownUi(),
  points: (view) => view.players.map(({ points }) => points),
  announce,
};
export default town;
