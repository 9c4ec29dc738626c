// The shapes of Keyhole's furniture, ghosts and doors, and its cards, as the rules have them. Made by `python -m ghostlight.server.protocol`; do not edit.

export type PieceName = (typeof PIECES)[number];
export type Size = 'S' | 'M' | 'L';
export type Side = 'N' | 'E' | 'S' | 'W';
type Two = readonly [number, number];
type Three = readonly [number, number, number];
/** A box of a piece, in the frame of the piece (x to its right, y to its front, z up): its middle and its half-sizes. */
export interface Box {
  readonly name: string;
  readonly centre: Three;
  readonly half: Three;
}
/** A ghost: its body, and its spots (1/16 cell, least and most) when it stands, and along and across it when it lies. */
export interface Body {
  readonly radius: number;
  readonly height: number;
  readonly upright: Two;
  readonly along: Two;
  readonly across: Two;
}
/** The doors of a side, in cells: where the first is, the way in, and the way to the next, to the right seen from outside. */
export interface DoorRow {
  readonly first: Two;
  readonly inward: Two;
  readonly right: Two;
}
export interface Card {
  readonly name: string;
  readonly points: number;
  readonly pieces: readonly PieceName[];
}

/** Lengths are in 1/64 cell, where nothing else is said. */
export const UNIT = 64;

/** Cells of the hall from side to side. */
export const GRID = 6;

/** Places of furniture are counted in 1/32 cell: from 0 to this. */
export const WIDE = 192;

/** Directions to which a piece can be turned. */
export const YAWS = 64;

/** Furniture, in the order of its numbers. */
export const PIECES = ['mirror', 'piano', 'armchair', 'desk', 'trolley', 'dresser'] as const;

/** 4.2: the boxes of each piece. */
export const BOXES = {
  mirror: [
    { name: 'foot', centre: [0, 0, 4], half: [24, 8, 4] },
    { name: 'panel', centre: [0, 0, 50], half: [24, 3, 42] },
    { name: 'crest', centre: [0, 0, 94], half: [24, 8, 2] },
  ],
  piano: [
    { name: 'body', centre: [0, -10, 44], half: [58, 16, 44] },
    { name: 'keys', centre: [0, 16, 46], half: [58, 10, 6] },
    { name: 'leg', centre: [-54, 16, 20], half: [4, 10, 20] },
    { name: 'leg', centre: [54, 16, 20], half: [4, 10, 20] },
  ],
  armchair: [
    { name: 'seat', centre: [0, 0, 16], half: [34, 30, 8] },
    { name: 'back', centre: [0, -24, 48], half: [34, 6, 24] },
    { name: 'arm', centre: [-29, 6, 32], half: [5, 24, 8] },
    { name: 'arm', centre: [29, 6, 32], half: [5, 24, 8] },
    { name: 'leg', centre: [-30, -26, 4], half: [4, 4, 4] },
    { name: 'leg', centre: [-30, 26, 4], half: [4, 4, 4] },
    { name: 'leg', centre: [30, -26, 4], half: [4, 4, 4] },
    { name: 'leg', centre: [30, 26, 4], half: [4, 4, 4] },
  ],
  desk: [
    { name: 'top', centre: [0, 0, 61], half: [56, 28, 3] },
    { name: 'pedestal', centre: [-40, 0, 29], half: [16, 28, 29] },
    { name: 'pedestal', centre: [40, 0, 29], half: [16, 28, 29] },
    { name: 'modesty panel', centre: [0, -26, 29], half: [24, 2, 29] },
  ],
  trolley: [
    { name: 'low shelf', centre: [0, 0, 8], half: [32, 22, 2] },
    { name: 'high shelf', centre: [0, 0, 56], half: [32, 22, 2] },
    { name: 'foot', centre: [-30, -20, 3], half: [2, 2, 3] },
    { name: 'foot', centre: [-30, 20, 3], half: [2, 2, 3] },
    { name: 'foot', centre: [30, -20, 3], half: [2, 2, 3] },
    { name: 'foot', centre: [30, 20, 3], half: [2, 2, 3] },
    { name: 'rod', centre: [-30, -20, 32], half: [2, 2, 22] },
    { name: 'rod', centre: [-30, 20, 32], half: [2, 2, 22] },
    { name: 'rod', centre: [30, -20, 32], half: [2, 2, 22] },
    { name: 'rod', centre: [30, 20, 32], half: [2, 2, 22] },
  ],
  dresser: [
    { name: 'leg', centre: [-34, -18, 3], half: [2, 2, 3] },
    { name: 'leg', centre: [-34, 18, 3], half: [2, 2, 3] },
    { name: 'leg', centre: [34, -18, 3], half: [2, 2, 3] },
    { name: 'leg', centre: [34, 18, 3], half: [2, 2, 3] },
    { name: 'base board', centre: [0, 0, 8], half: [36, 20, 2] },
    { name: 'side', centre: [-34, 0, 29], half: [2, 20, 19] },
    { name: 'side', centre: [34, 0, 29], half: [2, 20, 19] },
    { name: 'back', centre: [0, -18, 29], half: [32, 2, 19] },
    { name: 'drawers', centre: [0, 0, 58], half: [36, 20, 10] },
  ],
} as const satisfies Record<PieceName, readonly Box[]>;

