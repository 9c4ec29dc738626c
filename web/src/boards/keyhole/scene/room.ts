// The hall itself: floor, grid, walls with their doors that sink before the viewer, doorsteps, the keyhole's plate, the lamp.
import {
  BoxGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Plane,
  PlaneGeometry,
  SpotLight,
  Vector3,
  type BufferGeometry,
  type CanvasTexture,
  type Material,
} from 'three';
import { Builder } from './build';
import { standing, TURNS, WALL } from './camera';
import { cellName } from '../geometry';
import type { DoorAt, Side } from './hall';
import type { Looks } from './looks';
import * as building from './building';
import { doorway } from './pose';
import { GRID, HOLE, SIDES } from './shapes';
import { AIDS } from './ghosts';
import { painted } from './paint';
import { keyholePlate } from './plate';

const STEP = 0.42;
const THICK = 0.1;
const UPPER = 3;

interface Wall {
  group: Group;
  /** What is seen from outside. */
  back: Mesh;
  upper: Mesh;
  step: Mesh<BufferGeometry, MeshLambertMaterial>;
}

export class Room {
  readonly group = new Group();
  readonly lamp: SpotLight;
  readonly plate: Mesh;
  readonly #fill: DirectionalLight;
  readonly #sky: HemisphereLight;
  readonly #walls: Record<Side, Wall>;
  readonly #names: Mesh<PlaneGeometry, MeshBasicMaterial>;
  #namesFor: Side | null = null;
  #stepsFor = '';
  #homes: readonly (string | null)[] = [];
  #keyhole: DoorAt | null = null;

  constructor(readonly looks: Looks) {
    const { light } = looks;
    const floor = new Mesh(new PlaneGeometry(GRID, GRID), new MeshLambertMaterial({ map: building.floor(looks) }));
    floor.position.set(GRID / 2, GRID / 2, 0);
    floor.receiveShadow = true;
    const wide = GRID + 2 * STEP + 0.1;
    const slab = new Mesh(new BoxGeometry(wide, wide, 0.22), new MeshLambertMaterial({ color: looks.slab }));
    slab.position.set(GRID / 2, GRID / 2, -0.116);
    slab.receiveShadow = true;
    this.#names = new Mesh(
      new PlaneGeometry(GRID, GRID),
      new MeshBasicMaterial({ transparent: true, depthWrite: false }),
    );
    this.#names.position.set(GRID / 2, GRID / 2, 0.003);
    this.#names.layers.set(AIDS);
    this.#walls = Object.fromEntries(SIDES.map((side) => [side, this.#wall(side)])) as Record<Side, Wall>;
    this.plate = keyholePlate(looks, { thick: 0.05, wide: 0.07, baked: false });
    this.plate.visible = false;

