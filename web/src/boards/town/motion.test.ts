// From the events of a step to what happens when, and to the picture after each of them.
import { describe, expect, test } from 'vitest';
import type { Die, Fight } from '../../generated/town';
import { endOf } from '../playback.svelte';
import { after, before, plan, trayAfter, trayOf, type Deed, type Tray } from './motion';
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
    expect(acts.map(({ deed }) => deed.kind)).toEqual(['disc', 'drift', 'take', 'gain']);
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
    const rolls = plan(FOUGHT).filter(({ deed }) => deed.kind === 'roll');
    expect(rolls).toHaveLength(2);
    expect(rolls[0]?.at).toBe(rolls[1]?.at);
  });

  test('what is not seen is left out', () => {
    expect(plan([event('scared', { seat: 0, colour: 'B' }), event('over', {})])).toEqual([]);
    expect(endOf([])).toBe(0);
  });
});

describe('the picture after a deed', () => {
  const VIEW = view();
  const find = (shown: typeof VIEW, name: string) => shown.buildings.find((each) => each.name === name);

  test('a ghost that drifts has left, and then has arrived', () => {
    const deed: Deed = { kind: 'drift', from: 'PO', to: 'CI', colour: 'B' };
    const gone = before(VIEW, deed);
    expect(find(gone, 'PO')?.ghosts[0]).toBe(1);
    expect(find(gone, 'CI')?.ghosts[0]).toBe(0);
    expect(find(after(gone, deed), 'CI')?.ghosts[0]).toBe(1);
  });

  test('an upgrade takes the old ghost away', () => {
    const ghosts = find(after(VIEW, { kind: 'swell', building: 'PO', colour: 'O' }), 'PO')?.ghosts;
    expect(ghosts).toEqual([2, 1, 0, 2, 0]);
  });

  test('a disc lies on its space, and the section is in use', () => {
    const used = after(VIEW, { kind: 'disc', seat: 0, section: 'S3', action: 'haunt', fresh: true });
    expect(used).toMatchObject({ section: 2, action: 'haunt' });
    expect(used.players[0]?.sections[2]).toEqual({ level: 1, done: true, discs: ['haunt'] });
    const rested = after(VIEW, { kind: 'rest', seat: 0, section: 'S1', discs: 2, done: true });
    expect(rested.players[0]?.sections[0]?.discs).toEqual([]);
  });

  test('a haunt marks the space and scores', () => {
    const haunted = after(VIEW, { kind: 'haunt', seat: 1, building: 'PO', colour: 'O', points: 8 });
    expect(find(haunted, 'PO')?.marks).toEqual([null, null, null, 1, null]);
    expect(haunted.players[1]).toMatchObject({ points: 8, haunts: 5 });
  });

  test('bonus tokens are taken, and spent under a disc', () => {
    const taken = after(VIEW, { kind: 'take', seat: 0, building: 'CI', bonus: 3 });
    expect(find(taken, 'CI')?.bonus).toBeNull();
    expect(taken.players[0]?.slots[2]).toEqual({ bonus: 3, locked: false });
    const spent = after(VIEW, { kind: 'spend', seat: 0, bonus: 4 });
    expect(spent.players[0]?.slots[0]).toEqual({ bonus: null, locked: true });
    expect(spent.players[0]?.discs).toBe(11);
  });

  test('what is gained and paid is counted', () => {
    const token = after(VIEW, { kind: 'gain', seat: 0, purse: 'token', count: -2, colour: 'B' });
    expect(token.players[0]?.tokens).toEqual([0, 1, 0, 0, 0]);
    expect(after(VIEW, { kind: 'gain', seat: 0, purse: 'scare', count: 3, colour: null }).players[0]?.scare).toBe(5);
  });

  test('a new turn finds every section ready', () => {
    const turned = after(VIEW, { kind: 'turn', seat: 1 });
    expect(turned).toMatchObject({ on_turn: 1, section: null });
    expect(turned.players[0]?.sections.every(({ done }) => !done)).toBe(true);
    expect(turned.cards.some(({ used }) => used)).toBe(false);
  });
});

describe('dice', () => {
  test('lie where the fight is, and say how it came out', () => {
    let tray: Tray | null = null;
    for (const { deed } of plan(FOUGHT)) tray = trayAfter(tray, deed) ?? tray;
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
