// The check of a finished game that needs no server: its signature, every promise, every key and every draw, worked out again here.
// Whether the rules asked for just these draws and what came of them is a matter of the rules, which this page has not:
// `ghostlight verify` runs them. Of a log that a house signed, nobody but that house can have left draws off.
//
// The hashes and the cipher are noble's, small and audited, without dependencies or WebAssembly: the browser's own are missing
// over plain http, and it has no ChaCha20 anywhere. This file is loaded when somebody asks for the check.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ROLLS as graveyard } from '../generated/graveyard-tables';
import { ROLLS as keyhole } from '../generated/keyhole-tables';
import { ROLLS as museum } from '../generated/museum-tables';
import { ROLLS as town } from '../generated/town-tables';
import { promiseOf } from './hashing';
import type { Share } from './shares';
import { signedBy, type Signed, type Signature } from './signature';

/** As much of a log (docs/log.schema.json) as the check needs. */
export type Log = {
  game: string;
  commitment: string;
  seed: string | null;
  nonces: string[];
  promises?: { seat: number; promise: string; nonce: string | null }[];
  given_up?: number;
  entries: { kind: string; n?: number; drew?: [string, number, number][] }[];
  signed?: Signature | null;
};

/** What this page knows by itself: the promise of the seed that it saw first, what the table says now, its own share, the
 * key of the house that it came from.
 */
export type Known = { commitment: string; seed: string | null; share: Share | null; house: string };

/** Something that is not as promised: message `web-table-fault-…` with these arguments. */
export type Fault = { what: string; facts: Record<string, string | number> };
export type Report = {
  steps: number;
  draws: number;
  promises: number;
  mine: number;
  signed: Signed;
  faults: Fault[];
};

const LABEL = utf8ToBytes('ghostlight step 1');
const NO_NONCE = new Uint8Array(12);
const WORD = 2n ** 32n;
/** Draws that count from 1, by game. */
const ROLLS: Record<string, readonly string[]> = { graveyard, keyhole, museum, town };
/** Steps after which the page may do something else. */
const BREATH = 50;
/** Faults that are told at most. */
const MOST_FAULTS = 20;

/** The key from which all chance of step n grows. */
export function stepKey(seed: Uint8Array, nonces: string[], n: number): Uint8Array {
  const message = [LABEL];
  for (const nonce of nonces) {
    const told = utf8ToBytes(nonce);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, told.length);
    message.push(length, told);
  }
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(n));
  return hmac(sha256, seed, concatBytes(...message, number));
}

/** The keystream of a key, 32 bits at a time. */
export function* wordsOf(key: Uint8Array): Generator<bigint, never> {
  for (let block = 0; ; block += 1) {
    const view = new DataView(chacha20(key, NO_NONCE, new Uint8Array(64), undefined, block).buffer);
    for (let at = 0; at < 64; at += 4) yield BigInt(view.getUint32(at, true));
  }
}

/** The next whole number below `of`, each equally likely: multiplied, and rejected where it would favour some (Lemire). */
export function below(of: number, words: Iterator<bigint, never>): number {
  const n = BigInt(of);
  const least = (WORD - n) % n;
  let product = words.next().value * n;
  while (product % WORD < least) product = words.next().value * n;
  return Number(product / WORD);
}

/** Go over a log. `far` hears how many steps are done; in between the page breathes. */
export async function checkLog(
  log: Log,
  known: Known,
  far: (steps: number) => void = () => undefined,
): Promise<Report> {
  const signed = signedBy(log, known.house);
  const report: Report = { steps: 0, draws: 0, promises: 0, mine: 0, signed, faults: [] };
  const fault = (what: string, facts: Fault['facts'] = {}) => {
    if (report.faults.length < MOST_FAULTS) report.faults.push({ what, facts });
  };
  if (signed === 'forged') fault('forged');
  const seed = seedOf(log);
  if (!seed) {
    fault('seed');
    return report;
  }
  if (bytesToHex(sha256(seed)) !== log.commitment) fault('hash');
  if (log.commitment !== known.commitment) fault('commitment', { promised: known.commitment });
  if (known.seed !== null && log.seed !== known.seed) fault('other-seed');
  checkPromises(log, report, fault);
  if (known.share) checkShare(log, known.share, report, fault);
  let next = 0;
  for (const step of log.entries) {
    if (step.kind !== 'step') continue;
    if (step.n !== next) fault('number', { step: step.n ?? -1, due: next });
    checkDraws(log, seed, step, report, fault);
    next = (step.n ?? next) + 1;
    report.steps += 1;
    if (report.steps % BREATH === 0) {
      far(report.steps);
      await new Promise((go) => setTimeout(go));
    }
  }
  if (report.steps === 0) fault('empty');
  return report;
}

function seedOf(log: Log): Uint8Array | null {
  return /^[0-9a-f]{64}$/.test(log.seed ?? '') ? hexToBytes(log.seed ?? '') : null;
}

type Tell = (what: string, facts?: Fault['facts']) => void;

/** Every nonce is the one that its seat had promised, and no other went into the shuffle. */
function checkPromises(log: Log, report: Report, fault: Tell): void {
  const promises = log.promises ?? [];
  if (promises.length === 0) return;
  for (const { seat, promise, nonce } of promises) {
    report.promises += 1;
    if (nonce !== null && promiseOf(nonce) !== promise) fault('promise', { seat: seat + 1 });
  }
  const kept = promises.flatMap(({ nonce }) => (nonce === null ? [] : [nonce]));
  if (JSON.stringify(kept) !== JSON.stringify(log.nonces)) fault('nonces');
}

/** What this browser knows of the shuffle is what the log says of it. */
function checkShare(log: Log, share: Share, report: Report, fault: Tell): void {
  const told = new Map((log.promises ?? []).map((each) => [each.seat, each]));
  for (const [seat, nonce] of share.mine) {
    if (told.get(seat)?.nonce === nonce) report.mine += 1;
    else fault('mine', { seat: seat + 1, nonce });
  }
  for (const [seat, promise] of share.promises) {
    if (told.get(seat)?.promise !== promise) fault('frozen', { seat: seat + 1 });
  }
  const before = share.shown - (report.mine > 0 ? 1 : 0);
  if ((log.given_up ?? 0) < before) fault('given-up', { count: before });
}

/** Every outcome of a step, from its key. */
function checkDraws(log: Log, seed: Uint8Array, step: Log['entries'][number], report: Report, fault: Tell): void {
  const drew = step.drew ?? [];
  if (drew.length === 0 || step.n === undefined) return;
  const words = wordsOf(stepKey(seed, log.nonces, step.n));
  const rolls = ROLLS[log.game] ?? [];
  for (const [name, of, outcome] of drew) {
    if (!(of >= 1 && of < 2 ** 31)) {
      fault('draw', { step: step.n, name, outcome, due: '?' });
      return;
    }
    const due = below(of, words) + (rolls.includes(name) ? 1 : 0);
    report.draws += 1;
    if (due !== outcome) fault('draw', { step: step.n, name, outcome, due });
  }
}
