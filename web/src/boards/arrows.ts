// Where things lie on a board, and which of them an arrow key leads to.
export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };
/** Something that the keys can reach. */
export type Place = { spot: string; box: Box };

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The way that an arrow key points, y downwards; null for other keys. */
export function wayOf(key: string): Point | null {
  return WAYS[key] ?? null;
}

/** The place that an arrow leads to: the nearest that lies that way, rather straight ahead than aside. */
export function placeAfter(key: string, from: string, places: readonly Place[]): string | null {
  const way = wayOf(key);
  const start = places.find(({ spot }) => spot === from)?.box;
  if (!way || !start) return null;
  const begin = middleOf(start);
  let best: string | null = null;
  let least = Infinity;
  for (const { spot, box } of places) {
    if (spot === from) continue;
    const middle = middleOf(box);
    const ahead = (middle.x - begin.x) * way.x + (middle.y - begin.y) * way.y;
    if (ahead <= 1) continue;
    const aside = way.x
      ? apart(start.y, start.height, box.y, box.height)
      : apart(start.x, start.width, box.x, box.width);
    const off = Math.abs(way.x ? middle.y - begin.y : middle.x - begin.x);
    const cost = ahead + aside * 3 + off * 0.3;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** How far two stretches are from each other; 0 where they overlap. */
function apart(a: number, long: number, b: number, wide: number): number {
  return Math.max(0, b - (a + long), a - (b + wide));
}
