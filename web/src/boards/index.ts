// What a game's board is to the table page, and which games have one.
import type { Component } from 'svelte';
import type { Event, SeatNews } from '../generated/protocol';
import { needSheet, type Sheet } from '../sprites/sheets';
import { words } from '../words.svelte';

/** What is shown, and the events that led there from the step before. */
export interface Step<V = unknown> {
  key: number;
  view: V;
  events: Event[];
  /** Whether the events are to be played; otherwise the view is drawn at once. */
  animate: boolean;
}

/** What a game's own pieces share, such as a mode. `back` is Escape: true if it left a mode. */
export interface BoardUi {
  back?: () => boolean;
}

/** What the table page hands to every piece of a game's board. `V` is the game's own view (generated/<game>.ts). */
export interface BoardProps<V = unknown, D extends BoardUi = BoardUi> {
  step: Step<V>;
  seats: SeatNews[];
  /** Plain names by seat; "you" is said by whoever speaks. */
  names: string[];
  /** The seat that looks; null for a spectator or from above. */
  you: number | null;
  /** In notation; none when nothing is to be decided here. */
  choices: string[];
  /** Actions that the open hint speaks of, best first. */
  hinted: string[];
  ui: D;
  /** Whether the game at this table is over, also while an earlier moment is looked at. */
  finished?: boolean;
  /** Take this choice. */
  act: (action: string) => void;
  /** Take what is no choice: the server says why not. */
  actUnoffered: (action: string) => void;
  /** What would come of this action, in the game's own words; null when nobody can say. Nothing is decided by asking. */
  tryOut?: (action: string) => Promise<unknown>;
  /** The board has finished showing the step with this key. */
  settled: (key: number) => void;
  /** The step with this key is something to look at for as long as one likes: what comes next waits until it is settled. */
  lingers?: (key: number) => void;
}

export interface BoardPieces {
  /** The board itself: one tab stop, arrows move, Enter takes, Escape goes back. */
  Board: Component<BoardProps>;
  /** In the prompt: the choices as buttons, modes, chips. */
  Choices: Component<BoardProps>;
  /** Under the seats: what this seat counts and knows. */
  Mine: Component<BoardProps>;
  /** The small line in a seat's card. */
  SeatLine: Component<BoardProps & { seat: number }>;
  /** In a seat's sheet: what lies before that seat, where a game has more of it than fits the small line. */
  SeatSheet?: Component<BoardProps & { seat: number }>;
  /** How to play, on one page with pictures. */
  HowTo: Component;
  newUi: () => BoardUi;
  /** The standing by seat. */
  points: (view: unknown) => number[];
  /** How it ended, in a game of sides where points say nothing. */
  verdict?: (view: unknown) => string;
  /** The seat that plays the house and takes no seat's colour, in a game that has one. */
  house?: (view: unknown) => number | null;
  /** What people call what the notation has a word for, where a table has names of its own: a mission's items, one's slots. */
  called?: (view: unknown, field: string, word: string) => string;
  /** What a screen reader hears after the question. */
  announce?: (view: unknown, choices: string[]) => string;
}

export interface GameBoard {
  sheet: Sheet;
  load: () => Promise<BoardPieces>;
}

export const BOARDS: Record<string, GameBoard> = {
  graveyard: {
    sheet: 'graveyard',
    load: () => complete('graveyard', import('./graveyard')),
  },
  town: {
    sheet: 'town',
    load: () => complete('town', import('./town')),
  },
  keyhole: {
    sheet: 'keyhole',
    load: () => complete('keyhole', import('./keyhole')),
  },
  museum: {
    sheet: 'museum',
    load: () => complete('museum', import('./museum')),
  },
};

/** A board can be drawn once its pieces, its sprites and its words are here. */
async function complete(game: Sheet, loading: Promise<{ default: BoardPieces }>): Promise<BoardPieces> {
  const [pieces] = await Promise.all([loading, needSheet(game), words.need(game)]);
  return pieces.default;
}
