import { type Card, pack, RANKS } from '@majlis/kernel';
import { chiSquareOf, Z_LIMIT } from '@majlis/kernel/dice';
import { flags } from './arguments.ts';
import { byteModulo, type Dealer, fair, naiveSwap, sortByRandom } from './shuffles.ts';

const PACKS: readonly (readonly Card[])[] = [
  pack(['7', '8', '9', '10', 'J', 'Q', 'K', 'A']),
  pack(RANKS),
  pack(RANKS, 3, 6),
];

const DEALERS: readonly (readonly [name: string, dealer: Dealer, wanted: 'accepted' | 'rejected'])[] = [
  ['cg1', fair, 'accepted'],
  ['byte modulo', byteModulo, 'rejected'],
  ['naive swap', naiveSwap, 'rejected'],
  ['sort by random', sortByRandom, 'rejected'],
];

/** npm run dice -- [--deals N] [--seed S]   Another seed, another 200,000 deals. */
const main = (): void => {
  const { number } = flags(['deals', 'seed']);
  const [deals, seed] = [number('deals', 200_000), number('seed', 1)];
  console.log(`${deals} deals each, seed ${seed}; accepted within |z| < ${Z_LIMIT}`);
  let [passed, failed] = [0, 0];
  for (const cards of PACKS) {
    for (const [name, dealer, wanted] of DEALERS) {
      if (judge(cards, name, dealer(cards, seed), deals) === wanted) passed += 1;
      else failed += 1;
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

const judge = (cards: readonly Card[], name: string, deal: () => readonly Card[], deals: number): string => {
  const start = performance.now();
  const { z, fair } = chiSquareOf(cards, deals, deal);
  const speed = Math.round((1000 * deals) / (performance.now() - start));
  const verdict = fair ? 'accepted' : 'rejected';
  console.log(
    `${`${cards.length}`.padStart(3)} cards  ${name.padEnd(14)}  z ${z.toFixed(2).padStart(9)}  ${verdict}  ${speed} deals/s`,
  );
  return verdict;
};

main();
