// Light on the floor: what can be chosen, what it costs, what is in hand. Flat pictures from one sheet, also seen through things.
import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  GreaterDepth,
  Group,
  LessEqualDepth,
  Mesh,
  MeshBasicMaterial,
  Vector3,
  type CanvasTexture,
} from 'three';
import { TURNS } from './camera';
import { AIDS } from './ghosts';
import { PLACES, UNIT, YAWS } from '../../../generated/keyhole-tables';
import { cellOf } from '../geometry';
import type { GhostStand, Marks, PiecePose, Position, Side, Spot } from './hall';
import type { Looks } from './looks';
import { painted, rounded } from './paint';
import { doorway, rest, spotPoint } from './pose';
import { BODY, GRID } from './shapes';

/** The middle of a side, among its doors. */
const MIDDLE = (GRID + 1) / 2;

/** A tile of the sheet: left, top, and size, in 1/8 of its width. */
type Tile = readonly [number, number, number];
const TILES = {
  cell: [0, 0, 2],
  cellHinted: [2, 0, 2],
  cellFocused: [4, 0, 2],
  cellFrom: [6, 0, 2],
  ring: [0, 2, 2],
  ringHinted: [2, 2, 2],
  ringFocused: [4, 2, 2],
  solid: [6, 2, 1],
  diamond: [7, 2, 1],
} as const satisfies Record<string, Tile>;
const figure = (n: number): Tile => [n % 8, 4 + Math.floor(n / 8), 1];

function sheet(looks: Looks): CanvasTexture {
  return painted(1024, 1024, (g, w) => {
    const unit = w / 8;
    const at = (tile: Tile, draw: (size: number) => void) => {
      g.save();
      g.translate(tile[0] * unit, tile[1] * unit);
      g.beginPath();
      g.rect(0, 0, tile[2] * unit, tile[2] * unit);
      g.clip();
      draw(tile[2] * unit);
      g.restore();
    };
    const diamond = (x: number, y: number, r: number) => {
      g.beginPath();
      g.moveTo(x, y - r);
      g.lineTo(x + r, y);
      g.lineTo(x, y + r);
      g.lineTo(x - r, y);
      g.fill();
    };
    const edge = (size: number, rim: number, width: number) => {
      g.lineWidth = width;
      rounded(g, rim, rim, size - 2 * rim, size - 2 * rim, 18);
      g.stroke();
    };
    g.fillStyle = g.strokeStyle = '#ffffff';
    const lit = (hinted: boolean) => (size: number) => {
      g.globalAlpha = hinted ? 0.34 : 0.2;
      rounded(g, 16, 16, size - 32, size - 32, 18);
      g.fill();
      g.globalAlpha = 1;
      edge(size, 18, 7);
      if (hinted) edge(size, 36, 4);
      for (const [x, y] of [
        [0.5, 0],
        [0, 0.5],
        [1, 0.5],
        [0.5, 1],
      ] as const) {
        diamond(18 + x * (size - 36), 18 + y * (size - 36), hinted ? 17 : 13);
      }
    };
    at(TILES.cell, lit(false));
    at(TILES.cellHinted, lit(true));
    at(TILES.cellFocused, (size) => edge(size, 8, 10));
    at(TILES.cellFrom, (size) => {
      g.setLineDash([22, 16]);
      edge(size, 20, 7);
    });
    const ring = (width: number, inner: boolean) => (size: number) => {
      const middle = size / 2;
      g.globalAlpha = 0.22;
      g.beginPath();
      g.arc(middle, middle, middle - 14, 0, 7);
      g.fill();
      g.globalAlpha = 1;
      g.lineWidth = width;
      g.beginPath();
      g.arc(middle, middle, middle - 14, 0, 7);
      g.stroke();
      if (inner) {
        g.lineWidth = 7;
        g.beginPath();
        g.arc(middle, middle, middle - 44, 0, 7);
        g.stroke();
      }
      diamond(middle, middle, inner ? 26 : 18);
    };
    at(TILES.ring, ring(13, false));
    at(TILES.ringHinted, ring(17, true));
    at(TILES.ringFocused, (size) => {
      g.lineWidth = 16;
      g.beginPath();
      g.arc(size / 2, size / 2, size / 2 - 14, 0, 7);
      g.stroke();
    });
    at(TILES.solid, (size) => g.fillRect(0, 0, size, size));
    at(TILES.diamond, (size) => diamond(size / 2, size / 2, size / 2 - 8));
    for (let n = 0; n < 32; n += 1) {
      at(figure(n), (size) => {
        g.font = `800 ${n < 10 ? 104 : 88}px ${looks.fonts}`;
        g.textAlign = 'center';
        g.textBaseline = 'middle';
        g.lineJoin = 'round';
        g.strokeStyle = 'rgb(26 12 24 / 0.92)';
        g.lineWidth = 20;
        g.strokeText(String(n), size / 2, size * 0.54);
        g.fillStyle = '#fff';
        g.fillText(String(n), size / 2, size * 0.54);
      });
    }
  });
}

