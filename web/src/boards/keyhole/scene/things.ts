// What stands in the hall: pieces and ghosts, put in their places, moved there, dressed, and cleared away.
import { Quaternion, Vector3, type CanvasTexture, type Matrix4, type Scene } from 'three';
import type { Easel } from './easel';
import { pieceModel, type PieceModel } from './furniture';
import { ghostModel, Wardrobe, type GhostModel } from './ghosts';
import { Glass } from './glass';
import type { GhostStand, Image, PiecePose, Position } from './hall';
import type { Looks } from './looks';
import { drop, LASTS, part, smooth, type Motion } from './motion';
import { ghostMatrix, glass, pieceMatrix, reflection, spotPoint } from './pose';
import { GRID, WAYS } from './shapes';
import { velvet, woodGrain } from './tiles';

const TRIED = 0.3;
const GHOSTLY = 0.84;
/** In a peep ghosts hide nothing from one another (KG-062), so they are thinner and show who is behind. */
const THIN = 0.66;

interface Standing {
  model: PieceModel;
  pose: PiecePose;
}

export interface Haunting {
  model: GhostModel;
  stand: GhostStand;
  /** Which way it looks in a peep, as a turn about its axis. */
  gaze: number;
}

const NOTHING: Position = { pieces: [], ghosts: [], keyhole: null, homes: [] };

export class Things {
  position = NOTHING;
  readonly ghosts = new Map<string, Haunting>();
  readonly #pieces = new Map<string, Standing>();
  readonly #scene: Scene;
  readonly #looks: Looks;
  readonly #easel: Easel;
  readonly #motion: Motion;
  readonly #wardrobe: Wardrobe;
  readonly #textures: { wood: CanvasTexture; velvet: CanvasTexture } = { wood: woodGrain(), velvet: velvet() };
  #glass: Glass | null = null;
  /** Whether the hall is seen through the keyhole. */
  #through = false;

  constructor(scene: Scene, looks: Looks, easel: Easel, motion: Motion) {
    this.#scene = scene;
    this.#looks = looks;
    this.#easel = easel;
    this.#motion = motion;
    this.#wardrobe = new Wardrobe(looks);
  }

