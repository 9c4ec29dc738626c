// The messages between browser and server. Made by `python -m ghostlight.server.protocol`; do not edit.

/** What does not change at this table. */
export interface About {
  code: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  visibility: "link" | "public";
  watching: boolean;
  clock: NoClock | MoveClock | FischerClock | DayClock;
  undo: boolean;
  practice: boolean;
  imported: boolean;
  rules: number;
  played_here: boolean;
}

export interface Act {
  type: "act";
  at: number;
  action: string;
  id: number;
}

/** One more seat. */
export interface Add {
  type: "add";
  id: number;
}

/** To what somebody asked. The one who asked withdraws it with a no. */
export interface Answer {
  type: "answer";
  at: number;
  yes: boolean;
  id: number;
}

/** How far every game is. */
export interface Awake {
  games: Readiness[];
}

export interface BotSeat {
  kind: "bot";
  bot: string;
}

export interface Catalogue {
  games: GameNews[];
  awake: Readiness[];
}

/** One decision and what followed; the first is the deal. */
export interface Chapter {
  n: number;
  seat: number | null;
  name: string | null;
  action: string | null;
  events: Event[];
}

export interface Chat {
  type: "chat";
  text: string;
  id: number;
}

/** The fairness of a finished game, gone over again: `fault` is None if all was as promised. */
export interface Checked {
  steps: number;
  draws: number;
  fault: string | null;
  retired?: number | null;
}

/** One of some words. */
export interface ChoiceOption {
  kind: "choice";
  key: string;
  help: string;
  everyday: boolean;
  default: string;
  words: string[];
}

/** Milliseconds left for each seat at the moment `now` of the message; one may be running. */
export interface ClockNews {
  left: number[];
  running: number | null;
}

/** Give the table up before the game begins; end a running game without winners, if all others who play agree. */
export interface Close {
  type: "close";
  id: number;
}

/** So many days for each turn: nobody has to be there at the same time. */
export interface DayClock {
  kind: "days";
  days: number;
}

/** The command was taken and is on disk. */
export interface Done {
  type: "done";
  id: number;
}

/** One of some words, or a whole number. */
export interface EitherOption {
  kind: "either";
  key: string;
  help: string;
  everyday: boolean;
  default: string | number;
  words: string[];
  least: number;
  most: number;
}

/** One thing that happened in the game. `seat` among the fields counts from 0; the others are words or numbers. */
export interface Event {
  name: string;
  fields: Record<string, string | number>;
  secret: boolean;
}

/** Of several seats on one device, this one is looking now: the curtain is open. */
export interface Face {
  type: "face";
  seat: number;
  id: number;
}

/** The promise of the shuffle; the seed once the game is over. */
export interface Fairness {
  commitment: string;
  nonces: string[];
  promises: SeatPromise[];
  given_up: number;
  seed: string | null;
}

/** So many seconds for the whole game, and some more after each turn. */
export interface FischerClock {
  kind: "fischer";
  start: number;
  increment: number;
}

/** Take a bot away: from one's own seat, or, as the host before the game, from a seat that nobody else has. */
export interface Free {
  type: "free";
  seat: number;
  id: number;
}

/** A game that can be played. */
export interface GameNews {
  name: string;
  title: string;
  authors: string;
  players: [number, number];
  minutes: [number, number];
  options: (WholeOption | ChoiceOption | EitherOption | NumbersOption | PicksOption | TextOption)[];
  clauses: string;
  bots: string[];
  undo: boolean;
}

/** Stop the shuffle: back to the chairs. */
export interface Halt {
  type: "halt";
  id: number;
}

/** How the house is; `fault` says why it cannot write. */
export interface Health {
  status: "not writing" | "ok";
  version: string;
  tables: number;
  sockets: number;
  games: Readiness[];
  fault?: string | null;
}

/** What would a bot do here, from what the seat sees? */
export interface Hint {
  type: "hint";
  at: number;
  id: number;
}

/** The answer to Hint: the best options first. */
export interface HintTold {
  type: "hint";
  id: number;
  at: number;
  bot: string;
  thoughts: Thought[];
}

/** The public key of this house: Ed25519, 64 hexadecimal digits. `ghostlight verify --house KEY` insists on it. */
export interface HouseKey {
  key: string;
}

/** No clock runs, and this seat has kept everybody waiting for so long: after `after` the others may ask for a stand-in. All in milliseconds; from `warn` on whoever idles is told. */
export interface IdleNews {
  seat: number;
  waited: number;
  warn: number;
  after: number;
}

