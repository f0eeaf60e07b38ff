import type { Hex } from '@majlis/kernel/dice';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A table is born with 32 random bytes, and has new ones for each match: the old ones hash to the new, never back, so
 * that nothing is left of a match that is over. Id, chain and delays of a match come from them by name and tell nothing of one another.
 */
const derived = (secret: Hex, name: string): Hex =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`majlis/table/${name}`)));

export const matchIdOf = (secret: Hex): Hex => derived(secret, 'match').slice(0, 32);

export const tipOf = (secret: Hex): Hex => derived(secret, 'tip');

export const nextSecret = (secret: Hex): Hex => derived(secret, 'next');

const WORD = 0x1_0000_0000;

/** A number from…to that nobody can foresee and that no card has a say in. */
export const drawNumber = (secret: Hex, name: string, from: number, to: number): number =>
  from + Math.floor((Number.parseInt(derived(secret, `draw/${name}`).slice(0, 8), 16) / WORD) * (to - from + 1));
