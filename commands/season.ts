import { flags } from './arguments.ts';
import { playSeason } from './season-club.ts';
import { patternCheck } from './season-escapers.ts';
import { decilesOf, findingsOf, patternFindings, quantile, type SeasonFinding, waitFinding } from './season-figures.ts';
import { fortyWaiting } from './season-forty.ts';

/** npm run season -- --people 2000 --matches 60000 --seed 1   A made-up club through the real pairing and the real ratings; fails on its figures. */
const { number } = flags(['people', 'matches', 'seed']);
const seed = number('seed', 1);
const people = number('people', 2_000);

const started = performance.now();
const season = playSeason({ people, matches: number('matches', 60_000), seed, breakMs: 30 * 60_000 });
const small = playSeason({ people: 40, matches: 1_000, seed, breakMs: 5_000 });
const { found, wronged } = patternCheck(5_000, 10_000, seed);
const seconds = (performance.now() - started) / 1_000;

const { waits, spreads, escapes, noShows } = season;
const median = (values: readonly number[]): string => quantile(values, 0.5).toFixed(1);
console.log(`${people} people, ${spreads.length} matches, seed ${seed}; ${seconds.toFixed(1)} s`);
console.log(`wait: median ${median(waits.map(ms => ms / 1_000))} s, 95 of 100 ${quantile(waits, 0.95) / 1_000} s`);
console.log(`spread: median ${median(spreads)}, 95 of 100 ${quantile(spreads, 0.95).toFixed(1)}`);
console.log(
  `escapes ${escapes}, no-shows ${noShows}; a house of 40 who play all evening: wait median ${quantile(small.waits, 0.5) / 1_000} s, 95 of 100 ${quantile(small.waits, 0.95) / 1_000} s`,
);
console.log(
  `deciles: ${decilesOf(season)
    .map(([e, won]) => `${e.toFixed(3)}→${won.toFixed(3)}`)
    .join('  ')}`,
);

const findings: readonly SeasonFinding[] = [
  ...findingsOf(season),
  waitFinding(fortyWaiting(season.members, 100, seed)),
  ...patternFindings(found, wronged),
];
for (const { what, value, ok } of findings) console.log(`${ok ? 'ok ' : 'BAD'}  ${what}: ${value}`);
const failed = findings.filter(({ ok }) => !ok).length + (small.faults.length > 0 ? 1 : 0);
console.log(`${findings.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
