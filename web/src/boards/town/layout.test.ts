// Where things are in the town's picture: nothing sticks out, whatever the room and the map.
import { describe, expect, test } from 'vitest';
import { placeAfter, type Box } from '../arrows';
import { crowdOf, rowsOf, touchOf, townPlan } from './layout';
import { TOWN, building } from './sample';

const ROOMS = [
  ['a desktop', 850, 470],
  ['a tablet', 700, 260],
  ['a phone', 374, 470],
  ['a lying phone', 460, 240],
] as const;
const EIGHT = Array.from({ length: 8 }, (_, k) =>
  building(`House${k}`, k < 4 ? 1 : 3, (k % 4) * 2 + 1, { near: k < 7 ? [`House${k + 1}`] : [] }),
);
const TWO = [building('Mill', 1, 1, { near: ['Inn'] }), building('Inn', 2, 2, { near: ['Mill'] })];

function within(inner: Box, outer: Box): boolean {
  const slack = 0.01;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}
function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width - 0.01 &&
    b.x < a.x + a.width - 0.01 &&
    a.y < b.y + b.height - 0.01 &&
    b.y < a.y + a.height - 0.01
  );
}

describe.each(ROOMS)('in the room of %s', (_, width, height) => {
  test.each([
    ['the printed map', TOWN],
    ['eight buildings', EIGHT],
    ['two buildings', TWO],
  ])('%s: tiles lie apart and inside, and all of their parts inside them', (_, buildings) => {
    const { tiles } = townPlan(buildings, width, height);
    const room = { x: 0, y: 0, width, height };
    for (const [k, tile] of tiles.entries()) {
      expect(within(tile.box, room)).toBe(true);
      for (const other of tiles.slice(k + 1)) expect(overlap(tile.box, other.box)).toBe(false);
      for (const part of [...tile.spaces, tile.crowd, tile.bonus]) expect(within(part, tile.box)).toBe(true);
      for (const space of tile.spaces) expect(overlap(space, tile.crowd)).toBe(false);
      expect(tile.spaces).toHaveLength(5);
      expect(tile.spaces[4]?.y).toBeLessThan(tile.spaces[0]?.y ?? 0);
    }
  });

  test('every crowd up to a full building fits, and larger ones are counted', () => {
    const { crowd } = townPlan(TOWN, width, height).tiles[0]!;
    const crowds = [
      [1, 0, 0, 0, 0],
      [5, 0, 0, 0, 1],
      [2, 1, 1, 1, 1],
      [0, 0, 0, 3, 3],
      [1, 1, 1, 1, 1],
      [5, 5, 5, 5, 5],
      [0, 0, 0, 0, 9],
    ];
    for (const counts of crowds) {
      const groups = crowdOf(counts, crowd);
      expect(groups.map(({ level, count }) => [level, count])).toEqual(
        counts.flatMap((count, k) => (count ? [[k + 1, count]] : [])),
      );
      for (const group of groups) {
        expect(group.figures).toHaveLength(group.stands);
        expect(within(group.box, { ...crowd, y: crowd.y - 2, height: crowd.height + 2 })).toBe(true);
        expect(within(group.seen, { ...group.box, x: group.box.x - 2, width: group.box.width + 4 })).toBe(true);
        for (const figure of group.figures) expect(figure.size).toBeGreaterThanOrEqual(20);
      }
      const total = counts.reduce((sum, count) => sum + count, 0);
      if (total > 8) expect(groups.every(({ stands }) => stands === 1)).toBe(true);
    }
    expect(crowdOf([0, 0, 0, 0, 0], crowd)).toEqual([]);
  });
});

test('on a phone a finger has room for every colour of a crowd', () => {
  const { crowd } = townPlan(TOWN, 374, 470).tiles[0]!;
  for (const counts of [
    [2, 1, 1, 0, 0],
    [1, 0, 2, 0, 1],
    [3, 0, 0, 1, 0],
  ]) {
    for (const group of crowdOf(counts, crowd)) expect(touchOf(group, crowd).height).toBeGreaterThanOrEqual(40);
  }
});

describe('streets', () => {
  test('run once between neighbours, across the gap that they share', () => {
    const { streets } = townPlan(TOWN, 850, 470);
    expect(streets.map(({ from, to, way }) => `${from} ${to} ${way}`)).toEqual([
      'SC CH across',
      'SC TH down',
      'CH HO across',
      'CH PO down',
      'HO CI down',
      'TH PO across',
      'PO CI across',
    ]);
  });

  test('of another map may run aslant or far', () => {
    const far = [building('A', 1, 1, { near: ['C'] }), building('B', 1, 2), building('C', 1, 3)];
    expect(townPlan(TWO, 850, 470).streets).toMatchObject([{ way: 'line', far: false }]);
    expect(townPlan(far, 850, 470).streets).toMatchObject([{ way: 'line', far: true }]);
  });
});

test('a broad map is laid on its side on a phone', () => {
  expect(rowsOf(townPlan(EIGHT, 374, 470).tiles).map((row) => row.length)).toEqual([2, 2, 2, 2]);
  expect(rowsOf(townPlan(EIGHT, 850, 470).tiles).map((row) => row.length)).toEqual([4, 4]);
});

describe('arrows', () => {
  const at = (spot: string, x: number, y: number, width = 10, height = 10) => ({ spot, box: { x, y, width, height } });
  const places = [at('house', 0, 0, 100, 100), at('ghost', 10, 70), at('space', 80, 5), at('below', 0, 120, 100, 20)];
  test.each([
    ['ArrowRight', 'house', 'space'],
    ['ArrowDown', 'house', 'ghost'],
    ['ArrowDown', 'ghost', 'below'],
    ['ArrowUp', 'below', 'ghost'],
    ['ArrowLeft', 'ghost', null],
    ['Enter', 'ghost', null],
    ['ArrowUp', 'nowhere', null],
  ])('%s from %s leads to %s', (key, from, to) => {
    expect(placeAfter(key, from, places)).toBe(to);
  });
});
