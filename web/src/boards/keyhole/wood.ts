// The wood of the door that a look goes through: planks and their grain, drawn once, the same on every page.

/** Of the picture, which is cut to any screen. */
export const WIDE = 1440;
export const HIGH = 900;
const JOINTS = [0, 150, 340, 560, 880, 1100, 1290, WIDE];
const TONES = ['#4a2616', '#522b19', '#472314', '#57301c', '#4b2717', '#502a18', '#452213'];
const STRENGTHS = [0.18, 0.28, 0.4];

export type Plank = { x: number; width: number; tone: string };
export type Grain = { strength: number; path: string };

export function planks(): Plank[] {
  return TONES.map((tone, k) => ({ x: JOINTS[k] ?? 0, width: (JOINTS[k + 1] ?? WIDE) - (JOINTS[k] ?? 0), tone }));
}

/** Bowed lines from top to bottom, by how dark they are. */
export function grain(): Grain[] {
  let seed = 20_341;
  const chance = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  return STRENGTHS.map((strength) => {
    const lines: string[] = [];
    for (const { x, width } of planks()) {
      for (let k = 0; k < width / 24; k += 1) {
        const at = x + 6 + chance() * (width - 12);
        const bow = (chance() - 0.5) * 26;
        const round = (value: number) => Math.round(value);
        lines.push(
          `M${round(at)} -10C${round(at + bow)} 260 ${round(at - bow)} 560 ${round(at + bow / 2)} ${HIGH + 10}`,
        );
      }
    }
    return { strength, path: lines.join('') };
  });
}
