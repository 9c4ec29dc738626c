// Graveyard's board as the table page takes it.
import type { BoardPieces } from '..';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { GraveyardUi, type Graveyard } from './ui.svelte';
import HowTo from './HowTo.svelte';
import { announce } from './labels';
import Mine from './Mine.svelte';
import '../marks.css';
import './scene.css';
import SeatLine from './SeatLine.svelte';

const graveyard: BoardPieces<Graveyard> = {
  Board,
  Choices,
  Mine,
  SeatLine,
  HowTo,
  newUi: () => new GraveyardUi(),
  points: (view) => view.players.map(({ points }) => points),
  announce,
};
export default graveyard;
