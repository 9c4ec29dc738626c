// One look through the keyhole: the way to the door, the light that falls on who is seen, and the way back.
import { PerspectiveCamera, Vector2, Vector3 } from 'three';
import { between, keyholeWindow, lookThrough, poseOf, within, type Pose, type Window } from './camera';
import type { Easel } from './easel';
import type { Anchor, DoorAt, Dot, Seen } from './hall';
import { LASTS, part, smooth, type Motion } from './motion';
import { PeepDoor } from './plate';
import { doorway, open, type Doorway } from './pose';
import type { Scenery } from './scenery';
import { BODY, HOLE } from './shapes';

/** The whole door, from a few steps away. */
const FAR: Window = { w: 0, z: 0.8, half: 1.25, back: 2.4, height: 1.05 };

export class Peep {
  readonly door: DoorAt;
  readonly seen: readonly Seen[];
  readonly caught = new Set<string>();
  readonly #scenery: Scenery;
  readonly #easel: Easel;
  readonly #motion: Motion;
  readonly #eye = new PerspectiveCamera();
  readonly #way: Doorway;
  readonly #panel: PeepDoor;
  readonly #shift = new Vector2();
  #window: Window;
  #zoom = 1;
  /** Somebody wants to see the end at once. */
  #hurried = false;
  #left = false;
  /** How the camera comes from the hall, while it does. */
  #coming: { from: Pose; to: Pose; share: number } | null = null;

  constructor(door: DoorAt, seen: readonly Seen[], scenery: Scenery, easel: Easel, motion: Motion) {
    this.door = door;
    this.seen = seen;
    this.#scenery = scenery;
    this.#easel = easel;
    this.#motion = motion;
    this.#way = doorway(door);
    this.#window = keyholeWindow(easel.aspect);
    this.#panel = new PeepDoor(scenery.looks);
    this.#panel.group.position.copy(this.#way.foot);
    this.#panel.group.rotation.z = Math.atan2(this.#way.right.y, this.#way.right.x);
  }

