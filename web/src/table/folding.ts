// The table as it stands, folded from the server's news, and what of each piece of news there is to be shown.
import type { About, Event, Position, TableNews } from '../generated/protocol';

/** Everything known about the table; `heard` is when the last news came (performance.now), for the clocks. */
export type Table = Omit<TableNews, 'type' | 'about' | 'position' | 'story_from' | 'talk_from' | 'way'> & {
  about: About;
  position: Position | null;
  heard: number;
};

/** One thing to be shown: a position, and what led to it. */
export type Scene = {
  position: Position;
  events: Event[];
  /** How much of the story is told when it has been shown. */
  told: number;
  /** `play`: in turn, as it happened; `follow`: in turn, but nothing moves; `jump`: at once, all that waits is past. */
  how: 'play' | 'follow' | 'jump';
};

/** The table after this news. The first news of a connection is whole; later ones leave out what has not changed. */
export function fold(before: Table | null, news: TableNews, heard: number): Table {
  const { type: _, about = before?.about, position = before?.position, story_from, talk_from, way: __, ...rest } = news;
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

/**
 * What there is to show after this change, in order: every decision with the position after it, as far as the server told them
 * (`way`: those before the last). Nothing when the game stands as it stood.
 */
export function scenesOf(before: Table | null, after: Table, way: readonly Position[] = []): Scene[] {
  const { position, story } = after;
  if (!position || position === before?.position) return [];
  const last = { position, events: [], told: story.length };
  if (!before?.position || !continues(before, after)) return [{ ...last, how: 'jump' }];
  const known = before.story.length;
  // When another seat of this device looks, what the last one saw must be gone at once.
  if (story.length === known) return [{ ...last, how: before.facing === after.facing ? 'follow' : 'jump' }];
  const positions = new Map([...way, position].map((each) => [each.moment, each]));
  const fresh = story.flatMap((chapter, moment): Scene[] => {
    const stands = moment < known ? undefined : positions.get(moment);
    return stands ? [{ position: stands, events: chapter.events, told: moment + 1, how: 'play' }] : [];
  });
  // A way that is not known from its beginning is joined where it is.
  const [first] = fresh;
  return first && first.told > known + 1 ? [{ ...first, events: [], how: 'jump' }, ...fresh.slice(1)] : fresh;
}

/** Whether nothing that was told has been taken back. */
function continues(before: Table, after: Table): boolean {
  return before.story.every((chapter, k) => after.story[k]?.n === chapter.n);
}
