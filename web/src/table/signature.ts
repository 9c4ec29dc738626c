// Whose signature a log has, worked out in this browser: what was changed or left off after a house signed it does not fit any more.
//
// Ed25519 is noble's: small and audited, without WebAssembly. The browser's own is missing over plain http, and is young elsewhere.
// This file is loaded when somebody asks for the check.
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Signature = { house: string; signature: string };
/** By this house, by another, by nobody (message `web-table-signed-…`), or one that does not fit. */
export type Signed = 'here' | 'elsewhere' | 'nobody' | 'forged';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const LABEL = 'ghostlight log 1\n';

/** What is signed of a log (core/signing.py): sorted, without spaces, without the signature and without what says nothing. */
export function canonical(log: object): string {
  const { signed, ...rest } = log as Record<string, Json>;
  void signed;
  const kept = Object.entries(rest).filter(([, value]) => !saysNothing(value));
  return (
    LABEL + written(Object.fromEntries(kept.map(([key, value]) => [key, key === 'options' ? value : full(value)])))
  );
}

function saysNothing(value: Json): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** Without null, however deep. */
function full(value: Json): Json {
  if (Array.isArray(value)) return value.map(full);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(kept.map(([key, each]) => [key, full(each)]));
}

/** As JSON with its keys in the order of their bytes; the order of UTF-16 is another. */
function written(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keyed = Object.entries(value).map(([key, each]) => ({ key, each, bytes: bytesToHex(utf8ToBytes(key)) }));
  keyed.sort((one, other) => (one.bytes < other.bytes ? -1 : 1));
  return `{${keyed.map(({ key, each }) => `${JSON.stringify(key)}:${written(each)}`).join(',')}}`;
}

/** Who signed this log, seen from the house with this key. */
export function signedBy(log: object, house: string): Signed {
  const { signed } = log as { signed?: Signature | null };
  if (!signed) return 'nobody';
  if (!/^[0-9a-f]{64}$/.test(signed.house) || !/^[0-9a-f]{128}$/i.test(signed.signature)) return 'forged';
  if (!fits(hexToBytes(signed.signature), utf8ToBytes(canonical(log)), hexToBytes(signed.house))) return 'forged';
  return signed.house === house ? 'here' : 'elsewhere';
}

/** To the letter of RFC 8032, as Python has it. */
function fits(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, message, key, { zip215: false });
  } catch {
    return false; // no key at all
  }
}