    this.#sky = new HemisphereLight(light.sky, light.ground, light.skyPower);
    this.#sky.position.set(0, 0, 1);
    this.lamp = new SpotLight(light.lamp, light.lampPower, 0, 1.08, 0.75, 2);
    this.lamp.position.set(GRID / 2, GRID / 2, 5.4);
    this.lamp.target.position.set(GRID / 2, GRID / 2, 0);
    this.lamp.castShadow = true;
    this.lamp.shadow.radius = 5;
    this.lamp.shadow.bias = -0.0006;
    this.lamp.shadow.normalBias = 0.012;
    this.lamp.shadow.camera.near = 1.5;
    this.lamp.shadow.camera.far = 9;
    this.#fill = new DirectionalLight(light.fill, light.fillPower);
    this.#fill.target.position.set(GRID / 2, GRID / 2, 0);
    this.group.add(
      floor,
      slab,
      this.#names,
      this.plate,
      this.#sky,
      this.lamp,
      this.lamp.target,
      this.#fill,
      this.#fill.target,
    );
    for (const wall of Object.values(this.#walls)) this.group.add(wall.group, wall.step);
  }

  #wall(side: Side): Wall {
    const { looks } = this;
    const group = new Group();
    const floorOnly = [new Plane(new Vector3(0, 0, 1), 0.002)];
    const inner = new Mesh(
      new PlaneGeometry(GRID, WALL),
      new MeshLambertMaterial({ map: building.wall(looks, side, WALL), clippingPlanes: floorOnly }),
    );
    inner.rotation.x = Math.PI / 2;
    inner.position.z = WALL / 2;
    inner.receiveShadow = true;
    const back = new Mesh(
      new Builder()
        .box([0, THICK / 2 + 0.004, WALL / 2, GRID / 2 + THICK, THICK / 2, WALL / 2], { colour: looks.panel })
        .geometry(),
      new MeshLambertMaterial({ vertexColors: true, clippingPlanes: floorOnly }),
    );
    const relief = new Mesh(this.#relief(), new MeshLambertMaterial({ vertexColors: true, clippingPlanes: floorOnly }));
    relief.receiveShadow = true;
    const upper = new Mesh(new PlaneGeometry(GRID, UPPER), new MeshLambertMaterial({ map: building.upperWall(looks) }));
    upper.rotation.x = Math.PI / 2;
    upper.position.z = WALL + UPPER / 2;
    upper.visible = false;
    group.add(inner, back, relief, upper);
    const step = new Mesh(new PlaneGeometry(GRID, STEP), new MeshLambertMaterial({ transparent: true }));
    step.receiveShadow = true;
    // the plane of a wall looks to its -y; in its frame the hall lies there, for a wall on the North side
    const { foot, inward, right } = doorway({ side, door: 3.5 });
    group.position.copy(foot);
    group.rotation.z = Math.atan2(-inward.y, -inward.x) - Math.PI / 2;
    step.position
      .copy(foot)
      .addScaledVector(inward, -STEP / 2 - 0.02)
      .setZ(0.002);
    step.rotation.z = Math.atan2(right.y, right.x);
    return { group, back, upper, step };
  }

  /** Frames of the doors, the rail, the skirting and the cornice, in the wall's frame. */
  #relief(): BufferGeometry {
    const { looks } = this;
    const builder = new Builder();
    const { half, high } = building.DOOR;
    for (let k = 0; k < GRID; k += 1) {
      const x = k + 0.5 - GRID / 2;
      for (const s of [-1, 1]) {
        builder.box([x + s * (half + 0.025), -0.02, high / 2, 0.028, 0.02, high / 2], {
          colour: looks.frame,
          round: 0.01,
          steps: 1,
        });
      }
      builder.box([x, -0.024, high + 0.025, half + 0.062, 0.024, 0.03], { colour: looks.frame, round: 0.01, steps: 1 });
    }
    builder.box([0, -0.022, WALL - 0.03, GRID / 2, 0.022, 0.03], { colour: looks.rail, round: 0.01, steps: 1 });
    return builder.geometry();
  }

  /** What turns with the viewer: which walls stand, where the weak light comes from, which way the names read. */
  face(azimuth: number, top: number): void {
    for (const side of SIDES) {
      const risen = standing(side, azimuth) * (1 - top);
      const { group } = this.#walls[side];
      group.visible = risen > 0.01;
      group.position.z = -(1 - risen) * WALL;
    }
    const turn = azimuth - 0.5;
    this.#fill.position.set(GRID / 2 + 6 * Math.sin(turn), GRID / 2 - 6 * Math.cos(turn), 5);
    const near = SIDES.reduce((a, b) => (Math.cos(azimuth - TURNS[b]) > Math.cos(azimuth - TURNS[a]) ? b : a));
    if (near !== this.#namesFor) {
      this.#namesFor = near;
      this.#paintNames(near);
    }
    this.#names.visible = true;
    this.#paintSteps(near, top > 0.5);
    this.#placePlate(top, azimuth);
  }

