// The hall on a canvas: holds what stands in it, moves it, lights it, and draws only when something has changed.
import {
  Matrix4,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Plane,
  Quaternion,
  Ray,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  type CanvasTexture,
} from 'three';
import { Reflector } from 'three/addons/objects/Reflector.js';
import {
  axes,
  between,
  keyholeWindow,
  lookThrough,
  poseOf,
  topness,
  Viewer,
  within,
  type Pose,
  type Window,
} from './camera';
import { forgetPieces, pieceModel, type PieceModel, type Textures } from './furniture';
import { AIDS, forgetGhosts, ghostModel, Wardrobe, type GhostModel } from './ghosts';
import type {
  Anchor,
  DoorAt,
  Dot,
  GhostStand,
  HallOptions,
  HallScene,
  Image,
  Marks,
  Palette,
  Pick,
  PieceName,
  PiecePose,
  Position,
  Seen,
  Side,
  Size,
} from './hall';
import { looks, type Looks } from './looks';
import { MarkLayer } from './marks';
import { drop, LASTS, Motion, part, smooth } from './motion';
import { paintAt, velvet, woodGrain } from './paint';
import { doorstepAt, ghostUnder, pieceUnder, wallUnder } from './picking';
import { PeepDoor } from './plate';
import { cellAt, doorway, ghostMatrix, glass, open, pieceMatrix, reflection, spotPoint, type Doorway } from './pose';
import { Room } from './room';
import { BODY, GLASS, GRID, HOLE, WAYS } from './shapes';
import { TrialLayer } from './trying';

const TRIED = 0.3;
const GHOSTLY = 0.84;
/** In a peep ghosts hide nothing from one another (KG-062), so they are thinner and show who is behind. */
const THIN = 0.66;
const LOST_AFTER = 4000;
const FINGER = 26;

interface Standing {
  model: PieceModel;
  pose: PiecePose;
}

interface Haunting {
  model: GhostModel;
  stand: GhostStand;
  /** Which way it looks in a peep, as a turn about its axis. */
  gaze: number;
}

interface Peep {
  door: DoorAt;
  way: Doorway;
  window: Window;
  zoom: number;
  shift: Vector2;
  seen: readonly Seen[];
  caught: Set<string>;
  panel: PeepDoor;
  /** Somebody wants to see the end at once. */
  hurried: boolean;
  /** How the camera comes from the hall, while it does. */
  coming: { from: Pose; to: Pose; share: number } | null;
}

const NOTHING: Position = { pieces: [], ghosts: [], keyhole: null, homes: [] };

