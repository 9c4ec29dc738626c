// A piece in the hand: its rim, its footprint, the way it faces, how far it is turned, where it stood, and what else would move.
import { Color, Group, Mesh, ShaderMaterial, BackSide, Vector2, Vector3, type WebGLRenderer } from 'three';
import { YAWS } from '../../../generated/keyhole-tables';
import { pieceGeometry } from './furniture';
import { AIDS } from './ghosts';
import type { Image, PiecePose, Position } from './hall';
import type { Looks } from './looks';
import { footprint, ghostEdge, type FlatLayer } from './marks';
import { pieceMatrix, rest } from './pose';

const FULL = 2 * Math.PI;
/** In cells: how wide the lines are, how far the ring is from the piece, how long the arrow. */
const LINE = 0.045;
const RING = 0.42;
const NOTCHES = 8;
const ARROW = 0.62;
const HEAD = 0.17;
/** The rim's width in pixels of the screen. */
const RIM = 2.6;

export class HandLayer {
  readonly group = new Group();
  readonly #layer: FlatLayer;
  readonly #rim: Mesh<ReturnType<typeof pieceGeometry>, ShaderMaterial>;
  readonly #colours: { lamp: Color; soft: Color; cold: Color; mint: Color; bad: Color };

  constructor(looks: Looks, layer: FlatLayer) {
    this.#layer = layer;
    this.#colours = {
      lamp: new Color(looks.lamp),
      soft: new Color(looks.lampSoft),
      cold: new Color(looks.stood),
      mint: new Color(looks.mint),
      bad: new Color(looks.bad),
    };
    this.#rim = new Mesh(pieceGeometry('desk'), rimMaterial());
    this.#rim.matrixAutoUpdate = false;
    this.#rim.layers.set(AIDS);
    this.#rim.visible = false;
    this.#rim.frustumCulled = false;
    this.#rim.onBeforeRender = (renderer: WebGLRenderer) => {
      renderer.getDrawingBufferSize(this.#rim.material.uniforms['size']!.value as Vector2);
      this.#rim.material.uniforms['wide']!.value = RIM * renderer.getPixelRatio();
    };
    this.group.add(this.#rim, layer.mesh);
  }

  draw(image: Image | null, { pieces, ghosts }: Position): void {
    const layer = this.#layer;
    layer.clear();
    const held = image?.pieces.find(({ name }) => name === image.tried);
    this.#rim.visible = held !== undefined;
    if (image && held) {
      const stood = pieces.find(({ name }) => name === held.name);
      this.#hold(held, stood ?? null, image.possible);
    }
    for (const pose of image?.pieces ?? []) {
      if (pose !== held) layer.line(footprint(pose, 0.05), LINE, this.#colours.mint, null);
    }
    for (const ghost of image?.ghosts ?? []) {
      const known = ghosts.some(({ name }) => name === ghost.name);
      const own = ghost.name === image?.tried;
      if (own || known) layer.line(ghostEdge(ghost)(1.35), LINE, own ? this.#tint(image) : this.#colours.mint, null);
    }
    layer.finish();
  }

  #tint(image: Image): Color {
    return image.possible ? this.#colours.lamp : this.#colours.bad;
  }

  #hold(held: PiecePose, stood: PiecePose | null, possible: boolean): void {
    const { lamp, soft, cold, bad } = this.#colours;
    const tint = possible ? lamp : bad;
    const layer = this.#layer;
    this.#rim.geometry = pieceGeometry(held.name);
    this.#rim.matrix.copy(pieceMatrix(held));
    (this.#rim.material.uniforms['colour']!.value as Color).copy(tint);
    this.#rim.material.uniforms['dashed']!.value = possible ? 0 : 1;
    if (stood && !sameStand(stood, held)) layer.line(footprint(stood, 0.02), LINE * 0.85, cold, 0.2);
    layer.line(footprint(held, 0.03), LINE, tint, possible ? null : 0.14);

    const { bx, by } = rest(held.name, held.face);
    const far = Math.hypot(bx, by) + RING;
    const middle = new Vector3(held.x / 32, held.y / 32, held.z / 64 + 0.014);
    const at = (angle: number, r: number) =>
      new Vector3(middle.x + r * Math.cos(angle), middle.y + r * Math.sin(angle), middle.z);
    const arc = (from: number, to: number, r: number) => {
      const count = Math.max(2, Math.ceil((Math.abs(to - from) / FULL) * 64));
      return Array.from({ length: count + 1 }, (_, k) => at(from + ((to - from) * k) / count, r));
    };
    const faces = facing(held.yaw);
    layer.path(arc(0, FULL, far), LINE * 0.5, soft, 0.4);
    for (let k = 0; k < NOTCHES; k += 1) {
      const angle = (k / NOTCHES) * FULL;
      layer.path([at(angle, far - 0.07), at(angle, far + 0.07)], LINE * 0.6, soft, 0.7);
    }
    if (stood && stood.yaw !== held.yaw) {
      const way = ((((held.yaw - stood.yaw) % YAWS) + YAWS + YAWS / 2) % YAWS) - YAWS / 2;
      layer.path(arc(faces - (way / YAWS) * FULL, faces, far), LINE * 1.6, tint, 1);
    }
    // a flat arrow on the floor cannot be mistaken for a part of the piece
    const [ahead, aside] = [at(faces, 1).sub(middle), at(faces + FULL / 4, 1).sub(middle)];
    const tip = middle.clone().addScaledVector(ahead, by + ARROW + HEAD * 1.6);
    const neck = middle.clone().addScaledVector(ahead, by + ARROW);
    layer.path([middle.clone().addScaledVector(ahead, by + 0.06), neck], LINE * 2, tint, 1);
    layer.triangle(tip, neck.clone().addScaledVector(aside, HEAD), neck.clone().addScaledVector(aside, -HEAD), tint);
  }

  dispose(): void {
    this.#rim.material.dispose();
    this.#layer.mesh.geometry.dispose();
  }
}

/** The front of a piece, as an angle in the hall: north at yaw 0, anticlockwise. */
function facing(yaw: number): number {
  return FULL / 4 + (yaw / YAWS) * FULL;
}

function sameStand(a: PiecePose, b: PiecePose): boolean {
  return a.x === b.x && a.y === b.y && a.yaw === b.yaw && a.face === b.face && a.lean === b.lean;
}

/** The backs of a body a little larger than the piece: as wide on the screen however far away it is. */
function rimMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    side: BackSide,
    uniforms: {
      colour: { value: new Color() },
      size: { value: new Vector2(1, 1) },
      wide: { value: RIM },
      dashed: { value: 0 },
    },
    vertexShader: `uniform vec2 size; uniform float wide;
      void main() {
        vec4 at = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
        vec2 way = (projectionMatrix * vec4(normalize(normalMatrix * normal), 0.0)).xy * size;
        at.xy += normalize(way + 1e-6) * 2.0 * wide / size * at.w;
        gl_Position = at;
      }`,
    fragmentShader: `uniform vec3 colour; uniform float dashed;
      void main() {
        if (dashed > 0.5 && mod(gl_FragCoord.x + gl_FragCoord.y, 14.0) < 6.0) discard;
        gl_FragColor = vec4(colour, 1.0);
        #include <colorspace_fragment>
      }`,
  });
}
