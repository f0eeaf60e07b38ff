import { expect, test } from 'vitest';
import { simulateCluster } from './cluster.ts';
import { LEASE_RULES, type LeaseRules } from './cluster-world.ts';

const SEEDS = Array.from({ length: 200 }, (_, n) => n + 1);

test('two hundred seeds of crashes, hangs, cuts and restarts of the database: no table hops, and nobody speaks too late', () => {
  const reports = SEEDS.map(seed => ({ seed, ...simulateCluster(seed) }));
  expect(reports.flatMap(({ seed, violations }) => violations.map(what => `seed ${seed}: ${what}`))).toEqual([]);
  expect(reports.reduce((sum, { claims }) => sum + claims, 0)).toBeGreaterThan(200);
});

const MUTANTS: readonly (readonly [string, string, LeaseRules])[] = [
  [
    'believe a free name at once, as after a restart of the database',
    'I18',
    {
      ...LEASE_RULES,
      isGone: (known, node, names, now) => names.isFree || LEASE_RULES.isGone(known, node, names, now),
    },
  ],
  [
    'take their own name for held as long as they know no better',
    'I18',
    {
      ...LEASE_RULES,
      isGone: (known, node, { isFree }, now) => LEASE_RULES.isGone(known, node, { isFree, ownSince: 0 }, now),
    },
  ],
  ['never fall silent', 'I19', { ...LEASE_RULES, isSilent: () => false }],
  [
    'take their own sleep for that of the others',
    'I18',
    { ...LEASE_RULES, afterBeat: (known, ...look) => LEASE_RULES.afterBeat({ ...known, lookedAt: look[2] }, ...look) },
  ],
  [
    'judge by what they saw last, and not by what is',
    'I18',
    {
      ...LEASE_RULES,
      isGone: (known, { id, beat }, names, now) =>
        LEASE_RULES.isGone(known, { id, beat: known.others.get(id)?.beat ?? beat }, names, now),
    },
  ],
  ['come back under the name of the dead', 'I18', { ...LEASE_RULES, comesBack: true }],
];

test.each(MUTANTS)('processes that %s are found out', (_, law, rules) => {
  const found = SEEDS.find(seed => simulateCluster(seed, rules).violations.some(what => what.includes(` ${law} `)));
  expect(found).toBeDefined();
});
