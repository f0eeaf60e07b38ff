import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Random } from '../random.ts';
import { concat, lp, text, u32 } from './bytes.ts';

const WORDS = 2 ** 32;
const BLOCK = 32;

/** The numbers of one label in one deal. Drawing from one stream moves no other. */
export const stream = (key: Uint8Array, label: string): Random => {
  const word = wordsOf(key, label);
  return { below: n => below(n, word) };
};

/** Words at or above the greatest multiple of n would favour the small numbers: they are passed over. */
export const below = (n: number, word: () => number): number => {
  if (!(Number.isInteger(n) && 1 <= n && n <= WORDS)) throw new RangeError(`no number below ${n}`);
  const limit = WORDS - (WORDS % n);
  let drawn = word();
  while (drawn >= limit) drawn = word();
  return drawn % n;
};

/** block_b = HMAC(HMAC(K_k, "cg1/stream\0" ‖ lp(label)), u32(b)), read as big-endian words. */
const wordsOf = (key: Uint8Array, label: string): (() => number) => {
  const keyed = hmac.create(sha256, hmac(sha256, key, concat(text('cg1/stream\0'), lp(text(label)))));
  const spare = keyed.clone();
  const block = new Uint8Array(BLOCK);
  const view = new DataView(block.buffer);
  let b = 0;
  let at = BLOCK;
  return () => {
    if (at === BLOCK) {
      keyed._cloneInto(spare).update(u32(b++)).digestInto(block);
      at = 0;
    }
    at += 4;
    return view.getUint32(at - 4);
  };
};
