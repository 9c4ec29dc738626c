// What is said at the table: links to other tables are found in it, everything else is only text.
import type { Line } from '../generated/protocol';

const TABLE_LINK = /https?:\/\/[^\s/]+\/t\/([A-Z2-9-]{4,12})(?![\w/])/i;

export type Part = { text: string; code?: string };

/** A line cut at its first link to a table. Only the code is kept: the link always leads to a table of this server. */
export function partsOf(text: string): Part[] {
  const found = TABLE_LINK.exec(text);
  if (!found) return [{ text }];
  const [link, code = ''] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + link.length);
  return [{ text: before }, { text: link, code }, { text: after }].filter((part) => part.text);
}

/** The table to which somebody with a seat here has asked everybody, if any. */
export function nextTable(talk: readonly Line[], here: string): { code: string; name: string } | null {
  for (const line of talk.toReversed()) {
    const code = line.text && line.seat !== null ? TABLE_LINK.exec(line.text)?.[1] : undefined;
    if (code && code !== here) return { code, name: line.name ?? '' };
  }
  return null;
}
