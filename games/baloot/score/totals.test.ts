import { seeded } from '@majlis/kernel';
import { randomMatch } from '@majlis/kernel/laws';
import { expect, test } from 'vitest';
import { multiplierOf } from '../doubling/doubling.ts';
import { baloot } from '../index.ts';
import type { BalootOptions } from '../options.ts';
import { ROUND_POINTS } from '../play/value.ts';
import { lawCase } from '../proof/law-case.ts';
import type { BalootState } from '../state.ts';
import type { ScoreSheet } from './sheet.ts';

/** `ROUNDS=20000` for the long run. */
const ROUNDS = Number(process.env.ROUNDS ?? 500);

/** Nothing but cards: no projects, Baloot, doubling, Qayd or Kaboot. */
const isPlain = (state: BalootState, sheet: ScoreSheet): boolean =>
  sheet.outcome !== 'qayd' &&
  sheet.outcome !== 'kaboot' &&
  state.doubling !== null &&
  multiplierOf(state.doubling) === 1 &&
  sheet.lines.every(line => line.kind !== 'written' || line.of === 'cards' || line.of === 'pot');

const totalsOf = (options: BalootOptions): { rounds: number; plain: number; wrong: ScoreSheet[] } => {
  const found = { rounds: 0, plain: 0, wrong: [] as ScoreSheet[] };
  for (let match = 0; found.rounds < ROUNDS; match++) {
    let state = baloot.open(options, 4);
    for (const event of randomMatch(lawCase, options, 4, seeded(match))) {
      if (event.kind === 'scored') {
        found.rounds++;
        const { points } = event.sheet;
        const plain = isPlain(state, event.sheet);
        if (plain) found.plain++;
        if (plain && points[0] + points[1] !== ROUND_POINTS[state.contract?.mode ?? 'sun'])
          found.wrong.push(event.sheet);
      }
      state = baloot.evolve(state, event);
    }
  }
  return found;
};

test.each(Object.entries(baloot.options.presets))('[BAL-16.20] a plain round brings 26 or 16: %s', (name, options) => {
  const { rounds, plain, wrong } = totalsOf(options);
  console.info(`${name}: ${plain} plain rounds of ${rounds}`);
  expect(wrong).toEqual([]);
  expect(plain).toBeGreaterThan(rounds / 20);
});
