// The sounds of the table, made on the spot: felt, wood, paper, breath. Nothing sounds before the reader has turned sound on,
// and nothing sounds without a picture that says the same.
import { settings } from './settings.svelte';

export type Sound = 'turn-card' | 'stone' | 'ghost' | 'dice' | 'tap' | 'refused' | 'your-turn' | 'peep' | 'win';
/** `seat` counts from 0 and tunes a stone; `level` (1 to 5) tunes a Town ghost. */
export type Tuning = { seat?: number; level?: number };

// The four seats are the notes of one chord, D minor with its sixth: any of them fit together.
const CHORD = [293.66, 349.23, 440, 493.88];
const LEVELS = [392, 349.23, 293.66, 246.94, 196];

type Mixer = { context: AudioContext; out: GainNode; noise: AudioBuffer };
let mixer: Mixer | null = null;

/** Play a sound, if the reader wants any. */
export function play(sound: Sound, tuning: Tuning = {}): void {
  if (!settings.sound || settings.volume === 0) return;
  const { context, out } = (mixer ??= open());
  if (context.state === 'suspended') void context.resume();
  out.gain.value = settings.volume ** 2;
  SCORES[sound](mixer, context.currentTime + 0.01, tuning);
}

function open(): Mixer {
  const context = new AudioContext();
  const out = context.createGain();
  const soft = context.createDynamicsCompressor();
  out.connect(soft).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return { context, out, noise };
}

type Tone = {
  at: number;
  pitch: number;
  long: number;
  loud: number;
  rise?: number;
  to?: number;
  wave?: OscillatorType;
};

/** One voice that swells and fades; `to` is the pitch that it glides to. */
function tone({ context, out }: Mixer, { at, pitch, long, loud, rise = 0.005, to, wave = 'sine' }: Tone): void {
  const voice = context.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, at);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, at + long);
  voice.connect(envelope(context, at, rise, long, loud)).connect(out);
  voice.start(at);
  voice.stop(at + long + 0.05);
}

type Rustle = { at: number; long: number; loud: number; band: number; to?: number; narrow?: number; rise?: number };

/** A band of noise: paper, breath, beans. */
function rustle({ context, out, noise }: Mixer, { at, long, loud, band, to, narrow = 1, rise = 0.01 }: Rustle): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(band, at);
  if (to) filter.frequency.exponentialRampToValueAtTime(to, at + long);
  source
    .connect(filter)
    .connect(envelope(context, at, rise, long, loud))
    .connect(out);
  source.start(at, Math.random() * 0.5);
  source.stop(at + long + 0.05);
}

function envelope(context: AudioContext, at: number, rise: number, long: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  return gain;
}

const SCORES: Record<Sound, (mixer: Mixer, at: number, tuning: Tuning) => void> = {
  // paper that is lifted, turned, laid
  'turn-card': (mixer, at) => {
    rustle(mixer, { at, long: 0.16, loud: 0.3, band: 2400, to: 5200, rise: 0.05 });
    rustle(mixer, { at: at + 0.2, long: 0.09, loud: 0.45, band: 1500, to: 700 });
  },
  // a wooden tock
  stone: (mixer, at, { seat = 0 }) => {
    const pitch = CHORD[seat % CHORD.length] ?? 440;
    tone(mixer, { at, pitch: pitch * 2, long: 0.14, loud: 0.5, rise: 0.002, wave: 'triangle' });
    tone(mixer, { at, pitch: pitch * 5.4, long: 0.04, loud: 0.2, rise: 0.001 });
    rustle(mixer, { at, long: 0.03, loud: 0.4, band: 900, rise: 0.001 });
  },
  // a breath over the neck of a bottle
  ghost: (mixer, at, { level = 2 }) => {
    const pitch = LEVELS[level - 1] ?? 293.66;
    rustle(mixer, { at, long: 0.7, loud: 0.55, band: pitch, to: pitch * 1.06, narrow: 22, rise: 0.25 });
    tone(mixer, { at, pitch, to: pitch * 1.06, long: 0.7, loud: 0.08, rise: 0.28 });
  },
  // dry beans
  dice: (mixer, at) => {
    for (let bean = 0; bean < 9; bean += 1) {
      const when = at + (bean / 9) ** 1.6 * 0.6 + Math.random() * 0.02;
      rustle(mixer, {
        at: when,
        long: 0.03,
        loud: 0.5 - bean * 0.03,
        band: 1500 + Math.random() * 1800,
        narrow: 6,
        rise: 0.001,
      });
    }
  },
  // the click of a lamp's switch
  tap: (mixer, at) => {
    rustle(mixer, { at, long: 0.018, loud: 0.4, band: 3200, narrow: 3, rise: 0.001 });
    tone(mixer, { at: at + 0.012, pitch: 820, long: 0.03, loud: 0.14, rise: 0.001, wave: 'triangle' });
  },
  // a thud into felt
  refused: (mixer, at) => {
    tone(mixer, { at, pitch: 120, to: 70, long: 0.16, loud: 0.6, rise: 0.004 });
    rustle(mixer, { at, long: 0.06, loud: 0.2, band: 240, rise: 0.002 });
  },
  // two hums of the lamp
  'your-turn': (mixer, at) => {
    for (const [step, pitch] of [220, 293.66].entries()) {
      const when = at + step * 0.26;
      tone(mixer, { at: when, pitch, long: 0.5, loud: 0.3, rise: 0.08 });
      tone(mixer, { at: when, pitch: pitch * 2.005, long: 0.42, loud: 0.08, rise: 0.1 });
    }
  },
  // a key turns, silence, a low string
  peep: (mixer, at) => {
    for (const [step, band] of [1800, 2600, 1400].entries()) {
      rustle(mixer, { at: at + step * 0.09, long: 0.04, loud: 0.4, band, narrow: 8, rise: 0.001 });
    }
    tone(mixer, { at: at + 0.7, pitch: 73.42, long: 1.1, loud: 0.24, rise: 0.3, wave: 'sawtooth' });
    tone(mixer, { at: at + 0.7, pitch: 110.3, long: 1, loud: 0.1, rise: 0.3, wave: 'triangle' });
  },
  // the hum becomes a chord
  win: (mixer, at) => {
    for (const [step, pitch] of [146.83, 220, 293.66, 369.99, 440].entries()) {
      tone(mixer, { at: at + step * 0.07, pitch, long: 0.95 - step * 0.05, loud: 0.22, rise: 0.12 });
      tone(mixer, { at: at + step * 0.07, pitch: pitch * 2.003, long: 0.7, loud: 0.05, rise: 0.15 });
    }
  },
};
