// A picture of the end to keep: drawn anew as one SVG, so that nothing in it comes from elsewhere, and turned into a PNG by the
// browser where it can. Works over plain http: no clipboard, no sharing, only a file.
import type { Ending } from '../../generated/protocol';
import { paint } from '../seats';
import { apart, heightOf, linesOf, scaleOf, valuesOf, type Way } from './curve';

export type Poster = {
  title: string;
  sub: string;
  ending: Ending;
  names: string[];
  winners: number[];
  order: number[];
  sides: boolean;
  house: number | null;
  heading: string;
};

const WIDE = 1200;
const TALL = 630;
const COLOURS: Record<string, { light: string; deep: string }> = {
  p1: { light: '#f58ab4', deep: '#8d2c57' },
  p2: { light: '#43c9bd', deep: '#0d5f5d' },
  p3: { light: '#ab9bff', deep: '#4a36a8' },
  p4: { light: '#efe3c4', deep: '#6d5a34' },
  house: { light: '#e9f1f4', deep: '#4c6a8d' },
};
const STORIES = ['#4a3f8a', '#e0cfa8', '#7a5a9c', '#b9772a'];
/** The shapes of the seats on a grid of 24, as on the board. */
const SHAPES: Record<string, string> = {
  p1: 'M12 1.4 22 12 12 22.6 2 12Z',
  p2: 'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM12 7.6A4.4 4.4 0 1 0 12 16.4A4.4 4.4 0 1 0 12 7.6Z',
  p3: 'M12 2 23 21.4C16 22.4 8 22.4 1 21.4Z',
  p4: 'M3 3.4C9 2.8 15 2.8 21 3.4C21.4 9 21.4 15 21 20.8C15 21.4 9 21.4 3 20.8C2.6 15 2.6 9 3 3.4Z',
  house: 'M12 2C6 2 4 8 4 13V22L8 19L12 22L16 19L20 22V13C20 8 18 2 12 2Z',
};

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
}

function text(x: number, y: number, size: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`;
}

/** The badge of a seat: its colour and its shape. */
function badge(owner: string, x: number, y: number, size: number): string {
  const { light } = COLOURS[owner] ?? COLOURS['p1']!;
  return `<g transform="translate(${x} ${y}) scale(${size / 34})"><rect width="34" height="34" rx="10" fill="${light}"/><path transform="translate(5 5)" fill="#17132b" fill-rule="evenodd" d="${SHAPES[owner] ?? ''}"/></g>`;
}

/** The whole picture as a document of its own. */
export function posterOf(poster: Poster): string {
  const { title, sub, ending } = poster;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}" font-family="'Alegreya Sans', 'Noto Sans CJK JP', system-ui, sans-serif" font-weight="700" fill="#f4ecda">`,
    '<defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#12132a"/><stop offset="1" stop-color="#0a0b18"/></linearGradient><linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffdc9a" stop-opacity=".5"/><stop offset="1" stop-color="#ffdc9a" stop-opacity=".03"/></linearGradient></defs>',
    `<rect width="${WIDE}" height="${TALL}" fill="url(#n)"/><path d="M288 0H312L450 560H150Z" fill="url(#c)"/><path d="M0 560H${WIDE}" stroke="#3b3c72"/>`,
    text(
      300,
      78,
      title.length > 26 ? 36 : 48,
      title,
      'text-anchor="middle" font-family="\'IM Fell DW Pica\', Georgia, serif" font-weight="400"',
    ),
    text(300, 112, 20, sub, 'text-anchor="middle" fill="#c5bfd8" font-weight="500"'),
    ...(poster.sides ? people(poster) : towers(poster)),
    ...curve(poster),
    text(WIDE - 40, TALL - 26, 20, 'Ghostlight', 'text-anchor="end" fill="#9a97bd"'),
    '</svg>',
  ];
  return ending.seats.length > 0 ? parts.join('') : parts.slice(0, 5).concat('</svg>').join('');
}

