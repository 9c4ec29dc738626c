// What the board of Graveyard draws, what happens on it, and what can be chosen there. Made by `python -m ghostlight.server.protocol`; do not edit.

export type Back = "white" | "grey" | "black" | "brown";
export type Front = "zombie" | "skeleton" | "ghost" | "wisp";
export type Phase = "place" | "turn" | "over";
export type Ask = "place" | "move" | "move-or-look" | "move-after-look";

export interface Grave {
  name: string;
  back: Back;
  open: boolean;
  front: Front | null;
  stone: number | null;
  inspected_by: number[];
}

export interface Player {
  lord: string | null;
  stones: number;
  wisps: number;
  points: number;
}

export interface View {
  seat: number | null;
  turn: number | null;
  phase: Phase;
  looked: boolean;
  idle: number;
  stall_limit: number;
  graves: Grave[];
  players: Player[];
  unseen: Record<Back, Record<Front, number>>;
}

/** What can happen, as the server tells it. */
export type Event =
  | { name: "begins"; fields: { seat: number }; secret: boolean }
  | { name: "placed"; fields: { seat: number; place: string }; secret: boolean }
  | { name: "spent"; fields: { seat: number; grave: string }; secret: boolean }
  | { name: "inspected"; fields: { seat: number; grave: string }; secret: boolean }
  | { name: "learned"; fields: { seat: number; grave: string; front: Front }; secret: boolean }
  | { name: "moved"; fields: { seat: number; start: string; grave: string }; secret: boolean }
  | { name: "turned"; fields: { seat: number; grave: string; front: Front }; secret: boolean }
  | { name: "claimed"; fields: { seat: number; grave: string; points: number }; secret: boolean }
  | { name: "unclaimed"; fields: { seat: number; grave: string }; secret: boolean }
  | { name: "all_open"; fields: {}; secret: boolean }
  | { name: "stalled"; fields: { turns: number }; secret: boolean };

/** What can be chosen: the words of the notation by the names of their fields. */
export type Action =
  | { verb: "place"; where: string }
  | { verb: "move"; where: string }
  | { verb: "inspect"; where: string };

export type Verb = Action['verb'];