/** Send somebody away, who may not come back, or (`out` is false) let them in again. `who` is as the news name them. */
export interface Kick {
  type: "kick";
  who: string;
  out?: boolean;
  id: number;
}

export interface Leave {
  type: "leave";
  seat: number;
  id: number;
}

/** A line of the talk: words of a player or watcher, or a note (message table-note-…). */
export interface Line {
  at: number;
  seat: number | null;
  name: string | null;
  text: string | null;
  note: string | null;
  facts: Record<string, string | number>;
  who?: string | null;
}

export interface Lobby {
  public: Summary[];
  mine: Summary[];
}

/** An earlier moment again: from one's own seat while the game runs, afterwards from any seat or from above. */
export interface Look {
  type: "look";
  moment: number;
  viewer: number | "above" | "watching";
  id: number;
}

export interface Made {
  code: string;
}

/** Who this browser is. `share` is where friends in the same network find this server, if that is another address. */
export interface Me {
  name: string | null;
  share?: string | null;
}

/** So many seconds for each turn. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** Let nobody hear this person any more, or (`on` is false) again. */
export interface Mute {
  type: "mute";
  who: string;
  on?: boolean;
  id: number;
}

/** The one who makes the table, or somebody on the same device. */
export interface MySeat {
  kind: "me";
  name: string;
  promise?: string | null;
  nonce?: string;
}

export interface NewName {
  name: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  name: string;
  seats: (OpenSeat | MySeat | BotSeat)[];
  options?: Record<string, unknown>;
  visibility?: "link" | "public";
  watching?: boolean;
  clock?: NoClock | MoveClock | FischerClock | DayClock;
  undo?: boolean | null;
  practice?: boolean;
  start?: boolean;
}

/** Everybody thinks as long as they like. */
export interface NoClock {
  kind: "none";
}

/** So many whole numbers in a row. */
export interface NumbersOption {
  kind: "numbers";
  key: string;
  help: string;
  everyday: boolean;
  default: number[];
  count: number;
  least: number;
  most: number;
}

/** What is asked of those who play; `seat` is of who asks, `of` the one that a bot, or somebody new, is to have. */
export interface OfferNews {
  what: "close" | "join" | "pause" | "replace" | "undo";
  seat: number | null;
  of?: number | null;
  name: string;
  mine: boolean;
  waiting: number[];
}

/** Somebody without a seat, as the host is told of them; or somebody who was sent away. */
export interface Onlooker {
  who: string;
  name: string | null;
  muted: boolean;
  out: boolean;
}

/** Whoever has the link. */
export interface OpenSeat {
  kind: "open";
}

export interface Pause {
  type: "pause";
  at: number;
  id: number;
}

/** So many different numbers of a range, or a word for some that belong together. */
export interface PicksOption {
  kind: "picks";
  key: string;
  help: string;
  everyday: boolean;
  default: string | number[];
  words: string[];
  count: number;
  least: number;
  most: number;
}

/** Where the game stands, from one seat. */
export interface Position {
  moment: number;
  turn: number | null;
  view: unknown;
  choices: string[];
  ask: string | null;
}

/** Why a request was refused; `lines`: the same fault by fault, where there can be many. */
export interface Problem {
  code: string;
  sentence: string;
  lines?: string[];
}

/** Another promise to the shuffle, in place of one that was used up or is lost. */
export interface Promise {
  type: "promise";
  seat: number;
  promise: string;
  id: number;
}

/** How far a game is on its way to being playable: its rules are compiled once, then loaded. */
export interface Readiness {
  game: string;
  state: "compiling" | "failed" | "loading" | "ready" | "waiting";
  percent: number;
}

/** The command was not taken; `sentence` says why, in the language of this connection. */
export interface Refusal {
  type: "refused";
  id: number | null;
  code: string;
  sentence: string;
}

/** What is known of a table that cannot be opened any more: who played, and of a game that is over what was told. */
export interface Remains {
  summary: Summary;
  why: "changed" | "damaged" | "newer" | "retired";
  rules: number;
  story: Chapter[];
  called: Record<string, Record<string, string>>;
  called_in: Record<string, Record<string, Record<string, string>>>;
  result: Result | null;
  options: Record<string, unknown>;
}

export interface Remove {
  type: "remove";
  seat: number;
  id: number;
}

/** Let a bot decide for this seat: one's own, one that was left, that of somebody who is away or has idled for too long. */
export interface Replace {
  type: "replace";
  seat: number;
  bot: string;
  id: number;
}

export interface Resign {
  type: "resign";
  at: number;
  seat: number;
  id: number;
}

