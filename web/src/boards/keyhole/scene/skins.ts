// The skins of ghosts: their owner's colour, pattern and sign, and a face for each size and mood.
import type { CanvasTexture } from 'three';
import type { Size } from './hall';
import type { Looks } from './looks';
import { painted, type Brush } from './paint';
import { pattern, sign } from './signs';

/** The skin of a ghost, once around: u from its back over its front (0.5) to its back, v from hem to crown. */
export function ghostSkin(looks: Looks, seat: number, size: Size, startled: boolean): CanvasTexture {
  const texture = painted(1024, 512, (g, w, h) => {
    g.fillStyle = looks.players[seat] ?? '#fff';
    g.fillRect(0, 0, w, h);
    const light = g.createLinearGradient(0, 0, 0, h);
    light.addColorStop(0, 'rgb(255 255 255 / 0.5)');
    light.addColorStop(0.45, 'rgb(255 255 255 / 0.06)');
    light.addColorStop(1, 'rgb(10 0 30 / 0.14)');
    g.fillStyle = light;
    g.fillRect(0, 0, w, h);
    g.strokeStyle = g.fillStyle = looks.palette === 'day' ? 'rgb(255 255 255 / 0.34)' : 'rgb(0 0 0 / 0.2)';
    const band = size === 'S' ? 0.2 : size === 'M' ? 0.3 : 0.34;
    pattern(g, seat, 0, h * (1 - band), w, h * band, w / { S: 18, M: 26, L: 34 }[size]);
    face(g, size, startled, w, h);
    g.fillStyle = looks.palette === 'day' ? '#ffffff' : looks.onPlayer;
    const at = h * { S: 0.74, M: 0.67, L: 0.65 }[size];
    const r = w * { S: 0.05, M: 0.045, L: 0.042 }[size];
    // a body is wider around than it is high: what is drawn round must look round on it
    for (const middle of [0, 0.5, 1]) stretched(g, middle * w, at, aspect(size), () => sign(g, seat, 0, 0, r));
  });
  texture.anisotropy = 4;
  return texture;
}

function aspect(size: Size): number {
  // height per pixel over width per pixel: (h / 512) / (2 pi r / 1024)
  return { S: 1.02, M: 1.03, L: 1.01 }[size];
}

function stretched(g: Brush, x: number, y: number, tall: number, draw: () => void): void {
  g.save();
  g.translate(x, y);
  g.scale(1, 1 / tall);
  draw();
  g.restore();
}

/** Small: two round eyes. Medium: long eyes and a small mouth. Large: slanting eyes and a wide mouth. */
function face(g: Brush, size: Size, startled: boolean, w: number, h: number): void {
  const eyes = { S: [0.06, 0.05, 0.085], M: [0.05, 0.036, 0.1], L: [0.056, 0.042, 0.085] }[size] as [
    number,
    number,
    number,
  ];
  const middle = w / 2;
  const y = h * { S: 0.4, M: 0.31, L: 0.27 }[size];
  g.fillStyle = '#17132b';
  for (const s of [-1, 1]) {
    const grow = startled ? 1.25 : 1;
    g.beginPath();
    g.ellipse(
      middle + s * w * eyes[0],
      y,
      w * eyes[1] * grow * 0.8,
      h * eyes[2] * grow,
      size === 'L' ? s * 0.3 : 0,
      0,
      7,
    );
    g.fill();
    g.fillStyle = 'rgb(255 255 255 / 0.9)';
    g.beginPath();
    g.arc(middle + s * w * eyes[0] - w * 0.008, y - h * eyes[2] * 0.4, w * (startled ? 0.013 : 0.008), 0, 7);
    g.fill();
    g.fillStyle = '#17132b';
  }
  g.beginPath();
  if (startled) {
    g.ellipse(middle, y + h * 0.21, w * 0.026, h * 0.06, 0, 0, 7);
  } else if (size === 'M') {
    g.ellipse(middle, y + h * 0.17, w * 0.019, h * 0.03, 0, 0, 7);
  } else if (size === 'L') {
    g.moveTo(middle - w * 0.055, y + h * 0.13);
    g.quadraticCurveTo(middle, y + h * 0.33, middle + w * 0.055, y + h * 0.13);
    g.quadraticCurveTo(middle, y + h * 0.18, middle - w * 0.055, y + h * 0.13);
  }
  g.fill();
}