export class Stage implements HallScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #options: HallOptions;
  readonly #renderer: WebGLRenderer;
  readonly #viewer = new Viewer();
  readonly #eye = new PerspectiveCamera();
  readonly #motion = new Motion(() => this.#wake());
  readonly #pieces = new Map<string, Standing>();
  readonly #ghosts = new Map<string, Haunting>();
  readonly #weak: boolean;
  #scene = new Scene();
  #looks: Looks;
  #room: Room;
  #marks: MarkLayer;
  #trial: TrialLayer;
  #wardrobe: Wardrobe;
  #textures: Textures & { wood: CanvasTexture; velvet: CanvasTexture };
  #reflector: Reflector | null = null;
  #position: Position = NOTHING;
  #marked: Marks = {};
  #markedFor: Side | null = null;
  #image: Image | null = null;
  #peep: Peep | null = null;
  #still: boolean;
  #side: Side;
  #scheduled = 0;
  #breath: ReturnType<typeof setTimeout> | null = null;
  #lostTimer: ReturnType<typeof setTimeout> | null = null;
  #gone = false;

  constructor(canvas: HTMLCanvasElement, options: HallOptions) {
    this.#weak = drawnBySoftware();
    paintAt(this.#weak ? 0.5 : 1);
    this.#canvas = canvas;
    this.#options = options;
    this.#still = options.still;
    this.#side = (options.side as Side | undefined) ?? 'S';
    this.#renderer = new WebGLRenderer({ canvas, antialias: !this.#weak, alpha: true });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.localClippingEnabled = true;
    this.#viewer.camera.layers.enable(AIDS);
    this.#looks = looks(options.palette);
    [this.#room, this.#marks, this.#trial, this.#wardrobe, this.#textures] = this.#build();
    canvas.addEventListener('webglcontextlost', this.#contextLost);
    canvas.addEventListener('webglcontextrestored', this.#contextBack);
    document.addEventListener('visibilitychange', this.#wake);
    this.resize();
    this.#viewer.stand = this.#viewer.aim('orbit', this.#side, this.#aspect());
  }

  // What stands in the hall

  async show(
    position: Position,
    { animate, leaving = {} }: { animate: boolean; leaving?: Readonly<Record<string, 'home' | 'exit'>> },
  ): Promise<void> {
    this.#motion.skip('things');
    const moving = animate && !this.#still;
    this.#position = position;
    this.#room.furnish(position.homes, position.keyhole);
    const ends = [
      ...position.pieces.map((pose) => this.#putPiece(pose, moving)),
      ...position.ghosts.map((stand) => this.#putGhost(stand, moving)),
    ];
    const pieces = new Set(position.pieces.map(({ name }) => name));
    for (const name of [...this.#pieces.keys()]) if (!pieces.has(name)) this.#dropPiece(name);
    const ghosts = new Set(position.ghosts.map(({ name }) => name));
    for (const name of [...this.#ghosts.keys()]) {
      if (!ghosts.has(name)) ends.push(this.#dropGhost(name, moving ? (leaving[name] ?? 'fade') : null));
    }
    this.#markedFor = null;
    this.#changed();
    await Promise.all(ends);
  }

  skip(): void {
    if (this.#peep) this.#peep.hurried = true;
    this.#motion.skip();
    this.#wake();
  }

  async #putPiece(pose: PiecePose, moving: boolean): Promise<void> {
    let standing = this.#pieces.get(pose.name);
    const before = standing?.pose;
    if (!standing) {
      const model = pieceModel(pose.name as PieceName, this.#textures);
      if (pose.name === 'mirror') {
        model.group.add((this.#reflector = this.#glass()));
        this.#sharpen();
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
      this.#changed();
    };
    if (!moving || (before && samePose(before, pose))) return set(to, turned);
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
      this.#reflector?.dispose();
      this.#reflector = null;
    }
  }

  async #putGhost(stand: GhostStand, moving: boolean): Promise<void> {
    let haunting = this.#ghosts.get(stand.name);
    const before = haunting?.stand;
    const size = stand.size as Size;
    if (!haunting) {
      const model = ghostModel(stand.seat, size, this.#wardrobe);
      haunting = { model, stand, gaze: this.#outlook(stand.seat) };
      this.#dress(haunting, false);
      this.#scene.add(model.group);
      this.#ghosts.set(stand.name, haunting);
    }
    haunting.stand = stand;
    const { group, body } = haunting.model;
    const [to, turned] = placed(ghostMatrix(size, stand));
    const set = (at: Vector3, turn: Quaternion) => {
      group.position.copy(at);
      group.quaternion.copy(turn);
      this.#changed();
    };
    if (!moving || (before && sameStand(before, stand))) return set(to, turned);
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
    const haunting = this.#ghosts.get(name);
    if (!haunting) return;
    this.#ghosts.delete(name);
    const { group, body } = haunting.model;
    if (how) {
      const from = group.position.clone();
      const to = how === 'fade' ? from.clone().setZ(from.z + 0.5) : this.#threshold(haunting.stand, how);
      await this.#motion.run('things', LASTS.drift, (t) => {
        const share = smooth(t);
        group.position.copy(from).lerp(to, share);
        group.position.z += (how === 'home' ? 1.2 : 0.2) * Math.sin(Math.PI * share);
        body.material.opacity = this.#density() * (1 - share * share);
        this.#changed();
      });
    }
    this.#scene.remove(group);
    body.material.dispose();
    haunting.model.outline.material.dispose();
    haunting.model.badge.material.dispose();
    this.#changed();
  }

  /** Just outside the hall in the ghost's lane, at home or at the exit side. */
  #threshold(stand: GhostStand, where: 'home' | 'exit'): Vector3 {
    const at = spotPoint(stand).setZ(0);
    const home = this.#position.homes[stand.seat] as Side | null | undefined;
    if (!home) return at;
    const [x, y] = WAYS[home].inward;
    const out = where === 'home' ? -0.45 : GRID + 0.45;
    const from = (way: number, value: number) => (way > 0 ? out : way < 0 ? GRID - out : value);
    return new Vector3(from(x, at.x), from(y, at.y), 0);
  }

  /** Ghosts look where they want to go. */
  #outlook(seat: number): number {
    const home = this.#position.homes[seat] as Side | null | undefined;
    const [x, y] = home ? WAYS[home].inward : [0, 1];
    return Math.atan2(-x, y);
  }

  #density(): number {
    return this.#peep ? THIN : GHOSTLY;
  }

  // What glows and what is tried

  mark(marks: Marks): void {
    this.#marked = marks;
    this.#markedFor = null;
    this.#wake();
  }

  image(image: Image | null): void {
    this.#image = image;
    this.#trial.draw(image);
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
      if (name === 'mirror' && this.#reflector) this.#reflector.visible = !away;
    }
    for (const [name, { model }] of this.#ghosts) {
      model.body.material.opacity = changed.has(name) ? TRIED : this.#density();
    }
    this.#changed();
  }

  // Looking

  orbit(dx: number, dy: number): void {
    const peep = this.#peep;
    if (peep) {
      const scale = (2 * peep.window.half) / peep.zoom / Math.max(1, this.#canvas.clientHeight);
      peep.shift.set(peep.shift.x - dx * scale, peep.shift.y + dy * scale);
      this.#holdWindow(peep);
    } else {
      this.#motion.skip('viewer');
      this.#viewer.orbit(dx, dy);
    }
    this.#wake();
  }

  zoom(factor: number, at?: { clientX: number; clientY: number }): void {
    const peep = this.#peep;
    if (peep) {
      peep.zoom = within(1, peep.zoom * factor, 5);
      this.#holdWindow(peep);
    } else {
      const towards = at ? this.floorAt(at.clientX, at.clientY) : null;
      this.#viewer.zoom(factor, towards && new Vector3(towards.x / 32, towards.y / 32, 0));
    }
    this.#wake();
  }

  /** The picture stays on the keyhole. */
  #holdWindow(peep: Peep): void {
    const room = 1 - 1 / peep.zoom;
    peep.shift.set(within(-0.3 * room, peep.shift.x, 0.3 * room), within(-0.42 * room, peep.shift.y, 0.42 * room));
  }

  async view(view: 'orbit' | 'top', side?: string): Promise<void> {
    if (side) this.#side = side as Side;
    this.#motion.skip('viewer');
    const viewer = this.#viewer;
    const from = { ...viewer.stand, target: viewer.stand.target.clone() };
    const to = viewer.aim(view, this.#side, this.#aspect());
    // the short way around
    to.azimuth += 2 * Math.PI * Math.round((from.azimuth - to.azimuth) / (2 * Math.PI));
    viewer.top = true;
    const set = (share: number) => {
      viewer.stand = {
        azimuth: from.azimuth + (to.azimuth - from.azimuth) * share,
        elevation: from.elevation + (to.elevation - from.elevation) * share,
        zoom: from.zoom + (to.zoom - from.zoom) * share,
        target: from.target.clone().lerp(to.target, share),
      };
      if (share === 1) viewer.top = view === 'top';
      this.#wake();
    };
    const there = Math.abs(to.azimuth - from.azimuth) + Math.abs(to.elevation - from.elevation) + from.zoom - 1 < 1e-6;
    if (there || this.#still || this.#peep) set(1);
    else await this.#motion.run('viewer', LASTS.turn, (t) => set(smooth(t)));
  }

  heading(dx: number, dy: number): Side {
    const { right, up } = axes(this.#viewer.stand.azimuth, this.#viewer.stand.elevation);
    const way = right.multiplyScalar(dx).addScaledVector(up.setZ(0).normalize(), -dy);
    if (Math.abs(way.x) > Math.abs(way.y)) return way.x > 0 ? 'E' : 'W';
    return way.y > 0 ? 'N' : 'S';
  }

  // The peep

  async peep(
    door: DoorAt,
    seen: readonly Seen[],
    { animate, caught }: { animate: boolean; caught?: (ghost: string) => void },
  ): Promise<void> {
    this.#motion.skip();
    if (this.#peep) await this.leave({ animate: false });
    const moving = animate && !this.#still;
    const way = doorway(door);
    const panel = new PeepDoor(this.#looks);
    panel.group.position.copy(way.foot);
    panel.group.rotation.z = Math.atan2(way.right.y, way.right.x);
    const peep: Peep = {
      door,
      way,
      window: keyholeWindow(this.#aspect()),
      zoom: 1,
      shift: new Vector2(),
      seen,
      caught: new Set(),
      panel,
      hurried: !moving,
      coming: null,
    };
    const from = poseOf(this.#viewer.camera);
    this.#peep = peep;
    this.#scene.add(panel.group);
    for (const haunting of this.#ghosts.values()) this.#dress(haunting, false);
    this.#sharpen();
    if (moving) await this.#approach(peep, from);
    if (this.#peep !== peep) return;
    panel.appear = panel.open = 1;
    this.#room.enclose(door.side as Side, 1);
    this.#changed();
    for (const { ghost } of seen) {
      const done = this.#catch(peep, ghost);
      caught?.(ghost);
      await done;
      if (this.#peep !== peep) return;
    }
  }

  /** A part of a peep; at once for who does not want to wait, and not at all if it has been left. */
  async #during(peep: Peep, lasts: number, step: (share: number) => void): Promise<void> {
    if (this.#peep !== peep) return;
    if (peep.hurried) step(1);
    else await this.#motion.run('peep', lasts, step);
  }

  /** From above the hall to the outside of the door, up to the keyhole, and the dark in it gives way. */
  async #approach(peep: Peep, from: Pose): Promise<void> {
    const { panel, way, door } = peep;
    const [near, far] = [peep.window, { w: 0, z: 0.8, half: 1.25, back: 2.4, height: 1.05 }];
    panel.open = 0;
    lookThrough(this.#eye, way, far, this.#aspect());
    const coming = { from, to: poseOf(this.#eye), share: 0 };
    peep.coming = coming;
    await this.#during(peep, LASTS.scene, (t) => {
      coming.share = smooth(t);
      panel.appear = part(t, 0.55, 1);
      this.#room.enclose(door.side as Side, smooth(part(t, 0, 0.7)) * 0.999);
      this.#changed();
    });
    peep.coming = null;
    await this.#during(peep, LASTS.scene, (t) => {
      this.#room.enclose(door.side as Side, 1);
      peep.window = mixed(far, near, smooth(t));
      this.#wake();
    });
    peep.window = keyholeWindow(this.#aspect());
    await this.#during(peep, LASTS.drift, (t) => {
      panel.open = smooth(t);
      this.#wake();
    });
  }

  /** The light falls on a ghost: it turns round, starts, and shines. */
  async #catch(peep: Peep, name: string): Promise<void> {
    const haunting = this.#ghosts.get(name);
    peep.caught.add(name);
    if (!haunting) return;
    const { body, group } = haunting.model;
    this.#dress(haunting, true);
    const from = haunting.gaze;
    const found = peep.seen.find(({ ghost }) => ghost === name);
    const eye = found && found.direct === 0 ? (this.#mirrored(peep.way.eye) ?? peep.way.eye) : peep.way.eye;
    let to = Math.atan2(-(eye.x - group.position.x), eye.y - group.position.y);
    to += 2 * Math.PI * Math.round((from - to) / (2 * Math.PI));
    const set = (t: number) => {
      haunting.gaze = from + (to - from) * smooth(part(t, 0, 0.5));
      body.position.z = 0.06 * Math.sin(Math.PI * part(t, 0.1, 0.6));
      body.material.emissiveIntensity = this.#looks.ghostGlow + 0.55 * smooth(t);
      this.#changed();
    };
    await this.#during(peep, LASTS.drift, set);
  }

  #dress({ model, stand }: Haunting, startled: boolean): void {
    const { material } = model.body;
    material.map = material.emissiveMap = this.#wardrobe.skin(stand.seat, stand.size as Size, startled);
    material.opacity = this.#density();
    material.depthWrite = !this.#peep;
    material.emissiveIntensity = this.#looks.ghostGlow;
    model.body.position.z = 0;
  }

  async leave({ animate = true }: { animate?: boolean } = {}): Promise<void> {
    const peep = this.#peep;
    if (!peep) return;
    peep.hurried = true;
    this.#motion.skip();
    if (animate && !this.#still) {
      await this.#motion.run('peep', LASTS.step, (t) => {
        peep.panel.open = 1 - smooth(t);
        this.#wake();
      });
    }
    if (this.#peep !== peep) return;
    this.#peep = null;
    this.#scene.remove(peep.panel.group);
    peep.panel.dispose();
    this.#room.disclose();
    this.#sharpen();
    for (const haunting of this.#ghosts.values()) {
      haunting.gaze = this.#outlook(haunting.stand.seat);
      this.#dress(haunting, false);
    }
    this.#changed();
  }

  anchors(): Anchor[] {
    const peep = this.#peep;
    if (!peep || peep.coming) return [];
    const found: Anchor[] = [];
    for (const { ghost, direct, mirrored } of peep.seen) {
      const haunting = this.#ghosts.get(ghost);
      if (!haunting) continue;
      const { r, h } = BODY[haunting.stand.size as Size];
      const { position, quaternion } = haunting.model.group;
      const head = new Vector3(0, 0, h - r * 0.4).applyQuaternion(quaternion).add(position);
      const caught = peep.caught.has(ghost);
      const at = direct > 0 ? this.#throughHole(peep, head) : null;
      if (at) found.push({ ghost, mirrored: false, caught, ...at });
      const image = mirrored > 0 ? this.#mirrored(head) : null;
      const there = image && this.#throughHole(peep, image);
      if (there) found.push({ ghost, mirrored: true, caught, ...there });
    }
    return found;
  }

  #mirrored(at: Vector3): Vector3 | null {
    const mirror = this.#pieces.get('mirror');
    if (!mirror) return null;
    const { middle, normal } = glass(mirror.pose);
    return at.clone().applyMatrix4(reflection(middle, normal));
  }

  /** The nearest point in the hole to where a point of the hall would be seen. */
  #throughHole({ way }: Peep, at: Vector3): Dot | null {
    const deep = at.clone().sub(way.foot).dot(way.inward);
    if (deep <= 0) return null;
    const t = HOLE.back / (HOLE.back + deep);
    let w = at.clone().sub(way.foot).dot(way.right) * t;
    let z = HOLE.eye + (at.z - HOLE.eye) * t;
    for (let k = 0; k < 40 && !open(w, z); k += 1) {
      w *= 0.93;
      z += (HOLE.eye - z) * 0.07;
    }
    const point = way.foot.clone().addScaledVector(way.right, w).setZ(z);
    return this.project(point.x, point.y, point.z);
  }

  // Between the hall and the page

  project(x: number, y: number, z: number): Dot | null {
    const at = new Vector3(x, y, z).project(this.#camera());
    if (at.z > 1) return null;
    const { clientWidth, clientHeight } = this.#canvas;
    return { x: ((at.x + 1) / 2) * clientWidth, y: ((1 - at.y) / 2) * clientHeight };
  }

  floorAt(clientX: number, clientY: number, height = 0): { x: number; y: number } | null {
    const at = this.#ray(clientX, clientY).intersectPlane(new Plane(new Vector3(0, 0, 1), -height / 64), new Vector3());
    return at && { x: at.x * 32, y: at.y * 32 };
  }

  pick(clientX: number, clientY: number): Pick | null {
    if (this.#peep) return null;
    const ray = this.#ray(clientX, clientY);
    const { choosable = [], movable = [] } = this.#marked;
    const floor = this.floorAt(clientX, clientY);
    const cell = floor && cellAt(floor.x / 32, floor.y / 32);
    const spot = this.#spotNear(clientX, clientY);
    const ghost = ghostUnder(ray, this.#position.ghosts);
    const piece = pieceUnder(ray, this.#position.pieces);
    const walls = this.#viewer.top ? [] : this.#viewer.nearest().slice(2);
    const door = wallUnder(ray, walls) ?? (floor && !cell ? doorstepAt(floor.x / 32, floor.y / 32) : null);
    // what can be chosen goes before what merely stands in front of it
    const hidden = ghost && piece && piece.far < ghost.far;
    const ghostFirst = ghost && (!hidden || (choosable.includes(ghost.name) && !movable.includes(piece.name)));
    const kind =
      spot !== null ? 'spot' : ghostFirst ? 'ghost' : piece ? 'piece' : door ? 'door' : cell ? 'floor' : null;
    if (!kind) return null;
    return {
      kind,
      spot,
      ghost: ghost?.name ?? null,
      piece: piece?.name ?? null,
      door,
      cell,
      floor: cell ? floor : null,
    };
  }

  #ray(clientX: number, clientY: number): Ray {
    const box = this.#canvas.getBoundingClientRect();
    const camera = this.#camera();
    const x = ((clientX - box.left) / box.width) * 2 - 1;
    const y = 1 - ((clientY - box.top) / box.height) * 2;
    const from = new Vector3().setFromMatrixPosition(camera.matrixWorld);
    const to = new Vector3(x, y, 0.5).unproject(camera);
    return new Ray(from, to.sub(from).normalize());
  }

  #spotNear(clientX: number, clientY: number): number | null {
    const box = this.#canvas.getBoundingClientRect();
    let [found, least]: [number | null, number] = [null, FINGER];
    this.#marked.spots?.forEach((spot, k) => {
      const at = spotPoint(spot);
      const dot = this.project(at.x, at.y, at.z);
      if (!dot) return;
      const far = Math.hypot(clientX - box.left - dot.x, clientY - box.top - dot.y);
      if (far < least) [found, least] = [k, far];
    });
    return found;
  }

  // Looks and life

  palette(palette: Palette): void {
    if (palette === this.#looks.palette) return;
    this.#motion.skip();
    const { door, seen, caught } = this.#peep ?? {};
    void this.leave({ animate: false });
    for (const name of [...this.#pieces.keys()]) this.#dropPiece(name);
    for (const name of [...this.#ghosts.keys()]) void this.#dropGhost(name, null);
    this.#tear();
    this.#looks = looks(palette);
    this.#scene = new Scene();
    [this.#room, this.#marks, this.#trial, this.#wardrobe, this.#textures] = this.#build();
    this.resize();
    void this.show(this.#position, { animate: false });
    this.image(this.#image);
    if (door && seen)
      void this.peep(
        door,
        seen.filter(({ ghost }) => caught?.has(ghost)),
        { animate: false },
      );
  }

  still(still: boolean): void {
    this.#still = still;
    if (still) this.skip();
    this.#wake();
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#renderer.setPixelRatio(Math.min(globalThis.devicePixelRatio, this.#weak ? 1 : 2));
    this.#renderer.setSize(clientWidth, clientHeight, false);
    this.#sharpen();
    if (this.#peep && !this.#peep.coming) this.#peep.window = keyholeWindow(this.#aspect());
    this.#draw();
  }

  dispose(): void {
    this.#gone = true;
    this.#motion.skip();
    cancelAnimationFrame(this.#scheduled);
    if (this.#breath !== null) clearTimeout(this.#breath);
    if (this.#lostTimer !== null) clearTimeout(this.#lostTimer);
    this.#canvas.removeEventListener('webglcontextlost', this.#contextLost);
    this.#canvas.removeEventListener('webglcontextrestored', this.#contextBack);
    document.removeEventListener('visibilitychange', this.#wake);
    for (const name of [...this.#pieces.keys()]) this.#dropPiece(name);
    for (const name of [...this.#ghosts.keys()]) void this.#dropGhost(name, null);
    this.#peep?.panel.dispose();
    this.#tear();
    forgetPieces();
    forgetGhosts();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #build(): [Room, MarkLayer, TrialLayer, Wardrobe, Textures] {
    const room = new Room(this.#looks);
    room.lamp.shadow.mapSize.setScalar(this.#weak ? 1024 : 2048);
    const marks = new MarkLayer(this.#looks);
    const trial = new TrialLayer(this.#looks);
    this.#scene.add(room.group, marks.group, trial.group);
    this.#renderer.toneMappingExposure = this.#looks.exposure;
    return [room, marks, trial, new Wardrobe(this.#looks), { wood: woodGrain(), velvet: velvet() }];
  }

  #tear(): void {
    for (const thing of [
      this.#room,
      this.#marks,
      this.#trial,
      this.#wardrobe,
      this.#textures.wood,
      this.#textures.velvet,
    ]) {
      thing.dispose();
    }
  }

  /** The mirror's glass. The reflection is drawn only when the glass is in the picture and looks at the viewer. */
  #glass(): Reflector {
    const reflector = new Reflector(new PlaneGeometry(2 * GLASS.hx, GLASS.high - GLASS.low), {
      color: 0xc4cfdb,
      multisample: this.#weak ? 0 : 4,
      clipBias: 0.0005,
    });
    const reflect = reflector.onBeforeRender.bind(reflector);
    // drawing the hall twice is too much for a weak machine: there the glass reflects only in a peep, where it matters
    reflector.onBeforeRender = (...how) => {
      if (!this.#weak || this.#peep) reflect(...how);
    };
    reflector.position.set(0, GLASS.y + 0.0025, (GLASS.low + GLASS.high) / 2);
    reflector.rotation.set(-Math.PI / 2, 0, Math.PI);
    return reflector;
  }

  /** The reflection is drawn for the whole picture: through the keyhole finely, from above a coarse one does. */
  #sharpen(): void {
    const size = this.#renderer.getDrawingBufferSize(new Vector2()).multiplyScalar(this.#peep && !this.#weak ? 1 : 0.5);
    const target = this.#reflector?.getRenderTarget();
    target?.setSize(Math.max(1, Math.round(size.x)), Math.max(1, Math.round(size.y)));
    if (!target || !this.#weak || this.#peep) return;
    this.#renderer.setRenderTarget(target);
    this.#renderer.setClearColor('#7f93a8', 1);
    this.#renderer.clear();
    this.#renderer.setClearColor(0, 0);
    this.#renderer.setRenderTarget(null);
  }

  #aspect(): number {
    return this.#canvas.clientWidth / Math.max(1, this.#canvas.clientHeight);
  }

  /** The camera, where it belongs now. */
  #camera(): PerspectiveCamera {
    const peep = this.#peep;
    if (!peep) {
      this.#viewer.place(this.#aspect());
      return this.#viewer.camera;
    }
    if (peep.coming) {
      between(this.#eye, peep.coming.from, peep.coming.to, peep.coming.share);
    } else {
      const { window, zoom, shift } = peep;
      const seen = { ...window, w: window.w + shift.x, z: window.z + shift.y, half: window.half / zoom };
      lookThrough(this.#eye, peep.way, seen, this.#aspect());
    }
    return this.#eye;
  }

  /** Something moved: shadows have to be cast again. */
  #changed(): void {
    this.#renderer.shadowMap.needsUpdate = true;
    this.#wake();
  }

  readonly #wake = (): void => {
    if (this.#gone || this.#scheduled !== 0 || document.hidden) return;
    this.#scheduled = requestAnimationFrame(this.#frame);
  };

  readonly #frame = (now: number): void => {
    this.#scheduled = 0;
    if (this.#gone) return;
    this.#motion.tick(now);
    this.#draw();
    if (this.#motion.busy) this.#wake();
    else this.#breathe();
  };

  /** All light that marks choices swells together, slowly; only where drawing is cheap, and not for who wants no motion. */
  #breathe(): void {
    if (this.#breath !== null || this.#still || this.#weak || this.#peep || !this.#marks.lit) return;
    this.#breath = setTimeout(() => {
      this.#breath = null;
      this.#wake();
    }, 70);
  }

  #draw(): void {
    if (this.#gone || this.#renderer.getContext().isContextLost()) return;
    const peep = this.#peep;
    const { azimuth, elevation } = this.#viewer.stand;
    const camera = this.#camera();
    const top = topness(elevation);
    if (!peep) this.#room.face(azimuth, top);
    for (const { model, stand, gaze } of this.#ghosts.values()) {
      const upright = stand.posture === 'upright';
      model.body.rotation.z = !upright ? 0 : peep ? gaze : azimuth + Math.PI;
      model.badge.visible = upright && !peep && top > 0.5;
    }
    const near = this.#viewer.nearest()[0] ?? 'S';
    if (near !== this.#markedFor) {
      this.#markedFor = near;
      this.#marks.draw(this.#marked, this.#position, near);
    }
    const breathing = !this.#still && !this.#weak;
    this.#marks.breathe(breathing ? 0.5 + 0.5 * Math.sin((performance.now() / LASTS.breathe) * 2 * Math.PI) : 1);
    this.#renderer.render(this.#scene, camera);
    this.#options.drawn?.();
  }

  readonly #contextLost = (event: globalThis.Event): void => {
    event.preventDefault();
    this.#motion.skip();
    this.#lostTimer ??= setTimeout(() => this.#options.lost?.(), LOST_AFTER);
  };

  readonly #contextBack = (): void => {
    if (this.#lostTimer !== null) clearTimeout(this.#lostTimer);
    this.#lostTimer = null;
    this.#changed();
  };
}

/** Without a graphics card every pixel costs time of the processor. Throws where nothing at all can be drawn. */
function drawnBySoftware(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) throw new Error('this browser draws no WebGL 2');
  const told = gl.getExtension('WEBGL_debug_renderer_info');
  const name = told ? String(gl.getParameter(told.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
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

function mixed(a: Window, b: Window, t: number): Window {
  const mix = (key: keyof Window) => a[key] + (b[key] - a[key]) * t;
  return { w: mix('w'), z: mix('z'), half: mix('half'), back: mix('back'), height: mix('height') };
}
