// The rules as the page shows them are the rules of the file: no clause lost, no mark left over.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapterOf, readPieces, readRules, search, spanOf, textOf } from './rules';

const file = readFileSync(new URL('../../docs/rules/graveyard.md', import.meta.url), 'utf8');
const sections = readRules(file);
const clauses = sections.flatMap((section) => section.blocks).filter((block) => block.kind === 'clause');

test('every clause of the file is there, in its order', () => {
  const written = [...file.matchAll(/^- \*\*([GD]-\d\d)\*\*/gm)].map((found) => found[1]);
  expect(written.length).toBeGreaterThan(20);
  expect(clauses.map((clause) => clause.id)).toEqual(written);
});

test('a clause that runs over several lines is one text', () => {
  const stall = clauses.find((clause) => clause.id === 'D-04');
  expect(stall && textOf(stall)).toMatch(/^D-04 Nobody is obliged .* takes the limit away\.$/);
});

test('no mark of the file is left in the text', () => {
  for (const block of sections.flatMap((section) => section.blocks)) expect(textOf(block)).not.toMatch(/\*|`|^\||^#/);
});

test('a clause names others, and they become links', () => {
  expect(readPieces('any of **A3** to `F3` (G-09).')).toEqual([
    { kind: 'plain', text: 'any of ' },
    { kind: 'strong', text: 'A3' },
    { kind: 'plain', text: ' to ' },
    { kind: 'code', text: 'F3' },
    { kind: 'plain', text: ' (' },
    { kind: 'clause', text: 'G-09' },
    { kind: 'plain', text: ').' },
  ]);
});

test('the chimes of Keyhole are clauses, its decision points are not', () => {
  const hall = readRules(readFileSync(new URL('../../docs/rules/keyhole.md', import.meta.url), 'utf8'));
  const ids = hall.flatMap((section) => section.blocks).flatMap((block) => (block.kind === 'clause' ? [block.id] : []));
  for (const id of ['K-001', 'KG-066', 'C12', 'D-30', 'E-05', 'P-14', 'V-10']) expect(ids).toContain(id);
  expect(readPieces('as C05 and DP-12 say')).toEqual([
    { kind: 'plain', text: 'as ' },
    { kind: 'clause', text: 'C05' },
    { kind: 'plain', text: ' and DP-12 say' },
  ]);
});

test('tables and examples are read as such', () => {
  const kinds = new Set(sections.flatMap((section) => section.blocks.map((block) => block.kind)));
  expect(kinds).toEqual(new Set(['paragraph', 'table', 'clause', 'example']));
});

test('the search finds what holds every word, whatever the case', () => {
  const found = search(sections, 'WISP supply').flatMap((section) => section.blocks);
  expect(found.length).toBeGreaterThan(0);
  for (const block of found) expect(textOf(block).toLowerCase()).toMatch(/wisp.*supply|supply.*wisp/s);
  expect(search(sections, 'zeppelin')).toEqual([]);
  expect(search(sections, '')).toEqual(sections);
});

test('a clause leads to its chapter, and a chapter tells from which clause to which it goes', () => {
  const chapter = chapterOf(sections, 'G-08');
  expect(chapter?.title).toBeTruthy();
  expect(chapter?.blocks.some((block) => block.kind === 'clause' && block.id === 'G-08')).toBe(true);
  expect(chapterOf(sections, 'G-99')).toBeUndefined();
  for (const section of sections) {
    const [first, last = first] = spanOf(section).split(' – ');
    const ids = section.blocks.flatMap((block) => (block.kind === 'clause' ? [block.id] : []));
    expect([first, last]).toEqual([ids.at(0) ?? '', ids.at(-1) ?? '']);
  }
});
