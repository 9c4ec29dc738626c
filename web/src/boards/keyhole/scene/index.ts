// The hall of Keyhole in three dimensions. A board loads it by `await import('./scene')` and takes its types from './scene/hall'.
import type { HallOptions, HallScene } from './hall';
import { Stage } from './stage';

export type * from './hall';

/** Rejects where the browser draws no WebGL 2; the board then shows its plan. */
export async function createHall(canvas: HTMLCanvasElement, options: HallOptions): Promise<HallScene> {
  // words on the floor and over the doors are painted once: their face has to be there
  await document.fonts.load('800 32px "Alegreya Sans"').catch(() => []);
  return new Stage(canvas, options);
}
