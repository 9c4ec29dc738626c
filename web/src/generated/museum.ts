// What the board of Museum draws. Made by `python -m ghostlight.server.protocol`; do not edit.

export interface Acting {
  human: string;
  actions: number;
  walk: string;
  steps: number;
  finished: boolean;
}

export interface Booklet {
  id: string;
  title: string;
  summary: string;
  date: string;
  format: string;
  start: string;
  limit: string;
  starts: Start[];
  priest: string;
  items: Named[];
  places: Placed[];
  locks: Lock[];
  fires: string[];
  exits: Exit[];
  entities: Stationed[];
  deck: Card[];
  secrets: string[];
  rules: Rule[];
}

export interface Card {
  id: string;
  title: string;
  effects: Effect[];
}

/** What an event brings, for the message museum-effect-TYPE. */
export interface Effect {
  type: string;
  entity?: string | null;
  squares?: string[];
  door?: string | null;
  side?: string | null;
  area?: string | null;
  item?: string | null;
  n?: number | null;
  rounds?: number | null;
  name?: string | null;
  text?: string | null;
  until?: boolean;
}

export interface Events {
  mode: string;
  deck: string[];
  shown: string[];
  hand: string[] | null;
}

export interface Exchange {
  human: string;
  partner: string;
  gives: Item[];
  asks: Item[] | null;
}

export interface Exit {
  square: string;
  open: boolean;
}

/** The ghost that is to move. */
export interface Gliding {
  ghost: string;
  chess: string;
  square: string;
}

export interface Human {
  id: string;
  number: number;
  seat: number | null;
  side: string;
  place: string;
  square: string | null;
  hp: number;
  most: number;
  items: Item[];
  dies: number | null;
  rue: boolean;
  left: number;
}

export interface Item {
  id: string;
  kind: string;
  name: string | null;
  wear: number;
}

export interface Lock {
  door: string;
  square: string;
  hour: boolean;
}

export interface Machine {
  square: string;
  stock: number;
}

export interface Modifier {
  name: string;
  round: number | null;
}

/** An item that the mission has named. */
export interface Named {
  id: string;
  kind: string;
  name: string;
}

export interface Objective {
  id: string;
  text: string;
  type: string;
  active: boolean;
  done: boolean;
  count: number;
  need: number;
  all_leave: boolean;
}

/** Items, and the squares over which they are dealt; one square: all lie there. */
export interface Placed {
  items: string[];
  squares: string[];
  hidden: boolean;
}

export interface Priest {
  seat: number | null;
  square: string;
  hand: string[] | null;
  played: string[];
  left: string[];
  extra: number;
  die: boolean;
}

export interface Reach {
  square: string;
  actions: number;
  way: string;
}

export interface Rued {
  area: string;
  round: number;
}

/** An override that differs from the usual. */
export interface Rule {
  key: string;
  value: string;
}

export interface Secret {
  human: string;
  id: string;
  text: string;
  held: boolean | null;
}

export interface Start {
  id: string;
  square: string;
}

export interface Stationed {
  kind: string;
  square: string;
}

/** An attack that is being answered. */
export interface Strike {
  entity: string;
  number: number | null;
  square: string;
  targets: string[];
  asked: string;
}

export interface Subordinate {
  kind: string;
  number: number;
  square: string;
}

/** What lies on a square. */
export interface Thing {
  square: string;
  place: number;
  id: string | null;
  kind: string | null;
  name: string | null;
  wear: number;
  pool: number | null;
}

export interface View {
  seat: number | null;
  turn: number | null;
  ask: string | null;
  asked: string | null;
  phase: string;
  round: number;
  slot: number;
  time: string;
  limit: string;
  rounds: number;
  winner: string | null;
  mission: Booklet;
  humans: Human[];
  floor: Thing[];
  locks: Lock[];
  fires: string[];
  machines: Machine[];
  exits: Exit[];
  priest: Priest;
  subordinates: Subordinate[];
  rued: Rued[];
  modifiers: Modifier[];
  events: Events;
  objectives: Objective[];
  secrets: Secret[];
  acting: Acting | null;
  strike: Strike | null;
  ghost: Gliding | null;
  exchange: Exchange | null;
  reach: Reach[];
  threat: string[];
}

