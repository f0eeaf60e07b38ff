import type { OfKind, Options } from '@majlis/kernel';
import { keepLaws, type LawCase, type LawTally, worldsDrawn } from '@majlis/kernel/laws';
import { anyOptions } from '@majlis/kernel/laws/tests';
import fc from 'fast-check';
import { flags, gameNamed, stop } from './arguments.ts';
import { withGame } from './games.ts';

/** npm run laws -- --game <game> [--matches N] [--seed S] [--options <preset>|any] [--seats N] */
const main = (): Promise<void> => {
  const { text, number } = flags(['game', 'matches', 'seed', 'options', 'seats']);
  const trial = { matches: number('matches', 1000), seed: number('seed', 1) };
  return withGame(gameNamed(text('game')), ({ lawCase }) => {
    const wanted = text('options');
    const sizes = text('seats') ? [number('seats', 0)] : lawCase.game.sizes;
    const kinds = wanted ? [wanted] : [...Object.keys(lawCase.game.options.presets), 'any'];
    for (const seats of sizes) for (const kind of kinds) judge(lawCase, { ...trial, kind, seats });
    console.log(`${sizes.length * kinds.length} passed, 0 failed`);
  });
};

interface Trial {
  readonly kind: string;
  readonly matches: number;
  readonly seed: number;
  readonly seats: number;
}

const judge = <O extends object, S, A extends OfKind, E extends OfKind, R extends string>(
  lawCase: LawCase<O, S, A, E, R>,
  { kind, matches, seed, seats }: Trial,
): void => {
  const start = performance.now();
  const options = rulesFor(lawCase.game.options, kind, seed, matches);
  try {
    print(`${lawCase.game.id} ${kind}, ${seats} seats`, keepLaws(lawCase, { matches, seed, seats, options }));
    console.log(`  ${Math.round(performance.now() - start)} ms`);
  } catch (breach) {
    console.error(breach instanceof Error ? breach.message : breach);
    stop('0 passed, 1 failed');
  }
};

/** A preset, or for `any` other random house rules in each match. */
const rulesFor = <O extends object>(options: Options<O>, kind: string, seed: number, matches: number) => {
  if (kind === 'any') {
    const sample = fc.sample(anyOptions(options), { numRuns: matches, seed });
    return (match: number): O => sample[match] ?? options.presets.default;
  }
  const preset = options.presets[kind] ?? stop(`no preset ${kind}: ${Object.keys(options.presets).join(', ')}, any`);
  return (): O => preset;
};

const print = (what: string, tally: LawTally): void => {
  const { drawn, differed } = worldsDrawn(tally);
  const counts = (map: ReadonlyMap<string, number>) => [...map].map(([kind, times]) => `${kind} ${times}`).join(', ');
  console.log(`${what}: ${tally.matches} matches, ${tally.steps} steps keep all seven laws`);
  console.log(`  worlds drawn ${drawn}, differing from the truth ${differed}; throws refused ${tally.rerolls}`);
  console.log(`  ${counts(tally.actions)}`);
  console.log(`  told alike in two worlds: ${counts(tally.compared)}`);
};

await main();
