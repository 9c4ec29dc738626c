// What was gained lifts off its place and flies to the seat that gained it.
import { settings } from '../../settings.svelte';
import type { Point } from './layout';
import type { Gain } from './playback.svelte';

/** For the element of a gain: put it over its place, let it fly to the seat's card, then call `arrived`.
 *  Without motion it stands beside the card until it is taken away. `nth` keeps several apart. */
export function flight(gain: Gain, nth: number, arrived: () => void): (piece: HTMLElement) => void {
  return (piece) => {
    const site = piece.offsetParent;
    if (!site) return arrived();
    // The card of a seat is the table page's (table/SeatCard.svelte); without one the piece just rises.
    const card = document.querySelector(`.seat.p${(gain.seat % 4) + 1}`)?.getBoundingClientRect();
    const place = placeOf(site, gain)?.getBoundingClientRect();
    const origin = site.getBoundingClientRect();
    // A place on a pane that is swiped away is no place to start from.
    const seen = place && place.width > 0 && place.right > origin.left && place.left < origin.right;
    const from = middle(seen ? place : origin);
    const to = card ? middle(card) : { x: from.x, y: from.y - 90 };
    const put = ({ x, y }: Point) => {
      piece.style.left = `${x - origin.left}px`;
      piece.style.top = `${y - origin.top}px`;
    };
    const spread = (nth % 5) * 27;
    if (settings.still) {
      put(card ? { x: Math.min(card.right - 14, innerWidth - 46), y: card.top + 26 + spread } : to);
      return;
    }
    put(from);
    const way = (part: number, higher: number) =>
      `translate(-50%, -50%) translate(${(to.x - from.x) * part}px, ${(to.y - from.y) * part - higher}px)`;
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

function placeOf(site: Element, { from, seat }: Gain): Element | null {
  if (!from) return null;
  const at = (spot: string) => document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  return at(from) ?? at(`${from}@${seat}`) ?? site.querySelector('.town');
}

function middle({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
