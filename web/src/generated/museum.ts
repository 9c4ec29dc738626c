// What the board of Museum draws, what happens on it, and what can be chosen there. Made by `python -m ghostlight.server.protocol`; do not edit.

export type Side = "humans" | "ghost";
export type Character = "itzel" | "bruno" | "remedios" | "quiroz" | "lina" | "beto" | "nico" | "guard" | "priest";
export type Kind = "none" | "macuahuitl" | "hammer" | "truncheon" | "pistol" | "ammo" | "energy_drink" | "first_aid" | "amulet" | "rosary" | "rue" | "key" | "extinguisher" | "artefact" | "heart";
export type Chess = "pawn" | "rook" | "knight" | "bishop" | "queen" | "king";
export type Entity = "priest" | "minion" | "chaneque" | "tzitzimitl";
export type Place = "absent" | "standing" | "wounded" | "stunned" | "dead" | "gone";
export type Walk = "no" | "move" | "bonus";
export type EventsMode = "draw" | "hand" | "none";
export type Goal = "reach" | "collect" | "deliver" | "task" | "survive" | "eliminate" | "escape";
export type ModifierName = "slow" | "no_shots" | "lifts_off" | "peace" | "show_hand";
export type EffectType = "spawn" | "lock" | "lock_choice" | "unlock" | "fire" | "fire_room" | "extinguish" | "message" | "event" | "place" | "place_random_room" | "open_exit" | "close_exit" | "activate" | "restock" | "modifier" | "extra_move" | "drop_choice" | "move_priest";
export type Toilets = "occupied" | "every";
export type Wounds = "attacker" | "fall";
export type Contact = "everybody" | "newcomer";
export type Aid = "anybody" | "own_side";
export type Direction = "N" | "E" | "S" | "W";
export type Phase = "setup" | "play" | "over";
export type Ask = "character" | "turn" | "walk" | "vend" | "give" | "swap" | "consent" | "defence" | "duel" | "recover" | "card" | "ghost" | "event" | "locks" | "lose" | "put";

export interface Acting {
  human: Character;
  actions: number;
  walk: Walk;
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
  language: string;
  texts: Record<string, Record<string, string>>;
}

export interface Card {
  id: string;
  title: string;
  effects: Effect[];
}

/** What an event brings, for the message museum-effect-TYPE. */
export interface Effect {
  type: EffectType;
  entity?: Entity | null;
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
  mode: EventsMode;
  deck: string[];
  shown: string[];
  hand: string[] | null;
}

export interface Exchange {
  human: Character;
  partner: Character;
  gives: Item[];
  asks: Item[] | null;
}

export interface Exit {
  square: string;
  open: boolean;
}

/** The ghost that is to move. */
export interface Gliding {
  ghost: Character;
  chess: Chess;
  square: string;
}

export interface Human {
  id: Character;
  number: number;
  seat: number | null;
  side: Side;
  place: Place;
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
  kind: Kind;
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
  name: ModifierName;
  round: number | null;
}

/** An item that the mission has named. */
export interface Named {
  id: string;
  kind: Kind;
  name: string;
}

export interface Objective {
  id: string;
  text: string;
  type: Goal;
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
  hand: Chess[] | null;
  played: Chess[];
  left: Chess[];
  extra: number;
  die: boolean;
}

export interface Reach {
  square: string;
  actions: number;
  way: string;
}

/** How the rules are read at this table, where the letter and the house differ; the words are those of the options. */
export interface Reading {
  toilets: Toilets;
  wounds: Wounds;
  contact: Contact;
  aid: Aid;
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
  human: Character;
  id: string;
  text: string;
  held: boolean | null;
}

export interface Start {
  id: Character;
  square: string;
}

export interface Stationed {
  kind: Entity;
  square: string;
}

/** An attack that is being answered. */
export interface Strike {
  entity: Entity;
  number: number | null;
  square: string;
  targets: Character[];
  asked: Character;
}

