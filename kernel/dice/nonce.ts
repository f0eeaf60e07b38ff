import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOf, concat, type Hex, hexOf, lp, text } from './bytes.ts';

/** A bot brings no entropy of its own, and everybody sees that it does not. */
export const BOT_NONCE: Hex = '00'.repeat(32);

/** What a seat gives when it sits: it binds the seat to a nonce without showing it. */
export const nonceHash = (id: Hex, nonce: Hex): Hex =>
  hexOf(sha256(concat(text('cg1/nonce\0'), lp(bytesOf(id, 16)), bytesOf(nonce, 32))));

/** Whether an opened nonce is the one that the seat gave the hash of. */
export const opens = (id: Hex, hash: Hex, nonce: Hex): boolean => nonceHash(id, nonce) === hash;
