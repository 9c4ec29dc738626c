// What the hall is painted with, by night and by day. Colours that mean something come from the page's tokens.
import type { Palette } from './hall';

export interface Looks {
  palette: Palette;
  players: readonly string[];
  deep: readonly string[];
  onPlayer: string;
  lamp: string;
  lampSoft: string;
  text: string;
  ink: string;
  cold: string;
  fonts: string;
  floor: readonly [light: string, dark: string];
  seam: string;
  cellName: string;
  slab: string;
  paper: readonly [light: string, dark: string, dot: string];
  panel: string;
  rail: string;
  frame: string;
  door: string;
  doorDeep: string;
  brass: string;
  /** The other side of the walls and the door of a peep. */
  outside: string;
  light: {
    sky: string;
    ground: string;
    skyPower: number;
    lamp: string;
    lampPower: number;
    fill: string;
    fillPower: number;
  };
  exposure: number;
  /** How much a ghost gives light of its own. */
  ghostGlow: number;
}

const NIGHT = {
  floor: ['#9a6560', '#80505a'],
  seam: 'rgb(34 12 32 / 0.55)',
  cellName: 'rgb(255 232 205 / 0.5)',
  slab: '#3a2646',
  paper: ['#4d4a80', '#3f3d6e', 'rgb(190 180 240 / 0.2)'],
  panel: '#5d3a58',
  rail: '#8a5a6c',
  frame: '#8f5d4a',
  door: '#6d3d50',
  doorDeep: '#45243a',
  brass: '#e0b467',
  outside: '#6b3c22',
  light: {
    sky: '#9aa2ee',
    ground: '#5a3f5c',
    skyPower: 1.8,
    lamp: '#ffd7a2',
    lampPower: 140,
    fill: '#9aa8ff',
    fillPower: 1.6,
  },
  exposure: 1,
  ghostGlow: 0.42,
} as const;

const DAY = {
  floor: ['#dcb98e', '#c9a077'],
  seam: 'rgb(92 58 30 / 0.4)',
  cellName: 'rgb(70 40 20 / 0.6)',
  slab: '#9c8266',
  paper: ['#cfd3e6', '#c1c6de', 'rgb(255 255 255 / 0.55)'],
  panel: '#b99c86',
  rail: '#8f6f5a',
  frame: '#8a6248',
  door: '#a87a5c',
  doorDeep: '#75513a',
  brass: '#b98530',
  outside: '#8a5f3c',
  light: {
    sky: '#ffffff',
    ground: '#cdb899',
    skyPower: 2.1,
    lamp: '#fff1d8',
    lampPower: 95,
    fill: '#ffffff',
    fillPower: 0.7,
  },
  exposure: 0.98,
  ghostGlow: 0.3,
} as const;

/** What the tokens are where there is no page to ask, as in a drawing without its style sheet. */
const TOKENS = {
  '--p1': '#f58ab4',
  '--p2': '#43c9bd',
  '--p3': '#ab9bff',
  '--p4': '#efe3c4',
  '--p1-deep': '#8d2c57',
  '--p2-deep': '#0d5f5d',
  '--p3-deep': '#4a36a8',
  '--p4-deep': '#6d5a34',
  '--on-player': '#17132b',
  '--lamp': '#ffc76a',
  '--lamp-soft': '#ffe2a9',
  '--lamp-deep': '#b9772a',
  '--text': '#f4ecda',
  '--ink': '#131228',
  '--ecto-2': '#aebfdc',
  '--font-ui': 'sans-serif',
};

export function looks(palette: Palette): Looks {
  const style = getComputedStyle(document.documentElement);
  const token = (name: keyof typeof TOKENS) => style.getPropertyValue(name).trim() || TOKENS[name];
  return {
    palette,
    players: [token('--p1'), token('--p2'), token('--p3'), token('--p4')],
    deep: [token('--p1-deep'), token('--p2-deep'), token('--p3-deep'), token('--p4-deep')],
    onPlayer: token('--on-player'),
    // by day the lamp's token is a dark amber for words; on the floor it may be brighter, but must show on pale wood
    lamp: palette === 'day' ? '#d67600' : token('--lamp'),
    lampSoft: palette === 'day' ? '#fff3d6' : token('--lamp-soft'),
    text: token('--text'),
    ink: token('--ink'),
    cold: '#8fb4ff',
    fonts: token('--font-ui'),
    ...(palette === 'day' ? DAY : NIGHT),
  };
}
