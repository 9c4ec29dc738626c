// Who and what stands on the board, as pictures: sprites, colours and rings.
import { paint } from '../../table/seats';
import { ITEMS } from './map';
import type { Human, Item, Kind, Place, View } from '../../generated/museum';
import { SLOTS } from '../../generated/museum-tables';

export type Figure = 'human' | 'wounded' | 'stunned' | 'minion' | 'priest' | 'chaneque' | 'tzitzimitl';
export type Piece = {
  /** Which piece it is, from one view to the next. */
  key: string;
  square: string;
  figure: Figure;
  sprite: string;
  /** The class of its owner's colour. */
  paint: string;
  /** The number of its owner's shape; null: the house. */
  shape: number | null;
  /** The slot in which it acts. */
  number: number;
  human: Human | null;
};

/** As what somebody stands on the board; null: not at all. */
const FIGURES: Record<Place, Figure | null> = {
  absent: null,
  standing: 'human',
  wounded: 'wounded',
  stunned: 'stunned',
  dead: 'minion',
  gone: null,
};

/** The seat that plays the Priest: the house, which has no seat's colour. */
export function houseOf(view: View): number | null {
  return view.priest.seat;
}

export function piecesOf(view: View): Piece[] {
  const house = houseOf(view);
  const humans = view.humans.flatMap((human): Piece[] => {
    const { id, square, number, seat, place } = human;
    const figure = FIGURES[place];
    if (!square || !figure) return [];
    const owner = seat === null ? 'nobody' : paint(seat, house);
    const shape = seat === null || seat === house ? null : Number(owner.slice(1));
    return [{ key: `h:${id}`, square, figure, sprite: spriteOf(human), paint: owner, shape, number, human }];
  });
  const spirits = view.subordinates.map(({ kind, number, square }): Piece => ({
    key: `s:${number}`,
    square,
    figure: kind,
    sprite: `mu-${kind}`,
    paint: 'house',
    shape: null,
    number: SLOTS.subordinate,
    human: null,
  }));
  const priest: Piece = {
    key: 'priest',
    square: view.priest.square,
    figure: 'priest',
    sprite: 'mu-priest',
    paint: 'house',
    shape: null,
    number: SLOTS.priest,
    human: null,
  };
  return [...humans, priest, ...spirits];
}

export function spriteOf({ id, place }: { id: string; place?: Place }): string {
  return place === 'dead' ? 'mu-minion' : `mu-${id}`;
}

/** The kind of an item by its id; a named one is looked up in the mission. */
export function kindOf({ mission }: View, id: string): Kind {
  return mission.items.find((item) => item.id === id)?.kind ?? (id in ITEMS ? (id as Kind) : 'none');
}

export function itemSprite(kind: string): string {
  return `it-${kind}`;
}

/** weapon, health, defence or mission: a colour and a ring. */
export function groupOf(kind: string): string {
  return ITEMS[kind]?.group ?? 'mission';
}

/** Whether an item's wear is something to tell: what it started with, or 0 where it has none. */
export function lastsFor(kind: string): number {
  return ITEMS[kind]?.wear ?? 0;
}

/** Whether this item stays with its owner. */
export function isBound({ kind }: Item): boolean {
  return ITEMS[kind]?.bound ?? false;
}

export function bySquare<Each extends { square: string }>(all: readonly Each[]): Map<string, Each[]> {
  const found = new Map<string, Each[]>();
  for (const each of all) found.set(each.square, [...(found.get(each.square) ?? []), each]);
  return found;
}

/** While characters are chosen nothing stands on the board yet: then the mission says what will. */
export function furnished(view: View): View {
  if (view.ask !== 'character') return view;
  const { mission } = view;
  return {
    ...view,
    priest: { ...view.priest, square: mission.priest },
    subordinates: mission.entities.map(({ kind, square }, k) => ({ kind, square, number: k + 1 })),
    locks: mission.locks,
    fires: mission.fires,
    exits: mission.exits,
    machines: [],
    floor: mission.places.flatMap(({ items, squares: [square = '', ...others], hidden }) =>
      others.length > 0
        ? []
        : items.map((id, k) => {
            const named = mission.items.find((item) => item.id === id);
            const kind = hidden ? null : kindOf(view, id);
            return {
              square,
              place: k + 1,
              id: hidden ? null : id,
              kind,
              name: named?.name ?? null,
              wear: 0,
              pool: null,
            };
          }),
    ),
  };
}
