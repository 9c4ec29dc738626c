// What is over the hall: a ceiling and a chandelier. Only the eye at a keyhole and the mirror have them before them.
import {
  CylinderGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
  type BufferGeometry,
} from 'three';
import type { Looks } from './looks';
import { GRID } from './shapes';

/** In cells: how high the ceiling is, how low the chandelier hangs, how wide it is, and how many candles it has. */
const HIGH = 3.4;
const HANGS = 2.3;
const WIDE = 0.46;
const CANDLES = 8;

export function ceiling(looks: Looks): Group {
  const group = new Group();
  const brass = new MeshLambertMaterial({ color: looks.brass, emissive: looks.brass, emissiveIntensity: 0.18 });
  const wax = new MeshLambertMaterial({ color: '#efe3c4', emissive: '#ffdca8', emissiveIntensity: 0.3 });
  const put = (geometry: BufferGeometry, material: MeshLambertMaterial, x: number, y: number, z: number): Mesh => {
    const mesh = new Mesh(geometry, material);
    mesh.position.set(x, y, z);
    group.add(mesh);
    return mesh;
  };
  const middle = GRID / 2;
  const over = new MeshLambertMaterial({ color: looks.panel, emissive: looks.panel, emissiveIntensity: 0.12 });
  put(new PlaneGeometry(GRID, GRID), over, middle, middle, HIGH).rotation.x = Math.PI;
  for (let k = 1; k < GRID; k += 1) {
    const beam = new MeshLambertMaterial({ color: looks.rail });
    put(new CylinderGeometry(0.05, 0.05, GRID, 6), beam, k, middle, HIGH - 0.02);
  }
  put(new CylinderGeometry(0.018, 0.018, HIGH - HANGS, 8), brass, middle, middle, (HIGH + HANGS) / 2).rotation.x =
    Math.PI / 2;
  put(new TorusGeometry(WIDE, 0.03, 8, 40), brass, middle, middle, HANGS);
  put(new SphereGeometry(0.08, 14, 10), brass, middle, middle, HANGS);
  for (let k = 0; k < CANDLES; k += 1) {
    const angle = (k / CANDLES) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const candle = put(
      new CylinderGeometry(0.03, 0.03, 0.17, 8),
      wax,
      middle + WIDE * x,
      middle + WIDE * y,
      HANGS + 0.1,
    );
    candle.rotation.x = Math.PI / 2;
    const arm = put(
      new CylinderGeometry(0.013, 0.013, WIDE, 6),
      brass,
      middle + (WIDE / 2) * x,
      middle + (WIDE / 2) * y,
      HANGS,
    );
    arm.rotation.z = angle + Math.PI / 2;
  }
  group.visible = false;
  return group;
}
