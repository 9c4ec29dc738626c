// How pieces come and go: ghosts rise out of the pavement, discs and haunt tokens drop, what leaves fades.
import { settings } from '../../settings.svelte';

type Way = { lively?: boolean; size?: number };
type Transition = { duration: number; css?: (t: number, u: number) => string };

const STILL: Transition = { duration: 0 };

/** Out of the pavement. */
export function rise(_: Element, { lively = true, size = 40 }: Way = {}): Transition {
  if (!lively || settings.still) return STILL;
  return {
    duration: 280,
    css: (t, u) => `opacity: ${t}; transform: translateY(${u * size * 0.5}px) scale(${0.7 + 0.3 * t})`,
  };
}

/** From above, with a small bounce. */
export function fall(_: Element, { lively = true, size = 26 }: Way = {}): Transition {
  if (!lively || settings.still) return STILL;
  const bounce = (t: number) => (t < 0.7 ? (t / 0.7) ** 2 : 1 - 0.12 * Math.sin(((t - 0.7) / 0.3) * Math.PI));
  return {
    duration: 240,
    css: (t) => `opacity: ${Math.min(1, t * 3)}; transform: translateY(${(bounce(t) - 1) * size}px)`,
  };
}

/** Growing where it is. */
export function pop(_: Element, { lively = true }: Way = {}): Transition {
  if (!lively || settings.still) return STILL;
  return {
    duration: 200,
    css: (t) => `opacity: ${t}; transform: scale(${0.4 + 0.6 * t + 0.25 * Math.sin(t * Math.PI)})`,
  };
}

export function fade(_: Element, { lively = true }: Way = {}): Transition {
  if (!lively || settings.still) return STILL;
  return { duration: 200, css: (t) => `opacity: ${t}` };
}
