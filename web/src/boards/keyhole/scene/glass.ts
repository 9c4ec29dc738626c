// The mirror's glass: reflects the hall when it is in the picture and looks at the viewer, finely through the keyhole.
import { PlaneGeometry, Vector2, type WebGLRenderer } from 'three';
import { Reflector } from 'three/addons/objects/Reflector.js';
import { GLASS } from './shapes';

export class Glass {
  readonly reflector: Reflector;
  readonly #weak: boolean;
  /** Whether the hall is seen through the keyhole. */
  readonly #through: () => boolean;

  constructor(weak: boolean, through: () => boolean) {
    this.#weak = weak;
    this.#through = through;
    const reflector = new Reflector(new PlaneGeometry(2 * GLASS.hx, GLASS.high - GLASS.low), {
      color: 0xc4cfdb,
      multisample: weak ? 0 : 4,
      clipBias: 0.0005,
    });
    const reflect = reflector.onBeforeRender.bind(reflector);
    // drawing the hall twice is too much for a weak machine: there the glass reflects only in a peep, where it matters
    reflector.onBeforeRender = (...how) => {
      if (!weak || through()) reflect(...how);
    };
    reflector.position.set(0, GLASS.y + 0.0025, (GLASS.low + GLASS.high) / 2);
    reflector.rotation.set(-Math.PI / 2, 0, Math.PI);
    this.reflector = reflector;
  }

  /** The reflection is drawn for the whole picture: through the keyhole finely, from above a coarse one does. */
  sharpen(renderer: WebGLRenderer): void {
    const through = this.#through();
    const size = renderer.getDrawingBufferSize(new Vector2()).multiplyScalar(through && !this.#weak ? 1 : 0.5);
    const target = this.reflector.getRenderTarget();
    target.setSize(Math.max(1, Math.round(size.x)), Math.max(1, Math.round(size.y)));
    if (!this.#weak || through) return;
    renderer.setRenderTarget(target);
    renderer.setClearColor('#7f93a8', 1);
    renderer.clear();
    renderer.setClearColor(0, 0);
    renderer.setRenderTarget(null);
  }

  dispose(): void {
    this.reflector.dispose();
  }
}
