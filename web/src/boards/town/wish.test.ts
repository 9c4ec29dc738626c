// What is wished for at the turn menu: which ghost, then where or whom, and only then anything is sent.
import { describe, expect, test } from 'vitest';
import { view } from './sample';
import { after, leadsOn, oddsBySpot, openTo, supposed, wishFor } from './wish';

const ODDS = { sides: 10, defence_sides: 8, extra: 1, sure: false, bonus: null };
const VIEW = view({
  plans: [
    { uses: ['use S1 scare'], ask: 'scare', ways: [{ action: 'scare B', then: [] }] },
    {
      uses: ['use S1 fight', 'use S2 fight'],
      ask: 'attacker',
      ways: [
        { action: 'attack PO O', then: ['against B', 'against Y'] },
        { action: 'attack PO Y', then: ['against B'] },
      ],
    },
    { uses: ['use S1 move'], ask: 'ghost', ways: [{ action: 'ghost SC B', then: ['to CH', 'to TH'] }] },
  ],
  odds: [
    { attacker: 'O', defender: 'B', win: 0.85, helped: 0.85, ...ODDS },
    { attacker: 'O', defender: 'Y', win: 0.648, helped: 0.648, ...ODDS },
  ],
});

describe('a wish', () => {
  test('asks for the ghost, then for what it does, and the ghost can be changed', () => {
    const wish = wishFor(VIEW, 'use S2 fight');
    expect(openTo(VIEW, wish)).toEqual({ next: ['attack PO O', 'attack PO Y'], instead: [] });
    expect(leadsOn(VIEW, wish, 'attack PO O')).toBe(true);
    const chosen = { ...wish, way: 'attack PO O' };
    expect(openTo(VIEW, chosen)).toEqual({ next: ['against B', 'against Y'], instead: ['attack PO Y'] });
    expect(supposed(VIEW, chosen)).toMatchObject({ ask: 'defender', ghost: { building: 'PO', colour: 'O' } });
  });

  test('begins with the only ghost there is, but does nothing by itself', () => {
    expect(wishFor(VIEW, 'use S1 move')).toEqual({ action: 'use S1 move', way: 'ghost SC B' });
    expect(wishFor(VIEW, 'use S1 scare')).toEqual({ action: 'use S1 scare', way: null });
    expect(openTo(VIEW, wishFor(VIEW, 'use S1 scare')).next).toEqual(['scare B']);
    expect(wishFor(VIEW, 'use S1 rest').way).toBeNull();
  });

  test('is sent as the server asks; what answered itself is left out', () => {
    expect(after(['ghost SC B', 'to CH'], ['to CH', 'to TH'])).toEqual(['to CH']);
    expect(after(['ghost SC B', 'to CH'], ['ghost SC B', 'ghost PO B'])).toEqual(['ghost SC B', 'to CH']);
    expect(after(['against B'], ['raise S1', 'no'])).toEqual([]);
  });
});

test('odds stand above the heads of those who can be fought', () => {
  const asks = supposed(VIEW, { action: 'use S1 fight', way: 'attack PO O' });
  expect([...oddsBySpot(['against B', 'against Y'], asks)]).toEqual([
    ['g:PO:B', 85],
    ['g:PO:Y', 65],
  ]);
});
