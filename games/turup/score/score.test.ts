import type { BySide, Side } from '@majlis/kernel';
import { expect, test } from 'vitest';
import type { TurupContract } from '../bids/bid.ts';
import type { TurupOptions } from '../options.ts';
import { rules } from '../proof/tests.ts';
import { pointsOf } from './score.ts';
import { standing } from './stake.ts';

/** `xxo`: the tricks in order, x for the Royals, o for the Rebels. */
const takers = (text: string): Side[] => [...text].map(letter => (letter === 'x' ? 0 : 1));

/** So many tricks each, the fewer first. */
const taken = (royals: number, rebels: number): Side[] =>
  royals < rebels ? takers('x'.repeat(royals) + 'o'.repeat(rebels)) : takers('o'.repeat(rebels) + 'x'.repeat(royals));

const contract = (bid: number | null, declarer = 0): TurupContract | null => (bid === null ? null : { declarer, bid });

test.each([
  ['6.2', 'open', 6, 6, 7, 'open'],
  ['6.2', 'made', 7, 6, 7, 'made'],
  ['6.2', 'broken by one too many', 7, 5, 9, 'broken'],
  ['6.2', 'not yet broken', 4, 4, 9, 'open'],
  ['6.2', 'thirteen is broken by the first', 0, 1, 13, 'broken'],
] as const)('[TUR-%s] a contract: %s', (_, __, royals, rebels, bid, expected) => {
  expect(standing(taken(royals, rebels), contract(bid), rules()).contract).toBe(expected);
});

test.each([
  ['6.3', '', true],
  ['6.3', 'xxxxxxxxxxxx', true],
  ['6.3', 'xxxxxxxxxxxxx', false],
  ['6.3', 'ooo', true],
  ['6.3', 'xo', false],
] as const)('[TUR-%s] after "%s" a kot is alive: %s', (_, tricks, alive) => {
  expect(standing(takers(tricks), null, rules()).kotAlive).toBe(alive);
});

test.each<[string, number, number, number | null, Partial<TurupOptions>, boolean]>([
  ['6.4', 7, 3, 7, {}, true],
  ['6.4', 7, 0, 7, {}, false],
  ['6.4', 8, 1, 7, {}, true],
  ['6.4', 13, 0, 7, {}, true],
  ['6.4', 7, 3, 9, {}, false],
  ['6.4', 9, 3, 9, {}, true],
  ['6.4', 7, 5, 9, {}, true],
  ['6.4', 4, 5, 9, {}, false],
  ['6.4', 4, 7, 9, {}, true],
  ['6.4', 7, 1, null, {}, true],
  ['6.4', 7, 3, 7, { scoring: 'tricks' }, false],
  ['6.4', 9, 3, 9, { scoring: 'tarneeb' }, false],
  ['6.6', 7, 3, 9, { playOut: 'stopAt7' }, true],
  ['6.6', 6, 6, 7, { playOut: 'stopAt7' }, false],
  ['6.6', 9, 3, 7, { playOut: 'all13' }, false],
  ['6.6', 9, 4, 7, { playOut: 'all13' }, true],
  ['6.7', 7, 0, 7, { kotRule: 'first7' }, true],
  ['6.7', 6, 0, 7, { kotRule: 'first7' }, false],
])('[TUR-%s] %i : %i, bid %s, %o: over is %s', (_, royals, rebels, bid, changed, stop) => {
  expect(standing(taken(royals, rebels), contract(bid), rules(changed)).stop).toBe(stop);
});

test('[TUR-6.7] the first seven are a kot even if the others take some later', () => {
  expect(standing(takers('xxxxxxxoo'), contract(9), rules({ kotRule: 'first7' })).kot).toBe(0);
  expect(standing(takers('oxxxxxxxx'), contract(9), rules({ kotRule: 'first7' })).kot).toBeNull();
});

const scored = (
  tricks: readonly Side[],
  bid: TurupContract | null,
  changed: Partial<TurupOptions>,
  hearts: BySide<number> = [0, 0],
) => pointsOf({ standing: standing(tricks, bid, rules(changed)), contract: bid, trump: 'H', hearts }, rules(changed));

/** Every way the tricks of a whole deal can fall. */
const EVERY_DEAL: readonly (readonly Side[])[] = Array.from({ length: 2 ** 13 }, (_, n) =>
  Array.from({ length: 13 }, (_, trick): Side => ((n >> trick) & 1 ? 1 : 0)),
);

