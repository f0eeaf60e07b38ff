import { expect, test } from 'vitest';
import { type Card, pack, type Rank } from '../card.ts';
import type { Roll } from '../game.ts';
import type { DiceRules } from './audit.ts';
import { drawn, honestHouse } from './honest-house.ts';
import type { DiceDeal, Transcript } from './transcript.ts';
import { type DeviceMemory, verify } from './verify.ts';

const seven: readonly Rank[] = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const ROLLS: readonly Roll[] = [
  { kind: 'below', n: 4, label: 'dealer' },
  { kind: 'shuffle', pack: pack(seven), label: 'shuffle' },
];
const plain: DiceRules = { asked: (_, label) => ROLLS.find(roll => roll.label === label) };

const honest = honestHouse('honest', 'dealer shuffle shuffle shuffle', plain);
const memory: DeviceMemory = { commitment: honest.commitment, seat: 1, nonce: drawn('north') };

const faults = (transcript: unknown, rules = plain, kept?: DeviceMemory): string[] => {
  const { ok, checks } = verify(transcript, rules, kept);
  const wrong = checks.filter(check => !check.ok).map(check => check.what);
  expect(ok).toBe(wrong.length === 0);
  return wrong;
};

type Path = readonly (string | number)[];
const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, step) => Reflect.get(inner as object, step), value);
const put = (transcript: Transcript, path: Path, value: unknown): unknown => {
  const copy = structuredClone(transcript);
  Reflect.set(at(copy, path.slice(0, -1)) as object, path.at(-1)!, value);
  return copy;
};
const withDeals = (change: (deals: DiceDeal[]) => readonly DiceDeal[]): Transcript => ({
  ...honest,
  deals: change(structuredClone([...honest.deals])),
});

test('an honest match passes, and every check has its own words', () => {
  const { ok, checks } = verify(JSON.parse(JSON.stringify(honest)), plain, memory);
  const words = checks.map(check => check.what);
  expect(ok).toBe(true);
  expect(new Set(words).size).toBe(words.length);
  expect(words).toEqual([
    'the commitment is the one that I was told before I opened my nonce',
    'seat 1 carries my nonce',
    'seat 0: the opened nonce fits the hash given when the seat was taken',
    'seat 1: the opened nonce fits the hash given when the seat was taken',
    'seat 2: a bot, whose nonce is 32 zero bytes',
    'seat 3: the opened nonce fits the hash given when the seat was taken',
    'deal 1: its secret, hashed 1 times, gives the commitment',
    'deal 2: its secret, hashed 2 times, gives the commitment',
    'deal 3: its secret, hashed 3 times, gives the commitment',
    'the deals are numbered 1, 2, 3 … without a gap',
    'deal 1: its rolls belong to it, and their attempts run 0, 1, 2 …',
    'deal 1: every throw has a stream of its own',
    'deal 2: its rolls belong to it, and their attempts run 0, 1, 2 …',
    'deal 2: every throw has a stream of its own',
    'deal 3: its rolls belong to it, and their attempts run 0, 1, 2 …',
    'deal 3: every throw has a stream of its own',
    'deal 1, dealer, attempt 0: computed anew, it falls the same',
    'deal 1, dealer, attempt 0: rightly accepted',
    'deal 1, shuffle, attempt 0: computed anew, it falls the same',
    'deal 1, shuffle, attempt 0: rightly accepted',
    'deal 2, shuffle, attempt 0: computed anew, it falls the same',
    'deal 2, shuffle, attempt 0: rightly accepted',
    'deal 3, shuffle, attempt 0: computed anew, it falls the same',
    'deal 3, shuffle, attempt 0: rightly accepted',
  ]);
});

const MATCHES = process.env.MAJLIS_TESTS === 'whole' ? 1_000 : 100;

test('[T11] honest matches pass, each with dice of its own', () => {
  for (let i = 0; i < MATCHES; i++) expect(faults(honestHouse(`${i}`, 'dealer shuffle shuffle', plain))).toEqual([]);
});

const flipped = (hex: string, bit: number): string => {
  const digit = Number.parseInt(hex[bit >> 2]!, 16) ^ (1 << (bit & 3));
  return hex.slice(0, bit >> 2) + digit.toString(16) + hex.slice((bit >> 2) + 1);
};
const misspelt = (word: string, bit: number): string =>
  word.slice(0, bit >> 3) +
  String.fromCharCode(word.charCodeAt(bit >> 3) ^ (1 << (bit & 7))) +
  word.slice((bit >> 3) + 1);

test.each([
  ['id', ['id']],
  ['commitment', ['commitment']],
  ['nonce of a player', ['seats', 0, 'nonce']],
  ['nonce of the last player', ['seats', 3, 'nonce']],
  ['nonce of a bot', ['seats', 2, 'nonce']],
  ['hash of a nonce', ['seats', 1, 'hash']],
  ['secret of the first deal', ['deals', 0, 'secret']],
  ['secret of the last deal', ['deals', 2, 'secret']],
])('[T11] every one-bit change is refused, in the bytes and in their spelling: %s', (_, path) => {
  const true_ = String(at(honest, path));
  for (let bit = 0; bit < 4 * true_.length; bit++)
    expect(faults(put(honest, path, flipped(true_, bit)))).not.toEqual([]);
  for (let bit = 0; bit < 8 * true_.length; bit++)
    expect(faults(put(honest, path, misspelt(true_, bit)))).not.toEqual([]);
});

