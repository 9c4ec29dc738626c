// What the hall in three dimensions shows and can be asked: the words between the board and the scene, without any drawing.
import type {
  Door as DoorAt,
  Piece as PieceName,
  Pose as PiecePose,
  Side,
  Size,
  Stand,
} from '../../../generated/keyhole';

import type { Trace } from '../hole';

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
  /** Who waits behind the home doors. */
  reserves?: readonly { seat: number; size: Size }[];
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
  /** Whether it can be; what cannot shows a dashed rim, or is cross-hatched. */
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

/** How light a look through the keyhole is by now. */
export interface Lights {
  /** Who has been caught so far, the last of them in a pool of light; `mirrored`: seen in the mirror alone. */
  caught: readonly { ghost: string; mirrored: boolean }[];
  /** The hall's own light. */
  lamp: boolean;
  /** In the lamplight all ghosts are drawn, also those that stay hidden: a look without consequences. */
  everybody?: boolean;
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
  /** Whether a pointer is on the piece in the hand: on itself, its rim or its footprint. */
  grasps(clientX: number, clientY: number): boolean;
  /** Where a pointer meets the plane at a height (1/64 cell), in 1/32 cell, unrounded and also beyond the hall; for dragging. */
  floorAt(clientX: number, clientY: number, height?: number): { x: number; y: number } | null;
  /** Turns the hall by pixels that a pointer moved; within limits (K-051). */
  orbit(dx: number, dy: number): void;
  /** Nearer (above 1) or farther (below 1), towards a pointer if given. */
  zoom(factor: number, at?: { clientX: number; clientY: number }): void;
  /** The two ways to look, with a side nearest to the viewer; by default the side given at the start. */
  view(view: 'orbit' | 'top', side?: string): Promise<void>;
  /** Puts the eye at this door, before the dark hall; stays until `leave`. */
  peep(door: DoorAt): void;
  light(lights: Lights, how: { animate: boolean }): Promise<void>;
  leave(): void;
  /** In a look: where every ghost, and its image in the mirror, would be in the picture. */
  traces(): Trace[];
  /** Back to where the viewer stood at first; where somebody has turned the hall to is kept for the next time. */
  resetView(): void;
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

/** Where a viewer stands, seen from the side that is nearest at first. */
export interface Standpoint {
  azimuth: number;
  elevation: number;
  zoom: number;
}

export interface HallOptions {
  palette: Palette;
  /** Reduced motion: everything happens at once and nothing breathes. */
  still: boolean;
  /** The side nearest to the viewer at first. */
  side?: string | undefined;
  /** Where the viewer stood last time, and where that is kept: azimuth from the side, elevation, zoom. */
  stood?: Standpoint | null;
  keep?: (stood: Standpoint | null) => void;
  /** After every drawn frame: labels in the page may have to move. */
  drawn?: () => void;
  /** The graphics were lost for good: the board shows its plan instead. */
  lost?: () => void;
}
