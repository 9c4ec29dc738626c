// What a line of sight meets.
import { Ray, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { GhostStand, PiecePose } from './hall';
import { doorstepAt, ghostUnder, pieceUnder, wallUnder } from './picking';

const down = (x: number, y: number) => new Ray(new Vector3(x, y, 9), new Vector3(0, 0, -1));
const desk: PiecePose = { name: 'desk', x: 112, y: 112, yaw: 0, face: 0, lean: 0, z: 0, tilt: 0 };
const ghost: GhostStand = { name: 'AS1', seat: 0, size: 'S', cell: 'D4', sx: 8, sy: 8, level: 0, posture: 'upright' };

describe('a line of sight', () => {
  it('meets what stands highest first', () => {
    const [first, second] = [pieceUnder(down(3.5, 3.5), [desk]), ghostUnder(down(3.5, 3.5), [ghost])];
    expect(first).toEqual({ name: 'desk', far: expect.closeTo(8) as number });
    expect(second!.far).toBeGreaterThan(first!.far);
    const on: PiecePose = { ...desk, name: 'trolley', z: 64 };
    expect(pieceUnder(down(3.5, 3.5), [desk, on])?.name).toBe('trolley');
    expect(pieceUnder(down(1, 1), [desk, on])).toBe(null);
  });

  it('meets doors on standing walls, counted from outside', () => {
    const north = new Ray(new Vector3(5.5, 0, 3), new Vector3(0, 6, -2.5).normalize());
    expect(wallUnder(north, ['N'])).toEqual({ side: 'N', door: 1 });
    expect(wallUnder(north, ['W'])).toBe(null);
  });

  it('meets doorsteps before open sides', () => {
    expect(doorstepAt(2.5, -0.4)).toEqual({ side: 'S', door: 3 });
    expect(doorstepAt(-0.4, 2.5)).toEqual({ side: 'W', door: 4 });
    expect(doorstepAt(2.5, -3)).toBe(null);
  });
});
