// What a reader chose: language, palette, motion, sound. Kept in this browser only.
import { browser } from './browser';
import { LANGUAGES, pickLanguage, type Language } from './words.svelte';

export type Palette = 'auto' | 'night' | 'day';
export type Motion = 'auto' | 'full' | 'reduced';

type Chosen = { language: 'auto' | Language; palette: Palette; motion: Motion; sound: boolean; volume: number };

const KEY = 'ghostlight-settings';
const FIRST: Chosen = { language: 'auto', palette: 'night', motion: 'auto', sound: false, volume: 0.6 };

/** Whatever is in the store, made sound: a browser may be older than the program, or keep nothing at all. */
function read(): Chosen {
  let kept: Partial<Record<keyof Chosen, unknown>> = {};
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as typeof kept | null) ?? {};
  } catch {
    // Nothing can be kept here (a private window, for instance).
  }
  const one = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(value as T) ? (value as T) : otherwise;
  const volume = Number(kept.volume);
  return {
    language: one(kept.language, ['auto', ...LANGUAGES] as const, FIRST.language),
    palette: one(kept.palette, ['auto', 'night', 'day'] as const, FIRST.palette),
    motion: one(kept.motion, ['auto', 'full', 'reduced'] as const, FIRST.motion),
    sound: kept.sound === true,
    volume: kept.volume !== undefined && volume >= 0 && volume <= 1 ? volume : FIRST.volume,
  };
}

function write(chosen: Chosen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** A media query as something that can be watched. */
class Asked {
  yes = $state(false);
  constructor(query: string) {
    const media = browser.matchMedia?.(query);
    if (!media) return;
    this.yes = media.matches;
    media.addEventListener('change', () => (this.yes = media.matches));
  }
}

class Settings {
  readonly #chosen = $state<Chosen>(read());
  readonly #light = new Asked('(prefers-color-scheme: light)');
  readonly #still = new Asked('(prefers-reduced-motion: reduce)');

  constructor() {
    // Another tab's choice is this tab's choice.
    browser.addEventListener?.('storage', (event) => {
      if (event.key === KEY) Object.assign(this.#chosen, read());
    });
  }

  get language() {
    return this.#chosen.language;
  }
  set language(language: 'auto' | Language) {
    this.#set('language', language);
  }
  get palette() {
    return this.#chosen.palette;
  }
  set palette(palette: Palette) {
    this.#set('palette', palette);
  }
  get motion() {
    return this.#chosen.motion;
  }
  set motion(motion: Motion) {
    this.#set('motion', motion);
  }
  get sound() {
    return this.#chosen.sound;
  }
  set sound(sound: boolean) {
    this.#set('sound', sound);
  }
  get volume() {
    return this.#chosen.volume;
  }
  set volume(volume: number) {
    this.#set('volume', volume);
  }

  /** The language to speak now. */
  get spoken(): Language {
    return this.language === 'auto'
      ? pickLanguage((navigator as Partial<Navigator>).languages ?? [navigator.language])
      : this.language;
  }

  /** The palette to paint with now. */
  get painted(): 'night' | 'day' {
    return this.palette === 'auto' ? (this.#light.yes ? 'day' : 'night') : this.palette;
  }

  /** Whether things should not move now. Boards ask this before they animate. */
  get still(): boolean {
    return this.motion === 'auto' ? this.#still.yes : this.motion === 'reduced';
  }

  #set<Key extends keyof Chosen>(key: Key, value: Chosen[Key]): void {
    this.#chosen[key] = value;
    write(this.#chosen);
  }
}

export const settings = new Settings();
