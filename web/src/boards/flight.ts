// What was gained lifts off its place and flies to the seat that gained it; and what cannot be done shakes its head.
import { settings } from '../settings.svelte';
import type { Point } from './arrows';

export type Flight = {
  seat: number;
  /** Where it starts, within this board; the board's middle if that is not to be seen. */
  from: (site: Element) => Element | null;
  /** Keeps several apart that fly at once. */
  nth: number;
  arrived: () => void;
};

/** For the element that flies: put it over its place, let it fly to the seat's card, then call `arrived`.
 *  Without motion it stands beside the card until it is taken away. */
export function flight({ seat, from, nth, arrived }: Flight): (piece: HTMLElement) => void {
  return (piece) => {
    const site = piece.offsetParent;
    if (!site) return arrived();
    // The card of a seat is the table page's (table/SeatCard.svelte); without one the piece just rises.
    const card = document.querySelector(`.seat.p${(seat % 4) + 1}`)?.getBoundingClientRect();
    const place = from(site)?.getBoundingClientRect();
    const origin = site.getBoundingClientRect();
    // A place on a pane that is swiped away is no place to start from.
    const seen = place && place.width > 0 && place.right > origin.left && place.left < origin.right;
    const start = middle(seen ? place : origin);
    const to = card ? middle(card) : { x: start.x, y: start.y - 90 };
    const put = ({ x, y }: Point) => {
      piece.style.left = `${x - origin.left}px`;
      piece.style.top = `${y - origin.top}px`;
    };
    const spread = (nth % 5) * 27;
    if (settings.still) {
      put(card ? { x: Math.min(card.right - 14, innerWidth - 46), y: card.top + 26 + spread } : to);
      return;
    }
    put(start);
    const way = (part: number, higher: number) =>
      `translate(-50%, -50%) translate(${(to.x - start.x) * part}px, ${(to.y - start.y) * part - higher}px)`;
    const flying = piece.animate(
      [
        { transform: way(0, 0), opacity: 0 },
        { transform: way(0, 24 + spread * 0.6), opacity: 1, offset: 0.22, easing: 'cubic-bezier(0.6, 0, 0.3, 1)' },
        { transform: way(0.9, 8), opacity: 1, offset: 0.88 },
        { transform: way(1, 0), opacity: 0 },
      ],
      { duration: 850 + spread * 5, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'forwards' },
    );
    flying.onfinish = arrived;
    return () => flying.cancel();
  };
}

function middle({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Not this: three pixels to and fro. */
export function shake(piece: Element | null | undefined): void {
  if (settings.still) return;
  const moves = [0, 3, -3, 3, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  piece?.animate(moves, { duration: 240 });
}
