// What the board of Town draws. Made by `python -m ghostlight.server.protocol`; do not edit.

export interface Blocked {
  action: string;
  code: string;
  level?: number;
  need?: number;
}

export interface Building {
  name: string;
  row: number;
  column: number;
  near: string[];
  ghosts: number[];
  room: number;
  bonus: number | null;
  marks: (number | null)[];
  values: number[];
}

export interface CardView {
  number: number;
  name: string | null;
  grey: boolean;
  kind: string;
  symbol: string | null;
  owners: number[];
  used: boolean;
}

export interface Die {
  colour: string;
  sides: number;
  shown: number;
  extra: number;
}

export interface Fight {
  home: string;
  attacker: string;
  place: string;
  defender: string | null;
  defence: number | null;
  sides: number;
  waiting: number[];
}

export interface Ghost {
  building: string;
  colour: string;
}

export interface Player {
  points: number;
  scare: number;
  discs: number;
  haunts: number;
  tokens: number[];
  sections: Section[];
  slots: Slot[];
  cards: number[];
}

export interface Section {
  level: number;
  done: boolean;
  discs: string[];
}

export interface Slot {
  bonus: number | null;
  locked: boolean;
}

export interface View {
  seat: number | null;
  turn: number | null;
  on_turn: number;
  phase: string;
  ask: string | null;
  round: number;
  round_limit: number;
  first: number;
  ending: boolean;
  master: boolean;
  edition: string;
  section: number | null;
  action: string | null;
  level: number;
  ghost: Ghost | null;
  bonus: number | null;
  card: number | null;
  buildings: Building[];
  cards: CardView[];
  players: Player[];
  ghosts: number[];
  tokens: number[];
  unseen: number[];
  discards: number[];
  dice: Die[];
  fight: Fight | null;
  blocked: Blocked[];
}

