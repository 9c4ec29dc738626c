// Signatures as Python writes them fit here too, and nothing can be changed or left off behind them.
import { describe, expect, test } from 'vitest';
import vectors from '../generated/chances.json';
import type { Log } from './chance';
import { canonical, signedBy, type Signature } from './signature';

type SignedLog = Log & { signed: Signature };

const { house, written } = vectors.signed;
const logs = vectors.logs as unknown as Record<string, SignedLog>;

test('what is signed is what Python signs, byte for byte', () => {
  for (const { log, text } of written) expect(canonical(log)).toBe(text);
});

test.each(written.map(({ log }) => log))('words, marks and options of all kinds fit', (log) => {
  expect(signedBy(log, house)).toBe('here');
});

describe.each(Object.keys(logs))('a log of %s', (game) => {
  const log = logs[game]!;

  test('is signed by its house', () => {
    expect(signedBy(log, house)).toBe('here');
    expect(signedBy(log, 'ab'.repeat(32))).toBe('elsewhere');
  });

  test('without a signature is signed by nobody', () => {
    expect(signedBy({ ...log, signed: null }, house)).toBe('nobody');
    const { signed, ...bare } = log;
    expect(signed).not.toBeNull();
    expect(signedBy(bare, house)).toBe('nobody');
  });
});

const SPOILT: Record<string, (log: SignedLog) => unknown> = {
  'a draw left off the end of a step': (log) => log.entries[0]!.drew!.pop(),
  'a step left off the end of the game': (log) => log.entries.pop(),
  'another outcome': (log) => (log.entries[0]!.drew![0]![2] ^= 1),
  'another house’s key': (log) => (log.signed.house = 'ab'.repeat(32)),
  'the key in other letters': (log) => (log.signed.house = log.signed.house.toUpperCase()),
  'no key': (log) => (log.signed.house = ''),
  'no signature': (log) => (log.signed.signature = ''),
  'another signature': (log) => (log.signed.signature = '00'.repeat(64)),
};

test.each(Object.keys(SPOILT))('%s is forged', (title) => {
  const log = structuredClone(logs.graveyard!);
  SPOILT[title]!(log);
  expect(signedBy(log, house)).toBe('forged');
});
