// The six pieces of furniture, built from the very boxes of the rules: rounded, coloured, and dressed with pictures.
import {
  FrontSide,
  Group,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  type BufferGeometry,
  type CanvasTexture,
  type Object3D,
} from 'three';
import { Builder } from './build';
import { UNIT } from '../../../generated/keyhole-tables';
import type { PieceName } from './hall';
import { painted, type Brush } from './paint';
import { BOXES } from './shapes';

/** Of each box of 4.2, in its order. */
const COLOURS: Record<PieceName, readonly string[]> = {
  mirror: ['#8a6234', '#a87a42', '#c9995a'],
  piano: ['#6b3f4a', '#7a4a56', '#56323c', '#56323c'],
  armchair: ['#b8587c', '#a34a6c', '#b05476', '#b05476', '#4a2c38', '#4a2c38', '#4a2c38', '#4a2c38'],
  desk: ['#c08a55', '#9c6c42', '#9c6c42', '#7d5535'],
  trolley: [
    '#d9b264',
    '#d9b264',
    '#66648c',
    '#66648c',
    '#66648c',
    '#66648c',
    '#b99548',
    '#b99548',
    '#b99548',
    '#b99548',
  ],
  dresser: ['#35525a', '#35525a', '#35525a', '#35525a', '#5f8c92', '#5f8c92', '#5f8c92', '#4a727a', '#6d9aa0'],
};
const KNOB = '#f0c878';
const CUSHIONS = 4;

const geometries = new Map<PieceName, BufferGeometry>();

/** All boxes of a piece in its own frame. */
export function pieceGeometry(name: PieceName): BufferGeometry {
  let found = geometries.get(name);
  if (!found) {
    const builder = new Builder();
    BOXES[name].forEach((box, k) => {
      const soft = name === 'armchair' && k < CUSHIONS;
      builder.box(box, {
        colour: COLOURS[name][k] ?? '#888',
        round: soft ? 0.075 : 0.018,
        steps: soft ? 4 : 2,
        grain: soft ? 2.2 : 0.9,
      });
    });
    for (const [x, y, z, r] of KNOBS[name] ?? []) {
      builder.box([x / UNIT, y / UNIT, z / UNIT, r / UNIT, r / UNIT / 2, r / UNIT], {
        colour: KNOB,
        round: r / 100,
        steps: 2,
      });
    }
    geometries.set(name, (found = builder.geometry()));
  }
  return found;
}

export function forgetPieces(): void {
  for (const geometry of geometries.values()) geometry.dispose();
  geometries.clear();
}

/** Brass knobs in 1/64: where, and how wide. They stand out by less than a hundredth of a cell. */
const KNOBS: Partial<Record<PieceName, readonly (readonly [number, number, number, number])[]>> = {
  desk: [-40, 40].flatMap((x) => [10, 29, 48].map((z) => [x, 28, z, 1.6] as const)),
  dresser: [-18, 18].map((x) => [x, 20, 58, 1.8] as const),
};

export interface Textures {
  wood: CanvasTexture;
  velvet: CanvasTexture;
}

export interface PieceModel {
  group: Group;
  body: Mesh<BufferGeometry, MeshLambertMaterial>;
  materials: MeshLambertMaterial[];
}

export function pieceModel(name: PieceName, textures: Textures): PieceModel {
  const group = new Group();
  const soft = name === 'armchair';
  const body = new Mesh(
    pieceGeometry(name),
    new MeshLambertMaterial({
      vertexColors: true,
      map: soft ? textures.velvet : textures.wood,
    }),
  );
  body.castShadow = body.receiveShadow = true;
  group.add(body);
  const materials = [body.material];
  for (const picture of PICTURES[name]) {
    const plate = new Mesh(
      new PlaneGeometry(picture.w / UNIT, picture.h / UNIT),
      new MeshLambertMaterial({
        map: painted(512, Math.round((512 * picture.h) / picture.w), picture.draw),
        transparent: true,
        side: FrontSide,
        polygonOffset: true,
        polygonOffsetFactor: -2,
        depthWrite: false,
      }),
    );
    turn(plate, picture);
    plate.receiveShadow = true;
    materials.push(plate.material);
    group.add(plate);
  }
  return { group, body, materials };
}

/** A picture laid on a face of a piece, in 1/64 of its frame. */
interface Picture {
  at: readonly [number, number, number];
  faces: 'front' | 'back' | 'top';
  w: number;
  h: number;
  draw: (g: Brush, w: number, h: number) => void;
}

function turn(plate: Object3D, { at, faces }: Picture): void {
  plate.position.set(at[0] / UNIT, at[1] / UNIT, at[2] / UNIT);
  if (faces === 'front') plate.rotation.set(-Math.PI / 2, 0, Math.PI);
  else if (faces === 'back') plate.rotation.set(Math.PI / 2, 0, 0);
  else plate.rotation.set(0, 0, Math.PI);
}

const GROOVE = 'rgb(20 10 24 / 0.55)';
const EDGE = 'rgb(255 235 215 / 0.18)';

