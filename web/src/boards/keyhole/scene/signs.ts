// What tells owners apart besides their colour: a sign and a pattern.
import type { CanvasTexture } from 'three';
import type { Looks } from './looks';
import { painted, type Brush } from './paint';

/** An owner's sign: lozenge, ring, triangle, square. */
export function sign(g: Brush, seat: number, x: number, y: number, r: number): void {
  g.beginPath();
  if (seat === 0) {
    g.moveTo(x, y - r);
    g.lineTo(x + r * 0.85, y);
    g.lineTo(x, y + r);
    g.lineTo(x - r * 0.85, y);
  } else if (seat === 1) {
    g.arc(x, y, r * 0.9, 0, 7);
    g.closePath();
    g.moveTo(x + r * 0.42, y);
    g.arc(x, y, r * 0.42, 0, 7, true);
  } else if (seat === 2) {
    g.moveTo(x, y - r * 0.9);
    g.lineTo(x + r, y + r * 0.8);
    g.lineTo(x - r, y + r * 0.8);
  } else {
    g.rect(x - r * 0.78, y - r * 0.78, r * 1.56, r * 1.56);
  }
  g.closePath();
  g.fill('evenodd');
}

/** A sign on a disc of its owner's colour, for those who look from above. */
export function badge(looks: Looks, seat: number): CanvasTexture {
  return painted(128, 128, (g, w) => {
    g.fillStyle = looks.players[seat] ?? '#fff';
    g.beginPath();
    g.arc(w / 2, w / 2, w / 2 - 2, 0, 7);
    g.fill();
    g.fillStyle = looks.onPlayer;
    sign(g, seat, w / 2, w / 2, w * 0.3);
  });
}

/** An owner's pattern in a rectangle: diagonals, dots, chevrons, a weave. */
export function pattern(g: Brush, seat: number, x: number, y: number, w: number, h: number, step: number): void {
  g.save();
  g.beginPath();
  g.rect(x, y, w, h);
  g.clip();
  g.lineWidth = step * 0.26;
  g.beginPath();
  if (seat === 0) {
    for (let k = -h; k < w + h; k += step) {
      g.moveTo(x + k, y + h);
      g.lineTo(x + k + h, y);
    }
  } else if (seat === 1) {
    for (let i = 0, row = y; row < y + h + step; row += step * 0.8, i += 1) {
      for (let k = x + (i % 2 ? step / 2 : 0); k < x + w + step; k += step) {
        g.moveTo(k + step * 0.22, row);
        g.arc(k, row, step * 0.22, 0, 7);
      }
    }
    g.fill();
    g.restore();
    return;
  } else if (seat === 2) {
    for (let row = y - step; row < y + h + step; row += step * 0.9) {
      g.moveTo(x, row);
      for (let k = 0; k * step < w + step; k += 1) g.lineTo(x + (k + 0.5) * step, row + (k % 2 ? 0 : step * 0.6));
    }
  } else {
    for (let k = 0; k < w; k += step) {
      g.moveTo(x + k, y);
      g.lineTo(x + k, y + h);
    }
    for (let k = 0; k < h; k += step) {
      g.moveTo(x, y + k);
      g.lineTo(x + w, y + k);
    }
  }
  g.stroke();
  g.restore();
}
