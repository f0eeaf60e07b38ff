import { sha256 } from '@noble/hashes/sha2.js';
import type { DiceRules } from './audit.ts';
import { type Hex, hexOf, text } from './bytes.ts';
import { fold, secretOf } from './chain.ts';
import { type DiceMatch, dealKey } from './deal.ts';
import { afterThrow, FIRST_THROW, nextPlaceOf } from './dice-cursor.ts';
import { BOT_NONCE, nonceHash } from './nonce.ts';
import { throwDice } from './throw.ts';
import type { Rolled, Transcript } from './transcript.ts';

/** No test plays more deals: from here down the chain is short. */
const MOST = 16;

export const drawn = (what: string): Hex => hexOf(sha256(text(what)));

/**
 * For tests: a house that throws the labels in order, each again until the rules accept, and tells all. Three players
 * and a bot in seat 2. Everything is drawn from its name.
 */
export const honestHouse = (name: string, labels: string, rules: DiceRules, bot = BOT_NONCE): Transcript => {
  const id = drawn(`id ${name}`).slice(0, 32);
  const high = secretOf(id, drawn(`tip ${name}`), MOST);
  const secret = (k: number): Hex => fold(id, high, MOST, k);
  const nonces = [drawn('east'), drawn('north'), bot, drawn('south')];
  const match = { id, ctx: 'toy/1/32', nonces };
  const falls: Fall[] = [];
  for (const label of labels.split(' ')) {
    do falls.push(fall(match, secret, rules, falls, label));
    while (!falls.at(-1)?.accepted);
  }
  const deals = Array.from({ length: falls.at(-1)?.k ?? 0 }, (_, i) => ({
    k: i + 1,
    secret: secret(i + 1),
    rolls: falls.filter(({ k }) => k === i + 1).map(({ k, ...rolled }) => rolled),
  }));
  const seats = nonces.map(nonce => ({ hash: nonce === bot ? null : nonceHash(id, nonce), nonce }));
  return { alg: 'cg1', id, ctx: match.ctx, commitment: secret(0), seats, deals };
};

type Fall = Rolled & { readonly k: number };

const fall = (
  match: DiceMatch,
  secret: (k: number) => Hex,
  rules: DiceRules,
  before: readonly Fall[],
  label: string,
): Fall => {
  const cursor = before.reduce(
    (so, one) => afterThrow(so, one.label, one.accepted ? 'accepted' : 'refused'),
    FIRST_THROW,
  );
  const { k, attempt } = nextPlaceOf(cursor, label);
  const asked = rules.asked(k, label);
  if (!asked) throw new Error(`no roll ${label}`);
  const value = throwDice(dealKey(match, k, secret(k)), asked, attempt);
  const earlier = before.filter(({ accepted }) => accepted);
  return { k, label, attempt, accepted: rules.fair?.({ k, label, value }, earlier) ?? true, value };
};
