import { SEATABLES } from '@majlis/bots';
import { flags, stop } from './arguments.ts';
import { honestyOf } from './honesty.ts';

/**
 * npm run honest -- --game <game> [--level <level>] [--decisions N] [--budget B] [--seed S]
 * Shows players other hidden cards than the true ones: no decision may change. And asks them twice: the seed decides.
 */
const { text, number } = flags(['game', 'level', 'decisions', 'budget', 'seed']);
const name = text('game') ?? '';
const seatable = SEATABLES[name] ?? stop(`--game takes one of: ${Object.keys(SEATABLES).join(', ')}`);
const asked = text('level');
const levels = asked ? [asked] : [...seatable.levels, ...seatable.yardsticks];
const decisions = Math.ceil(number('decisions', 10_000) / levels.length);

let failed = false;
for (const level of levels) {
  const found = honestyOf(seatable, {
    level,
    decisions,
    budget: number('budget', seatable.budget),
    seed: number('seed', 1),
  });
  const { differing, changed, unsteady } = found;
  console.log(
    `${seatable.game.id} ${level}: ${decisions} decisions, other hidden cards in ${differing}, ${changed.length} changed, ${unsteady.length} not repeated`,
  );
  for (const line of [...changed, ...unsteady].slice(0, 5)) console.log(`  ${line}`);
  failed ||= changed.length + unsteady.length > 0 || differing === 0;
}
if (failed) process.exitCode = 1;
