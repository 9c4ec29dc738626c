// Pictures that repeat: the grain of wood, the nap of velvet, the hatching of what is not possible.
import { RepeatWrapping, type CanvasTexture } from 'three';
import { painted, scatter } from './paint';

/** A tile of grain in greys near white, to be multiplied with the colour of a piece; the grain runs along u. */
export function woodGrain(): CanvasTexture {
  const texture = painted(512, 256, (g, w, h) => {
    const chance = scatter(7);
    g.fillStyle = '#f4f0ee';
    g.fillRect(0, 0, w, h);
    for (let k = 0; k < 120; k += 1) {
      const y = chance() * h;
      const bow = (chance() - 0.5) * 10;
      g.strokeStyle =
        chance() < 0.7 ? `rgb(60 30 30 / ${0.05 + chance() * 0.13})` : `rgb(255 255 255 / ${chance() * 0.3})`;
      g.lineWidth = 0.6 + chance() * 2.4;
      for (const shift of [-h, 0, h]) {
        g.beginPath();
        g.moveTo(0, y + shift);
        g.bezierCurveTo(w / 3, y + bow + shift, (2 * w) / 3, y - bow + shift, w, y + shift);
        g.stroke();
      }
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** A nap of fine hairs. */
export function velvet(): CanvasTexture {
  const texture = painted(256, 256, (g, w, h) => {
    const chance = scatter(11);
    g.fillStyle = '#e9e2e6';
    g.fillRect(0, 0, w, h);
    for (let k = 0; k < 2600; k += 1) {
      g.strokeStyle = chance() < 0.5 ? 'rgb(40 0 30 / 0.1)' : 'rgb(255 255 255 / 0.22)';
      const [x, y] = [chance() * w, chance() * h];
      g.beginPath();
      g.moveTo(x, y);
      g.lineTo(x + (chance() - 0.5) * 5, y + 3 + chance() * 5);
      g.stroke();
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** Lines that cross: "not possible", whatever the colour. */
export function crossHatch(): CanvasTexture {
  const texture = painted(64, 64, (g, w, h) => {
    g.fillStyle = 'rgb(255 255 255 / 0.42)';
    g.fillRect(0, 0, w, h);
    g.strokeStyle = '#fff';
    g.lineWidth = 9;
    for (const k of [-1, 0, 1]) {
      g.beginPath();
      g.moveTo(k * w - 4, -4);
      g.lineTo(k * w + w + 4, h + 4);
      g.moveTo(k * w + w + 4, -4);
      g.lineTo(k * w - 4, h + 4);
      g.stroke();
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}
