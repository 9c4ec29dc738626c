// A keyhole view for checking the picture against the rules: the exact boxes, and every ghost in a colour of its own.
//
// Each ghost's colour is two of the 32 bits that a pixel has, and colours are added up: as no ghost hides another (KG-062), a
// pixel then names all the ghosts that show there. (A second bit, since faces on the very edge of a body may fold over and
// be drawn twice.) Only tests use this part; no page loads it.
import {
  AddEquation,
  BoxGeometry,
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  Float32BufferAttribute,
  FrontSide,
  Group,
  Matrix4,
  Mesh,
  NearestFilter,
  OneFactor,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  Vector4,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { lookThrough } from './camera';
import type { DoorAt, GhostStand, PiecePose, Size } from './hall';
import { doorway, ghostMatrix, glass, open, pieceMatrix, reflection, type Doorway } from './pose';
import { BODY, BOXES, GLASS, HOLE } from './shapes';

export interface Shown {
  /** Pixels in which the ghost shows. */
  direct: number;
  mirrored: number;
  /** Pixels that it would fill if nothing hid it, seen from the eye and from the eye's image behind the glass. */
  area: number;
  mirroredArea: number;
}

const WIDE = 1024;
const TALL = (WIDE * 3) / 2;
/** The window is the rectangle about the hole. */
const HALF = 0.375;
const ASPECT = WIDE / TALL;
const GLASS_MARK = 255;
/** More than single precision can lose at the width of the hall, in cells. */
const CLOSE = 5e-5;
/** Ghosts that one picture can tell apart. */
const AT_ONCE = 16;

export class FlatView {
  readonly #renderer: WebGLRenderer;
  readonly #target = new WebGLRenderTarget(WIDE, TALL, { minFilter: NearestFilter, magFilter: NearestFilter });
  readonly #camera = new PerspectiveCamera();
  readonly #hole: Uint8Array;
  readonly #pixels = new Uint8Array(4 * WIDE * TALL);

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: false });
    this.#renderer.localClippingEnabled = true;
    this.#renderer.setClearColor(0, 0);
    this.#hole = hole();
  }

  /** How many pixels of each ghost show in the keyhole of a door. */
  look(pieces: readonly PiecePose[], ghosts: readonly GhostStand[], door: DoorAt): Record<string, Shown> {
    const way = doorway(door);
    lookThrough(this.#camera, way, { w: 0, z: 0.625, half: HALF, back: HOLE.back, height: HOLE.eye }, ASPECT);
    const mirror = pieces.find(({ name }) => name === 'mirror');
    const plane = mirror ? glass(mirror) : null;
    const image = plane ? reflection(plane.middle, plane.normal) : null;
    const facing = plane !== null && way.eye.clone().sub(plane.middle).dot(plane.normal) > 0;
    const clear = mirror && facing ? this.#clearGlass(pieces, mirror) : null;
    // the hall behind the glass: mirrored, and cut off so close to its plane that the panel's own face is cut away too
    const edge = plane && plane.middle.clone().addScaledVector(plane.normal, -CLOSE);
    const cut = edge && new Plane().setFromNormalAndCoplanarPoint(plane.normal.clone().negate(), edge);
    const found: Record<string, Shown> = {};
    for (let first = 0; first < ghosts.length; first += AT_ONCE) {
      const some = ghosts.slice(first, first + AT_ONCE);
      this.#render(this.#scene(pieces, some, new Matrix4(), null));
      const direct = this.#count(this.#hole);
      if (clear && image) this.#render(this.#scene(pieces, some, image, cut));
      const thrown = clear ? this.#count(clear) : [];
      some.forEach((ghost, k) => {
        const body = ghostMatrix(ghost.size, ghost);
        found[ghost.name] = {
          direct: direct[k] ?? 0,
          mirrored: thrown[k] ?? 0,
          area: outlineArea(ghost.size, body, way),
          mirroredArea: image ? outlineArea(ghost.size, image.clone().multiply(body), way) : 0,
        };
      });
    }
    return found;
  }

  #render(scene: Scene): void {
    this.#renderer.setRenderTarget(this.#target);
    this.#renderer.clear();
    this.#renderer.render(scene, this.#camera);
    this.#renderer.readRenderTargetPixels(this.#target, 0, 0, WIDE, TALL, this.#pixels);
  }

  /** Furniture as depth alone, then the ghosts, each adding its bit. */
  #scene(pieces: readonly PiecePose[], ghosts: readonly GhostStand[], by: Matrix4, cut: Plane | null): Scene {
    const scene = new Scene();
    const all = moved(by);
    scene.add(all);
    for (const pose of pieces) all.add(furniture(pose, cut ? HIDING_CUT : HIDING));
    for (const material of [HIDING_CUT, ...COLOURS_CUT]) material.clippingPlanes = cut ? [cut] : [];
    ghosts.forEach((ghost, k) => {
      const body = new Mesh(solid(ghost.size), (cut ? COLOURS_CUT : COLOURS)[k]);
      body.renderOrder = 1;
      all.add(held(body, ghostMatrix(ghost.size, ghost)));
    });
    return scene;
  }

  /** The pixels of the hole in which the glass shows: everything else hides it. */
  #clearGlass(pieces: readonly PiecePose[], mirror: PiecePose): Uint8Array {
    const scene = new Scene();
    for (const pose of pieces) scene.add(furniture(pose, BLACK));
    const pane = new Mesh(new PlaneGeometry(2 * GLASS.hx, GLASS.high - GLASS.low), WHITE);
    const face = new Matrix4().makeBasis(new Vector3(-1, 0, 0), new Vector3(0, 0, 1), new Vector3(0, 1, 0));
    face.setPosition(0, GLASS.y, (GLASS.low + GLASS.high) / 2);
    scene.add(held(pane, pieceMatrix(mirror).multiply(face)));
    this.#render(scene);
    return this.#hole.map((within, k) => (within && this.#pixels[4 * k] === GLASS_MARK ? 1 : 0));
  }

  /** Of each ghost, the pixels among these. */
  #count(among: Uint8Array): number[] {
    const found = new Array<number>(AT_ONCE).fill(0);
    const words = new Uint32Array(this.#pixels.buffer);
    for (let k = 0; k < words.length; k += 1) {
      const word = words[k] ?? 0;
      if (word === 0 || among[k] === 0) continue;
      for (let ghost = 0; ghost < AT_ONCE; ghost += 1) {
        if ((word >>> (2 * ghost)) & 3) found[ghost] = (found[ghost] ?? 0) + 1;
      }
    }
    return found;
  }
}

