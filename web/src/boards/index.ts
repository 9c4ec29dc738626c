// What a game's board is to the table page, and which games have one.
import type { Component } from 'svelte';
import type { Event, SeatNews } from '../generated/protocol';
import { needSheet, type Sheet } from '../sprites/sheets';
import { words } from '../words.svelte';

/** What is shown, and the events that led there from the step before. */
export interface Step<View = unknown, Happened extends Event = Event> {
  key: number;
  view: View;
  events: Happened[];
  /** Whether the events are to be played; otherwise the view is drawn at once. */
  animate: boolean;
}

/** What a game's own pieces share, such as a mode. `back` is Escape: true if it left a mode. */
export interface BoardUi {
  back?: () => boolean;
}

/** The types that a game has of its own: those of generated/<game>.ts, and what its pieces share. */
export interface Own {
  view: unknown;
  event: Event;
  /** What would come of an action. */
  trial: unknown;
  ui: BoardUi;
}

/** What the table page hands to every piece of a game's board. */
export interface BoardProps<G extends Own = Own> {
  step: Step<G['view'], G['event']>;
  seats: SeatNews[];
  /** Plain names by seat; "you" is said by whoever speaks. */
  names: string[];
  /** The seat that looks; null for a spectator or from above. */
  you: number | null;
  /** In notation; none when nothing is to be decided here. */
  choices: string[];
  /** Actions that the open hint speaks of, best first. */
  hinted: string[];
  ui: G['ui'];
  /** Whether the game at this table is over, also while an earlier moment is looked at. */
  finished?: boolean;
  /** Take this choice. */
  act: (action: string) => void;
  /** Take what is no choice: the server says why not. */
  actUnoffered: (action: string) => void;
  /** What would come of this action, in the game's own words; null when nobody can say. Nothing is decided by asking. */
  tryOut?: (action: string) => Promise<G['trial'] | null>;
  /** The board has finished showing the step with this key. */
  settled: (key: number) => void;
  /** The step with this key is something to look at for as long as one likes: what comes next waits until it is settled. */
  lingers?: (key: number) => void;
}

/** What the how-to-play page gets; away from a table it gets nothing. */
export type HowToProps = { options?: Record<string, unknown> };

export interface BoardPieces<G extends Own = Own> {
  /** The board itself: one tab stop, arrows move, Enter takes, Escape goes back. */
  Board: Component<BoardProps<G>>;
  /** In the prompt: the choices as buttons, modes, chips. */
  Choices: Component<BoardProps<G>>;
  /** Under the seats: what this seat counts and knows. */
  Mine: Component<BoardProps<G>>;
  /** The small line in a seat's card. */
  SeatLine: Component<BoardProps<G> & { seat: number }>;
  /** In a seat's sheet: what lies before that seat, where a game has more of it than fits the small line. */
  SeatSheet?: Component<BoardProps<G> & { seat: number }>;
  /** How to play, on one page with pictures; a game may tell it by the options of the table. */
  HowTo: Component | Component<HowToProps>;
  newUi: () => G['ui'];
  /** The standing by seat. */
  points: (view: G['view']) => number[];
  /** How it ended, in a game of sides where points say nothing. */
  verdict?: (view: G['view']) => string;
  /** The seat that plays the house and takes no seat's colour, in a game that has one. */
  house?: (view: G['view']) => number | null;
  /** What people call what the notation has a word for, where a table has names of its own: a mission's items, one's slots. */
  called?: (view: G['view'], field: string, word: string) => string;
  /** What a screen reader hears after the question. */
  announce?: (view: G['view'], choices: string[]) => string;
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

/**
 * A board can be drawn once its pieces, its sprites and its words are here. The table page knows no game's own types: here, and
 * only here, they are let go, since what it hands to these pieces came from the server for a table of this game.
 */
async function complete<G extends Own>(
  game: Sheet,
  loading: Promise<{ default: BoardPieces<G> }>,
): Promise<BoardPieces> {
  const [pieces] = await Promise.all([loading, needSheet(game), words.need(game)]);
  return pieces.default as unknown as BoardPieces;
}
