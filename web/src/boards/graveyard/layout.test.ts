// Where spots are in the picture, and how keys walk between them.
import { describe, expect, test } from 'vitest';
import {
  CORNER,
  GRAVE_SPOTS,
  PLACE_SPOTS,
  SPAN,
  cornerOf,
  feetOf,
  graveBeside,
  middleOf,
  quirk,
  rowsOf,
  spotAfter,
  squareOf,
  squaresBetween,
  touchOf,
  wayBetween,
  zoom,
} from './layout';

const GRAVES = new Set(GRAVE_SPOTS);
const ALL = new Set([...GRAVE_SPOTS, ...PLACE_SPOTS]);

test('36 graves in reading order and 24 places, side by side', () => {
  expect(GRAVE_SPOTS).toHaveLength(36);
  expect(GRAVE_SPOTS.slice(0, 7)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'A2']);
  expect(PLACE_SPOTS).toHaveLength(24);
  expect(new Set([...ALL].map((spot) => JSON.stringify(squareOf(spot)))).size).toBe(60);
});

test('a grave and the place with the same name are two spots', () => {
  expect(squareOf('E4')).toEqual({ column: 5, row: 4 });
  expect(squareOf('out:E4')).toEqual({ column: 7, row: 4 });
});

test.each([
  ['out:N1', 'A1'],
  ['out:W1', 'A1'],
  ['out:E4', 'F4'],
  ['out:S6', 'F6'],
])('%s is beside %s', (place, grave) => expect(graveBeside(place)).toBe(grave));

test('graves lie side by side, and a lord stands within its grave', () => {
  expect(cornerOf('A1')).toEqual({ x: 0, y: 0 });
  expect(cornerOf('D3')).toEqual({ x: 300, y: 200 });
  expect(middleOf('D3')).toEqual({ x: 350, y: 250 });
  for (const grave of GRAVE_SPOTS) {
    const [feet, corner] = [feetOf(grave), cornerOf(grave)];
    expect(feet.x - corner.x).toBeGreaterThan(0);
    expect(feet.x - corner.x).toBeLessThan(100);
    expect(feet.y - corner.y).toBeLessThan(100);
  }
});

test('what can be touched fills the picture but for its four corners, and nothing twice', () => {
  const areas = [...ALL].map(touchOf);
  const touched = areas.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(touched).toBe(SPAN ** 2 - 4 * CORNER ** 2);
  for (const [k, a] of areas.entries()) {
    for (const b of areas.slice(k + 1)) {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(apart).toBe(true);
    }
  }
});

test('on a phone every spot is large enough for a finger', () => {
  const pixel = (390 - 12) / SPAN;
  for (const { width, height } of [...ALL].map(touchOf)) {
    expect(width * pixel).toBeGreaterThanOrEqual(44);
    expect(height * pixel).toBeGreaterThanOrEqual(44);
  }
});

test('once all lords are inside, the picture comes nearer', () => {
  expect(zoom(true)).toBe(1);
  expect(zoom(false)).toBeGreaterThan(1.1);
});

describe('keys', () => {
  test.each([
    ['ArrowRight', 'A1', 'B1'],
    ['ArrowDown', 'A1', 'A2'],
    ['ArrowUp', 'D3', 'D2'],
    ['ArrowLeft', 'D3', 'C3'],
    ['ArrowLeft', 'A1', null],
    ['ArrowUp', 'A1', null],
    ['Home', 'D3', 'A3'],
    ['End', 'D3', 'F3'],
    ['x', 'D3', null],
  ])('%s from %s leads to %s among the graves', (key, from, to) => expect(spotAfter(key, from, GRAVES)).toBe(to));

  test.each([
    ['ArrowLeft', 'A3', 'out:W3'],
    ['ArrowRight', 'out:W3', 'A3'],
    ['ArrowUp', 'C1', 'out:N3'],
    ['ArrowRight', 'out:N3', 'out:N4'],
    ['ArrowDown', 'out:E6', null],
    ['Home', 'B3', 'out:W3'],
    ['End', 'out:S2', 'out:S6'],
  ])('%s from %s leads to %s while lords are put outside', (key, from, to) =>
    expect(spotAfter(key, from, ALL)).toBe(to),
  );

  test('an arrow finds a lord outside across the rim', () => {
    expect(spotAfter('ArrowDown', 'B6', new Set([...GRAVE_SPOTS, 'out:S2']))).toBe('out:S2');
  });

  test('rows are read from north to south and from west to east', () => {
    const rows = rowsOf(ALL);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toEqual(['out:N1', 'out:N2', 'out:N3', 'out:N4', 'out:N5', 'out:N6']);
    expect(rows[1]).toEqual(['out:W1', 'A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'out:E1']);
  });
});

test('a way is as long as its squares, and ends at the edges of its graves', () => {
  expect(squaresBetween('A3', 'D3')).toBe(3);
  expect(squaresBetween('out:W3', 'A3')).toBe(1);
  expect(wayBetween('A3', 'D3')).toEqual({ from: { x: 92, y: 250 }, to: { x: 308, y: 250 } });
  expect(wayBetween('out:N2', 'B1').from).toEqual(middleOf('out:N2'));
});

test('plots differ, and stay as they are', () => {
  const quirks = GRAVE_SPOTS.map((spot) => quirk(spot));
  expect(new Set(quirks).size).toBe(36);
  expect(quirks.every((part) => part >= 0 && part < 1)).toBe(true);
  expect(quirk('D3', 2)).toBe(quirk('D3', 2));
});
