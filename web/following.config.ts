// How steps of whole games are taken through the page's code: as the page's own tests, from the files that Python wrote (tests/follow).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: { include: ['src/boards/following.steps.ts'], testTimeout: 600_000 },
});
