// What the board of Town draws, what happens on it, and what can be chosen there. Made by `python -m ghostlight.server.protocol`; do not edit.

export type Colour = "B" | "G" | "Y" | "O" | "R";
export type SectionName = "S1" | "S2" | "S3" | "S4";
export type Space = "summon" | "scare" | "upgrade" | "move" | "fight" | "haunt";
export type Use = "summon" | "scare" | "upgrade" | "move" | "fight" | "haunt" | "rest";
export type CardKind = "after" | "anytime" | "once" | "end";
export type Edition = "spanish" | "japanese";
export type Bigger = "section" | "attacker";
export type Phase = "play" | "over";
export type Ask = "menu" | "summon" | "scare" | "upgrade" | "raise" | "ghost" | "second" | "drift" | "destination" | "discard" | "wager" | "reunion" | "attacker" | "defender" | "next-fight" | "bigger-die" | "roll" | "scuffle" | "lap" | "haunt" | "extra-haunt" | "echo" | "lesson" | "free-haunt" | "nap" | "run" | "blue" | "payment" | "disc" | "compensation" | "gift" | "tithe" | "wind" | "take" | "fall" | "hire" | "trade" | "swap" | "tuition" | "apparition" | "roller" | "defence";
export type Code = "summon" | "scare" | "upgrade" | "move" | "fight" | "haunt" | "done" | "taken" | "no-disc" | "haunt-tokens" | "scare-points" | "in-fight" | "token-useless" | "owned" | "tokens-grey" | "tokens-coloured" | "used-up" | "card-useless" | "end";

export interface Blocked {
  action: string;
  code: Code;
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
  kind: CardKind;
  symbol: Use | null;
  owners: number[];
  used: boolean;
}

export interface Die {
  colour: Colour;
  sides: number;
  shown: number;
  extra: number;
}

export interface Fight {
  home: string;
  attacker: Colour;
  place: string;
  defender: Colour | null;
  defence: number | null;
  sides: number;
  defence_sides: number | null;
  waiting: number[];
  roller: number | null;
}

export interface Ghost {
  building: string;
  colour: Colour;
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
  discs: Space[];
}

export interface Slot {
  bonus: number | null;
  locked: boolean;
}

