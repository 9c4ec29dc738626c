// The museum as it is drawn: squares, floors, walls, doors, and ways across it.
import { describe, expect, test } from 'vitest';
import { lying, standing } from './arrange';
import {
  AREAS,
  areaOf,
  beside,
  cellOf,
  DOORS,
  doorBeside,
  DRAWN_DOORS,
  edgeOf,
  featureOf,
  floorBox,
  floorOf,
  FLOORS,
  glideOf,
  LABELS,
  LINKS,
  rowsOf,
  SQUARES,
  squareAt,
  squaresOf,
  UNIT,
  walked,
  WAYS,
} from './map';

describe('squares', () => {
  test('are 256, each in one area, from the top left', () => {
    expect(SQUARES).toHaveLength(256);
    expect([SQUARES[0], SQUARES[15], SQUARES.at(-1)]).toEqual(['A-16', 'P-16', 'P-1']);
    expect(AREAS.flatMap(squaresOf)).toHaveLength(256);
    expect(cellOf('A-16')).toEqual({ x: 0, y: 0 });
    expect(squareAt(cellOf('H-8'))).toBe('H-8');
  });

  test('lie on four floors of 64', () => {
    for (const floor of FLOORS) {
      expect(rowsOf(floor).flat()).toHaveLength(64);
      expect(
        rowsOf(floor)
          .flat()
          .every((square) => floorOf(square) === floor),
      ).toBe(true);
    }
    expect(['B-3', 'C-14', 'K-14', 'K-6'].map(floorOf)).toEqual([0, 1, 2, 3]);
    expect(floorBox(3)).toEqual({ x: 320, y: 320, width: 320, height: 320 });
    expect(rowsOf(null).map((row) => row.length)).toEqual(Array(16).fill(16));
  });

  test('know their neighbours, and what lies between', () => {
    expect(WAYS.map((way) => beside('A-1', way))).toEqual(['A-2', 'B-1', null, null]);
    expect(areaOf('C-4').id).toBe('R');
    expect(edgeOf('C-4', 'N')).toBe('door');
    expect(edgeOf('C-5', 'S')).toBe('door');
    expect(edgeOf('C-8', 'N')).toBe('stairs');
    expect(edgeOf('A-1', 'W')).toBe('wall');
    expect(doorBeside('F-15', 'E')?.id).toBe('d20');
    expect(featureOf('A-2')).toBe('entrance');
    for (const square of SQUARES) {
      for (const [way, back] of [
        ['N', 'S'],
        ['E', 'W'],
      ] as const) {
        const other = beside(square, way);
        if (other) expect(edgeOf(other, back)).toBe(edgeOf(square, way));
      }
    }
  });
});

describe('what is drawn', () => {
  test('has every door between its squares, every room with its name, and a gap for each link', () => {
    expect(DRAWN_DOORS).toHaveLength(DOORS.length);
    for (const { squares } of DOORS) expect(WAYS.some((way) => beside(squares[0], way) === squares[1])).toBe(true);
    expect(LABELS).toHaveLength(19);
    expect(LINKS.filter(({ kind }) => kind === 'stairs')).toHaveLength(4);
  });

  test('keeps pieces and items of one square inside it and apart', () => {
    for (let count = 1; count <= 9; count += 1) {
      for (const crowded of [false, true]) {
        const places = [...standing(count, crowded), ...(crowded ? lying(2, true).places : [])];
        for (const { x, y, r } of places) {
          expect(Math.min(x - r, y - r)).toBeGreaterThan(-0.5);
          expect(Math.max(x + r, y + r)).toBeLessThan(UNIT + 0.5);
        }
        expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
      }
    }
    expect(lying(6, false)).toMatchObject({ more: 2 });
    expect(lying(5, true)).toMatchObject({ more: 2 });
  });
});

describe('ways', () => {
  test('on foot go square by square', () => {
    expect(walked('F-14', 'NEE')).toEqual(['F-15', 'G-15', 'H-15']);
    expect(walked('A-1', 'WN')).toEqual([]);
  });

  test('of a ghost pass every square of a line; a leap only lands', () => {
    expect(glideOf('K-6', 'A-6')).toHaveLength(10);
    expect(glideOf('E-9', 'H-12')).toEqual(['F-10', 'G-11', 'H-12']);
    expect(glideOf('E-3', 'G-4')).toEqual(['G-4']);
  });
});
