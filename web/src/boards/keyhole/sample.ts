// Views for the tests of Keyhole's board: a hall as it stands in the second quick layout, with a few ghosts in it.
import type { Event, GhostView, Piece, PieceView, Place, View } from '../../generated/keyhole';
import { seatOf, SIZES, sizeOf } from './pieces';

export function event<Name extends Event['name']>(name: Name, fields: Extract<Event, { name: Name }>['fields']): Event {
  return { name, fields, secret: false } as Event;
}

function piece(name: Piece, x: number, y: number, yaw: number, change: Partial<PieceView> = {}): PieceView {
  return { name, placed: true, x, y, yaw, face: 0, lean: 0, z: 0, tilt: 0, moved: false, movable: false, ...change };
}

export function ghost(name: string, change: Partial<GhostView> = {}): GhostView {
  return {
    name,
    seat: seatOf(name),
    size: sizeOf(name),
    place: change.cell ? 'hall' : 'reserve',
    cell: null,
    sx: 0,
    sy: 0,
    level: 0,
    posture: 'upright',
    entered: false,
    still: false,
    ...change,
  };
}

const TEAM = ['S1', 'S2', 'S3', 'S4', 'M1', 'M2', 'L1'];
const STANDS: Record<string, Partial<GhostView>> = {
  AS1: { cell: 'B2', sx: 8, sy: 8 },
  AM1: { cell: 'D4', sx: 8, sy: 8, level: 58 },
  BS1: { cell: 'E5', sx: 4, sy: 6 },
  BL1: { cell: 'C6', sx: 8, sy: 8 },
};

export function view(change: Partial<View> = {}): View {
  const ghosts = ['A', 'B'].flatMap((seat) => TEAM.map((kind) => ghost(seat + kind, STANDS[seat + kind])));
  const count = (seat: number, place: Place) =>
    SIZES.map((size) => ghosts.filter((g) => g.seat === seat && g.place === place && g.size === size).length);
  return {
    seat: 0,
    turn: 0,
    on_turn: 0,
    phase: 'play',
    ask: 'ghosts',
    round: 2,
    rounds: 5,
    starter: 0,
    merging: false,
    chimes: false,
    mirror: true,
    solid_ghosts: false,
    min_visible: 1,
    keyhole: { side: 'E', door: 4 },
    peeps: 1,
    last: { side: 'E', door: 4 },
    card: { number: 15, points: 7, pieces: ['mirror', 'desk'] },
    points: 7,
    deck: 5,
    seen_cards: [15],
    chime: null,
    heard: [],
    crystal: null,
    pieces: [
      piece('mirror', 96, 28, 0),
      piece('piano', 52, 60, 8),
      piece('armchair', 140, 48, 8),
      piece('desk', 136, 132, 40),
      piece('trolley', 96, 96, 24),
      piece('dresser', 52, 140, 56),
    ],
    ghosts,
    players: [
      { home: 'S', picks: 1, points: 3, reserve: count(0, 'reserve'), hall: count(0, 'hall'), crossed: [0, 0, 0] },
      { home: 'N', picks: 0, points: 3, reserve: count(1, 'reserve'), hall: count(1, 'hall'), crossed: [0, 0, 0] },
    ],
    going: null,
    reach: [
      { ghost: 'AS1', to: 'B3', cost: 1 },
      { ghost: 'AS1', to: 'C3', cost: 2 },
      { ghost: 'AS1', to: 'exit', cost: 5 },
      { ghost: 'AS2', to: 'A1', cost: 1 },
    ],
    ...change,
  };
}