  /** Goes to the door, from where the camera was if that is given, and catches the seen one by one. */
  async begin(from: Pose | null, caught?: (ghost: string) => void): Promise<void> {
    this.#hurried = !from;
    this.#scenery.scene.add(this.#panel.group);
    this.#scenery.things.seeThrough(true);
    if (from) await this.#approach(from);
    if (this.#over()) return;
    this.#panel.appear = this.#panel.open = 1;
    this.#scenery.room.enclose(this.door.side, 1);
    this.#easel.changed();
    for (const { ghost } of this.seen) {
      const done = this.#catch(ghost);
      caught?.(ghost);
      await done;
      if (this.#over()) return;
    }
  }

  /** Asked anew after every wait. */
  #over(): boolean {
    return this.#left;
  }

  hurry(): void {
    this.#hurried = true;
  }

  /** The keyhole closes before the eye. */
  async close(): Promise<void> {
    await this.#motion.run('peep', LASTS.step, (t) => {
      this.#panel.open = 1 - smooth(t);
      this.#easel.wake();
    });
  }

  /** The hall from above again. */
  end(): void {
    this.#left = true;
    this.#scenery.scene.remove(this.#panel.group);
    this.#panel.dispose();
    this.#scenery.room.disclose();
    this.#scenery.things.seeThrough(false);
    this.#easel.changed();
  }

  dispose(): void {
    this.#panel.dispose();
  }

  /** Looks about by pixels of a picture so high. */
  orbit(dx: number, dy: number, high: number): void {
    const scale = (2 * this.#window.half) / this.#zoom / Math.max(1, high);
    this.#shift.set(this.#shift.x - dx * scale, this.#shift.y + dy * scale);
    this.#holdWindow();
  }

  zoom(factor: number): void {
    this.#zoom = within(1, this.#zoom * factor, 5);
    this.#holdWindow();
  }

  resize(): void {
    if (!this.#coming) this.#window = keyholeWindow(this.#easel.aspect);
  }

  /** The eye, where it is now. */
  camera(): PerspectiveCamera {
    if (this.#coming) {
      between(this.#eye, this.#coming.from, this.#coming.to, this.#coming.share);
    } else {
      const { w, z, half, ...eye } = this.#window;
      const seen = { ...eye, w: w + this.#shift.x, z: z + this.#shift.y, half: half / this.#zoom };
      lookThrough(this.#eye, this.#way, seen, this.#easel.aspect);
    }
    return this.#eye;
  }

  anchors(project: (at: Vector3) => Dot | null): Anchor[] {
    if (this.#coming) return [];
    const found: Anchor[] = [];
    const { things } = this.#scenery;
    for (const { ghost, direct, mirrored } of this.seen) {
      const haunting = things.ghosts.get(ghost);
      if (!haunting) continue;
      const { r, h } = BODY[haunting.stand.size];
      const { position, quaternion } = haunting.model.group;
      const head = new Vector3(0, 0, h - r * 0.4).applyQuaternion(quaternion).add(position);
      const caught = this.caught.has(ghost);
      const inHole = (at: Vector3 | null) => {
        const point = at && this.#throughHole(at);
        return point && project(point);
      };
      const at = direct > 0 ? inHole(head) : null;
      if (at) found.push({ ghost, mirrored: false, caught, ...at });
      const there = mirrored > 0 ? inHole(things.mirrored(head)) : null;
      if (there) found.push({ ghost, mirrored: true, caught, ...there });
    }
    return found;
  }

  /** The nearest point in the hole to where a point of the hall would be seen. */
  #throughHole(at: Vector3): Vector3 | null {
    const way = this.#way;
    const deep = at.clone().sub(way.foot).dot(way.inward);
    if (deep <= 0) return null;
    const t = HOLE.back / (HOLE.back + deep);
    let w = at.clone().sub(way.foot).dot(way.right) * t;
    let z = HOLE.eye + (at.z - HOLE.eye) * t;
    for (let k = 0; k < 40 && !open(w, z); k += 1) {
      w *= 0.93;
      z += (HOLE.eye - z) * 0.07;
    }
    return way.foot.clone().addScaledVector(way.right, w).setZ(z);
  }

  /** The picture stays on the keyhole. */
  #holdWindow(): void {
    const [shift, room] = [this.#shift, 1 - 1 / this.#zoom];
    shift.set(within(-0.3 * room, shift.x, 0.3 * room), within(-0.42 * room, shift.y, 0.42 * room));
  }

  /** A part of it; at once for who does not want to wait, and not at all if it has been left. */
  async #during(lasts: number, step: (share: number) => void): Promise<void> {
    if (this.#left) return;
    if (this.#hurried) step(1);
    else await this.#motion.run('peep', lasts, step);
  }

  /** From above the hall to the outside of the door, up to the keyhole, and the dark in it gives way. */
  async #approach(from: Pose): Promise<void> {
    const [panel, near, side] = [this.#panel, this.#window, this.door.side];
    const { room } = this.#scenery;
    panel.open = 0;
    lookThrough(this.#eye, this.#way, FAR, this.#easel.aspect);
    const coming = { from, to: poseOf(this.#eye), share: 0 };
    this.#coming = coming;
    await this.#during(LASTS.scene, (t) => {
      coming.share = smooth(t);
      panel.appear = part(t, 0.55, 1);
      room.enclose(side, smooth(part(t, 0, 0.7)) * 0.999);
      this.#easel.changed();
    });
    this.#coming = null;
    await this.#during(LASTS.scene, (t) => {
      room.enclose(side, 1);
      this.#window = mixed(FAR, near, smooth(t));
      this.#easel.wake();
    });
    this.#window = keyholeWindow(this.#easel.aspect);
    await this.#during(LASTS.drift, (t) => {
      panel.open = smooth(t);
      this.#easel.wake();
    });
  }

  /** The light falls on a ghost: it turns round, starts, and shines. */
  async #catch(name: string): Promise<void> {
    const { things, looks } = this.#scenery;
    const haunting = things.ghosts.get(name);
    this.caught.add(name);
    if (!haunting) return;
    const { body, group } = haunting.model;
    things.dress(haunting, true);
    const from = haunting.gaze;
    const found = this.seen.find(({ ghost }) => ghost === name);
    const eye = (found?.direct === 0 ? things.mirrored(this.#way.eye) : null) ?? this.#way.eye;
    let to = Math.atan2(-(eye.x - group.position.x), eye.y - group.position.y);
    to += 2 * Math.PI * Math.round((from - to) / (2 * Math.PI));
    await this.#during(LASTS.drift, (t) => {
      haunting.gaze = from + (to - from) * smooth(part(t, 0, 0.5));
      body.position.z = 0.06 * Math.sin(Math.PI * part(t, 0.1, 0.6));
      body.material.emissiveIntensity = looks.ghostGlow + 0.55 * smooth(t);
      this.#easel.changed();
    });
  }
}

function mixed(a: Window, b: Window, t: number): Window {
  const mix = (key: keyof Window) => a[key] + (b[key] - a[key]) * t;
  return { w: mix('w'), z: mix('z'), half: mix('half'), back: mix('back'), height: mix('height') };
}
