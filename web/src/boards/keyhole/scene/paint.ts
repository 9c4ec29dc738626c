// Pictures drawn on canvases: wood, velvet, floor, walls, faces of ghosts, owners' shapes and patterns.
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import type { Side, Size } from './hall';
import type { Looks } from './looks';
import { GRID } from './shapes';

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
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

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

export function floor(looks: Looks): CanvasTexture {
  const texture = painted(1536, 1536, (g, w) => {
    const chance = scatter(3);
    const cell = w / GRID;
    const planks = 5;
    for (let i = 0; i < GRID; i += 1) {
      for (let j = 0; j < GRID; j += 1) {
        const odd = (i + j) % 2;
        g.save();
        g.translate((i + 0.5) * cell, (j + 0.5) * cell);
        if (odd) g.rotate(Math.PI / 2);
        g.translate(-cell / 2, -cell / 2);
        g.fillStyle = looks.floor[odd ? 1 : 0];
        g.fillRect(0, 0, cell, cell);
        for (let k = 0; k < planks; k += 1) {
          const top = (k * cell) / planks;
          g.fillStyle = `rgb(${chance() < 0.5 ? '255 220 190' : '30 8 24'} / ${chance() * 0.09})`;
          g.fillRect(0, top, cell, cell / planks);
          g.strokeStyle = 'rgb(30 10 28 / 0.07)';
          g.lineWidth = 1.2;
          for (let n = 0; n < 5; n += 1) {
            const y = top + chance() * (cell / planks);
            g.beginPath();
            g.moveTo(0, y);
            g.quadraticCurveTo(cell / 2, y + (chance() - 0.5) * 8, cell, y);
            g.stroke();
          }
          g.strokeStyle = looks.seam;
          g.lineWidth = 1.6;
          g.beginPath();
          g.moveTo(0, top);
          g.lineTo(cell, top);
          g.stroke();
        }
        g.restore();
        g.strokeStyle = looks.seam;
        g.lineWidth = 6;
        g.strokeRect(i * cell, j * cell, cell, cell);
      }
    }
  });
  texture.anisotropy = 8;
  return texture;
}

/** Wallpaper, panelling and six doors with their names, for a wall of 6 x `height` cells seen from inside the hall. */
export function wall(looks: Looks, side: Side, height: number): CanvasTexture {
  return painted(1536, Math.round(256 * height), (g, w, h) => {
    const unit = w / GRID;
    wallpaper(g, looks, w, h);
    g.fillStyle = looks.panel;
    g.fillRect(0, h - unit * 0.36, w, unit * 0.36);
    g.fillStyle = looks.rail;
    g.fillRect(0, h - unit * 0.38, w, unit * 0.035);
    g.fillRect(0, h - unit * 0.06, w, unit * 0.06);
    g.fillRect(0, 0, w, unit * 0.05);
    // seen from inside, the doors run the other way
    for (let k = 0; k < GRID; k += 1) doorPicture(g, looks, (k + 0.5) * unit, h, unit, `${side}${GRID - k}`);
  });
}

function wallpaper(g: Brush, looks: Looks, w: number, h: number): void {
  const stripes = 60;
  const step = w / stripes;
  for (let i = 0; i < stripes; i += 1) {
    g.fillStyle = looks.paper[i % 2 ? 0 : 1];
    g.fillRect(i * step, 0, step + 1, h);
    g.fillStyle = looks.paper[2];
    for (let y = i % 2 ? step * 0.6 : step * 1.2; y < h; y += step * 1.2) {
      g.beginPath();
      g.ellipse((i + 0.5) * step, y, step * 0.1, step * 0.16, 0, 0, 7);
      g.fill();
    }
  }
}

/** Half the width and the height of a door, in cells. */
export const DOOR = { half: 0.32, high: 1.28 };

