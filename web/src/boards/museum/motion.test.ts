// How events become motion.
import { describe, expect, test } from 'vitest';
import { endOf } from '../playback.svelte';
import { flashOf, moverOf, plan } from './motion';
import { event, view } from './sample';

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
