// What the board of Keyhole draws, what happens on it, and what can be chosen there. Made by `python -m ghostlight.server.protocol`; do not edit.

export type Side = "S" | "W" | "N" | "E";
export type Piece = "mirror" | "piano" | "armchair" | "desk" | "trolley" | "dresser";
export type Size = "S" | "M" | "L";
export type Posture = "upright" | "N" | "E" | "S" | "W";
export type Place = "reserve" | "hall" | "crossed";
export type Phase = "setup" | "play" | "over";
export type Ask = "home" | "furnish" | "furniture" | "ghosts" | "spot" | "merge" | "side" | "tag" | "grow" | "arrange";
export type Why = "range" | "same" | "out" | "over-leaning" | "unstable" | "off-floor" | "no-contact" | "ghost-first" | "too-steep" | "falls-back" | "no-place" | "no-level" | "in-piece" | "in-ghost" | "not-yours" | "not-as-told";

export interface CardView {
  number: number;
  points: number;
  pieces: Piece[];
}

export interface Door {
  side: Side;
  door: number;
}

export interface GhostView {
  name: string;
  cell: string | null;
  sx: number;
  sy: number;
  level: number;
  posture: Posture;
  seat: number;
  size: Size;
  place: Place;
  entered: boolean;
  still: boolean;
}

/** The ghost whose spot, or whose merge, is being asked for. */
export interface Going {
  ghost: string;
  cell: string;
}

export interface PieceView {
  name: Piece;
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
  home: Side | null;
  picks: number;
  points: number;
  reserve: number[];
  hall: number[];
  crossed: number[];
}

/** A piece as it stands, or would stand. */
export interface Pose {
  name: Piece;
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
  posture: Posture;
}

/** What would come of a pose or a spot (K-027). */
export interface Trial {
  possible: boolean;
  why: Why | null;
  pieces: Pose[];
  ghosts: Stand[];
}

export interface View {
  seat: number | null;
  turn: number | null;
  on_turn: number;
  phase: Phase;
  ask: Ask | null;
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

/** What can happen, as the server tells it. */
export type Event =
  | { name: "begins"; fields: { seat: number }; secret: boolean }
  | { name: "starts_at"; fields: { side: Side; door: number }; secret: boolean }
  | { name: "layout"; fields: { number: number }; secret: boolean }
  | { name: "home"; fields: { seat: number; side: Side }; secret: boolean }
  | { name: "round"; fields: { number: number; seat: number }; secret: boolean }
  | { name: "chime"; fields: { seat: number; chime: string }; secret: boolean }
  | { name: "card"; fields: { seat: number; card: string; points: number }; secret: boolean }
  | { name: "furnished"; fields: { seat: number; piece: Piece }; secret: boolean }
  | { name: "set"; fields: { piece: Piece; x: number; y: number; yaw: number; face: number; lean: number; z: number; tilt: number }; secret: boolean }
  | { name: "entered"; fields: { seat: number; ghost: string; cell: string; cost: number }; secret: boolean }
  | { name: "walked"; fields: { seat: number; ghost: string; cell: string; cost: number }; secret: boolean }
  | { name: "crossed"; fields: { seat: number; ghost: string; cost: number }; secret: boolean }
  | { name: "merged"; fields: { seat: number; ghost: string; partner: string; made: string; cell: string }; secret: boolean }
  | { name: "stands"; fields: { ghost: string; cell: string; sx: number; sy: number; level: number; posture: Posture }; secret: boolean }
  | { name: "returned"; fields: { seat: number; ghost: string }; secret: boolean }
  | { name: "rolled"; fields: { seat: number; number: number }; secret: boolean }
  | { name: "picker"; fields: { seat: number }; secret: boolean }
  | { name: "side"; fields: { seat: number; side: Side }; secret: boolean }
  | { name: "crystal"; fields: { seat: number; number: number }; secret: boolean }
  | { name: "door"; fields: { seat: number; side: Side; door: number }; secret: boolean }
  | { name: "peep"; fields: { side: Side; door: number }; secret: boolean }
  | { name: "seen"; fields: { ghost: string; direct: number; mirrored: number }; secret: boolean }
  | { name: "nobody"; fields: {}; secret: boolean }
  | { name: "tagged"; fields: { seat: number; ghost: string; victim: string }; secret: boolean }
  | { name: "grew"; fields: { seat: number; ghost: string; made: string }; secret: boolean }
  | { name: "skipped"; fields: { seat: number }; secret: boolean }
  | { name: "die"; fields: { seat: number }; secret: boolean }
  | { name: "over"; fields: {}; secret: boolean };

/** What can be chosen: the words of the notation by the names of their fields. */
export type Action =
  | { verb: "home"; side: Side }
  | { verb: "set"; piece: Piece; x: string; y: string; yaw: string; face: string; lean: string }
  | { verb: "leave" }
  | { verb: "move"; ghost: string; cell: string }
  | { verb: "exit"; ghost: string }
  | { verb: "end" }
  | { verb: "stand"; sx: string; sy: string; level: string }
  | { verb: "lie"; sx: string; sy: string; level: string; posture: Posture }
  | { verb: "merge"; ghost: string }
  | { verb: "apart" }
  | { verb: "side"; side: Side }
  | { verb: "tag"; ghost: string }
  | { verb: "enter"; cell: string; sx: string; sy: string; level: string }
  | { verb: "grow"; ghost: string }
  | { verb: "routine" }
  | { verb: "fuse"; ghost: string; partner: string };

export type Verb = Action['verb'];