/** Which pixels of the window lie in the hole (KG-061). */
function hole(): Uint8Array {
  const found = new Uint8Array(WIDE * TALL);
  for (let j = 0; j < TALL; j += 1) {
    for (let i = 0; i < WIDE; i += 1) {
      const w = ((i + 0.5) / WIDE - 0.5) * 2 * HALF * ASPECT;
      const z = 0.625 + ((j + 0.5) / TALL - 0.5) * 2 * HALF;
      found[j * WIDE + i] = open(w, z) ? 1 : 0;
    }
  }
  return found;
}

type Extra = Partial<ConstructorParameters<typeof ShaderMaterial>[0]>;

function plain(colour: Vector4, extra: Extra): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { colour: { value: colour } },
    vertexShader: `#include <clipping_planes_pars_vertex>
      void main() {
        vec4 mvPosition = modelViewMatrix * vec4(position, 1.0);
        gl_Position = projectionMatrix * mvPosition;
        #include <clipping_planes_vertex>
      }`,
    fragmentShader: `uniform vec4 colour;
      #include <clipping_planes_pars_fragment>
      void main() {
        #include <clipping_planes_fragment>
        gl_FragColor = colour;
      }`,
    ...extra,
  });
}

const NONE = new Vector4(0, 0, 0, 0);
const BLACK = plain(NONE, { side: DoubleSide });
// the glass lies in the face of its panel: it is brought forward by the least that depth can tell
const WHITE = plain(new Vector4(1, 1, 1, 1), { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -4 });
const HIDING = plain(NONE, { colorWrite: false, side: DoubleSide });
const HIDING_CUT = plain(NONE, { colorWrite: false, side: DoubleSide, clipping: true });
const COLOURS = bits(false);
const COLOURS_CUT = bits(true);

