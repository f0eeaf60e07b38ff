import type { Branch } from '@/match/branch.ts';
import type { OpenedMatch } from '@/match/open-match.ts';
import type { Eyes } from '@/match/sight.ts';
import type { MatchMoment, ReviewState } from '@/match/use-review.ts';
import type { Stepping } from '@/match/use-steps.ts';
import type { Who } from '@/match/who.ts';
import type { Seen } from '@/store/seen.ts';

/** What is looked at: everything beside the table is drawn from it. */
export interface SideProps {
  /** As it is shown: for a while perhaps another way that it might have gone. */
  readonly match: OpenedMatch;
  /** As it was. */
  readonly whole: OpenedMatch;
  readonly eyes: Eyes;
  readonly steps: Stepping;
  /** What is seen of the table at this stop. */
  readonly seen: Seen;
  /** Seat by seat. */
  readonly who: readonly Who[];
  readonly review: ReviewState;
  /** null: the match as it was. */
  readonly branch: Branch | null;
  readonly onEyes: (eyes: Eyes) => void;
  readonly onLine: (moment: MatchMoment) => void;
  readonly onTry: (moment: MatchMoment) => void;
}
