// Time at the table, as it is read: what each seat has left now, and how that is written.
import type { ClockNews } from '../generated/protocol';
import { say } from '../words.svelte';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Milliseconds left for a seat, `passed` milliseconds after the news of it. */
export function left(clocks: ClockNews, seat: number, passed: number): number {
  const then = clocks.left[seat] ?? 0;
  return Math.max(0, clocks.running === seat ? then - passed : then);
}

/** 1:12, 1:02:05, or in days and hours. */
export function written(milliseconds: number): string {
  if (milliseconds >= DAY) {
    const hours = Math.floor(milliseconds / HOUR);
    return say('web-table-days-hours', { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
