// How events become motion, and how the picture changes with each.
import { describe, expect, test } from 'vitest';
import { endOf } from '../playback.svelte';
import { after, flashOf, moverOf, plan } from './motion';
import { event, human, item, thing, view } from './sample';

describe('the plan of a step', () => {
  test('lets a walk go on without a halt, and a blow come after the glide', () => {
    const acts = plan([
      event('stepped', { human: 'itzel', start: 'F-14', square: 'F-15' }),
      event('glided', { ghost: 'priest', start: 'E-9', square: 'E-16' }),
      event('attacked', { entity: 'priest', number: 1, square: 'E-14' }),
    ]);
    expect(acts[1]?.at).toBe(acts[0]?.long);
    expect(acts[2]?.at).toBe(acts[1]!.at + acts[1]!.long);
    expect(acts[1]?.lands).toBe(acts[1]?.long);
  });

  test('never takes too long', () => {
    const many = Array.from({ length: 12 }, () => event('fought', { human: 'itzel', defence: 3, attack: 3 }));
    expect(endOf(plan(many))).toBeLessThanOrEqual(5200);
  });
});

describe('movers', () => {
  test('glide square by square, leap as a knight, walk a step', () => {
    expect(moverOf(event('glided', { ghost: 'priest', start: 'E-9', square: 'E-11' }))).toEqual({
      key: 'priest',
      from: 'E-9',
      squares: ['E-10', 'E-11'],
      hops: false,
    });
    expect(moverOf(event('glided', { ghost: 'bruno', start: 'E-3', square: 'G-4' }))).toMatchObject({
      key: 'h:bruno',
      hops: true,
    });
    expect(moverOf(event('prowled', { entity: 'chaneque', number: 1, start: 'F-12', square: 'F-14' }))?.key).toBe(
      's:1',
    );
    expect(moverOf(event('hour', {}))).toBeNull();
  });
});

test('flashes say where and what', () => {
  expect(flashOf(view(), event('fought', { human: 'itzel', defence: 5, attack: 2 }))).toEqual({
    kind: 'dice',
    square: 'F-14',
    defence: 5,
    attack: 2,
  });
  expect(flashOf(view(), event('card', { chess: 'rook' }))).toMatchObject({ kind: 'chess', square: 'E-9' });
  expect(flashOf(view(), event('healed', { human: 'remedios', hp: 3 }))).toMatchObject({ kind: 'hp', more: 1 });
  expect(flashOf(view(), event('defended', { human: 'bruno', item: 'hammer' }))).toMatchObject({ sprite: 'it-hammer' });
  expect(flashOf(view(), event('round', { round: 2, time: '18:10' }))).toBeNull();
});

describe('the picture after an event', () => {
  test('has people where they went, hurt, fallen, dead and gone', () => {
    const moved = after(view(), event('stepped', { human: 'itzel', start: 'F-14', square: 'F-15' }));
    expect(moved.humans[0]?.square).toBe('F-15');
    expect(after(view(), event('hurt', { human: 'bruno', hp: 2 })).humans[1]?.hp).toBe(2);
    expect(after(view(), event('fell', { human: 'bruno', square: 'C-12' })).humans[1]?.place).toBe('wounded');
    expect(after(view(), event('died', { human: 'bruno', square: 'C-12' })).humans[1]?.place).toBe('dead');
    expect(after(view(), event('left', { human: 'itzel', square: 'A-2' })).humans[0]).toMatchObject({
      place: 'gone',
      square: null,
    });
  });

  test('has items where they are: taken, dropped, given, turned up', () => {
    const took = after(view(), event('took', { human: 'itzel', item: 'jaguar-seal', wear: 0, square: 'H-15' }));
    expect(took.floor.some(({ square }) => square === 'H-15')).toBe(false);
    expect(took.humans[0]?.items.at(-1)).toEqual(item('artefact', 0, { id: 'jaguar-seal', name: 'Jaguar Seal' }));
    const dropped = after(view(), event('dropped', { human: 'itzel', item: 'key', wear: 0, square: 'F-14' }));
    expect(dropped.floor.at(-1)).toMatchObject({ square: 'F-14', kind: 'key', place: 1 });
    expect(dropped.humans[0]?.items.map(({ kind }) => kind)).toEqual(['rue']);
    const gave = after(view(), event('gave', { human: 'itzel', partner: 'bruno', item: 'rue', wear: 0 }));
    expect(gave.humans[1]?.items.at(-1)?.kind).toBe('rue');
    const hidden = view({ floor: [thing('L-15', null)] });
    expect(after(hidden, event('found', { square: 'L-15', item: 'rue' })).floor[0]).toMatchObject({
      kind: 'rue',
      pool: null,
    });
  });

  test('has spirits, locks, fire and ways out as they are', () => {
    expect(after(view(), event('glided', { ghost: 'priest', start: 'E-9', square: 'E-16' })).priest.square).toBe(
      'E-16',
    );
    const prowled = after(view(), event('prowled', { entity: 'chaneque', number: 1, start: 'F-12', square: 'F-14' }));
    expect(prowled.subordinates[0]?.square).toBe('F-14');
    expect(after(view(), event('vanished', { entity: 'chaneque', number: 1 })).subordinates).toEqual([]);
    expect(after(view(), event('spawned', { entity: 'tzitzimitl', number: 2, square: 'N-4' })).subordinates[1]).toEqual(
      {
        kind: 'tzitzimitl',
        number: 2,
        square: 'N-4',
      },
    );
    expect(after(view(), event('unlocked', { human: 'itzel', door: 'd20', key: 1 })).locks).toEqual([]);
    expect(after(view(), event('fire', { square: 'E-4', on: 1 })).fires).toEqual(['E-4']);
    expect(after(view({ fires: ['E-4'] }), event('fire', { square: 'E-4', on: 0 })).fires).toEqual([]);
    expect(after(view(), event('exit', { square: 'A-2', on: 1 })).exits).toEqual([{ square: 'A-2', open: true }]);
    expect(after(view(), event('done', { objective: 'seals' })).objectives[0]?.done).toBe(true);
    expect(after(view(), event('clock', { time: '19:10' })).time).toBe('19:10');
  });

  test('has a revived human on its feet again', () => {
    const down = view({ humans: [human('bruno', 2, { place: 'wounded', hp: 0, dies: 9 })] });
    expect(after(down, event('revived', { human: 'bruno', hp: 2 })).humans[0]).toMatchObject({
      place: 'standing',
      hp: 2,
      dies: null,
    });
  });
});
