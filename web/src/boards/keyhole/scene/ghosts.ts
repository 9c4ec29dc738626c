// Ghosts within their solids (KG-043): three silhouettes, an owner's colour, sign and pattern, and an outline seen through things.
import {
  AdditiveBlending,
  Color,
  FrontSide,
  GreaterDepth,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  ShaderMaterial,
  Vector3,
  type BufferGeometry,
  type CanvasTexture,
} from 'three';
import { Builder } from './build';
import type { Size } from './hall';
import type { Looks } from './looks';
import { BODY } from './shapes';
import { badge } from './signs';
import { ghostSkin } from './skins';

/** Things that are drawn for the viewer only: not in the mirror, not in a peep. */
export const AIDS = 1;

const AROUND = 48;
const UP = 22;

/** Small: a drop with a few soft scallops. Medium: a neck and two arms. Large: shoulders and a ragged hem. */
const SHAPES: Record<Size, { scallops: number; depth: number; narrow: (t: number, angle: number) => number }> = {
  S: { scallops: 5, depth: 0.07, narrow: (t) => 0.99 - 0.06 * Math.sin(Math.PI * Math.min(1, t * 1.3)) },
  M: {
    scallops: 7,
    depth: 0.06,
    narrow: (t, angle) => {
      const neck = 0.1 * Math.exp(-(((t - 0.64) / 0.09) ** 2));
      const arm = 0.14 * Math.exp(-(((t - 0.46) / 0.09) ** 2)) * Math.abs(Math.sin(angle)) ** 6;
      return Math.min(1, 0.86 + 0.13 * (1 - t) ** 2 + 0.1 * Math.max(0, t - 0.68) - neck + arm);
    },
  },
  L: {
    scallops: 11,
    depth: 0.075,
    narrow: (t) => {
      const shoulders = 0.1 * Math.exp(-(((t - 0.56) / 0.13) ** 2));
      return Math.min(1, 0.88 + shoulders + 0.11 * Math.max(0, 1 - t * 3.4) - 0.03 * Math.max(0, t - 0.72));
    },
  },
};

const geometries = new Map<Size, BufferGeometry>();

/** In the ghost's own frame: axis z, base 0, looking to +y; never outside its cylinder and half-ball. */
export function ghostGeometry(size: Size): BufferGeometry {
  let found = geometries.get(size);
  if (found) return found;
  const { r, h } = BODY[size];
  const { scallops, depth, narrow } = SHAPES[size];
  const rows: Vector3[][] = [];
  for (let j = 0; j <= UP; j += 1) {
    const t = 1 - (1 - j / UP) ** 1.25;
    const row: Vector3[] = [];
    for (let k = 0; k <= AROUND; k += 1) {
      // from the back over the left of whoever looks at the ghost, so that u = 0.5 is its front
      const angle = (k / AROUND) * 2 * Math.PI;
      const wave = 0.5 + 0.5 * Math.cos(angle * scallops);
      const lift = j === 0 ? h * depth * (size === 'L' ? wave ** 0.6 : wave) : 0;
      const z = Math.max(lift, t * h);
      const round = z > h - r ? Math.sqrt(Math.max(0, r * r - (z - h + r) ** 2)) : r;
      const pleat = 1 - 0.09 * Math.max(0, 1 - t * 2.6) * wave;
      const wide = round * narrow(t, angle) * pleat;
      row.push(new Vector3(Math.sin(angle) * wide, -Math.cos(angle) * wide, z));
    }
    rows.push(row);
  }
  const builder = new Builder().surface(rows, '#ffffff', (j, k) => [k / AROUND, rows[j]![k]!.z / h]);
  geometries.set(size, (found = builder.geometry()));
  closeSeam(found);
  return found;
}

/** The first and last column lie on one another: their normals must agree, and at the crown all point up. */
function closeSeam(geometry: BufferGeometry): void {
  const normal = geometry.getAttribute('normal');
  const wide = AROUND + 1;
  for (let j = 0; j <= UP; j += 1) {
    const [a, b] = [j * wide, j * wide + AROUND];
    const sum = new Vector3()
      .fromBufferAttribute(normal, a)
      .add(new Vector3().fromBufferAttribute(normal, b))
      .normalize();
    for (const k of [a, b]) normal.setXYZ(k, sum.x, sum.y, sum.z);
  }
  for (let k = UP * wide; k < (UP + 1) * wide; k += 1) normal.setXYZ(k, 0, 0, 1);
}

