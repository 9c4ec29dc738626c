// What the board of Keyhole draws. Made by `python -m ghostlight.server.protocol`; do not edit.

export interface CardView {
  number: number;
  points: number;
  pieces: string[];
}

export interface Door {
  side: string;
  door: number;
}

export interface GhostView {
  name: string;
  cell: string | null;
  sx: number;
  sy: number;
  level: number;
  posture: string;
  seat: number;
  size: string;
  place: string;
  entered: boolean;
  still: boolean;
}

/** The ghost whose spot, or whose merge, is being asked for. */
export interface Going {
  ghost: string;
  cell: string;
}

export interface PieceView {
  name: string;
  x: number;
  y: number;
  yaw: number;
  face: number;
  lean: number;
  z: number;
  tilt: number;
  placed: boolean;
  moved: boolean;
  movable: boolean;
}

export interface Player {
  home: string | null;
  picks: number;
  points: number;
  reserve: number[];
  hall: number[];
  crossed: number[];
}

/** A piece as it stands, or would stand. */
export interface Pose {
  name: string;
  x: number;
  y: number;
  yaw: number;
  face: number;
  lean: number;
  z: number;
  tilt: number;
}

export interface Reach {
  ghost: string;
  to: string;
  cost: number;
}

/** A ghost as it stands, or would stand. */
export interface Stand {
  name: string;
  cell: string | null;
  sx: number;
  sy: number;
  level: number;
  posture: string;
}

/** What would come of a pose or a spot (K-027). */
export interface Trial {
  possible: boolean;
  why: string | null;
  pieces: Pose[];
  ghosts: Stand[];
}

export interface View {
  seat: number | null;
  turn: number | null;
  on_turn: number;
  phase: string;
  ask: string | null;
  round: number;
  rounds: number;
  starter: number;
  merging: boolean;
  chimes: boolean;
  mirror: boolean;
  solid_ghosts: boolean;
  min_visible: number;
  keyhole: Door;
  peeps: number;
  last: Door | null;
  card: CardView | null;
  points: number;
  deck: number;
  seen_cards: number[];
  chime: number | null;
  heard: number[];
  crystal: number | null;
  pieces: PieceView[];
  ghosts: GhostView[];
  players: Player[];
  going: Going | null;
  reach: Reach[];
}

