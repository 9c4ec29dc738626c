// Where on the page something is that a lesson points at: its address, as boards write it on what can be touched.

/** What boards mark their places and pieces with; the first that is there counts. */
const MARKS = ['data-spot', 'data-square', 'data-piece', 'data-at', 'data-ghost', 'data-choice'];

/** `seat:1` is a seat's card, `choice:end` a button in the prompt; everything else is a place or a piece of the board. */
export function findSpot(root: ParentNode, point: string): Element | null {
  const [kind, rest] = [point.slice(0, point.indexOf(':')), point.slice(point.indexOf(':') + 1)];
  if (kind === 'seat') return shownOf(root, `.seat[data-seat="${Number(rest) - 1}"]`);
  if (kind === 'choice') return shownOf(root, `[data-choice=${JSON.stringify(rest)}]`);
  for (const mark of MARKS) {
    const found = shownOf(root, `[${mark}=${JSON.stringify(point)}]`);
    if (found) return found;
  }
  return null;
}

/** The one that can be seen, if there are several. */
function shownOf(root: ParentNode, selector: string): Element | null {
  const all = [...root.querySelectorAll(selector)];
  return all.find(isShown) ?? all[0] ?? null;
}

export function isShown(at: Element): boolean {
  const { width, height } = at.getBoundingClientRect();
  return width > 0 && height > 0 && !at.closest('[inert]');
}

/** What a screen reader calls it: its label, or its words with the labels of the pictures among them. */
export function nameOf(at: Element): string {
  const label =
    at.getAttribute('aria-label') ?? at.querySelector('[role="gridcell"][aria-label]')?.getAttribute('aria-label');
  if (label) return label;
  const parts = [...at.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '');
  return [at.textContent, ...parts].join(' ').replace(/\s+/g, ' ').trim();
}
