// What the hall in three dimensions shows and can be asked: the words between the board and the scene, without any drawing.
import type {
  Door as DoorAt,
  Piece as PieceName,
  Pose as PiecePose,
  Side,
  Size,
  Stand,
} from '../../../generated/keyhole';

export type { DoorAt, PieceName, PiecePose, Side, Size };
export type Palette = 'night' | 'day';

/** A pixel of the page, measured from the canvas' upper left corner. */
export interface Dot {
  x: number;
  y: number;
}

/** Where a ghost of some size stands or lies: spot in 1/16 cell, level in 1/64 (KG-040, KG-044). */
export interface Spot extends Omit<Stand, 'name'> {
  cell: string;
}

export interface GhostStand extends Spot {
  /** Such as `AS1`. */
  name: string;
  seat: number;
  size: Size;
}

/** Everything that stands in the hall. Whoever is not named is not there. */
export interface Position {
  pieces: readonly PiecePose[];
  ghosts: readonly GhostStand[];
  keyhole: DoorAt | null;
  /** The home side of each seat; null: none yet. */
  homes: readonly (Side | null)[];
}

/** What glows: all that can be chosen now. A call replaces all marks; what is left out is not marked. */
export interface Marks {
  /** Cells that can be chosen, each with what it costs. */
  cells?: readonly { cell: string; cost: number | null; hinted?: boolean }[];
  /** Spots that can be chosen, as rings of the ghost's size at their level. */
  spots?: readonly (Spot & { size: Size; hinted?: boolean; focused?: boolean })[];
  /** Sides that can be chosen: for a home, for the keyhole, or to leave by (then with a cost). */
  sides?: readonly { side: Side; cost?: number | null; hinted?: boolean }[];
  /** Single doors that can be chosen (in a replay after the game). */
  doors?: readonly DoorAt[];
  /** Names of pieces that may be moved now. */
  movable?: readonly string[];
  /** Names of ghosts that may be chosen now. */
  choosable?: readonly string[];
  /** Names of pieces and ghosts that the open hint speaks of. */
  hinted?: readonly string[];
  /** The piece or ghost in hand. */
  selected?: string | null;
  /** Where the keyboard is: a cell, a piece, a ghost, or a side. */
  focused?: { cell?: string; thing?: string; side?: Side } | null;
  /** The cell that the ghost in hand comes from: it is edged. */
  from?: string | null;
}

/** A tried pose or spot before it is confirmed (K-027): things as they would come to rest. */
export interface Image {
  /** Amber and whole when possible; cold and cross-hatched when not. */
  possible: boolean;
  /** What is being tried; anything else in `pieces` and `ghosts` would only be changed by it. */
  tried: string;
  pieces: readonly PiecePose[];
  ghosts: readonly GhostStand[];
}

/** What lies under a pointer, foremost first. */
export interface Pick {
  /** What a click there means first of all: a marked spot, a ghost, a piece, a door, or the floor. */
  kind: 'spot' | 'ghost' | 'piece' | 'door' | 'floor';
  /** Index in the marks' `spots`. */
  spot: number | null;
  ghost: string | null;
  piece: string | null;
  door: { side: Side; door: number } | null;
  /** Where the line of sight meets the floor, whatever stands before it; null beyond the hall. */
  cell: string | null;
  floor: { x: number; y: number } | null;
}

/** A ghost that the peep saw, with the samples seen (events `seen`). */
export interface Seen {
  ghost: string;
  direct: number;
  mirrored: number;
}

/** Where a label for a caught ghost points to. */
export interface Anchor extends Dot {
  ghost: string;
  mirrored: boolean;
  /** Whether the light has reached it yet. */
  caught: boolean;
}

export interface HallScene {
  /**
   * Puts everything where it is now, moving it there if `animate`; resolves when all is at rest. `leaving` says where ghosts
   * go that are no longer named: home to their reserve, or out by the exit side; otherwise they fade where they are.
   */
  show(
    position: Position,
    how: { animate: boolean; leaving?: Readonly<Record<string, 'home' | 'exit'>> },
  ): Promise<void>;
  /** Ends all motion now; what is under way resolves at once. */
  skip(): void;
  mark(marks: Marks): void;
  image(image: Image | null): void;
  pick(clientX: number, clientY: number): Pick | null;
  /** Where a pointer meets the plane at a height (1/64 cell), in 1/32 cell, unrounded and also beyond the hall; for dragging. */
  floorAt(clientX: number, clientY: number, height?: number): { x: number; y: number } | null;
  /** Turns the hall by pixels that a pointer moved; within limits (K-051). In a peep it looks about within the keyhole. */
  orbit(dx: number, dy: number): void;
  /** Nearer (above 1) or farther (below 1), towards a pointer if given. */
  zoom(factor: number, at?: { clientX: number; clientY: number }): void;
  /** The two ways to look, with a side nearest to the viewer; by default the side given at the start. */
  view(view: 'orbit' | 'top', side?: string): Promise<void>;
  /** Brings the camera to this door and opens the keyhole; the seen are caught one by one. Stays until `leave`. */
  peep(door: DoorAt, seen: readonly Seen[], how: { animate: boolean; caught?: (ghost: string) => void }): Promise<void>;
  leave(how?: { animate: boolean }): Promise<void>;
  /** In a peep: where labels belong, for ghosts seen directly and for images in the mirror. */
  anchors(): Anchor[];
  /** A point of the hall (in cells) on the canvas, in page pixels; null when it is behind the camera. */
  project(x: number, y: number, z: number): Dot | null;
  /** A way on the screen as a way in the hall: for arrow keys, so that up is away from the viewer. */
  heading(dx: number, dy: number): Side;
  palette(palette: Palette): void;
  /** Reduced motion. */
  still(still: boolean): void;
  resize(): void;
  dispose(): void;
}

export interface HallOptions {
  palette: Palette;
  /** Reduced motion: everything happens at once and nothing breathes. */
  still: boolean;
  /** The side nearest to the viewer at first. */
  side?: string | undefined;
  /** After every drawn frame: labels in the page may have to move. */
  drawn?: () => void;
  /** The graphics were lost for good: the board shows its plan instead. */
  lost?: () => void;
}