export interface Subordinate {
  kind: Entity;
  number: number;
  square: string;
}

/** What lies on a square. */
export interface Thing {
  square: string;
  place: number;
  id: string | null;
  kind: Kind | null;
  name: string | null;
  wear: number;
  pool: number | null;
}

export interface View {
  seat: number | null;
  turn: number | null;
  ask: Ask | null;
  asked: Character | null;
  phase: Phase;
  round: number;
  slot: number;
  time: string;
  limit: string;
  rounds: number;
  winner: Side | null;
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
  reading: Reading;
}

/** What can happen, as the server tells it. */
export type Event =
  | { name: "begins"; fields: { mission: string }; secret: boolean }
  | { name: "character"; fields: { seat: number; human: Character }; secret: boolean }
  | { name: "secret"; fields: { human: Character; secret: string }; secret: boolean }
  | { name: "hand"; fields: { pawn: number; rook: number; knight: number; bishop: number; queen: number; king: number }; secret: boolean }
  | { name: "event_hand"; fields: { event: string }; secret: boolean }
  | { name: "round"; fields: { round: number; time: string }; secret: boolean }
  | { name: "turn"; fields: { human: Character }; secret: boolean }
  | { name: "stepped"; fields: { human: Character; start: string; square: string }; secret: boolean }
  | { name: "rode"; fields: { human: Character; start: string; square: string }; secret: boolean }
  | { name: "unlocked"; fields: { human: Character; door: string; key: number }; secret: boolean }
  | { name: "left"; fields: { human: Character; square: string }; secret: boolean }
  | { name: "took"; fields: { human: Character; item: string; wear: number; square: string }; secret: boolean }
  | { name: "dropped"; fields: { human: Character; item: string; wear: number; square: string }; secret: boolean }
  | { name: "found"; fields: { square: string; item: string }; secret: boolean }
  | { name: "vended"; fields: { human: Character; square: string; stock: number }; secret: boolean }
  | { name: "drank"; fields: { human: Character; patient: Character }; secret: boolean }
  | { name: "rolled"; fields: { human: Character; steps: number }; secret: boolean }
  | { name: "bandaged"; fields: { human: Character; patient: Character }; secret: boolean }
  | { name: "healed"; fields: { human: Character; hp: number }; secret: boolean }
  | { name: "revived"; fields: { human: Character; hp: number }; secret: boolean }
  | { name: "sheltered"; fields: { human: Character; area: string; round: number }; secret: boolean }
  | { name: "shielded"; fields: { human: Character; patient: Character }; secret: boolean }
  | { name: "offered"; fields: { human: Character; partner: Character }; secret: boolean }
  | { name: "gave"; fields: { human: Character; partner: Character; item: string; wear: number }; secret: boolean }
  | { name: "refused"; fields: { human: Character; partner: Character }; secret: boolean }
  | { name: "performed"; fields: { human: Character; objective: string; square: string }; secret: boolean }
  | { name: "shot"; fields: { human: Character; square: string; target: string; goal: string }; secret: boolean }
  | { name: "shot_down"; fields: { entity: Entity; number: number }; secret: boolean }
  | { name: "assaulted"; fields: { human: Character; target: string; item: string }; secret: boolean }
  | { name: "attacked"; fields: { entity: Entity; number: number; square: string }; secret: boolean }
  | { name: "defended"; fields: { human: Character; item: string }; secret: boolean }
  | { name: "warded"; fields: { human: Character; item: string }; secret: boolean }
  | { name: "fought"; fields: { human: Character; defence: number; attack: number }; secret: boolean }
  | { name: "repelled"; fields: { human: Character }; secret: boolean }
  | { name: "hurt"; fields: { human: Character; hp: number }; secret: boolean }
  | { name: "turned"; fields: { human: Character; on: number }; secret: boolean }
  | { name: "worn"; fields: { human: Character; item: string; wear: number }; secret: boolean }
  | { name: "fell"; fields: { human: Character; square: string }; secret: boolean }
  | { name: "stunned"; fields: { human: Character; square: string }; secret: boolean }
  | { name: "stood"; fields: { human: Character; square: string }; secret: boolean }
  | { name: "died"; fields: { human: Character; square: string }; secret: boolean }
  | { name: "changed"; fields: { seat: number }; secret: boolean }
  | { name: "burnt"; fields: { human: Character; square: string }; secret: boolean }
  | { name: "doused"; fields: { human: Character; square: string }; secret: boolean }
  | { name: "fire"; fields: { square: string; on: number }; secret: boolean }
  | { name: "card"; fields: { chess: Chess }; secret: boolean }
  | { name: "die"; fields: { ghost: Character; chess: Chess }; secret: boolean }
  | { name: "glided"; fields: { ghost: Character; start: string; square: string }; secret: boolean }
  | { name: "stayed"; fields: { ghost: Character }; secret: boolean }
  | { name: "put"; fields: { square: string }; secret: boolean }
  | { name: "spawned"; fields: { entity: Entity; number: number; square: string }; secret: boolean }
  | { name: "prowled"; fields: { entity: Entity; number: number; start: string; square: string }; secret: boolean }
  | { name: "vanished"; fields: { entity: Entity; number: number }; secret: boolean }
  | { name: "clock"; fields: { time: string }; secret: boolean }
  | { name: "hour"; fields: {}; secret: boolean }
  | { name: "event"; fields: { event: string }; secret: boolean }
  | { name: "message"; fields: { text: string }; secret: boolean }
  | { name: "locked"; fields: { door: string; square: string; hour: number }; secret: boolean }
  | { name: "opened"; fields: { door: string }; secret: boolean }
  | { name: "exit"; fields: { square: string; on: number }; secret: boolean }
  | { name: "active"; fields: { objective: string }; secret: boolean }
  | { name: "done"; fields: { objective: string }; secret: boolean }
  | { name: "stocked"; fields: { count: number }; secret: boolean }
  | { name: "placed"; fields: { item: string; square: string }; secret: boolean }
  | { name: "modifier"; fields: { modifier: ModifierName; round: number }; secret: boolean }
  | { name: "ceased"; fields: { modifier: ModifierName }; secret: boolean }
  | { name: "extra"; fields: { count: number }; secret: boolean }
  | { name: "secrets"; fields: { human: Character; secret: string; held: number }; secret: boolean }
  | { name: "over"; fields: { side: Side }; secret: boolean };

