// One look through the keyhole: the eye at the door, the dark hall, the light that falls on one ghost after the other, the lamp.
import { PerspectiveCamera, SpotLight, Vector3 } from 'three';
import { EYE, KEYHOLE, lookThrough } from './camera';
import type { Easel } from './easel';
import type { DoorAt, Lights } from './hall';
import type { Trace } from '../hole';
import { LASTS, part, smooth, type Motion } from './motion';
import { doorway, type Doorway } from './pose';
import type { Scenery } from './scenery';
import { BODY, GRID } from './shapes';
import type { Haunting } from './things';

/** How bright the hall's own light is: in the dark, while ghosts are caught, when the lamp is on. */
const DARK = { sky: 0.1, lamp: 0.022, fill: 0.05 };
const DIM = { sky: 0.13, lamp: 0.03, fill: 0.07 };
const LIT = { sky: 0.62, lamp: 0.34, fill: 0.5 };
type Level = typeof DARK;
/** How much a ghost shines: who is caught now, who was caught before, all when the lamp is on. */
const SHINES = { now: 0.62, before: 0.14, lamp: 0.34 };
const POOL = 210;

export class Peep {
  readonly door: DoorAt;
  readonly #scenery: Scenery;
  readonly #easel: Easel;
  readonly #motion: Motion;
  readonly #eye = new PerspectiveCamera();
  readonly #way: Doorway;
  /** Lamplight that falls on one ghost. */
  readonly #pool = new SpotLight('#ffdca8', 0, 0, 0.27, 0.6, 2);
  #level: Level = DARK;
  #lights: Lights = { caught: [], lamp: false };

  constructor(door: DoorAt, scenery: Scenery, easel: Easel, motion: Motion) {
    this.door = door;
    this.#scenery = scenery;
    this.#easel = easel;
    this.#motion = motion;
    this.#way = doorway(door);
    scenery.scene.add(this.#pool, this.#pool.target);
    scenery.things.seeThrough(true);
    scenery.room.enclose(door.side);
    this.#show();
    this.#set(DARK);
  }

  /** From now on it is as light as this. */
  async light(lights: Lights, animate: boolean): Promise<void> {
    const before = this.#level;
    const known = new Set(this.#lights.caught.map(({ ghost }) => ghost));
    this.#lights = lights;
    this.#show();
    const after = lights.lamp ? LIT : lights.caught.length > 0 ? DIM : DARK;
    const last = lights.lamp ? undefined : lights.caught.at(-1);
    const startled = last && !known.has(last.ghost) ? this.#haunting(last.ghost) : undefined;
    this.#aim(last && this.#haunting(last.ghost));
    const step = (share: number) => {
      this.#set(mixed(before, after, share));
      this.#pool.intensity = last ? POOL * smooth(part(share, 0, 0.4)) : 0;
      if (startled) startled.model.body.position.z = 0.06 * Math.sin(Math.PI * part(share, 0.3, 1));
      this.#easel.changed();
    };
    if (animate) await this.#motion.run('peep', LASTS.turn, step);
    else step(1);
  }

  /** The hall from above again. */
  end(): void {
    this.#scenery.scene.remove(this.#pool, this.#pool.target);
    this.#scenery.room.disclose();
    for (const { model } of this.#scenery.things.ghosts.values()) model.group.visible = true;
    this.#scenery.things.seeThrough(false);
    this.#easel.changed();
  }

  dispose(): void {
    this.#pool.dispose();
  }

  /** The eye, where the rules have it. */
  camera(aspect: number): PerspectiveCamera {
    lookThrough(this.#eye, this.#way, KEYHOLE, aspect);
    return this.#eye;
  }

  traces(): Trace[] {
    const { things } = this.#scenery;
    return [...things.ghosts.values()].flatMap(({ stand, model }) => {
      const { r, h } = BODY[stand.size];
      const { position, quaternion } = model.group;
      const upright = stand.posture === 'upright';
      const middle = new Vector3(0, 0, upright ? 0 : h / 2).applyQuaternion(quaternion).add(position);
      const tall = upright ? h : 2 * r;
      const foot = upright ? middle : middle.setZ(middle.z - r);
      const wide = upright ? r : h / 2;
      const name = stand.name;
      const straight = this.#trace(name, foot, tall, wide, (at) => at);
      const image = things.mirrored(foot) && this.#trace(name, foot, tall, wide, (at) => things.mirrored(at)!);
      return [straight && { ...straight, mirrored: false }, image && { ...image, mirrored: true }].filter(
        (trace): trace is Trace => !!trace,
      );
    });
  }

  #trace(ghost: string, foot: Vector3, tall: number, wide: number, seen: (at: Vector3) => Vector3) {
    const base = this.#inDoor(seen(foot.clone()));
    const crown = this.#inDoor(seen(foot.clone().setZ(foot.z + tall)));
    if (!base || !crown) return null;
    return { ghost, x: (base.x + crown.x) / 2, head: crown.y, foot: base.y, half: wide * base.share };
  }

  /** Where a point of the hall is seen in the plane of the door. */
  #inDoor(at: Vector3): { x: number; y: number; share: number } | null {
    const { foot, inward, right } = this.#way;
    const from = at.clone().sub(foot);
    const deep = from.dot(inward);
    if (deep <= 0) return null;
    const share = EYE.back / (EYE.back + deep);
    return { x: from.dot(right) * share, y: (EYE.high - at.z) * share, share };
  }

  #haunting(ghost: string): Haunting | undefined {
    return this.#scenery.things.ghosts.get(ghost);
  }

  /** Who has not been caught is not drawn at all. */
  #show(): void {
    const { things } = this.#scenery;
    const { caught, lamp } = this.#lights;
    const all = lamp && this.#lights.everybody;
    for (const [name, haunting] of things.ghosts) {
      const k = caught.findIndex(({ ghost }) => ghost === name);
      haunting.model.group.visible = all || k >= 0;
      if (k < 0) continue;
      things.dress(haunting, true);
      const now = !lamp && k === caught.length - 1;
      haunting.model.body.material.emissiveIntensity = lamp ? SHINES.lamp : now ? SHINES.now : SHINES.before;
      this.#turn(haunting, caught[k]?.mirrored ?? false);
    }
  }

  /** Who is caught looks at the eye, or at its image in the glass. */
  #turn(haunting: Haunting, mirrored: boolean): void {
    const eye = (mirrored ? this.#scenery.things.mirrored(this.#way.eye) : null) ?? this.#way.eye;
    const { position } = haunting.model.group;
    haunting.gaze = Math.atan2(-(eye.x - position.x), eye.y - position.y);
  }

  /** The light comes from the middle of the hall, high up, a little from the eye's side. */
  #aim(haunting: Haunting | undefined): void {
    if (!haunting) return;
    const { position } = haunting.model.group;
    const { h } = BODY[haunting.stand.size];
    const from = new Vector3(GRID / 2, GRID / 2, 0).sub(position).multiplyScalar(0.25);
    this.#pool.position
      .copy(position)
      .add(from)
      .addScaledVector(this.#way.inward, -0.7)
      .setZ(position.z + 3);
    this.#pool.target.position.copy(position).setZ(position.z + h / 2);
  }

  #set(level: Level): void {
    this.#level = level;
    this.#scenery.room.brighten(level);
    this.#easel.changed();
  }
}

function mixed(a: Level, b: Level, t: number): Level {
  const mix = (key: keyof Level) => a[key] + (b[key] - a[key]) * t;
  return { sky: mix('sky'), lamp: mix('lamp'), fill: mix('fill') };
}
