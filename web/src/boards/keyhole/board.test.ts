// Keyhole's board without a browser: what choices mean, where things lie, how a piece is held, what is seen of a step.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import { words } from '../../words.svelte';
import type { Step } from '..';
import { costOf, fusions, movers, movesOf, posesOf, setAction, sideChoices, spotAction, spotsOf } from './choices';
import { KeyholeUi } from './ui.svelte';
import { facing, kept, leanedTo, movedBy, tippedTo, turnedBy } from './drafting';
import { aroundOf, cellOf, doorAt, reachOf, slabsOf, spotNear } from './geometry';
import { announce, cellLabel, ghostLabel, hallInWords } from './labels';
import { after, peepsOf, plan } from './motion';
import { shownSpots, targetsOf } from './places';
import { Playback } from './playback.svelte';
import { event, ghost, view } from './sample';
import type { Event, Piece, Pose, Trial, View } from '../../generated/keyhole';

const NOTHING = { ghost: null, cell: null, level: null, heading: null };
const straight = { x: 96, y: 96, yaw: 0, face: 0, lean: 0 };
const pose = (name: Piece, change: Partial<Pose> = {}): Pose => ({ name, ...straight, z: 0, tilt: 0, ...change });

beforeEach(async () => {
  await words.use('en');
  await words.need('keyhole');
});

describe('choices', () => {
  test('moves by ghost, and of those who wait one for all', () => {
    const choices = ['move AS1 B3', 'move AS1 C3', 'exit AS1', 'move AS2 A1', 'move AS3 A1', 'move AM2 A1', 'end'];
    expect(movesOf(choices).get('AS1')).toEqual(['B3', 'C3', 'exit']);
    expect(movers(choices, view()).map(({ name }) => name)).toEqual(['AS1', 'AS2', 'AM2']);
    expect(costOf(view(), 'AS1', 'exit')).toBe(5);
    expect(costOf(view(), 'AS1', 'F6')).toBeNull();
  });

  test('poses are read and written alike', () => {
    const action = 'set desk 96 40 8 1 0';
    const [setting] = posesOf([action, 'set piano 1 2 3 4 0', 'leave'], 'desk');
    expect(setting).toEqual({ x: 96, y: 40, yaw: 8, face: 1, lean: 0 });
    expect(setting && setAction('desk', setting)).toBe(action);
  });

  test('spots of a move, of lying, and of a chime', () => {
    const going = view({ ask: 'spot', going: { ghost: 'AS2', cell: 'A1' } });
    const menu = ['stand 3 3 0', 'stand 8 8 0', 'stand 8 8 64'];
    expect(spotsOf(menu, going, null)).toHaveLength(3);
    expect(shownSpots(going, menu, NOTHING).map(({ level }) => level)).toEqual([0, 0]);
    expect(shownSpots(going, menu, { ...NOTHING, level: 64 })).toHaveLength(1);
    expect(spotsOf(['lie 8 8 0 E'], going, null)[0]).toMatchObject({ posture: 'E', cell: 'A1' });
    const tag = view({ ask: 'tag' });
    const [entry] = spotsOf(['enter C3 8 8 0', 'enter D3 8 8 0'], tag, 'C3');
    expect(entry).toMatchObject({ cell: 'C3', sx: 8 });
    expect(entry && spotAction(tag, entry)).toBe('enter C3 8 8 0');
  });

  test('two that share a cell may merge, each pair by its own words', () => {
    const action = 'fuse AS1 AM2';
    expect(fusions(['move AS1 B3', action, 'end'])).toEqual([action]);
    expect(words.choice('keyhole', action)).toBe('merge small ghost 1 with medium ghost 2');
    expect(words.choice('keyhole', 'routine')).toBe('let the program place the rest');
  });

  test('sides', () => {
    expect([...sideChoices(['side N', 'side E', 'side W'])]).toHaveLength(3);
  });
});

