// The table's keys, wherever on the page one is: not in front of the curtain or a dialog, and not while one writes.
import type { Steps } from './steps.svelte';

const writing = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Takes a key press to what it stands for. While something is shown, Escape and the space bar skip to its end. */
export function take(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>, steps: Steps): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  if (writing(event.target)) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  const skips = steps.busy && (event.key === 'Escape' || event.key === ' ');
  const act = skips ? () => steps.skip() : keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
