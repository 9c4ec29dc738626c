// The hall on a canvas: takes what the board says to whoever does it, and puts each frame together.
import { PLACES } from '../../../generated/keyhole-tables';
import { Vector3, type PerspectiveCamera } from 'three';
import { axes, roomy, topness, TURNS, Viewer } from './camera';
import type { Trace } from '../hole';
import { Easel } from './easel';
import { forgetPieces } from './furniture';
import { AIDS, forgetGhosts } from './ghosts';
import type { DoorAt, Dot, HallOptions, HallScene, Image, Lights, Marks, Palette, Pick, Position, Side } from './hall';
import { LASTS, Motion, smooth } from './motion';
import { paintAt } from './paint';
import { Peep } from './peeping';
import { Pointing } from './pointing';
import { Scenery } from './scenery';

export class Stage implements HallScene {
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
  #lights: Lights = { caught: [], lamp: false };
  #still: boolean;
  #side: Side;

  constructor(canvas: HTMLCanvasElement, options: HallOptions) {
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
    const { stood } = options;
    if (stood) Object.assign(this.#viewer.stand, stood, { azimuth: stood.azimuth + TURNS[this.#side] });
  }

  // What stands in the hall, what glows and what is tried

  async show(
    position: Position,
    { animate, leaving = {} }: { animate: boolean; leaving?: Readonly<Record<string, 'home' | 'exit'>> },
  ): Promise<void> {
    this.#motion.skip('things');
    this.#scenery.room.furnish(position.homes, position.keyhole);
    this.#scenery.ledges.furnish(position);
    this.#markedFor = null;
    await this.#scenery.things.put(position, animate && !this.#still, leaving);
  }

  skip(): void {
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
    const { trial, things, hand } = this.#scenery;
    trial.draw(image);
    things.dim(image);
    things.hold(image);
    hand.draw(image, things.position);
    this.#easel.changed();
  }

  // Looking

  orbit(dx: number, dy: number): void {
    if (this.#peep) return;
    this.#motion.skip('viewer');
    this.#viewer.orbit(dx, dy);
    this.#keep();
    this.#easel.wake();
  }

  zoom(factor: number, at?: { clientX: number; clientY: number }): void {
    if (this.#peep) return;
    const towards = at ? this.floorAt(at.clientX, at.clientY) : null;
    this.#viewer.zoom(factor, towards && new Vector3(towards.x / PLACES, towards.y / PLACES, 0));
    this.#easel.wake();
  }

  /** Where somebody has turned the hall to is where it stands the next time. */
  #keep(): void {
    if (this.#viewer.top) return;
    const { azimuth, elevation, zoom } = this.#viewer.stand;
    this.#options.keep?.({ azimuth: azimuth - TURNS[this.#side], elevation, zoom });
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

  resetView(): void {
    this.#options.keep?.(null);
    void this.view(this.#viewer.top ? 'top' : 'orbit', this.#side);
  }

  heading(dx: number, dy: number): Side {
    const { right, up } = axes(this.#viewer.stand.azimuth, this.#viewer.stand.elevation);
    const way = right.multiplyScalar(dx).addScaledVector(up.setZ(0).normalize(), -dy);
    if (Math.abs(way.x) > Math.abs(way.y)) return way.x > 0 ? 'E' : 'W';
    return way.y > 0 ? 'N' : 'S';
  }

  // The peep

  peep(door: DoorAt): void {
    this.#motion.skip();
    this.#peep?.end();
    this.#lights = { caught: [], lamp: false };
    this.#peep = new Peep(door, this.#scenery, this.#easel, this.#motion);
  }

  async light(lights: Lights, { animate }: { animate: boolean }): Promise<void> {
    this.#motion.skip('peep');
    this.#lights = lights;
    await this.#peep?.light(lights, animate && !this.#still);
  }

  leave(): void {
    this.#motion.skip('peep');
    const peep = this.#peep;
    this.#peep = null;
    peep?.end();
    peep?.dispose();
  }

  traces(): Trace[] {
    return this.#peep?.traces() ?? [];
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

  grasps(clientX: number, clientY: number): boolean {
    const image = this.#image;
    const held = image?.pieces.find(({ name }) => name === image.tried);
    return !this.#peep && held !== undefined && this.#pointing.grasps(clientX, clientY, held);
  }

  // Looks and life

  palette(palette: Palette): void {
    if (palette === this.#scenery.looks.palette) return;
    this.#motion.skip();
    const door = this.#peep?.door;
    const lights = this.#lights;
    this.leave();
    const { position } = this.#scenery.things;
    this.#scenery.dispose();
    this.#scenery = new Scenery(palette, this.#easel, this.#motion);
    this.resize();
    void this.show(position, { animate: false });
    this.image(this.#image);
    if (!door) return;
    this.peep(door);
    void this.light(lights, { animate: false });
  }

  still(still: boolean): void {
    this.#still = still;
    if (still) this.skip();
    this.#easel.wake();
  }

  resize(): void {
    if (!this.#easel.resize()) return;
    this.#scenery.things.sharpen();
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
    if (this.#peep) return this.#peep.camera(this.#easel.aspect);
    this.#viewer.place(this.#easel.aspect);
    return this.#viewer.camera;
  }

  #draw(): void {
    const { scene, room, things, marks, ledges } = this.#scenery;
    const { azimuth, elevation } = this.#viewer.stand;
    const camera = this.#camera();
    const top = topness(elevation);
    if (!this.#peep) room.face(azimuth, top);
    things.face(azimuth, top);
    ledges.face(azimuth, !this.#peep && top === 0 && roomy(this.#easel.aspect));
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
