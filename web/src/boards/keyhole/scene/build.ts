// Puts many small solids into one geometry, so that a piece of furniture or a wall is drawn in one go.
import { BufferGeometry, Color, Float32BufferAttribute, Vector3 } from 'three';
import type { Box } from './shapes';

export class Builder {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #colours: number[] = [];
  readonly #faces: number[] = [];

  /** A box with rounded edges. Its texture is laid on it at `grain` tiles a cell, along its longest way. */
  box(
    box: Box,
    { colour, round = 0, steps = 2, grain = 1 }: { colour: string; round?: number; steps?: number; grain?: number },
  ): this {
    const [cx, cy, cz, ...half] = box;
    const radius = Math.max(1e-5, Math.min(round, ...half.map((h) => h * 0.98)));
    const lines = half.map((h) => ticks(h, radius, round > 0 ? steps : 0));
    const tint = new Color(colour);
    const longest = half.indexOf(Math.max(...half));
    for (let axis = 0; axis < 3; axis += 1) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      for (const sign of [-1, 1]) this.#side(axis, u, v, sign, lines, half, radius, [cx, cy, cz], tint, longest, grain);
    }
    return this;
  }

  #side(
    axis: number,
    u: number,
    v: number,
    sign: number,
    lines: number[][],
    half: number[],
    radius: number,
    centre: number[],
    tint: Color,
    longest: number,
    grain: number,
  ): void {
    const first = this.#positions.length / 3;
    const [us, vs] = [lines[u] ?? [], lines[v] ?? []];
    const [along, across] = v === longest ? [v, u] : [u, v];
    for (const b of vs) {
      for (const a of us) {
        const at = [0, 0, 0];
        at[axis] = sign * (half[axis] ?? 0);
        at[u] = a;
        at[v] = b;
        const inner = at.map((value, k) => clamp(value, (half[k] ?? 0) - radius));
        const away = new Vector3(...at.map((value, k) => value - (inner[k] ?? 0))).normalize();
        const where = inner.map((value, k) => value + radius * away.getComponent(k) + (centre[k] ?? 0));
        this.#positions.push(...where);
        this.#normals.push(away.x, away.y, away.z);
        this.#uvs.push((where[along] ?? 0) * grain, (where[across] ?? 0) * grain);
        this.#colours.push(tint.r, tint.g, tint.b);
      }
    }
    for (let j = 0; j + 1 < vs.length; j += 1) {
      for (let i = 0; i + 1 < us.length; i += 1) {
        const k = first + j * us.length + i;
        const [p, q, r, s] = [k, k + 1, k + us.length + 1, k + us.length];
        if (sign > 0) this.#faces.push(p, q, r, p, r, s);
        else this.#faces.push(p, r, q, p, s, r);
      }
    }
  }

  /** A ribbon between rows of points, each row as long as the first; normals are worked out from the surface. */
  surface(
    rows: readonly (readonly Vector3[])[],
    colour: string,
    uv: (row: number, k: number) => [number, number] = () => [0, 0],
  ): this {
    const first = this.#positions.length / 3;
    const tint = new Color(colour);
    const wide = rows[0]?.length ?? 0;
    rows.forEach((row, j) =>
      row.forEach((at, k) => {
        this.#positions.push(at.x, at.y, at.z);
        this.#normals.push(0, 0, 0);
        this.#uvs.push(...uv(j, k));
        this.#colours.push(tint.r, tint.g, tint.b);
      }),
    );
    const [ab, ac] = [new Vector3(), new Vector3()];
    const point = (k: number, into: Vector3) => into.fromArray(this.#positions, 3 * k);
    for (let j = 0; j + 1 < rows.length; j += 1) {
      for (let k = 0; k + 1 < wide; k += 1) {
        const p = first + j * wide + k;
        for (const [a, b, c] of [
          [p, p + 1, p + wide + 1],
          [p, p + wide + 1, p + wide],
        ] as const) {
          this.#faces.push(a, b, c);
          const origin = point(a, new Vector3());
          point(b, ab).sub(origin);
          point(c, ac).sub(origin);
          const normal = ab.cross(ac);
          for (const corner of [a, b, c]) {
            for (let n = 0; n < 3; n += 1) {
              this.#normals[3 * corner + n] = (this.#normals[3 * corner + n] ?? 0) + normal.getComponent(n);
            }
          }
        }
      }
    }
    for (let k = 3 * first; k < this.#normals.length; k += 3) {
      const normal = new Vector3().fromArray(this.#normals, k).normalize();
      normal.toArray(this.#normals, k);
    }
    return this;
  }

  geometry(): BufferGeometry {
    return new BufferGeometry()
      .setAttribute('position', new Float32BufferAttribute(this.#positions, 3))
      .setAttribute('normal', new Float32BufferAttribute(this.#normals, 3))
      .setAttribute('uv', new Float32BufferAttribute(this.#uvs, 2))
      .setAttribute('color', new Float32BufferAttribute(this.#colours, 3))
      .setIndex(this.#faces);
  }
}

const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** Where the grid of a side runs, so that the rounding is cut into even angles. */
function ticks(half: number, radius: number, steps: number): number[] {
  if (steps === 0) return [-half, half];
  const edge: number[] = [];
  for (let k = 0; k <= steps; k += 1) edge.push(half - radius + radius * Math.tan(((k / steps) * Math.PI) / 4));
  return [...edge.map((at) => -at).reverse(), ...edge];
}
