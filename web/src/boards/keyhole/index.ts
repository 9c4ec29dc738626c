// Keyhole's board as the table page takes it.
import type { BoardPieces } from '..';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { say } from '../../words.svelte';
import { KeyholeUi, type Keyhole } from './ui.svelte';
import { ending } from './ending';
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
  mark: (view, seat) => {
    const side = view.players[seat]?.home;
    if (!side) return null;
    return { short: say('keyhole-board-side-letter', { side }), whole: say('keyhole-board-home', { side }) };
  },
  round: ({ round: n, rounds: of }) => ({ n, of, last: n === of }),
  announce,
  // Who was seen is whose ghost it is.
  whom: (view, { name, fields }) =>
    name === 'seen' ? (view.ghosts.find((ghost) => ghost.name === fields.ghost)?.seat ?? null) : null,
  ending,
};
export default keyhole;
