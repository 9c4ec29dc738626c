// Where the names of rooms stand: never on anything, never over a wall, and never smaller.
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, words } from '../../words.svelte';
import { dangersOf, staysThere } from './dangers';
import { targetsOf } from './choices';
import { areaName } from './labels';
import { AREAS, areaOf, boxOf, featureOf, SQUARES, UNIT } from './map';
import { broad, placeName, type Placed } from './naming';
import { TURN, view } from './sample';

const ROOMS = AREAS.filter(({ kind }) => kind === 'room');
const FITTED = new Set(SQUARES.filter((square) => featureOf(square)));
const SIZE = 13;

/** The squares that a name lies over. */
function under({ lines, x, y, upright }: Placed): string[] {
  const long = Math.max(...lines.map(broad)) * SIZE;
  const deep = lines.length * SIZE;
  const box = upright
    ? { x: x - deep / 2, y: y - long, width: deep, height: long }
    : { x, y: y - deep / 2, width: long, height: deep };
  return SQUARES.filter((square) => {
    const cell = boxOf(square);
    return box.x < cell.x + UNIT && cell.x < box.x + box.width && box.y < cell.y + UNIT && cell.y < box.y + box.height;
  });
}

describe.each(LANGUAGES)('names in %s', (language) => {
  beforeAll(async () => {
    await words.use(language);
    await words.need('museum');
  });

  test('stand on free squares of their own room', () => {
    for (const area of ROOMS) {
      const placed = placeName(area, areaName(area.id), FITTED, SIZE);
      expect(placed.lines.join('').replaceAll(' ', '')).toBe(areaName(area.id).replaceAll(' ', ''));
      for (const square of under(placed)) {
        expect(areaOf(square), `${area.id} ${square}`).toBe(area);
        expect(FITTED.has(square)).toBe(false);
      }
    }
  });

  test('step aside for whoever comes', () => {
    for (const area of ROOMS) {
      const before = under(placeName(area, areaName(area.id), FITTED, SIZE));
      const room = SQUARES.filter((square) => areaOf(square) === area && !FITTED.has(square));
      if (room.length < 12) continue;
      const busy = new Set([...FITTED, before[0]!]);
      expect(under(placeName(area, areaName(area.id), busy, SIZE))).not.toContain(before[0]);
    }
  });
});

describe('danger', () => {
  const seen = view();
  const targets = targetsOf(seen, TURN);

  test('is told on offered squares only, with its cards', () => {
    expect([...dangersOf(seen, targets)]).toEqual([['F-12', ['king', 'knight']]]);
    expect(dangersOf({ ...seen, ask: 'ghost' }, targets).size).toBe(0);
  });

  test('is asked about where no action is left to get away', () => {
    expect(staysThere(seen, targets.get('F-12')!)).toBe(false);
    expect(staysThere({ ...seen, acting: { ...seen.acting!, actions: 1 } }, targets.get('F-12')!)).toBe(true);
  });
});
