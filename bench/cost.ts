import { type OfKind, type Random, seeded } from '@majlis/kernel';
import { keptRound, PARTS, playRound, type RandomRounds } from './contract.ts';
import { figure } from './rate.ts';

/** µs of CPU. */
const WARM_UP = 1_500_000;
const ENOUGH = 4_000_000;
/** Rounds are played for so long, then taken apart, then the bare loop has its turn: a busy machine slows all of them alike. */
const TURN = 30_000;
/** Of so many rounds one is taken apart; of the bare rounds there are so many for each. */
const KEPT = 4;
const BARE = 10;

/** Time this thread has spent working, in µs: what others do on the machine does not count. */
const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** What was spent on so many rounds. */
class Meter {
  #spent = 0;
  #rounds = 0;

  run(work: () => number): void {
    const from = cpu();
    this.#rounds += work();
    this.#spent += cpu() - from;
  }

  get each(): number {
    return this.#spent / Math.max(1, this.#rounds);
  }
}

type Meters = { readonly [name: string]: Meter };

/** Every turn has new rounds: the parts are measured on states that were used once, as at a table. */
const measured = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  rounds: RandomRounds<O, S, A, E, R>,
  bare: ((random: Random) => unknown) | null,
  enough: number,
): Meters => {
  const [random, other] = [seeded(1), seeded(1)];
  const parts = Object.entries(PARTS).map(([name, part]) => ({ name, part, meter: new Meter() }));
  const [whole, alone] = [new Meter(), new Meter()];
  for (const until = cpu() + enough; cpu() < until; ) {
    let played = 0;
    whole.run(() => {
      for (const end = cpu() + TURN; cpu() < end; played++) playRound(rounds, random);
      return played;
    });
    const kept = Array.from({ length: Math.ceil(played / KEPT) }, () => keptRound(rounds, other));
    for (const { part, meter } of parts) {
      meter.run(() => {
        for (const round of kept) part(rounds.game, round);
        return kept.length;
      });
    }
    if (!bare) continue;
    alone.run(() => {
      for (let n = 0; n < BARE * played; n++) bare(other);
      return BARE * played;
    });
  }
  return {
    ...Object.fromEntries(parts.map(({ name, meter }) => [name, meter])),
    whole,
    ...(bare ? { 'bare arrays': alone } : {}),
  };
};

/** What a round costs through the contract: the whole, its parts, and the ratio to the same game on bare arrays. */
export const reportCosts = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  title: string,
  rounds: RandomRounds<O, S, A, E, R>,
  bare: ((random: Random) => unknown) | null = null,
): void => {
  measured(rounds, bare, WARM_UP);
  const meters = measured(rounds, bare, ENOUGH);
  const unit = meters['bare arrays']?.each;
  console.log(`${title}: µs of CPU${unit === undefined ? '' : ', × bare'}`);
  for (const [name, { each }] of Object.entries(meters)) {
    const ratio = unit === undefined ? '' : figure(each / unit).padStart(10);
    console.log(`  ${name.padEnd(14)}${figure(each).padStart(8)}${ratio}`);
  }
};
