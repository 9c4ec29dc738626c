// Between the page and the hall: where a point of the hall is drawn, and what a pointer on the page means there.
import { Plane, Ray, Vector3, type PerspectiveCamera } from 'three';
import { PLACES, UNIT } from '../../../generated/keyhole-tables';
import type { Dot, Marks, Pick, Position, Side } from './hall';
import { doorstepAt, ghostUnder, pieceUnder, wallUnder } from './picking';
import { cellAt, spotPoint } from './pose';

/** So many pixels beside a spot still mean the spot. */
const FINGER = 26;

export class Pointing {
  readonly #canvas: HTMLCanvasElement;
  /** The camera, where it belongs now. */
  readonly #camera: () => PerspectiveCamera;

  constructor(canvas: HTMLCanvasElement, camera: () => PerspectiveCamera) {
    this.#canvas = canvas;
    this.#camera = camera;
  }

  project(point: Vector3): Dot | null {
    const at = point.clone().project(this.#camera());
    if (at.z > 1) return null;
    const { clientWidth, clientHeight } = this.#canvas;
    return { x: ((at.x + 1) / 2) * clientWidth, y: ((1 - at.y) / 2) * clientHeight };
  }

  floorAt(clientX: number, clientY: number, height = 0): { x: number; y: number } | null {
    const at = this.#ray(clientX, clientY).intersectPlane(
      new Plane(new Vector3(0, 0, 1), -height / UNIT),
      new Vector3(),
    );
    return at && { x: at.x * PLACES, y: at.y * PLACES };
  }

  /** `walls`: the sides whose walls stand before the viewer's eyes. */
  pick(clientX: number, clientY: number, position: Position, marks: Marks, walls: readonly Side[]): Pick | null {
    const ray = this.#ray(clientX, clientY);
    const { choosable = [], movable = [] } = marks;
    const floor = this.floorAt(clientX, clientY);
    const cell = floor && cellAt(floor.x / PLACES, floor.y / PLACES);
    const spot = this.#spotNear(clientX, clientY, marks);
    const ghost = ghostUnder(ray, position.ghosts);
    const piece = pieceUnder(ray, position.pieces);
    const door = wallUnder(ray, walls) ?? (floor && !cell ? doorstepAt(floor.x / PLACES, floor.y / PLACES) : null);
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

  #spotNear(clientX: number, clientY: number, { spots = [] }: Marks): number | null {
    const box = this.#canvas.getBoundingClientRect();
    let [found, least]: [number | null, number] = [null, FINGER];
    spots.forEach((spot, k) => {
      const dot = this.project(spotPoint(spot));
      if (!dot) return;
      const far = Math.hypot(clientX - box.left - dot.x, clientY - box.top - dot.y);
      if (far < least) [found, least] = [k, far];
    });
    return found;
  }
}
