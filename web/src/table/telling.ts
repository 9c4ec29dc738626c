// The story as sentences: who acted stands out, and so does what nobody else knows.
import type { Chapter } from '../generated/protocol';
import { words, type Called } from '../words.svelte';
import type { Table } from './folding';

export type Sentence = {
  /** The whole sentence, as it is read aloud. */
  whole: string;
  /** The name at its beginning, if it begins with one. */
  actor: string;
  /** What follows, without the aside. */
  text: string;
  /** The aside in brackets: only you know. */
  secret: string;
  /** Whom it is about, where the chapter does not say. */
  seat: number | null;
};

const ASIDE = /\s*([(（][^()（）]*[)）][.。]?)$/;

/** To whom the story speaks as "you": the seat that looks, unless several people share this device. */
export function listener(table: Table): number | null {
  return table.mine.length > 1 ? null : table.facing;
}

// A chapter never changes, so it is put into words once for each language, listener and set of names.
const told = new WeakMap<Chapter, { told: string; sentences: Sentence[] }>();

/** What one decision set off. */
export function tellChapter(table: Table, chapter: Chapter, seatNames: string[], called?: Called): Sentence[] {
  const { names, you } = then(table, chapter, seatNames);
  const way = JSON.stringify([words.language, you, names]);
  const known = told.get(chapter);
  if (known?.told === way) return known.sentences;
  const sentences = tellAnew(table.about.game, chapter, names, you, called);
  told.set(chapter, { told: way, sentences });
  return sentences;
}

/** What somebody did who has left the seat since stays theirs, whoever sits there now. */
function then(table: Table, chapter: Chapter, names: string[]): { names: string[]; you: number | null } {
  const { seat, name } = chapter;
  const you = listener(table);
  if (seat === null || name === null || table.seats[seat]?.name === name) return { names, you };
  return { names: names.with(seat, name), you: you === seat ? null : you };
}

function tellAnew(
  game: string,
  chapter: Chapter,
  names: string[],
  you: number | null,
  called: Called | undefined,
): Sentence[] {
  const secret = chapter.events.some((event) => event.secret);
  const seats = new Set(chapter.events.map((event) => event.fields['seat']).filter((seat) => seat !== undefined));
  const seat = seats.size === 1 ? Number([...seats][0]) : null;
  return words.tellAll(game, chapter.events, names, you, called).map((whole) => {
    // "Moth 2" is not Moth.
    const name = names.filter((each) => whole.startsWith(each)).sort((a, b) => b.length - a.length)[0] ?? '';
    const aside = secret ? (ASIDE.exec(whole)?.[1] ?? '') : '';
    const text = whole.slice(name.length, whole.length - aside.length).trimEnd();
    return { whole, actor: name, text, secret: aside, seat };
  });
}
