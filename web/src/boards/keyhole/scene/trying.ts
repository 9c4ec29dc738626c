// The image of a tried pose: where things would come to rest, in the lamp's light if possible, cold and hatched if not.
import {
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type BufferGeometry,
  type CanvasTexture,
  type Material,
  type Matrix4,
} from 'three';
import { pieceGeometry } from './furniture';
import { AIDS, ghostGeometry } from './ghosts';
import type { Image } from './hall';
import type { Looks } from './looks';
import { ghostMatrix, pieceMatrix } from './pose';
import { crossHatch } from './tiles';

export class TrialLayer {
  readonly group = new Group();
  readonly #hatch: CanvasTexture;
  readonly #possible: Material;
  readonly #impossible: Material;
  readonly #changed: Material;
  /** Writes depth only, so that an image shows its outer skin and not all its insides. */
  readonly #skin: Material;

  constructor(looks: Looks) {
    this.#hatch = crossHatch();
    this.#hatch.repeat.set(9, 9);
    const lamp = new Color(looks.lamp);
    const own = (colour: Color | string, opacity: number, map: CanvasTexture | null = null) =>
      new MeshLambertMaterial({
        color: colour,
        emissive: colour,
        emissiveIntensity: 0.45,
        transparent: true,
        opacity,
        map,
      });
    this.#possible = own(lamp, 0.62);
    this.#impossible = own(looks.cold, 0.78, this.#hatch);
    this.#changed = own('#dfe6ff', 0.42);
    this.#skin = new MeshBasicMaterial({ colorWrite: false });
  }

  draw(image: Image | null): void {
    this.group.clear();
    if (!image) return;
    const material = (name: string) =>
      name !== image.tried ? this.#changed : image.possible ? this.#possible : this.#impossible;
    for (const pose of image.pieces) this.#put(pieceGeometry(pose.name), pieceMatrix(pose), material(pose.name));
    for (const ghost of image.ghosts) {
      this.#put(ghostGeometry(ghost.size), ghostMatrix(ghost.size, ghost), material(ghost.name));
    }
  }

  #put(geometry: BufferGeometry, matrix: Matrix4, material: Material): void {
    for (const [layer, order] of [
      [this.#skin, 3],
      [material, 4],
    ] as const) {
      const mesh = new Mesh(geometry, layer);
      mesh.matrixAutoUpdate = false;
      mesh.matrix.copy(matrix);
      mesh.layers.set(AIDS);
      mesh.renderOrder = order;
      this.group.add(mesh);
    }
  }

  dispose(): void {
    this.#hatch.dispose();
    for (const material of [this.#possible, this.#impossible, this.#changed, this.#skin]) material.dispose();
  }
}
