// The browser's words say what the server's say: every message of every game, as Python says it (tests/sentences/vectors.py).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { called } from './boards/museum/labels';
import type { View } from './generated/museum';
import { LANGUAGES, pickLanguage, say, words, type Arguments, type Happening } from './words.svelte';

type Said = [en: string, es: string, ja: string];
type Told = [
  events: [name: string, fields: Happening['fields']][],
  you: number | null,
  ...sentences: [string[], string[], string[]],
];
type Game = {
  /** By language: what people call what a field names by a word, where that differs. */
  called: Record<string, Record<string, string>>[];
  events: Record<string, Told[]>;
  choices: Record<string, [action: string, ...Said][]>;
  /** Told by their digests. */
  messages: Record<string, [args: Arguments, ...Said][]>;
};
type Vectors = {
  people: string[];
  mission: Pick<View['mission'], 'items' | 'deck' | 'texts'> & Pick<View, 'objectives' | 'secrets'>;
  games: Record<string, Game>;
};
const { people, mission, games } = JSON.parse(
  readFileSync(new URL('./generated/sentences.json', import.meta.url), 'utf8'),
) as Vectors;
const GAMES = Object.entries(games);

beforeAll(async () => {
  for (const [name] of GAMES) await words.need(name);
  // Messages refer to others of any room.
  await words.need('mission');
});

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

describe.each(LANGUAGES.map((language, k) => [language, k] as const))('in %s', (language, k) => {
  beforeAll(() => words.use(language));

  describe.each(GAMES)('%s', (name, game) => {
    const naming = (field: string, word: string) => game.called[k]?.[field]?.[word] ?? word;

    test('what happened', () => {
      for (const [message, rows] of Object.entries(game.events)) {
        for (const [events, you, ...sentences] of rows) {
          const told = events.map(([name, fields]) => ({ name, fields }));
          expect(words.tellAll(name, told, people, you, naming), message).toEqual(sentences[k]);
        }
      }
    });

    test('what can be chosen', () => {
      for (const [message, rows] of Object.entries(game.choices)) {
        for (const [action, ...said] of rows) expect(words.choice(name, action, naming), message).toBe(said[k]);
      }
    });

    test('everything else', () => {
      const different: string[] = [];
      for (const [message, rows] of Object.entries(game.messages)) {
        for (const [args, ...said] of rows) {
          const sentence = say(message, args);
          if (digest(sentence) !== said[k]) different.push(`${message} ${JSON.stringify(args)}: ${sentence}`);
        }
      }
      expect(different).toEqual([]);
    });
  });
});

test.each(LANGUAGES.map((language, k) => [language, k] as const))(
  'a mission’s own names are those that the server tells, in %s',
  async (language, k) => {
    await words.use(language);
    const { items, deck, texts, objectives, secrets } = mission;
    const view = { mission: { items, deck, texts }, objectives, secrets } as Partial<View> as View;
    const fields = Object.entries(games['museum']?.called[k] ?? {});
    expect(fields.length).toBeGreaterThan(3);
    for (const [field, names] of fields) {
      for (const [word, name] of Object.entries(names)) expect(called(view, field, word)).toBe(name);
    }
  },
);

const OPENED: Happening[] = [
  { name: 'moved', fields: { seat: 0, start: 'out:N1', grave: 'D5' } },
  { name: 'turned', fields: { seat: 0, grave: 'D5', front: 'zombie' } },
  { name: 'claimed', fields: { seat: 0, grave: 'D5', points: 4 } },
];
const OPENED_IN_WORDS = 'Ana moves to D5: a zombie, 4 points.';

test('what does not join is told one after the other', async () => {
  await words.use('en');
  expect(words.tellAll('graveyard', [...OPENED, { name: 'all_open', fields: {} }], people)).toEqual([
    OPENED_IN_WORDS,
    'The last grave is open: the game is over.',
  ]);
});

test('an event without a sentence is not told and parts no others', async () => {
  await words.use('en');
  const silent: Happening = { name: 'stands', fields: { grave: 'D1' } };
  const [moved, ...rest] = OPENED as [Happening, ...Happening[]];
  expect(words.tellAll('graveyard', [silent, moved, silent, ...rest, silent], people)).toEqual([OPENED_IN_WORDS]);
});

test('a word that is missing, or lacks its argument, is an error and not a gap', async () => {
  await words.use('en');
  expect(() => say('common-thinking')).toThrow('common-thinking');
  expect(() => say('common-nothing')).toThrow('common-nothing');
});

test('the last language asked for is the one that is spoken', async () => {
  await Promise.all([words.use('ja'), words.use('es')]);
  expect(words.language).toBe('es');
});

test('the language is the first of the browser that we speak', () => {
  expect(pickLanguage(['fr-FR', 'es-MX', 'en'])).toBe('es');
  expect(pickLanguage(['ja'])).toBe('ja');
  expect(pickLanguage(['est-EE', 'de'])).toBe('en');
  expect(pickLanguage([])).toBe('en');
});
