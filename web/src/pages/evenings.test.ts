// Evenings: texts for the reader, formats that a mission knows, and chances as they were measured.
import { expect, test } from 'vitest';
import type { Evening, EveningFormat } from '../generated/protocol';
import { chanceOf, easiest, facesOf, fitting, inLanguage, likest, opening, sizes } from './evenings';

function format(humans: number, ghosts: number): EveningFormat {
  const seats = [
    ...Array.from({ length: humans }, () => ({ side: 'humans', plays: [] })),
    ...Array.from({ length: ghosts }, (_, k) => ({ side: 'ghost', plays: [k === 0 ? 'priest' : 'guard'] })),
  ];
  return { name: `${humans}v${ghosts}`, seats };
}
function evening(...formats: EveningFormat[]): Evening {
  return {
    word: 'first-night',
    title: { en: 'First Night', ja: '最初の夜' },
    summary: { en: 'The doors fell shut. Get out.' },
    date: '1985-09-18',
    start: '18:00',
    limit: '19:50',
    rounds: 11,
    minutes: 30,
    formats,
    marks: [],
  };
}
const NIGHT = evening(format(1, 1), format(2, 1), format(3, 1), format(3, 2));

test('texts are in the language of the reader, or say in which they are', () => {
  expect(inLanguage(NIGHT.title, 'ja')).toEqual({ text: '最初の夜' });
  expect(inLanguage(NIGHT.summary, 'ja')).toEqual({ text: 'The doors fell shut. Get out.', lang: 'en' });
  expect(inLanguage({ '': 'Mine' }, 'es')).toEqual({ text: 'Mine' });
  expect(opening(NIGHT.summary['en']!)).toBe('The doors fell shut.');
  expect(opening('扉が閉ざされました。外へ。')).toBe('扉が閉ざされました。');
  expect(opening('Before 19.50 all must be out. Hurry.')).toBe('Before 19.50 all must be out.');
});

test('it begins with three visitors against one, or what is nearest to that', () => {
  expect(easiest(NIGHT)?.name).toBe('3v1');
  expect(easiest(evening(format(1, 1), format(2, 2)))?.name).toBe('1v1');
  expect(likest(NIGHT, '2v1')?.name).toBe('2v1');
  expect(likest(NIGHT, '4v1')?.name).toBe('3v1');
  expect(sizes(format(3, 2))).toEqual([3, 2]);
  expect(fitting(NIGHT, 4).map(({ name }) => name)).toEqual(['3v1']);
});

test('chairs show whom they play', () => {
  expect(format(3, 2).seats.map((_, seat) => facesOf(format(3, 2), seat))).toEqual([
    ['itzel'],
    ['bruno'],
    ['remedios'],
    ['priest'],
    ['guard'],
  ]);
});

test('chances are those that were measured, and none are made up', () => {
  const chance = chanceOf('first-night', '3v1', true)!;
  expect(chance.low).toBeLessThanOrEqual(chance.rate);
  expect(chance.rate).toBeLessThanOrEqual(chance.high);
  expect(chanceOf('first-night', '9v9', true)).toBeNull();
  expect(chanceOf(null, '3v1', true)).toBeNull();
});