const CONTRACTS = [null, ...[7, 8, 9, 10, 11, 12, 13].flatMap(bid => [contract(bid, 0), contract(bid, 1)])];

/** How many of all deals score otherwise when they stop as soon as they may. */
const changedByStopping = (changed: Partial<TurupOptions>): number => {
  const house = rules(changed);
  let different = 0;
  for (const deal of EVERY_DEAL) {
    for (const bid of CONTRACTS) {
      let played = 0;
      while (!standing(deal.slice(0, played), bid, house).stop) played++;
      const [early, late] = [scored(deal.slice(0, played), bid, changed), scored(deal, bid, changed)];
      if (early[0] !== late[0] || early[1] !== late[1]) different++;
    }
  }
  return different;
};

test.each([{ kotRule: 'all13' }, { kotRule: 'first7' }] as const)(
  '[TUR-6.5] stopping changes no score: 2^13 deals, every bid by either side and none, %o',
  changed => {
    expect(changedByStopping(changed)).toBe(0);
  },
);

test('[TUR-6.5] stopping with the baazi would change it', () => {
  expect(changedByStopping({ playOut: 'stopAt7' })).toBeGreaterThan(0);
});

test.each<[string, number, number, number | null, number, Partial<TurupOptions>, BySide<number>]>([
  ['8.1', 7, 6, 7, 0, {}, [1, 0]],
  ['8.1', 6, 7, 7, 0, {}, [0, 1]],
  ['8.1', 7, 6, null, 0, {}, [1, 0]],
  ['8.2', 9, 3, 9, 0, {}, [3, 0]],
  ['8.2', 10, 3, 9, 0, {}, [3, 0]],
  ['8.2', 8, 5, 9, 0, {}, [-1, 0]],
  ['8.2', 5, 8, 9, 0, {}, [-2, 1]],
  ['8.2', 7, 6, 8, 1, {}, [1, -1]],
  ['8.2', 7, 3, 9, 0, { playOut: 'stopAt7', kotRule: 'first7' }, [1, 0]],
  ['8.3', 13, 0, 7, 0, {}, [3, 0]],
  ['8.3', 13, 0, 13, 0, {}, [9, 0]],
  ['8.3', 0, 13, 11, 0, {}, [-4, 3]],
  ['8.3', 13, 0, 7, 0, { kotBonus: 5 }, [6, 0]],
  ['8.3', 7, 0, 7, 0, { kotRule: 'first7' }, [2, 0]],
  ['8.3', 7, 0, 7, 1, { kotRule: 'first7' }, [3, 0]],
  ['8.3', 7, 0, null, 0, { kotRule: 'first7' }, [2, 0]],
  ['8.5', 9, 4, 8, 0, { scoring: 'tarneeb' }, [9, 0]],
  ['8.5', 7, 6, 8, 0, { scoring: 'tarneeb' }, [-8, 6]],
  ['8.5', 13, 0, 9, 0, { scoring: 'tarneeb' }, [16, 0]],
  ['8.5', 13, 0, 13, 0, { scoring: 'tarneeb' }, [26, 0]],
  ['8.5', 12, 1, 13, 0, { scoring: 'tarneeb' }, [-16, 1]],
  ['8.6', 8, 5, 9, 0, { scoring: 'tricks' }, [8, 5]],
  ['8.7', 8, 5, null, 0, { mode: 'frenzy' }, [13, 5]],
  ['8.7', 13, 0, null, 0, { mode: 'frenzy' }, [31, 0]],
  ['8.7', 13, 0, null, 0, { mode: 'frenzy', frenzyBaazi: 0, frenzyKot: 1 }, [14, 0]],
])('[TUR-%s] %i : %i tricks, bid %s by side %i, %o', (_, royals, rebels, bid, declarer, changed, points) => {
  expect(scored(taken(royals, rebels), contract(bid, declarer), changed)).toEqual(points);
});

test('[TUR-7.3] a heart trick is one more where hearts are trump, and nothing elsewhere', () => {
  const deal = {
    standing: standing(taken(8, 5), null, rules({ mode: 'frenzy' })),
    contract: null,
    hearts: [4, 3],
  } as const;
  expect(pointsOf({ ...deal, trump: 'H' }, rules({ mode: 'frenzy' }))).toEqual([17, 8]);
  expect(pointsOf({ ...deal, trump: 'D' }, rules({ mode: 'frenzy' }))).toEqual([13, 5]);
});
