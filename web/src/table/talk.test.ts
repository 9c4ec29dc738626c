// Links to tables are found in what people say, and lead nowhere but to this server.
import { expect, test } from 'vitest';
import type { Line } from '../generated/protocol';
import { nextTable, partsOf } from './talk';

test('a link to a table is cut out of the line', () => {
  expect(partsOf('Another round? http://192.168.1.7:8000/t/K7Q2MXHB !')).toEqual([
    { text: 'Another round? ' },
    { text: 'http://192.168.1.7:8000/t/K7Q2MXHB', code: 'K7Q2MXHB' },
    { text: ' !' },
  ]);
});

test('other links are only text', () => {
  expect(partsOf('see https://example.org/t/K7Q2MXHB/more')).toEqual([
    { text: 'see https://example.org/t/K7Q2MXHB/more' },
  ]);
});

const line = (seat: number | null, text: string): Line => ({ at: 0, seat, name: 'Marta', text, note: null, facts: {} });

test('the next table is the last one that somebody with a seat named', () => {
  const talk = [
    line(0, 'http://x/t/AAAA2222'),
    line(1, 'http://x/t/BBBB2222'),
    line(null, 'http://x/t/CCCC2222'),
    line(1, 'http://x/t/HERE2222'),
  ];
  expect(nextTable(talk, 'HERE2222')).toEqual({ code: 'BBBB2222', name: 'Marta' });
  expect(nextTable([], 'HERE2222')).toBeNull();
});
