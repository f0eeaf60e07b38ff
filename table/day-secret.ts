import { type Check, DEALS, type DiceVerdict, fold, type Hex, secretOf } from '@majlis/kernel/dice';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fairDice } from './dice.ts';
import { matchIdOf, tipOf } from './secret.ts';

/** The secrets of so many days hang on one hash, which is told before the first of them. */
export const DAYS_A_CHAIN = DEALS;

/** A chain of days as everybody knows it. */
export interface DayChain {
  readonly id: Hex;
  /** The hash that fixes every day of it. */
  readonly foot: Hex;
  readonly first: number;
}

/** 1 for the first day of the chain. */
const linkOf = ({ first }: Pick<DayChain, 'first'>, day: number): number => day - first + 1;

/** What all the dice of a day come from: kept until the day is over. */
export const daySecret = (chain: Pick<DayChain, 'id' | 'first'>, tip: Hex, day: number): Hex =>
  secretOf(chain.id, tip, linkOf(chain, day));

/** Told on the day before. Not the hash of the chain: that one is the secret of the day before. */
export const dayHash = ({ id }: Pick<DayChain, 'id'>, day: number, secret: Hex): Hex =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`majlis/day/${id}/${day}`)));

/** The secret of a table that plays this deal. Those of the others do not follow from it. */
export const dealSecret = (secret: Hex, game: string, deal: number): Hex =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`majlis/day/deal/${game}/${deal}`)));

/** A day that is over. */
export interface RevealedDay {
  readonly chain: DayChain;
  readonly day: number;
  readonly secret: Hex;
}

/** The dice of a match that was played that day, as its transcript has them. */
export interface DayMatch {
  readonly game: string;
  readonly deal: number;
  readonly id: Hex;
  readonly commitment: Hex;
  readonly nonces: readonly Hex[];
}

/** Whether a day was what the house had bound itself to. `told`: the hash that one's own device was told before, if it kept one. */
export const verifyDay = (
  { chain, day, secret }: RevealedDay,
  matches: readonly DayMatch[],
  told?: Hex,
): DiceVerdict => {
  const link = linkOf(chain, day);
  const isLink = link >= 1 && link <= DAYS_A_CHAIN && /^[0-9a-f]{64}$/.test(secret);
  const checks: Check[] = [
    {
      ok: isLink && fold(chain.id, secret, link, 0) === chain.foot,
      what: `the secret of the day, hashed ${link} times, gives the foot of the chain`,
    },
    ...(told === undefined
      ? []
      : [{ ok: isLink && dayHash(chain, day, secret) === told, what: 'its hash is the one that was told before' }]),
    ...matches.map(match => ({
      ok: isLink && isOfDay(secret, match),
      what: `${match.game}, deal ${match.deal}: its dice follow from the secret of the day`,
    })),
  ];
  return { ok: checks.every(({ ok }) => ok), checks };
};

/** No player's number takes part: all of them are nought. */
const isOfDay = (secret: Hex, { game, deal, id, commitment, nonces }: DayMatch): boolean => {
  const own = dealSecret(secret, game, deal);
  const isPlain = nonces.every(nonce => /^0{64}$/.test(nonce));
  return isPlain && matchIdOf(own) === id && fairDice.commitment(id, tipOf(own)) === commitment;
};