function towers({ ending, names, winners, order, house }: Poster): string[] {
  const highest = Math.max(1, ...ending.seats.map(({ points }) => points));
  const wide = Math.min(140, 520 / order.length - 16);
  return order.flatMap((seat, k) => {
    const told = ending.seats[seat];
    if (!told) return [];
    const x = 300 + (k - (order.length - 1) / 2) * (wide + 18) - wide / 2;
    let y = 500;
    const owner = paint(seat, house);
    const drawn = told.parts.flatMap(({ points }, n) => {
      if (points <= 0) return [];
      const high = Math.max(16, (300 * points) / highest);
      y -= high;
      const fill = n === told.parts.length - 1 && n > 0 ? (COLOURS[owner]?.deep ?? '#333') : (STORIES[n] ?? '#444');
      return [
        `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${fill}" stroke="#131228" stroke-width="2"/>`,
        text(
          x + wide - 8,
          y + high / 2 + 5,
          15,
          String(points),
          `text-anchor="end" fill="${n === 1 ? '#2a2038' : '#fff6e0'}"`,
        ),
      ];
    });
    const won = winners.includes(seat);
    return [
      ...drawn,
      won
        ? `<rect x="${x - 3}" y="${y - 3}" width="${wide + 6}" height="${506 - y}" rx="4" fill="none" stroke="#ffc76a" stroke-width="3"/>`
        : '',
      text(
        x + wide / 2,
        y - 12,
        won ? 40 : 30,
        String(told.points),
        `text-anchor="middle" fill="${won ? '#fff6e0' : '#c5bfd8'}"`,
      ),
      badge(owner, x + wide / 2 - 13, 512, 26),
      text(x + wide / 2, 556, 15, names[seat] ?? '', 'text-anchor="middle"'),
    ];
  });
}

function people({ ending, names, winners, house }: Poster): string[] {
  return ending.seats.flatMap(({ seat }, k) => {
    const y = 170 + k * 66;
    const won = winners.includes(seat);
    return [
      `<rect x="70" y="${y}" width="460" height="54" rx="10" fill="#1a1b3a" stroke="${won ? '#ffc76a' : '#3b3c72'}" stroke-width="2"/>`,
      badge(paint(seat, house), 84, y + 10, 34),
      text(134, y + 35, 22, names[seat] ?? ''),
    ];
  });
}

function curve({ ending, sides, house, heading }: Poster): string[] {
  const way: Way = ending.judged ? 'chances' : 'points';
  if ((sides && !ending.judged) || ending.curve.length < 2) return [];
  const box = { left: 650, right: 1070, top: 140, bottom: 470 };
  const { least, even, most } = scaleOf(valuesOf(ending, way), way, sides);
  const lines = linesOf(ending, way, sides, box);
  const ends = apart(
    lines.map(({ points }) => points.at(-1)?.y ?? 0),
    box.top,
    box.bottom,
    34,
  );
  const middle = heightOf(even, least, most, box);
  return [
    text(650, 112, 24, heading, 'font-weight="500"'),
    `<path d="M${box.left} ${middle}H${box.right}" stroke="#7a7bb4"/>`,
    ...lines.flatMap(({ seats, dash, points, told }, k) => {
      const owner = paint(seats[0] ?? 0, house);
      const way = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
      const stroke = COLOURS[owner]?.light ?? '#fff';
      return [
        `<polyline points="${way}" fill="none" stroke="${stroke}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="${dash}"/>`,
        badge(owner, box.right + 10, (ends[k] ?? 0) - 13, 26),
        text(box.right + 44, (ends[k] ?? 0) + 7, 20, told),
      ];
    }),
  ];
}

/** Save the picture as a file: a PNG, or the SVG itself where the browser draws none. */
export async function keep(svg: string, name: string): Promise<void> {
  const png = await drawn(svg).catch(() => null);
  const file = png ?? new Blob([svg], { type: 'image/svg+xml' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.${png ? 'png' : 'svg'}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function drawn(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = TALL;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
