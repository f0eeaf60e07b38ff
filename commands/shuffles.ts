import { createHash } from 'node:crypto';
import { type Card, type Random, seeded } from '@majlis/kernel';
import { DEALS, dealKey, fold, throwDice } from '@majlis/kernel/dice';

/** A dealer hands out one shuffled pack after the other. */
export type Dealer = (pack: readonly Card[], seed: number) => () => readonly Card[];

/** Ours, the whole way from the chain and the nonces to the deck. */
export const fair: Dealer = (pack, seed) => {
  const keys = keysOf(`gate/1/${pack.length}`, seed);
  return () => {
    const deck = throwDice(keys.next().value, { kind: 'shuffle', pack, label: 'shuffle' }, 0);
    return typeof deck === 'number' ? [] : deck;
  };
};

/** Match after match of four seats, each with all the deals that its chain holds, from the last to the first. */
function* keysOf(ctx: string, seed: number): Generator<Uint8Array, never> {
  for (let match = 0; ; match++) {
    const draw = (what: string): string => drawn(`${seed}/${match}/${what}`);
    const id = draw('id').slice(0, 32);
    const nonces = ['0', '1', '2', '3'].map(draw);
    let secret = draw('tip');
    for (let k = DEALS; k >= 1; k--) {
      yield dealKey({ id, ctx, nonces }, k, secret);
      secret = fold(id, secret, k, k - 1);
    }
  }
}

const drawn = (what: string): string => createHash('sha256').update(what).digest('hex');

/** Known to be wrong. Their numbers are good ones: what is wrong is what they do with them. */
const wrong =
  (shuffle: (deck: Card[], random: Random) => Card[]): Dealer =>
  (pack, seed) => {
    const random = seeded(seed);
    return () => shuffle([...pack], random);
  };

const swap = (deck: Card[], i: number, j: number): void => {
  const [a, b] = [deck[i], deck[j]];
  if (a === undefined || b === undefined) throw new Error('no such place');
  deck[i] = b;
  deck[j] = a;
};

/** 256 is no multiple of most i + 1: low places come up too often. */
export const byteModulo = wrong((deck, random) => {
  for (let i = deck.length - 1; i > 0; i--) swap(deck, i, random.below(256) % (i + 1));
  return deck;
});

/** n to the power of n ways fall on n! orders, and not evenly. */
export const naiveSwap = wrong((deck, random) => {
  for (let i = 0; i < deck.length; i++) swap(deck, i, random.below(deck.length));
  return deck;
});

/** A comparison that contradicts itself: cards stay near where they were. */
export const sortByRandom = wrong((deck, random) => deck.sort(() => random.below(2 ** 32) / 2 ** 32 - 0.5));