/** KG-011: the centre of mass of each piece. */
export const MASS = {
  mirror: [0, 0, 46],
  piano: [0, -7, 43],
  armchair: [0, -7, 28],
  desk: [0, -1, 34],
  trolley: [0, 0, 32],
  dresser: [0, -2, 45],
} as const satisfies Record<PieceName, Three>;

/** KG-010: the glass, on the front of the mirror, looking along +y. */
export const GLASS = { x: [-20, 20], y: 3, z: [12, 88] } as const satisfies { x: Two; y: number; z: Two };

/** KG-021: by face (the side that is down), the rows of the matrix. */
export const FACE_MAPS = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 1, 0],
    [0, 0, -1],
  ],
  [
    [1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
  ],
  [
    [0, 0, -1],
    [0, 1, 0],
    [1, 0, 0],
  ],
  [
    [0, 0, 1],
    [0, 1, 0],
    [-1, 0, 0],
  ],
] as const satisfies readonly (readonly Three[])[];

/** 4.5, KG-044: ghosts by size. */
export const GHOSTS = {
  S: { radius: 10, height: 32, upright: [3, 13], along: [4, 12], across: [3, 13] },
  M: { radius: 16, height: 52, upright: [4, 12], along: [7, 9], across: [4, 12] },
  L: { radius: 24, height: 76, upright: [6, 10], along: [6, 10], across: [6, 10] },
} as const satisfies Record<Size, Body>;

/** KG-060: doors. */
export const DOORS = {
  S: { first: [0.5, 0], inward: [0, 1], right: [1, 0] },
  E: { first: [6, 0.5], inward: [-1, 0], right: [0, 1] },
  N: { first: [5.5, 6], inward: [0, -1], right: [-1, 0] },
  W: { first: [0, 5.5], inward: [1, 0], right: [0, -1] },
} as const satisfies Record<Side, DoorRow>;

/** KG-060: how far before the door and how high the eye is, in cells. */
export const EYE = { back: 0.5, high: 0.75 } as const;

/** KG-061: the hole in the door: a disc, and a slot; its height and half-width at the top and at the bottom. */
export const APERTURE = {
  disc: { z: 48, radius: 16 },
  slot: { top: [40, 6], bottom: [16, 12] },
} as const satisfies { disc: { z: number; radius: number }; slot: { top: Two; bottom: Two } };

/** 4.8: the Movement cards. */
export const CARDS = [
  { name: 'M01', points: 8, pieces: [] },
  { name: 'M02', points: 9, pieces: [] },
  { name: 'M03', points: 9, pieces: [] },
  { name: 'M04', points: 10, pieces: [] },
  { name: 'M05', points: 10, pieces: [] },
  { name: 'M06', points: 11, pieces: [] },
  { name: 'M07', points: 11, pieces: [] },
  { name: 'M08', points: 12, pieces: [] },
  { name: 'M09', points: 4, pieces: ['mirror', 'piano'] },
  { name: 'M10', points: 5, pieces: ['desk', 'dresser'] },
  { name: 'M11', points: 5, pieces: ['armchair', 'trolley'] },
  { name: 'M12', points: 6, pieces: ['mirror', 'armchair'] },
  { name: 'M13', points: 6, pieces: ['piano', 'desk'] },
  { name: 'M14', points: 6, pieces: ['trolley', 'dresser'] },
  { name: 'M15', points: 7, pieces: ['mirror', 'desk'] },
  { name: 'M16', points: 7, pieces: ['piano', 'trolley'] },
  { name: 'M17', points: 7, pieces: ['armchair', 'dresser'] },
  { name: 'M18', points: 8, pieces: ['mirror', 'dresser'] },
  { name: 'M19', points: 8, pieces: ['desk', 'trolley'] },
  { name: 'M20', points: 9, pieces: ['piano', 'armchair'] },
] as const satisfies readonly Card[];
