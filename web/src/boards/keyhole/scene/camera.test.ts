// Where a viewer can stand: the whole hall in every picture, and never at a door's line of sight (K-051).
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { FLOOR_LIMIT, keyholeWindow, lookThrough, LOWEST, standing, Viewer } from './camera';
import type { Side } from './hall';
import { doorway } from './pose';
import { SIDES } from './shapes';

const SHAPES = [0.45, 0.8, 1.3, 2.4];

describe('the viewer', () => {
  it('sees the whole hall in pictures of any shape, from every side', () => {
    for (const aspect of SHAPES) {
      for (let azimuth = -3; azimuth < 3; azimuth += 0.4) {
        const viewer = new Viewer();
        viewer.stand = { ...viewer.aim('orbit', 'S', aspect), azimuth };
        viewer.place(aspect);
        for (const x of [0, 6]) {
          for (const y of [0, 6]) {
            const at = new Vector3(x, y, 0).project(viewer.camera);
            expect(Math.max(Math.abs(at.x), Math.abs(at.y))).toBeLessThan(1);
          }
        }
      }
    }
  });

  it('stays well above the floor and looks down, whatever is dragged or zoomed (K-051)', () => {
    for (const aspect of SHAPES) {
      const viewer = new Viewer();
      viewer.stand = viewer.aim('orbit', 'E', aspect);
      for (let k = 0; k < 60; k += 1) {
        viewer.orbit(37, -45);
        viewer.zoom(1.4, new Vector3(5.9, 0.1, 0));
        viewer.place(aspect);
        expect(viewer.camera.position.z).toBeGreaterThanOrEqual(FLOOR_LIMIT);
        const down = viewer.camera.getWorldDirection(new Vector3());
        expect(-down.z).toBeGreaterThanOrEqual(Math.sin(LOWEST) - 1e-9);
      }
    }
  });

  it('has a side before it that it asked for, and its wall open', () => {
    for (const side of SIDES) {
      const viewer = new Viewer();
      viewer.stand = viewer.aim('orbit', side, 1.4);
      expect(viewer.nearest()[0]).toBe(side);
      expect(standing(side, viewer.stand.azimuth)).toBe(0);
      expect(standing(viewer.nearest()[3] as Side, viewer.stand.azimuth)).toBe(1);
    }
  });
});

describe('the eye at a door', () => {
  it('is where KG-060 puts it and has the hole where it is in the plane of the door', () => {
    const camera = new PerspectiveCamera();
    for (const side of SIDES) {
      const way = doorway({ side, door: 2 });
      const window = keyholeWindow(1.5);
      lookThrough(camera, way, window, 1.5);
      expect(camera.position.distanceTo(way.eye)).toBeLessThan(1e-12);
      const right = way.foot.clone().addScaledVector(way.right, 0.25).setZ(0.75).project(camera);
      expect(right.x).toBeCloseTo(0.25 / (window.half * 1.5), 6);
      expect(right.y).toBeCloseTo((0.75 - window.z) / window.half, 6);
    }
  });
});
