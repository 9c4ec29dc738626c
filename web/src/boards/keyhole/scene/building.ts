// Pictures of the house: floor, walls and their doors, doorsteps, and the wood of the door that a peep looks through.
import type { CanvasTexture } from 'three';
import type { Side } from './hall';
import type { Looks } from './looks';
import { painted, rounded, scatter, type Brush } from './paint';
import { GRID } from './shapes';
import { pattern, sign } from './signs';

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
