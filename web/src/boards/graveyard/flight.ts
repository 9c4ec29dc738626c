// Points that lift off a grave and fly to the seat that gained or lost them.
import { settings } from '../../settings.svelte';
import type { Point } from './layout';
import type { Gain } from './playback.svelte';

/** For the element of these points: put it over its grave, let it fly to the seat's card, then call `arrived`.
 *  Without motion it stands beside the card until it is taken away. */
export function flight(gain: Gain, arrived: () => void): (points: HTMLElement) => void {
  return (points) => {
    const site = points.offsetParent;
    const grave = site?.querySelector(`[data-piece="${gain.grave}"]`);
    if (!site || !grave) return arrived();
    // The card of a seat is the table page's (table/SeatCard.svelte); without one the points just rise.
    const card = document.querySelector(`.seat.p${gain.seat + 1}`)?.getBoundingClientRect();
    const from = middle(grave.getBoundingClientRect());
    const to = card ? middle(card) : { x: from.x, y: from.y - 90 };
    const origin = site.getBoundingClientRect();
    const put = ({ x, y }: Point) => {
      points.style.left = `${x - origin.left}px`;
      points.style.top = `${y - origin.top}px`;
    };
    if (settings.still) {
      put(card ? { x: Math.min(card.right - 6, innerWidth - 40), y: card.bottom - 4 } : to);
      return;
    }
    put(from);
    const way = (part: number, higher: number) =>
      `translate(-50%, -50%) translate(${(to.x - from.x) * part}px, ${(to.y - from.y) * part - higher}px)`;
    const flying = points.animate(
      [
        { transform: way(0, 0), opacity: 0 },
        { transform: way(0, 26), opacity: 1, offset: 0.25, easing: 'cubic-bezier(0.6, 0, 0.3, 1)' },
        { transform: way(0.9, 10), opacity: 1, offset: 0.88 },
        { transform: way(1, 0), opacity: 0 },
      ],
      { duration: 1000, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'forwards' },
    );
    flying.onfinish = arrived;
    return () => flying.cancel();
  };
}

function middle({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
