// What a game's board is to the table page, and which games have one.
import type { Component } from 'svelte';
import type { Event, SeatNews } from '../generated/protocol';
import { needSheet, type Sheet } from '../sprites/sheets';
import { words } from '../words.svelte';
import type { GameEnding } from './ending';

/** What is shown, and the events that led there from the step before. */
export interface Step<View = unknown, Happened extends Event = Event> {
  key: number;
  view: View;
  events: Happened[];
  /** Whether the events are to be played; otherwise the view is drawn at once. */
  animate: boolean;
  /** How fast: 1 is the time that docs/look.md gives, Infinity is at once. */
  rate?: number;
}

/** What a game's own pieces share, such as a mode. `back` is Escape: true if it left a mode. */
export interface BoardUi {
  back?: () => boolean;
  /** What the prompt asks instead of the server's question, while something is about to be done; and a line under the question. */
  readonly question?: string | null;
  readonly note?: string | null;
  /** Whether that is a closer question than the server's, so that what is told about the server's says too much. */
  readonly closer?: boolean;
}

/** The types that a game has of its own: those of generated/<game>.ts, and what its pieces share. */
export interface Own {
  view: unknown;
  event: Event;
  /** What would come of an action. */
  trial: unknown;
  ui: BoardUi;
}

/**
 * What a board tells the table page while it shows a step, and how it holds the story. What happens meanwhile, whoever decides it, waits:
 * log, points and the next question come only when it has been shown.
 *
 * To open a scene (a look, a fight's peak) call `hold()` and keep what it returns; nothing that follows is shown, and nobody at this
 * page is asked anything, until that function is called. Call it when the player goes on, when a step comes that does not play
 * (the table was taken back, another seat looks), and when the board goes away. It is no harm to call it twice.
 *
 *     const release = stage.hold();  // when the scene opens; before `settled` of its step or after it
 *     ...
 *     release();                     // Go on
 */
export interface Stage {
  /** The board plays the step with this key, and will say when it is over. */
  begins: (key: number) => void;
  /** The picture on the way, and how many of the step's events it shows. */
  shows: (key: number, picture: unknown, events: number) => void;
  /** The board has finished showing the step with this key. */
  settled: (key: number) => void;
  /** Keep what comes next waiting until the returned function is called. */
  hold: () => () => void;
}

/** What the table page hands to every piece of a game's board. */
export interface BoardProps<G extends Own = Own> {
  step: Step<G['view'], G['event']>;
  /** The picture at this moment: what the board has shown of the step so far. Whatever stands beside the board says this. */
  picture: G['view'];
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
  /** How far the board is with what it shows, and how it keeps the rest waiting. */
  stage: Stage;
}

/** What the how-to-play page gets; away from a table it gets nothing. */
export type HowToProps = { options?: Record<string, unknown> };

export type Round = { n: number; of: number; last: boolean };

export interface BoardPieces<G extends Own = Own> {
  /** The board itself: one tab stop, arrows move, Enter takes, Escape goes back. */
  Board: Component<BoardProps<G>>;
  /** In the prompt: the choices as buttons, modes, chips. */
  Choices: Component<BoardProps<G>>;
  /** Under the seats: what this seat counts and knows, in a game that has such a thing. */
  Mine?: Component<BoardProps<G>>;
  /** The small line in a seat's card. */
  SeatLine: Component<BoardProps<G> & { seat: number }>;
  /** Where the prompt is when the page is no phone's: below the board by default, or beside it above the log, so that the board has all the
   *  height. Then the replay is beside it too. */
  layout?: 'below' | 'beside';
  /** What has the column beside the board to itself; log, chat and hint then share the one under the seats. */
  Side?: { title: () => string; icon: string; Panel: Component<BoardProps<G>> };
  /** What a phone has at its foot instead of the tabs; log, chat and the rest are then reached from the top. */
  Foot?: Component<BoardProps<G>>;
  /** In a seat's sheet: what lies before that seat, where a game has more of it than fits the small line. */
  SeatSheet?: Component<BoardProps<G> & { seat: number }>;
  /** How to play, on one page with pictures; a game may tell it by the options of the table. */
  HowTo: Component | Component<HowToProps>;
  newUi: () => G['ui'];
  /** The standing by seat. */
  points: (view: G['view']) => number[];
  /** A letter or two in a seat's small cell on a phone, such as its home side, and what it says to the ear. */
  mark?: (view: G['view'], seat: number) => { short: string; whole: string } | null;
  /** How it ended, in a game of sides where points say nothing. */
  verdict?: (view: G['view']) => string;
  /** The seat that plays the house and takes no seat's colour, in a game that has one. */
  house?: (view: G['view']) => number | null;
  /** What people call what the notation has a word for, where a table has names of its own: a mission's items, one's slots. */
  called?: (view: G['view'], field: string, word: string) => string;
  /** How far the game is: what it counts (the messages `follow-round` say it), of how many if there is an end (0: none), and whether it is the last. */
  round: (view: G['view']) => Round;
  /** Whom an event is about, where it does not name a seat; `decider`: whose decision led to it. */
  whom?: (view: G['view'], event: G['event'], decider: number | null) => number | null;
  /** What the end of a game looks like. */
  ending?: GameEnding<G['view']>;
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