export interface View {
  seat: number | null;
  turn: number | null;
  on_turn: number;
  phase: Phase;
  ask: Ask | null;
  round: number;
  round_limit: number;
  first: number;
  ending: boolean;
  master: boolean;
  edition: Edition;
  bigger: Bigger;
  section: number | null;
  action: Use | null;
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

/** What can happen, as the server tells it. */
export type Event =
  | { name: "begins"; fields: { seat: number }; secret: boolean }
  | { name: "turn"; fields: { seat: number; round: number }; secret: boolean }
  | { name: "used"; fields: { seat: number; section: SectionName; action: Use }; secret: boolean }
  | { name: "repeated"; fields: { seat: number; section: SectionName; action: Use }; secret: boolean }
  | { name: "rested"; fields: { seat: number; section: SectionName; discs: number }; secret: boolean }
  | { name: "returned"; fields: { seat: number; section: SectionName; discs: number }; secret: boolean }
  | { name: "unlocked"; fields: { seat: number }; secret: boolean }
  | { name: "points"; fields: { seat: number; points: number; card: number | string }; secret: boolean }
  | { name: "lost"; fields: { seat: number; points: number }; secret: boolean }
  | { name: "scared"; fields: { seat: number; colour: Colour }; secret: boolean }
  | { name: "fright"; fields: { seat: number; scare: number; card: number | string }; secret: boolean }
  | { name: "paid_scare"; fields: { seat: number; scare: number }; secret: boolean }
  | { name: "tokens"; fields: { seat: number; colour: Colour; count: number; card: number | string }; secret: boolean }
  | { name: "paid"; fields: { seat: number; colour: Colour; count: number }; secret: boolean }
  | { name: "summoned"; fields: { seat: number; building: string; colour: Colour }; secret: boolean }
  | { name: "upgraded"; fields: { seat: number; building: string; colour: Colour }; secret: boolean }
  | { name: "moved"; fields: { seat: number; start: string; building: string; colour: Colour }; secret: boolean }
  | { name: "removed"; fields: { seat: number; building: string; colour: Colour }; secret: boolean }
  | { name: "blues"; fields: { seat: number; building: string; count: number }; secret: boolean }
  | { name: "reds_gone"; fields: {}; secret: boolean }
  | { name: "swapped"; fields: { start: string; colour: Colour; building: string; hue: Colour }; secret: boolean }
  | { name: "appeared"; fields: { seat: number; building: string; colour: Colour }; secret: boolean }
  | { name: "nothing_came"; fields: { seat: number; colour: Colour }; secret: boolean }
  | { name: "challenged"; fields: { start: string; attacker: Colour; building: string; defender: Colour }; secret: boolean }
  | { name: "bigger"; fields: { seat: number; sides: number }; secret: boolean }
  | { name: "rolled"; fields: { seat: number; colour: Colour; sides: number; shown: number }; secret: boolean }
  | { name: "defended"; fields: { colour: Colour; sides: number; shown: number }; secret: boolean }
  | { name: "steadied"; fields: { seat: number; total: number }; secret: boolean }
  | { name: "won"; fields: { seat: number; attack: number; defence: number }; secret: boolean }
  | { name: "repelled"; fields: { seat: number; attack: number; defence: number }; secret: boolean }
  | { name: "overawed"; fields: { seat: number; defender: Colour }; secret: boolean }
  | { name: "raised"; fields: { seat: number; section: SectionName; level: number }; secret: boolean }
  | { name: "lowered"; fields: { seat: number; section: SectionName; level: number }; secret: boolean }
  | { name: "taken"; fields: { seat: number; building: string; bonus: number }; secret: boolean }
  | { name: "drawn"; fields: { seat: number; bonus: number }; secret: boolean }
  | { name: "discarded"; fields: { seat: number; bonus: number }; secret: boolean }
  | { name: "spent"; fields: { seat: number; bonus: number }; secret: boolean }
  | { name: "laid"; fields: { building: string; bonus: number }; secret: boolean }
  | { name: "haunted"; fields: { seat: number; building: string; colour: Colour; points: number }; secret: boolean }
  | { name: "unhaunted"; fields: { seat: number; building: string; colour: Colour }; secret: boolean }
  | { name: "occupied"; fields: { seat: number; card: number | string }; secret: boolean }
  | { name: "card"; fields: { seat: number; card: number | string }; secret: boolean }
  | { name: "wagered"; fields: { seat: number; number: number }; secret: boolean }
  | { name: "ending"; fields: { seat: number }; secret: boolean }
  | { name: "limit"; fields: { rounds: number }; secret: boolean }
  | { name: "final"; fields: { seat: number; card: number | string; points: number }; secret: boolean }
  | { name: "sets"; fields: { seat: number; count: number; points: number }; secret: boolean }
  | { name: "over"; fields: {}; secret: boolean }
  | { name: "roller"; fields: { seat: number }; secret: boolean };

/** What can be chosen: the words of the notation by the names of their fields. */
export type Action =
  | { verb: "use"; section: SectionName; action: Use }
  | { verb: "repeat"; section: SectionName; action: Use }
  | { verb: "bonus"; bonus: string }
  | { verb: "occupy"; card: string }
  | { verb: "card"; card: string }
  | { verb: "end" }
  | { verb: "summon"; building: string; colour: Colour }
  | { verb: "couple"; building: string; colour: Colour; hue: Colour }
  | { verb: "scare"; colour: Colour }
  | { verb: "scare-at"; building: string; colour: Colour }
  | { verb: "upgrade"; building: string; colour: Colour }
  | { verb: "raise"; section: SectionName }
  | { verb: "lesson"; section: SectionName }
  | { verb: "ghost"; building: string; colour: Colour }
  | { verb: "to"; building: string }
  | { verb: "discard"; bonus: string }
  | { verb: "wager"; number: string }
  | { verb: "reunion" }
  | { verb: "attack"; building: string; colour: Colour }
  | { verb: "against"; colour: Colour }
  | { verb: "against-at"; building: string; colour: Colour }
  | { verb: "next"; colour: Colour }
  | { verb: "bigger-die" }
  | { verb: "reroll"; die: string }
  | { verb: "rethrow"; die: string }
  | { verb: "steady"; die: string }
  | { verb: "accept" }
  | { verb: "scuffle" }
  | { verb: "lap"; building: string }
  | { verb: "run"; building: string }
  | { verb: "haunt"; building: string; colour: Colour }
  | { verb: "shadow"; building: string; colour: Colour }
  | { verb: "unhaunt"; building: string; colour: Colour }
  | { verb: "free"; building: string; colour: Colour }
  | { verb: "echo" }
  | { verb: "nap"; section: SectionName }
  | { verb: "blue"; building: string }
  | { verb: "pay"; tokens: string }
  | { verb: "disc-supply" }
  | { verb: "disc"; section: SectionName; action: Use }
  | { verb: "points" }
  | { verb: "clear"; section: SectionName }
  | { verb: "clear-two"; section: SectionName; other_section: SectionName }
  | { verb: "gift"; colour: Colour }
  | { verb: "tithe"; building: string; colour: Colour }
  | { verb: "wind"; section: SectionName }
  | { verb: "take"; section: SectionName; action: Use }
  | { verb: "fall"; section: SectionName }
  | { verb: "hire"; colour: Colour }
  | { verb: "trade-down"; colour: Colour }
  | { verb: "trade-up"; colour: Colour }
  | { verb: "swap"; building: string; colour: Colour; other: string; hue: Colour }
  | { verb: "tuition"; section: SectionName }
  | { verb: "apparition"; building: string; colour: Colour }
  | { verb: "roller"; seat: string }
  | { verb: "defend-again" }
  | { verb: "waste"; bonus: string }
  | { verb: "waste-card"; card: string }
  | { verb: "no" };

export type Verb = Action['verb'];
