import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOf, concat, type Hex, hexOf, lp, text, u32 } from './bytes.ts';

/** N: so many deals one commitment can fix. The tip of the chain is s_N, the commitment is s_0. */
export const DEALS = 1024;

const INDEX = 30; // "cg1/chain\0" and lp(id) stand before it
const SECRET = INDEX + 4;

/** s_i = SHA-256("cg1/chain\0" ‖ lp(id) ‖ u32(i) ‖ s_{i+1}): from s_`from` down to s_`to`. There is no way up. */
export const fold = (id: Hex, secret: Hex, from: number, to: number): Hex => {
  if (![from, to].every(Number.isInteger) || to < 0 || to > from || from > DEALS)
    throw new RangeError(`no way from s_${from} to s_${to}`);
  const link = concat(text('cg1/chain\0'), lp(bytesOf(id, 16)), u32(0), bytesOf(secret, 32));
  for (let i = from - 1; i >= to; i--) {
    link.set(u32(i), INDEX);
    link.set(sha256(link), SECRET);
  }
  return hexOf(link.subarray(SECRET));
};

/** C: told to everybody before any seat opens its nonce. */
export const commitmentOf = (id: Hex, tip: Hex): Hex => fold(id, tip, DEALS, 0);

/** s_k, the secret of deal k = 1, 2, …: kept until the reveal. */
export const secretOf = (id: Hex, tip: Hex, k: number): Hex => {
  if (k < 1) throw new RangeError('the first deal is deal 1');
  return fold(id, tip, DEALS, k);
};
