// The clocks that a new table may have.
import type { DayClock, FischerClock, MoveClock, NoClock } from '../generated/protocol';

export type Clock = NoClock | MoveClock | FischerClock | DayClock;

/** What a field for a number counts; an emptied field holds none, whatever its type says. */
export function counted(value: number | null | undefined): number {
  return value ?? 0;
}
