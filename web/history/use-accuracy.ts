import type { FinishedMatch } from '@majlis/protocol';
import { useEffect, useState } from 'react';
import { keptReview } from '@/match/kept-reviews.ts';

/** By the ids of matches: how well each seat chose, where this browser has reviewed it. */
export type Accuracies = ReadonlyMap<string, readonly (number | null)[]>;

/** null: not looked up yet. While more of the same list are looked up what was known stays. */
export const useAccuracy = (matches: readonly FinishedMatch[] | null): Accuracies | null => {
  const [known, setKnown] = useState<Accuracies | null>(null);
  useEffect(() => {
    if (matches === null) return setKnown(null);
    let isGone = false;
    const look = async (id: string) => [id, (await keptReview(id))?.accuracy ?? null] as const;
    Promise.all(matches.map(({ id }) => look(id))).then(all => {
      if (!isGone) setKnown(new Map(all.flatMap(([id, accuracy]) => (accuracy ? [[id, accuracy] as const] : []))));
    });
    return () => {
      isGone = true;
    };
  }, [matches]);
  return known;
};
