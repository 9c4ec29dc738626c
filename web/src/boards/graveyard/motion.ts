// How the events of a step become motion (docs/look.md, Motion): who moves when, for how long, and when the picture has changed.
import type { Event, Front, View } from '../../generated/graveyard';
import { OVERLAP, type Pace } from '../playback.svelte';
import { squaresBetween } from './layout';

export type Deed =
  | { kind: 'place'; seat: number; to: string }
  | { kind: 'slide'; seat: number; from: string; to: string }
  | { kind: 'turn'; grave: string; front: Front }
  | { kind: 'stone'; seat: number; grave: string; points: number }
  | { kind: 'spend'; seat: number; grave: string }
  | { kind: 'look'; seat: number; grave: string }
  | { kind: 'learn'; seat: number; grave: string; front: Front };
/** One movement: from `at` for `long` milliseconds; the picture changes `lands` after the beginning. */
export type Act = { deed: Deed; at: number; long: number; lands: number };

/** What is to be seen of these events by whoever looks from seat `you`, one after the other. */
export function plan(events: readonly Event[], you: number | null, pace: Pace): Act[] {
  const acts: Act[] = [];
  let at = 0;
  for (const event of events) {
    const deed = deedOf(event, you);
    if (!deed) continue;
    const long = lengthOf(deed, pace);
    acts.push({ deed, at, long, lands: long * LANDS[deed.kind] });
    at += long * OVERLAP;
  }
  return acts;
}

function deedOf({ name, fields }: Event, you: number | null): Deed | null {
  switch (name) {
    case 'placed':
      return { kind: 'place', seat: fields.seat, to: `out:${fields.place}` };
    case 'moved':
      return { kind: 'slide', seat: fields.seat, from: fields.start, to: fields.grave };
    case 'turned':
      return { kind: 'turn', grave: fields.grave, front: fields.front };
    case 'claimed':
      return { kind: 'stone', ...fields };
    case 'spent':
      return { kind: 'spend', ...fields };
    // Whoever looks sees what is there; all others see that somebody looked.
    case 'inspected':
      return fields.seat === you ? null : { kind: 'look', ...fields };
    case 'learned':
      return fields.seat === you ? { kind: 'learn', ...fields } : null;
    case 'begins':
    case 'unclaimed':
    case 'all_open':
    case 'stalled':
      return null;
  }
}

function lengthOf(deed: Deed, pace: Pace): number {
  switch (deed.kind) {
    case 'slide':
      return Math.min(pace.drift, Math.max(1, squaresBetween(deed.from, deed.to) / 2) * pace.step);
    case 'turn':
      return pace.turn;
    case 'look':
      return 2 * pace.step;
    case 'stone':
      return pace.quick;
    case 'place':
    case 'spend':
    case 'learn':
      return pace.step;
  }
}

/** At which part of a movement the picture changes: a card shows its front when it stands on edge. */
const LANDS: Record<Deed['kind'], number> = { place: 0, slide: 1, turn: 0.5, stone: 0, spend: 1, look: 0.5, learn: 0 };

/** The view once this has been done. */
export function after(view: View, deed: Deed): View {
  switch (deed.kind) {
    case 'place':
    case 'slide':
      return {
        ...view,
        players: view.players.map((player, seat) => (seat === deed.seat ? { ...player, lord: deed.to } : player)),
      };
    case 'turn':
      return withGrave(view, deed.grave, { open: true, front: deed.front, inspected_by: [] });
    case 'stone':
      return withGrave(view, deed.grave, { stone: deed.seat });
    case 'spend':
      return withGrave(view, deed.grave, { stone: null });
    case 'learn':
      return withGrave(view, deed.grave, { front: deed.front });
    case 'look': {
      const looked = view.graves.find(({ name }) => name === deed.grave)?.inspected_by ?? [];
      return withGrave(view, deed.grave, { inspected_by: [...new Set([...looked, deed.seat])].sort() });
    }
  }
}

function withGrave(view: View, name: string, change: Partial<View['graves'][number]>): View {
  return { ...view, graves: view.graves.map((grave) => (grave.name === name ? { ...grave, ...change } : grave)) };
}

export type Trace = { seat: number; from: string; to: string };

/** The last move among these events, which stays on the board as a dashed line. */
export function traceOf(events: readonly Event[]): Trace | null {
  const moved = events.findLast((event) => event.name === 'moved');
  return moved ? { seat: moved.fields.seat, from: moved.fields.start, to: moved.fields.grave } : null;
}

/** A CSS easing curve: how far a movement is after this part of its time. */
function bezier(x1: number, y1: number, x2: number, y2: number): (part: number) => number {
  const curve = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  return (part) => {
    let [low, high] = [0, 1];
    for (let round = 0; round < 18; round += 1) {
      const t = (low + high) / 2;
      if (curve(x1, x2, t) < part) low = t;
      else high = t;
    }
    return curve(y1, y2, (low + high) / 2);
  };
}

/** The curves of tokens.css. */
export const ease = {
  out: bezier(0.2, 0.8, 0.2, 1),
  inout: bezier(0.6, 0, 0.3, 1),
  drop: bezier(0.5, 0, 0.9, 0.6),
};