/** Flat quadrangles that share the sheet. */
class Layer {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;
  #positions: number[] = [];
  #uvs: number[] = [];
  #colours: number[] = [];
  #faces: number[] = [];

  constructor(material: MeshBasicMaterial, order: number) {
    this.mesh = new Mesh(new BufferGeometry(), material);
    this.mesh.layers.set(AIDS);
    this.mesh.renderOrder = order;
    this.mesh.frustumCulled = false;
  }

  clear(): void {
    this.#positions = [];
    this.#uvs = [];
    this.#colours = [];
    this.#faces = [];
  }

  /** Four corners from the lower left, anticlockwise, as the picture is seen. */
  quad(corners: readonly Vector3[], tile: Tile, colour: Color, alpha = 1): void {
    const first = this.#positions.length / 3;
    const [left, top, size] = tile.map((n) => n / 8) as [number, number, number];
    for (const at of corners) this.#positions.push(at.x, at.y, at.z);
    const low = 1 - top - size;
    this.#uvs.push(left, low, left + size, low, left + size, low + size, left, low + size);
    for (let k = 0; k < 4; k += 1) this.#colours.push(colour.r, colour.g, colour.b, alpha);
    this.#faces.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  /** A picture lying flat about a middle, turned to the viewer's side. */
  flat(middle: Vector3, wide: number, deep: number, turn: number, tile: Tile, colour: Color, alpha = 1): void {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const corner = (x: number, y: number) => new Vector3(middle.x + x * c - y * s, middle.y + x * s + y * c, middle.z);
    const [a, b] = [wide / 2, deep / 2];
    this.quad([corner(-a, -b), corner(a, -b), corner(a, b), corner(-a, b)], tile, colour, alpha);
  }

  /** A closed line of some width, whole or in dashes. */
  line(points: readonly Vector3[], width: number, colour: Color, dash: number | null): void {
    points.forEach((from, k) => {
      const to = points[(k + 1) % points.length]!;
      const way = to.clone().sub(from);
      const length = way.length();
      way.normalize();
      const across = new Vector3(-way.y, way.x, 0).multiplyScalar(width / 2);
      const count = dash ? Math.max(1, Math.round(length / dash)) : 1;
      const step = length / count;
      for (let n = 0; n < count; n += 1) {
        const [a, b] = dash ? [n * step + step * 0.2, n * step + step * 0.8] : [-width / 2, length + width / 2];
        const [start, end] = [from.clone().addScaledVector(way, a), from.clone().addScaledVector(way, b)];
        const corners = [
          start.clone().sub(across),
          end.clone().sub(across),
          end.clone().add(across),
          start.clone().add(across),
        ];
        this.quad(corners, TILES.solid, colour);
      }
    });
  }

  finish(): void {
    this.mesh.geometry.dispose();
    this.mesh.geometry = new BufferGeometry()
      .setAttribute('position', new Float32BufferAttribute(this.#positions, 3))
      .setAttribute('uv', new Float32BufferAttribute(this.#uvs, 2))
      .setAttribute('color', new Float32BufferAttribute(this.#colours, 4))
      .setIndex(this.#faces);
    this.mesh.visible = this.#faces.length > 0;
  }
}

export class MarkLayer {
  readonly group = new Group();
  readonly #light: Layer;
  readonly #figures: Layer;
  readonly #through: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #over: Layer;
  readonly #map: CanvasTexture;
  readonly #lamp: Color;
  readonly #soft: Color;
  readonly #plain: Color;
  readonly #dark: Color;

  constructor(looks: Looks) {
    this.#map = sheet(looks);
    this.#lamp = new Color(looks.lamp);
    this.#soft = new Color(looks.lampSoft);
    this.#plain = new Color(looks.palette === 'day' ? '#2a1c05' : '#fff8ea');
    this.#dark = new Color('#140a18');
    const material = (depthFunc: typeof LessEqualDepth | typeof GreaterDepth, depthTest = true) =>
      new MeshBasicMaterial({
        map: this.#map,
        vertexColors: true,
        transparent: true,
        depthWrite: false,
        toneMapped: false,
        depthFunc,
        depthTest,
        polygonOffset: true,
        polygonOffsetFactor: -1,
      });
    this.#light = new Layer(material(LessEqualDepth), 1);
    this.#figures = new Layer(material(LessEqualDepth), 3);
    this.#through = new Mesh(new BufferGeometry(), material(GreaterDepth));
    this.#through.material.opacity = 0.62;
    this.#through.layers.set(AIDS);
    this.#through.renderOrder = 8;
    this.#through.frustumCulled = false;
    this.#over = new Layer(material(LessEqualDepth, false), 9);
    this.group.add(this.#light.mesh, this.#figures.mesh, this.#through, this.#over.mesh);
  }

  /** Whether anything glows. */
  get lit(): boolean {
    return this.#light.mesh.visible || this.#figures.mesh.visible || this.#over.mesh.visible;
  }

  /** All light swells and ebbs together. */
  breathe(share: number): void {
    this.#light.mesh.material.opacity = 0.72 + 0.28 * share;
  }

  draw(marks: Marks, position: Position, near: Side): void {
    for (const layer of [this.#light, this.#figures, this.#over]) layer.clear();
    const turn = TURNS[near];
    for (const { cell, cost, hinted } of marks.cells ?? []) {
      const middle = cellMiddle(cell, 0.006);
      this.#light.flat(middle, 1, 1, turn, hinted ? TILES.cellHinted : TILES.cell, hinted ? this.#soft : this.#lamp);
      if (cost !== null) this.#figures.flat(middle.setZ(0.012), 0.44, 0.44, turn, figure(cost), this.#soft);
    }
    if (marks.from) this.#light.flat(cellMiddle(marks.from, 0.007), 1, 1, turn, TILES.cellFrom, this.#soft);
    this.#spots(marks, turn);
    this.#sides(marks, turn);
    for (const at of marks.doors ?? []) {
      const { foot, inward } = doorway(at);
      const middle = foot.clone().addScaledVector(inward, -0.12).setZ(0.01);
      this.#over.flat(middle, 0.3, 0.3, turn, TILES.diamond, this.#lamp);
    }
    this.#things(marks, position);
    for (const layer of [this.#light, this.#figures, this.#over]) layer.finish();
    this.#through.geometry = this.#figures.mesh.geometry;
    this.#through.visible = this.#figures.mesh.visible;
  }

  #spots(marks: Marks, turn: number): void {
    const spots = marks.spots ?? [];
    for (const spot of spots) {
      const room = clearance(spot, spots);
      const middle = spotPoint(spot);
      middle.z += 0.01;
      const { r, h } = BODY[spot.size];
      const colour = spot.hinted ? this.#soft : this.#lamp;
      if (spot.posture === 'upright') {
        const wide = 2 * Math.min(r, Math.max(room, 0.06));
        this.#figures.flat(middle, wide, wide, turn, spot.hinted ? TILES.ringHinted : TILES.ring, colour);
      } else {
        this.#figures.line(lyingEdge(spot, r, h), 0.022, colour, null);
      }
      if (spot.focused) {
        this.#over.flat(middle, 2.3 * r, 2.3 * r, turn, TILES.ringFocused, this.#dark);
        this.#over.flat(middle, 2.1 * r, 2.1 * r, turn, TILES.ringFocused, this.#plain);
      }
    }
  }

  #sides(marks: Marks, turn: number): void {
    for (const { side, cost, hinted } of marks.sides ?? []) {
      const colour = hinted ? this.#soft : this.#lamp;
      for (let door = 1; door <= GRID; door += 1) {
        const { foot, inward, right } = doorway({ side, door });
        const way = Math.atan2(right.y, right.x);
        const middle = foot.clone().addScaledVector(inward, 0.09).setZ(0.008);
        this.#figures.flat(middle, 0.94, hinted ? 0.12 : 0.07, way, TILES.solid, colour);
        this.#over.flat(middle.addScaledVector(inward, -0.09), 0.16, 0.16, way, TILES.diamond, colour);
      }
      if (cost !== null && cost !== undefined) {
        const { foot, inward } = doorway({ side, door: MIDDLE });
        this.#over.flat(foot.clone().addScaledVector(inward, -0.72), 0.66, 0.66, turn, figure(cost), this.#soft);
      }
    }
  }

  #things(marks: Marks, position: Position): void {
    const hinted = new Set(marks.hinted ?? []);
    for (const pose of position.pieces) {
      const chosen = marks.selected === pose.name;
      const edge = footprint(pose, 0.05);
      if (chosen) this.#figures.line(edge, 0.045, this.#soft, null);
      else if (marks.movable?.includes(pose.name)) this.#figures.line(edge, 0.03, this.#lamp, 0.16);
      if (hinted.has(pose.name)) this.#figures.line(footprint(pose, 0.1), 0.02, this.#soft, null);
      if (marks.focused?.thing === pose.name) this.#focus(footprint(pose, 0.14));
    }
    for (const ghost of position.ghosts) {
      const edge = ghostEdge(ghost);
      if (marks.selected === ghost.name) this.#figures.line(edge(1.18), 0.04, this.#soft, null);
      else if (marks.choosable?.includes(ghost.name)) this.#figures.line(edge(1.14), 0.022, this.#lamp, null);
      if (hinted.has(ghost.name)) this.#figures.line(edge(1.42), 0.018, this.#soft, null);
      if (marks.focused?.thing === ghost.name) this.#focus(edge(1.5));
    }
    const { cell, side } = marks.focused ?? {};
    if (cell) {
      this.#over.flat(cellMiddle(cell, 0.02), 1.02, 1.02, 0, TILES.cellFocused, this.#dark, 0.9);
      this.#over.flat(cellMiddle(cell, 0.02), 0.98, 0.98, 0, TILES.cellFocused, this.#plain);
    }
    if (side) {
      const { foot, inward, right } = doorway({ side, door: MIDDLE });
      const corner = (a: number, b: number) =>
        foot.clone().addScaledVector(right, a).addScaledVector(inward, b).setZ(0.01);
      this.#focus([corner(-3.1, 0.2), corner(3.1, 0.2), corner(3.1, -0.5), corner(-3.1, -0.5)]);
    }
  }

  /** The focus ring: light outside a dark gap, never amber. */
  #focus(edge: readonly Vector3[]): void {
    this.#over.line(edge, 0.075, this.#dark, null);
    this.#over.line(edge, 0.035, this.#plain, null);
  }

  dispose(): void {
    this.#map.dispose();
    for (const mesh of [this.#light.mesh, this.#figures.mesh, this.#through, this.#over.mesh]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
  }
}

function cellMiddle(cell: string, z: number): Vector3 {
  const { cx, cy } = cellOf(cell);
  return new Vector3(cx + 0.5, cy + 0.5, z);
}

/** Half the way to the nearest other spot on the same level, so that rings do not run into one another. */
export function clearance(spot: Spot, others: readonly Spot[]): number {
  const here = spotPoint(spot);
  let least = Infinity;
  for (const other of others) {
    const there = spotPoint(other);
    const far = Math.hypot(there.x - here.x, there.y - here.y);
    if (far > 1e-6 && Math.abs(there.z - here.z) < 0.05) least = Math.min(least, far / 2);
  }
  return least;
}

function lyingEdge(spot: Spot, r: number, h: number): Vector3[] {
  const middle = spotPoint(spot);
  const long = spot.posture === 'N' || spot.posture === 'S';
  const [a, b] = long ? [r, h / 2] : [h / 2, r];
  return [
    [-a, -b],
    [a, -b],
    [a, b],
    [-a, b],
  ].map(([x = 0, y = 0]) => new Vector3(middle.x + x, middle.y + y, middle.z + 0.01));
}

/** The outline of a ghost on what it stands on, `wider` than itself. */
function ghostEdge(ghost: GhostStand): (wider: number) => Vector3[] {
  const { r, h } = BODY[ghost.size];
  if (ghost.posture !== 'upright') return (wider) => lyingEdge(ghost, r * wider, h + 2 * r * (wider - 1));
  return (wider) => {
    const middle = spotPoint(ghost);
    return Array.from({ length: 28 }, (_, k) => {
      const a = (k / 28) * 2 * Math.PI;
      return new Vector3(middle.x + r * wider * Math.cos(a), middle.y + r * wider * Math.sin(a), middle.z + 0.012);
    });
  };
}

/** The rectangle under a piece as it stands, lies or leans, a little larger. */
export function footprint(pose: PiecePose, rim: number): Vector3[] {
  const { bx, by, height } = rest(pose.name, pose.face);
  const reach = Math.sin((pose.tilt / 180) * Math.PI) * height;
  const [front, back, left, right] = [1, 2, 3, 4].map((lean) => (pose.lean === lean ? reach : 0)) as [
    number,
    number,
    number,
    number,
  ];
  const turn = (pose.yaw / YAWS) * 2 * Math.PI;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [
    [-bx - left - rim, -by - back - rim],
    [bx + right + rim, -by - back - rim],
    [bx + right + rim, by + front + rim],
    [-bx - left - rim, by + front + rim],
  ].map(
    ([x = 0, y = 0]) =>
      new Vector3(pose.x / PLACES + x * c - y * s, pose.y / PLACES + x * s + y * c, pose.z / UNIT + 0.012),
  );
}
