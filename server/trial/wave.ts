import type { Arrivals } from './newcomers.ts';

/** What honest players noticed of an attack, and what it cost the house. */
export interface Wave {
  readonly name: string;
  readonly moves: number;
  /** Answers to the honest just before, and meanwhile, in ms. */
  readonly before: Times;
  readonly during: Times;
  /** Moves of the honest that were never answered. */
  readonly unanswered: number;
  /** People who came to the door meanwhile, and how many of them came in. */
  readonly newcomers: Arrivals;
  /** What the process had at most, in MB, and how much more than in peace it kept afterwards. */
  readonly rss: number;
  readonly grown: number;
  /** How long it took until it had given back what it took, in s. */
  readonly back: number;
  readonly descriptors: number;
  /** How much of its time the house's own thread worked, in percent. */
  readonly busy: number;
  /** Lines in the audit log. */
  readonly rows: number;
  readonly alive: boolean;
  /** How many were sent away because they did not read. */
  readonly slow: number;
  /** What the attackers got that nobody should get. */
  readonly won: readonly string[];
}

interface Times {
  readonly p50: number;
  readonly p99: number;
}

/** What a siege may cost: MB kept, MB at most, ms, and how many times as many ms as before. */
const MOST = { grown: 100, rss: 600, p99: 250, ratio: 8 };

/** What must not be, however slow the machine is. */
export const losses = (waves: readonly Wave[]): readonly string[] =>
  waves.flatMap(({ name, moves, grown, rss, alive, unanswered, newcomers, won }) => [
    ...(alive ? [] : [`${name}: the house died`]),
    ...(alive && moves === 0 ? [`${name}: nobody could play`] : []),
    ...(unanswered > 0 ? [`${name}: ${unanswered} moves were never answered`] : []),
    ...(newcomers.served < newcomers.came
      ? [`${name}: ${newcomers.came - newcomers.served} of ${newcomers.came} newcomers did not come in`]
      : []),
    ...(grown > MOST.grown ? [`${name}: the house grew by ${grown.toFixed(0)} MB, over ${MOST.grown}`] : []),
    ...(rss > MOST.rss ? [`${name}: the house had ${rss.toFixed(0)} MB, over ${MOST.rss}`] : []),
    ...won.map(what => `${name}: ${what}`),
  ]);

/** The same for a machine that does nothing else. */
export const delays = (waves: readonly Wave[]): readonly string[] =>
  waves.flatMap(({ name, before, during, newcomers: { served, late } }) => {
    const most = Math.min(MOST.p99, MOST.ratio * before.p99);
    return [
      ...(during.p99 > most ? [`${name}: p99 ${during.p99.toFixed(1)} ms, over ${most.toFixed(1)}`] : []),
      ...(late > 0 ? [`${name}: ${late} of ${served} newcomers waited too long`] : []),
    ];
  });

const times = ({ p50, p99 }: Times): string => `${p50.toFixed(1)}/${p99.toFixed(1)}`;

export const told = (wave: Wave): string =>
  [
    `${wave.name.padEnd(28)} p50/p99 ${times(wave.before)} → ${times(wave.during)} ms`,
    `${wave.moves} moves`,
    ...(wave.unanswered > 0 ? [`${wave.unanswered} unanswered`] : []),
    `${wave.newcomers.served}/${wave.newcomers.came} newcomers`,
    `${wave.rss.toFixed(0)} MB at most, ${wave.grown.toFixed(0)} kept after ${wave.back.toFixed(0)} s`,
    `${wave.busy.toFixed(0)} % busy`,
    `${wave.descriptors} descriptors`,
    `${wave.rows} rows`,
    ...(wave.slow > 0 ? [`${wave.slow} sent away as too slow`] : []),
    ...(wave.alive ? [] : ['DEAD']),
  ].join(', ');
