// Addresses and routes are each other's mirror.
import { expect, test } from 'vitest';
import { hrefOf, routeOf, type Route } from './router.svelte';

test.each<[string, Route]>([
  ['/', { page: 'front' }],
  ['/new/graveyard', { page: 'new', game: 'graveyard' }],
  ['/tables', { page: 'tables' }],
  ['/t/owl-7', { page: 'table', code: 'owl-7' }],
  ['/rules/graveyard', { page: 'rules', game: 'graveyard' }],
  ['/settings', { page: 'settings' }],
  ['/credits', { page: 'credits' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
  if (route.page !== 'unknown') expect(hrefOf(route)).toBe(path);
});

test.each(['/nowhere', '/t', '/t/a/b', '/tables/x', '/new', '/rules'])('%s is no page', (path) => {
  expect(routeOf(path)).toEqual({ page: 'unknown' });
});

test('a code may hold anything that a friend can mistype', () => {
  expect(routeOf('/t/%E0%A4')).toEqual({ page: 'table', code: '%E0%A4' });
  expect(hrefOf({ page: 'table', code: 'a/b' })).toBe('/t/a%2Fb');
});