/** How it ended: by the rules of the game, because all others gave up, or before its end and without winners. */
export interface Result {
  winners: number[];
  points: number[];
  how: "abandoned" | "closed" | "default" | "rules";
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  id: number;
}

/** The nonce that was promised, now that all promises are frozen. */
export interface Reveal {
  type: "reveal";
  seat: number;
  nonce: string;
  id: number;
}

/** One seat as everybody sees it. */
export interface SeatNews {
  name: string | null;
  kind: "bot" | "human" | "open";
  bot: string | null;
  mine: boolean;
  here: boolean;
  stand_in: boolean;
  resigned: boolean;
  who?: string | null;
  muted?: boolean;
  sit?: "ask" | "free" | null;
}

/** What a seat promised to the shuffle; its nonce once the game is dealt, None then if the promise was not kept. */
export interface SeatPromise {
  seat: number;
  promise: string;
  nonce: string | null;
}

/** The answer to Look. */
export interface Seen {
  type: "seen";
  id: number;
  viewer: number | "above" | "watching";
  position: Position;
  events: Event[];
}

/** The game was started and the promises are frozen: every page shows the nonces of its seats (Reveal). */
export interface ShuffleNews {
  waiting: number[];
  late: boolean;
  halts: boolean;
}

export interface Sit {
  type: "sit";
  seat: number;
  name: string;
  promise?: string | null;
  nonce?: string;
  id: number;
}

/** The language in which refusals are to be said. */
export interface Speak {
  type: "speak";
  language: "en" | "es" | "ja";
  id: number;
}

/** Deal. */
export interface Start {
  type: "start";
  id: number;
}

/** A table in a list. */
export interface Summary {
  code: string;
  name: string;
  game: string;
  status: "closed" | "over" | "paused" | "playing" | "waiting";
  seats: SummarySeat[];
  clock: NoClock | MoveClock | FischerClock | DayClock;
  my_turn: boolean;
  i_sit: boolean;
  watching: boolean;
  updated: number;
}

export interface SummarySeat {
  name: string | null;
  kind: "bot" | "human" | "open";
}

/** The table as one person sees it. The first one is whole; later ones leave out what has not changed. Of the story and the talk only what is new is sent: forget what you have from `story_from` on, then add `story`. */
export interface TableNews {
  type: "table";
  now: number;
  about?: About;
  status: "closed" | "over" | "paused" | "playing" | "waiting";
  host: boolean;
  mine: number[];
  facing: number | null;
  curtain: number | null;
  seats: SeatNews[];
  watchers: number;
  at: number;
  position?: Position | null;
  story_from: number;
  story: Chapter[];
  talk_from: number;
  talk: Line[];
  clocks: ClockNews | null;
  offer: OfferNews | null;
  undo: "ask" | "free" | "practice" | null;
  shuffle: ShuffleNews | null;
  fairness: Fairness;
  result: Result | null;
  start?: boolean;
  muted?: boolean;
  onlookers?: Onlooker[];
  idle?: IdleNews | null;
}

/** One of some words, or the whole text of a file, which has more than one line. */
export interface TextOption {
  kind: "text";
  key: string;
  help: string;
  everyday: boolean;
  default: string;
  words: string[];
  largest: number;
}

/** One option, what the bot hopes for (0 to 1) and the share of its attention. */
export interface Thought {
  action: string;
  value: number;
  weight: number;
}

/** The answer to Try, for the decision `at`; `trial` is the game's own type. Without a trial, code and sentence say why. Who tries faster than the server answers gets the trial of the newest action; those that it overtook are too-fast. */
export interface Tried {
  type: "tried";
  id: number;
  at: number;
  action: string;
  trial?: unknown;
  code?: string | null;
  sentence?: string | null;
}

/** What would come of this action? Nothing is decided by asking. */
export interface Try {
  type: "try";
  action: string;
  id: number;
}

export interface Undo {
  type: "undo";
  at: number;
  id: number;
}

/** The game of this table is not ready, or now it is. `begins`: it is dealt by itself as soon as it is. */
export interface Waking {
  type: "waking";
  readiness: Readiness;
  begins: boolean;
}

/** A whole number. */
export interface WholeOption {
  kind: "whole";
  key: string;
  help: string;
  everyday: boolean;
  default: number;
  least: number;
  most: number;
}

export type Asked = Sit | Leave | Replace | Free | Add | Remove | Start | Promise | Reveal | Halt | Close | Kick | Mute | Chat | Act | Undo | Answer | Resign | Pause | Resume | Face | Look | Hint | Try | Speak;
export type Told = Done | Refusal | Waking | TableNews | Seen | HintTold | Tried;