/** Raised fields side by side. */
const fields =
  (columns: number, rows = 1, rim = 18) =>
  (g: Brush, w: number, h: number) => {
    for (let i = 0; i < columns; i += 1) {
      for (let j = 0; j < rows; j += 1) {
        const [x, y] = [(i * w) / columns + rim, (j * h) / rows + rim];
        const [width, height] = [w / columns - 2 * rim, h / rows - 2 * rim];
        g.lineWidth = 6;
        g.strokeStyle = GROOVE;
        g.strokeRect(x, y, width, height);
        g.lineWidth = 3;
        g.strokeStyle = EDGE;
        g.strokeRect(x + 6, y + 6, width - 9, height - 9);
      }
    }
  };

function pianoKeys(g: Brush, w: number, h: number): void {
  const white = 36;
  g.fillStyle = '#fbf3df';
  g.fillRect(0, 0, w, h);
  for (let i = 0; i < white; i += 1) {
    g.fillStyle = 'rgb(36 26 44 / 0.8)';
    g.fillRect((i * w) / white, 0, 1.6, h);
    if (i % 7 !== 2 && i % 7 !== 6) {
      g.fillStyle = '#241a2c';
      g.fillRect(((i + 0.7) * w) / white, 0, w / 60, h * 0.6);
    }
  }
}

function buttons(g: Brush, w: number, h: number): void {
  for (let row = 0; row < 3; row += 1) {
    for (let k = 0; k < 5 - (row % 2); k += 1) {
      const [x, y] = [((k + 0.5 + (row % 2) / 2) * w) / 5, ((row + 0.6) * h) / 3.2];
      const dimple = g.createRadialGradient(x, y, 2, x, y, 34);
      dimple.addColorStop(0, 'rgb(40 8 30 / 0.75)');
      dimple.addColorStop(0.3, 'rgb(40 8 30 / 0.3)');
      dimple.addColorStop(1, 'rgb(40 8 30 / 0)');
      g.fillStyle = dimple;
      g.fillRect(x - 40, y - 40, 80, 80);
      g.fillStyle = 'rgb(255 200 220 / 0.35)';
      g.beginPath();
      g.arc(x - 2, y - 2, 5, 0, 7);
      g.fill();
    }
  }
}

/** A writing mat with a sheet of paper. */
function blotter(g: Brush, w: number, h: number): void {
  g.fillStyle = 'rgb(44 74 66 / 0.9)';
  g.fillRect(6, 6, w - 12, h - 12);
  g.strokeStyle = 'rgb(240 200 120 / 0.7)';
  g.lineWidth = 5;
  g.strokeRect(18, 18, w - 36, h - 36);
  g.fillStyle = '#f0e4c9';
  g.save();
  g.translate(w * 0.5, h * 0.5);
  g.rotate(-0.12);
  g.fillRect(-w * 0.17, -h * 0.3, w * 0.34, h * 0.62);
  g.fillStyle = 'rgb(40 30 60 / 0.5)';
  for (let k = 0; k < 6; k += 1) g.fillRect(-w * 0.13, -h * 0.22 + k * h * 0.08, w * (k % 3 === 2 ? 0.14 : 0.26), 4);
  g.restore();
}

/** The gilt moulding about the glass. */
function moulding(g: Brush, w: number, h: number): void {
  const wide = (w * 4) / 48;
  g.strokeStyle = '#e2b56c';
  g.lineWidth = wide * 0.5;
  g.strokeRect(wide * 0.5, wide * 0.5, w - wide, h - wide);
  g.strokeStyle = 'rgb(60 30 10 / 0.7)';
  g.lineWidth = 3;
  g.strokeRect(wide * 0.86, wide * 0.86, w - wide * 1.72, h - wide * 1.72);
}

const PICTURES: Record<PieceName, readonly Picture[]> = {
  mirror: [
    { at: [0, -3.1, 50], faces: 'back', w: 46, h: 82, draw: fields(1, 2, 30) },
    { at: [0, 3.06, 50], faces: 'front', w: 48, h: 84, draw: moulding },
  ],
  piano: [
    { at: [0, 17, 52.1], faces: 'top', w: 108, h: 17, draw: pianoKeys },
    { at: [0, 6.1, 70], faces: 'front', w: 110, h: 30, draw: fields(3) },
    { at: [0, 6.1, 21], faces: 'front', w: 98, h: 36, draw: fields(2) },
    { at: [0, -26.1, 44], faces: 'back', w: 112, h: 82, draw: fields(3, 2, 14) },
  ],
  armchair: [{ at: [0, -17.9, 50], faces: 'front', w: 60, h: 40, draw: buttons }],
  desk: [
    { at: [0, 2, 64.1], faces: 'top', w: 52, h: 36, draw: blotter },
    { at: [-40, 28.1, 29], faces: 'front', w: 29, h: 56, draw: fields(1, 3, 24) },
    { at: [40, 28.1, 29], faces: 'front', w: 29, h: 56, draw: fields(1, 3, 24) },
    { at: [0, -28.1, 29], faces: 'back', w: 108, h: 54, draw: fields(4) },
  ],
  trolley: [],
  dresser: [
    { at: [0, 20.1, 58], faces: 'front', w: 69, h: 18, draw: fields(2, 1, 12) },
    { at: [0, -20.1, 37], faces: 'back', w: 68, h: 58, draw: fields(2) },
  ],
};
