// Town's board as the table page takes it.
import type { BoardPieces } from '..';
import Board from './Board.svelte';
import CardsPanel from './CardsPanel.svelte';
import Choices from './Choices.svelte';
import { say } from '../../words.svelte';
import { TownUi, type Town } from './ui.svelte';
import { announce } from './explain';
import { ending } from './ending';
import Foot from './Foot.svelte';
import HowTo from './HowTo.svelte';
import '../marks.css';
import './scene.css';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';

const town: BoardPieces<Town> = {
  Board,
  Choices,
  Side: { title: () => say('town-board-cards-tab'), icon: 'tw-bonus', Panel: CardsPanel },
  Foot,
  SeatLine,
  SeatSheet,
  HowTo,
  newUi: () => new TownUi(),
  points: (view) => view.players.map(({ points }) => points),
  round: ({ round: n, round_limit: of, ending }) => ({ n, of, last: ending || n === of }),
  announce,
  // A fight and a swap name ghosts and no seat.
  whom: (_, { name }, decider) => (name === 'challenged' || name === 'swapped' ? decider : null),
  ending,
};
export default town;
