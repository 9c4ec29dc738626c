// The how-to page tells the edition and the reading that are played: the table's own, and away from a table the usual ones.
import { beforeAll, expect, test } from 'vitest';
import { render } from 'svelte/server';
import type { Bigger, Edition } from '../../generated/town';
import { LANGUAGES, say, words } from '../../words.svelte';
import HowTo from './HowTo.svelte';

beforeAll(() => words.need('town'));

const OTHER: Record<Edition, Edition> = { spanish: 'japanese', japanese: 'spanish' };

function page(options?: Record<string, unknown>): string {
  return render(HowTo, { props: options ? { options } : {} }).body;
}

test.each(LANGUAGES)('in %s it has what the edition says and nothing of the other', async (language) => {
  await words.use(language);
  for (const edition of ['spanish', 'japanese'] as const) {
    const shown = page({ edition });
    expect(shown).toContain(say('town-bonus-text', { bonus: 8, edition }));
    expect(shown).not.toContain(say('town-bonus-text', { bonus: 8, edition: OTHER[edition] }));
    expect(shown).toContain(say('town-howto-two-text', { edition }));
  }
  expect(page()).toBe(page({ edition: 'spanish' }));
});

test.each(LANGUAGES)(
  'in %s bonus token 6 is told by the reading, or by the switch that overrules it',
  async (language) => {
    await words.use(language);
    const told = (bigger: Bigger) => say('town-bonus-text', { bonus: 6, bigger });
    for (const [options, bigger, other] of [
      [{}, 'section', 'attacker'],
      [{ reading: 'house' }, 'attacker', 'section'],
      [{ reading: 'house', bigger_die: 'section' }, 'section', 'attacker'],
      [{ reading: 'letter', bigger_die: 'attacker' }, 'attacker', 'section'],
    ] as const) {
      expect(page(options)).toContain(told(bigger));
      expect(page(options)).not.toContain(told(other));
    }
  },
);
