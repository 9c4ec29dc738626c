// The clocks that a new table may have.
import type { DayClock, FischerClock, MoveClock, NoClock } from '../generated/protocol';

export type Clock = NoClock | MoveClock | FischerClock | DayClock;
