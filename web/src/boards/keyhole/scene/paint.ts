// How pictures are drawn on canvases: a brush, how finely, and chance that is the same every time.
import { CanvasTexture, SRGBColorSpace } from 'three';

export type Brush = CanvasRenderingContext2D;

let fineness = 1;

/** How large pictures are from now on: 1, or less where a slow machine has to take them in. */
export function paintAt(share: number): void {
  fineness = share;
}

/** A picture, drawn in the measures given. */
export function painted(width: number, height: number, draw: (g: Brush, w: number, h: number) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * fineness);
  canvas.height = Math.round(height * fineness);
  const brush = canvas.getContext('2d');
  brush?.scale(canvas.width / width, canvas.height / height);
  if (brush) draw(brush, width, height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** The same numbers every time, so that the hall looks the same to everybody. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export function rounded(g: Brush, x: number, y: number, w: number, h: number, r: number): void {
  g.beginPath();
  g.roundRect(x, y, w, h, r);
}
