// Keyhole's board as the table page takes it.
import type { BoardPieces } from '..';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { KeyholeUi, type Keyhole } from './ui.svelte';
import HowTo from './HowTo.svelte';
import { announce } from './labels';
import Mine from './Mine.svelte';
import '../marks.css';
import './scene.css';
import SeatLine from './SeatLine.svelte';

const keyhole: BoardPieces<Keyhole> = {
  Board,
  Choices,
  Mine,
  SeatLine,
  HowTo,
  newUi: () => new KeyholeUi(),
  points: (view) => view.players.map(({ points }) => points),
  announce,
};
export default keyhole;
