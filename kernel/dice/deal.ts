import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOf, concat, type Hex, lp, text, u32 } from './bytes.ts';

/** What goes into every deal of a match beside the secret. */
export interface DiceMatch {
  /** 128 bits, 32 digits. */
  readonly id: Hex;
  /** `game/rulesVersion/deckVersion`. */
  readonly ctx: string;
  /** The opened nonces in the order of the seats. */
  readonly nonces: readonly Hex[];
}

/** K_k: from it come all streams of deal k. As secret as s_k itself. */
export const dealKey = (match: DiceMatch, k: number, secret: Hex): Uint8Array => {
  const nonces = match.nonces.map(nonce => lp(bytesOf(nonce, 32)));
  const id = lp(bytesOf(match.id, 16));
  const message = concat(text('cg1/deal\0'), id, u32(k), lp(text(match.ctx)), u32(nonces.length), ...nonces);
  return hmac(sha256, bytesOf(secret, 32), message);
};
