// Whom a host can do something about, and what can be done about a seat in a running game.
import { expect, test } from 'vitest';
import type { SeatNews } from '../generated/protocol';
import type { Table } from './folding';
import { peopleOf } from './people';
import { seatActs } from './seatacts';

function seat(changes: Partial<SeatNews>): SeatNews {
  return {
    name: 'Ben',
    kind: 'human',
    bot: null,
    mine: false,
    here: true,
    stand_in: false,
    resigned: false,
    who: 'b',
    ...changes,
  };
}

function table(changes: Partial<Table>): Table {
  const mine = seat({ name: 'Ana', mine: true, who: 'a' });
  return { status: 'playing', host: true, mine: [0], seats: [mine, seat({})], ...changes } as Table;
}

test('a host sees everybody else once: those who sit, those who look on, those who were sent away', () => {
  const seats = [
    seat({ mine: true, who: 'a' }),
    seat({ muted: true }),
    seat({ name: 'Grandma' }),
    seat({ who: null, kind: 'bot' }),
  ];
  const onlookers = [
    { who: 'e', name: null, muted: false, out: false },
    { who: 'k', name: 'Kei', muted: false, out: true },
  ];
  const people = peopleOf(table({ status: 'waiting', seats, onlookers }));
  expect(people.map(({ who, seat, muted, out, removable }) => [who, seat, muted, out, removable])).toEqual([
    ['b', 1, true, false, true],
    ['e', null, false, false, true],
    ['k', null, false, true, false],
  ]);
});

test('nobody who plays is sent away', () => {
  expect(peopleOf(table({})).map((each) => each.removable)).toEqual([false]);
});

test('a seat of a bot is nobody’s; one that was left is asked for, or one’s own again', () => {
  const acts = (changes: Partial<SeatNews>, around: Partial<Table> = {}) =>
    seatActs(table({ ...around, seats: [seat({ mine: true }), seat({ who: null, ...changes })] }), 1);
  expect(acts({ kind: 'bot', bot: 'greedy' })).toEqual([]);
  expect(acts({ kind: 'open', name: null })).toEqual(['bot']);
  expect(acts({ kind: 'open', name: null }, { mine: [] })).toEqual([]);
  expect(acts({ kind: 'open', name: null, sit: 'ask' }, { mine: [] })).toEqual(['ask']);
  expect(acts({ kind: 'bot', bot: 'greedy', sit: 'free' }, { mine: [] })).toEqual(['sit']);
});

test('a host mutes whoever sits there, and lets a bot play for somebody who is away', () => {
  expect(seatActs(table({}), 1)).toEqual(['people']);
  expect(seatActs(table({ seats: [seat({ mine: true }), seat({ here: false })] }), 1)).toEqual(['bot', 'people']);
  expect(seatActs(table({ host: false }), 1)).toEqual([]);
});
