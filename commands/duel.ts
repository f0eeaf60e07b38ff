import { baloot, SEATABLES, type Seatable, turup } from '@majlis/bots';
import type { OfKind } from '@majlis/kernel';
import { flags, stop } from './arguments.ts';
import { ratesOf } from './baloot-rates.ts';
import { balootContract, contractCount, type ScoredRound, turupContract } from './contracts.ts';
import { duel } from './duelling.ts';
import { timed } from './thinking-time.ts';
import { trickCount, ratesOf as turupRatesOf } from './turup-rates.ts';

/**
 * npm run duel -- --game <game> [--a <level>] [--b <level>] [--deals N] [--seed S] [--options <preset>]
 * Two levels on the same deals with their seats swapped: points, deals, matches, what a decision costs, and where there
 * is an auction, points by contract. For Baloot also how often four players of level a do what people do; for Turup the
 * tricks, and what four players of level a bid.
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
const housed = <O>(houses: { readonly [name: string]: O }): O =>
  houses[preset] ?? stop(`--options takes one of: ${Object.keys(presets).join(', ')}`);
const terms = {
  a: levelOf('a', 'steady'),
  b: levelOf('b', 'greedy'),
  deals: number('deals', 2000),
  seed: number('seed', 1),
};

const tricks = trickCount();

/** Plays the duel and prints it. */
const fought = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  game: Seatable<O, S, A, E, R>,
  contractOf: (event: E, after: S) => ScoredRound | undefined,
): void => {
  const { players, costOf } = timed(game);
  const contracts = contractCount();
  const options = housed(game.game.options.presets);
  const result = duel(players, { ...terms, options }, (event, side, after) => {
    tricks.watch(event, side);
    const scored = contractOf(event, after);
    if (scored) contracts.note(scored, side);
  });
  const { points, error, better, worse, same, won, lost, drawn } = result;
  const share = (100 * won) / Math.max(1, won + lost);
  console.log(`  ${points.toFixed(3)} ± ${error.toFixed(3)} points a deal`);
  console.log(`  ${better} deals better, ${worse} worse, ${same} the same`);
  console.log(`  ${share.toFixed(2)} % of decided matches won: ${won} of ${won + lost}, and ${drawn} drawn`);
  for (const level of new Set([terms.a, terms.b])) {
    const { decisions, mean, p99 } = costOf(level);
    console.log(`  ${level}: ${mean.toFixed(2)} ms CPU a decision, p99 ${p99.toFixed(2)} ms (${decisions} decisions)`);
  }
  const all = contracts.rows();
  if (all.length > 0) console.log(`  points of ${terms.a} by contract:`);
  for (const { contract, buyer, deals, points: sum } of all) {
    const what = `${contract}, bought by ${terms[buyer]}${terms.a === terms.b ? ` (${buyer})` : ''}`;
    const [mean, part] = [sum / deals, sum / (2 * terms.deals)];
    console.log(
      `    ${what.padEnd(34)} ${String(deals).padStart(5)} deals ${mean.toFixed(2).padStart(8)} each ${part.toFixed(3).padStart(7)} of the mean`,
    );
  }
};

const start = performance.now();
console.log(
  `${seatable.game.id} ${preset}: ${terms.a} against ${terms.b}, ${terms.deals} deals twice, seed ${terms.seed}`,
);
if (name === 'baloot') fought(baloot, balootContract);
else if (name === 'turup') fought(turup, turupContract);
else fought(seatable, () => undefined);

if (name === 'turup') {
  console.log(`  ${tricks.lead(2 * terms.deals).toFixed(3)} tricks a deal more`);
  console.log(`  four ${terms.a} players:`);
  for (const { what, value, unit } of turupRatesOf({ ...terms, options: housed(turup.game.options.presets) })) {
    console.log(`    ${what.padEnd(24)} ${value.toFixed(2).padStart(6)}${unit}`);
  }
}
if (name === 'baloot') {
  const { rates, locked } = ratesOf({ ...terms, options: housed(baloot.game.options.presets) });
  console.log(`  four ${terms.a} players, and people:`);
  for (const { what, percent, target, near } of rates) {
    console.log(`    ${what.padEnd(10)} ${percent.toFixed(1).padStart(5)} %  (${target} %${near ? '' : ', far off'})`);
  }
  console.log(`    of the doubled rounds ${locked.toFixed(0)} % were locked`);
}
console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
