// Reserves: ghosts that have not come in yet wait on a ledge outside their home doors, the largest first.
import { BoxGeometry, Group, Mesh, MeshLambertMaterial, Vector3 } from 'three';
import { standing } from './camera';
import { AIDS, ghostGeometry, type Wardrobe } from './ghosts';
import type { Position, Side, Size } from './hall';
import type { Looks } from './looks';
import { doorway } from './pose';
import { BODY, GRID } from './shapes';

/** In cells: where the ledge is from the wall, how deep and how thick it is, how low it lies, the gaps between those who wait. */
const OUT = 1.02;
const DEEP = 0.74;
const THICK = 0.12;
const LOW = 0.5;
const GAP = 0.16;
/** They are a little smaller than life: all seven have to find room. */
const SCALE = 0.86;
const ORDER: readonly Size[] = ['L', 'M', 'S'];

export class Ledges {
  readonly group = new Group();
  readonly #looks: Looks;
  readonly #wardrobe: Wardrobe;
  readonly #sides = new Map<Side, Group>();
  #shown = '';
  #position: { homes: Position['homes']; reserves: Position['reserves'] | undefined } = { homes: [], reserves: [] };

  constructor(looks: Looks, wardrobe: Wardrobe) {
    this.#looks = looks;
    this.#wardrobe = wardrobe;
  }

  furnish({ homes, reserves }: Position): void {
    this.#position = { homes, reserves };
    const key = JSON.stringify([homes, reserves]);
    if (key === this.#shown) return;
    this.#shown = key;
    this.#clear();
    homes.forEach((side, seat) => {
      if (side) this.#build(side, seat);
    });
  }

  /** Only the open sides show their ledges; from above, and where there is no room, none does. */
  face(azimuth: number, room: boolean): void {
    for (const [side, ledge] of this.#sides) ledge.visible = room && standing(side, azimuth) < 0.5;
  }

  #build(side: Side, seat: number): void {
    const waiting = [...(this.#position.reserves ?? [])]
      .filter((each) => each.seat === seat)
      .sort((a, b) => ORDER.indexOf(a.size) - ORDER.indexOf(b.size));
    if (waiting.length === 0) return;
    const ledge = new Group();
    const { foot, inward, right } = doorway({ side, door: (GRID + 1) / 2 });
    const long = waiting.reduce((sum, { size }) => sum + 2 * BODY[size].r * SCALE + GAP, GAP);
    const middle = foot
      .clone()
      .addScaledVector(inward, -OUT)
      .addScaledVector(right, long / 2 - GRID / 2);
    const turn = Math.atan2(right.y, right.x);
    const board = new Mesh(new BoxGeometry(long, DEEP, THICK), new MeshLambertMaterial({ color: this.#looks.slab }));
    board.position.copy(middle).setZ(-LOW - THICK / 2);
    board.rotation.z = turn;
    board.receiveShadow = true;
    ledge.add(board);
    let along = GAP;
    for (const { size } of waiting) {
      const { r } = BODY[size];
      along += r * SCALE;
      const skin = this.#wardrobe.skin(seat, size, false);
      const ghost = new Mesh(
        ghostGeometry(size),
        new MeshLambertMaterial({
          map: skin,
          emissiveMap: skin,
          emissive: '#ffffff',
          emissiveIntensity: this.#looks.ghostGlow * 0.8,
        }),
      );
      ghost.scale.setScalar(SCALE);
      ghost.position.copy(
        new Vector3()
          .copy(middle)
          .addScaledVector(right, along - long / 2)
          .setZ(-LOW),
      );
      ghost.rotation.z = turn + Math.PI;
      ledge.add(ghost);
      along += r * SCALE + GAP;
    }
    ledge.traverse((thing) => thing.layers.set(AIDS));
    this.#sides.set(side, ledge);
    this.group.add(ledge);
  }

  #clear(): void {
    for (const ledge of this.#sides.values()) {
      this.group.remove(ledge);
      for (const thing of ledge.children) {
        if (!(thing instanceof Mesh)) continue;
        const { geometry, material } = thing as Mesh<BoxGeometry, MeshLambertMaterial>;
        // the bodies of ghosts are everybody's
        if (geometry instanceof BoxGeometry) geometry.dispose();
        material.dispose();
      }
    }
    this.#sides.clear();
  }

  dispose(): void {
    this.#clear();
  }
}
