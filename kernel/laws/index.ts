import type { OfKind } from '../game.ts';
import { seeded } from '../random.ts';
import type { LawCase } from './law-case.ts';
import { lawfulMatch } from './match.ts';
import { leftOpen } from './secrecy.ts';
import { emptyTally, type LawTally } from './tally.ts';

export type { LawCase } from './law-case.ts';
export { lawfulMatch } from './match.ts';
export { randomMatch, randomMove } from './random-play.ts';
export { emptyTally, type LawTally, worldsDrawn } from './tally.ts';

export interface LawRun<O> {
  readonly matches: number;
  readonly seed: number;
  readonly seats: number;
  /** The house rules of match n. */
  options(match: number): O;
}

/** All seven laws over many random matches. A breach is thrown, and says the seed of the match that shows it. */
export const keepLaws = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  lawCase: LawCase<O, S, A, E, R>,
  { matches, seed, seats, options }: LawRun<O>,
): LawTally => {
  const tally = emptyTally();
  for (let match = 0; match < matches; match++) {
    try {
      lawfulMatch(lawCase, options(match), seats, seeded(seed + match), tally);
    } catch (breach) {
      const rules = JSON.stringify(options(match));
      throw new Error(`${lawCase.game.id} breaks the law of ${messageOf(breach)}: seed ${seed + match}, ${rules}`, {
        cause: breach,
      });
    }
  }
  leftOpen(lawCase.game.id, tally);
  return tally;
};

const messageOf = (breach: unknown): string => (breach instanceof Error ? breach.message : String(breach));
