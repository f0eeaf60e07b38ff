import { SUITS, type Suit } from '@majlis/kernel';
import { hokumWorth, sunWorth } from './steady1/appraisal.ts';

/**
 * The appraisals by byte, of hands in the order of Sun: thousands of imagined hands are bid on before a call is made.
 * But for four of a kind a hand is worth the sum of its suits.
 */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte);

/** Where 7 8 9 J Q K 10 A stand among trumps. */
const TRUMP_PLACES = [0, 1, 6, 7, 2, 3, 4, 5];

const asTrumps = (byte: number): number =>
  TRUMP_PLACES.reduce((trumps, place, bit) => trumps | (((byte >> bit) & 1) << place), 0);

const TRUMPS = Uint8Array.from(BYTES, asTrumps);
const PLAIN = new Uint8Array(256);
for (const byte of BYTES) PLAIN[asTrumps(byte)] = byte;

const [HOKUM_NOTHING, SUN_NOTHING] = [hokumWorth(0), sunWorth(0)];
const AS_TRUMPS = Float64Array.from(BYTES, byte => hokumWorth(asTrumps(byte)));
const AS_SIDE = Float64Array.from(BYTES, byte => hokumWorth(byte << 8) - HOKUM_NOTHING);
const AS_SUN = Float64Array.from(BYTES, byte => sunWorth(byte) - SUN_NOTHING);

const FOUR = { hokum: 13, sun: 27, aces: 54 };
const THREE_ACES = 2.5;
const ACES = 0x80808080;

const fours = (hand: number): number => hand & (hand >>> 8) & (hand >>> 16) & (hand >>> 24) & 0xf8;

/** As Hokum in the suit, 0 to 3 as `SUITS` has them. */
export const hokumValue = (hand: number, suit: number): number => {
  let worth = AS_TRUMPS[(hand >>> (suit << 3)) & 255] ?? 0;
  for (let at = 0; at < 4; at++) if (at !== suit) worth += AS_SIDE[(hand >>> (at << 3)) & 255] ?? 0;
  return worth + (fours(hand) ? FOUR.hokum : 0);
};

export const sunValue = (hand: number): number => {
  let worth = SUN_NOTHING;
  for (let at = 0; at < 32; at += 8) worth += AS_SUN[(hand >>> at) & 255] ?? 0;
  const aces = hand & ACES;
  const three = (aces & (aces - 1) & ((aces & (aces - 1)) - 1)) !== 0;
  const four = fours(hand);
  return worth + (three ? THREE_ACES : 0) + (four & 0x80 ? FOUR.aces : four ? FOUR.sun : 0);
};

/** Cards in the order of Sun, as the deck of a Hokum has them: its suit first, in the order of trumps. */
export const recast = (hand: number, suit: number): number => {
  if (suit < 0) return hand;
  const at = suit << 3;
  const below = hand & ((1 << at) - 1);
  const beyond = suit === 3 ? 0 : hand & ~((1 << (at + 8)) - 1);
  return (TRUMPS[(hand >>> at) & 255] ?? 0) | (below << 8) | beyond;
};

/** And back. */
export const uncast = (hand: number, suit: number): number => {
  if (suit < 0) return hand;
  const at = suit << 3;
  const below = (hand >>> 8) & ((1 << at) - 1);
  const beyond = suit === 3 ? 0 : hand & ~((1 << (at + 8)) - 1);
  return ((PLAIN[hand & 255] ?? 0) << at) | below | beyond;
};

/** The place of a suit in the order of Sun; -1 for none. */
export const placeOf = (suit: Suit | null): number => (suit === null ? -1 : SUITS.indexOf(suit));
