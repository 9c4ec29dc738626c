// A position of Town for the tests: three players in mid-game, the one on seat 0 at the turn menu.
import type { Building, CardView, Event, Player, View } from '../../generated/town';

export function building(name: string, row: number, column: number, change: Partial<Building> = {}): Building {
  return {
    name,
    row,
    column,
    near: [],
    ghosts: [0, 0, 0, 0, 0],
    room: 6,
    bonus: null,
    marks: [null, null, null, null, null],
    values: [2, 4, 6, 8, 10],
    ...change,
  };
}

export function card(number: number, change: Partial<CardView> = {}): CardView {
  return { number, name: null, grey: true, kind: 'after', symbol: null, owners: [], used: false, ...change };
}

export function player(change: Partial<Player> = {}): Player {
  return {
    points: 0,
    scare: 2,
    discs: 12,
    haunts: 6,
    tokens: [0, 0, 0, 0, 0],
    sections: [1, 1, 1].map((level) => ({ level, done: false, discs: [] })),
    slots: [1, 2, 3].map(() => ({ bonus: null, locked: false })),
    cards: [],
    ...change,
  };
}

export const TOWN: Building[] = [
  building('SC', 1, 1, {
    near: ['CH', 'TH'],
    ghosts: [1, 2, 0, 0, 0],
    room: 3,
    bonus: 12,
    marks: [1, 0, null, null, null],
  }),
  building('CH', 1, 2, { near: ['SC', 'HO', 'PO'], ghosts: [0, 0, 1, 0, 0], room: 5 }),
  building('HO', 1, 3, { near: ['CH', 'CI'] }),
  building('TH', 2, 1, { near: ['SC', 'PO'] }),
  building('PO', 2, 2, { near: ['CH', 'TH', 'CI'], ghosts: [2, 1, 1, 1, 0], room: 1 }),
  building('CI', 2, 3, { near: ['HO', 'PO'], ghosts: [0, 0, 0, 0, 1], room: 5, bonus: 3 }),
];

export function view(change: Partial<View> = {}): View {
  return {
    seat: 0,
    turn: 0,
    on_turn: 0,
    phase: 'play',
    ask: 'menu',
    round: 4,
    round_limit: 60,
    first: 0,
    ending: false,
    master: false,
    edition: 'spanish',
    bigger: 'section',
    section: null,
    action: null,
    level: 0,
    ghost: null,
    bonus: null,
    card: null,
    buildings: TOWN,
    cards: [
      card(14, { grey: false, kind: 'once', owners: [0, 2], used: true }),
      card(33, { kind: 'once' }),
      card(51, { symbol: 'scare', name: 'Howling' }),
    ],
    players: [
      player({
        sections: [
          { level: 2, done: false, discs: ['scare', 'move'] },
          { level: 3, done: true, discs: [] },
          { level: 1, done: false, discs: [] },
        ],
        slots: [
          { bonus: 4, locked: false },
          { bonus: null, locked: true },
          { bonus: null, locked: false },
        ],
        tokens: [2, 1, 0, 0, 0],
        cards: [14],
      }),
      player(),
      player({ cards: [14] }),
    ],
    ghosts: [2, 2, 3, 4, 4],
    tokens: [10, 11, 12, 12, 12],
    unseen: [2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 2, 1],
    discards: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    dice: [],
    fight: null,
    blocked: [
      { action: 'use S1 move', code: 'taken', level: 0, need: 0 },
      { action: 'use S3 fight', code: 'fight', level: 1, need: 0 },
      { action: 'occupy 33', code: 'tokens-grey', level: 0, need: 3 },
    ],
    ...change,
  };
}

export function event<Name extends Event['name']>(name: Name, fields: Extract<Event, { name: Name }>['fields']): Event {
  return { name, fields, secret: false } as Event;
}
