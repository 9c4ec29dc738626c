import { expect, test } from 'vitest';
import type { Ending } from '../../generated/protocol';
import { inTheMiddle } from '../../boards/ending';
import { apart, heightAt, linesOf, scaleOf, togetherOf, valuesOf } from './curve';

const box = { left: 0, right: 100, top: 0, bottom: 100 };
const ending: Ending = {
  seats: [],
  rounds: [],
  looks: [],
  night: null,
  judged: true,
  moments: [],
  curve: [
    { moment: 0, round: 1, points: [0, 0, 0], hopes: [0.4, 0.3, 0.3] },
    { moment: 5, round: 1, points: [4, 1, 1], hopes: [0.6, 0.2, 0.2] },
    { moment: 10, round: 2, points: [4, 9, 2], hopes: [0, 1, 0] },
  ],
};

test('points are told above and below the mean, chances as they are', () => {
  expect(valuesOf(ending, 'points')[1]).toEqual([2, -1, -1]);
  expect(valuesOf(ending, 'chances')[2]).toEqual([0, 1, 0]);
  expect(scaleOf(valuesOf(ending, 'points'), 'points', false)).toEqual({ least: -4, even: 0, most: 4 });
  expect(scaleOf(valuesOf(ending, 'chances'), 'chances', false).even).toBeCloseTo(1 / 3);
});

test('lines differ by dash, and those who win together are one', () => {
  const lines = linesOf(ending, 'chances', false, box);
  expect(lines.map(({ seats }) => seats)).toEqual([[0], [1], [2]]);
  expect(new Set(lines.map(({ dash }) => dash)).size).toBe(3);
  expect(lines[1]?.points.at(-1)).toEqual({ x: 100, y: 0 });
  expect(lines.map(({ told }) => told)).toEqual(['0%', '100%', '0%']);
  const sided = { ...ending, curve: ending.curve.map((each) => ({ ...each, hopes: [0.2, 0.8, 0.8] })) };
  expect(linesOf(sided, 'chances', true, box).map(({ seats }) => seats)).toEqual([[0], [1, 2]]);
  expect(togetherOf([])).toEqual([]);
});

test('a moment between two standings lies on the line', () => {
  const [line] = linesOf(ending, 'chances', false, box);
  expect(heightAt(line!, 25)).toBeCloseTo(50);
  expect(heightAt(line!, 500)).toBe(line!.points.at(-1)!.y);
});

test('labels do not lie on each other and stay in the picture', () => {
  const moved = apart([50, 52, 51], 0, 100, 20);
  expect(moved).toEqual([50, 90, 70]);
  expect(Math.max(...apart([95, 96, 97], 0, 100, 20))).toBe(100);
  expect(apart([95, 96, 97], 0, 100, 20)).toEqual([60, 80, 100]);
});

test('whoever won stands in the middle', () => {
  expect(inTheMiddle([2])).toEqual([2]);
  expect(inTheMiddle([2, 0])).toEqual([0, 2]);
  expect(inTheMiddle([2, 0, 1])).toEqual([0, 2, 1]);
  expect(inTheMiddle([3, 2, 1, 0])).toEqual([0, 2, 3, 1]);
});
