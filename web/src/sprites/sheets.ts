// The drawn pieces. A sheet is laid into the page when something on it is first drawn: `use` must point into the same
// document, or the colours of tokens.css and the auras would not reach the pieces.
import shell from './shell.svg?raw';

export type Sheet = 'shell' | 'graveyard' | 'town' | 'keyhole' | 'museum';

const later = import.meta.glob<string>(['./*.svg', '!./shell.svg'], { query: '?raw', import: 'default' });
const laid = new Map<Sheet, Promise<void>>();
const sheetOf: Record<string, Sheet> = {
  pl: 'shell',
  ui: 'shell',
  gl: 'shell',
  gy: 'graveyard',
  tw: 'town',
  kh: 'keyhole',
  mu: 'museum',
  it: 'museum',
  ch: 'museum',
};

/** Lay a game's pieces into the page; a sheet that is there already costs nothing. */
export function needSheet(sheet: Sheet): Promise<void> {
  const known = laid.get(sheet);
  if (known) return known;
  const laying = lay(sheet);
  laid.set(sheet, laying);
  laying.catch(() => laid.delete(sheet));
  return laying;
}

/** Lay the sheet that holds this piece: `gy-ghost` is on Graveyard's. */
export function needPiece(id: string): Promise<void> {
  const sheet = sheetOf[id.split('-')[0] ?? ''];
  if (!sheet) throw new Error(`sprite ${id}: ids start with ${Object.keys(sheetOf).join('-, ')}-`);
  return needSheet(sheet);
}

async function lay(sheet: Sheet): Promise<void> {
  const text = sheet === 'shell' ? shell : await later[`./${sheet}.svg`]?.();
  if (!text) throw new Error(`sprites: there is no sheet ${sheet}`);
  const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  drawn.setAttribute('class', 'sprite-sheet');
  drawn.setAttribute('aria-hidden', 'true');
  document.body.append(drawn);
}
