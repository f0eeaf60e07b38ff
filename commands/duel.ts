import { baloot, SEATABLES, turup } from '@majlis/bots';
import { flags, stop } from './arguments.ts';
import { ratesOf } from './baloot-rates.ts';
import { duel } from './duelling.ts';
import { trickCount, ratesOf as turupRatesOf } from './turup-rates.ts';

/**
 * npm run duel -- --game <game> [--a <level>] [--b <level>] [--deals N] [--seed S] [--options <preset>]
 * Two levels on the same deals with their seats swapped. For Baloot also how often four players of level a do what
 * people do; for Turup the tricks, and what four players of level a bid.
 */
const { text, number } = flags(['game', 'a', 'b', 'deals', 'seed', 'options']);
const name = text('game') ?? '';
const seatable = SEATABLES[name] ?? stop(`--game takes one of: ${Object.keys(SEATABLES).join(', ')}`);

const levelOf = (flag: 'a' | 'b', usual: string): string => {
  const level = text(flag) ?? usual;
  const known = [...seatable.levels, ...seatable.yardsticks];
  return known.includes(level) ? level : stop(`--${flag} takes one of: ${known.join(', ')}`);
};

const preset = text('options') ?? 'default';
const { presets } = seatable.game.options;
const options = presets[preset] ?? stop(`--options takes one of: ${Object.keys(presets).join(', ')}`);
const terms = {
  a: levelOf('a', 'steady'),
  b: levelOf('b', 'greedy'),
  deals: number('deals', 2000),
  seed: number('seed', 1),
};

const start = performance.now();
const tricks = trickCount();
const { points, error, won, lost, drawn } = duel(seatable, { ...terms, options }, tricks.watch);
const share = (100 * won) / Math.max(1, won + lost);
console.log(
  `${seatable.game.id} ${preset}: ${terms.a} against ${terms.b}, ${terms.deals} deals twice, seed ${terms.seed}`,
);
console.log(`  ${points.toFixed(3)} ± ${error.toFixed(3)} points a deal`);
console.log(`  ${share.toFixed(2)} % of decided matches won: ${won} of ${won + lost}, and ${drawn} drawn`);
if (name === 'turup') {
  console.log(`  ${tricks.lead(2 * terms.deals).toFixed(3)} tricks a deal more`);
  console.log(`  four ${terms.a} players:`);
  const rules = turup.game.options.presets[preset] ?? stop('no such preset');
  for (const { what, value, unit } of turupRatesOf({ ...terms, options: rules })) {
    console.log(`    ${what.padEnd(24)} ${value.toFixed(2).padStart(6)}${unit}`);
  }
}
if (name === 'baloot') {
  const { rates, locked } = ratesOf({
    ...terms,
    options: baloot.game.options.presets[preset] ?? stop('no such preset'),
  });
  console.log(`  four ${terms.a} players, and people:`);
  for (const { what, percent, target, near } of rates) {
    console.log(`    ${what.padEnd(10)} ${percent.toFixed(1).padStart(5)} %  (${target} %${near ? '' : ', far off'})`);
  }
  console.log(`    of the doubled rounds ${locked.toFixed(0)} % were locked`);
}
console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