  /** For a peep: every wall rises; when all stand, up to where the eye can see. Some light comes in from the door. */
  enclose(door: Side, share: number): void {
    const { foot, inward } = doorway({ side: door, door: 3.5 });
    this.#fill.position.copy(foot).addScaledVector(inward, -5).setZ(3.4);
    this.#fill.color.set(this.looks.light.lamp);
    this.#fill.intensity = this.looks.light.fillPower * (1 + share * 0.9);
    this.#sky.intensity = this.looks.light.skyPower * (1 + share * 0.35);
    for (const side of SIDES) {
      const wall = this.#walls[side];
      wall.group.visible = true;
      wall.group.position.z = Math.max(wall.group.position.z, -(1 - share) * WALL);
      wall.upper.visible = share === 1;
      wall.back.visible = wall.step.visible = side !== door || share < 1;
    }
    this.#names.visible = false;
    this.plate.visible = share < 1;
  }

  disclose(): void {
    this.#fill.color.set(this.looks.light.fill);
    this.#fill.intensity = this.looks.light.fillPower;
    this.#sky.intensity = this.looks.light.skyPower;
    for (const wall of Object.values(this.#walls)) {
      wall.upper.visible = false;
      wall.back.visible = wall.step.visible = true;
    }
  }

  /** Whose doorsteps these are, and where the keyhole stands. */
  furnish(homes: readonly (string | null)[], keyhole: DoorAt | null): void {
    this.#keyhole = keyhole;
    this.#homes = homes;
  }

  /** From above, all names read upright; otherwise each side's are for who stands before it. */
  #paintSteps(near: Side, top: boolean): void {
    const key = `${this.#homes.join()} ${top ? near : ''}`;
    if (key === this.#stepsFor) return;
    this.#stepsFor = key;
    for (const side of SIDES) {
      const { material } = this.#walls[side].step;
      const turn = top ? TURNS[side] - TURNS[near] : 0;
      material.map?.dispose();
      material.map = building.doorsteps(this.looks, side, this.#homes.indexOf(side), STEP, turn);
      material.needsUpdate = true;
    }
  }

  #placePlate(top: number, azimuth: number): void {
    const { plate } = this;
    plate.visible = this.#keyhole !== null;
    if (!this.#keyhole) return;
    const { foot, inward } = doorway(this.#keyhole);
    const risen = standing(this.#keyhole.side, azimuth) * (1 - top);
    plate.rotation.set(0, 0, Math.atan2(inward.y, inward.x) - Math.PI / 2);
    // before a standing wall it hangs on the inside; on an open side it stands on the doorstep
    plate.position.copy(foot).addScaledVector(inward, risen > 0.5 ? 0.05 : -0.06);
    if (top > 0.5) {
      plate.position.addScaledVector(inward, -0.72).setZ(0.03);
      plate.rotateX(-Math.PI / 2);
      plate.scale.setScalar(0.62);
      plate.position.addScaledVector(inward, HOLE.low.z * 0.62);
    } else {
      plate.scale.setScalar(1);
    }
  }

  #paintNames(near: Side): void {
    const { material } = this.#names;
    material.map?.dispose();
    material.map = painted(768, 768, (g, w) => {
      const cell = w / GRID;
      g.fillStyle = this.looks.cellName;
      g.font = `700 ${cell * 0.15}px ${this.looks.fonts}`;
      g.textAlign = 'left';
      g.textBaseline = 'alphabetic';
      for (let cx = 0; cx < GRID; cx += 1) {
        for (let cy = 0; cy < GRID; cy += 1) {
          g.save();
          g.translate((cx + 0.5) * cell, (GRID - cy - 0.5) * cell);
          g.rotate(-TURNS[near]);
          g.fillText(cellName(cx, cy), -cell * 0.44, cell * 0.44);
          g.restore();
        }
      }
    });
    material.needsUpdate = true;
  }

  dispose(): void {
    this.lamp.dispose();
    this.group.traverse((thing) => {
      if (!(thing instanceof Mesh)) return;
      (thing.geometry as BufferGeometry).dispose();
      const material = thing.material as Material & { map?: CanvasTexture | null };
      material.map?.dispose();
      material.dispose();
    });
  }
}
