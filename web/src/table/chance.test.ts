// The browser's own check: it works out what Python does, and notices whatever is not as promised.
import { describe, expect, test } from 'vitest';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import vectors from '../generated/chances.json';
import { below, checkLog, stepKey, wordsOf, type Known, type Log } from './chance';
import { promiseOf } from './hashing';

const logs = vectors.logs as unknown as Record<string, Log>;
const games = Object.keys(logs);

/** Unsigned, so that what is spoilt is told by itself. */
function copyOf(game: string): Log {
  return { ...structuredClone(logs[game]!), signed: null };
}

function knownOf(log: Log): Known {
  const [first, second] = log.promises!;
  const promises: [number, string][] = [
    [0, first!.promise],
    [1, second!.promise],
  ];
  const share = { code: 'ABCD2345', promises, mine: [[0, first!.nonce!]] as [number, string][], shown: 1 };
  return { commitment: log.commitment, seed: log.seed, share, house: vectors.signed.house };
}

async function faultsOf(log: Log, known = knownOf(copyOf(log.game))): Promise<string[]> {
  return (await checkLog(log, known)).faults.map((fault) => fault.what);
}

test('promises are what Python says', () => {
  for (const [nonce, promise] of Object.entries(vectors.promises)) expect(promiseOf(nonce)).toBe(promise);
});

test('keys of steps are what Python says', () => {
  for (const { seed, nonces, n, key } of vectors.keys) {
    expect(bytesToHex(stepKey(hexToBytes(seed), nonces, n))).toBe(key);
  }
});

test('draws over several blocks, with words that are rejected, are what Python says', () => {
  for (const { key, of, drawn } of vectors.draws) {
    const words = wordsOf(hexToBytes(key));
    expect(of.map((n) => below(n, words))).toEqual(drawn);
  }
});

describe.each(games)('a log of %s', (game) => {
  test('is as promised, undone steps and all', async () => {
    const log = structuredClone(logs[game]!);
    const steps = log.entries.filter((entry) => entry.kind === 'step');
    const heard: number[] = [];
    const report = await checkLog(log, knownOf(log), (far) => heard.push(far));
    expect(report).toEqual({
      steps: steps.length,
      draws: steps.reduce((sum, step) => sum + (step.drew?.length ?? 0), 0),
      promises: 2,
      mine: 1,
      signed: 'here',
      faults: [],
    });
    expect(log.entries.some((entry) => entry.kind === 'undo')).toBe(true);
  });

  test('with one outcome changed names that draw', async () => {
    const log = copyOf(game);
    const step = log.entries.findLast((entry) => (entry.drew?.length ?? 0) > 0)!;
    step.drew![0]![2] += 1;
    const { faults } = await checkLog(log, knownOf(log));
    expect(faults).toEqual([
      {
        what: 'draw',
        facts: { step: step.n, name: step.drew![0]![0], outcome: step.drew![0]![2], due: step.drew![0]![2] - 1 },
      },
    ]);
  });
});

const SPOILT: Record<string, [(log: Log) => void, string]> = {
  'another seed': [(log) => (log.seed = '5a'.repeat(32)), 'hash'],
  'no seed': [(log) => (log.seed = null), 'seed'],
  'another promise of the seed': [(log) => (log.commitment = '00'.repeat(32)), 'commitment'],
  'another nonce for me': [(log) => (log.promises![0]!.nonce = log.nonces[0] = 'chosen'), 'mine'],
  'my nonce left out': [(log) => ((log.promises![0]!.nonce = null), (log.nonces = [])), 'mine'],
  'a nonce and its promise exchanged': [(log) => (log.promises![1]!.promise = promiseOf('chosen')), 'frozen'],
  'a nonce that nobody promised': [(log) => log.nonces.push('chosen'), 'nonces'],
  'a promise that is not kept': [(log) => (log.promises![0]!.promise = promiseOf('other')), 'promise'],
  'no promises at all': [(log) => (log.promises = []), 'mine'],
  'a step left out': [(log) => log.entries.splice(4, 1), 'number'],
  'a number used twice': [(log) => log.entries.splice(4, 0, log.entries[4]!), 'number'],
  'a draw of nothing': [(log) => (log.entries[0]!.drew![0]![1] = 0), 'draw'],
  'nothing at all': [(log) => (log.entries = []), 'empty'],
};

test.each(Object.keys(SPOILT))('%s is noticed', async (title) => {
  const [spoil, what] = SPOILT[title]!;
  const log = copyOf('graveyard');
  spoil(log);
  expect(await faultsOf(log)).toContain(what);
});

test('a draw left off the end of a signed log is noticed, though all that is left is as promised', async () => {
  const log = structuredClone(logs.graveyard!);
  log.entries[0]!.drew!.pop();
  expect(await faultsOf(log)).toEqual(['forged']);
});

test('shuffles that this browser took part in must be counted', async () => {
  const log = copyOf('graveyard');
  const known = knownOf(log);
  known.share!.shown = 3;
  expect(await faultsOf(log, known)).toEqual(['given-up']);
  log.given_up = 2;
  expect(await faultsOf(log, known)).toEqual([]);
});

test('a log of before, with nonces shown openly, is checked as far as it goes', async () => {
  const log = copyOf('graveyard');
  delete log.promises;
  const known = { commitment: log.commitment, seed: log.seed, share: null, house: '' };
  expect(await checkLog(log, known)).toMatchObject({ promises: 0, mine: 0, signed: 'nobody', faults: [] });
});
