// Steps of whole games, as the server told them (tests/follow), through the code that shows them: every picture on the way must be made of
// what was before the step, what is after it and what its events say, no piece may be there twice, and the last picture is the view.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import type { Event } from '../generated/protocol';
import type { Step } from '.';
import { Playback as Graveyard } from './graveyard/playback.svelte';
import { Playback as Keyhole } from './keyhole/playback.svelte';
import { Playback as Museum } from './museum/playback.svelte';
import { Playback as Town } from './town/playback.svelte';
import { noting } from './sample';

type Told = { game: string; table: string; begins: boolean; seat: number | null; view: object; events: Event[] };
type Player = {
  show: (step: Step, you: number | null) => void;
  busy: boolean;
  waits: boolean;
  goOn: () => void;
  stop: () => void;
};
type Making = (step: Step, stage: ReturnType<typeof noting>) => Player;

const MAKING = {
  graveyard: (step, stage) => new Graveyard(step as never, stage) as unknown as Player,
  town: (step, stage) => new Town(step as never, stage) as unknown as Player,
  keyhole: (step, stage) => new Keyhole(step as never, stage) as unknown as Player,
  museum: (step, stage) => new Museum(step as never, stage) as unknown as Player,
} satisfies Record<string, Making>;
/** Milliseconds between two pictures. */
const FRAME = 90;

let now = 0;
let frames: FrameRequestCallback[] = [];
vi.useFakeTimers();
vi.stubGlobal('document', { hidden: false, documentElement: null });
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '300ms' }));
vi.stubGlobal('performance', { now: () => now });
vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
vi.stubGlobal('cancelAnimationFrame', () => (frames = []));

/** Every value that stands somewhere in this, by where; what is in lists is compared with its list. */
function leaves(value: unknown, at = '', into = new Map<string, string>()): Map<string, string> {
  if (value !== null && typeof value === 'object' && !isList(value)) {
    for (const [key, inside] of Object.entries(value)) leaves(inside, `${at}/${key}`, into);
  } else into.set(at, JSON.stringify(value));
  return into;
}
/** A list of numbers or words is one value: what is in it belongs together. Lists of numbers of pieces are not. */
function isList(value: object): boolean {
  return Array.isArray(value) && value.some((each) => typeof each === 'string');
}

/** How many there are of each piece that could be in two places. */
function pieces(game: string, view: never): Map<string, number> {
  const count = new Map<string, number>();
  const add = (piece: string, more = 1) => count.set(piece, (count.get(piece) ?? 0) + more);
  if (game === 'town') {
    const { buildings, ghosts, tokens, players } = view as {
      buildings: { ghosts: number[] }[];
      ghosts: number[];
      tokens: number[];
      players: { tokens: number[] }[];
    };
    for (const each of [{ ghosts }, ...buildings]) each.ghosts.forEach((many, level) => add(`ghost ${level}`, many));
    for (const each of [{ tokens }, ...players]) each.tokens.forEach((many, level) => add(`token ${level}`, many));
  }
  if (game === 'museum') {
    const { floor, humans } = view as { floor: { id: string | null }[]; humans: { items: { id: string }[] }[] };
    for (const { id } of [...floor, ...humans.flatMap(({ items }) => items)]) add(`item ${id}`);
  }
  if (game === 'keyhole') {
    const { ghosts, players } = view as { ghosts: { seat: number; place: string }[]; players: { hall: number[] }[] };
    players.forEach((_, seat) => add(`ghosts of ${seat}`, ghosts.filter((ghost) => ghost.seat === seat).length));
  }
  return count;
}

test.each(Object.keys(MAKING) as (keyof typeof MAKING)[])('%s', (game) => {
  settings.motion = 'full';
  const file = `${process.env['STEPS']}/${game}.jsonl`;
  const told = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);
  const wrong: string[] = [];
  const names = new Map<string, number>();
  let [steps, pictures, key] = [0, 0, 0];
  const stage = noting();
  let player: Player | null = null;
  let before: Told | null = null;
  for (const each of told) {
    const step: Step = { key: (key += 1), view: each.view, events: each.events, animate: !each.begins };
    if (each.begins || !player || !before) {
      player?.stop();
      player = MAKING[game](step, stage);
      player.show(step, each.seat);
      before = each;
      continue;
    }
    stage.pictures.length = 0;
    player.show(step, each.seat);
    for (let k = 0; player.busy && k < 500; k += 1) {
      now += FRAME;
      vi.advanceTimersByTime(FRAME);
      const due = frames;
      frames = [];
      for (const frame of due) frame(now);
      if (player.waits) player.goOn();
    }
    const [from, to] = [leaves(before.view), leaves(each.view)];
    const said = new Set(leaves(each.events).values());
    const had = [pieces(game, before.view as never), pieces(game, each.view as never)];
    const complain = (what: string) => {
      const kind = what.replace(/\d+/g, 'n');
      names.set(kind, (names.get(kind) ?? 0) + 1);
      if (wrong.length < 12)
        wrong.push(`${each.table}, step ${steps}: ${what}; ${each.events.map(({ name }) => name).join(' ')}`);
    };
    if (player.busy) complain('no end');
    let last: unknown = before.view;
    for (const { picture } of stage.pictures) {
      if (picture === last) continue;
      last = picture;
      pictures += 1;
      for (const [at, is] of leaves(picture)) {
        if (is === from.get(at) || is === to.get(at) || said.has(is) || is === 'true') continue;
        if (/^\{|^\[/.test(is) || !from.has(at)) complain(`${at} is ${is}`);
        else complain(`${at} is ${is}, not ${from.get(at)} or ${to.get(at)}`);
      }
      for (const [piece, many] of pieces(game, picture as never)) {
        const most = Math.max(had[0]!.get(piece) ?? 0, had[1]!.get(piece) ?? 0);
        if (many > most) complain(`${piece}: ${many}, not ${most}`);
      }
    }
    if (each.events.length > 0) {
      const [end, view] = [leaves(last), to];
      for (const at of new Set([...end.keys(), ...view.keys()])) {
        if (end.get(at) !== view.get(at)) complain(`ends with ${at} ${end.get(at)}, not ${view.get(at)}`);
      }
    }
    steps += 1;
    before = each;
  }
  console.log(
    `${game}: ${steps} steps, ${pictures} pictures, ${[...names.values()].reduce((a, b) => a + b, 0)} differences`,
  );
  expect(
    wrong,
    [...names]
      .map(([what, many]) => `${many} x ${what}`)
      .slice(0, 40)
      .join('\n'),
  ).toEqual([]);
  expect(steps).toBeGreaterThanOrEqual({ graveyard: 1000, town: 2000, keyhole: 1000, museum: 1250 }[game]);
});
