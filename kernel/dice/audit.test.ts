import { expect, test } from 'vitest';
import { type Card, pack, RANKS, suitOf } from '../card.ts';
import type { Roll } from '../game.ts';
import type { DiceRules } from './audit.ts';
import { honestHouse } from './honest-house.ts';
import type { Rolled, Transcript } from './transcript.ts';
import { verify } from './verify.ts';

const faults = (transcript: Transcript, rules: DiceRules): string[] =>
  verify(transcript, rules)
    .checks.filter(check => !check.ok)
    .map(check => check.what);

const TRUMP_ROLLS: readonly Roll[] = [
  { kind: 'below', n: 4, label: 'trump' },
  { kind: 'shuffle', pack: pack(RANKS), label: 'shuffle' },
];

/** Both hands of nine hold as many trumps; the trump of the first deal stays. */
const filtered: DiceRules = {
  asked: (_, label) => TRUMP_ROLLS.find(roll => roll.label === label),
  fair: ({ label, value }, earlier) => {
    if (label === 'trump' || typeof value === 'number') return true;
    const trump = 'SHDC'[Number(earlier.find(thrown => thrown.label === 'trump')!.value)];
    const trumps = (hand: readonly Card[]) => hand.filter(card => suitOf(card) === trump).length;
    return trumps(value.slice(0, 9)) === trumps(value.slice(9, 18));
  },
};

test('refused attempts break the rules and the accepted one keeps them, over 100 matches', () => {
  let refused = 0;
  for (let i = 0; i < 100; i++) {
    const match = honestHouse(`filtered ${i}`, 'trump shuffle shuffle', filtered);
    refused += match.deals.flatMap(deal => deal.rolls).filter(rolled => !rolled.accepted).length;
    expect(faults(match, filtered)).toEqual([]);
  }
  expect(refused).toBeGreaterThan(100);
});

test('the rules are asked about each throw once, with the accepted ones before it', () => {
  const match = honestHouse('filtered 1', 'trump shuffle shuffle', filtered);
  const asked: string[] = [];
  const fair: DiceRules['fair'] = (thrown, earlier) => {
    asked.push([...earlier, thrown].map(({ k, label }) => `${label} ${k}`).join(', '));
    return filtered.fair!(thrown, earlier);
  };
  verify(match, { ...filtered, fair });
  const [first, second] = match.deals.map(deal => deal.rolls.filter(({ label }) => label === 'shuffle').length);
  expect(asked).toEqual([
    'trump 1',
    ...new Array(first).fill('trump 1, shuffle 1'),
    ...new Array(second).fill('trump 1, shuffle 1, shuffle 2'),
  ]);
  expect(first! + second!).toBeGreaterThan(2);
});

const attempts = Array.from({ length: 50 }, (_, i) => honestHouse(`filtered ${i}`, 'trump shuffle', filtered)).find(
  match => match.deals[0]!.rolls.length > 4,
)!;
const withRolls = (match: Transcript, rolls: readonly Rolled[]): Transcript => ({
  ...match,
  deals: [{ ...match.deals[0]!, rolls }],
});

test.each<[string, (rolls: Rolled[]) => Rolled[], string]>([
  [
    'a refused deal dealt',
    ([trump, first]) => [trump!, { ...first!, accepted: true }],
    'attempt 0: rightly accepted: the rules refuse it',
  ],
  [
    'a fair deal refused',
    rolls => rolls.with(-1, { ...rolls.at(-1)!, accepted: false }),
    'rightly refused: the rules accept it',
  ],
  ['an attempt hidden', rolls => rolls.toSpliced(2, 1), 'shuffle has attempt 2 where attempt 1 must stand'],
  ['only the accepted one told', rolls => [rolls[0]!, rolls.at(-1)!], 'where attempt 0 must stand'],
  [
    'attempts changed about',
    ([a, b, c, ...rest]) => [a!, c!, b!, ...rest],
    'shuffle has attempt 1 where attempt 0 must stand',
  ],
])('found: %s', (_, change, words) => {
  expect(faults(withRolls(attempts, change([...attempts.deals[0]!.rolls])), filtered).join('\n')).toContain(words);
});

test('a game that refuses nothing has no refused attempts', () => {
  const { fair, ...lenient } = filtered;
  expect(fair).toBeDefined();
  expect(faults(attempts, lenient).join('\n')).toContain('attempt 0: rightly refused: the rules accept it');
});

test('labels that run into each other are found', () => {
  const asked: DiceRules['asked'] = (_, label) => ({ kind: 'below', n: 9, label });
  expect(faults(honestHouse('peeks', 'peek/1 peek/2', { asked }), { asked })).toEqual([]);
  const rules: DiceRules = { asked, fair: ({ label }, earlier) => label !== 'peek' || earlier.length > 0 };
  const [first, second] = [honestHouse('peeks', 'peek/1', { asked }), honestHouse('peeks', 'peek/1 peek', { asked })];
  const rolls = [{ ...second.deals[0]!.rolls[1]!, accepted: false }, first.deals[0]!.rolls[0]!];
  const again = { ...first.deals[0]!.rolls[0]!, label: 'peek', attempt: 1 };
  expect(faults(withRolls(first, [...rolls, again]), rules)).toEqual([
    'deal 1: every throw has a stream of its own: peek/1 is drawn from twice',
  ]);
});
