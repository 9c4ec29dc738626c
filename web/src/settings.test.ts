// Settings outlive the page, and a store that holds nonsense, or cannot be read, does no harm.
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

// On a busy machine the first import takes longer than a test may.
beforeAll(() => import('./settings.svelte'), 60_000);
afterEach(() => vi.unstubAllGlobals());

async function fresh(stored: string | null) {
  const kept = new Map<string, string>();
  if (stored !== null) kept.set('ghostlight-settings', stored);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (stored === 'locked') throw new Error('locked');
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (stored === 'locked') throw new Error('locked');
      kept.set(key, value);
    },
  });
  vi.resetModules();
  const { settings } = await import('./settings.svelte');
  return { settings, kept };
}

test('a new reader sees the night, hears nothing, and reads the browser’s language', async () => {
  const { settings } = await fresh(null);
  vi.stubGlobal('navigator', { languages: ['es-MX', 'en'] });
  expect(settings.painted).toBe('night');
  expect(settings.sound).toBe(false);
  expect(settings.spoken).toBe('es');
});

test('what is chosen is kept', async () => {
  const { settings, kept } = await fresh(null);
  settings.palette = 'day';
  settings.volume = 0;
  expect(JSON.parse(kept.get('ghostlight-settings') ?? '')).toMatchObject({ palette: 'day', volume: 0 });
  const again = await fresh(kept.get('ghostlight-settings') ?? null);
  expect(again.settings.painted).toBe('day');
  expect(again.settings.volume).toBe(0);
});

test.each(['{"palette":"pink","volume":7,"language":"fr"}', 'not json', 'null', 'locked'])(
  '%s does no harm',
  async (stored) => {
    const { settings } = await fresh(stored);
    expect([settings.palette, settings.volume, settings.language]).toEqual(['night', 0.6, 'auto']);
    settings.motion = 'reduced';
    expect(settings.still).toBe(true);
  },
);
