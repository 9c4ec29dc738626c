// Where each choice is taken, what a tap on something else would have meant, and how the prompt sorts the choices.
import { describe, expect, test } from 'vitest';
import { blockedAt, meant, narrowed, offersOf, readySections, spotsOf, standsFor } from './choices';
import { grouped, holds, menuOf, payable } from './grouping';
import { view } from './sample';

const VIEW = view();

describe('a choice has its spot', () => {
  test.each([
    ['use S1 move', ['a:S1:move']],
    ['use S2 rest', ['a:S2:rest']],
    ['take S1 scare', ['a:S1:scare']],
    ['raise S3', ['s:S3']],
    ['clear-two S1 S2', ['s:S1', 's:S2']],
    ['bonus 4', ['k:0']],
    ['bonus 9', []],
    ['occupy 33', ['c:33']],
    ['ghost PO B', ['g:PO:B']],
    ['couple PO B G', ['g:PO:B', 'g:PO:G']],
    ['swap PO B SC G', ['g:PO:B', 'g:SC:G']],
    ['scare G', ['g:SC:G', 'g:PO:G']],
    ['haunt PO Y', ['h:PO:Y', 'g:PO:Y']],
    ['shadow HO Y', ['h:HO:Y']],
    ['to CH', ['b:CH']],
    ['pay BBG', []],
    ['end', []],
    ['no', []],
  ])('%s', (action, spots) => {
    expect(spotsOf(action, VIEW)).toEqual(spots);
  });

  test('a defender stands where the attacker is, the next one where the fight is', () => {
    const fighting = view({
      ghost: { building: 'PO', colour: 'O' },
      fight: {
        home: 'PO',
        attacker: 'O',
        place: 'SC',
        defender: 'B',
        defence: 2,
        sides: 10,
        defence_sides: 4,
        waiting: [0, 2, 0, 0, 0],
        roller: null,
      },
    });
    expect(spotsOf('against G', fighting)).toEqual(['g:PO:G']);
    expect(spotsOf('next G', fighting)).toEqual(['g:SC:G']);
  });
});

test('several choices share a spot, and the first of two narrows them', () => {
  const swaps = ['swap PO B SC G', 'swap PO B CI R', 'swap PO G CI R'];
  expect(offersOf(swaps, VIEW).get('g:PO:B')).toEqual(swaps.slice(0, 2));
  expect(narrowed(swaps, 'g:CI:R', VIEW)).toEqual(swaps.slice(1));
  expect(narrowed(swaps, null, VIEW)).toBe(swaps);
});

test('what stands in a building stands for it', () => {
  const offers = offersOf(['to PO'], VIEW);
  expect(standsFor('g:PO:B', offers)).toBe('b:PO');
  expect(standsFor('h:PO:R', offers)).toBe('b:PO');
  expect(standsFor('g:SC:B', offers)).toBe('g:SC:B');
});

describe('a tap on what is no choice is still a question that the server can answer', () => {
  test.each([
    ['ghost', 'g:CI:R', 'ghost CI R'],
    ['scare', 'g:CI:R', 'scare R'],
    ['destination', 'b:HO', 'to HO'],
    ['destination', 'g:CI:R', 'to CI'],
    ['haunt', 'h:SC:R', 'haunt SC R'],
    ['haunt', 'g:SC:G', 'haunt SC G'],
    ['raise', 's:S2', 'raise S2'],
    ['take', 'a:S2:haunt', 'take S2 haunt'],
    ['take', 'a:S2:rest', null],
    ['raise', 's:S2@1', null],
    ['ghost', 'c:14', null],
    ['menu', 'a:S1:move', null],
  ] as const)('asked for %s, %s means %s', (ask, spot, action) => {
    expect(meant(spot, view({ ask }))).toBe(action);
  });

  test('an attack on the other side of the town', () => {
    const fighting = view({ ask: 'defender', ghost: { building: 'PO', colour: 'O' } });
    expect(meant('g:PO:B', fighting)).toBe('against B');
    expect(meant('g:CI:R', fighting)).toBe('against-at CI R');
  });
});

test('what is blocked is found by its spot', () => {
  expect(blockedAt('a:S1:move', VIEW).map(({ code }) => code)).toEqual(['taken']);
  expect(blockedAt('c:33', VIEW).map(({ code }) => code)).toEqual(['tokens-grey']);
  expect(blockedAt('a:S1:haunt', VIEW)).toEqual([]);
});

describe('in the prompt', () => {
  test('choices in buildings are grouped by building, ways out come last', () => {
    expect(grouped(['haunt PO B', 'haunt SC G', 'shadow PO Y', 'no'])).toEqual({
      places: [
        { at: 'PO', actions: ['haunt PO B', 'shadow PO Y'] },
        { at: 'SC', actions: ['haunt SC G'] },
      ],
      row: [],
      out: ['no'],
    });
    expect(grouped(['disc-supply', 'disc S1 move', 'disc S1 haunt'])).toMatchObject({
      places: [{ at: 'S1', actions: ['disc S1 move', 'disc S1 haunt'] }],
      row: ['disc-supply'],
    });
    expect(grouped(['reroll 1', 'steady 1', 'accept'])).toMatchObject({
      row: ['reroll 1', 'steady 1'],
      out: ['accept'],
    });
  });

  test('the turn menu: what can only rest, what is no section, and whether the turn can end', () => {
    const choices = ['use S1 rest', 'use S3 move', 'use S3 rest', 'bonus 4', 'occupy 12'];
    expect(menuOf(choices)).toEqual({ end: false, rests: ['use S1 rest'], others: ['bonus 4', 'occupy 12'], idle: [] });
    expect(menuOf(['bonus 4', 'end'])).toMatchObject({ end: true, rests: [] });
    expect(readySections(choices)).toEqual(['S1', 'S3']);
  });

  test('a payment is laid down token by token', () => {
    const payments = ['BBG', 'BGY'];
    expect(payable(payments, '')).toEqual(['B', 'G', 'Y']);
    expect(payable(payments, 'B')).toEqual(['B', 'G', 'Y']);
    expect(payable(payments, 'BB')).toEqual(['G']);
    expect(holds('BBG', 'BB')).toBe(true);
    expect(holds('BGY', 'BB')).toBe(false);
  });
});
