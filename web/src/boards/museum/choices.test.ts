// What choices mean on the board and in the prompt, and how a walk goes on by itself.
import { describe, expect, test } from 'vitest';
import {
  choiceOf,
  compassOf,
  dousers,
  grouped,
  inTheWay,
  onward,
  setInNotation,
  setOut,
  stepAction,
  targetsOf,
  tick,
  type Ticked,
} from './choices';
import { event, human, item, TURN, view } from './sample';

describe('squares that can be chosen', () => {
  test('are those that can be walked to, by the way and its price', () => {
    const targets = targetsOf(view(), TURN);
    expect(targets.get('F-15')).toEqual({ kind: 'walk', way: 'N', cost: 1 });
    expect(targets.get('H-15')).toEqual({ kind: 'walk', way: 'NEE', cost: 2 });
    expect(targetsOf(view(), ['step S', 'end']).has('H-15')).toBe(false);
  });

  test('in an open walk cost nothing more', () => {
    const walk = view({ ask: 'walk', reach: [{ square: 'F-15', actions: 0, way: 'N' }] });
    expect(targetsOf(walk, ['step N', 'stop']).get('F-15')).toEqual({ kind: 'walk', way: 'N', cost: 0 });
  });

  test('are where a ghost can go, a lift, and doors to lock', () => {
    const ghost = view({ ask: 'ghost', acting: null, reach: [] });
    expect(targetsOf(ghost, ['to E-10']).get('E-10')).toEqual({ kind: 'to', actions: ['to E-10'] });
    const locks = targetsOf(ghost, ['bolt d28 I-15', 'bolt d29 M-14', 'bolt d31 M-14', 'done']);
    expect(locks.get('M-14')).toEqual({ kind: 'bolt', actions: ['bolt d29 M-14', 'bolt d31 M-14'] });
    expect(locks.size).toBe(2);
  });
});

describe('a walk', () => {
  const started = setOut(view(), TURN, 'NEE', null);
  const walked = (square: string) => view({ ask: 'walk', humans: [human('itzel', 1, { square })] });

  test('begins with its first step', () => {
    expect(started).toEqual({
      action: 'step N',
      stroll: { human: 'itzel', way: 'EE', next: 'F-15', douse: null },
    });
  });

  test('goes on while nothing happens', () => {
    const steps = [event('stepped', { human: 'itzel', start: 'F-14', square: 'F-15' })];
    const next = onward(walked('F-15'), ['step E', 'stop'], steps, started!.stroll);
    expect(next?.action).toBe('step E');
    expect(next?.stroll).toMatchObject({ way: 'E', next: 'G-15' });
  });

  test('stops when something happens, when another question comes, when it cannot go on, and at its end', () => {
    const stepped = event('stepped', { human: 'itzel', start: 'F-14', square: 'F-15' });
    const { stroll } = started!;
    expect(
      onward(
        walked('F-15'),
        ['step E'],
        [stepped, event('attacked', { entity: 'priest', number: 0, square: 'F-15' })],
        stroll,
      ),
    ).toBeNull();
    expect(onward({ ...walked('F-15'), ask: 'vend' }, ['drink'], [stepped], stroll)).toBeNull();
    expect(onward(walked('F-15'), ['step N'], [stepped], stroll)).toBeNull();
    expect(onward(walked('F-14'), ['step E'], [stepped], stroll)).toBeNull();
    expect(onward(walked('F-15'), ['step E'], [stepped], { ...stroll, way: '' })).toBeNull();
  });

  test('takes the extinguisher along where a Move begins', () => {
    const choices = ['step N', 'douse N #2', 'end'];
    expect(dousers(choices)).toEqual([2]);
    expect(stepAction(choices, 'N', 2)).toBe('douse N #2');
    expect(stepAction(choices, 'N', null)).toBe('step N');
    expect(stepAction(['step N', 'stop'], 'N', 2)).toBe('step N');
    expect(stepAction(choices, 'S', null)).toBeNull();
  });
});

test('the choices of a turn stand in groups', () => {
  const groups = grouped([...TURN, 'ride I-9', 'hand bruno', 'take @1']);
  expect(groups.get('use')).toEqual(['shelter #2', 'shield #2 itzel']);
  expect(groups.get('people')).toEqual(['hand bruno']);
  expect(groups.get('move')).toEqual(['ride I-9']);
  expect(groups.get('here')).toEqual(['take @1']);
  expect(groups.get('drop')).toHaveLength(2);
  expect(groups.get('out')).toEqual(['end']);
  expect(compassOf(TURN)).toEqual(['N', 'S', 'W']);
});

describe('sets of items', () => {
  const items = [item('key'), item('rue'), item('ammo', 3)];

  test('are ticked one by one, ammunition token by token', () => {
    let ticked: Ticked = new Map();
    ticked = tick(ticked, 3, items[2]!);
    ticked = tick(ticked, 3, items[2]!);
    ticked = tick(ticked, 1, items[0]!);
    expect(setInNotation(ticked, items)).toBe('#1+#3*2');
    ticked = tick(tick(ticked, 3, items[2]!), 3, items[2]!);
    ticked = tick(ticked, 1, items[0]!);
    expect(setInNotation(ticked, items)).toBe('-');
  });

  test('find their choice, if there is one', () => {
    const choices = ['give #1', 'give #1+#3*2', 'cancel'];
    expect(choiceOf(choices, new Map([[1, 1]]), items)).toBe('give #1');
    const both = tick(tick(tick(new Map(), 1, items[0]!), 3, items[2]!), 3, items[2]!);
    expect(choiceOf(choices, both, items)).toBe('give #1+#3*2');
    expect(choiceOf(choices, new Map([[2, 1]]), items)).toBeNull();
    expect(choiceOf(['swap -', 'swap #1'], new Map(), items)).toBe('swap -');
  });
});

test('those in a ghost’s way are quarry that stands there, not hidden and not under rue', () => {
  const squares = ['D-10', 'C-11', 'B-12'];
  expect(inTheWay(view(), squares, () => false).map(({ id }) => id)).toEqual(['remedios']);
  expect(inTheWay(view(), squares, () => true)).toEqual([]);
  const ruled = view({ humans: [human('remedios', 3, { square: 'D-10', rue: true })] });
  expect(inTheWay(ruled, squares, () => false)).toEqual([]);
});
