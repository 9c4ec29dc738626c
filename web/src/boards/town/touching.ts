// How everything on Town's board is touched: a tap takes it, a pointer that rests on it or a long press lets it explain itself.
import type { Attachment } from 'svelte/attachments';
import type { Hand, Told, TownUi } from './ui.svelte';

/** Milliseconds: a pointer that only passes by explains nothing; with one explanation open the next comes sooner. */
const RESTS = 380;
const NEXT = 90;
const GOES = 140;
const LONG_PRESS = 480;
const WANDERS = 10;

/** For an element with spots (`data-spot`) inside. */
export function touching(ui: TownUi): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
    let hand: Hand = 'mouse';
    // The click that ends a long press is not a choice.
    let pressed = false;

    const found = (event: globalThis.Event): Told['anchor'] | null => {
      const at = event.target instanceof Element ? event.target.closest('[data-spot]') : null;
      return at instanceof SVGElement || at instanceof HTMLElement ? at : null;
    };
    const later = (wait: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, wait);
    };
    const tell = (anchor: Told['anchor'], how: Hand) => {
      if (ui.told?.pinned || ui.told?.anchor === anchor) return;
      later(ui.told ? NEXT : RESTS, () => ui.explain(anchor.dataset['spot'] ?? '', anchor, how, false));
    };
    const untell = () => later(GOES, () => ui.told && !ui.told.pinned && (ui.told = null));
    const release = () => {
      if (press) clearTimeout(press.timer);
      press = null;
    };

    const heard: [string, (event: never) => void][] = [
      [
        'pointerover',
        (event: PointerEvent) => {
          if (event.pointerType !== 'mouse') return;
          const anchor = found(event);
          if (anchor) tell(anchor, 'mouse');
          else untell();
        },
      ],
      ['pointerleave', untell],
      [
        'pointerdown',
        (event: PointerEvent) => {
          hand = event.pointerType === 'mouse' ? 'mouse' : 'touch';
          pressed = false;
          clearTimeout(timer);
          const anchor = found(event);
          if (hand !== 'touch' || !anchor) return;
          const long = () => {
            pressed = true;
            ui.explain(anchor.dataset['spot'] ?? '', anchor, 'touch', true);
          };
          press = { timer: setTimeout(long, LONG_PRESS), x: event.clientX, y: event.clientY };
        },
      ],
      [
        'pointermove',
        (event: PointerEvent) => {
          if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > WANDERS) release();
        },
      ],
      ['pointerup', release],
      ['pointercancel', release],
      ['contextmenu', (event: MouseEvent) => hand === 'touch' && found(event) && event.preventDefault()],
      [
        'click',
        (event: MouseEvent) => {
          const anchor = found(event);
          clearTimeout(timer);
          // The second half of a double tap is not a second decision.
          if (!anchor || pressed || event.detail > 1) return;
          ui.take?.(anchor.dataset['spot'] ?? '', anchor, event.detail === 0 ? 'key' : hand);
        },
      ],
      [
        'focusin',
        (event: FocusEvent) => {
          const anchor = found(event);
          if (anchor?.matches(':focus-visible')) tell(anchor, 'key');
        },
      ],
      ['focusout', untell],
    ];
    for (const [name, listener] of heard) root.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      release();
      for (const [name, listener] of heard) root.removeEventListener(name, listener as EventListener);
    };
  };
}
