// The story cut into rounds and turns, for the line under the table: a box for each round, in it a stretch for each turn.
import type { Chapter, Event } from '../generated/protocol';

/** From one chapter to another, both included. */
export type Turn = { seat: number | null; from: number; to: number };
export type RoundOfStory = { from: number; to: number; turns: Turn[] };

export function roundsOf(story: readonly Chapter[]): RoundOfStory[] {
  const counted = story.some(({ events }) => events.some((event) => countOf(event) !== null));
  const first = story.find(({ seat }) => seat !== null)?.seat ?? null;
  const rounds: RoundOfStory[] = [];
  let count: number | null = null;
  let begins = true;
  for (const [k, { seat, events }] of story.entries()) {
    const round = rounds.at(-1);
    // Where nobody counts, a round is over when whoever began decides again after somebody else.
    const around =
      !counted && seat === first && (round?.turns.some((turn) => turn.seat !== null && turn.seat !== first) ?? false);
    if (!round || begins || around) rounds.push({ from: k, to: k, turns: [] });
    const { turns } = rounds.at(-1)!;
    const turn = turns.at(-1);
    if (turn && (turn.seat === seat || seat === null)) turn.to = k;
    else turns.push({ seat, from: k, to: k });
    rounds.at(-1)!.to = k;
    // What is told with the last decision of a round is the number of the next.
    const told = events.flatMap((event) => countOf(event) ?? []).at(-1);
    begins = told !== undefined && count !== null && told !== count;
    count = told ?? count;
  }
  return rounds;
}

function countOf({ name, fields }: Event): number | null {
  const count = name === 'round' ? (fields['round'] ?? fields['number']) : name === 'turn' ? fields['round'] : null;
  return typeof count === 'number' ? count : null;
}
