// Museum's board as the table page takes it.
import type { BoardPieces } from '..';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { MuseumUi, type Museum } from './ui.svelte';
import HowTo from './HowTo.svelte';
import { say } from '../../words.svelte';
import { announce, called } from './labels';
import Mine from './Mine.svelte';
import { houseOf } from './pieces';
import '../marks.css';
import './scene.css';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';

const museum: BoardPieces<Museum> = {
  Board,
  Choices,
  Mine,
  SeatLine,
  SeatSheet,
  HowTo,
  newUi: () => new MuseumUi(),
  // Nobody has points here: a side wins or loses.
  points: () => [],
  announce,
  verdict: (view) => say('museum-event-over', { side: view.winner ?? '' }),
  called,
  house: houseOf,
};
export default museum;
