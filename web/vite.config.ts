// How the client is built: into the server's package, hashed, with a compressed copy beside every text file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const built = resolve(import.meta.dirname, '../ghostlight/server/static');

/** The server sends `x.js.gz` as it lies on disk to every browser that takes gzip. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
        if (/\.(html|js|css|svg|txt|json|webmanifest)$/.test(file)) {
          const path = join(built, file);
          writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
        }
      }
    },
  };
}

/**
 * The Japanese faces come as some hundred slices each. Kept are the slices that our own words need, for just the characters
 * that those use; whatever else people write is set in their system's face. Older formats than woff2 are left out.
 */
function japaneseSlices(): Plugin {
  const locale = resolve(import.meta.dirname, '../ghostlight/locales/ja');
  const needed = new Set(readdirSync(locale).flatMap((file) => [...readFileSync(join(locale, file), 'utf8')]));
  for (let kana = 0x3041; kana <= 0x30ff; kana += 1) needed.add(String.fromCodePoint(kana)); // names are written in them
  return {
    name: 'japanese-slices',
    enforce: 'pre',
    transform(code, id) {
      if (!/@fontsource\/zen-[^?]*\.css/.test(id)) return null;
      const kept = code.split('@font-face').flatMap((face) => {
        const ranges = /unicode-range: ([^;]*);/.exec(face)?.[1];
        const used = ranges?.split(',').flatMap((range) => within(range, needed)) ?? [];
        if (used.length === 0) return [];
        const narrow = face.replace(/unicode-range: [^;]*;/, `unicode-range: ${used.join(',')};`);
        return [narrow.replace(/, url\([^)]*\.woff\) format\('woff'\)/, '')];
      });
      return { code: kept.map((face) => `@font-face${face}`).join(''), map: null };
    },
  };
}

/** The characters of a range such as `U+3042-3044` that are needed, written the same way. */
function within(range: string, needed: Set<string>): string[] {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((part) => parseInt(part, 16));
  const found: string[] = [];
  for (let code = first; code <= last; code += 1) {
    if (code > 0x7f && needed.has(String.fromCodePoint(code))) found.push(`U+${code.toString(16)}`);
  }
  return found;
}

/** The words of one language that every page needs are one file. */
function shellWords(id: string): string | null {
  const found = /locales\/(\w+)\/(?:common|web|table)\.ftl/.exec(id);
  return found ? `words-${found[1]}` : null;
}

/** What every page leans on is one file, so that a first visit is a few requests and not dozens. */
const SHELL =
  /node_modules\/(svelte|@fluent|clsx|esm-env)\/|\/src\/(parts\/|(api|awake|games|me|notice|router|settings|words)\.)/;

export default defineConfig({
  plugins: [japaneseSlices(), svelte(), compressed()],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700, // the hall in three dimensions, which is loaded for Keyhole only
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: shellWords, debugName: 'words' },
            { name: 'shell', test: SHELL },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://localhost:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
});
