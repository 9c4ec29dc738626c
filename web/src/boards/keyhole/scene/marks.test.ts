// Marks: rings that keep apart, outlines that fit what they surround; and motion that ends when it should.
import { describe, expect, it } from 'vitest';
import type { PiecePose, Spot } from './hall';
import { clearance, footprint } from './marks';
import { Motion } from './motion';
import { outline } from './plate';
import { open } from './pose';

const spot = (sx: number, sy: number, level = 0): Spot => ({ cell: 'C3', sx, sy, level, posture: 'upright' });

describe('marks', () => {
  it('leaves room for half the way to the next spot on the same level', () => {
    const spots = [spot(6, 8), spot(10, 8), spot(7, 8, 64)];
    expect(clearance(spots[0]!, spots)).toBeCloseTo(2 / 16);
    expect(clearance(spots[2]!, spots)).toBe(Infinity);
  });

  it('surrounds a piece as it stands and as it leans', () => {
    const pose: PiecePose = { name: 'desk', x: 96, y: 96, yaw: 16, face: 0, lean: 0, z: 64, tilt: 0 };
    const [first] = footprint(pose, 0);
    expect([first!.x, first!.y]).toEqual([expect.closeTo(3 + 0.4375), expect.closeTo(3 - 0.875)]);
    expect(first!.z).toBeGreaterThan(1);
    const wide = (lean: number) => {
      const xs = footprint({ ...pose, yaw: 0, lean, tilt: lean ? 30 : 0 }, 0).map(({ x }) => x);
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(wide(4)).toBeCloseTo(wide(0) + 0.5);
  });
});

describe('the hole', () => {
  it('has an edge that is open just inside and shut just outside', () => {
    const [inner, outer] = [outline(-0.002), outline(0.002)];
    expect(inner.length).toBe(outer.length);
    for (const { x, y } of inner) expect(open(x, y)).toBe(true);
    for (const { x, y } of outer) expect(open(x, y)).toBe(false);
  });
});

describe('motion', () => {
  it('runs from 0 to 1 and resolves', async () => {
    const motion = new Motion(() => undefined);
    const shares: number[] = [];
    const end = motion.run('things', 100, (t) => shares.push(t));
    for (const now of [1000, 1050, 1100]) motion.tick(now);
    await end;
    expect(shares).toEqual([0, 0, 0.5, 1]);
    expect(motion.busy).toBe(false);
  });

  it('skips to the end what is asked for and nothing else', async () => {
    const motion = new Motion(() => undefined);
    let [thing, viewer] = [0, 0];
    const end = motion.run('things', 100, (t) => (thing = t));
    void motion.run('viewer', 100, (t) => (viewer = t));
    motion.skip('things');
    await end;
    expect([thing, viewer]).toEqual([1, 0]);
  });
});