/** What can be chosen: the words of the notation by the names of their fields. */
export type Action =
  | { verb: "char"; human: Character }
  | { verb: "step"; direction: Direction }
  | { verb: "douse"; direction: Direction; slot: string }
  | { verb: "ride"; square: string }
  | { verb: "heal"; slot: string; human: Character }
  | { verb: "shelter"; slot: string }
  | { verb: "shield"; slot: string; human: Character }
  | { verb: "hand"; human: Character }
  | { verb: "shoot"; target: string }
  | { verb: "attack"; human: Character; slot: string }
  | { verb: "task"; objective: string }
  | { verb: "leave" }
  | { verb: "take"; place: string }
  | { verb: "drop"; slot: string }
  | { verb: "end" }
  | { verb: "stop" }
  | { verb: "drink" }
  | { verb: "decline" }
  | { verb: "give"; items: string }
  | { verb: "cancel" }
  | { verb: "swap"; items: string }
  | { verb: "accept" }
  | { verb: "refuse" }
  | { verb: "defend"; slot: string }
  | { verb: "pass" }
  | { verb: "done" }
  | { verb: "card"; chess: Chess }
  | { verb: "to"; square: string }
  | { verb: "event"; event: string }
  | { verb: "bolt"; door: string; square: string };

export type Verb = Action['verb'];
