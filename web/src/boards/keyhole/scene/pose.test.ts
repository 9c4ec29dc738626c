// Poses against what the rules say of them in words and numbers.
import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { cellName, cellOf } from '../geometry';
import type { PieceName, Spot } from './hall';
import { cellAt, doorway, ghostMatrix, glass, meet, open, pieceMatrix, reflection, rest } from './pose';
import { BODY, BOXES, PIECES } from './shapes';

const pose = (name: PieceName, x: number, y: number, yaw = 0, face = 0, lean = 0, z = 0, tilt = 0) => {
  return { name, x, y, yaw, face, lean, z, tilt };
};
const near = (a: Vector3, x: number, y: number, z: number) =>
  expect(a.distanceTo(new Vector3(x, y, z))).toBeLessThan(1e-9);

/** Lowest and highest corner over all boxes. */
function bounds(of: ReturnType<typeof pose>) {
  const low = new Vector3(Infinity, Infinity, Infinity);
  const high = low.clone().negate();
  const matrix = pieceMatrix(of);
  for (const [cx, cy, cz, hx, hy, hz] of BOXES[of.name]) {
    for (let k = 0; k < 8; k += 1) {
      const at = new Vector3(cx + (k & 1 ? hx : -hx), cy + (k & 2 ? hy : -hy), cz + (k & 4 ? hz : -hz));
      at.applyMatrix4(matrix);
      low.min(at);
      high.max(at);
    }
  }
  return { low, high };
}

describe('poses', () => {
  it('stands pieces in their sizes of KG-012', () => {
    const sizes = PIECES.map((name) => {
      const { bx, by, height } = rest(name, 0);
      return [2 * bx, 2 * by, height];
    });
    expect(sizes).toEqual([
      [0.75, 0.25, 1.5],
      [1.8125, 0.8125, 1.375],
      [1.0625, 0.9375, 1.125],
      [1.75, 0.875, 1],
      [1, 0.6875, 0.90625],
      [1.125, 0.625, 1.0625],
    ]);
  });

  it('puts every face on the floor, centred', () => {
    for (const name of PIECES) {
      for (let face = 0; face < 6; face += 1) {
        const { low, high } = bounds(pose(name, 96, 96, 0, face));
        expect(low.z).toBeCloseTo(0, 12);
        expect((low.x + high.x) / 2).toBeCloseTo(3, 12);
        expect((low.y + high.y) / 2).toBeCloseTo(3, 12);
      }
    }
  });

  it('touches the edge of the hall where P-01 says so', () => {
    const { low } = bounds(pose('desk', 28, 14));
    expect([low.x, low.y]).toEqual([0, 0]);
  });

  it('leans about the edge on the lean side, from the floor', () => {
    for (const lean of [1, 2, 3, 4]) {
      const { low, high } = bounds(pose('mirror', 96, 96, 0, 0, lean, 0, 24));
      expect(low.z).toBeCloseTo(0, 12);
      const reach = [high.y - 3, 3 - low.y, 3 - low.x, high.x - 3][lean - 1]!;
      expect(reach).toBeGreaterThan(0.6);
    }
  });

  it('turns fronts North, West, South, East', () => {
    const fronts = [0, 16, 32, 48].map((yaw) => glass(pose('mirror', 96, 96, yaw)).normal);
    near(fronts[0]!, 0, 1, 0);
    near(fronts[1]!, -1, 0, 0);
    near(fronts[2]!, 0, -1, 0);
    near(fronts[3]!, 1, 0, 0);
  });
});

describe('ghosts', () => {
  it('stand on their spot and lie with the head to a side, looking up', () => {
    const spot: Spot = { cell: 'C4', sx: 8, sy: 4, level: 32, posture: 'upright' };
    near(new Vector3(0, 0, 0.5).applyMatrix4(ghostMatrix('S', spot)), 2.5, 3.25, 1);
    const lying = ghostMatrix('S', { ...spot, posture: 'E' });
    const { r, h } = BODY.S;
    near(new Vector3(0, 0, h).applyMatrix4(lying), 2.5 + h / 2, 3.25, 0.5 + r);
    near(new Vector3(0, r, h / 2).applyMatrix4(lying), 2.5, 3.25, 0.5 + 2 * r);
    near(new Vector3(r, 0, h / 2).applyMatrix4(lying), 2.5, 3.25 + r, 0.5 + r);
    expect(lying.determinant()).toBeCloseTo(1, 12);
  });
});

describe('the hall', () => {
  it('names cells', () => {
    expect(cellName(2, 3)).toBe('C4');
    expect(cellOf('C4')).toEqual({ cx: 2, cy: 3 });
    expect(cellAt(2.5, 3.99)).toBe('C4');
    expect(cellAt(6.01, 3)).toBe(null);
  });

  it('numbers doors from left to right for a person outside (KG-060)', () => {
    near(doorway({ side: 'S', door: 3 }).eye, 2.5, -0.5, 0.75);
    near(doorway({ side: 'E', door: 1 }).eye, 6.5, 0.5, 0.75);
    near(doorway({ side: 'N', door: 1 }).eye, 5.5, 6.5, 0.75);
    near(doorway({ side: 'W', door: 6 }).eye, -0.5, 0.5, 0.75);
  });

  it('has keyholes of a disc and a trapezoid (KG-061)', () => {
    expect(open(0, 0.99)).toBe(true);
    expect(open(0.25, 0.75)).toBe(false);
    expect(open(0.18, 0.26)).toBe(true);
    expect(open(0.18, 0.45)).toBe(false);
    expect(open(0, 0.24)).toBe(false);
  });

  it('mirrors points in the glass', () => {
    near(new Vector3(1, 5, 2).applyMatrix4(reflection(new Vector3(3, 3, 1), new Vector3(0, 1, 0))), 1, 1, 2);
  });

  it('meets boxes along a ray', () => {
    const box = [0, 0, 0, 1, 1, 1] as const;
    expect(meet(new Vector3(-3, 0, 0), new Vector3(1, 0, 0), box)).toBe(2);
    expect(meet(new Vector3(-3, 2, 0), new Vector3(1, 0, 0), box)).toBe(null);
  });
});
