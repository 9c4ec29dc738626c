// How far somebody is in each game's lesson. Kept in this browser only.
import { LESSONS } from '../generated/lessons';
import type { LessonNews } from '../generated/protocol';

type Kept = {
  /** Chapters that were played to their end. */
  done: string[];
  /** Where the lesson was left. */
  chapter: string;
  step: number;
};

const KEY = 'ghostlight-lessons';

/** Whatever is in the store, made sound: a browser may be older than the lessons, or keep nothing at all. */
function read(): Record<string, Kept> {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    // Nothing can be kept here.
  }
  const known: Record<string, Kept> = {};
  if (typeof kept !== 'object' || kept === null) return known;
  for (const [game, chapters] of Object.entries(LESSONS)) {
    const one = (kept as Record<string, Partial<Record<keyof Kept, unknown>> | undefined>)[game];
    if (!one) continue;
    const done = Array.isArray(one.done) ? chapters.filter((each) => (one.done as unknown[]).includes(each)) : [];
    const chapter = chapters.find((each) => each === one.chapter) ?? '';
    const step = Number.isInteger(one.step) && Number(one.step) > 0 && chapter ? Number(one.step) : 0;
    known[game] = { done, chapter, step };
  }
  return known;
}

export class Progress {
  #kept = $state.raw(read());

  /** Whether this chapter was played to its end. */
  isDone(game: string, chapter: string): boolean {
    return this.#kept[game]?.done.includes(chapter) ?? false;
  }

  /** The chapter to go on with: where it was left, else the first that has not been played, else the first. */
  chapterOf(game: string): string | null {
    const chapters = LESSONS[game] ?? [];
    const kept = this.#kept[game];
    if (kept?.chapter) return kept.chapter;
    return chapters.find((each) => !kept?.done.includes(each)) ?? chapters[0] ?? null;
  }

  /** The step at which this chapter was left. */
  stepOf(game: string, chapter: string): number {
    const kept = this.#kept[game];
    return kept?.chapter === chapter ? kept.step : 0;
  }

  /** The lesson has come so far. */
  reach({ game, chapter, step, mood }: LessonNews): void {
    const chapters = LESSONS[game] ?? [];
    const done = this.#kept[game]?.done ?? [];
    const now =
      mood === 'over'
        ? {
            done: done.includes(chapter) ? done : [...done, chapter],
            chapter: chapters[chapters.indexOf(chapter) + 1] ?? '',
            step: 0,
          }
        : { done, chapter, step };
    this.#kept = { ...this.#kept, [game]: now };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const progress = new Progress();
