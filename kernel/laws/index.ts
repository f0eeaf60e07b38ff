import { seeded } from '../random.ts';
import { lawfulMatch } from './match.ts';
import { leftOpen } from './secrecy.ts';
import type { Kind, Subject } from './subject.ts';
import { emptyTally, type Tally } from './tally.ts';

export { lawfulMatch } from './match.ts';
export type { Kind, Subject } from './subject.ts';
export { emptyTally, type Tally, worldsDrawn } from './tally.ts';
export { randomMatch } from './walk.ts';

export interface Run<O> {
  readonly matches: number;
  readonly seed: number;
  readonly seats: number;
  /** The house rules of match n. */
  options(match: number): O;
}

/** All seven laws over many random matches. A breach is thrown, and says the seed of the match that shows it. */
export const keepLaws = <O, S, A extends Kind, E extends Kind, R extends string>(
  subject: Subject<O, S, A, E, R>,
  { matches, seed, seats, options }: Run<O>,
): Tally => {
  const tally = emptyTally();
  for (let match = 0; match < matches; match++) {
    try {
      lawfulMatch(subject, options(match), seats, seeded(seed + match), tally);
    } catch (breach) {
      const rules = JSON.stringify(options(match));
      throw new Error(`${subject.game.id} breaks the law of ${messageOf(breach)}: seed ${seed + match}, ${rules}`, {
        cause: breach,
      });
    }
  }
  leftOpen(subject.game.id, tally);
  return tally;
};

const messageOf = (breach: unknown): string => (breach instanceof Error ? breach.message : String(breach));