test('every one-bit change of the context is refused', () => {
  for (let bit = 0; bit < 8 * honest.ctx.length; bit++)
    expect(faults(put(honest, ['ctx'], misspelt(honest.ctx, bit)))).not.toEqual([]);
});

test.each([0, 1, 2])('every swap of two cards is refused: entry %i of deals', i => {
  const path = ['deals', i, 'rolls', i === 0 ? 1 : 0, 'value'];
  const deck = at(honest, path) as Card[];
  for (let a = 0; a < deck.length; a++)
    for (let b = 0; b < a; b++) {
      const order = deck.with(a, deck[b]!).with(b, deck[a]!);
      expect(faults(put(honest, path, order))).toEqual([expect.stringContaining(`card ${b + 1} must be ${deck[b]}`)]);
    }
});

test.each<[string, (deals: DiceDeal[]) => readonly DiceDeal[], string]>([
  ['a deal left out', deals => deals.filter(deal => deal.k !== 2), 'deal 3 stands where deal 2 must'],
  ['the first deal left out', deals => deals.slice(1), 'deal 2 stands where deal 1 must'],
  ['two deals changed about', ([a, b, c]) => [a!, c!, b!], 'deal 3 stands where deal 2 must'],
  [
    'a hidden deal, its successor renumbered',
    ([a, , c]) => [a!, { ...c!, k: 2 }],
    'hashed 2 times, gives the commitment',
  ],
  ['a deal told twice', ([a, b]) => [a!, b!, b!], 'deal 2 stands where deal 3 must'],
  ['a later deal begun too soon', ([a, b]) => [{ ...a!, rolls: a!.rolls.slice(0, 1) }, b!], 'not yet accepted'],
  ['two deals told as one', ([a, b]) => [{ ...a!, rolls: [...a!.rolls, ...b!.rolls] }], 'belongs to the next'],
  ['an attempt left out', ([a]) => [{ ...a!, rolls: [{ ...a!.rolls[1]!, attempt: 1 }] }], 'where attempt 0 must stand'],
  [
    'a throw refused for nothing',
    ([a]) => [{ ...a!, rolls: [{ ...a!.rolls[0]!, accepted: false }] }],
    'the rules accept it',
  ],
  ['a label unknown to the rules', ([a]) => [{ ...a!, rolls: [{ ...a!.rolls[0]!, label: 'x' }] }], 'no such roll'],
  ['another number', ([a]) => [{ ...a!, rolls: [{ ...a!.rolls[0]!, value: 4 }] }], 'it must be'],
  ['a number for a deck', ([a]) => [{ ...a!, rolls: [{ ...a!.rolls[1]!, value: 4 }] }], 'card 1 must be'],
  [
    'a card too many',
    ([a]) => [{ ...a!, rolls: [{ ...a!.rolls[1]!, value: [...cardsOf(a!), '7S'] }] }],
    'must be 32 cards',
  ],
])('found: %s', (_, change, words) => {
  expect(faults(withDeals(change)).join('\n')).toContain(words);
});

const cardsOf = (deal: DiceDeal): readonly Card[] =>
  deal.rolls.flatMap(({ value }) => (typeof value === 'number' ? [] : value));

test('one secret, that of the last deal, proves all the deals before it', () => {
  const one = withDeals(deals => deals.map(deal => (deal.k === 3 ? deal : { ...deal, secret: null })));
  expect(faults(one)).toEqual([]);
  for (let bit = 0; bit < 256; bit++)
    expect(faults(put(one, ['deals', 2, 'secret'], flipped(honest.deals[2]!.secret!, bit)))).not.toEqual([]);
});

test('without the last secret nothing of the last deal is proved', () => {
  const words = faults(withDeals(deals => deals.with(2, { ...deals[2]!, secret: null })));
  expect(words).toEqual([
    'deal 3: its secret was revealed: neither it nor a later one',
    'deal 3, shuffle, attempt 0: computed anew, it falls the same: its secret was not revealed',
    'deal 3, shuffle, attempt 0: rightly accepted: it cannot be judged',
  ]);
});

test('a house that picks the nonce of a bot is found', () => {
  expect(faults(honestHouse('ground', 'shuffle', plain, drawn('picked')))).toEqual([
    'seat 2: a bot, whose nonce is 32 zero bytes: it is not',
  ]);
});

test('a house that fits the pack to the deal is found: the canonical order comes from the rules', () => {
  const stacked = honestHouse('stacked', 'shuffle', {
    asked: () => ({ kind: 'shuffle', pack: pack(seven).reverse(), label: 'shuffle' }),
  });
  expect(faults(stacked).join()).toContain('card 1 must be');
});

test.each<[string, DeviceMemory, string]>([
  ['another commitment', { ...memory, commitment: '00'.repeat(32) }, 'the commitment is the one'],
  ['another nonce', { ...memory, nonce: '00'.repeat(32) }, 'seat 1 carries my nonce'],
  ['another seat', { ...memory, seat: 0 }, 'seat 0 carries my nonce'],
  ['no such seat', { ...memory, seat: 9 }, 'seat 9 carries my nonce'],
])('the device remembers %s', (_, kept, words) => {
  expect(faults(honest, plain, kept)).toEqual([expect.stringContaining(words)]);
});
