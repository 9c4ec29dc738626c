// Views for the tests of Museum's board: First Night for three visitors, at seven o'clock.
import type { Card, Character, Event, Human, Item, Kind, Thing, View } from '../../generated/museum';

export function event<Name extends Event['name']>(name: Name, fields: Extract<Event, { name: Name }>['fields']): Event {
  return { name, fields, secret: false } as Event;
}

export function item(kind: Kind, wear = 0, named: { id: string; name: string } | null = null): Item {
  return { id: named?.id ?? kind, kind, name: named?.name ?? null, wear };
}

export function human(id: Character, number: number, change: Partial<Human> = {}): Human {
  return {
    id,
    number,
    seat: number - 1,
    side: 'humans',
    place: 'standing',
    square: 'B-3',
    hp: 3,
    most: 3,
    items: [],
    dies: null,
    rue: false,
    left: 0,
    ...change,
  };
}

export function thing(square: string, kind: Kind | null, change: Partial<Thing> = {}): Thing {
  return { square, place: 1, id: kind, kind, name: null, wear: 0, pool: kind === null ? 1 : null, ...change };
}

const DECK: Card[] = [
  {
    id: 'EV-03',
    title: 'Laughter on the Stairs',
    effects: [{ type: 'spawn', entity: 'chaneque', squares: ['G-4', 'F-12'], n: 2 }],
  },
  { id: 'EV-06', title: 'Restless Priest', effects: [{ type: 'extra_move', n: 1 }] },
  {
    id: 'FN-1',
    title: 'The Tour Bell',
    effects: [
      { type: 'message', text: 'A bell rings though nobody is there.' },
      { type: 'spawn', entity: 'chaneque', squares: ['F-12'] },
    ],
  },
];

export function view(change: Partial<View> = {}): View {
  return {
    seat: 0,
    turn: 0,
    ask: 'turn',
    asked: 'itzel',
    phase: 'play',
    round: 7,
    slot: 1,
    time: '19:00',
    limit: '21:00',
    rounds: 18,
    winner: null,
    mission: {
      id: 'first-night',
      title: 'First Night',
      summary: 'Three clay seals hold the main entrance; bring them to the reception and get out before nine.',
      date: '1985-09-18',
      format: '3v1',
      start: '18:00',
      limit: '21:00',
      starts: (['itzel', 'bruno', 'remedios', 'quiroz'] as const).map((id) => ({ id, square: 'B-3' })),
      priest: 'K-6',
      items: [
        { id: 'jaguar-seal', kind: 'artefact', name: 'Jaguar Seal' },
        { id: 'eagle-seal', kind: 'artefact', name: 'Eagle Seal' },
      ],
      places: [
        { items: ['jaguar-seal', 'eagle-seal'], squares: ['C-14', 'H-12', 'H-15'], hidden: false },
        { items: ['extinguisher'], squares: ['D-8'], hidden: false },
        { items: ['rue', 'pistol'], squares: ['A-10', 'E-6', 'L-15'], hidden: true },
      ],
      locks: [{ door: 'd20', square: 'F-15', hour: false }],
      fires: [],
      exits: [{ square: 'A-2', open: false }],
      entities: [],
      deck: DECK,
      secrets: [],
      rules: [],
      language: 'en',
      texts: {
        'First Night': { es: 'Primera noche', ja: '最初の夜' },
        'Eagle Seal': { es: 'Sello del águila', ja: '鷲の印章' },
      },
    },
    humans: [
      human('itzel', 1, { square: 'F-14', items: [item('key'), item('rue')] }),
      human('bruno', 2, {
        square: 'C-12',
        hp: 3,
        most: 4,
        items: [item('hammer', 2), item('artefact', 0, { id: 'eagle-seal', name: 'Eagle Seal' })],
      }),
      human('remedios', 3, { square: 'D-10', hp: 2, items: [item('rosary', 0), item('amulet'), item('ammo', 3)] }),
    ],
    floor: [
      thing('H-15', 'artefact', { id: 'jaguar-seal', name: 'Jaguar Seal' }),
      thing('G-12', 'macuahuitl', { wear: 1 }),
      thing('D-8', 'extinguisher', { wear: 2 }),
      thing('E-6', 'pistol'),
      thing('L-15', null),
      thing('B-8', 'key'),
    ],
    locks: [{ door: 'd20', square: 'F-15', hour: false }],
    fires: [],
    machines: [
      { square: 'A-16', stock: 2 },
      { square: 'O-1', stock: 1 },
      { square: 'O-16', stock: 2 },
    ],
    exits: [{ square: 'A-2', open: false }],
    priest: {
      seat: 3,
      square: 'E-9',
      hand: null,
      played: ['rook'],
      left: ['pawn', 'pawn', 'king', 'king', 'knight', 'knight', 'bishop', 'queen'],
      extra: 0,
      die: false,
    },
    subordinates: [{ kind: 'chaneque', number: 1, square: 'F-12' }],
    rued: [],
    modifiers: [],
    events: { mode: 'draw', deck: ['EV-03', 'EV-06'], shown: ['FN-1'], hand: null },
    objectives: [
      {
        id: 'seals',
        text: 'Bring the seals to the reception.',
        type: 'deliver',
        active: true,
        done: false,
        count: 1,
        need: 3,
        all_leave: false,
      },
      {
        id: 'out',
        text: 'Leave by the main entrance A-2.',
        type: 'escape',
        active: true,
        done: false,
        count: 0,
        need: 2,
        all_leave: true,
      },
    ],
    secrets: [],
    acting: { human: 'itzel', actions: 2, walk: 'no', steps: 0, finished: false },
    strike: null,
    ghost: null,
    exchange: null,
    reach: [
      { square: 'E-14', actions: 1, way: 'W' },
      { square: 'F-15', actions: 1, way: 'N' },
      { square: 'F-13', actions: 1, way: 'S' },
      { square: 'D-14', actions: 1, way: 'WW' },
      { square: 'E-15', actions: 1, way: 'WN' },
      { square: 'E-13', actions: 1, way: 'WS' },
      { square: 'F-16', actions: 1, way: 'NN' },
      { square: 'G-15', actions: 1, way: 'NE' },
      { square: 'F-12', actions: 1, way: 'SS' },
      { square: 'G-13', actions: 1, way: 'SE' },
      { square: 'H-15', actions: 2, way: 'NEE' },
      { square: 'G-14', actions: 2, way: 'NES' },
      { square: 'E-16', actions: 2, way: 'NNW' },
      { square: 'I-13', actions: 2, way: 'SEEE' },
      { square: 'H-13', actions: 2, way: 'SEE' },
      { square: 'C-14', actions: 2, way: 'WWW' },
    ],
    threat: ['D-8', 'E-8', 'F-8', 'D-9', 'F-9', 'D-10', 'E-10', 'F-10', 'G-11', 'H-12', 'C-11', 'G-7'],
    reading: { toilets: 'occupied', wounds: 'attacker', contact: 'everybody', aid: 'anybody' },
    ...change,
  };
}

export const TURN = ['step N', 'step S', 'step W', 'shelter #2', 'shield #2 itzel', 'drop #1', 'drop #2', 'end'];
