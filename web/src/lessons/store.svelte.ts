// A lesson as this page knows it: a table like any other to the board, and what the coach says of it.
import { api } from '../api';
import type { LessonNews, Told } from '../generated/protocol';
import { TableStore } from '../table/store.svelte';
import { progress } from './progress.svelte';

export class LessonStore extends TableStore {
  /** Where the lesson stands. */
  lesson = $state.raw<LessonNews | null>(null);
  /** Whether the learner has taken the board into their own hands. */
  trying = $state(false);

  readonly game: string;
  readonly chapter: string;
  readonly #at: { step: number };

  constructor(game: string, chapter: string, step: number) {
    const at = { step };
    super('', (_, language) => addressOf(game, chapter, at.step, language));
    this.game = game;
    this.chapter = chapter;
    this.#at = at;
  }

  override hear(told: Told): void {
    if (told.type === 'refused' && told.code === 'lesson-elsewhere') {
      this.problem = { code: told.code, sentence: told.sentence };
      this.close();
      return;
    }
    if (told.type !== 'lesson') {
      super.hear(told);
      return;
    }
    // A line that broke begins again where it was.
    this.#at.step = told.step;
    progress.reach(told);
    if (told.mood !== 'do') this.trying = false;
    if (told.step !== this.lesson?.step || told.mood !== this.lesson.mood) this.hideRefusal();
    this.lesson = told;
  }

  /** What the board asks for, the learner has tried. */
  override act(action: string): Promise<void> {
    this.trying = true;
    return super.act(action);
  }

  on(): void {
    void this.ask({ type: 'on' });
  }

  show(): void {
    void this.ask({ type: 'show' });
  }

  back(): void {
    void this.ask({ type: 'back' }).then(() => (this.trying = true));
  }

  protected override lookFor(): Promise<unknown> {
    return api.lesson(this.game, this.chapter);
  }
}

function addressOf(game: string, chapter: string, step: number, language: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const path = [game, chapter].map(encodeURIComponent).join('/');
  return `${scheme}://${location.host}/api/lessons/${path}/socket?lang=${language}&step=${step}`;
}
