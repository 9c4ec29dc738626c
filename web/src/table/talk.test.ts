// Links to tables are found in what people say, and lead nowhere but to this server.
import { expect, test } from 'vitest';
import { partsOf } from './talk';

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