describe('the hall from above', () => {
  test('cells and doors', () => {
    expect(cellOf('C4')).toEqual({ cx: 2, cy: 3 });
    expect(doorAt('N', 1)).toEqual({ x: 5.5, y: 6 });
    expect(doorAt('W', 6)).toEqual({ x: 0, y: 0.5 });
  });

  test.each([
    ['mirror', 0, 96],
    ['piano', 0, 88],
    ['piano', 1, 52],
    ['desk', 4, 112],
    ['trolley', 0, 58],
    ['dresser', 2, 68],
  ] as const)('the %s on face %i is %i high', (name, face, height) => {
    expect(slabsOf(pose(name, { face })).at(-1)?.top).toBeCloseTo(height); // the highest comes last
  });

  test('a turned piece needs other room, and stays within the hall', () => {
    expect(reachOf({ name: 'desk', yaw: 0, face: 0 })).toEqual({ x: 28, y: 14 });
    expect(reachOf({ name: 'desk', yaw: 16, face: 0 })).toEqual({ x: 14, y: 28 });
    expect(kept('desk', { ...straight, x: 0, y: 192 })).toMatchObject({ x: 28, y: 178 });
  });

  test('a leaning piece reaches over its edge', () => {
    const upright = slabsOf(pose('mirror'));
    const leaning = slabsOf(pose('mirror', { lean: 2, tilt: 24 }));
    const back = (slabs: typeof upright) => Math.min(...slabs.flatMap(({ corners }) => corners.map(({ y }) => y)));
    expect(back(leaning)).toBeLessThan(back(upright) - 0.4);
    expect(Math.min(...leaning.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(-1e-9);
  });

  test('on and under', () => {
    const pieces = [pose('desk')];
    expect(aroundOf(pieces, { x: 3, y: 3 }, 64)).toEqual({ on: 'desk', under: null });
    expect(aroundOf(pieces, { x: 3, y: 3 }, 0)).toEqual({ on: null, under: 'desk' });
    expect(aroundOf(pieces, { x: 1, y: 1 }, 0)).toEqual({ on: null, under: null });
  });

  test('a point of a cell becomes a spot of its range', () => {
    expect(spotNear('S', 'upright', { x: 0.2, y: 15 })).toEqual({ sx: 3, sy: 13 });
    expect(spotNear('L', 'upright', { x: 8.4, y: 8 })).toEqual({ sx: 8, sy: 8 });
    expect(spotNear('M', 'E', { x: 2, y: 2 })).toEqual({ sx: 7, sy: 4 });
  });
});

describe('a piece in the hand', () => {
  test('is moved, turned, tipped and leaned, each within its range', () => {
    expect(movedBy('trolley', straight, 8, -8)).toMatchObject({ x: 104, y: 88 });
    expect(turnedBy('trolley', straight, -4)).toMatchObject({ yaw: 60 });
    expect(tippedTo('trolley', { ...straight, lean: 2 }, 6)).toMatchObject({ face: 0, lean: 0 });
    expect(leanedTo(straight, 5)).toMatchObject({ lean: 0 });
    expect([0, 16, 32, 48].map(facing)).toEqual([0, 6, 4, 2]);
  });

  test('the server is asked one thing at a time, and the last one counts', async () => {
    const answers: ((trial: Trial) => void)[] = [];
    const asked: string[] = [];
    const tryOut = (action: string) => {
      asked.push(action);
      return new Promise<Trial>((answer) => answers.push(answer));
    };
    const ui = new KeyholeUi();
    ui.take(view(), 'desk', tryOut);
    const setting = ui.draft!.setting;
    for (const x of [100, 101, 102]) ui.hold({ piece: 'desk', setting: { ...setting, x } });
    expect(asked).toHaveLength(1);
    expect(ui.verdict).toBeNull();
    answers[0]?.({ possible: false, why: 'same', pieces: [], ghosts: [] });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toContain('set desk 102');
    answers[1]?.({ possible: true, why: null, pieces: [], ghosts: [] });
    await vi.waitFor(() => expect(ui.verdict?.possible).toBe(true));
    expect(ui.back()).toBe(true);
    expect(ui.draft).toBeNull();
    expect(ui.back()).toBe(false);
  });

  test('one that has no place yet starts where the menu puts it first', () => {
    const ui = new KeyholeUi();
    ui.lit = ['set desk 48 48 0 0 0', 'set desk 96 48 0 0 0'];
    const unplaced = view({ pieces: view().pieces.map((each) => ({ ...each, placed: false })) });
    ui.take(unplaced, 'desk', () => Promise.resolve(null));
    expect(ui.draft?.setting).toMatchObject({ x: 48, y: 48 });
    expect(ui.poseOf(posesOf(ui.lit, 'desk'))).toBe(0);
  });
});

describe('what can be pointed at', () => {
  const reader = (seen: View) => ({ view: seen, names: ['Ana', 'Ben'], you: 0 });
  const choices = ['move AS1 B3', 'move AS1 C3', 'exit AS1', 'move AS2 A1', 'end'];

  test('first the ghosts that can move; then where the chosen one can go, and at what price', () => {
    const first = targetsOf(reader(view()), choices, NOTHING).filter(({ able }) => able);
    expect(first.map(({ spot }) => spot)).toEqual(['g:AS1']);
    const then = targetsOf(reader(view()), choices, { ...NOTHING, ghost: 'AS1' }).filter(({ able }) => able);
    expect(then.map(({ spot, cost, action }) => [spot, cost, action])).toEqual([
      ['c:B3', 1, 'move AS1 B3'],
      ['c:C3', 2, 'move AS1 C3'],
      ['d:N', 5, 'exit AS1'],
    ]);
  });

  test('movable pieces, spots and sides', () => {
    const furniture = view({
      ask: 'furniture',
      pieces: view().pieces.map((each) => ({ ...each, movable: each.name === 'desk' })),
    });
    const able = (seen: View, offered: string[]) =>
      targetsOf(reader(seen), offered, NOTHING).flatMap(({ spot, able }) => (able ? [spot] : []));
    expect(able(furniture, ['set desk 1 2 3 0 0', 'leave'])).toEqual(['p:desk']);
    expect(able({ ...furniture, ask: 'arrange' }, ['set desk 1 2 3 4 0', 'routine'])).toEqual(['p:desk']);
    expect(able({ ...furniture, ask: 'ghosts' }, ['end'])).toEqual([]);
    expect(able(view({ ask: 'side' }), ['side N', 'side W'])).toEqual(['d:N', 'd:W']);
    const spot = view({ ask: 'spot', going: { ghost: 'AS2', cell: 'A1' } });
    expect(able(spot, ['stand 3 3 0', 'stand 8 8 0'])).toEqual(['s:0', 's:1']);
  });

  test('no spot lies over another, side by side or one behind the other', () => {
    const seen = view({ ask: 'spot', going: { ghost: 'AS2', cell: 'A1' } });
    for (const other of ['stand 10 8 0', 'stand 8 10 0']) {
      const [one, two] = targetsOf(reader(seen), ['stand 8 8 0', other], NOTHING).map(({ box }) => box);
      const apart = Math.max(Math.abs(one!.x - two!.x), Math.abs(one!.y - two!.y));
      expect(apart).toBeGreaterThanOrEqual(one!.width);
    }
  });
});

describe('in words', () => {
  const reader = { view: view(), names: ['Ana', 'Ben'], you: 0 };

  test('cells and ghosts say what is there', () => {
    expect(cellLabel('E5', reader, '')).toBe('E5: desk, Ben’s small ghost, on the floor, under the desk');
    expect(cellLabel('A6', reader, 'x')).toBe('A6: empty, x');
    const lying = ghost('AM1', { cell: 'D4', sx: 8, sy: 8, posture: 'N' });
    expect(ghostLabel(lying, reader, 'may')).toContain('Your medium ghost: at D4');
  });

  test('the hall as a whole, and how many choices there are', () => {
    const { pieces, ghosts } = hallInWords(reader);
    expect(pieces).toHaveLength(6);
    expect(pieces[0]).toBe('Mirror: standing, facing north, at D1');
    expect(ghosts.map((line) => line.slice(0, 2))).toEqual(['B2', 'C6', 'D4', 'E5']);
    expect(announce(view(), ['move AS1 B3', 'end'])).toContain('1 ghost can move');
    expect(announce(view({ ask: 'side' }), ['side N'])).toContain('north');
    const arrange = view({ ask: 'arrange', pieces: view().pieces.map((each) => ({ ...each, movable: true })) });
    expect(announce(arrange, ['routine'])).toContain('dresser');
    expect(announce(view(), [])).toBe('');
  });
});

// --- motion --------------------------------------------------------------------------------------------------------------

const PEEP = [
  event('stands', { ghost: 'AS2', cell: 'A1', sx: 8, sy: 8, level: 0, posture: 'upright' }),
  event('door', { seat: 1, side: 'N', door: 2 }),
  event('peep', { side: 'N', door: 2 }),
  event('seen', { ghost: 'AS2', direct: 12, mirrored: 0 }),
  event('seen', { ghost: 'BL1', direct: 0, mirrored: 3 }),
  event('returned', { seat: 0, ghost: 'AS2' }),
  event('returned', { seat: 1, ghost: 'BL1' }),
];

describe('a step', () => {
  test('events change the view one by one', () => {
    const stands = after(view(), PEEP[0]!);
    expect(stands.ghosts.find(({ name }) => name === 'AS2')).toMatchObject({ place: 'hall', cell: 'A1' });
    expect(stands.players[0]?.hall).toEqual([2, 1, 0]);
    const gone = after(stands, event('crossed', { seat: 0, ghost: 'AS2', cost: 6 }));
    expect(gone.players[0]?.crossed).toEqual([1, 0, 0]);
    const moved = after(view(), event('set', { piece: 'desk', x: 1, y: 2, yaw: 3, face: 4, lean: 0, z: 5, tilt: 0 }));
    expect(moved.pieces[3]).toMatchObject({ x: 1, z: 5 });
  });

  test('the look shows the hall as it was before anybody went home', () => {
    const [peep, ...more] = peepsOf(view(), PEEP);
    expect(more).toEqual([]);
    expect(peep?.door).toEqual({ side: 'N', door: 2 });
    expect(peep?.seen.map(({ ghost }) => ghost)).toEqual(['AS2', 'BL1']);
    expect(peep?.view.ghosts.find(({ name }) => name === 'AS2')?.place).toBe('hall');
  });

  test('what follows the look is not played before it', () => {
    expect(plan(PEEP).map(({ event: { name } }) => name)).toEqual(['stands', 'door']);
  });
});

describe('playback', () => {
  const END = view({ keyhole: { side: 'N', door: 2 }, peeps: 2 });
  let settled: number[] = [];
  let lingering: number[] = [];
  let watching = false;
  const step = (key: number, shown: View, events = PEEP, animate = true): Step<View, Event> => ({
    key,
    view: shown,
    events,
    animate,
  });
  function playing(): Playback {
    const playback = new Playback(step(1, view(), [], false), {
      settled: (key) => settled.push(key),
      lingers: (key) => lingering.push(key),
      watching: () => watching,
    });
    playback.show(step(1, view(), [], false));
    [settled, lingering] = [[], []];
    return playback;
  }

  beforeEach(() => {
    watching = false;
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    settings.motion = 'reduced';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('a look stays until one goes on, and then the step is over', () => {
    const playback = playing();
    playback.show(step(2, END));
    expect(playback.peep?.seen).toHaveLength(2);
    expect(playback.shown).toBe(END);
    expect([settled, lingering]).toEqual([[], [2]]);
    playback.goOn();
    expect(playback.peep).toBeNull();
    expect(settled).toEqual([2]);
    playback.lookAgain();
    expect(playback.peep?.door).toEqual({ side: 'N', door: 2 });
    playback.goOn();
    expect(settled).toEqual([2]);
  });

  test('the game does not wait for ever', () => {
    const playback = playing();
    playback.show(step(2, END));
    vi.advanceTimersByTime(30_000);
    expect(settled).toEqual([2]);
    expect(playback.peep).not.toBeNull();
  });

  test('for somebody who only watches it ends by itself', () => {
    watching = true;
    const playback = playing();
    playback.show(step(2, END));
    vi.advanceTimersByTime(12_000);
    expect(playback.peep).toBeNull();
    expect(settled).toEqual([2]);
  });

  test('what is not played shows no look', () => {
    const playback = playing();
    playback.show(step(2, END, PEEP, false));
    expect(playback.peep).toBeNull();
    expect(settled).toEqual([2]);
  });

  test('two looks in one round follow each other', () => {
    const playback = playing();
    const second = [
      event('door', { seat: -1, side: 'S', door: 2 }),
      event('peep', { side: 'S', door: 2 }),
      event('nobody', {}),
    ];
    playback.show(step(2, END, [...PEEP, ...second]));
    expect(playback.peeps).toHaveLength(2);
    playback.goOn();
    expect(playback.peep).toMatchObject({ door: { side: 'S', door: 2 }, seen: [] });
    expect(settled).toEqual([]);
    playback.goOn();
    expect(settled).toEqual([2]);
  });
});