/** A colour for each ghost of a picture, to be added to what is there. */
function bits(clipping: boolean): ShaderMaterial[] {
  return Array.from({ length: AT_ONCE }, (_, k) =>
    plain(new Vector4(0, 0, 0, 0).setComponent(k >> 2, (1 << (2 * (k & 3))) / 255), {
      side: FrontSide,
      depthWrite: false,
      transparent: true,
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      clipping,
    }),
  );
}

function moved(by: Matrix4): Group {
  const group = new Group();
  group.matrixAutoUpdate = false;
  group.matrix.copy(by);
  return group;
}

function held(mesh: Mesh, at: Matrix4): Mesh {
  mesh.matrixAutoUpdate = false;
  mesh.matrix.copy(at);
  mesh.frustumCulled = false;
  return mesh;
}

const CUBE = new BoxGeometry(1, 1, 1);

function furniture(pose: PiecePose, material: ShaderMaterial): Group {
  const group = moved(pieceMatrix(pose));
  for (const [cx, cy, cz, hx, hy, hz] of BOXES[pose.name]) {
    const box = new Matrix4().makeScale(2 * hx, 2 * hy, 2 * hz).setPosition(cx, cy, cz);
    group.add(held(new Mesh(CUBE, material), box));
  }
  return group;
}

const AROUND = 96;
const OVER = 24;

const solids = new Map<Size, BufferGeometry>();

/** The solid of KG-043, closed: a disc, a cylinder and a half-ball. */
function solid(size: Size): BufferGeometry {
  let found = solids.get(size);
  if (!found) solids.set(size, (found = makeSolid(size)));
  return found;
}

function makeSolid(size: Size): BufferGeometry {
  const points = rings(size);
  const positions: number[] = [];
  const faces: number[] = [];
  for (const ring of points) for (const at of ring) positions.push(at.x, at.y, at.z);
  for (let j = 0; j + 1 < points.length; j += 1) {
    for (let k = 0; k < AROUND; k += 1) {
      const [a, b] = [j * AROUND + k, j * AROUND + ((k + 1) % AROUND)];
      faces.push(a, b, b + AROUND, a, b + AROUND, a + AROUND);
    }
  }
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)).setIndex(faces);
}

/** From the middle of the base outward, up and over to the crown. */
function rings(size: Size): Vector3[][] {
  const { r, h } = BODY[size];
  const profile: [number, number][] = [
    [0, 0],
    [r, 0],
  ];
  for (let k = 0; k <= OVER; k += 1) {
    const a = ((k / OVER) * Math.PI) / 2;
    profile.push([k === OVER ? 0 : r * Math.cos(a), h - r + r * Math.sin(a)]);
  }
  return profile.map(([wide, z]) =>
    Array.from({ length: AROUND }, (_, k) => {
      const a = (k / AROUND) * 2 * Math.PI;
      return new Vector3(wide * Math.cos(a), wide * Math.sin(a), z);
    }),
  );
}

/** The pixels within a ghost's outline, wherever in the door's plane that would be: half of what all its faces cover. */
function outlineArea(size: Size, body: Matrix4, way: Doorway): number {
  const seen = rings(size).map((ring) =>
    ring.map((at) => {
      const from = at.clone().applyMatrix4(body).sub(way.eye);
      const deep = from.dot(way.inward);
      return deep > 0.01 ? { x: (from.dot(way.right) * HOLE.back) / deep, y: (from.z * HOLE.back) / deep } : null;
    }),
  );
  let sum = 0;
  for (let j = 0; j + 1 < seen.length; j += 1) {
    for (let k = 0; k < AROUND; k += 1) {
      const [a, b] = [seen[j]![k], seen[j]![(k + 1) % AROUND]];
      const [c, d] = [seen[j + 1]![(k + 1) % AROUND], seen[j + 1]![k]];
      if (!a || !b || !c || !d) return 0;
      sum += Math.abs((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2;
    }
  }
  return ((sum / 2) * TALL * TALL) / (4 * HALF * HALF);
}
