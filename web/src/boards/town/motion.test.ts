// From the events of a step to what happens when.
import { describe, expect, test } from 'vitest';
import type { Die, Fight } from '../../generated/town';
import { endOf } from '../playback.svelte';
import { plan, trayAfter, trayOf, type Tray } from './motion';
import { event, view } from './sample';

const MOVED = [
  event('used', { seat: 0, section: 'S3', action: 'move' }),
  event('moved', { seat: 0, start: 'PO', building: 'CI', colour: 'B' }),
  event('taken', { seat: 0, building: 'CI', bonus: 3 }),
  event('points', { seat: 0, points: 2, card: 0 }),
];
const FOUGHT = [
  event('challenged', { start: 'PO', attacker: 'O', building: 'PO', defender: 'B' }),
  event('rolled', { seat: 0, colour: 'O', sides: 10, shown: 7 }),
  event('defended', { colour: 'B', sides: 4, shown: 4 }),
  event('won', { seat: 0, attack: 7, defence: 4 }),
  event('removed', { seat: 0, building: 'PO', colour: 'B' }),
  event('tokens', { seat: 0, colour: 'B', count: 1, card: 0 }),
];

describe('the plan', () => {
  test('one after the other; what takes no time goes along', () => {
    const acts = plan(MOVED);
    expect(acts.map(({ deed }) => deed?.kind)).toEqual(['disc', 'drift', 'take', 'gain']);
    const [disc, drift, take, gain] = acts;
    expect(drift?.at).toBeCloseTo((disc?.long ?? 0) * 0.7);
    expect(take?.at).toBeGreaterThan(drift?.at ?? 0);
    expect(gain).toMatchObject({ long: 0, from: 'b:CI' });
  });

  test('no event takes longer than 350 milliseconds, and no step longer than the table waits', () => {
    for (const act of [...plan(MOVED), ...plan(FOUGHT)]) expect(act.long).toBeLessThanOrEqual(350);
    const chain = Array.from({ length: 20 }, () => MOVED[1]!);
    expect(endOf(plan(chain))).toBeLessThanOrEqual(1300.001);
  });

  test('both dice are thrown together', () => {
    const rolls = plan(FOUGHT).filter(({ deed }) => deed?.kind === 'roll');
    expect(rolls).toHaveLength(2);
    expect(rolls[0]?.at).toBe(rolls[1]?.at);
  });

  test('what is not seen is left out', () => {
    expect(endOf(plan([event('scared', { seat: 0, colour: 'B' }), event('over', {})]))).toBe(0);
    expect(endOf([])).toBe(0);
  });
});

describe('dice', () => {
  test('lie where the fight is, and say how it came out', () => {
    let tray: Tray | null = null;
    for (const { deed } of plan(FOUGHT)) tray = (deed && trayAfter(tray, deed)) ?? tray;
    expect(tray).toMatchObject({
      place: 'PO',
      dice: [
        { side: 'attack', colour: 'O', shown: 7 },
        { side: 'defence', colour: 'B', shown: 4 },
      ],
      verdict: { won: true, attack: 7, defence: 4 },
    });
  });

  test('a die that is rolled again takes the place of the old one', () => {
    const first = trayAfter(null, { kind: 'roll', side: 'attack', colour: 'B', sides: 4, shown: 1 });
    const again = trayAfter(first, { kind: 'roll', side: 'attack', colour: 'B', sides: 4, shown: 3 });
    expect(again?.dice).toHaveLength(1);
    expect(again?.dice[0]?.shown).toBe(3);
    expect(again?.dice[0]?.throw).not.toBe(first?.dice[0]?.throw);
  });

  test('of an open roll are those of the view', () => {
    const fight: Fight = {
      home: 'PO',
      attacker: 'O',
      place: 'PO',
      defender: 'B',
      defence: 4,
      sides: 10,
      defence_sides: 6,
      waiting: [0, 0, 0, 0, 0],
      roller: null,
    };
    const dice: Die[] = [{ colour: 'O', sides: 10, shown: 3, extra: 3 }];
    expect(trayOf(view({ ask: 'roll', fight, dice }))).toMatchObject({
      place: 'PO',
      dice: [
        { side: 'attack', shown: 3, extra: 3 },
        { side: 'defence', shown: 4, sides: 6 },
      ],
      verdict: null,
    });
    expect(trayOf(view({ ask: 'bigger-die', fight: { ...fight, defence: null } }))?.dice).toMatchObject([
      { shown: null },
    ]);
    expect(trayOf(view())).toBeNull();
  });
});
