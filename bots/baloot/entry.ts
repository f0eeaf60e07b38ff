import { baloot as game } from '@majlis/baloot';
import { spelling } from '@majlis/baloot/spelling';

/** What is common to all who seat players at Baloot. */
export const entry = {
  game,
  spelling,
  pace: [700, 2_000],
  budget: 150,
  standing: ({ scores }: ReturnType<typeof game.open>) => scores,
} as const;
