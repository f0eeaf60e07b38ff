import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pack, RANKS, type Rank } from '../card.ts';
import { hexOf } from './bytes.ts';
import { commitmentOf, DEALS, fold, secretOf } from './chain.ts';
import { dealKey } from './deal.ts';
import { BOT_NONCE, nonceHash, opens } from './nonce.ts';
import { stream } from './stream.ts';
import { throwDice } from './throw.ts';

// The construction a second time, from its description, with another library.
const u32 = (n: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
};
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const lp = (bytes: Buffer): Buffer => Buffer.concat([u32(bytes.length), bytes]);
const hash = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
const mac = (key: Buffer, ...parts: Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

const chainOf = (id: string, tip: string): Buffer[] => {
  const chain: Buffer[] = [];
  chain[1024] = hex(tip);
  for (let i = 1023; i >= 0; i--) chain[i] = hash(Buffer.from('cg1/chain\0'), lp(hex(id)), u32(i), chain[i + 1]!);
  return chain;
};

const keyOf = (id: string, ctx: string, nonces: string[], k: number, secret: Buffer): Buffer =>
  mac(
    secret,
    Buffer.from('cg1/deal\0'),
    lp(hex(id)),
    u32(k),
    lp(Buffer.from(ctx)),
    u32(nonces.length),
    ...nonces.map(nonce => lp(hex(nonce))),
  );

function* wordsOf(key: Buffer, name: string): Generator<number, never> {
  const streamKey = mac(key, Buffer.from('cg1/stream\0'), lp(Buffer.from(name)));
  for (let b = 0; ; b++) {
    const block = mac(streamKey, u32(b));
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at);
  }
}

const belowOf = (words: Generator<number, never>, n: number): number => {
  for (;;) {
    const word = words.next().value;
    if (word < Math.floor(2 ** 32 / n) * n) return word % n;
  }
};

const shuffleOf = (words: Generator<number, never>, cards: readonly string[]): string[] => {
  const deck = [...cards];
  for (let i = deck.length - 1; i >= 1; i--) {
    const j = belowOf(words, i + 1);
    const held = deck[i]!;
    deck[i] = deck[j]!;
    deck[j] = held;
  }
  return deck;
};

const id = '000102030405060708090a0b0c0d0e0f';
const tip = '202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f';
const ctx = 'toy/1/32';
const nonces = ['a1'.repeat(32), 'b2'.repeat(32), '00'.repeat(32)];
const seven: readonly Rank[] = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const key = dealKey({ id, ctx, nonces }, 1, secretOf(id, tip, 1));

test.each([
  ['commitment', commitmentOf(id, tip), 'c95a68a32c6fdc96f017b2dd1807070f2d711f3c53fb151cf7289772f2597bb1'],
  ['hash of a nonce', nonceHash(id, nonces[0]!), 'b962c0763bb41347e1175e304269af7fbf07ed679743d6c62ac8f0af6fafab1d'],
  ['secret of deal 1', secretOf(id, tip, 1), 'eeeff0cb62ac5fa2e710eae32a5e9d604de48b2ecbd8df695c9b7a3632f4dc19'],
  ['key of deal 1', hexOf(key), 'a7fc2aa349224d93163d1f170703f7c1a46549dbdc431b30fc0a6415032b84c1'],
  ['a number', `dealer: ${throwDice(key, { kind: 'below', n: 4, label: 'dealer' }, 0)}`, 'dealer: 1'],
  [
    'a shuffle',
    String(throwDice(key, { kind: 'shuffle', pack: pack(seven), label: 'shuffle' }, 0)).replaceAll(',', ' '),
    '7S 7H JH 10D QH 10H 9D 9S KD 8H JS 9H QD AS 8S 8D 10S 8C 10C JD KH AH QC AD 7D JC KC QS 9C 7C AC KS',
  ],
])('the worked example and the README agree: %s', (_, got, expected) => {
  expect(got).toBe(expected);
  expect(readFileSync(new URL('README.md', import.meta.url), 'utf8')).toContain(expected);
});

test('the whole chain, link by link, and from many places to its ends', () => {
  const chain = chainOf(id, tip).map(link => link.toString('hex'));
  for (let k = 1; k <= DEALS; k++) expect(fold(id, chain[k]!, k, k - 1)).toBe(chain[k - 1]);
  for (let k = 1; k <= DEALS; k += 33) {
    expect(secretOf(id, tip, k)).toBe(chain[k]);
    expect(fold(id, chain[k]!, k, 0)).toBe(chain[0]);
  }
});

test.each([
  [0, /deal 1/],
  [1025, /no way/],
  [1.5, /no way/],
  [Number.NaN, /no way/],
])('there is no secret of deal %s', (k, message) => {
  expect(() => secretOf(id, tip, k)).toThrow(message);
});

test.each([
  [1025, 0],
  [3, 4],
  [3, -1],
])('there is no way from s_%i to s_%i', (from, to) => {
  expect(() => fold(id, tip, from, to)).toThrow('no way');
});

test('nonces open their hash and no other', () => {
  const given = hash(Buffer.from('cg1/nonce\0'), lp(hex(id)), hex(nonces[1]!)).toString('hex');
  expect(opens(id, given, nonces[1]!)).toBe(true);
  expect(opens(id, given, nonces[0]!)).toBe(false);
  expect(opens('ff'.repeat(16), given, nonces[1]!)).toBe(false);
  expect(hex(BOT_NONCE)).toEqual(Buffer.alloc(32));
});

test('keys of deals for one to six seats and any context', () => {
  const chain = chainOf(id, tip);
  for (let k = 1; k <= DEALS; k += 31) {
    const seats = Array.from({ length: 1 + (k % 6) }, (_, i) => hash(u32(k), u32(i)).toString('hex'));
    const context = `dhappa/${k}/162-${'x'.repeat(k % 100)}`;
    const expected = keyOf(id, context, seats, k, chain[k]!);
    expect(hexOf(dealKey({ id, ctx: context, nonces: seats }, k, chain[k]!.toString('hex')))).toBe(
      expected.toString('hex'),
    );
  }
});

test.each([2, 3, 7, 52, 2 ** 31 + 1, 3 * 2 ** 30, 2 ** 32 - 1, 2 ** 32, 1])('2,000 numbers below %s', n => {
  const random = stream(key, `n/${n}`);
  const words = wordsOf(Buffer.from(key), `n/${n}`);
  for (let i = 0; i < 2000; i++) expect(random.below(n)).toBe(belowOf(words, n));
});

test.each([
  ['32 cards', pack(seven)],
  ['52 cards', pack(RANKS)],
  ['162 cards', pack(RANKS, 3, 6)],
])('shuffles of %s, every attempt from its own stream', (_, cards) => {
  for (let attempt = 0; attempt < 50; attempt++) {
    const expected = shuffleOf(wordsOf(Buffer.from(key), `shuffle/${attempt}`), cards);
    expect(throwDice(key, { kind: 'shuffle', pack: cards, label: 'shuffle' }, attempt)).toEqual(expected);
  }
});

test.each([
  [0, 'tiebreak/2'],
  [1, 'tiebreak/2/1'],
  [7, 'tiebreak/2/7'],
])('a number at attempt %i comes from %s', (attempt, name) => {
  const roll = { kind: 'below', n: 1_000_000, label: 'tiebreak/2' } as const;
  expect(throwDice(key, roll, attempt)).toBe(belowOf(wordsOf(Buffer.from(key), name), 1_000_000));
});
