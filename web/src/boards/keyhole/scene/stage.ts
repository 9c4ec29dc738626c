// The hall on a canvas: takes what the board says to whoever does it, and puts each frame together.
import { PLACES } from '../../../generated/keyhole-tables';
import { Vector3, type PerspectiveCamera } from 'three';
import { axes, poseOf, topness, Viewer } from './camera';
import { Easel } from './easel';
import { forgetPieces } from './furniture';
import { AIDS, forgetGhosts } from './ghosts';
import type {
  Anchor,
  DoorAt,
  Dot,
  HallOptions,
  HallScene,
  Image,
  Marks,
  Palette,
  Pick,
  Position,
  Seen,
  Side,
} from './hall';
import { LASTS, Motion, smooth } from './motion';
import { paintAt } from './paint';
import { Peep } from './peeping';
import { Pointing } from './pointing';
import { Scenery } from './scenery';

export class Stage implements HallScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #options: HallOptions;
  readonly #easel: Easel;
  readonly #motion: Motion;
  readonly #viewer = new Viewer();
  readonly #pointing: Pointing;
  #scenery: Scenery;
  #marked: Marks = {};
  /** The side from which the marks were drawn; null when they have to be drawn anew. */
  #markedFor: Side | null = null;
  #image: Image | null = null;
  #peep: Peep | null = null;
  #still: boolean;
  #side: Side;

  constructor(canvas: HTMLCanvasElement, options: HallOptions) {
    this.#canvas = canvas;
    this.#options = options;
    this.#still = options.still;
    this.#side = (options.side as Side | undefined) ?? 'S';
    this.#easel = new Easel(canvas, {
      tick: (now) => this.#motion.tick(now),
      draw: () => this.#draw(),
      next: () => this.#next(),
      lost: (lasting) => (lasting ? this.#options.lost?.() : this.#motion.skip()),
    });
    this.#motion = new Motion(this.#easel.wake);
    this.#pointing = new Pointing(canvas, () => this.#camera());
    paintAt(this.#easel.weak ? 0.5 : 1);
    this.#viewer.camera.layers.enable(AIDS);
    this.#scenery = new Scenery(options.palette, this.#easel, this.#motion);
    this.resize();
    this.#viewer.stand = this.#viewer.aim('orbit', this.#side, this.#easel.aspect);
  }

  // What stands in the hall, what glows and what is tried

  async show(
    position: Position,
    { animate, leaving = {} }: { animate: boolean; leaving?: Readonly<Record<string, 'home' | 'exit'>> },
  ): Promise<void> {
    this.#motion.skip('things');
    this.#scenery.room.furnish(position.homes, position.keyhole);
    this.#markedFor = null;
    await this.#scenery.things.put(position, animate && !this.#still, leaving);
  }

  skip(): void {
    this.#peep?.hurry();
    this.#motion.skip();
    this.#easel.wake();
  }

  mark(marks: Marks): void {
    this.#marked = marks;
    this.#markedFor = null;
    this.#easel.wake();
  }

  image(image: Image | null): void {
    this.#image = image;
    this.#scenery.trial.draw(image);
    this.#scenery.things.dim(image);
  }

  // Looking

  orbit(dx: number, dy: number): void {
    if (this.#peep) {
      this.#peep.orbit(dx, dy, this.#canvas.clientHeight);
    } else {
      this.#motion.skip('viewer');
      this.#viewer.orbit(dx, dy);
    }
    this.#easel.wake();
  }

  zoom(factor: number, at?: { clientX: number; clientY: number }): void {
    if (this.#peep) {
      this.#peep.zoom(factor);
    } else {
      const towards = at ? this.floorAt(at.clientX, at.clientY) : null;
      this.#viewer.zoom(factor, towards && new Vector3(towards.x / PLACES, towards.y / PLACES, 0));
    }
    this.#easel.wake();
  }

  async view(view: 'orbit' | 'top', side?: string): Promise<void> {
    if (side) this.#side = side as Side;
    this.#motion.skip('viewer');
    const { there, go } = this.#viewer.way(view, this.#side, this.#easel.aspect);
    const set = (share: number) => {
      go(share);
      this.#easel.wake();
    };
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
    this.#peep = new Peep(door, seen, this.#scenery, this.#easel, this.#motion);
    await this.#peep.begin(animate && !this.#still ? poseOf(this.#viewer.camera) : null, caught);
  }

  async leave({ animate = true }: { animate?: boolean } = {}): Promise<void> {
    const peep = this.#peep;
    if (!peep) return;
    peep.hurry();
    this.#motion.skip();
    if (animate && !this.#still) await peep.close();
    if (this.#peep !== peep) return;
    this.#peep = null;
    peep.end();
  }

  anchors(): Anchor[] {
    return this.#peep?.anchors((at) => this.#pointing.project(at)) ?? [];
  }

  // Between the hall and the page

  project(x: number, y: number, z: number): Dot | null {
    return this.#pointing.project(new Vector3(x, y, z));
  }

  floorAt(clientX: number, clientY: number, height = 0): { x: number; y: number } | null {
    return this.#pointing.floorAt(clientX, clientY, height);
  }

  pick(clientX: number, clientY: number): Pick | null {
    if (this.#peep) return null;
    const walls = this.#viewer.top ? [] : this.#viewer.nearest().slice(2);
    return this.#pointing.pick(clientX, clientY, this.#scenery.things.position, this.#marked, walls);
  }

  // Looks and life

  palette(palette: Palette): void {
    if (palette === this.#scenery.looks.palette) return;
    this.#motion.skip();
    const peep = this.#peep;
    void this.leave({ animate: false });
    const { position } = this.#scenery.things;
    this.#scenery.dispose();
    this.#scenery = new Scenery(palette, this.#easel, this.#motion);
    this.resize();
    void this.show(position, { animate: false });
    this.image(this.#image);
    if (!peep) return;
    const caught = peep.seen.filter(({ ghost }) => peep.caught.has(ghost));
    void this.peep(peep.door, caught, { animate: false });
  }

  still(still: boolean): void {
    this.#still = still;
    if (still) this.skip();
    this.#easel.wake();
  }

  resize(): void {
    if (!this.#easel.resize()) return;
    this.#scenery.things.sharpen();
    this.#peep?.resize();
    this.#easel.draw();
  }

  dispose(): void {
    this.#easel.stop();
    this.#motion.skip();
    this.#peep?.dispose();
    this.#scenery.dispose();
    forgetPieces();
    forgetGhosts();
    this.#easel.dispose();
  }

  // Each frame

  #camera(): PerspectiveCamera {
    if (this.#peep) return this.#peep.camera();
    this.#viewer.place(this.#easel.aspect);
    return this.#viewer.camera;
  }

  #draw(): void {
    const { scene, room, things, marks } = this.#scenery;
    const { azimuth, elevation } = this.#viewer.stand;
    const camera = this.#camera();
    const top = topness(elevation);
    if (!this.#peep) room.face(azimuth, top);
    things.face(azimuth, top);
    const near = this.#viewer.nearest()[0] ?? 'S';
    if (near !== this.#markedFor) {
      this.#markedFor = near;
      marks.draw(this.#marked, things.position, near);
    }
    const breathing = !this.#still && !this.#easel.weak;
    marks.breathe(breathing ? 0.5 + 0.5 * Math.sin((performance.now() / LASTS.breathe) * 2 * Math.PI) : 1);
    this.#easel.render(scene, camera);
    this.#options.drawn?.();
  }

  /** All light that marks choices swells together, slowly; only where drawing is cheap, and not for who wants no motion. */
  #next(): 'now' | 'soon' | null {
    if (this.#motion.busy) return 'now';
    const breathing = !this.#still && !this.#easel.weak && !this.#peep && this.#scenery.marks.lit;
    return breathing ? 'soon' : null;
  }
}
