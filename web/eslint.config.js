// What is checked in TypeScript and Svelte beyond types and form: promises that nobody waits for, values of no known type,
// cases that a switch forgets, and Svelte's own traps. Warnings of accessibility come from svelte-check, as they always did.
//
// Three packages for development, none of which reaches the page: eslint itself; typescript-eslint, for the rules that need
// types; eslint-plugin-svelte, for the rules inside components. They bring about a hundred small packages; no other linter
// knows both types and Svelte. Form is prettier's alone, so no rule here is about it.
//
// What was found clean is kept in node_modules/.cache and not looked at again until that file changes; a clean checkout looks
// at everything.
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/generated/']),
  tseslint.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', 'svelte.config.js'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // a case may be left to `default`, but only if that is written
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // numbers, and what may be missing, are written as everybody expects; objects are not
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNullish: true }],
      // `() => stop()` and `return this.leave()` hide nothing
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // a place in a row, or of a function that others override, is named by an underscore when it is not used
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_+$' }],
      // letters are meant one by one, and ours are single code points
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
      // `noUncheckedIndexedAccess` asks everywhere; where an index is known to be there, `!` says so, and can be seen
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `void step` at the head of an effect says on what it depends
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // maps and sets here are replaced whole, filled before they are handed on, or no part of the picture
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that Svelte would trim
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      // what stands in for something that takes time is async like that, though it waits for nothing
      '@typescript-eslint/require-await': 'off',
    },
  },
);
