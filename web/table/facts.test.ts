import { expect, test } from 'vitest';
import { facts as baloot } from '@/baloot/facts.ts';
import { facts as dhappa } from '@/dhappa/facts.ts';
import { type Fact, type FactsOf, summed } from '@/table/facts.ts';
import { playedMatch } from '@/test/played-match.ts';
import { facts as trunfo } from '@/trunfo/facts.ts';
import { facts as turup } from '@/turup/facts.ts';

const named = (facts: readonly Fact[]): Readonly<Record<string, Fact>> =>
  Object.fromEntries(facts.map(fact => [fact.kind, fact]));

test.each<[string, FactsOf, string]>([
  ['baloot', baloot, 'rounds'],
  ['turup', turup, 'baazis'],
  ['dhappa', dhappa, 'rounds'],
  ['trunfo', trunfo, 'rounds'],
])('HIS-02 %s: both sides together have won no more rounds than were played', (name, facts, kind) => {
  const events = playedMatch(name, 5).events.map(({ event }) => event);
  const [ours, theirs] = [facts(events, 0), facts(events, 1)].map(one => named(one)[kind]);
  expect(ours?.of).toBeGreaterThan(0);
  expect(theirs?.of).toBe(ours?.of);
  expect((ours?.n ?? 0) + (theirs?.n ?? 0)).toBeLessThanOrEqual(ours?.of ?? 0);
  expect((ours?.n ?? 0) + (theirs?.n ?? 0)).toBeGreaterThan(0);
});

test('HIS-02 every round of Baloot was bought by one of the four, and made or lost by them', () => {
  const events = playedMatch('baloot', 5).events.map(({ event }) => event);
  const all = [0, 1, 2, 3].map(seat => named(baloot(events, seat)));
  const bought = all.reduce((sum, { bought: own }) => sum + (own?.of ?? 0), 0);
  expect(bought).toBe(all[0]?.rounds?.of);
  expect(all[0]?.khasara?.of).toBe((all[0]?.bought?.of ?? 0) + (all[2]?.bought?.of ?? 0));
});

test('HIS-02 matches are added up', () => {
  expect(summed([[{ kind: 'rounds', n: 2, of: 5 }], [{ kind: 'rounds', n: 3, of: 7 }], []])).toEqual([
    { kind: 'rounds', n: 5, of: 12 },
  ]);
});
