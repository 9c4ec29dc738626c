// SHA-256 for promises to the shuffle, where the browser has none of its own: crypto.subtle is missing over plain http.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const LABEL = utf8ToBytes('ghostlight nonce 1');

/** What is published of a nonce before anybody shows theirs (core/fairness.py). */
export function promiseOf(nonce: string): string {
  return bytesToHex(sha256(concatBytes(LABEL, utf8ToBytes(nonce))));
}
