import { pick, seeded } from '@majlis/kernel';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { expect, test } from 'vitest';
import { type Cast, fairDice, rebuilt, verifyLog } from './index.ts';
import { parlour } from './sim/parlour.ts';

const cast: Cast = { game: trunfo, words: spelling, dice: fairDice, levels: ['steady'], pace: [600, 2_000] };

test('a match of lapses and bots runs to its end, its log rebuilds it, and its dice can be checked', () => {
  const random = seeded(1);
  const house = parlour({
    cast,
    seed: 1,
    size: 2,
    options: {},
    bots: [1],
    think: (seat, view) =>
      pick(
        trunfo.offers(view as never, seat).filter(a => a.kind === 'lock'),
        random,
      ),
  });
  house.run(400_000);
  const { table, secret } = house.room;
  expect(table.ending?.by).toBe('game');
  expect(rebuilt(cast, house.log, secret)).toEqual(table);
  const verdict = verifyLog(cast, house.log);
  expect(verdict.checks.filter(check => !check.ok)).toEqual([]);
  expect(verdict.ok).toBe(true);
  console.log(house.log.length, verdict.checks.length, table.ending, house.now);
});
