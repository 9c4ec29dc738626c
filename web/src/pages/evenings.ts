// What is to be known of the evenings of a game: titles in the reader's language, who sits on which side, and the measured chances.
import type { Evening, EveningFormat } from '../generated/protocol';
import measured from '../generated/balance.json';
import { say } from '../words.svelte';

export type Side = 'humans' | 'ghost';

/** The sides of a game of sides, in the order in which newcomers are asked. */
export const SIDES: readonly Side[] = ['humans', 'ghost'];

/** A text by language for this reader; what is in one language only is shown in that. */
export function inLanguage(text: Readonly<Record<string, string>>, language: string): { text: string; lang?: string } {
  if (text[language] !== undefined) return { text: text[language] };
  const [[lang, only] = ['', '']] = Object.entries(text);
  return lang ? { text: only, lang } : { text: only };
}

/** The first sentence of a text. */
export function opening(text: string): string {
  return /^.*?[.!?。！？](?=\s|$|[^\d\s])/su.exec(text)?.[0] ?? text;
}

/** How many sit on each side: "3 : 1". */
export function sizes(format: EveningFormat): [number, number] {
  const humans = format.seats.filter(({ side }) => side === 'humans').length;
  return [humans, format.seats.length - humans];
}

/** The format to begin with: three visitors and one against them, or as near to that as there is. */
export function easiest(evening: Evening): EveningFormat | undefined {
  const far = (format: EveningFormat) => {
    const [humans, ghosts] = sizes(format);
    return Math.abs(humans - 3) + 2 * (ghosts - 1);
  };
  return [...evening.formats].sort((a, b) => far(a) - far(b))[0];
}

/** The format that keeps as much of what was chosen as another mission knows. */
export function likest(evening: Evening, name: string): EveningFormat | undefined {
  return evening.formats.find((format) => format.name === name) ?? easiest(evening);
}

/** The formats for so many chairs. */
export function fitting(evening: Evening, seats: number): EveningFormat[] {
  return evening.formats.filter((format) => format.seats.length === seats);
}

/** The pictures of whom a chair plays; who picks later is shown as one of those that can be picked. */
export function facesOf(format: EveningFormat, seat: number): string[] {
  const { side, plays } = format.seats[seat]!;
  if (plays.length > 0) return plays;
  const before = format.seats.slice(0, seat).filter((each) => each.side === side).length;
  return [VISITORS[before % VISITORS.length]!];
}
const VISITORS = ['itzel', 'bruno', 'remedios', 'quiroz'] as const;

/** Whom a chair plays, in words. */
export function roleOf(format: EveningFormat, seat: number): string {
  const { side, plays } = format.seats[seat]!;
  if (plays.length === 0) return say('web-evening-visitor', { side });
  return plays
    .map((human) => (human === 'priest' ? say('museum-entity', { entity: 'priest' }) : say('museum-human', { human })))
    .join(' + ');
}

type Rates = Record<string, Record<string, { search?: number[]; greedy?: number[] }>>;
export type Chance = { rate: number; low: number; high: number };

/** How often the humans' side won such nights between bots: those who look ahead, or those who do not. */
export function chanceOf(word: string | null, format: string, ahead: boolean): Chance | null {
  const row = (measured as unknown as Rates)[word ?? '']?.[format]?.[ahead ? 'search' : 'greedy'];
  return row ? { rate: Math.round(row[0]!), low: Math.round(row[1]!), high: Math.round(row[2]!) } : null;
}