export function forgetGhosts(): void {
  for (const geometry of geometries.values()) geometry.dispose();
  geometries.clear();
}

/** Skins by owner, size and mood; painted when first needed. */
export class Wardrobe {
  readonly #skins = new Map<string, CanvasTexture>();
  constructor(readonly looks: Looks) {}

  skin(seat: number, size: Size, startled: boolean): CanvasTexture {
    const key = `${seat}${size}${startled}`;
    let found = this.#skins.get(key);
    if (!found) this.#skins.set(key, (found = ghostSkin(this.looks, seat, size, startled)));
    return found;
  }

  badge(seat: number): CanvasTexture {
    let found = this.#skins.get(String(seat));
    if (!found) this.#skins.set(String(seat), (found = badge(this.looks, seat)));
    return found;
  }

  dispose(): void {
    for (const skin of this.#skins.values()) skin.dispose();
  }
}

export interface GhostModel {
  /** Carries the place; `body` within it turns to the viewer. */
  group: Group;
  body: Mesh<BufferGeometry, MeshLambertMaterial>;
  outline: Mesh<BufferGeometry, ShaderMaterial>;
  /** The owner's sign on the crown, for the view from above. */
  badge: Mesh<PlaneGeometry, MeshBasicMaterial>;
}

export function ghostModel(seat: number, size: Size, wardrobe: Wardrobe): GhostModel {
  const { looks } = wardrobe;
  const skin = wardrobe.skin(seat, size, false);
  const material = new MeshLambertMaterial({
    map: skin,
    emissive: '#ffffff',
    emissiveMap: skin,
    emissiveIntensity: looks.ghostGlow,
    transparent: true,
    opacity: 0.84,
    side: FrontSide,
  });
  thinInTheMiddle(material);
  const group = new Group();
  const body = new Mesh(ghostGeometry(size), material);
  body.castShadow = true;
  body.receiveShadow = true;
  body.renderOrder = 2;
  group.add(body);
  const outline = new Mesh(
    ghostGeometry(size),
    outlineMaterial(looks.players[seat] ?? '#fff', looks.palette === 'night'),
  );
  outline.layers.set(AIDS);
  outline.renderOrder = 6;
  const { r, h } = BODY[size];
  const crown = new Mesh(
    new PlaneGeometry(r * 1.25, r * 1.25),
    new MeshBasicMaterial({ map: wardrobe.badge(seat), transparent: true, toneMapped: false }),
  );
  crown.position.z = h + 0.004;
  crown.rotation.z = Math.PI; // the body looks at the viewer
  crown.layers.set(AIDS);
  crown.renderOrder = 7;
  crown.visible = false;
  body.add(outline, crown);
  return { group, body, outline, badge: crown };
}

/** Like a soap bubble, a ghost is denser where one looks along its skin. */
function thinInTheMiddle(material: MeshLambertMaterial): void {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float rim = 1.0 - abs(dot(normalize(vViewPosition), normal));
      diffuseColor.a = mix(diffuseColor.a, 1.0, rim * rim);
      outgoingLight += diffuseColor.rgb * rim * rim * 0.35;
      #include <opaque_fragment>`,
    );
  };
}

/** Drawn only where something stands before the ghost: a line of light along its edge and a faint fill. */
function outlineMaterial(colour: string, shining: boolean): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { colour: { value: new Color(colour) }, fill: { value: shining ? 0.16 : 0.3 } },
    vertexShader: `varying vec3 away; varying vec3 eye;
      void main() {
        vec4 at = modelViewMatrix * vec4(position, 1.0);
        away = normalMatrix * normal;
        eye = -at.xyz;
        gl_Position = projectionMatrix * at;
      }`,
    fragmentShader: `uniform vec3 colour; uniform float fill; varying vec3 away; varying vec3 eye;
      void main() {
        float rim = 1.0 - abs(dot(normalize(eye), normalize(away)));
        gl_FragColor = vec4(colour, max(fill, smoothstep(0.55, 0.85, rim)));
        #include <colorspace_fragment>
      }`,
    transparent: true,
    depthWrite: false,
    depthFunc: GreaterDepth,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -8,
    ...(shining ? { blending: AdditiveBlending } : {}),
  });
}
