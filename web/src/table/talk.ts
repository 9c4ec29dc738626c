// What is said at the table: links to other tables are found in it, everything else is only text.
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
