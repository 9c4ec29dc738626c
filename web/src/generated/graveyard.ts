// What the board of Graveyard draws. Made by `python -m ghostlight.server.protocol`; do not edit.

export interface Grave {
  name: string;
  back: string;
  open: boolean;
  front: string | null;
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
  phase: string;
  looked: boolean;
  idle: number;
  stall_limit: number;
  graves: Grave[];
  players: Player[];
  unseen: Record<string, Record<string, number>>;
}

