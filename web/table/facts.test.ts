import { SEATABLES } from '@majlis/bots';
import { expect, test } from 'vitest';
import { facts as baloot } from '@/baloot/facts.ts';
import { facts as dhappa } from '@/dhappa/facts.ts';
import { FACT_KINDS } from '@/history/fact-kinds.ts';
import { type Fact, type FactsOf, type Happened, summed } from '@/table/facts.ts';
import { playedMatch } from '@/test/played-match.ts';
import { facts as trunfo } from '@/trunfo/facts.ts';
import { facts as turup } from '@/turup/facts.ts';

const named = (facts: readonly Fact[]): Readonly<Record<string, Fact>> =>
  Object.fromEntries(facts.map(fact => [fact.kind, fact]));

/** A match of novices, every event with the state after it. */
const happened = (name: string): readonly Happened[] => {
  const { game } = SEATABLES[name] ?? {};
  if (!game) throw new Error(`nobody plays ${name}`);
  const { options, events, match } = playedMatch(name, 5);
  let state = game.open(options, match.players.length);
  return events.map(({ event }) => {
    state = game.evolve(state, event);
    return { event, state };
  });
};

test.each<[string, FactsOf, string]>([
  ['baloot', baloot, 'rounds'],
  ['turup', turup, 'baazis'],
  ['dhappa', dhappa, 'rounds'],
  ['trunfo', trunfo, 'rounds'],
])('HIS-02 %s: both sides together have won no more rounds than were played', (name, facts, kind) => {
  const match = happened(name);
  expect(facts(match, 0).map(fact => fact.kind)).toEqual(FACT_KINDS[name]);
  const [ours, theirs] = [facts(match, 0), facts(match, 1)].map(one => named(one)[kind]);
  expect(ours?.of).toBeGreaterThan(0);
  expect(theirs?.of).toBe(ours?.of);
  expect((ours?.n ?? 0) + (theirs?.n ?? 0)).toBeLessThanOrEqual(ours?.of ?? 0);
  expect((ours?.n ?? 0) + (theirs?.n ?? 0)).toBeGreaterThan(0);
});

test('HIS-02 every round of Baloot was bought by one of the four, and made or lost by them', () => {
  const match = happened('baloot');
  const all = [0, 1, 2, 3].map(seat => named(baloot(match, seat)));
  const bought = all.reduce((sum, { bought: own }) => sum + (own?.of ?? 0), 0);
  expect(bought).toBe(all[0]?.rounds?.of);
  expect(all[0]?.khasara?.of).toBe((all[0]?.bought?.of ?? 0) + (all[2]?.bought?.of ?? 0));
});

test('HIS-02 DHA-8.1 whoever went out in Dhappa had the Lock in that round, and partners have it together', () => {
  const match = happened('dhappa');
  const all = [0, 1, 2, 3].map(seat => named(dhappa(match, seat)));
  for (const side of [0, 1]) {
    const [one, other] = [all[side], all[side + 2]];
    expect(one?.locks).toEqual(other?.locks);
    expect(one?.locks?.of).toBe(one?.rounds?.of);
    expect(one?.locks?.n).toBeGreaterThanOrEqual((one?.out?.n ?? 0) + (other?.out?.n ?? 0));
  }
  const locks = (all[0]?.locks?.n ?? 0) + (all[1]?.locks?.n ?? 0);
  expect(locks).toBeGreaterThan(0);
});

test('HIS-02 matches are added up', () => {
  expect(summed([[{ kind: 'rounds', n: 2, of: 5 }], [{ kind: 'rounds', n: 3, of: 7 }], []])).toEqual([
    { kind: 'rounds', n: 5, of: 12 },
  ]);
});
