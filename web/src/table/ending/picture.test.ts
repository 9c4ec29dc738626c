import { expect, test } from 'vitest';
import type { Ending } from '../../generated/protocol';
import { posterOf, type Poster } from './picture';

const ending: Ending = {
  seats: [
    { seat: 0, points: 5, parts: [{ kind: 'haunts', points: 5 }] },
    {
      seat: 1,
      points: 9,
      parts: [
        { kind: 'haunts', points: 4 },
        { kind: 'cards', points: 5 },
      ],
    },
  ],
  rounds: [],
  looks: [],
  night: null,
  judged: true,
  moments: [],
  curve: [
    { moment: 0, round: null, points: [0, 0], hopes: [0.5, 0.5] },
    { moment: 9, round: null, points: [5, 9], hopes: [0, 1] },
  ],
};
const poster: Poster = {
  title: 'Ben <takes> "it"',
  sub: '9 to 5',
  ending,
  names: ['Ana', 'Ben & Co'],
  winners: [1],
  order: [0, 1],
  sides: false,
  house: null,
  heading: 'Who was ahead',
};

test('the picture is a document of its own, and names are only text in it', () => {
  const svg = posterOf(poster);
  expect(svg.startsWith('<svg xmlns=')).toBe(true);
  expect(svg).toContain('Ben &#60;takes&#62; &#34;it&#34;');
  expect(svg).toContain('Ben &#38; Co');
  expect(svg).not.toMatch(/href|url\(http|<script/);
  expect(svg.match(/<polyline/g)).toHaveLength(2);
});

test('a game of sides shows who won, and without a judge no curve', () => {
  const svg = posterOf({ ...poster, sides: true, house: 1, ending: { ...ending, judged: false } });
  expect(svg).not.toContain('<polyline');
  expect(svg).toContain('Ana');
});
