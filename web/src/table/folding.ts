// The table as it stands, folded from the server's news, and what of each piece of news there is to be shown.
import type { About, Event, Position, TableNews } from '../generated/protocol';

/** Everything known about the table; `heard` is when the last news came (performance.now), for the clocks. */
export type Table = Omit<TableNews, 'type' | 'about' | 'position' | 'story_from' | 'talk_from'> & {
  about: About;
  position: Position | null;
  heard: number;
};

/** One thing to be shown: a position, and what led to it. `told` is how much of the story is known when it is shown. */
export type Scene = {
  position: Position;
  events: Event[];
  told: number;
  /** How many decisions are shown in one go. */
  decisions: number;
  /** `play`: animate, in turn; `follow`: in turn, but nothing moves; `jump`: at once, all that waits is past. */
  how: 'play' | 'follow' | 'jump';
};

/** More decisions at once than this are not shown one after the other. */
export const MOST_AT_ONCE = 6;

/** The table after this news. The first news of a connection is whole; later ones leave out what has not changed. */
export function fold(before: Table | null, news: TableNews, heard: number): Table {
  const { type: _, about = before?.about, position = before?.position, story_from, talk_from, ...rest } = news;
  if (!about || position === undefined) throw new Error('table: the first news must be whole');
  return {
    ...rest,
    about,
    position,
    story: [...(before?.story.slice(0, story_from) ?? []), ...news.story],
    talk: [...(before?.talk.slice(0, talk_from) ?? []), ...news.talk],
    heard,
  };
}

/** What there is to show after this change; null when the game stands as it stood. */
export function sceneOf(before: Table | null, after: Table): Scene | null {
  const { position, story } = after;
  if (!position || position === before?.position) return null;
  const told = story.length;
  const still = { position, told, events: [], decisions: 0 };
  if (!before?.position || !continues(before, after)) return { ...still, how: 'jump' };
  const fresh = story.slice(before.story.length);
  if (fresh.length > MOST_AT_ONCE) return { ...still, how: 'jump' };
  // When another seat of this device looks, what the last one saw must be gone at once.
  if (fresh.length === 0) return { ...still, how: before.facing === after.facing ? 'follow' : 'jump' };
  return { ...still, events: fresh.flatMap((each) => each.events), decisions: fresh.length, how: 'play' };
}

/** Whether nothing that was told has been taken back. */
function continues(before: Table, after: Table): boolean {
  return before.story.every((chapter, k) => after.story[k]?.n === chapter.n);
}
