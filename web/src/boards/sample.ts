// A table page for the tests of boards: it notes what it is told.
import { Holds } from '../table/holds.svelte';
import type { Stage } from '.';

export type NotedStage = Stage & { holds: Holds; pictures: { key: number; picture: unknown; events: number }[] };

/** Keys of steps that are settled go into `settled`. */
export function noting(settled: (key: number) => void = () => undefined): NotedStage {
  const holds = new Holds();
  const pictures: NotedStage['pictures'] = [];
  return {
    holds,
    pictures,
    begins: () => undefined,
    shows: (key, picture, events) => void pictures.push({ key, picture, events }),
    settled,
    hold: () => holds.hold(),
  };
}