/** A door of panelled wood in its frame, with a knob, a keyhole and a name over it. */
function doorPicture(g: Brush, looks: Looks, middle: number, foot: number, unit: number, name: string): void {
  const half = DOOR.half * unit;
  const high = DOOR.high * unit;
  const rim = 0.055 * unit;
  g.fillStyle = 'rgb(10 4 20 / 0.35)';
  g.fillRect(middle - half - rim * 1.4, foot - high - rim * 1.2, 2 * half + rim * 2.8, high + rim * 2);
  g.fillStyle = looks.frame;
  g.fillRect(middle - half - rim, foot - high - rim, 2 * half + 2 * rim, high + rim);
  g.fillStyle = looks.doorDeep;
  g.fillRect(middle - half, foot - high, 2 * half, high);
  g.fillStyle = looks.door;
  g.fillRect(middle - half + 2, foot - high + 2, 2 * half - 4, high);
  const panel = (x: number, y: number, width: number, height: number) => {
    g.fillStyle = 'rgb(10 2 16 / 0.28)';
    g.fillRect(x, y, width, height);
    g.fillStyle = 'rgb(255 225 200 / 0.1)';
    g.fillRect(x + 3, y + 3, width - 3, height - 3);
    g.fillStyle = looks.door;
    g.fillRect(x + 5, y + 5, width - 10, height - 10);
  };
  const gap = half * 0.2;
  for (const s of [0, 1]) {
    const x = middle - half + gap + s * (half - gap * 0.5);
    panel(x, foot - high + gap, half - gap * 1.5, high * 0.36);
    panel(x, foot - high * 0.36, half - gap * 1.5, high * 0.36 - gap);
  }
  g.fillStyle = looks.brass;
  g.beginPath();
  g.arc(middle + half * 0.76, foot - unit * 0.56, unit * 0.026, 0, 7);
  g.fill();
  const y = foot - unit * 0.6;
  g.fillStyle = '#1a1028';
  g.beginPath();
  g.arc(middle, y, unit * 0.028, 0, 7);
  g.moveTo(middle - unit * 0.012, y);
  g.lineTo(middle + unit * 0.012, y);
  g.lineTo(middle + unit * 0.022, y + unit * 0.075);
  g.lineTo(middle - unit * 0.022, y + unit * 0.075);
  g.fill();
  g.fillStyle = looks.brass;
  const [plate, tall] = [unit * 0.15, unit * 0.135];
  const top = foot - high - rim - tall - unit * 0.05;
  rounded(g, middle - plate, top, 2 * plate, tall, tall * 0.3);
  g.fill();
  g.fillStyle = '#241a2c';
  g.font = `800 ${unit * 0.125}px ${looks.fonts}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(name, middle, top + tall * 0.54);
}

export function rounded(g: Brush, x: number, y: number, w: number, h: number, r: number): void {
  g.beginPath();
  g.roundRect(x, y, w, h, r);
}

/** Only paper, darker towards the ceiling that nobody sees. */
export function upperWall(looks: Looks): CanvasTexture {
  return painted(1536, 512, (g, w, h) => {
    wallpaper(g, looks, w, h);
    const dusk = g.createLinearGradient(0, h, 0, 0);
    dusk.addColorStop(0, 'rgb(8 6 24 / 0)');
    dusk.addColorStop(1, 'rgb(8 6 24 / 0.75)');
    g.fillStyle = dusk;
    g.fillRect(0, 0, w, h);
  });
}

/** The doorsteps of a side as seen from outside: names of doors (turned), and plates in its owner's colour, pattern and sign. */
export function doorsteps(looks: Looks, side: Side, seat: number, deep: number, turn: number): CanvasTexture {
  return painted(1536, Math.round(256 * deep), (g, w, h) => {
    const unit = w / GRID;
    for (let k = 0; k < GRID; k += 1) {
      const [left, top, width, height] = [(k + 0.5) * unit - unit * 0.32, h * 0.08, unit * 0.64, h * 0.34];
      const owner = looks.players[seat];
      g.fillStyle = owner ?? looks.rail;
      rounded(g, left, top, width, height, height * 0.25);
      g.fill();
      if (owner) {
        g.save();
        g.clip();
        g.fillStyle = g.strokeStyle = 'rgb(0 0 0 / 0.22)';
        pattern(g, seat, left, top, width, height, unit * 0.07);
        g.restore();
        g.fillStyle = looks.onPlayer;
        sign(g, seat, left + width / 2, top + height / 2, height * 0.4);
      }
      g.fillStyle = '#f7ead2';
      g.font = `800 ${unit * 0.17}px ${looks.fonts}`;
      g.textAlign = 'center';
      g.textBaseline = 'middle';
      g.save();
      g.translate((k + 0.5) * unit, h * 0.73);
      g.rotate(turn);
      g.fillText(`${side}${k + 1}`, 0, 0);
      g.restore();
    }
  });
}

/** The wood of the door that a peep looks through, darker away from the keyhole in its middle. */
export function oak(looks: Looks): CanvasTexture {
  return painted(1024, 1024, (g, w, h) => {
    const chance = scatter(19);
    g.fillStyle = looks.outside;
    g.fillRect(0, 0, w, h);
    for (let k = 0; k < 420; k += 1) {
      const x = chance() * w;
      g.strokeStyle = `rgb(${chance() < 0.65 ? '20 6 4' : '255 190 120'} / ${0.03 + chance() * 0.07})`;
      g.lineWidth = 0.8 + chance() * 4;
      g.beginPath();
      g.moveTo(x, 0);
      g.bezierCurveTo(x + (chance() - 0.5) * 30, h / 3, x + (chance() - 0.5) * 30, (2 * h) / 3, x, h);
      g.stroke();
    }
    for (const x of [0.12, 0.37, 0.63, 0.88]) {
      g.fillStyle = 'rgb(12 4 4 / 0.75)';
      g.fillRect(x * w - 3, 0, 6, h);
      g.fillStyle = 'rgb(255 200 140 / 0.12)';
      g.fillRect(x * w + 3, 0, 3, h);
    }
    const dusk = g.createRadialGradient(w * 0.46, h * 0.47, w * 0.12, w / 2, h / 2, w * 0.5);
    dusk.addColorStop(0, 'rgb(10 4 10 / 0)');
    dusk.addColorStop(0.5, 'rgb(10 4 10 / 0.45)');
    dusk.addColorStop(1, 'rgb(10 4 10 / 0.93)');
    g.fillStyle = dusk;
    g.fillRect(0, 0, w, h);
  });
}

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
