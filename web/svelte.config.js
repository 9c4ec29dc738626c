// How Svelte compiles the client: runes everywhere, plain TypeScript in the scripts.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};
