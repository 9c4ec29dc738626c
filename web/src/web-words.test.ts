// Every message that the client says is there in every language, and none is there for nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES } from './words.svelte';

const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

function idsOf(language: string): string[] {
  const file = new URL(`../../ghostlight/locales/${language}/web.ftl`, import.meta.url);
  return new FluentResource(readFileSync(file, 'utf8')).body.map((message) => message.id);
}

/** Ids written out, and those that are put together: `web-game-${name}` stands for all that begin and end like it. */
const written = new Set([...sources.matchAll(/['"`](web-[\w-]+)['"`]/g)].map((found) => found[1] ?? ''));
const patterns = [...sources.matchAll(/`(web-[^`]*\$\{[^`]*)`/g)].map(
  (found) => new RegExp(`^${(found[1] ?? '').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
);

test.each(LANGUAGES)('%s has every message once', (language) => {
  const ids = idsOf(language);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(idsOf('en'));
  expect([...written].filter((id) => !ids.includes(id))).toEqual([]);
});

test('no message is left over', () => {
  expect(idsOf('en').filter((id) => !written.has(id) && !patterns.some((each) => each.test(id)))).toEqual([]);
});