  /** Puts everything where it is now; resolves when all is at rest. */
  async put(position: Position, moving: boolean, leaving: Readonly<Record<string, 'home' | 'exit'>>): Promise<void> {
    this.position = position;
    const ends = [
      ...position.pieces.map((pose) => this.#putPiece(pose, moving)),
      ...position.ghosts.map((stand) => this.#putGhost(stand, moving)),
    ];
    const pieces = new Set<string>(position.pieces.map(({ name }) => name));
    for (const name of [...this.#pieces.keys()]) if (!pieces.has(name)) this.#dropPiece(name);
    const ghosts = new Set<string>(position.ghosts.map(({ name }) => name));
    for (const name of [...this.ghosts.keys()]) {
      if (!ghosts.has(name)) ends.push(this.#dropGhost(name, moving ? (leaving[name] ?? 'fade') : null));
    }
    this.#easel.changed();
    await Promise.all(ends);
  }

  /** Dims what an image shows elsewhere. */
  dim(image: Image | null): void {
    const changed = new Set([...(image?.pieces ?? []), ...(image?.ghosts ?? [])].map(({ name }) => name));
    for (const [name, { model }] of this.#pieces) {
      const away = changed.has(name);
      for (const material of model.materials) {
        const whole = material === model.body.material;
        if (whole && material.transparent !== away) material.needsUpdate = true;
        if (whole) material.transparent = away;
        material.opacity = away ? TRIED : 1;
      }
      model.body.castShadow = !away;
      if (name === 'mirror' && this.#glass) this.#glass.reflector.visible = !away;
    }
    for (const [name, { model }] of this.ghosts) {
      model.body.material.opacity = changed.has(name) ? TRIED : this.#density();
    }
    this.#easel.changed();
  }

  /** From now on seen through the keyhole, or from above again. */
  seeThrough(through: boolean): void {
    this.#through = through;
    for (const haunting of this.ghosts.values()) {
      if (!through) haunting.gaze = this.#outlook(haunting.stand.seat);
      this.dress(haunting, false);
    }
    this.sharpen();
  }

  dress({ model, stand }: Haunting, startled: boolean): void {
    const { material } = model.body;
    material.map = material.emissiveMap = this.#wardrobe.skin(stand.seat, stand.size, startled);
    material.opacity = this.#density();
    material.depthWrite = !this.#through;
    material.emissiveIntensity = this.#looks.ghostGlow;
    model.body.position.z = 0;
  }

  /** Ghosts look at a viewer who stands there, but in a peep where they like; from above they show their owner's sign. */
  face(azimuth: number, top: number): void {
    for (const { model, stand, gaze } of this.ghosts.values()) {
      const upright = stand.posture === 'upright';
      model.body.rotation.z = !upright ? 0 : this.#through ? gaze : azimuth + Math.PI;
      model.badge.visible = upright && !this.#through && top > 0.5;
    }
  }

  /** Where a point is seen in the mirror. */
  mirrored(at: Vector3): Vector3 | null {
    const mirror = this.#pieces.get('mirror');
    if (!mirror) return null;
    const { middle, normal } = glass(mirror.pose);
    return at.clone().applyMatrix4(reflection(middle, normal));
  }

  /** The picture has another size, or is seen otherwise: so is the reflection in the mirror. */
  sharpen(): void {
    this.#glass?.sharpen(this.#easel.renderer);
  }

  dispose(): void {
    for (const name of [...this.#pieces.keys()]) this.#dropPiece(name);
    for (const name of [...this.ghosts.keys()]) void this.#dropGhost(name, null);
    this.#wardrobe.dispose();
    this.#textures.wood.dispose();
    this.#textures.velvet.dispose();
  }

  async #putPiece(pose: PiecePose, moving: boolean): Promise<void> {
    let standing = this.#pieces.get(pose.name);
    const before = standing?.pose;
    if (!standing) {
      const model = pieceModel(pose.name, this.#textures);
      if (pose.name === 'mirror') {
        this.#glass = new Glass(this.#easel.weak, () => this.#through);
        model.group.add(this.#glass.reflector);
        this.sharpen();
      }
      this.#scene.add(model.group);
      standing = { model, pose };
      this.#pieces.set(pose.name, standing);
    }
    standing.pose = pose;
    const { group } = standing.model;
    const [to, turned] = placed(pieceMatrix(pose));
    const set = (at: Vector3, turn: Quaternion) => {
      group.position.copy(at);
      group.quaternion.copy(turn);
      this.#easel.changed();
    };
    if (!moving || (before && samePose(before, pose))) {
      set(to, turned);
      return;
    }
    const [from, faced] = before ? placed(pieceMatrix(before)) : [to.clone().setZ(to.z + 1.6), turned.clone()];
    // up, across, and straight down (KG-031)
    const height = before ? Math.max(from.z, to.z) + 0.55 : from.z;
    await this.#motion.run('things', before ? LASTS.drift : LASTS.turn, (t) => {
      const across = smooth(part(t, 0.2, 0.72));
      const at = from.clone().lerp(to, across);
      const up = from.z + (height - from.z) * smooth(part(t, 0, 0.3));
      at.z = before && t < 0.72 ? up : height + (to.z - height) * drop(part(t, before ? 0.72 : 0, 1));
      set(at, faced.clone().slerp(turned, across));
    });
  }

  #dropPiece(name: string): void {
    const standing = this.#pieces.get(name);
    if (!standing) return;
    this.#scene.remove(standing.model.group);
    this.#pieces.delete(name);
    for (const material of standing.model.materials) {
      if (material !== standing.model.body.material) material.map?.dispose();
      material.dispose();
    }
    if (name === 'mirror') {
      this.#glass?.dispose();
      this.#glass = null;
    }
  }

  async #putGhost(stand: GhostStand, moving: boolean): Promise<void> {
    let haunting = this.ghosts.get(stand.name);
    const before = haunting?.stand;
    const size = stand.size;
    if (!haunting) {
      const model = ghostModel(stand.seat, size, this.#wardrobe);
      haunting = { model, stand, gaze: this.#outlook(stand.seat) };
      this.dress(haunting, false);
      this.#scene.add(model.group);
      this.ghosts.set(stand.name, haunting);
    }
    haunting.stand = stand;
    const { group, body } = haunting.model;
    const [to, turned] = placed(ghostMatrix(size, stand));
    const set = (at: Vector3, turn: Quaternion) => {
      group.position.copy(at);
      group.quaternion.copy(turn);
      this.#easel.changed();
    };
    if (!moving || (before && sameStand(before, stand))) {
      set(to, turned);
      return;
    }
    const [from, faced] = before ? placed(ghostMatrix(size, before)) : [this.#threshold(stand, 'home'), turned.clone()];
    const way = from.distanceTo(to);
    await this.#motion.run('things', LASTS.drift, (t) => {
      const share = smooth(t);
      const at = from.clone().lerp(to, share);
      at.z += Math.min(0.5, 0.12 + way * 0.08) * Math.sin(Math.PI * share);
      if (!before) body.material.opacity = this.#density() * share;
      set(at, faced.clone().slerp(turned, share));
    });
  }

  async #dropGhost(name: string, how: 'home' | 'exit' | 'fade' | null): Promise<void> {
    const haunting = this.ghosts.get(name);
    if (!haunting) return;
    this.ghosts.delete(name);
    const { group, body } = haunting.model;
    if (how) {
      const from = group.position.clone();
      const to = how === 'fade' ? from.clone().setZ(from.z + 0.5) : this.#threshold(haunting.stand, how);
      await this.#motion.run('things', LASTS.drift, (t) => {
        const share = smooth(t);
        group.position.copy(from).lerp(to, share);
        group.position.z += (how === 'home' ? 1.2 : 0.2) * Math.sin(Math.PI * share);
        body.material.opacity = this.#density() * (1 - share * share);
        this.#easel.changed();
      });
    }
    this.#scene.remove(group);
    body.material.dispose();
    haunting.model.outline.material.dispose();
    haunting.model.badge.material.dispose();
    this.#easel.changed();
  }

  /** Just outside the hall in the ghost's lane, at home or at the exit side. */
  #threshold(stand: GhostStand, where: 'home' | 'exit'): Vector3 {
    const at = spotPoint(stand).setZ(0);
    const home = this.position.homes[stand.seat];
    if (!home) return at;
    const [x, y] = WAYS[home].inward;
    const out = where === 'home' ? -0.45 : GRID + 0.45;
    const from = (way: number, value: number) => (way > 0 ? out : way < 0 ? GRID - out : value);
    return new Vector3(from(x, at.x), from(y, at.y), 0);
  }

  /** Ghosts look where they want to go. */
  #outlook(seat: number): number {
    const home = this.position.homes[seat];
    const [x, y] = home ? WAYS[home].inward : [0, 1];
    return Math.atan2(-x, y);
  }

  #density(): number {
    return this.#through ? THIN : GHOSTLY;
  }
}

function placed(matrix: Matrix4): [Vector3, Quaternion] {
  const [at, turn] = [new Vector3(), new Quaternion()];
  matrix.decompose(at, turn, new Vector3());
  return [at, turn];
}

function samePose(a: PiecePose, b: PiecePose): boolean {
  return (['x', 'y', 'yaw', 'face', 'lean', 'z', 'tilt'] as const).every((key) => a[key] === b[key]);
}

function sameStand(a: GhostStand, b: GhostStand): boolean {
  return (['cell', 'sx', 'sy', 'level', 'posture'] as const).every((key) => a[key] === b[key]);
}
