// The rules of a game as data: docs/rules/*.md cut into sections and clauses, so that a page can link and search them.

/** A stretch of a sentence: plain, strong, emphasised, as typed, or a clause's number that links to the clause. */
export type Piece = { kind: 'plain' | 'strong' | 'em' | 'code' | 'clause'; text: string };
export type Block =
  | { kind: 'clause'; id: string; pieces: Piece[] }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'example'; number: number; pieces: Piece[] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] };
export type Section = { title: string; blocks: Block[] };

// `C05` is a chime of Keyhole; `DP-05` only names a decision.
const CLAUSE = /(?:(?!DP)[A-Z]{1,2}-\d{2,3}|C\d\d)/;
const INLINE = new RegExp(`\\*{3}(.+?)\\*{3}|\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|\\b(${CLAUSE.source})\\b`, 'g');

/** Read a file of rules. What stands before the first heading of the second rank is the first section, without a title. */
export function readRules(text: string): Section[] {
  const sections: Section[] = [{ title: '', blocks: [] }];
  for (const lines of chunks(text)) {
    const first = lines[0] ?? '';
    if (first.startsWith('# ')) continue;
    if (first.startsWith('## ')) {
      sections.push({ title: first.slice(3).trim(), blocks: [] });
      continue;
    }
    sections.at(-1)?.blocks.push(readBlock(lines, first));
  }
  return sections.filter((section) => section.blocks.length > 0);
}

/** Lines that belong together: a heading, a table, a paragraph, or one point of a list. */
function* chunks(text: string): Generator<string[]> {
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const startsNew =
      line.trim() === '' || /^(#|- |\d+\. )/.test(line) || (line.startsWith('|') && !lines[0]?.startsWith('|'));
    if ((startsNew || lines[0]?.startsWith('#')) && lines.length > 0) {
      yield lines;
      lines = [];
    }
    if (line.trim() !== '') lines.push(line);
  }
  if (lines.length > 0) yield lines;
}

function readBlock(lines: string[], first: string): Block {
  if (first.startsWith('|')) return readTable(lines);
  const whole = lines.map((line) => line.trim()).join(' ');
  const clause = new RegExp(`^- \\*\\*(${CLAUSE.source})\\*\\* (.*)$`).exec(whole);
  if (clause?.[1] && clause[2] !== undefined) return { kind: 'clause', id: clause[1], pieces: readPieces(clause[2]) };
  const example = /^(\d+)\. (.*)$/.exec(whole);
  if (example?.[2] !== undefined)
    return { kind: 'example', number: Number(example[1]), pieces: readPieces(example[2]) };
  return { kind: 'paragraph', pieces: readPieces(whole.replace(/^- /, '')) };
}

function readTable(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => readPieces(cell.trim())),
    );
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}

export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > done) pieces.push({ kind: 'plain', text: text.slice(done, found.index) });
    const [, both, strong, em, code, clause] = found;
    if (both ?? strong) pieces.push({ kind: 'strong', text: both ?? strong ?? '' });
    else if (em) pieces.push({ kind: 'em', text: em });
    else if (code) pieces.push({ kind: 'code', text: code });
    else if (clause) pieces.push({ kind: 'clause', text: clause });
    done = found.index + found[0].length;
  }
  if (done < text.length) pieces.push({ kind: 'plain', text: text.slice(done) });
  return pieces;
}

/** The words of a block, for the search. */
export function textOf(block: Block): string {
  const spoken = (pieces: Piece[]) => pieces.map((piece) => piece.text).join('');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(spoken).join(' ');
  return (block.kind === 'clause' ? `${block.id} ` : '') + spoken(block.pieces);
}

/** Only the blocks in which every word that was typed occurs, and the sections that still have any. */
export function search(sections: readonly Section[], typed: string): Section[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      title: section.title,
      blocks: section.blocks.filter((block) => {
        const text = textOf(block).toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.blocks.length > 0);
}

/** The section in which a clause stands. */
export function chapterOf(sections: readonly Section[], clause: string): Section | undefined {
  return sections.find((section) => section.blocks.some((block) => block.kind === 'clause' && block.id === clause));
}

/** From which clause to which a section goes, as `G-01 to G-09` is written without words. */
export function spanOf(section: Section): string {
  const ids = section.blocks.flatMap((block) => (block.kind === 'clause' ? [block.id] : []));
  return [...new Set([ids.at(0), ids.at(-1)])].filter(Boolean).join(' – ');
}
