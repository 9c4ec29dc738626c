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

/** Play again with the same people, seated in this way; without one, rather not after all. */
export interface Again {
  type: "again";
  way?: "next" | "same" | "sides" | null;
  promises?: SeatPromised[];
  id: number;
}

/** Once the game is over: how you could play again, what was proposed, who has agreed, and the new table if there is one. */
export interface AgainNews {
  ways: AgainWay[];
  proposed: AgainWay | null;
  ready: number[];
  next: string | null;
}

/** A way to sit when one plays again: by new seat the seat of before. */
export interface AgainWay {
  way: "next" | "same" | "sides";
  order: number[];
}

/** How one stands against somebody: won when one won and they did not; even when both did, or neither. */
export interface Against {
  name: string;
  bot: boolean;
  won: number;
  lost: number;
  even: number;
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

/** Undo what went elsewhere, or was only shown. */
export interface Back {
  type: "back";
  id: number;
}

/** A browser that wants to be called: its subscription at a push service. */
export interface Bell {
  address: string;
  key: string;
  auth: string;
}

/** A browser that does not want to be called any more. */
export interface BellAddress {
  address: string;
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

/** A gesture instead of words. */
export interface Emote {
  type: "emote";
  emote: "boo" | "bravo" | "haha" | "oh-no" | "thanks" | "wait";
  id: number;
}

/** The end of a finished game: where points came from, who was ahead, moments worth another look. */
export interface Ending {
  seats: SeatEnding[];
  rounds: number[];
  looks: Peep[];
  night: Night | null;
  curve: Standing[];
  judged: boolean;
  moments: Highlight[];
}

/** What can be known of a game before anybody sits down to it, where an option tells the whole story: a mission. */
export interface Evening {
  word: string | null;
  title: Record<string, string>;
  summary: Record<string, string>;
  date: string;
  start: string;
  limit: string;
  rounds: number;
  minutes: number;
  formats: EveningFormat[];
  marks: EveningMark[];
}

/** A way to sit down to it: the word of the option for formats, and a seat after the other. */
export interface EveningFormat {
  name: string;
  seats: EveningSeat[];
}

/** Something that stands or lies somewhere when it begins. */
export interface EveningMark {
  square: string;
  what: string;
}

/** A chair of a format: its side, and whom it plays; nobody named: whoever sits there picks when the game begins. */
export interface EveningSeat {
  side: string;
  plays: string[];
}

/** A file of one's own, to be looked at before a table is opened. */
export interface EveningText {
  text: string;
}

/** What can be played tonight, in a game whose evenings differ. */
export interface Evenings {
  option: string;
  formats: string;
  shipped: Evening[];
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
  evenings?: boolean;
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

/** A moment worth another look. `facts` are fields as events have them; `weight` says how much it is worth, from 0 to 1. */
export interface Highlight {
  kind: string;
  moment: number;
  seat: number | null;
  facts?: Record<string, string | number>;
  round?: number | null;
  weight?: number;
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

/** Finished games, the latest first; `next` asks for those before. The first page tells sums too. */
export interface History {
  games: Played[];
  next: string | null;
  tallies?: Tally[];
  against?: Against[];
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

/** A chapter of a lesson that can be played now. */
export interface LessonCard {
  game: string;
  chapter: string;
  steps: number;
}

/** Where a lesson stands; what lies on the board comes as `table`, as at any table. The coach's words are the message `lesson-GAME-CHAPTER-SAY`. What is to be done is among the choices of the position. */
export interface LessonNews {
  type: "lesson";
  game: string;
  chapter: string;
  step: number;
  number: number;
  steps: number;
  mood: "do" | "over" | "shown" | "strayed" | "tell";
  say: string | null;
  remark: string | null;
  point: string[];
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
  emote?: "boo" | "bravo" | "haha" | "oh-no" | "thanks" | "wait" | null;
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

/** One thing that brought points: what it is, where, and when (the moment in the replay, if it has one of its own). */
export interface Mark {
  what: string;
  points: number;
  moment?: number | null;
  place?: string | null;
  round?: number | null;
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

/** Museum: the night as a story. */
export interface Night {
  people: NightPerson[];
  path: NightStop[];
  marks: NightMark[];
  rounds: number;
  time: string;
}

/** Museum: something that happened on the plan: a wound, a death, an objective, somebody who left. */
export interface NightMark {
  kind: string;
  round: number;
  time: string;
  moment: number;
  square: string | null;
  human: string | null;
}

/** Museum: one of the people of the night, or the Priest, and what became of them. */
export interface NightPerson {
  human: string;
  seat: number | null;
  side: string;
  place: string;
  hp: number;
  most: number;
  items: string[];
  deeds: Record<string, number>;
}

/** Museum: where the Priest stood when a round was over. */
export interface NightStop {
  round: number;
  time: string;
  square: string;
  moment: number;
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

/** Heard, or seen: what comes next? */
export interface On {
  type: "on";
  id: number;
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

/** Keyhole: one look through a keyhole, who was seen, and the points of all seats after it. */
export interface Peep {
  round: number;
  moment: number;
  side: string;
  door: number;
  seat: number | null;
  seen: string[];
  points: number[];
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

/** A finished game at which one sat. `none`: nobody won, or nobody else played. */
export interface Played {
  code: string;
  name: string;
  game: string;
  ended: number;
  seats: PlayedSeat[];
  outcome: "drawn" | "lost" | "none" | "won";
  how: "abandoned" | "closed" | "default" | "rules" | null;
}

/** One seat of a finished game. */
export interface PlayedSeat {
  name: string | null;
  bot: boolean;
  mine: boolean;
  points: number | null;
  won: boolean;
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

/** The public key under which this house calls browsers (VAPID): base64 as the web writes it. */
export interface PushKey {
  key: string;
}

/** How far a game is on its way to being playable: its rules are compiled once, then loaded. */
export interface Readiness {
  game: string;
  state: "compiling" | "failed" | "loading" | "ready" | "waiting";
  percent: number;
}

/** Whether there is a code that brings one to another device, since when, and how many devices have a pass. */
export interface Recovery {
  made: number | null;
  devices: number;
}

/** The code itself: told once, when it is made; and sent to be recognised. */
export interface RecoveryCode {
  code: string;
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

/** How one seat came out; the parts add up to its points. */
export interface SeatEnding {
  seat: number;
  points: number;
  parts: Storey[];
  deeds?: Record<string, number>;
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
  kept?: string | null;
  keeps?: boolean;
  sit?: "ask" | "free" | null;
}

/** What a seat promised to the shuffle; its nonce once the game is dealt, None then if the promise was not kept. */
export interface SeatPromise {
  seat: number;
  promise: string;
  nonce: string | null;
}

/** What one of your seats promises to the shuffle of the next table. */
export interface SeatPromised {
  seat: number;
  promise: string;
}

/** The answer to Look. */
export interface Seen {
  type: "seen";
  id: number;
  viewer: number | "above" | "watching";
  position: Position;
  events: Event[];
}

/** Do for me what I am to do. */
export interface Show {
  type: "show";
  id: number;
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

/** Where everybody stood after a moment: points, and hopes from 0 to 1 (none where there was no time to judge). */
export interface Standing {
  moment: number;
  round: number | null;
  points: number[];
  hopes: number[];
}

/** Deal. */
export interface Start {
  type: "start";
  id: number;
}

/** A storey of a seat's points. */
export interface Storey {
  kind: string;
  points: number;
  marks?: Mark[];
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
  kept: boolean;
  result: Result | null;
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
  watching?: string[];
  at: number;
  position?: Position | null;
  way?: Position[];
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
  again?: AgainNews | null;
}

/** How often one has won, lost or drawn at a game. */
export interface Tally {
  game: string;
  won: number;
  lost: number;
  drawn: number;
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

export type Asked = Sit | Leave | Replace | Free | Add | Remove | Start | Promise | Reveal | Halt | Close | Kick | Mute | Chat | Emote | Again | Act | Undo | Answer | Resign | Pause | Resume | Face | Look | Hint | Try | Speak;
export type LessonAsked = Act | Try | Speak | On | Show | Back;
export type Told = Done | Refusal | Waking | TableNews | Seen | HintTold | Tried | LessonNews;
